"""The judge of puzzles: plays every answer out in the same imagined worlds, and compares."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from higgle import catalogue
from higgle.bots.lookahead import Rehearsal
from higgle.catalogue import retrace
from higgle.core import Action, Event, Seat, Table
from higgle.narrator import SeenEvent, Sentence, show
from higgle.play import Bot, make_bot
from higgle.puzzles.games.questions import facts_for, needs_yes
from higgle.puzzles.puzzle import BEST, BETTER, SAME, WORSE, PlayedOut, Puzzle, Told, ask_of

STRONG: Final = "expert"
"""Whose learned judgement counts."""
TURNS: Final = 8
"""How many turns are played out; with beans the end of trading counts as one."""
SENTENCES: Final = 3
"""How much is told of a world."""
TELLING: Final = frozenset(
    (
        "dealt",
        "harvested",
        "field_bought",
        "field_won",
        "order_met",
        "bought",
        "stew_harvested",
        "fought",
        "conquered",
        "lot_bought",
        "lot_paid",
        "lot_sold",
        "animals_moved",
        "pedigree_bought",
    )
)
"""The events that are told of a world."""
AGREED: Final = "dealt"
"""The event of a deal that was closed."""

Worlds = list[list[float]]
"""What every answer came to, in world after world."""


class Judge:
    """Plays answers out from one position, as its seat sees it."""

    def __init__(self, view: Table, seat: Seat, bot: Bot) -> None:
        self.view, self.seat = view, seat
        self.rehearsal = Rehearsal(view, bot, ask_of(view, seat))
        self.events: list[list[list[Event]]] = []
        """What happened, answer by answer in every world that was kept."""

    def play(
        self, answers: Sequence[Action | None], worlds: range, seed: str, turns: int = TURNS
    ) -> Worlds:
        """What every answer comes to in each of these worlds; the same dice fall for all."""
        return [self.play_world(answers, f"{seed}/{world}", turns) for world in worlds]

    def play_world(self, answers: Sequence[Action | None], seed: str, turns: int) -> list[float]:
        """What every answer comes to in one world."""
        random = Random(seed)
        world = self.view.imagine(random)
        dice = int(random.random() * 2**32)
        values, events = [], []
        for answer in answers:
            self.rehearsal.events = []
            values.append(self.rehearsal.promise(world, dice, answer, turns))
            events.append(self.rehearsal.events)
        self.events.append(events)
        return values


def judge_of(puzzle: Puzzle, player: str = STRONG) -> tuple[Judge, list[Action | None]]:
    """The judge of a stored puzzle, with its answers; the player plays them out and values them."""
    table = catalogue.new(puzzle.game, puzzle.seats, puzzle.seed, puzzle.options)
    events = [event for events in retrace(table, puzzle.record()) for event in events]
    view, bot = table.view(puzzle.seat), make_bot(player, puzzle.game, Random(0))
    bot.act(view, ask_of(view, puzzle.seat), [table.seen(one, puzzle.seat) for one in events])
    return Judge(view, puzzle.seat, bot), puzzle.actions(view)


def holds(puzzle: Puzzle, worlds: int, seed: str, turns: int = TURNS, player: str = STRONG) -> bool:
    """Whether the answer of a puzzle is the best in fresh worlds, too, as this player sees it."""
    judge, answers = judge_of(puzzle, player)
    values = means(judge.play(answers, range(worlds), seed, turns))
    return max(range(len(values)), key=lambda place: values[place]) == puzzle.best


def means(worlds: Worlds) -> list[float]:
    """The mean of every answer."""
    return [sum(values) / len(worlds) for values in zip(*worlds, strict=True)]


def lead(worlds: Worlds, best: int, other: int) -> tuple[float, float]:
    """By how much an answer is better than another, and the standard error of that."""
    return mean_error([values[best] - values[other] for values in worlds])


def mean_error(values: list[float]) -> tuple[float, float]:
    """The mean of some values, and its standard error."""
    mean = sum(values) / len(values)
    spread = sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1)
    return mean, sqrt(spread / len(values))


def outcomes(
    judge: Judge,
    answers: Sequence[Action | None],
    worlds: Worlds,
    best: int,
    beside: int,
    step: float,
) -> list[PlayedOut]:
    """What is told of every answer."""
    found: list[PlayedOut] = []
    for place, answer in enumerate(answers):
        gains = [values[place] - values[beside] for values in worlds]
        value, error = mean_error(gains)
        happened = [events[place] for events in judge.events]
        yes = share_agreed(happened, judge.seat) if needs_yes(answer) else None
        dots = "".join([dot_of(gain, step) for gain in gains])
        facts = tuple(facts_for(judge.view, judge.seat, answer))
        told = () if place != best else tell_worlds(judge, gains, dots, happened)
        found.append(PlayedOut(round(value, 3), round(error, 3), dots, yes, facts, told))
    return found


def dot_of(gain: float, step: float) -> str:
    """How an answer fared in a world, in whole steps."""
    steps = round(gain / step)
    return WORSE if steps < 0 else (SAME, BETTER, BEST)[min(steps, 2)]


def share_agreed(happened: list[list[Event]], seat: Seat) -> float:
    """In which share of the worlds a seat closed a deal."""
    agreed = [any(one.name == AGREED and one.seat == seat for one in events) for events in happened]
    return round(sum(agreed) / len(agreed), 3)


def tell_worlds(
    judge: Judge, gains: list[float], dots: str, happened: list[list[Event]]
) -> tuple[Told, ...]:
    """A good, a middling and a bad world."""
    order = sorted(range(len(gains)), key=lambda world: -gains[world])
    chosen = dict.fromkeys([order[len(order) // 10], order[len(order) // 2], order[-1]])
    told = [Told(dots[world], tell_events(judge, happened[world])) for world in chosen]
    return tuple([one for one in told if one.sentences])


def tell_events(judge: Judge, events: list[Event]) -> tuple[Sentence, ...]:
    """The first telling things that happened to a seat."""
    shown = [show(judge.view, event, judge.seat) for event in events if event.name in TELLING]
    own = [one.sentence for one in shown if one.sentence and concerns(one, judge.seat)]
    return tuple(own[:SENTENCES])


def concerns(event: SeenEvent, seat: Seat) -> bool:
    """Whether somebody did it, or it was done with them."""
    partners = [event.fields.get(word) for word in ("partner", "auctioneer", "bidder", "loser")]
    return seat in (event.seat, *partners)

"""The miner: finds positions of bots' games with one clearly best answer.

The learned judgement and the search must agree on it: near and far, in worlds of their own.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from random import Random
from typing import Final

import msgspec

from higgle import catalogue
from higgle.core import CLOCK, Action, Event, Record, Seat, Table
from higgle.play import Match, make_bot
from higgle.puzzles.games.answers import answers_to
from higgle.puzzles.games.questions import is_quiet, question_of, step_of
from higgle.puzzles.judge import STRONG, TURNS, Judge, Worlds, lead, means, outcomes
from higgle.puzzles.puzzle import SET, WORLDS, Puzzle, ask_of

PLAYERS: Final = "farmer"
"""Who plays the games: the quick bots."""
SIMPLE: Final = "greedy"
"""Whoever takes what helps at once shall not always be right."""
ANSWERS: Final = 3
"""How many answers a puzzle offers."""
OPEN: Final = ("offer", "lay")
"""Questions that always have so many."""
FIRST_LOOK: Final = 10
"""In how many worlds a position is tried first."""
MANY: Final = 240
"""In how many worlds the best must be clearly best."""
NEAR: Final = 2
"""How few turns are played out when the search looks near."""
GAP: Final = 0.3
"""How many steps better than the second the best must be."""
WIDE: Final = 4.0
"""More than this, and everybody sees it."""
SURE: Final = 4.0
"""How many standard errors better it must be."""
DOUBTS: Final = 2.0
"""And how many by the judgement of a bot that has learned nothing."""
FEWEST, LONGEST = 20, 300
"""After how many actions of a game positions begin to be looked at, and where they end."""
LOOKS: Final = 0.25
"""Which share of all positions is looked at."""
OF_A_GAME: Final = 2
"""How many puzzles come from one game."""
EASY: Final = 0.15
"""Which share of a set may be what a simple bot finds."""


class Quota:
    """How many puzzles of each question, and how many easy ones, a set still takes."""

    def __init__(self, count: int, only: Collection[str] = ()) -> None:
        self.count = count
        self.only = only
        self.most = -(-count // 3)
        self.questions: Counter[str] = Counter()
        self.easy = 0

    def takes(self, question: str, easy: bool) -> bool:
        """Whether one more of these is wanted."""
        wanted = not self.only or question in self.only
        room = wanted and self.questions[question] < self.most
        return room and (not easy or self.easy < EASY * self.count)

    def note(self, question: str, easy: bool) -> None:
        """One more was found."""
        self.questions[question] += 1
        self.easy += easy


def mine(
    game: str,
    count: int = SET,
    seed: str = "puzzles",
    games: int = 400,
    only: Collection[str] = (),
) -> Iterator[Puzzle]:
    """Puzzles of a game, the same for the same seed, until there are enough; `only` some kinds."""
    quota = Quota(count, only)
    found = 0
    for number in range(games):
        if found >= count:
            return
        for puzzle in mine_game(game, f"{seed}/{game}/{number}", quota):
            yield puzzle
            found += 1
            if found >= count:
                return


def mine_game(game: str, seed: str, quota: Quota) -> Iterator[Puzzle]:
    """The puzzles of one game of bots."""
    random = Random(seed)
    sizes = [seats for seats in catalogue.game_class(game).SEATS if 3 <= seats <= 5]
    match = Match(game, random.choice(sizes), [PLAYERS], seed)
    match.play()
    record = match.table.record()
    table = catalogue.new(game, record.seats, seed, record.options)
    events: list[Event] = []
    left = OF_A_GAME
    for step, line in enumerate(record.lines[:LONGEST]):
        look = FEWEST <= step and line.seat != CLOCK and random.random() < LOOKS
        puzzle = examine(table, line.seat, record, step, events, quota) if look else None
        if puzzle is not None:
            yield puzzle
            left -= 1
            if not left:
                return
        events += table.act(line.seat, table.parse(line.do))


def examine(
    table: Table, seat: Seat, record: Record, step: int, events: list[Event], quota: Quota
) -> Puzzle | None:
    """The puzzle of a position, if there is one."""
    view = table.view(seat)
    if sum(ask.seat == seat for ask in view.asks()) != 1:
        return None
    ask, bot = ask_of(view, seat), make_bot(STRONG, record.game, Random(0))
    first = bot.act(view, ask, [table.seen(event, seat) for event in events])
    question = question_of(view, first)
    if not question or not quota.takes(question, easy=False):
        return None
    simple = make_bot(SIMPLE, record.game, Random(0)).act(view, ask, ())
    easy = simple == first
    if not quota.takes(question, easy):
        return None
    judge, seed, unit = Judge(view, seat, bot), f"{record.seed}/{step}", step_of(view)
    answers = choose(judge, list(dict.fromkeys(answers_to(bot, view, ask, first))), first, seed)
    if len(answers) < least_answers(question):
        return None
    best = answers.index(first)
    if not all(is_ahead(judge.play(answers, *look), best, unit) for look in looks(seed)):
        return None
    if not is_clear(judge.play(answers, range(MANY), f"{seed}/many"), best, unit):
        return None
    if not is_agreed(view, seat, record.game, answers, best, seed):
        return None
    judge.events = []
    worlds = judge.play(answers, range(WORLDS), f"{seed}/shown")
    if not is_ahead(worlds, best, unit):
        return None
    quota.note(question, easy)
    return puzzle_of(judge, record, step, question, answers, worlds, best)


def choose(
    judge: Judge, answers: list[Action | None], first: Action | None, seed: str
) -> list[Action | None]:
    """The best few of the answers at a first look, in an order that tells nothing; none if the
    first one is not among the best."""
    if len(answers) < 2:
        return []
    worlds = judge.play(answers, range(FIRST_LOOK), f"{seed}/first", NEAR)
    values = means(worlds)
    ranked = sorted(range(len(answers)), key=lambda place: -values[place])
    few = [answers[place] for place in ranked[:ANSWERS]]
    if few[0] != first:
        return []
    return sorted(few, key=str)


def least_answers(question: str) -> int:
    """How many answers a puzzle must offer: of offers there are always several."""
    return ANSWERS if question in OPEN else 2


def looks(seed: str) -> list[tuple[range, str, int]]:
    """The worlds in which the search looks near, and then far."""
    return [(range(WORLDS // 2), f"{seed}/near", NEAR), (range(WORLDS // 2), f"{seed}/far", TURNS)]


def is_ahead(worlds: Worlds, best: int, unit: float) -> bool:
    """Whether an answer seems better than all others."""
    others = [other for other in range(len(worlds[0])) if other != best]
    return all(lead(worlds, best, other)[0] > GAP * unit for other in others)


def is_clear(worlds: Worlds, best: int, unit: float) -> bool:
    """Whether an answer is clearly better than all others, but not absurdly."""
    leads = [lead(worlds, best, other) for other in range(len(worlds[0])) if other != best]
    nearest = min(gain for gain, _ in leads)
    return GAP * unit < nearest < WIDE * unit and all(gain > SURE * doubt for gain, doubt in leads)


def is_agreed(
    view: Table, seat: Seat, game: str, answers: list[Action | None], best: int, seed: str
) -> bool:
    """Whether a bot that has learned nothing and looks twice as far finds the same one best."""
    bot = make_bot(PLAYERS, game, Random(0))
    bot.act(view, ask_of(view, seat), ())
    worlds = Judge(view, seat, bot).play(answers, range(MANY // 2), f"{seed}/other", 2 * TURNS)
    leads = [lead(worlds, best, other) for other in range(len(answers)) if other != best]
    return all(gain > DOUBTS * doubt for gain, doubt in leads)


def puzzle_of(
    judge: Judge,
    record: Record,
    step: int,
    question: str,
    answers: list[Action | None],
    worlds: Worlds,
    best: int,
) -> Puzzle:
    """What is stored of a position."""
    values = means(worlds)
    quiet = [place for place, answer in enumerate(answers) if is_quiet(answer) and place != best]
    worst = min(range(len(values)), key=lambda place: values[place])
    beside = quiet[0] if quiet else worst
    unit = step_of(judge.view)
    log = tuple([f"{line.seat} {line.do}" for line in record.lines[:step]])
    puzzle = Puzzle(
        record.game,
        question,
        record.seats,
        record.options,
        record.seed,
        record.rules,
        log,
        judge.seat,
        tuple(["" if answer is None else str(answer) for answer in answers]),
        best,
        beside,
        unit,
    )
    told = tuple(outcomes(judge, answers, worlds, best, beside, unit))
    return msgspec.structs.replace(puzzle, outcomes=told)

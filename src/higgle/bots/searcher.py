"""The searcher: it imagines what it cannot see, rehearses what would follow, and compares.

Every candidate is rehearsed in the same imagined worlds with the same dice, so that luck falls
out of the comparison. What its rung of the ladder would do is done unless another candidate is
clearly better; candidates that fall behind are not rehearsed any further.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from time import perf_counter

from higgle.bots.ladder import farmer
from higgle.bots.lookahead import Rehearsal, alternatives, script_of
from higgle.bots.style import parse_style
from higgle.core import Action, Ask, Event, Options, Seat, Table
from higgle.kuhhandel.game import Kuhhandel
from higgle.play import Bot, Reason, Spoken, Statement
from higgle.play.ledger import Ledger


class SearcherStyle(Options, frozen=True):
    """How long and how far a searcher looks."""

    budget: int = 200
    """The time for one decision, in milliseconds."""
    worlds: int = 32
    """How many worlds it imagines at most; with a small number it is the same on every machine."""
    fewest: int = 4
    """With fewer worlds it does not trust what it saw."""
    turns: int = 1
    """How many turns it rehearses; with beans the end of trading counts as one."""
    doubt: float = 1.5
    """How many standard errors better another candidate must be."""


STYLES = {
    "quick": SearcherStyle(budget=20),
    "normal": SearcherStyle(),
    "deep": SearcherStyle(budget=1000, worlds=500, turns=4),
}


BEANS = "boldness=0.25+likely=0.1"
COWS = "envy=0.2"
"""How its own first thoughts differ from the script's."""


class Searcher(Bot):
    """Rehearses its candidates in imagined worlds within a time budget."""

    hears = True
    talks = True

    def __init__(self, game: str, random: Random, style: str = "", rung: Bot | None = None) -> None:
        """`rung` is whose first thoughts it improves on."""
        super().__init__(game, random, style)
        beans = game != Kuhhandel.ID
        self.manners = parse_style(style, STYLES["normal"], STYLES)
        self.rung = rung or farmer(game, random, BEANS if beans else COWS)

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        start = perf_counter()
        first = self.rung.act(view, ask, events)
        others = alternatives(script_of(self.rung), view, ask, first)
        if not others:
            return first
        return self.search(view, ask, [first, *others], start + self.manners.budget / 1000)

    def follow(self, view: Table, seat: Seat, events: Sequence[Event]) -> None:
        self.rung.follow(view, seat, events)

    def rewind(self, ledger: Ledger) -> None:
        self.rung.rewind(ledger)

    def hear(self, said: Statement) -> bool:
        return self.rung.hear(said)

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        return self.rung.says(view, seat, action)

    def speaks_after(self, action: Action) -> bool:
        return self.rung.speaks_after(action)

    def why(self, view: Table, seat: Seat, action: Action) -> Reason | None:
        return self.rung.why(view, seat, action)

    def search(
        self, view: Table, ask: Ask, candidates: list[Action | None], end: float
    ) -> Action | None:
        """The candidate that does best, if it is clearly better than the first."""
        rehearsal = Rehearsal(view, self.rung, ask)
        gains: list[list[float]] = [[] for _ in candidates]
        rivals = list(range(1, len(candidates)))
        slowest = 0.0
        for world in range(1, self.manners.worlds + 1):
            start = perf_counter()
            if start + slowest > end:
                break
            tried = [candidates[0], *[candidates[rival] for rival in rivals]]
            values = self.rehearse(rehearsal, tried)
            for rival, value in zip(rivals, values[1:], strict=True):
                gains[rival].append(value - values[0])
            if world >= self.manners.fewest:
                rivals = [rival for rival in rivals if self.may_win(gains[rival])]
                if not rivals or self.has_won(gains, rivals):
                    break
            slowest = max(slowest, perf_counter() - start)
        best = max(rivals, key=lambda rival: mean(gains[rival]), default=0)
        return candidates[best if self.is_better(gains[best]) else 0]

    def is_better(self, gains: list[float]) -> bool:
        """Whether a candidate is clearly better than the first."""
        enough = len(gains) >= self.manners.fewest
        return enough and mean(gains) > self.manners.doubt * error(gains)

    def may_win(self, gains: list[float]) -> bool:
        """Whether a candidate that is a little lucky will be clearly better after all worlds."""
        least = self.manners.doubt * error(gains) * sqrt(len(gains) / self.manners.worlds)
        return mean(gains) + error(gains) > least

    def has_won(self, gains: list[list[float]], rivals: list[int]) -> bool:
        """Whether one candidate is left, and no luck was needed."""
        only = gains[rivals[0]]
        return len(rivals) == 1 and len(only) >= 2 * self.manners.fewest and self.is_better(only)

    def rehearse(self, rehearsal: Rehearsal, candidates: list[Action | None]) -> list[float]:
        """What comes of each candidate in one imagined world."""
        world = rehearsal.view.imagine(self.random)
        world.emit_events = False
        dice = int(self.random.random() * 2**32)
        turns = self.manners.turns
        return [rehearsal.promise(world, dice, candidate, turns) for candidate in candidates]


def mean(values: list[float]) -> float:
    """The mean of some values; of none it is nothing."""
    return sum(values, 0.0) / max(1, len(values))


def error(values: list[float]) -> float:
    """The standard error of their mean."""
    middle = mean(values)
    spread = sum([(value - middle) ** 2 for value in values], 0.0) / max(1, len(values) - 1)
    return sqrt(spread / len(values))

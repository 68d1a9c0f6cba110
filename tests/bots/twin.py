"""A bot asked twice: about what it sees, and about another world that looks the same."""

from collections.abc import Sequence
from random import Random

import higgle
from higgle.core import Action, Ask, Event, Table
from higgle.play import Bot, Match, make_bot


class Twin(Bot):
    """Plays like its rung, and asks a twin of it about the same view of another world."""

    hears = True
    rung = "farmer"
    decisions = 0
    differences = 0

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        seed = int(random.random() * 1e9)
        self.first = make_bot(self.rung, game, Random(seed))
        self.second = make_bot(self.rung, game, Random(seed))
        self.worlds = Random(seed)

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        action = self.first.act(view, ask, events)
        other = view.imagine(self.worlds).view(ask.seat)
        Twin.decisions += 1
        Twin.differences += action != self.second.act(other, ask, events)
        return action


GAMES = [entry.id for entry in higgle.games()]


def decisions(game: str, rung: str, most: int, seed: str = "secrets") -> int:
    """This many decisions were made by both twins, and none differed."""
    Twin.rung = rung if not (game == "kuhhandel" and "memory" in rung) else "dealer"
    Twin.decisions = Twin.differences = 0

    Match(game, 4, [Twin], seed, most=most).play()

    assert 0 == Twin.differences
    return Twin.decisions

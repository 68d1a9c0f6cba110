"""A contest: a challenger against copies of a reference, on duplicate deals, from every seat.

Table composition matters in games of trading, so it is played both ways: one challenger among
references, and one reference among challengers. A deal is played once from every seat; it is the
unit of what was seen, not the game.
"""

from random import Random

import higgle
from higgle.playing import Player, make_bot
from higgle.table import Fact, Illegal, need

ONE = "one"
"""One challenger among copies of the reference."""
MANY = "many"
"""One reference among copies of the challenger."""


class Contest(Fact, frozen=True):
    """Who plays whom, at what."""

    game: str
    challenger: str
    reference: str
    seats: int
    options: dict[str, object]

    def __str__(self) -> str:
        return f"{self.game}:{self.challenger}/{self.reference}"


class Round(Fact, frozen=True):
    """One match of a contest: the odd one out sits alone among copies of the other."""

    contest: Contest
    composition: str
    deal: int
    seat: int
    seed: str
    limit: float

    def players(self) -> list[Player]:
        """Who sits where."""
        odd, others = self.contest.challenger, self.contest.reference
        if self.composition == MANY:
            odd, others = others, odd
        players: list[Player] = [others] * self.contest.seats
        players[self.seat] = odd
        return players


def contest(text: str, seats: int = 4, options: dict[str, object] | None = None) -> Contest:
    """A contest as people write it: `bohnanza:farmer/greedy`."""
    game, _, players = text.partition(":")
    challenger, slash, reference = players.partition("/")
    if not (slash and challenger and reference):
        raise Illegal("contest-text", text=text)
    made = Contest(game, challenger, reference, seats, options or {})
    higgle.new(game, seats, "", made.options)
    for player in (challenger, reference):
        make_bot(player, game, Random(0))
    return made


def rounds(
    made: Contest, deals: int, seed: str, compositions: tuple[str, ...], limit: float
) -> list[Round]:
    """Every match of a contest: each deal from every seat, in each composition."""
    need(deals > 0, "no-games")
    return [
        Round(made, composition, deal, seat, f"{seed}/{deal}", limit)
        for composition in compositions
        for deal in range(deals)
        for seat in range(made.seats)
    ]

"""A contest: a challenger against copies of a reference, on duplicate deals, from every seat.

Table composition matters in games of trading, so it is played both ways: one challenger among
references, and one reference among challengers. Several references make a mixed table, and two
challengers opposite each other a table with a pair. A deal is played once from every seat; the
deal, not the game, is the unit of resampling.
"""

from random import Random

import higgle
from higgle.bots.adversaries import TEAMS, adversaries
from higgle.core import Fact, Illegal, Seat, require
from higgle.play import Player, make_bot

ONE = "one"
"""One challenger among copies of the reference."""
MANY = "many"
"""One reference among copies of the challenger."""
PAIR = "pair"
"""Two challengers opposite each other among copies of the reference."""
FEWEST_FOR_PAIRS = 4
"""With fewer seats, a pair would no longer be a minority."""


class Contest(Fact, frozen=True):
    """Who plays whom, at what; references of a mixed table stand beside each other as `a/b/c`."""

    game: str
    challenger: str
    reference: str
    seats: int
    options: dict[str, object]
    ways: tuple[str, ...] = (ONE, MANY)
    silent: bool = False
    """Whether nobody hears what is said."""

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
    forgive: bool = False
    """Whether a bot is credited with what its stand-in has won."""

    def odd_seats(self) -> tuple[Seat, ...]:
        """Where the odd one out sits, or the two of a pair."""
        if self.composition != PAIR:
            return (self.seat,)
        return (self.seat, (self.seat + self.contest.seats // 2) % self.contest.seats)

    def players(self) -> list[Player]:
        """Who sits where; the others fill the seats in their order, again and again."""
        odd, others = self.contest.challenger, self.contest.reference
        if self.composition == MANY:
            odd, others = others, odd
        crowd = others.split("/")
        seats = self.contest.seats
        players: list[Player] = [odd] * seats
        free = [(self.seat + step) % seats for step in range(seats)]
        free = [seat for seat in free if seat not in self.odd_seats()]
        for place, seat in enumerate(free):
            players[seat] = crowd[place % len(crowd)]
        return players


def contest(
    text: str,
    seats: int = 4,
    options: dict[str, object] | None = None,
    ways: tuple[str, ...] = (ONE, MANY),
    silent: bool = False,
) -> Contest:
    """A contest as people write it, `bohnanza:farmer/greedy`; more references make a mixed table.

    A mixed table is played one way, for there is no one reference to be the odd one out.
    """
    game, _, players = text.partition(":")
    challenger, slash, reference = players.partition("/")
    crowd = reference.split("/")
    if not (slash and challenger and all(crowd)):
        raise Illegal("contest-text", text=text)
    if len(crowd) > 1:
        ways = (ONE,)
    made = Contest(game, challenger, reference, seats, options or {}, ways, silent)
    higgle.new(game, seats, "", made.options)
    for player in (challenger, *crowd):
        make_bot(player, game, Random(0))
    return made


def against_pool(
    text: str,
    seats: int = 4,
    options: dict[str, object] | None = None,
    ways: tuple[str, ...] = (ONE, MANY),
) -> list[Contest]:
    """Every adversary of the pool against a bot, such as `kuhhandel:dealer`; teams are pairs."""
    game, _, bot = text.partition(":")
    require(bot and "/" not in bot, "contest-text", text=text)
    found: list[Contest] = []
    for name in adversaries(game):
        if name not in TEAMS:
            found.append(contest(f"{game}:pool:{name}/{bot}", seats, options, ways))
        elif seats >= FEWEST_FOR_PAIRS:
            found.append(contest(f"{game}:pool:{name}/{bot}", seats, options, (PAIR,)))
    return found


def rounds(
    made: Contest, deals: int, seed: str, limit: float, forgive: bool = False
) -> list[Round]:
    """Every match of a contest: each deal from every seat, in each composition."""
    require(deals > 0, "no-games")
    return [
        Round(made, composition, deal, seat, f"{seed}/{deal}", limit, forgive)
        for composition in made.ways
        for deal in range(deals)
        for seat in seats_played(made, composition)
    ]


def seats_played(made: Contest, composition: str) -> range:
    """From which seats each deal is played; of a pair, the lower one is named."""
    return range(made.seats // 2 if composition == PAIR else made.seats)

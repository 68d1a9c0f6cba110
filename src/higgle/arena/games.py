"""What is watched in some games, and among whom a bot sits in the benchmark Higgle-6.

Offers, deals and harvests are watched in games with beans, bids and bluffs in Kuhhandel; in every
other game, games are only counted.
"""

from random import Random
from typing import Final, NamedTuple

from higgle.arena.behaviour import Behaviour
from higgle.bohnanza.answers import Accept, Confirm, Decline, terms_accepted
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.trading import Offer
from higgle.bots.bohnanza.bargaining import Bargain, Manners
from higgle.bots.bohnanza.field_values import Prospect
from higgle.bots.kuhhandel.dealer import Dealer
from higgle.catalogue import nearest
from higgle.core import CLOCK, Action, Event, Seat, Table
from higgle.kuhhandel import auction, cow_trade
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import total
from higgle.kuhhandel.turn import Trade

HAGGLERS: Final = "pool:miser/pool:haggler/pool:swapper"
DROVERS: Final = "pool:set-builder/pool:price-driver/pool:full-topper"
DRAWN: Final = "drawn"
"""Stands for a farmer whose numbers are drawn when the benchmark is played."""


class BenchmarkTable(NamedTuple):
    """A table of the benchmark: its name, its seats, and who sits there beside the entry."""

    name: str
    seats: int
    others: str


def tables_among(adversaries: str) -> tuple[BenchmarkTable, ...]:
    """Tables of one kind of bot, of adversaries and of drawn bots, and mixed ones."""
    first = adversaries.partition("/")[0]
    return (
        BenchmarkTable("farmers", 4, "farmer"),
        BenchmarkTable("experts", 4, "expert"),
        BenchmarkTable("adversaries", 4, adversaries),
        BenchmarkTable("drawn", 4, f"{DRAWN}/{DRAWN}/{DRAWN}"),
        BenchmarkTable("three seats", 3, f"expert/{DRAWN}"),
        BenchmarkTable("five seats", 5, f"expert/farmer/{first}/{DRAWN}"),
    )


TABLES: Final[dict[str, tuple[BenchmarkTable, ...]]] = {
    "bohnanza": tables_among(HAGGLERS),
    "bohnanza-plus": tables_among(HAGGLERS),
    "high-bohn": tables_among(HAGGLERS),
    "bohnaparte": tables_among(HAGGLERS),
    "kuhhandel": tables_among(DROVERS),
}
"""Among whom a bot sits in each game."""


class BeanBehaviour(Behaviour):
    """Offers, deals and what they are worth to both, and harvests that paid nothing."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(names)
        self.gains: dict[tuple[int, Seat], tuple[float, float]] = {}
        self.turn = -1
        self.refused: set[tuple[Seat, int]] = set()
        """Who has refused in this turn to give which sort away."""
        self.cleared: set[Seat] = set()
        """Who has harvested since trading ended, to plant what was left."""

    def watch(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        assert isinstance(table, Bohnanza)
        self.watch_fields(table, seat, action, events)
        if isinstance(action, Offer):
            self.add(seat, "offers")
            self.add(seat, "gifts", not action.want)
        elif isinstance(action, Accept):
            self.judge_deal(table, seat, action)
        elif isinstance(action, Decline):
            self.add(seat, "refusals")
            self.refused |= {(seat, sort) for sort in table.offer(action.offer).want}
        elif isinstance(action, Confirm):
            self.add(seat, "deals")
            self.add_surplus(seat, action)

    def watch_fields(
        self, table: Bohnanza, seat: Seat, action: Action, events: list[Event]
    ) -> None:
        """Harvests that pay nothing, and those made for a bean that one had refused to give."""
        if table.active != self.turn:
            self.turn = table.active
            self.refused.clear()
            self.cleared.clear()
        for event in events:
            if event.name == "harvested":
                self.add(event.seat, "harvests")
                self.add(event.seat, "zero_harvests", event.numbers[3] == 0)
                self.cleared.add(event.seat)
        if isinstance(action, Plant) and action.sort and seat in self.cleared:
            self.cleared.discard(seat)
            self.add(seat, "regretted_harvests", (seat, action.sort) in self.refused)

    def judge_deal(self, table: Bohnanza, seat: Seat, accept: Accept) -> None:
        """What a deal that is agreed on would be worth to both, by the house's evaluator."""
        offer = terms_accepted(table, seat, accept)
        self.add(seat, "acceptances")
        self.add(offer.maker, "accepted")
        got = tuple(sorted((*offer.hand, *offer.open)))
        taker = bargain(table, seat).gain(accept.cards, accept.open, got)
        maker, _ = bargain(table, offer.maker).best_copies(offer.hand, offer.open, offer.want)
        self.gains[offer.id, seat] = (maker, taker)

    def add_surplus(self, seat: Seat, confirm: Confirm) -> None:
        maker, taker = self.gains.pop((confirm.offer, confirm.partner), (0.0, 0.0))
        for side, gain in ((seat, maker), (confirm.partner, taker)):
            self.add(side, "bargains")
            self.add(side, "surplus_created", maker + taker)
            self.add(side, "surplus_captured", gain)
            self.add(side, "blunders", gain < 0)


def bargain(table: Bohnanza, seat: Seat) -> Bargain:
    """A seat's position at the trade board, as the house's evaluator sees it."""
    manners = Manners()
    return Bargain(table, seat, Prospect(table, seat, manners), manners)


OVERBID = 1.2
"""How many times what the default dealer would give makes a price too high."""


class CowBehaviour(Behaviour):
    """Bids, bluffs and who believes them, prices that are too high, and money left at the end."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(names)
        self.judge = Dealer(Kuhhandel.ID, Random(0))
        self.offer = (-1, 0)
        """Who has laid how much in the trade that goes on."""

    def watch(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        assert isinstance(table, Kuhhandel)
        if isinstance(action, (cow_trade.Offer, cow_trade.Counter)):
            self.add(seat, "stakes")
            self.add(seat, "bluffs", total(action.cards) == 0)
            if isinstance(action, cow_trade.Offer):
                self.offer = (seat, total(action.cards))
            else:
                self.judge_answer(seat, False)
        elif isinstance(action, cow_trade.Accept):
            self.judge_answer(seat, True)
        elif isinstance(action, Trade):
            self.add(seat, "trades")
        elif isinstance(action, auction.Show):
            self.add(seat, "exposed")
        elif isinstance(action, auction.Bid):
            self.add(seat, "bids")
        for event in events:
            if event.name == "bidding_closed" and event.seat != CLOCK:
                self.judge_price(table, event.seat, event.numbers[0])
            elif event.name == "farm_closed":
                for owner in range(table.seats):
                    share = table.given_out / table.seats
                    self.add(owner, "money_left", table.money(owner) / share)

    def judge_answer(self, seat: Seat, believed: bool) -> None:
        """Whether a hidden offer was taken, and whether it was an empty one."""
        maker, laid = self.offer
        self.add(seat, "answers")
        self.add(seat, "taken_unseen", believed)
        self.add(maker, "full_offers" if laid else "empty_offers")
        self.add(maker, "offers_believed" if laid else "bluffs_believed", believed)

    def judge_price(self, table: Kuhhandel, seat: Seat, price: int) -> None:
        """Whether the highest bid is more than the default dealer would give in that seat."""
        self.judge.lot = (-1, -1)
        self.judge.watch.look(table.view(seat), seat, ())
        self.add(seat, "highest_bids")
        for bidder in range(table.seats):
            self.add(bidder, "lots", 1 / table.seats)
        self.add(seat, "overbids", price > OVERBID * self.judge.appraise(table, seat) + 10)


WATCHED: dict[type[Table], type[Behaviour]] = {Bohnanza: BeanBehaviour, Kuhhandel: CowBehaviour}


def behaviour_in(game: type[Table]) -> type[Behaviour]:
    """What is watched in a game."""
    return nearest(WATCHED, game, Behaviour)

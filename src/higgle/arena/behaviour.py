"""How bots behave: offers and what comes of them, overbidding, bluffs."""

from random import Random

from higgle.bohnanza import actions as beans
from higgle.bohnanza.turn import Bohnanza
from higgle.bots.bargain import Bargain, Manners
from higgle.bots.bean_worth import Judgement, Prospect
from higgle.bots.dealer import Dealer
from higgle.kuhhandel import actions as cows
from higgle.kuhhandel.money import total
from higgle.kuhhandel.turn import Kuhhandel
from higgle.table import CLOCK, Action, Event, Seat, Table

OVERBID = 1.2
"""A price is overbid when it is so many times what the default dealer would give."""


class Behaviour:
    """Counts what each bot of a match does; it is shown every action and the true table."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.counts: dict[str, dict[str, float]] = {name: {} for name in names}
        for seat in range(len(names)):
            self.add(seat, "games")
        self.gains: dict[tuple[int, Seat], tuple[float, float]] = {}
        self.judge = Dealer(Kuhhandel.ID, Random(0))

    def add(self, seat: Seat, what: str, number: float = 1) -> None:
        counts = self.counts[self.names[seat]]
        counts[what] = counts.get(what, 0.0) + number

    def watch(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        """Look at one action."""
        if isinstance(table, Bohnanza):
            self.watch_beans(table, seat, action)
        elif isinstance(table, Kuhhandel):
            self.watch_cows(table, seat, action, events)

    # Beans

    def watch_beans(self, table: Bohnanza, seat: Seat, action: Action) -> None:
        if isinstance(action, beans.Offer):
            self.add(seat, "offers")
            self.add(seat, "gifts", not action.want)
        elif isinstance(action, beans.Accept):
            self.judge_deal(table, seat, action)
        elif isinstance(action, beans.Decline):
            self.add(seat, "refusals")
        elif isinstance(action, beans.Confirm):
            self.add(seat, "deals")
            self.add_surplus(seat, action)

    def judge_deal(self, table: Bohnanza, seat: Seat, accept: beans.Accept) -> None:
        """What a deal that is agreed on would be worth to both, by the house's evaluator."""
        offer = table.offer(accept.offer)
        self.add(seat, "acceptances")
        self.add(offer.maker, "accepted")
        got = tuple(sorted((*offer.hand, *offer.open)))
        taker = bargain(table, seat).gain(accept.cards, accept.open, got)
        maker, _ = bargain(table, offer.maker).best_copies(offer.hand, offer.open, offer.want)
        self.gains[offer.id, seat] = (maker, taker)

    def add_surplus(self, seat: Seat, confirm: beans.Confirm) -> None:
        maker, taker = self.gains.pop((confirm.offer, confirm.partner), (0.0, 0.0))
        for side, gain in ((seat, maker), (confirm.partner, taker)):
            self.add(side, "bargains")
            self.add(side, "surplus_created", maker + taker)
            self.add(side, "surplus_captured", gain)
            self.add(side, "blunders", gain < 0)

    # Cows

    def watch_cows(self, table: Kuhhandel, seat: Seat, action: Action, events: list[Event]) -> None:
        if isinstance(action, (cows.Offer, cows.Counter)):
            self.add(seat, "stakes")
            self.add(seat, "bluffs", total(action.cards) == 0)
        elif isinstance(action, cows.Trade):
            self.add(seat, "trades")
        elif isinstance(action, cows.Show):
            self.add(seat, "exposed")
        elif isinstance(action, cows.Bid):
            self.add(seat, "bids")
        for event in events:
            if event.name == "bidding_closed" and event.seat != CLOCK:
                self.judge_price(table, event.seat, event.numbers[0])

    def judge_price(self, table: Kuhhandel, seat: Seat, price: int) -> None:
        """Whether the highest bid is more than the default dealer would give in that seat."""
        self.judge.lot = (-1, -1)
        self.judge.watch.look(table.view(seat), seat, ())
        self.add(seat, "highest_bids")
        self.add(seat, "overbids", price > OVERBID * self.judge.appraise(table, seat) + 10)


def bargain(table: Bohnanza, seat: Seat) -> Bargain:
    """A seat's position at the trade board, as the house's evaluator sees it."""
    return Bargain(table, seat, Prospect(table, seat, Judgement()), Manners())


RATES = {
    "offers_per_game": ("offers", "games"),
    "acceptance": ("accepted", "offers"),
    "gifts": ("gifts", "offers"),
    "deals_per_game": ("bargains", "games"),
    "surplus_created": ("surplus_created", "bargains"),
    "surplus_captured": ("surplus_captured", "surplus_created"),
    "blunders": ("blunders", "bargains"),
    "trades_per_game": ("trades", "games"),
    "bluff_rate": ("bluffs", "stakes"),
    "overbid_rate": ("overbids", "highest_bids"),
    "exposed_per_game": ("exposed", "games"),
}
"""The behaviour figures, each as one count over another."""


def rates(counts: dict[str, float]) -> dict[str, float]:
    """The figures for which there is something to divide by."""
    return {
        name: round(counts.get(what, 0) / counts[of], 4)
        for name, (what, of) in RATES.items()
        if counts.get(of)
    }

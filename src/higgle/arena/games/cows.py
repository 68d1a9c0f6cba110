"""How bots bid and bluff in Kuhhandel."""

from random import Random

from higgle.arena.behaviour import Behaviour
from higgle.bots.kuhhandel.dealer import Dealer
from higgle.core import CLOCK, Action, Event, Seat, Table
from higgle.kuhhandel.actions import Accept, Bid, Counter, Offer, Show, Trade
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import total

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
        if isinstance(action, (Offer, Counter)):
            self.add(seat, "stakes")
            self.add(seat, "bluffs", total(action.cards) == 0)
            if isinstance(action, Offer):
                self.offer = (seat, total(action.cards))
            else:
                self.judge_answer(seat, False)
        elif isinstance(action, Accept):
            self.judge_answer(seat, True)
        elif isinstance(action, Trade):
            self.add(seat, "trades")
        elif isinstance(action, Show):
            self.add(seat, "exposed")
        elif isinstance(action, Bid):
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

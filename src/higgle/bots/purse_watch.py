"""Watching purses: what the others' money can be, from all that was seen of it."""

from collections.abc import Sequence

from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import START, WORTH, total
from higgle.table import DOWN, Event, Seat

SMALL_CARD = 8
"""What a card is likely worth that was paid by number."""


class PurseWatch:
    """An estimate of every other seat's money; what must add up is made to."""

    def __init__(self) -> None:
        self.money: list[float] = []

    def look(self, view: Kuhhandel, seat: Seat, events: Sequence[Event]) -> None:
        """Take in what has happened."""
        if len(self.money) != view.seats:
            self.money = [float(total(START))] * view.seats
        for event in events:
            self.hear(view, seat, event)
        self.money[seat] = float(view.money(seat))
        left = max(0.0, view.given_out - self.money[seat])
        others = sum(self.money, 0.0) - self.money[seat]
        for other in range(view.seats):
            if other != seat:
                share = self.money[other] / others if others else 1 / (view.seats - 1)
                self.money[other] = left * share

    def hear(self, view: Kuhhandel, seat: Seat, event: Event) -> None:
        """One event: money that was seen moving counts exactly, other money by its price."""
        if event.name == "paid_out":
            self.money = [money + event.numbers[1] for money in self.money]
        elif event.name == "exposed":
            self.money[event.seat] = float(event.numbers[0])
        elif not self.saw_money_move(view, event):
            self.guess(seat, event)

    def saw_money_move(self, view: Kuhhandel, event: Event) -> bool:
        seen = False
        for card, source, _, target in event.moves:
            if card != DOWN and view.layout.families[source] == "money":
                seen = True
                for pile, sign in ((source, -1), (target, 1)):
                    if view.layout.names[pile] == "purse":
                        self.add(view.layout.owners[pile], sign * WORTH[card])
        return seen

    def guess(self, seat: Seat, event: Event) -> None:
        numbers = event.numbers
        if event.name in ("lot_paid", "lot_bought"):
            self.move(event.seat, numbers[0], numbers[2])
        elif event.name in ("pedigree_sold", "pedigree_bought"):
            self.move(event.seat, numbers[0], SMALL_CARD * numbers[2])
        elif event.name == "rat_dodged":
            self.add(event.seat, -SMALL_CARD / 2)
        elif event.name == "rat_taken":
            self.add(event.seat, numbers[0] * SMALL_CARD / 2)
        elif event.name == "money_accepted":
            self.move(numbers[0], event.seat, min(60.0, 0.2 * self.money[numbers[0]]))

    def move(self, giver: Seat, taker: Seat, amount: float) -> None:
        self.add(giver, -amount)
        self.add(taker, amount)

    def add(self, seat: Seat, amount: float) -> None:
        self.money[seat] = max(0.0, self.money[seat] + amount)

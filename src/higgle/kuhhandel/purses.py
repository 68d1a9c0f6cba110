"""Money in hand: who holds what, who pays whom, and what the donkeys bring."""

from mypy_extensions import mypyc_attr

from higgle.core import NOBODY, Cards, Seat, require
from higgle.kuhhandel.board import Board
from higgle.kuhhandel.money import (
    COUNTS,
    DONKEYS,
    START,
    WORTH,
    ZERO,
    exact,
    holds,
    total,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Purses(Board):
    """Every seat's money, seen by nobody else, not even its number of cards."""

    # Questions

    def start_money(self) -> Cards:
        """What every seat starts with."""
        return START

    def money(self, seat: Seat) -> int:
        """What a seat's money is worth, in hand and shown."""
        return total(self.purse(seat)) + total(self.piles[self.shown + seat])

    # Deeds

    def hand_out_money(self) -> None:
        """Deal the starting money; what is left waits for the donkeys."""
        reserve = [card for card, count in enumerate(COUNTS) for _ in range(count)]
        for seat in range(self.seats):
            self.piles[self.purses + seat] = self.start_money()
            for card in self.start_money():
                reserve.remove(card)
                self.given_out += WORTH[card]
        self.piles[self.reserve] = tuple(reserve)

    def pay_out(self) -> None:
        """A donkey brings every seat one card from the reserve."""
        card = DONKEYS[self.donkeys]
        self.donkeys += 1
        self.given_out += self.seats * WORTH[card]
        for seat in range(self.seats):
            self.move(self.reserve, (card,), self.purses + seat)
        self.emit("paid_out", NOBODY, self.donkeys, WORTH[card])

    # Check

    def check_money(self, seat: Seat, cards: Cards) -> None:
        require(holds(self.purse(seat), cards), "not-your-money", "K05")

    def check_payment(self, seat: Seat, cards: Cards, price: int) -> None:
        """Exactly the price if the purse can make it, else no card more than needed."""
        self.check_money(seat, cards)
        require(ZERO not in cards, "zero-pays-nothing", "K15")
        paid = total(cards)
        require(paid >= price, "pays-too-little", "K13", paid=paid, price=price)
        if paid > price:
            require(not exact(self.purse(seat), price), "can-pay-exactly", "K14", price=price)
            needed = paid - WORTH[min(cards)] < price
            require(needed, "card-too-many", "K15", card=WORTH[min(cards)], price=price)

    def check_card_count(self, seat: Seat, cards: Cards, count: int) -> None:
        require(len(cards) == count, "wrong-card-count", "K30", count=count)
        self.check_money(seat, cards)

"""Money in hand: who holds what, who pays whom, and what the donkeys bring."""

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
from higgle.kuhhandel.options import KuhhandelOptions
from higgle.table import FACES, NOTHING, Cards, Layout, Options, Seat, Table, need


class Purses(Table):
    """Every seat's money, seen by nobody else, not even its number of cards."""

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        assert isinstance(options, KuhhandelOptions)
        self.agreed = options
        self.purses = layout.first.get("purse", 0)
        self.shown = layout.first.get("shown", 0)
        self.reserve = layout.first.get("reserve", 0)
        self.donkeys = 0
        """How many donkeys have paid out."""
        self.hand_counts: tuple[int, ...] = ()
        """How many money cards each seat holds, where that is shown."""

    def lay_out(self) -> None:
        self.layout.each("purse", "money", FACES, NOTHING)
        self.layout.each("shown", "money", FACES, FACES)
        self.layout.pile("reserve", "money", FACES)

    # Questions

    def start_money(self) -> Cards:
        """What every seat starts with."""
        return START

    def purse(self, seat: Seat) -> list[int]:
        """The money cards in a seat's hand."""
        return self.piles[self.purses + seat]

    def money(self, seat: Seat) -> int:
        """What a seat's money is worth, in hand and shown."""
        return total(self.purse(seat)) + total(self.piles[self.shown + seat])

    def given_out(self) -> int:
        """All money that the seats have been given so far."""
        return self.seats * (total(self.start_money()) + total(DONKEYS[: self.donkeys]))

    # Deeds

    def hand_out_money(self) -> None:
        """Deal the starting money; what is left waits for the donkeys."""
        self.piles[self.reserve] = [card for card, count in enumerate(COUNTS) for _ in range(count)]
        for seat in range(self.seats):
            for card in self.start_money():
                self.piles[self.reserve].remove(card)
                self.purse(seat).append(card)

    def pay_out(self) -> None:
        """A donkey brings every seat one card from the reserve."""
        card = DONKEYS[self.donkeys]
        self.donkeys += 1
        for seat in range(self.seats):
            self.shift(self.reserve, self.piles[self.reserve].index(card), self.purses + seat)
        self.tell("paid_out", -1, self.donkeys, WORTH[card])

    def hand_over(self, source: int, cards: Cards, target: int) -> None:
        """Move these money cards from one pile to another."""
        pile = self.piles[source]
        for card in cards:
            self.shift(source, pile.index(card), target)

    def sweep_all(self, source: int, target: int) -> None:
        """Move a whole pile to another."""
        self.sweep(source, target, len(self.piles[source]))

    # Check

    def check_money(self, seat: Seat, cards: Cards) -> None:
        need(holds(self.purse(seat), cards), "not-your-money", "K05")

    def check_payment(self, seat: Seat, cards: Cards, price: int) -> None:
        """Exactly the price if the purse can make it, else no card more than needed."""
        self.check_money(seat, cards)
        need(ZERO not in cards, "zero-pays-nothing", "K15")
        paid = total(cards)
        need(paid >= price, "pays-too-little", "K13", paid=paid, price=price)
        if paid > price:
            need(not exact(self.purse(seat), price), "can-pay-exactly", "K14", price=price)
            needed = paid - WORTH[min(cards)] < price
            need(needed, "card-too-many", "K15", card=WORTH[min(cards)], price=price)

    def check_card_count(self, seat: Seat, cards: Cards, count: int) -> None:
        need(len(cards) == count, "wrong-card-count", "K30", count=count)
        self.check_money(seat, cards)

"""After the bidding: sell or buy, pay, and what happens when a bidder cannot."""

from random import Random
from typing import TYPE_CHECKING

from higgle.core import Action, Ask, Cards, Chance, Seat, require
from higgle.kuhhandel.base import KuhhandelStage
from higgle.kuhhandel.money import check_payment, money_text, random_payment, total

if TYPE_CHECKING:
    from higgle.kuhhandel.game import Kuhhandel


class Deciding(KuhhandelStage, frozen=True):
    """The auctioneer sells to the highest bidder or buys from it."""

    price: int
    bidder: Seat

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        return [Ask(table.active, True, ("sell", "buy"), (self.bidder, self.price))]

    def actions(self, table: "Kuhhandel", seat: Seat) -> list[Action]:
        return [Sell()] if seat == table.active else []

    def propose(self, table: "Kuhhandel", seat: Seat, random: Random) -> Action | None:
        if seat != table.active:
            return None
        cards = random_payment(table.purse(seat), self.price, random)
        return None if cards is None else Buy(cards)

    def check_sell(self, table: "Kuhhandel", seat: Seat) -> None:
        require(seat == table.active, "auctioneer-decides", "K13")

    def sell(self, table: "Kuhhandel") -> None:
        table.stages = (Paying(self.price, self.bidder),)
        table.emit("lot_sold", table.active, self.bidder, self.price)

    def check_buy(self, table: "Kuhhandel", seat: Seat, cards: Cards) -> None:
        price = self.price
        require(seat == table.active, "auctioneer-decides", "K13")
        require(total(table.purse(seat)) >= price, "cannot-buy", "K22", price=price)
        check_payment(table, seat, cards, price)

    def buy(self, table: "Kuhhandel", cards: Cards) -> None:
        table.move(table.purses + table.active, cards, table.purses + self.bidder)
        card = table.shift(table.lot, 0, table.herds + table.active)
        table.emit("lot_bought", table.active, self.bidder, card, self.price)
        table.end_turn()


class Paying(KuhhandelStage, frozen=True):
    """The highest bidder pays, or shows that it cannot."""

    price: int
    bidder: Seat

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        return [Ask(self.bidder, True, ("pay", "show"), (self.price,))]

    def actions(self, table: "Kuhhandel", seat: Seat) -> list[Action]:
        unable = seat == self.bidder and total(table.purse(seat)) < self.price
        return [Show()] if unable else []

    def propose(self, table: "Kuhhandel", seat: Seat, random: Random) -> Action | None:
        if seat != self.bidder:
            return None
        cards = random_payment(table.purse(seat), self.price, random)
        return None if cards is None else Pay(cards)

    def check_pay(self, table: "Kuhhandel", seat: Seat, cards: Cards) -> None:
        require(seat == self.bidder, "not-your-payment", "K13")
        check_payment(table, seat, cards, self.price)

    def pay(self, table: "Kuhhandel", cards: Cards) -> None:
        bidder = self.bidder
        table.move(table.purses + bidder, cards, table.purses + table.active)
        card = table.shift(table.lot, 0, table.herds + bidder)
        table.emit("lot_paid", bidder, table.active, card, self.price)
        table.end_turn()

    def check_show(self, table: "Kuhhandel", seat: Seat) -> None:
        require(seat == self.bidder, "not-your-payment", "K13")
        unable = total(table.purse(seat)) < self.price
        require(unable, "can-pay", "K16", price=self.price)

    def show(self, table: "Kuhhandel", chance: Chance) -> None:
        """The bluffer shows all its money, and the same lot is auctioned anew."""
        seat = self.bidder
        money = tuple(table.purse(seat))
        table.exposed = (*table.exposed[:seat], money, *table.exposed[seat + 1 :])
        table.sweep_all(table.purses + seat, table.shown + seat)
        table.emit("exposed", seat, total(money))
        table.sweep_all(table.shown + seat, table.purses + seat)
        table.emit("auctioned_anew", table.active, table.piles[table.lot][0])
        table.begin_bidding()


class Sell(Action, frozen=True):
    """Let the bidder have the card."""

    def __str__(self) -> str:
        return "sell"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        table.stages[-1].check_sell(table, seat)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        table.stages[-1].sell(table)


class Buy(Action, frozen=True):
    """Keep the card and pay the bidder."""

    cards: "Cards"

    def __str__(self) -> str:
        return f"buy with {money_text(self.cards)}"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        table.stages[-1].check_buy(table, seat, self.cards)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        table.stages[-1].buy(table, self.cards)


class Pay(Action, frozen=True):
    """Pay with these money cards."""

    cards: "Cards"

    def __str__(self) -> str:
        return f"pay {money_text(self.cards)}"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        table.stages[-1].check_pay(table, seat, self.cards)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        table.stages[-1].pay(table, self.cards)


class Show(Action, frozen=True):
    """Show all money, because it is too little."""

    def __str__(self) -> str:
        return "show"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        table.stages[-1].check_show(table, seat)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        table.stages[-1].show(table, chance)

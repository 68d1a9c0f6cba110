"""After the bidding: sell or buy, pay, and what happens when a bidder cannot."""

from random import Random

from mypy_extensions import mypyc_attr

from higgle.core import Action, Ask, Cards, Chance, Seat, require
from higgle.kuhhandel.actions import Buy, Pay, Sell, Show
from higgle.kuhhandel.dutch import Dutch
from higgle.kuhhandel.money import random_payment, total
from higgle.kuhhandel.stages import Deciding, Paying


@mypyc_attr(allow_interpreted_subclasses=True)
class Sale(Dutch):
    """The auctioneer's right of first refusal, and payment without change."""

    def end_turn(self) -> None:
        self.exposed = (None,) * self.seats
        super().end_turn()

    def begin_bidding(self, chance: Chance) -> None:
        """Begin the auction of the animal that lies open."""
        raise NotImplementedError

    # Who is asked, and what is listed

    def asks(self) -> list[Ask]:
        stage = self.stages[-1]
        if type(stage) is Deciding:
            return [Ask(self.active, True, ("sell", "buy"), (stage.bidder, stage.price))]
        if type(stage) is Paying:
            return [Ask(stage.bidder, True, ("pay", "show"), (stage.price,))]
        return super().asks()

    def actions(self, seat: Seat) -> list[Action]:
        stage = self.stages[-1]
        if type(stage) is Deciding:
            return [Sell()] if seat == self.active else []
        if type(stage) is Paying:
            unable = seat == stage.bidder and total(self.purse(seat)) < stage.price
            return [Show()] if unable else []
        return super().actions(seat)

    def propose(self, seat: Seat, random: Random) -> Action | None:
        stage = self.stages[-1]
        if type(stage) is Deciding and seat == self.active:
            cards = random_payment(self.purse(seat), stage.price, random)
            return None if cards is None else Buy(cards)
        if type(stage) is Paying and seat == stage.bidder:
            cards = random_payment(self.purse(seat), stage.price, random)
            return None if cards is None else Pay(cards)
        return super().propose(seat, random)

    # Check

    def check_action(self, seat: Seat, action: Action) -> None:
        stage = self.stages[-1]
        if type(stage) is Deciding and isinstance(action, (Sell, Buy)):
            require(seat == self.active, "auctioneer-decides", "K13")
            if type(action) is Buy:
                self.check_buy(seat, action.cards, stage.price)
        elif type(stage) is Paying and isinstance(action, (Pay, Show)):
            require(seat == stage.bidder, "not-your-payment", "K13")
            if type(action) is Pay:
                self.check_payment(seat, action.cards, stage.price)
            else:
                unable = total(self.purse(seat)) < stage.price
                require(unable, "can-pay", "K16", price=stage.price)
        else:
            super().check_action(seat, action)

    def check_buy(self, seat: Seat, cards: Cards, price: int) -> None:
        require(total(self.purse(seat)) >= price, "cannot-buy", "K22", price=price)
        self.check_payment(seat, cards, price)

    # Do

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        stage = self.stages[-1]
        if type(action) is Sell and type(stage) is Deciding:
            self.stages = (Paying(stage.price, stage.bidder),)
            self.emit("lot_sold", seat, stage.bidder, stage.price)
        elif type(action) is Buy and type(stage) is Deciding:
            self.move(self.purses + seat, action.cards, self.purses + stage.bidder)
            card = self.shift(self.lot, 0, self.herds + seat)
            self.emit("lot_bought", seat, stage.bidder, card, stage.price)
            self.end_turn()
        elif type(action) is Pay and type(stage) is Paying:
            self.move(self.purses + seat, action.cards, self.purses + self.active)
            card = self.shift(self.lot, 0, self.herds + seat)
            self.emit("lot_paid", seat, self.active, card, stage.price)
            self.end_turn()
        elif type(action) is Show:
            self.expose(seat, chance)
        else:
            super().apply(seat, action, chance)

    def expose(self, seat: Seat, chance: Chance) -> None:
        """The bluffer shows all its money, and the same lot is auctioned anew."""
        money = tuple(self.purse(seat))
        self.exposed = (*self.exposed[:seat], money, *self.exposed[seat + 1 :])
        self.sweep_all(self.purses + seat, self.shown + seat)
        self.emit("exposed", seat, total(money))
        self.sweep_all(self.shown + seat, self.purses + seat)
        self.emit("auctioned_anew", self.active, self.piles[self.lot][0])
        self.begin_bidding(chance)

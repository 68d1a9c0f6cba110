"""The merchant: two open cards, and a choice of what comes into the hand."""

from typing import Final, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.bohnaparte.actions import BuyMerchant, Take
from higgle.bohnanza.bohnaparte.battle import Battles
from higgle.bohnanza.bohnaparte.lands import FOREST
from higgle.bohnanza.bohnaparte.stages import Attacking, Choosing
from higgle.bohnanza.harvest import short_of
from higgle.bohnanza.planting import Planting
from higgle.bohnanza.turn import Waiting, advance, draw
from higgle.core import FACES, Action, Cards, Chance, Layout, Options, Seat, Stage, require

PRICE: Final = 3
STOCK: Final = 2
"""How many cards come with a merchant, and always lie there."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Merchants(Battles):
    """Every seat's merchant."""

    __slots__ = ("merchant_piles", "merchants")

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.merchant_piles = layout.first["merchant"]
        self.merchants: tuple[bool, ...] = (False,) * layout.seats
        """Who has bought a merchant."""

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.merchant_piles = table.merchant_piles
        self.merchants = table.merchants

    def lay_out(self) -> None:
        super().lay_out()
        self.layout.each("merchant", "bean", FACES, FACES)

    # Questions

    def merchant(self, seat: Seat) -> Cards:
        """The cards that lie on a merchant."""
        return self.piles[self.merchant_piles + seat]

    def rights(self, seat: Seat) -> list[Action]:
        found = super().rights(seat)
        if self.thalers(seat) >= PRICE and not self.merchants[seat] and self.owns(seat, FOREST):
            found.append(BuyMerchant())
        return found

    def choices(self, seat: Seat, stage: Stage) -> list[Action]:
        if type(stage) is Choosing:
            sorts = sorted(set(self.merchant(seat))) if seat == self.active else []
            return [Take(sort) for sort in sorts]
        return super().choices(seat, stage)

    # Check

    def check_buy_merchant(self, seat: Seat) -> None:
        require(not self.merchants[seat], "has-merchant", "W52")
        require(self.owns(seat, FOREST), "no-forest", "W52")
        require(not short_of(self, seat, PRICE), "too-few-thalers", "W52", price=PRICE)

    def check_take(self, seat: Seat, sort: int) -> None:
        require(type(self.stages[-1]) is Choosing, "not-choosing", "W53")
        require(seat == self.active, "not-your-turn", "W53")
        require(sort in self.merchant(seat), "not-at-merchant", "W53")

    # Do

    def buy_merchant(self, seat: Seat, chance: Chance) -> None:
        """Two cards come at once; if the deck runs out for the last time, the game may end."""
        self.pay(seat, PRICE)
        self.merchants = (*self.merchants[:seat], True, *self.merchants[seat + 1 :])
        count = 0 if self.ran_dry() else draw(self, STOCK, self.merchant_piles + seat, chance)
        self.emit("merchant_bought", seat, PRICE, count)
        if self.ran_dry() and isinstance(self.stages[-1], (Planting, Waiting, Attacking, Choosing)):
            self.end(chance)

    def begin_drawing(self, chance: Chance) -> Stage | None:
        """With a merchant the cards go to it, and as many are chosen from all that lie there."""
        seat = self.active
        if not self.merchants[seat] or self.ran_dry():
            return super().begin_drawing(chance)
        count = draw(self, self.draw_count(seat), self.merchant_piles + seat, chance)
        self.emit("drew", seat, count)
        if self.ran_dry():
            self.carry(seat, count)
            return self.finish(chance)
        return Choosing(count) if count else None

    def take_card(self, seat: Seat, sort: int, chance: Chance) -> None:
        stage = self.stages[-1]
        assert isinstance(stage, Choosing)
        self.move(self.merchant_piles + seat, (sort,), self.hands + seat)
        self.emit("took", seat, sort)
        if stage.left > 1:
            self.stages = (Choosing(stage.left - 1),)
        else:
            advance(self, chance)

    def end(self, chance: Chance) -> None:
        """Cards drawn and not yet chosen go to the hand as they lie."""
        stage = self.stages[-1]
        if type(stage) is Choosing:
            self.carry(self.active, stage.left)
        super().end(chance)

    def carry(self, seat: Seat, count: int) -> None:
        """The last cards of the merchant go behind the hand."""
        pile = self.merchant_piles + seat
        place = len(self.piles[pile]) - count
        for _ in range(count):
            self.emit("took", seat, self.shift(pile, place, self.hands + seat))

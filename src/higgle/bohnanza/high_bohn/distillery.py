"""Distillery 2: a type is named, the others may buy one each, and the rest leave the game."""

from mypy_extensions import mypyc_attr

from higgle.bohnanza.high_bohn.bank import Banks
from higgle.bohnanza.high_bohn.buildings import DISTILLERY_2, KINDS, ROWS
from higgle.bohnanza.high_bohn.stages import Naming, SellingOut
from higgle.core import Seat, require


@mypyc_attr(allow_interpreted_subclasses=True)
class Distilleries(Banks):
    """Its buyer must name a type at once."""

    def kinds_for_sale(self) -> list[int]:
        """The types that still have cards."""
        return [kind for kind in range(1, len(KINDS)) if self.for_sale(kind)]

    def build(self, seat: Seat, code: int) -> None:
        super().build(seat, code)
        if code == DISTILLERY_2 and self.piles[self.town]:
            self.stages = (*self.stages, Naming(seat))

    def buy(self, seat: Seat, code: int) -> None:
        """What a building asks of its buyer comes before the next seat may buy one of the type."""
        stage = self.stages[-1]
        if type(stage) is SellingOut:
            below = self.stages[:-1]
            self.stages = below
            self.build(seat, code)
            asked = self.stages[len(below) :]
            self.stages = below
            self.sell_out(stage.kind, stage.seats[1:])
            self.stages += asked
        else:
            super().buy(seat, code)

    def check_name(self, seat: Seat, kind: int) -> None:
        stage = self.stages[-1]
        require(type(stage) is Naming and stage.seat == seat, "nothing-to-name", "H51")
        require(kind in self.kinds_for_sale(), "type-sold-out", "H51")

    def name(self, seat: Seat, kind: int) -> None:
        """The others come in turn, from the active seat clockwise."""
        self.emit("named", seat, kind)
        order = [(self.active + step) % self.seats for step in range(self.seats)]
        self.stages = self.stages[:-1]
        self.sell_out(kind, tuple([other for other in order if other != seat]))

    def sell_out(self, kind: int, seats: tuple[Seat, ...]) -> None:
        """Come to the next seat that could buy; after the last one the rest leave the game."""
        for place, seat in enumerate(seats):
            if any(self.could_buy(seat, code) for code in self.for_sale(kind)):
                self.stages = (*self.stages, SellingOut(kind, seats[place:]))
                return
        self.remove_kind(kind)

    def could_buy(self, seat: Seat, code: int) -> bool:
        """Whether a seat may buy a building now, or after harvests that would pay for it."""
        if self.has_kind(seat, ROWS[code].kind):
            return False
        sort = ROWS[code].sort
        thalers = self.purse(seat).count(sort)
        for slot in self.fields[seat]:
            if self.may_harvest(seat, slot) and slot not in self.stews[seat]:
                thalers += min(self.payout(seat, slot), self.field(seat, slot).count(sort))
        return thalers >= ROWS[code].price

    def let_go(self, seat: Seat, stage: SellingOut) -> None:
        """A seat buys none of them."""
        self.emit("bought_nothing", seat)
        self.stages = self.stages[:-1]
        self.sell_out(stage.kind, stage.seats[1:])

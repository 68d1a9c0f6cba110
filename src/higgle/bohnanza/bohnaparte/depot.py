"""The ammunition depot: a store of beans that only fight."""

from typing import Final, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.bohnaparte.actions import BuyDepot, Stock
from higgle.bohnanza.bohnaparte.camps import Camps
from higgle.bohnanza.stages import Planting, Settling
from higgle.core import (
    BACKS,
    FACES,
    Action,
    Ask,
    Cards,
    Chance,
    Layout,
    Options,
    Seat,
    Stage,
    require,
)

PRICE: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Depots(Camps):
    """Every seat's depot."""

    __slots__ = ("depot_piles", "depots")

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.depot_piles = layout.first["depot"]
        self.depots: tuple[bool, ...] = (False,) * layout.seats
        """Who has bought a depot."""

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.depot_piles = table.depot_piles
        self.depots = table.depots

    def lay_out(self) -> None:
        super().lay_out()
        self.layout.each("depot", "bean", FACES, BACKS)

    # Questions

    def depot_price(self, seat: Seat) -> int:
        """What a depot costs; 0 when merchants have taken its place."""
        return PRICE if self.plain_sides else 0

    def depot(self, seat: Seat) -> Cards:
        """The beans in a depot."""
        return self.piles[self.depot_piles + seat]

    def has_room(self, seat: Seat) -> bool:
        """A depot holds as many beans as there are seats."""
        return self.depots[seat] and len(self.depot(seat)) < self.seats

    def rights(self, seat: Seat) -> list[Action]:
        found = super().rights(seat)
        if not self.depots[seat] and 0 < self.depot_price(seat) <= self.thalers(seat):
            found.append(BuyDepot())
        return found

    def turn_ask(self, seat: Seat, stage: Stage) -> Ask | None:
        ask = super().turn_ask(seat, stage)
        if ask is not None and "plant" in ask.forms and self.has_room(seat):
            return Ask(ask.seat, ask.must, (*ask.forms, "stock"), ask.about, ask.rights)
        return ask

    def plantings(self, seat: Seat, stage: Stage) -> list[Action]:
        """What may be planted may go to the depot instead."""
        found = super().plantings(seat, stage)
        if self.has_room(seat):
            if type(stage) is Planting and seat == self.active:
                found.append(Stock())
            elif type(stage) is Settling:
                found += [Stock(sort) for sort in self.sorts_to_plant(seat)]
        return found

    # Check and do

    def check_buy_depot(self, seat: Seat) -> None:
        price = self.depot_price(seat)
        require(price, "no-depot-for-sale", "W50")
        require(not self.depots[seat], "has-depot", "W25")
        require(not self.short_of(seat, price), "too-few-thalers", "W25", price=price)

    def buy_depot(self, seat: Seat) -> None:
        self.pay(seat, self.depot_price(seat))
        self.depots = (*self.depots[:seat], True, *self.depots[seat + 1 :])
        self.emit("depot_bought", seat, self.depot_price(seat))

    def check_stock(self, seat: Seat, sort: int) -> None:
        self.bean_due(seat, sort)
        require(self.depots[seat], "no-depot", "W26")
        require(self.has_room(seat), "depot-full", "W25", beans=self.seats)

    def stock(self, seat: Seat, sort: int, chance: Chance) -> None:
        """A bean goes face down to the depot, and counts as planted."""
        stage = self.stages[-1]
        target = self.depot_piles + seat
        if type(stage) is Planting:
            self.leave_hand(seat, 0)
            self.shift(self.hands + seat, 0, target)
            self.emit("stocked", seat)
            self.planted(stage.planted + 1, chance)
            return
        source = next(pile for pile in self.plant_piles(seat) if sort in self.piles[pile])
        self.move(source, (sort,), target)
        self.emit("stocked", seat)
        if self.settled():
            self.advance(chance)

"""The ammunition depot: a store of beans that only fight."""

from typing import Final, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.bohnaparte.actions import BuyDepot, Stock
from higgle.bohnanza.bohnaparte.camps import Camps
from higgle.bohnanza.harvest import short_of
from higgle.bohnanza.planting import bean_due, planting_stage, put_aside
from higgle.core import (
    BACKS,
    FACES,
    Action,
    Cards,
    Chance,
    Layout,
    Options,
    Seat,
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

    def other_forms(self, seat: Seat) -> tuple[str, ...]:
        return ("stock",) if self.has_room(seat) else ()

    def other_uses(self, seat: Seat, sorts: list[int]) -> list[Action]:
        """What may be planted may go to the depot instead."""
        return [Stock(sort) for sort in sorts] if self.has_room(seat) else []

    # Check and do

    def check_buy_depot(self, seat: Seat) -> None:
        price = self.depot_price(seat)
        require(price, "no-depot-for-sale", "W50")
        require(not self.depots[seat], "has-depot", "W25")
        require(not short_of(self, seat, price), "too-few-thalers", "W25", price=price)

    def buy_depot(self, seat: Seat) -> None:
        self.pay(seat, self.depot_price(seat))
        self.depots = (*self.depots[:seat], True, *self.depots[seat + 1 :])
        self.emit("depot_bought", seat, self.depot_price(seat))

    def check_stock(self, seat: Seat, sort: int) -> None:
        bean_due(self, seat, sort)
        require(self.depots[seat], "no-depot", "W26")
        require(self.has_room(seat), "depot-full", "W25", beans=self.seats)

    def stock(self, seat: Seat, sort: int, chance: Chance) -> None:
        """A bean goes face down to the depot, and counts as planted."""
        stage = planting_stage(self)
        put_aside(self, seat, sort, self.depot_piles + seat)
        self.emit("stocked", seat)
        stage.count_bean(self, chance)  # type: ignore[arg-type]  # a stage of this game

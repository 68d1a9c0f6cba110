"""What a seat may ask for with orders."""

from typing import TYPE_CHECKING

from higgle.bohnanza.planting import Planting
from higgle.core import Action, Chance, Seat, require

if TYPE_CHECKING:
    from higgle.bohnanza.plus.game import BohnanzaPlus


class Meet(Action, frozen=True):
    """Show an order that one's fields meet, and take its thaler."""

    def __str__(self) -> str:
        return "meet order"

    def check(self, table: "BohnanzaPlus", seat: Seat) -> None:
        require(table.may_meet(seat), "order-own-turn", "P25")
        order = table.order(seat)
        require(order, "no-order", "P25")
        require(table.is_met(seat, order[0]), "order-not-met", "P23")

    def apply(self, table: "BohnanzaPlus", seat: Seat, chance: Chance) -> None:
        table.meet(seat)


class ShowOrder(Action, frozen=True):
    """Lay the order at the front of the hand open."""

    def __str__(self) -> str:
        return "show order"

    def check(self, table: "BohnanzaPlus", seat: Seat) -> None:
        stage = table.stages[-1]
        begun = type(stage) is Planting and not stage.planted
        require(begun and seat == table.active, "order-not-now", "P27")
        require(table.order_in_front(seat), "order-not-in-front", "P27")

    def apply(self, table: "BohnanzaPlus", seat: Seat, chance: Chance) -> None:
        table.show_order(seat)

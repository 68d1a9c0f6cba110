"""What a client is told beside a view of Bohnanza Plus: the orders as well."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from higgle.bohnanza.aids import Aids
from higgle.bohnanza.plus.orders import Orders
from higgle.bohnanza.plus.plant_out import PlantingOut
from higgle.bohnanza.stages import Planting, Settling
from higgle.core import Ask, Fact, Seat, Stage


class OrderAid(Fact, frozen=True):
    """An order: its two numbers, as far as they are seen, and where it is in one's own hand."""

    pair: "tuple[int, ...]"
    open: bool
    held: bool
    place: int
    met: int


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderAids(Orders):
    """The orders, and planting with them."""

    AIDS: ClassVar[dict[str, object]] = {**Aids.AIDS, "orders": list[OrderAid]}

    def own_aids(self) -> dict[str, object]:
        found = super().own_aids()
        if self.agreed.orders:
            found["orders"] = [self.order_aid(seat) for seat in range(self.seats)]
        return found

    def order_aid(self, seat: Seat) -> OrderAid:
        """What is seen of an order."""
        known = [code for code in self.order(seat) if code]
        place = self.piles[self.order_places + seat]
        return OrderAid(
            self.pairs()[known[0] - 1] if known else (),
            bool(self.piles[self.open_orders + seat]),
            bool(self.order(seat)),
            place[0] if place else -1,
            len(self.piles[self.met_orders + seat]),
        )

    def to_plant(self, seat: Seat) -> list[tuple[int, int]]:
        """No bean is planted past an order in front; after the end everybody plants the hand."""
        stage = self.stages[-1]
        if type(stage) is PlantingOut:
            return [(self.hands + seat, 0)] if self.hand(seat) else []
        if type(stage) is Planting and self.order_in_front(seat):
            return []
        return super().to_plant(seat)

    def slots_for(self, seat: Seat, card: int) -> list[int]:
        if type(self.stages[-1]) is PlantingOut:
            new = self.new_slot(seat)
            if new >= 0:
                return [new]
        return super().slots_for(seat, card)

    def due_word(self, ask: Ask, stage: Stage) -> str:
        if type(stage) is PlantingOut:
            return "plant-out"
        if type(stage) is Planting and self.order_in_front(ask.seat):
            return "pass-order" if stage.planted else "show-order"
        if type(stage) is Settling and not self.left_to_plant(ask.seat):
            return "meet-or-pass"
        return super().due_word(ask, stage)

    def due_count(self, ask: Ask, stage: Stage) -> int:
        if type(stage) is PlantingOut:
            return len(self.hand(ask.seat))
        return super().due_count(ask, stage)

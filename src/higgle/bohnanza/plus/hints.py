"""Hints for clients of Bohnanza Plus: the orders as well."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from higgle.bohnanza.hints import BohnanzaHints
from higgle.bohnanza.planting import Planting, Settling, left_to_plant
from higgle.bohnanza.plus.fields import PlantingOut, new_slot
from higgle.core import Ask, Fact, Seat, Stage

if TYPE_CHECKING:
    from higgle.bohnanza.plus.game import BohnanzaPlus


class OrderAid(Fact, frozen=True):
    """An order: its two numbers, as far as they are seen, and where it is in one's own hand."""

    pair: "tuple[int, ...]"
    open: bool
    held: bool
    place: int
    met: int


@mypyc_attr(allow_interpreted_subclasses=True)
class BohnanzaPlusHints(BohnanzaHints):
    """The orders, and planting with them."""

    TYPES: ClassVar[dict[str, object]] = {**BohnanzaHints.TYPES, "orders": list[OrderAid]}

    def __init__(self, view: "BohnanzaPlus") -> None:
        super().__init__(view)
        self.plus = view

    def own(self) -> dict[str, object]:
        found = super().own()
        if self.plus.agreed.orders:
            found["orders"] = [self.hint_order(seat) for seat in range(self.plus.seats)]
        return found

    def hint_order(self, seat: Seat) -> OrderAid:
        """What is seen of an order."""
        pile = self.plus.order_piles + seat
        shown = self.plus.sure_cards().get(pile, ()) if self.plus.sightings else ()
        known = [code for code in (*self.plus.order(seat), *shown) if code]
        place = self.plus.piles[self.plus.order_places + seat]
        return OrderAid(
            self.plus.pairs()[known[0] - 1] if known else (),
            bool(self.plus.piles[self.plus.open_orders + seat]),
            bool(self.plus.order(seat)),
            place[0] if place else -1,
            len(self.plus.piles[self.plus.met_orders + seat]),
        )

    def to_plant(self, seat: Seat) -> list[tuple[int, int]]:
        """After the end everybody plants the hand."""
        stage = self.plus.stages[-1]
        if type(stage) is PlantingOut:
            return [(self.plus.hands + seat, 0)] if self.plus.hand(seat) else []
        return super().to_plant(seat)

    def slots_for(self, seat: Seat, card: int) -> list[int]:
        if type(self.plus.stages[-1]) is PlantingOut:
            new = new_slot(self.plus, seat)
            if new >= 0:
                return [new]
        return super().slots_for(seat, card)

    def due_word(self, ask: Ask, stage: Stage) -> str:
        if type(stage) is PlantingOut:
            return "plant-out"
        if type(stage) is Planting and self.plus.order_in_front(ask.seat):
            return "pass-order" if stage.planted else "show-order"
        if type(stage) is Settling and not left_to_plant(self.plus, ask.seat):
            return "meet-or-pass"
        return super().due_word(ask, stage)

    def due_count(self, ask: Ask, stage: Stage) -> int:
        if type(stage) is PlantingOut:
            return len(self.plus.hand(ask.seat))
        return super().due_count(ask, stage)

"""Bohnanza Plus: when an order may be shown and met, and what that does to the turn."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.planting import Planting
from higgle.bohnanza.plus import words
from higgle.bohnanza.plus.actions import Meet, ShowOrder
from higgle.bohnanza.plus.hints import BohnanzaPlusHints
from higgle.bohnanza.plus.more_seats import TakingField
from higgle.bohnanza.plus.options import PlusOptions
from higgle.bohnanza.plus.orders import Orders
from higgle.bohnanza.plus.plant_out import PlantingOut
from higgle.bohnanza.turn import PASS
from higgle.core import Action, Ask, Chance, Hints, Options, Seat, Stage, require


@mypyc_attr(allow_interpreted_subclasses=True)
class BohnanzaPlus(Orders):
    """Bohnanza with the expansion set, and its orders by agreement."""

    ID = "bohnanza-plus"
    SEATS = range(3, 8)
    OPTIONS: ClassVar[type[Options]] = PlusOptions
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (*Bohnanza.ACTIONS, Meet, ShowOrder)
    STAGES: ClassVar[tuple[type[Stage], ...]] = (*Bohnanza.STAGES, TakingField, PlantingOut)
    FACTS: ClassVar[dict[str, object]] = {
        **Bohnanza.FACTS,
        "hands_at_end": tuple[int, ...],
        "laid_open": bool,
        "met_at": tuple[tuple[int, ...], ...],
    }
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = {
        **Bohnanza.EVENTS,
        "field_won": (),
        "planting_out": (),
        "order_shown": ("left", "right"),
        "order_met": ("left", "right"),
        "order_returned": ("left", "right"),
        "order_drawn": (),
    }
    HINTS: ClassVar[type[Hints]] = BohnanzaPlusHints
    CLAUSES: ClassVar[str] = "BP"
    MEETING: ClassVar[tuple[str, ...]] = (*Bohnanza.RIGHTS, "meet")

    @classmethod
    def parse(cls, text: str) -> Action:
        return words.read(text)

    # Questions

    def plant_limit(self, seat: Seat) -> int:
        """After an order was laid open only one bean is planted."""
        return 1 if self.laid_open else super().plant_limit(seat)

    def settled(self) -> bool:
        """Phase 3 waits for the active seat as long as its order may be met."""
        return super().settled() and not self.could_meet(self.active)

    def may_meet(self, seat: Seat) -> bool:
        """An order is met in one's own turn, before the draw."""
        return seat == self.active and not self.over and not self.planting_out()

    def lays_off(self, seat: Seat, right: Action) -> bool:
        """Meeting an order discards no bean, and an order in hand is nobody else's business."""
        return type(right) is not Meet and super().lays_off(seat, right)

    def planting_out(self) -> bool:
        return type(self.stages[-1]) is PlantingOut

    def has_card_to_plant(self, seat: Seat) -> bool:
        return bool(self.hand(seat) or self.piles[self.order_piles + seat])

    def has_bean_in_front(self, seat: Seat) -> bool:
        """No bean is planted past an order in front."""
        return bool(self.hand(seat)) and not self.order_in_front(seat)

    # From phase to phase

    def begin_planting(self, chance: Chance) -> Stage | None:
        self.laid_open = False
        return super().begin_planting(chance)

    def begin_drawing(self, chance: Chance) -> Stage | None:
        seat = self.active
        if self.piles[self.open_orders + seat]:
            left, right = self.shown_pair(seat)
            self.shift(self.open_orders + seat, 0, self.under)
            self.emit("order_returned", seat, left, right)
        stage = super().begin_drawing(chance)
        if stage is None and not self.order(seat):
            self.draw_order(seat, chance)
        return stage

    # Asked and listed

    def asks(self) -> list[Ask]:
        found = super().asks()
        if not self.agreed.orders or not self.may_meet(self.active):
            return found
        ask = found[self.active]
        found[self.active] = Ask(ask.seat, ask.must, ask.forms, ask.about, self.MEETING)
        return found

    def planting_ask(self, seat: Seat, planted: int) -> Ask:
        if planted:
            return super().planting_ask(seat, planted)
        may_show = bool(self.piles[self.order_piles + seat])
        forms: tuple[str, ...] = ("plant",) if self.hand(seat) else ()
        forms = (*forms, "show_order") if may_show else forms
        return Ask(seat, True, forms, (0, int(may_show)), self.RIGHTS)

    def settling_ask(self, seat: Seat) -> Ask | None:
        if seat == self.active and super().settled():
            return Ask(seat, True, ("meet", "pass"), (), self.RIGHTS)
        return super().settling_ask(seat)

    def other_uses(self, seat: Seat, sorts: list[int]) -> list[Action]:
        """Show the order in front in phase 1, and leave it unmet at the end of phase 3."""
        stage = self.stages[-1]
        if type(stage) is Planting:
            return [ShowOrder()] if not stage.planted and self.order_in_front(seat) else []
        return [PASS] if seat == self.active and super().settled() else []

    def rights(self, seat: Seat) -> list[Action]:
        found = super().rights(seat)
        if self.may_meet(seat):
            order = self.order(seat)
            if order and self.is_met(seat, order[0]):
                found.append(Meet())
        return found

    # Check

    def check_front(self, seat: Seat) -> None:
        require(not self.order_in_front(seat), "order-in-front", "P27")

    def check_settled(self, seat: Seat) -> None:
        require(seat == self.active, "nothing-to-pass")
        require(super().settled(), "must-plant", "B40")

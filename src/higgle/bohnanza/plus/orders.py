"""Orders: two neighbouring fields of an exact size are worth a thaler."""

from itertools import pairwise
from random import Random
from typing import ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.actions import Pass
from higgle.bohnanza.plus.options import PlusOptions
from higgle.bohnanza.plus.plant_out import PlantingOut, PlantOut
from higgle.bohnanza.stages import Planting, Settling
from higgle.bohnanza.turn import Bohnanza
from higgle.table import (
    BACKS,
    FACES,
    NOTHING,
    Action,
    Ask,
    Cards,
    Chance,
    Layout,
    Options,
    Seat,
    Stage,
    need,
)

Pair = tuple[int, int]

STANDARD: Final = tuple((a, total - a) for total in range(3, 9) for a in range(total + 1))
"""Every ordered pair with a sum of 3 to 8."""

HARDER: Final = tuple((a, b) for a in range(7) for b in range(7) if a + b >= 4)
"""Every ordered pair of 0 to 6 with a sum of at least 4."""


class Meet(Action, frozen=True):
    """Show an order that the own fields meet, and take its thaler."""

    def __str__(self) -> str:
        return "meet order"


class ShowOrder(Action, frozen=True):
    """Lay the order at the front of the hand open."""

    def __str__(self) -> str:
        return "show order"


@mypyc_attr(allow_interpreted_subclasses=True)
class BohnanzaPlus(PlantOut):
    """Bohnanza with the expansion set, and its orders by agreement."""

    ID = "bohnanza-plus"
    SEATS = range(3, 8)
    OPTIONS: ClassVar[type[Options]] = PlusOptions
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (*Bohnanza.ACTIONS, Meet, ShowOrder)
    STAGES: ClassVar[tuple[type[Stage], ...]] = (*Bohnanza.STAGES, PlantingOut)
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
    MEETING: ClassVar[tuple[str, ...]] = (*Bohnanza.RIGHTS, "meet")

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.order_deck = layout.first["orders"]
        self.under = layout.first["orders-under"]
        self.order_piles = layout.first["order"]
        self.open_orders = layout.first["open-order"]
        self.met_orders = layout.first["met-orders"]
        self.order_places = layout.first["order-place"]
        self.laid_open = False
        """Whether the active seat began its turn by laying its order open."""
        self.met_at: tuple[tuple[int, ...], ...] = ()
        """For each seat, on top of how many bean thalers each of its met orders lies."""

    def lay_out(self) -> None:
        super().lay_out()
        self.layout.pile("orders", "order", BACKS, bag=True)
        self.layout.pile("orders-under", "order", BACKS)
        self.layout.each("order", "order", FACES, BACKS)
        self.layout.each("open-order", "order", FACES, FACES)
        self.layout.each("met-orders", "order", BACKS, BACKS)
        self.layout.each("order-place", "slip", FACES, NOTHING)

    def set_up(self, chance: Chance) -> None:
        self.met_at = ((),) * self.seats
        self.piles[self.order_deck] = tuple(self.census()["order"])
        super().set_up(chance)
        for seat in range(self.seats):
            self.draw_order(seat, chance)
        self.told.clear()

    # Questions

    def census(self) -> dict[str, list[int]]:
        orders = [0, *(1 for _ in self.pairs())] if self.chosen_options.orders else [0]
        return {**super().census(), "order": orders}

    def pairs(self) -> tuple[Pair, ...]:
        """The orders of the deck; the card of code n is the pair before n."""
        return STANDARD if self.chosen_options.order_deck == "standard" else HARDER

    def order(self, seat: Seat) -> Cards:
        """A seat's order, whether in its hand or open."""
        return self.piles[self.open_orders + seat] or self.piles[self.order_piles + seat]

    def shown_pair(self, seat: Seat) -> Pair:
        """The two numbers of a seat's open order."""
        return self.pairs()[self.piles[self.open_orders + seat][0] - 1]

    def is_met(self, seat: Seat, order: int) -> bool:
        """Two neighbouring fields, left to right, hold exactly the two numbers."""
        return self.pairs()[order - 1] in self.neighbours(seat)

    def neighbours(self, seat: Seat) -> list[Pair]:
        """How many beans grow in each two fields that lie side by side, from left to right."""
        return list(pairwise([len(self.field(seat, slot)) for slot in self.fields[seat]]))

    def order_in_front(self, seat: Seat) -> bool:
        """Whether the order is the front card of the hand; only its owner can tell."""
        return self.piles[self.order_places + seat] == (0,)

    def thalers(self, seat: Seat) -> int:
        return super().thalers(seat) + len(self.piles[self.met_orders + seat])

    def score(self, seat: Seat) -> dict[str, int]:
        orders = len(self.piles[self.met_orders + seat])
        return {"thalers": self.thalers(seat) - orders, "orders": orders}

    def plant_limit(self, seat: Seat) -> int:
        """After an order was laid open only one bean is planted."""
        return 1 if self.laid_open else super().plant_limit(seat)

    def settled(self) -> bool:
        """Phase 3 waits for the active seat as long as its order may be met."""
        return super().settled() and not self.could_meet(self.active)

    def could_meet(self, seat: Seat) -> bool:
        """Whether an open order can be met, by a harvest too; for one in hand, whether any can.

        What the order in hand says is nobody else's business, so it must not end a phase.
        """
        reached = self.neighbours(seat) + self.after_a_harvest(seat)
        if self.piles[self.open_orders + seat]:
            return self.shown_pair(seat) in reached
        if not self.piles[self.order_piles + seat]:
            return False
        return any(pair in self.pairs() for pair in reached)

    def after_a_harvest(self, seat: Seat) -> list[Pair]:
        """What two fields side by side would hold if one of them were harvested."""
        found: list[Pair] = []
        for left, right in pairwise(self.fields[seat]):
            if self.may_harvest(seat, left):
                found.append((0, len(self.field(seat, right))))
            if self.may_harvest(seat, right):
                found.append((len(self.field(seat, left)), 0))
        return found

    # From phase to phase

    def begin_planting(self, chance: Chance) -> Stage | None:
        self.laid_open = False
        stage = super().begin_planting(chance)
        if stage is None and self.piles[self.order_piles + self.active]:
            return Planting()
        return stage

    def begin_drawing(self, chance: Chance) -> Stage | None:
        seat = self.active
        if self.piles[self.open_orders + seat]:
            left, right = self.shown_pair(seat)
            self.shift(self.open_orders + seat, 0, self.under)
            self.tell("order_returned", seat, left, right)
        stage = super().begin_drawing(chance)
        if stage is None and not self.order(seat):
            self.draw_order(seat, chance)
        return stage

    def draw_order(self, seat: Seat, chance: Chance) -> None:
        """An order goes behind the hand, if the pile still has one."""
        if sum(self.piles[self.order_deck]):
            self.pick(self.order_deck, self.order_piles + seat, chance)
        elif self.piles[self.under]:
            self.shift(self.under, 0, self.order_piles + seat)
        else:
            return
        self.piles[self.order_places + seat] = (len(self.hand(seat)),)
        self.tell("order_drawn", seat)

    def leave_hand(self, seat: Seat, place: int) -> None:
        """The order moves forward as the cards before it leave."""
        slip = self.piles[self.order_places + seat]
        if slip and place < slip[0]:
            self.piles[self.order_places + seat] = (slip[0] - 1,)

    def pay(self, seat: Seat, price: int) -> None:
        """An order thaler that is spent goes under the order pile."""
        for _ in range(price):
            heights = self.met_at[seat]
            if heights and heights[-1] == len(self.piles[self.thaler_piles + seat]):
                met = self.met_orders + seat
                self.shift(met, len(self.piles[met]) - 1, self.under)
                self.note_met(seat, heights[:-1])
            else:
                super().pay(seat, 1)

    def note_met(self, seat: Seat, heights: tuple[int, ...]) -> None:
        self.met_at = (*self.met_at[:seat], heights, *self.met_at[seat + 1 :])

    # Asked and listed

    def asks(self) -> list[Ask]:
        found = super().asks()
        if not self.chosen_options.orders or not self.may_meet(self.active):
            return found
        ask = found[self.active]
        found[self.active] = Ask(ask.seat, ask.must, ask.forms, ask.about, self.MEETING)
        return found

    def may_meet(self, seat: Seat) -> bool:
        """An order is met in the own turn, up to the draw."""
        return seat == self.active and not self.over and not self.planting_out()

    def planting_out(self) -> bool:
        return type(self.stages[-1]) is PlantingOut

    def turn_ask(self, seat: Seat, stage: Stage) -> Ask | None:
        ask = super().turn_ask(seat, stage)
        if seat != self.active:
            return ask
        if type(stage) is Planting and not stage.planted:
            may_show = bool(self.piles[self.order_piles + seat])
            forms: tuple[str, ...] = ("plant",) if self.hand(seat) else ()
            forms = (*forms, "show_order") if may_show else forms
            return Ask(seat, True, forms, (0, int(may_show)), self.RIGHTS)
        if type(stage) is Settling and super().settled():
            return Ask(seat, True, ("meet", "pass"), (), self.RIGHTS)
        return ask

    def plantings(self, seat: Seat, stage: Stage) -> list[Action]:
        if type(stage) is Planting and seat == self.active:
            if self.order_in_front(seat):
                return [Pass()] if stage.planted else [ShowOrder()]
            if not self.hand(seat):
                return []
        found = super().plantings(seat, stage)
        if type(stage) is Settling and seat == self.active and super().settled():
            found.append(Pass())
        return found

    def rights(self, seat: Seat) -> list[Action]:
        found = super().rights(seat)
        if self.may_meet(seat):
            order = self.order(seat)
            if order and self.is_met(seat, order[0]):
                found.append(Meet())
        return found

    # Check

    def check_deed(self, seat: Seat, action: Action) -> None:
        if type(action) is Meet:
            self.check_meet(seat)
        elif type(action) is ShowOrder:
            self.check_show_order(seat)
        else:
            super().check_deed(seat, action)

    def check_show_order(self, seat: Seat) -> None:
        stage = self.stages[-1]
        begun = type(stage) is Planting and not stage.planted
        need(begun and seat == self.active, "order-not-now", "P27")
        need(self.order_in_front(seat), "order-not-in-front", "P27")

    def check_meet(self, seat: Seat) -> None:
        need(self.may_meet(seat), "order-own-turn", "P25")
        order = self.order(seat)
        need(order, "no-order", "P25")
        need(self.is_met(seat, order[0]), "order-not-met", "P23")

    def bean_due(self, seat: Seat, sort: int) -> int:
        if type(self.stages[-1]) is Planting and seat == self.active:
            need(not self.order_in_front(seat), "order-in-front", "P27")
        return super().bean_due(seat, sort)

    def check_pass(self, seat: Seat) -> None:
        if type(self.stages[-1]) is Settling and seat == self.active:
            need(super().settled(), "must-plant", "B40")
        else:
            super().check_pass(seat)

    # Do

    def do(self, seat: Seat, action: Action, chance: Chance) -> None:
        if type(action) is Meet:
            self.meet(seat)
        elif type(action) is ShowOrder:
            self.show_order(seat)
        else:
            super().do(seat, action, chance)
        stage = self.stages[-1]
        if type(stage) is Settling:
            if self.settled():
                self.advance(chance)
        elif type(stage) is Planting and not self.left_for_planting():
            self.advance(chance)

    def left_for_planting(self) -> bool:
        """Whether the active seat has a card in hand, an order counted."""
        return bool(self.hand(self.active) or self.piles[self.order_piles + self.active])

    def meet(self, seat: Seat) -> None:
        """The order is shown and goes to the thaler pile."""
        if not self.piles[self.open_orders + seat]:
            self.reveal_order(seat)
        left, right = self.shown_pair(seat)
        self.shift(self.open_orders + seat, 0, self.met_orders + seat)
        self.note_met(seat, (*self.met_at[seat], len(self.piles[self.thaler_piles + seat])))
        self.tell("order_met", seat, left, right)

    def show_order(self, seat: Seat) -> None:
        self.laid_open = True
        self.reveal_order(seat)
        left, right = self.shown_pair(seat)
        self.tell("order_shown", seat, left, right)

    def reveal_order(self, seat: Seat) -> None:
        self.piles[self.order_places + seat] = ()
        self.shift(self.order_piles + seat, 0, self.open_orders + seat)

    def imagine(self, random: Random) -> Self:
        whole = super().imagine(random)
        for seat in range(self.seats):
            if seat != self.audience and whole.piles[self.order_piles + seat]:
                place = int(random.random() * (len(self.hand(seat)) + 1))
                whole.piles[self.order_places + seat] = (place,)
        return whole

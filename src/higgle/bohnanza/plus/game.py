"""Bohnanza Plus: the expansion set for three to seven seats, and its orders by agreement."""

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.beans import COCOA, FIELD
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BUY_FIELD, THIRD, add_field
from higgle.bohnanza.options import PlusOptions
from higgle.bohnanza.planting import Planting
from higgle.bohnanza.plus import orders
from higgle.bohnanza.plus.fields import (
    GERMAN_COCOA,
    PlantingOut,
    TakingField,
    new_slot,
    sorts_of,
    win_field,
)
from higgle.bohnanza.plus.hints import BohnanzaPlusHints
from higgle.bohnanza.plus.orders import HARDER, STANDARD, Meet, Pair, ShowOrder
from higgle.bohnanza.turn import PASS
from higgle.core import (
    BACKS,
    FACES,
    NOBODY,
    NOTHING,
    Action,
    Ask,
    Cards,
    Chance,
    Hints,
    Layout,
    Options,
    Seat,
    Stage,
    require,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class BohnanzaPlus(Bohnanza):
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
    SHOWS: ClassVar[Mapping[str, str]] = {**Bohnanza.SHOWS, "order": "P38"}
    CLAUSES: ClassVar[str] = "BP"
    MEETING: ClassVar[tuple[str, ...]] = (*Bohnanza.RIGHTS, "meet")
    """The forms that stand open at any time to the seat that may meet its order."""

    __slots__ = (
        "hands_at_end",
        "laid_open",
        "met_at",
        "met_orders",
        "open_orders",
        "order_deck",
        "order_piles",
        "order_places",
        "under",
    )

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        first = layout.first
        self.order_deck = first["orders"]
        self.under = first["orders-under"]
        self.order_piles = first["order"]
        self.open_orders = first["open-order"]
        self.met_orders = first["met-orders"]
        self.order_places = first["order-place"]
        self.hands_at_end: tuple[int, ...] = ()
        """How many cards each hand had when the game ended."""
        self.laid_open = False
        """Whether the active seat began its turn by laying its order open."""
        self.met_at: tuple[tuple[int, ...], ...] = ()
        """For each seat, on top of how many bean thalers each of its met orders lies."""

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.order_deck = table.order_deck
        self.under = table.under
        self.order_piles = table.order_piles
        self.open_orders = table.open_orders
        self.met_orders = table.met_orders
        self.order_places = table.order_places
        self.hands_at_end = table.hands_at_end
        self.laid_open = table.laid_open
        self.met_at = table.met_at

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
            orders.draw_order(self, seat, chance)
        self.events.clear()

    @classmethod
    def parse(cls, text: str) -> Action:
        return orders.parse_order(text) or super().parse(text)

    @property
    def agreed(self) -> PlusOptions:
        """What the players agreed on."""
        assert isinstance(self.options, PlusOptions)
        return self.options

    def idle_option(self) -> str:
        """With 3, 6 or 7 seats no rare bean is played; prints and packs need their cards."""
        agreed = self.agreed
        if agreed.rare != "cocoa" and self.seats not in (4, 5):
            return "rare"
        if agreed.cocoa_print != "english" and COCOA not in self.sorts():
            return "cocoa_print"
        if agreed.order_deck != "standard" and not agreed.orders:
            return "order_deck"
        return super().idle_option()

    # The numbers of the set

    def sorts(self) -> tuple[int, ...]:
        return sorts_of(self.seats, self.agreed.rare, self.agreed.twenty_two)

    def pairs(self) -> tuple[Pair, ...]:
        """The orders of the deck; the card of code n is the pair before n."""
        return STANDARD if self.agreed.order_deck == "standard" else HARDER

    def numbers_on(self, family: str, card: int) -> dict[str, int]:
        if family != "order":
            return {}
        left, right = self.pairs()[card - 1]
        return {"left": left, "right": right}

    def census(self) -> dict[str, list[int]]:
        cards = [0, *(1 for _ in self.pairs())] if self.agreed.orders else [0]
        return {**super().census(), "order": cards}

    def hand_size(self, seat: Seat) -> int:
        return 5 if self.seats <= 5 else min(3 + seat, 6)

    def draw_count(self, seat: Seat) -> int:
        return 3 if self.seats <= 5 else 4

    def last_exhaustion(self) -> int:
        return 2 if self.seats == 3 else 3

    def plant_limit(self, seat: Seat) -> int:
        """After an order was laid open only one bean is planted."""
        return 1 if self.laid_open else super().plant_limit(seat)

    def start_fields(self) -> int:
        return 3 if self.seats == 3 else 2

    def slot_count(self) -> int:
        """With new fields for all there may be one more for each sort."""
        more = len(self.sorts()) if self.agreed.plant_out == "free" else 0
        return super().slot_count() + more

    def third_field_price(self, seat: Seat) -> int:
        if self.seats == 3 or self.takes_field(seat):
            return 0
        return 4 if self.seats <= 5 else 3

    def meter(self, seat: Seat, sort: int) -> tuple[int, ...]:
        return self.printed_meter(sort)

    def printed_meter(self, sort: int) -> tuple[int, ...]:
        german = sort == COCOA and self.agreed.cocoa_print == "german"
        return GERMAN_COCOA if german else super().printed_meter(sort)

    def thalers(self, seat: Seat) -> int:
        return super().thalers(seat) + len(self.piles[self.met_orders + seat])

    def open_piles(self, seat: Seat) -> list[int]:
        """By agreement the active seat may deal on what it received."""
        piles = super().open_piles(seat)
        if seat == self.active and self.agreed.retrade:
            piles.append(self.received_piles + seat)
        return piles

    # Orders and the third field

    def order(self, seat: Seat) -> Cards:
        """A seat's order, whether in its hand or open."""
        return self.piles[self.open_orders + seat] or self.piles[self.order_piles + seat]

    def order_in_front(self, seat: Seat) -> bool:
        """Whether the order is the front card of the hand; only its owner can tell."""
        return self.piles[self.order_places + seat] == (0,)

    def may_meet(self, seat: Seat) -> bool:
        """An order is met in one's own turn, before the draw."""
        return seat == self.active and not self.over and type(self.stages[-1]) is not PlantingOut

    def takes_field(self, seat: Seat) -> bool:
        """Whether a seat may take the third field for two field beans now."""
        stage = self.stages[-1] if self.stages else None
        return type(stage) is TakingField and stage.seat == seat

    # Who is asked, and what is listed

    def asks(self) -> list[Ask]:
        found = super().asks()
        if not self.agreed.orders or not self.may_meet(self.active):
            return found
        ask = found[self.active]
        found[self.active] = Ask(ask.seat, ask.must, ask.forms, ask.about, self.MEETING)
        return found

    def planting_ask(self, seat: Seat, planted: int) -> Ask:
        if planted or not self.has_card_to_plant(seat):
            return super().planting_ask(seat, planted)
        may_show = bool(self.piles[self.order_piles + seat])
        forms: tuple[str, ...] = ("plant",) if self.hand(seat) else ()
        forms = (*forms, "show_order") if may_show else forms
        return Ask(seat, True, forms, (0, int(may_show)), self.RIGHTS)

    def settling_ask(self, seat: Seat) -> Ask | None:
        if seat == self.active and super().is_settled():
            return Ask(seat, True, ("meet", "pass"), (), self.RIGHTS)
        return super().settling_ask(seat)

    def other_uses(self, seat: Seat, sorts: list[int]) -> list[Action]:
        """Show the order in front in phase 1, and leave it unmet at the end of phase 3."""
        stage = self.stages[-1]
        if type(stage) is Planting:
            return [ShowOrder()] if not stage.planted and self.order_in_front(seat) else []
        return [PASS] if seat == self.active and super().is_settled() else []

    def rights(self, seat: Seat) -> list[Action]:
        found = super().rights(seat)
        if self.takes_field(seat):
            found.append(BUY_FIELD)
        if self.may_meet(seat):
            order = self.order(seat)
            if order and orders.is_met(self, seat, order[0]):
                found.append(Meet())
        return found

    def lays_off(self, seat: Seat, right: Action) -> bool:
        """Meeting an order discards no bean, and an order in hand is nobody else's business."""
        return type(right) is not Meet and super().lays_off(seat, right)

    def is_settled(self) -> bool:
        """Phase 3 waits for the active seat as long as its order may be met."""
        return super().is_settled() and not orders.could_meet(self, self.active)

    def has_card_to_plant(self, seat: Seat) -> bool:
        return bool(self.hand(seat) or self.piles[self.order_piles + seat])

    def has_bean_in_front(self, seat: Seat) -> bool:
        """No bean is planted past an order in front."""
        return bool(self.hand(seat)) and not self.order_in_front(seat)

    def check_front(self, seat: Seat) -> None:
        require(not self.order_in_front(seat), "order-in-front", "P27")

    def check_settled(self, seat: Seat) -> None:
        require(seat == self.active, "nothing-to-pass")
        require(super().is_settled(), "must-plant", "B40")

    def check_plant(self, seat: Seat, sort: int, slot: int) -> None:
        """After the end a bean that fits nowhere may have a new field, by agreement."""
        out = type(self.stages[-1]) is PlantingOut
        if not out or slot < 0 or slot != new_slot(self, seat):
            super().check_plant(seat, sort, slot)

    def check_buy_field(self, seat: Seat) -> None:
        if not self.takes_field(seat):
            super().check_buy_field(seat)

    # What happens

    def begin_planting(self, chance: Chance) -> Stage | None:
        self.laid_open = False
        return super().begin_planting(chance)

    def begin_drawing(self, chance: Chance) -> Stage | None:
        """An open order that was not met goes back; whoever has none draws one."""
        seat = self.active
        orders.return_order(self, seat)
        stage = super().begin_drawing(chance)
        if stage is None and not self.order(seat):
            orders.draw_order(self, seat, chance)
        return stage

    def leave_hand(self, seat: Seat, place: int) -> None:
        """The order moves forward as the cards before it leave."""
        before = self.piles[self.order_places + seat]
        if before and place < before[0]:
            self.piles[self.order_places + seat] = (before[0] - 1,)

    def plant(self, seat: Seat, source: int, place: int, slot: int) -> None:
        if slot not in self.fields[seat]:
            add_field(self, seat, slot)
        super().plant(seat, source, place, slot)

    def harvest(self, seat: Seat, slot: int) -> None:
        """Exactly two field beans bring no thaler but the third field."""
        wins = self.field(seat, slot) == (FIELD, FIELD) and THIRD not in self.fields[seat]
        super().harvest(seat, slot)
        if wins and self.strict_lone_bean:
            self.stages = (*self.stages, TakingField(seat))
        elif wins:
            win_field(self, seat)

    def pay(self, seat: Seat, price: int) -> None:
        """An order thaler that is spent goes under the order pile."""
        for _ in range(price):
            heights = self.met_at[seat]
            if heights and heights[-1] == len(self.piles[self.thaler_piles + seat]):
                orders.spend_order(self, seat)
            else:
                super().pay(seat, 1)

    def buy_field(self, seat: Seat) -> None:
        if self.takes_field(seat):
            self.stages = self.stages[:-1]
            win_field(self, seat)
        else:
            super().buy_field(seat)

    # The end

    def finish(self, chance: Chance) -> Stage | None:
        """By agreement the hands are planted first."""
        if self.agreed.plant_out == "off" or self.hands_at_end:
            return super().finish(chance)
        self.hands_at_end = tuple([len(self.hand(seat)) for seat in range(self.seats)])
        self.emit("planting_out", NOBODY)
        return PlantingOut() if any(self.hands_at_end) else super().finish(chance)

    def score(self, seat: Seat) -> dict[str, int]:
        met = len(self.piles[self.met_orders + seat])
        return {"thalers": self.thalers(seat) - met, "orders": met}

    def tie_break(self, seat: Seat) -> int:
        """The hands count as they were before they were planted out."""
        return self.hands_at_end[seat] if self.hands_at_end else super().tie_break(seat)

    def check_facts(self) -> None:
        super().check_facts()
        ends = self.over or self.stages[0] == PlantingOut()
        counted = len(self.hands_at_end) == self.seats and min(self.hands_at_end) >= 0
        possible = ends and self.agreed.plant_out != "off" and counted
        self.require_possible(possible or not self.hands_at_end, "hands_at_end")
        orders.check_orders(self)

    def imagine(self, random: Random) -> Self:
        whole = super().imagine(random)
        for seat in range(self.seats):
            if seat != self.audience and whole.piles[self.order_piles + seat]:
                place = int(random.random() * (len(self.hand(seat)) + 1))
                whole.piles[self.order_places + seat] = (place,)
        return whole

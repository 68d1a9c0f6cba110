"""Orders: two neighbouring fields of an exact size are worth a thaler."""

from itertools import pairwise
from random import Random
from typing import Final, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.harvest import Harvest, list_rights
from higgle.bohnanza.plus.plant_out import PlantOut
from higgle.core import (
    BACKS,
    FACES,
    NOTHING,
    Action,
    Cards,
    Chance,
    Layout,
    Options,
    Seat,
)

Pair = tuple[int, int]

STANDARD: Final = tuple((a, total - a) for total in range(3, 9) for a in range(total + 1))
"""Every ordered pair with a sum of 3 to 8."""

HARDER: Final = tuple((a, b) for a in range(7) for b in range(7) if a + b >= 4)
"""Every ordered pair of 0 to 6 with a sum of at least 4."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Orders(PlantOut):
    """Every seat's order: in the hand, open, or met and in the thaler pile."""

    __slots__ = (
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

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.order_deck = table.order_deck
        self.under = table.under
        self.order_piles = table.order_piles
        self.open_orders = table.open_orders
        self.met_orders = table.met_orders
        self.order_places = table.order_places
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
            self.draw_order(seat, chance)
        self.events.clear()

    # Questions

    def census(self) -> dict[str, list[int]]:
        orders = [0, *(1 for _ in self.pairs())] if self.agreed.orders else [0]
        return {**super().census(), "order": orders}

    def pairs(self) -> tuple[Pair, ...]:
        """The orders of the deck; the card of code n is the pair before n."""
        return STANDARD if self.agreed.order_deck == "standard" else HARDER

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

    def could_meet(self, seat: Seat) -> bool:
        """Whether an open order can still be met; for one in hand, whether any can.

        What the order in hand says is nobody else's business, so it must not end a phase.
        """
        if self.piles[self.open_orders + seat]:
            return self.reaches(seat, (self.shown_pair(seat),))
        return bool(self.piles[self.order_piles + seat]) and self.reaches(seat, self.pairs())

    def reaches(self, seat: Seat, wanted: tuple[Pair, ...]) -> bool:
        """Whether two fields hold one of these pairs, now or after harvests and a third field."""
        if any(pair in wanted for pair in self.neighbours(seat)):
            return True
        for right in list_rights(self, seat):
            twin = self.copy()
            twin.emit_events = False
            twin.use_right(seat, right)
            if twin.reaches(seat, wanted):
                return True
        return False

    def use_right(self, seat: Seat, right: Action) -> None:
        """Harvest a field, or buy the third one."""
        if type(right) is Harvest:
            self.harvest(seat, right.slot)
            if self.takes_field(seat):
                self.buy_field(seat)
        else:
            self.buy_field(seat)

    # Deeds

    def draw_order(self, seat: Seat, chance: Chance) -> None:
        """An order goes behind the hand, if the pile still has one."""
        if sum(self.piles[self.order_deck]):
            self.pick(self.order_deck, self.order_piles + seat, chance)
        elif self.piles[self.under]:
            self.shift(self.under, 0, self.order_piles + seat)
        else:
            return
        self.piles[self.order_places + seat] = (len(self.hand(seat)),)
        self.emit("order_drawn", seat)

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

    def meet(self, seat: Seat) -> None:
        """The order is shown and goes to the thaler pile."""
        if not self.piles[self.open_orders + seat]:
            self.reveal_order(seat)
        left, right = self.shown_pair(seat)
        self.shift(self.open_orders + seat, 0, self.met_orders + seat)
        self.note_met(seat, (*self.met_at[seat], len(self.piles[self.thaler_piles + seat])))
        self.emit("order_met", seat, left, right)

    def show_order(self, seat: Seat) -> None:
        self.laid_open = True
        self.reveal_order(seat)
        left, right = self.shown_pair(seat)
        self.emit("order_shown", seat, left, right)

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

"""Orders: two neighbouring fields of an exact size are worth a thaler."""

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from higgle.bohnanza.harvest import Harvest, list_rights
from higgle.bohnanza.planting import Planting
from higgle.core import TRUTH, Action, Chance, Seat, require

if TYPE_CHECKING:
    from higgle.bohnanza.plus.game import BohnanzaPlus

Pair = tuple[int, int]

STANDARD: Final = tuple((a, total - a) for total in range(3, 9) for a in range(total + 1))
"""Every ordered pair with a sum of 3 to 8."""

HARDER: Final = tuple((a, b) for a in range(7) for b in range(7) if a + b >= 4)
"""Every ordered pair of 0 to 6 with a sum of at least 4."""


class Meet(Action, frozen=True):
    """Show an order that one's fields meet, and take its thaler."""

    def __str__(self) -> str:
        return "meet order"

    def check(self, table: "BohnanzaPlus", seat: Seat) -> None:
        require(table.may_meet(seat), "order-own-turn", "P25")
        order = table.order(seat)
        require(order, "no-order", "P25")
        require(is_met(table, seat, order[0]), "order-not-met", "P23")

    def apply(self, table: "BohnanzaPlus", seat: Seat, chance: Chance) -> None:
        """The order is shown and goes to the thaler pile."""
        if not table.piles[table.open_orders + seat]:
            reveal_order(table, seat)
        left, right = shown_pair(table, seat)
        table.shift(table.open_orders + seat, 0, table.met_orders + seat)
        height = len(table.piles[table.thaler_piles + seat])
        note_met(table, seat, (*table.met_at[seat], height))
        table.emit("order_met", seat, left, right)


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
        table.laid_open = True
        reveal_order(table, seat)
        table.emit("order_shown", seat, *shown_pair(table, seat))


def parse_order(text: str) -> Action | None:
    """The action about an order that a text means, if any."""
    words = text.lower().split()
    if words in (["meet", "order"], ["meet"]):
        return Meet()
    return ShowOrder() if words == ["show", "order"] else None


# Whether it is met


def shown_pair(table: "BohnanzaPlus", seat: Seat) -> Pair:
    """The two numbers of a seat's open order."""
    return table.pairs()[table.piles[table.open_orders + seat][0] - 1]


def neighbours(table: "BohnanzaPlus", seat: Seat) -> list[Pair]:
    """How many beans grow in each two fields that lie side by side, from left to right."""
    return list(pairwise([len(table.field(seat, slot)) for slot in table.fields[seat]]))


def is_met(table: "BohnanzaPlus", seat: Seat, order: int) -> bool:
    """Two neighbouring fields, left to right, hold exactly the two numbers."""
    return table.pairs()[order - 1] in neighbours(table, seat)


def could_meet(table: "BohnanzaPlus", seat: Seat) -> bool:
    """Whether an open order can still be met; for one in hand, whether any can.

    What the order in hand says is nobody else's business, so it must not end a phase.
    """
    if table.piles[table.open_orders + seat]:
        return reaches(table, seat, (shown_pair(table, seat),))
    in_hand = table.piles[table.order_piles + seat]
    return bool(in_hand) and reaches(table, seat, table.pairs())


def reaches(table: "BohnanzaPlus", seat: Seat, wanted: tuple[Pair, ...]) -> bool:
    """Whether two fields hold one of these pairs, now or after harvests and a third field."""
    if any(pair in wanted for pair in neighbours(table, seat)):
        return True
    for right in list_rights(table, seat):
        twin = table.copy()
        twin.emit_events = False
        use_right(twin, seat, right)
        if reaches(twin, seat, wanted):
            return True
    return False


def use_right(table: "BohnanzaPlus", seat: Seat, right: Action) -> None:
    """Harvest a field, or buy the third one."""
    if type(right) is Harvest:
        table.harvest(seat, right.slot)
        if not table.takes_field(seat):
            return
    table.buy_field(seat)


# Where it goes


def draw_order(table: "BohnanzaPlus", seat: Seat, chance: Chance) -> None:
    """An order goes behind the hand, if the pile still has one."""
    if sum(table.piles[table.order_deck]):
        table.pick(table.order_deck, table.order_piles + seat, chance)
    elif table.piles[table.under]:
        table.shift(table.under, 0, table.order_piles + seat)
    else:
        return
    table.piles[table.order_places + seat] = (len(table.hand(seat)),)
    table.emit("order_drawn", seat)


def reveal_order(table: "BohnanzaPlus", seat: Seat) -> None:
    """The order in hand lies open."""
    table.piles[table.order_places + seat] = ()
    table.shift(table.order_piles + seat, 0, table.open_orders + seat)


def return_order(table: "BohnanzaPlus", seat: Seat) -> None:
    """An open order goes under the order pile."""
    if table.piles[table.open_orders + seat]:
        left, right = shown_pair(table, seat)
        table.shift(table.open_orders + seat, 0, table.under)
        table.emit("order_returned", seat, left, right)


def spend_order(table: "BohnanzaPlus", seat: Seat) -> None:
    """The order on top of the thalers is spent, and goes under the order pile."""
    met = table.met_orders + seat
    table.shift(met, len(table.piles[met]) - 1, table.under)
    note_met(table, seat, table.met_at[seat][:-1])


def check_orders(table: "BohnanzaPlus") -> None:
    """Refuse two orders of a seat, one without its place, and met ones that lie on no thalers."""
    table.require_possible(len(table.met_at) == table.seats, "met_at")
    for seat in range(table.seats):
        hidden = table.piles[table.order_piles + seat]
        shown = table.piles[table.open_orders + seat]
        table.require_possible(len(hidden) + len(shown) <= 1, "order")
        place = table.piles[table.order_places + seat]
        if table.audience in (TRUTH, seat):
            table.require_possible(len(place) == len(hidden), "order-place")
            fits = not place or bool(table.hands_at_end) or 0 <= place[0] <= len(table.hand(seat))
            table.require_possible(fits, "order-place")
        heights = table.met_at[seat]
        fits = len(heights) == len(table.piles[table.met_orders + seat])
        top = len(table.piles[table.thaler_piles + seat])
        rising = list(heights) == sorted(heights) and all(0 <= h <= top for h in heights)
        table.require_possible(fits and rising, "met_at")


def note_met(table: "BohnanzaPlus", seat: Seat, heights: tuple[int, ...]) -> None:
    """On top of how many bean thalers the met orders of a seat lie."""
    table.met_at = (*table.met_at[:seat], heights, *table.met_at[seat + 1 :])

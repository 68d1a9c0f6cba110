"""The sorts of the set, the third field for two field beans, and planting out after the end."""

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from higgle.bohnanza.beans import BASE, BRANDY, COCOA, COFFEE, FIELD, GARDEN, WAX, meter
from higgle.bohnanza.harvest import THIRD, add_field
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.turn import PASS, BeanStage, are_seats
from higgle.core import Action, Ask, Chance, Seat, require

if TYPE_CHECKING:
    from higgle.bohnanza.plus.game import BohnanzaPlus

GERMAN_COCOA: Final = meter(2, 0, 3, 4)


@cache
def sorts_of(seats: int, rare: str, twenty_two: str) -> tuple[int, ...]:
    """The sorts of the full set that stay in the game, by the number of seats."""
    extra = WAX if twenty_two == "wax" else BRANDY
    if seats == 3:
        return (*BASE, extra, COFFEE)
    if seats <= 5:
        return (*BASE, extra, COCOA if rare == "cocoa" else FIELD)
    return (*(sort for sort in BASE if sort != GARDEN), extra, COFFEE)


class TakingField(BeanStage, frozen=True):
    """Two field beans were harvested: their seat takes the third field or leaves it.

    Only with a strict lone bean can one more empty field be a burden.
    """

    ABOVE: "ClassVar[bool]" = True
    seat: Seat

    def may_stand(self, table: "BohnanzaPlus") -> bool:
        known = are_seats(table, (self.seat,)) and THIRD not in table.fields[self.seat]
        return known and table.stages.count(self) == 1 and table.strict_lone_bean

    def asks(self, table: "BohnanzaPlus") -> list[Ask]:
        asks = table.idle.copy()
        asks[self.seat] = Ask(self.seat, True, ("buy_field", "pass"), (), table.RIGHTS)
        return asks

    def actions(self, table: "BohnanzaPlus", seat: Seat) -> list[Action]:
        found: list[Action] = [PASS] if seat == self.seat else []
        return found + table.rights(seat)

    def check_pass(self, table: "BohnanzaPlus", seat: Seat) -> None:
        require(seat == self.seat, "nothing-to-pass")

    def do_pass(self, table: "BohnanzaPlus", seat: Seat, chance: Chance) -> None:
        table.stages = table.stages[:-1]


def win_field(table: "BohnanzaPlus", seat: Seat) -> None:
    """The third field, for nothing."""
    add_field(table, seat, THIRD)
    table.emit("field_won", seat)


class PlantingOut(BeanStage, frozen=True):
    """After the end: everybody plants the hand, front card first."""

    def may_stand(self, table: "BohnanzaPlus") -> bool:
        hands = any(table.hand(seat) for seat in range(table.seats)) or table.stages[-1] is not self
        return hands and len(table.hands_at_end) == table.seats

    def asks(self, table: "BohnanzaPlus") -> list[Ask]:
        asks: list[Ask] = []
        for seat in range(table.seats):
            left = len(table.hand(seat))
            forms = ("plant",) if left else ()
            asks.append(Ask(seat, left > 0, forms, (left,), table.RIGHTS))
        return asks

    def actions(self, table: "BohnanzaPlus", seat: Seat) -> list[Action]:
        found: list[Action] = []
        if table.hand(seat):
            found += [Plant(slot) for slot in slots_for(table, seat)]
        return found + table.rights(seat)

    def bean_due(self, table: "BohnanzaPlus", seat: Seat, sort: int) -> int:
        require(table.hand(seat), "nothing-to-plant", "P40")
        front = table.hand(seat)[0]
        require(sort in (0, front), "front-card-first", "P40")
        return front

    def lift(self, table: "BohnanzaPlus", seat: Seat, sort: int) -> tuple[int, int]:
        return table.hands + seat, 0

    def go_on(self, table: "BohnanzaPlus", chance: Chance) -> None:
        if not any(table.hand(seat) for seat in range(table.seats)):
            stage = table.finish(chance)
            assert stage is not None
            table.stages = (stage,)


def slots_for(table: "BohnanzaPlus", seat: Seat) -> list[int]:
    """The fields that take the front card, or the new one that it opens."""
    front, new = table.hand(seat)[0], new_slot(table, seat)
    if new >= 0:
        return [new]
    return [slot for slot in table.fields[seat] if table.may_plant(seat, front, slot)]


def new_slot(table: "BohnanzaPlus", seat: Seat) -> int:
    """Where a bean that fits no field opens a new one, or -1."""
    if table.agreed.plant_out != "free":
        return -1
    front = table.hand(seat)[0]
    if any(table.may_plant(seat, front, slot) for slot in table.fields[seat]):
        return -1
    return max(THIRD, *table.fields[seat]) + 1

"""Planting out: by agreement the hands are planted and sold after the end."""

from typing import TYPE_CHECKING

from higgle.bohnanza.harvest import THIRD
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.turn import BeanStage
from higgle.core import Action, Ask, Chance, Seat, require

if TYPE_CHECKING:
    from higgle.bohnanza.plus.game import BohnanzaPlus


class PlantingOut(BeanStage, frozen=True):
    """After the end: everybody plants the hand, front card first."""

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

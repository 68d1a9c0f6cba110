"""Planting out: by agreement the hands are planted and sold after the end."""

from typing import TYPE_CHECKING, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.harvest import THIRD, add_field
from higgle.bohnanza.planting import Plant, PlantingStage
from higgle.bohnanza.plus.more_seats import MoreSeats
from higgle.core import NOBODY, Action, Ask, Chance, Layout, Options, Seat, Stage, require

if TYPE_CHECKING:
    from higgle.bohnanza.plus.game import BohnanzaPlus


class PlantingOut(PlantingStage, frozen=True):
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
            front, new = table.hand(seat)[0], table.new_slot(seat)
            slots = [slot for slot in table.fields[seat] if table.may_plant(seat, front, slot)]
            found += [Plant(slot) for slot in (slots if new < 0 else [new])]
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


@mypyc_attr(allow_interpreted_subclasses=True)
class PlantOut(MoreSeats):
    """The variant in which no bean of the hand is lost."""

    __slots__ = ("hands_at_end",)

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.hands_at_end: tuple[int, ...] = ()
        """How many cards each hand had when the game ended."""

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.hands_at_end = table.hands_at_end

    def slot_count(self) -> int:
        """With new fields for all there may be one more for each sort."""
        more = len(self.sorts()) if self.agreed.plant_out == "free" else 0
        return super().slot_count() + more

    def finish(self, chance: Chance) -> Stage | None:
        if self.agreed.plant_out == "off" or self.hands_at_end:
            return super().finish(chance)
        self.hands_at_end = tuple([len(self.hand(seat)) for seat in range(self.seats)])
        self.emit("planting_out", NOBODY)
        return PlantingOut() if any(self.hands_at_end) else super().finish(chance)

    def tie_break(self, seat: Seat) -> int:
        """The hands count as they were before this planting."""
        return self.hands_at_end[seat] if self.hands_at_end else super().tie_break(seat)

    def new_slot(self, seat: Seat) -> int:
        """Where a bean that fits no field opens a new one, or -1."""
        if self.agreed.plant_out != "free":
            return -1
        front = self.hand(seat)[0]
        if any(self.may_plant(seat, front, slot) for slot in self.fields[seat]):
            return -1
        return max(THIRD, *self.fields[seat]) + 1

    def check_plant(self, seat: Seat, sort: int, slot: int) -> None:
        out = type(self.stages[-1]) is PlantingOut
        if not out or slot < 0 or slot != self.new_slot(seat):
            super().check_plant(seat, sort, slot)

    def plant(self, seat: Seat, source: int, place: int, slot: int) -> None:
        if slot not in self.fields[seat]:
            add_field(self, seat, slot)
        super().plant(seat, source, place, slot)

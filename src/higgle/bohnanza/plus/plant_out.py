"""Planting out: by agreement the hands are planted and sold after the end."""

from typing import Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.actions import Plant
from higgle.bohnanza.fields import THIRD
from higgle.bohnanza.plus.more_seats import MoreSeats
from higgle.core import NOBODY, Action, Ask, Chance, Layout, Options, Seat, Stage, require


class PlantingOut(Stage, frozen=True):
    """After the end: everybody plants the hand, front card first."""


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

    def turn_ask(self, seat: Seat, stage: Stage) -> Ask | None:
        if type(stage) is PlantingOut:
            left = len(self.hand(seat))
            forms = ("plant",) if left else ()
            return Ask(seat, left > 0, forms, (left,), self.RIGHTS)
        return super().turn_ask(seat, stage)

    def plantings(self, seat: Seat, stage: Stage) -> list[Action]:
        if type(stage) is not PlantingOut:
            return super().plantings(seat, stage)
        if not self.hand(seat):
            return []
        front = self.hand(seat)[0]
        found: list[Action] = [
            Plant(slot) for slot in self.fields[seat] if self.may_plant(seat, front, slot)
        ]
        new = self.new_slot(seat)
        return [Plant(new)] if new >= 0 else found

    def check_planting(self, seat: Seat, action: Plant) -> None:
        if type(self.stages[-1]) is not PlantingOut:
            super().check_planting(seat, action)
            return
        require(self.hand(seat), "nothing-to-plant", "P40")
        require(action.sort in (0, self.hand(seat)[0]), "front-card-first", "P40")
        if action.slot != self.new_slot(seat) or action.slot < 0:
            self.check_plant(seat, self.hand(seat)[0], action.slot)

    def do_plant(self, seat: Seat, action: Plant, chance: Chance) -> None:
        if type(self.stages[-1]) is not PlantingOut:
            super().do_plant(seat, action, chance)
            return
        if action.slot not in self.fields[seat]:
            self.own_field(seat, action.slot)
        self.plant(seat, self.hands + seat, 0, action.slot)
        if not any(self.hand(other) for other in range(self.seats)):
            stage = self.finish(chance)
            assert stage is not None
            self.stages = (stage,)

"""What may grow where: extra fields, soy that counts as another sort, and the stew."""

from typing import Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.beans import GARDEN, NUMBERS, SOY
from higgle.bohnanza.high_bohn.actions import Stew
from higgle.bohnanza.high_bohn.buildings import (
    BLACKSMITH_4,
    FARM_2,
    FARM_3,
    MINE_3,
    RESERVED,
    ROWS,
    STEW_OF,
)
from higgle.bohnanza.high_bohn.stages import Stewing
from higgle.bohnanza.high_bohn.town import Town
from higgle.bohnanza.planting import bean_due, plant_due
from higgle.core import Action, Chance, Layout, Options, Seat, require

JOINED_FROM = 14
"""Soy may join the sorts with this number or a higher one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Stews(Town):
    """Fields that bend the rules of planting."""

    __slots__ = ("stews",)

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.stews: tuple[tuple[int, ...], ...] = ()
        """The slots in which each seat grows a stew."""

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.stews = table.stews

    def set_up(self, chance: Chance) -> None:
        self.stews = ((),) * self.seats
        super().set_up(chance)

    # Questions

    def slot_count(self) -> int:
        return 1 + max([super().slot_count() - 1, *[ROWS[code].slot for code in self.town_cards()]])

    def plant_limit(self, seat: Seat) -> int:
        return 3 if self.owns(seat, FARM_3) else super().plant_limit(seat)

    def stew_meter(self, seat: Seat) -> tuple[int, ...]:
        """What a stew pays by the seat's saloon; nothing without one."""
        for code in self.piles[self.building_piles + seat]:
            if STEW_OF[code]:
                return STEW_OF[code]
        return ()

    def may_plant(self, seat: Seat, sort: int, slot: int) -> bool:
        if RESERVED[slot]:
            return sort == RESERVED[slot]
        if slot in self.stews[seat]:
            return sort not in self.field(seat, slot)
        return super().may_plant(seat, sort, slot) or self.may_mix(seat, sort, slot)

    def may_mix(self, seat: Seat, sort: int, slot: int) -> bool:
        """Whether a sort may join another: soy with farm 2, or any as the second of a stew."""
        if len(self.field(seat, slot)) == 1 and self.stew_meter(seat):
            return True
        return self.soy_joins(seat, sort, slot)

    def grows(self, seat: Seat, sort: int) -> bool:
        """Reserved fields and stews do not count; soy that grows with another sort does."""
        if sort == SOY and self.soy_is_joined(seat):
            return True
        first = self.field_piles + seat
        for slot in self.fields[seat]:
            field = self.piles[first + slot * self.seats]
            if field and field[0] == sort and not RESERVED[slot] and slot not in self.stews[seat]:
                return True
        return False

    def is_joined(self, seat: Seat, slot: int) -> bool:
        """Whether soy grows in this field and counts as the field's sort."""
        field = self.field(seat, slot)
        return len(field) > 1 and field[0] != SOY and SOY in field and slot not in self.stews[seat]

    def soy_is_joined(self, seat: Seat) -> bool:
        """Whether a seat has a field in which soy counts as another sort."""
        return any(self.is_joined(seat, slot) for slot in self.fields[seat])

    def soy_joins(self, seat: Seat, sort: int, slot: int) -> bool:
        """Farm 2: soy joins a sort of 14 or more, unless another field of the seat holds soy."""
        if sort != SOY or RESERVED[slot] or slot in self.stews[seat]:
            return False
        field = self.field(seat, slot)
        if not field or NUMBERS[field[0]] < JOINED_FROM or not self.owns(seat, FARM_2):
            return False
        return SOY in field or not any(SOY in self.field(seat, own) for own in self.fields[seat])

    def may_choose_stew(self, seat: Seat, sort: int, slot: int) -> bool:
        """A stew may begin on an empty field, and with soy that could join the lone bean's sort."""
        if slot not in self.fields[seat] or RESERVED[slot] or not self.stew_meter(seat):
            return False
        field = self.field(seat, slot)
        return not field or (len(field) == 1 and self.soy_joins(seat, sort, slot))

    def lone_slots(self, seat: Seat) -> list[int]:
        """The ordinary fields of a seat with one bean, which a new saloon may turn into stews."""
        return [
            slot
            for slot in self.fields[seat]
            if len(self.field(seat, slot)) == 1
            and not RESERVED[slot]
            and slot not in self.stews[seat]
        ]

    def may_sell_lone(self, seat: Seat, slot: int) -> bool:
        """Blacksmith 4 may sell any lone bean, mine 3 a lone garden bean."""
        return (
            super().may_sell_lone(seat, slot)
            or self.owns(seat, BLACKSMITH_4)
            or (self.field(seat, slot)[0] == GARDEN and self.owns(seat, MINE_3))
        )

    def field_sizes(self, seat: Seat) -> list[int]:
        """An empty field reserved for one sort is left out."""
        first = self.field_piles + seat
        sizes: list[int] = []
        for slot in self.fields[seat]:
            size = len(self.piles[first + slot * self.seats])
            if size or not RESERVED[slot]:
                sizes.append(size)
        return sizes

    def may_lie(self, seat: Seat, slot: int) -> bool:
        """One sort, a stew of different ones, or soy among another sort."""
        field = self.field(seat, slot)
        sorts = set(field)
        if RESERVED[slot]:
            return sorts == {RESERVED[slot]}
        if slot in self.stews[seat]:
            return len(sorts) == len(field)
        return sorts <= {field[0], SOY}

    def check_position(self, complete: bool) -> None:
        self.require_possible(len(self.stews) == self.seats, "stews")
        super().check_position(complete)

    # List

    def stew_choices(self, seat: Seat, sort: int) -> list[Action]:
        """Where a bean may begin a stew, whether or not it could be planted there otherwise."""
        slots = self.fields[seat]
        bean = sort or self.hand(seat)[0]
        return [Stew(slot, sort) for slot in slots if self.may_choose_stew(seat, bean, slot)]

    # Check

    def check_plant(self, seat: Seat, sort: int, slot: int) -> None:
        if slot in self.fields[seat] and not self.may_plant(seat, sort, slot):
            require(not RESERVED[slot], "reserved-field", "H32", field=slot + 1)
            require(slot not in self.stews[seat], "in-the-stew", "H33", field=slot + 1)
            joined = sort == SOY and not self.field(seat, slot) and self.soy_is_joined(seat)
            require(not joined, "soy-is-joined", "H28")
        super().check_plant(seat, sort, slot)

    def check_stew(self, seat: Seat, action: Stew) -> None:
        stage = self.stages[-1]
        if type(stage) is Stewing:
            require(seat == stage.seat, "not-your-turn", "H36")
            require(
                not action.sort and action.slot in self.lone_slots(seat), "no-stew-choice", "H36"
            )
            return
        sort = bean_due(self, seat, action.sort)
        require(action.slot in self.fields[seat], "no-such-field", "B03", field=action.slot + 1)
        require(self.may_choose_stew(seat, sort, action.slot), "no-stew-choice", "H33")

    # Do

    def plant(self, seat: Seat, source: int, place: int, slot: int) -> None:
        sort = self.piles[source][place]
        field = self.field(seat, slot)
        other = len(field) == 1 and field[0] != sort and slot not in self.stews[seat]
        if other and not self.soy_joins(seat, sort, slot):
            self.make_stew(seat, slot)
        super().plant(seat, source, place, slot)

    def build(self, seat: Seat, code: int) -> None:
        """A new saloon may turn fields with one bean into stews at once."""
        super().build(seat, code)
        if STEW_OF[code] and self.lone_slots(seat):
            self.stages = (*self.stages, Stewing(seat))

    def do_stew(self, seat: Seat, action: Stew, chance: Chance) -> None:
        if type(self.stages[-1]) is Stewing:
            self.make_stew(seat, action.slot)
            self.emit("stew_begun", seat, action.slot)
            if not self.lone_slots(seat):
                self.stages = self.stages[:-1]
            return
        self.make_stew(seat, action.slot)
        plant_due(self, seat, action.sort, action.slot, chance)

    def make_stew(self, seat: Seat, slot: int) -> None:
        """A field is a stew from now on."""
        self.keep_stews(seat, (*self.stews[seat], slot))

    def keep_stews(self, seat: Seat, slots: tuple[int, ...]) -> None:
        """These are the stews of a seat now."""
        self.stews = (*self.stews[:seat], slots, *self.stews[seat + 1 :])

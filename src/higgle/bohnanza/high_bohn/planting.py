"""Planting in the town: extra fields, soy that counts as another sort, the stew and the store."""

from typing import TYPE_CHECKING, Final

from higgle.bohnanza import planting
from higgle.bohnanza.beans import NAMES, NUMBERS, SOY
from higgle.bohnanza.high_bohn.buildings import FARM_2, RESERVED
from higgle.bohnanza.high_bohn.town import Interlude
from higgle.bohnanza.planting import Planting, bean_due, plant_due, put_aside
from higgle.bohnanza.turn import PASS, are_seats
from higgle.core import Action, Chance, Seat, require

if TYPE_CHECKING:
    from higgle.bohnanza.high_bohn.game import HighBohn

JOINED_FROM: Final = 14
"""Soy may join the sorts with this number or a higher one."""


# What may grow where


def grows(table: "HighBohn", seat: Seat, sort: int) -> bool:
    """Reserved fields and stews do not count; soy that grows with another sort does."""
    if sort == SOY and soy_is_joined(table, seat):
        return True
    first = table.field_piles + seat
    stews = table.stews[seat]
    for slot in table.fields[seat]:
        field = table.piles[first + slot * table.seats]
        if field and field[0] == sort and not RESERVED[slot] and slot not in stews:
            return True
    return False


def may_mix(table: "HighBohn", seat: Seat, sort: int, slot: int) -> bool:
    """Whether a sort may join another: soy with farm 2, or any as the second of a stew."""
    if len(table.field(seat, slot)) == 1 and table.stew_meter(seat):
        return True
    return soy_joins(table, seat, sort, slot)


def is_joined(table: "HighBohn", seat: Seat, slot: int) -> bool:
    """Whether soy grows in this field and counts as the field's sort."""
    field = table.field(seat, slot)
    return len(field) > 1 and field[0] != SOY and SOY in field and slot not in table.stews[seat]


def soy_is_joined(table: "HighBohn", seat: Seat) -> bool:
    """Whether a seat has a field in which soy counts as another sort."""
    return any(is_joined(table, seat, slot) for slot in table.fields[seat])


def soy_joins(table: "HighBohn", seat: Seat, sort: int, slot: int) -> bool:
    """Farm 2: soy joins a sort of 14 or more, unless another field of the seat holds soy."""
    if sort != SOY or RESERVED[slot] or slot in table.stews[seat]:
        return False
    field = table.field(seat, slot)
    if not field or NUMBERS[field[0]] < JOINED_FROM or not table.owns(seat, FARM_2):
        return False
    return SOY in field or not any(SOY in table.field(seat, own) for own in table.fields[seat])


def may_lie(table: "HighBohn", seat: Seat, slot: int) -> bool:
    """One sort, a stew of different ones, or soy among another sort."""
    field = table.field(seat, slot)
    sorts = set(field)
    if RESERVED[slot]:
        return sorts == {RESERVED[slot]}
    if slot in table.stews[seat]:
        return len(sorts) == len(field)
    return sorts <= {field[0], SOY}


def check_plant(table: "HighBohn", seat: Seat, sort: int, slot: int) -> None:
    """Refuse a field that does not take a bean."""
    if slot in table.fields[seat] and not table.may_plant(seat, sort, slot):
        require(not RESERVED[slot], "reserved-field", "H32", field=slot + 1)
        require(slot not in table.stews[seat], "in-the-stew", "H33", field=slot + 1)
        joined = sort == SOY and not table.field(seat, slot) and soy_is_joined(table, seat)
        require(not joined, "soy-is-joined", "H28")
    planting.check_plant(table, seat, sort, slot)


# The stew


class Stewing(Interlude, frozen=True):
    """A saloon was bought: its owner may turn fields with one bean into stews."""

    seat: Seat

    def forms(self) -> tuple[str, ...]:
        return ("stew", "pass")

    def awaited_seats(self, table: "HighBohn") -> list[Seat]:
        return [self.seat]

    def may_stand(self, table: "HighBohn") -> bool:
        return are_seats(table, (self.seat,)) and bool(table.stew_meter(self.seat))

    def answers(self, table: "HighBohn", seat: Seat) -> list[Action]:
        return [*[Stew(slot) for slot in lone_slots(table, seat)], PASS]

    def check_pass(self, table: "HighBohn", seat: Seat) -> None:
        require(seat == self.seat, "nothing-to-pass", "H36")

    def do_pass(self, table: "HighBohn", seat: Seat, chance: Chance) -> None:
        table.stages = table.stages[:-1]


class Stew(Action, frozen=True):
    """Plant a bean so that a stew begins, or turn a field with one bean into one."""

    slot: int
    sort: int = 0

    def __str__(self) -> str:
        bean = f"{NAMES[self.sort]} " if self.sort else ""
        return f"stew {bean}{self.slot + 1}"

    def check(self, table: "HighBohn", seat: Seat) -> None:
        stage = table.stages[-1]
        if type(stage) is Stewing:
            require(seat == stage.seat, "not-your-turn", "H36")
            lone = self.slot in lone_slots(table, seat)
            require(not self.sort and lone, "no-stew-choice", "H36")
            return
        sort = bean_due(table, seat, self.sort)
        require(self.slot in table.fields[seat], "no-such-field", "B03", field=self.slot + 1)
        require(may_choose_stew(table, seat, sort, self.slot), "no-stew-choice", "H33")

    def apply(self, table: "HighBohn", seat: Seat, chance: Chance) -> None:
        table.make_stew(seat, self.slot)
        if type(table.stages[-1]) is not Stewing:
            plant_due(table, seat, self.sort, self.slot)
            return
        table.emit("stew_begun", seat, self.slot)
        if not lone_slots(table, seat):
            table.stages = table.stages[:-1]


def may_choose_stew(table: "HighBohn", seat: Seat, sort: int, slot: int) -> bool:
    """A stew may begin on an empty field, and with soy that could join the lone bean's sort."""
    if slot not in table.fields[seat] or RESERVED[slot] or not table.stew_meter(seat):
        return False
    field = table.field(seat, slot)
    return not field or (len(field) == 1 and soy_joins(table, seat, sort, slot))


def list_stews(table: "HighBohn", seat: Seat, sort: int) -> list[Action]:
    """Where a bean may begin a stew, whether or not it could be planted there otherwise."""
    slots = table.fields[seat]
    bean = sort or table.hand(seat)[0]
    return [Stew(slot, sort) for slot in slots if may_choose_stew(table, seat, bean, slot)]


def lone_slots(table: "HighBohn", seat: Seat) -> list[int]:
    """The ordinary fields of a seat with one bean, which a new saloon may turn into stews."""
    return [
        slot
        for slot in table.fields[seat]
        if len(table.field(seat, slot)) == 1
        and not RESERVED[slot]
        and slot not in table.stews[seat]
    ]


def begins_stew(table: "HighBohn", seat: Seat, sort: int, slot: int) -> bool:
    """Whether a bean is the second sort of a field that becomes a stew by it."""
    field = table.field(seat, slot)
    other = len(field) == 1 and field[0] != sort and slot not in table.stews[seat]
    return other and not soy_joins(table, seat, sort, slot)


# The general store: beans laid aside instead of planted, and dealt from there


class Store(Action, frozen=True):
    """Store the front card of the hand, or in phase 3 a bean that lies apart."""

    sort: int = 0

    def __str__(self) -> str:
        return f"store {NAMES[self.sort]}" if self.sort else "store"

    def check(self, table: "HighBohn", seat: Seat) -> None:
        bean_due(table, seat, self.sort)
        if self.sort in table.piles[table.from_store_piles + seat]:
            require(self.sort in table.storable(seat), "came-from-store", "H38")
        require(table.store_room(seat) > 0, "no-store-room", "H37")

    def apply(self, table: "HighBohn", seat: Seat, chance: Chance) -> None:
        target = table.store_piles + seat
        if type(table.stages[-1]) is Planting:
            table.emit("stored", seat, put_aside(table, seat, 0, target))
            return
        for pile in table.storable_piles(seat):
            if self.sort in table.piles[pile]:
                table.move(pile, (self.sort,), target)
                break
        table.emit("stored", seat, self.sort)

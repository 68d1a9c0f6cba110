"""Harvests and thalers: selling a field, the lone bean, paying, and the third field."""

from typing import TYPE_CHECKING, Final

from higgle.core import Action, Chance, Illegal, Seat, require

if TYPE_CHECKING:
    from higgle.bohnanza.game import Bohnanza

SLOTS: Final = 20
"""More fields than any seat can come to have."""
THIRD: Final = 2
"""The slot of the third field."""


class Harvest(Action, frozen=True):
    """Sell a whole field."""

    slot: int

    def __str__(self) -> str:
        return f"harvest {self.slot + 1}"

    def check(self, table: "Bohnanza", seat: Seat) -> None:
        check_harvest(table, seat, self.slot)

    def apply(self, table: "Bohnanza", seat: Seat, chance: Chance) -> None:
        table.harvest(seat, self.slot)


HARVESTS: Final = tuple([Harvest(slot) for slot in range(SLOTS)])


class BuyField(Action, frozen=True):
    """Buy the third field."""

    def __str__(self) -> str:
        return "buy field"

    def check(self, table: "Bohnanza", seat: Seat) -> None:
        table.check_buy_field(seat)

    def apply(self, table: "Bohnanza", seat: Seat, chance: Chance) -> None:
        table.buy_field(seat)


BUY_FIELD: Final = BuyField()


def list_rights(table: "Bohnanza", seat: Seat) -> list[Action]:
    """What a seat may do at any time, even in another seat's turn."""
    slots = table.fields[seat]
    first = table.field_piles + seat
    found: list[Action] = [
        HARVESTS[slot]
        for slot in slots
        if table.piles[first + slot * table.seats] and table.may_harvest(seat, slot)
    ]
    if THIRD not in slots and 0 < table.third_field_price(seat) <= table.thalers(seat):
        found.append(BUY_FIELD)
    return found


def check_harvest(table: "Bohnanza", seat: Seat, slot: int) -> None:
    """Refuse to sell an empty field, or a lone bean that must stay."""
    if slot not in table.fields[seat]:
        raise Illegal("no-such-field", "B03", field=slot + 1)
    if not table.may_harvest(seat, slot):
        require(table.field(seat, slot), "field-empty", "B61", field=slot + 1)
        require(False, "lone-bean", "B66")


def sell_field(table: "Bohnanza", seat: Seat, slot: int) -> None:
    """As many beans as thalers earned become thalers, the others go to the discard pile."""
    pile = table.field_piles + slot * table.seats + seat
    sort = table.piles[pile][0]
    count = len(table.piles[pile])
    earned = table.payout(seat, slot)
    table.sweep(pile, table.thaler_piles + seat, earned)
    table.clear_field(seat, slot, sort, count, earned)


def check_buy_field(table: "Bohnanza", seat: Seat) -> None:
    """Refuse a third field that is not for sale, is there already, or cannot be paid."""
    price = table.third_field_price(seat)
    require(price, "no-field-for-sale", "B68")
    require(THIRD not in table.fields[seat], "has-third-field", "B70")
    require(not short_of(table, seat, price), "too-few-thalers", "B70", price=price)


def buy_field(table: "Bohnanza", seat: Seat) -> None:
    """Pay for the third field."""
    price = table.third_field_price(seat)
    table.pay(seat, price)
    add_field(table, seat, THIRD)
    table.emit("field_bought", seat, price)


def add_field(table: "Bohnanza", seat: Seat, slot: int) -> None:
    """One more field for a seat; slots lie from left to right."""
    slots = tuple(sorted((*table.fields[seat], slot)))
    table.fields = (*table.fields[:seat], slots, *table.fields[seat + 1 :])


def short_of(table: "Bohnanza", seat: Seat, price: int) -> int:
    """How many thalers a seat lacks to pay a price."""
    return max(0, price - table.thalers(seat))


def check_fields(table: "Bohnanza", seat: Seat) -> None:
    """Refuse a position with fields that a seat cannot have, or beans that cannot grow there."""
    own = table.fields[seat]
    known = tuple([slot for slot in range(table.slot_count()) if slot in own])
    begun = tuple(range(table.start_fields()))
    table.require_possible(own == known and own[: len(begun)] == begun, "fields")
    for slot in range(table.slot_count()):
        field = table.field(seat, slot)
        possible = not field or (slot in own and table.may_lie(seat, slot))
        table.require_possible(possible, f"field-{slot + 1}")

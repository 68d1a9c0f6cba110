"""Fields: planting, the beanometer, the harvest, the lone bean and the third field."""

from typing import Final, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.actions import BUY_FIELD, HARVESTS
from higgle.bohnanza.beans import METERS
from higgle.bohnanza.deck import Deck
from higgle.bohnanza.options import BohnanzaOptions
from higgle.core import BACKS, FACES, Action, Cards, Illegal, Layout, Options, Seat, require

THIRD: Final = 2
"""The slot of the third field."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields(Deck):
    """Every seat's fields and thalers."""

    __slots__ = ("field_piles", "fields", "same_sort_twice", "strict_lone_bean", "thaler_piles")

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.thaler_piles = layout.first["thalers"]
        self.field_piles = layout.first["field-1"]
        self.fields: tuple[tuple[int, ...], ...] = ()
        """The slots in which each seat may plant."""
        agreed = self.agreed
        self.same_sort_twice = agreed.same_sort_twice
        self.strict_lone_bean = agreed.lone_bean == "strict"

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.thaler_piles = table.thaler_piles
        self.field_piles = table.field_piles
        self.fields = table.fields
        self.same_sort_twice = table.same_sort_twice
        self.strict_lone_bean = table.strict_lone_bean

    def lay_out(self) -> None:
        super().lay_out()
        sight = self.thaler_sight()
        self.layout.each("thalers", "bean", sight, sight)
        for slot in range(self.slot_count()):
            self.layout.each(f"field-{slot + 1}", "bean", FACES, FACES)

    # Questions

    @property
    def agreed(self) -> BohnanzaOptions:
        """What the players agreed on."""
        assert isinstance(self.options, BohnanzaOptions)
        return self.options

    def slot_count(self) -> int:
        """How many fields a seat can come to have."""
        return 3

    def start_fields(self) -> int:
        """How many fields each seat starts with."""
        return 2

    def thaler_sight(self) -> int:
        """What everybody sees of a pile of thalers: how many there are."""
        return BACKS

    def third_field_price(self, seat: Seat) -> int:
        """What the third field costs a seat; 0 when it is not for sale."""
        return 3

    def field(self, seat: Seat, slot: int) -> Cards:
        """The beans in a field."""
        return self.piles[self.field_piles + slot * self.seats + seat]

    def thalers(self, seat: Seat) -> int:
        """How many thalers a seat can spend."""
        return len(self.piles[self.thaler_piles + seat])

    def short_of(self, seat: Seat, price: int) -> int:
        """How many thalers a seat lacks to pay a price."""
        return max(0, price - self.thalers(seat))

    def meter(self, seat: Seat, sort: int) -> tuple[int, ...]:
        """The beanometer by which a seat sells a sort."""
        return METERS[sort]

    def printed_meter(self, sort: int) -> tuple[int, ...]:
        """The beanometer on the cards of a sort."""
        return METERS[sort]

    def payout(self, seat: Seat, slot: int) -> int:
        """What the harvest of a field would pay."""
        field = self.field(seat, slot)
        return self.meter(seat, field[0])[len(field)] if field else 0

    def may_plant(self, seat: Seat, sort: int, slot: int) -> bool:
        """A field holds one sort, and a sort that grows starts no second field."""
        field = self.piles[self.field_piles + slot * self.seats + seat]
        if field:
            return field[0] == sort
        return self.same_sort_twice or not self.grows(seat, sort)

    def grows(self, seat: Seat, sort: int) -> bool:
        """Whether a seat has a field of this sort."""
        first = self.field_piles + seat
        for slot in self.fields[seat]:
            field = self.piles[first + slot * self.seats]
            if field and field[0] == sort:
                return True
        return False

    def may_harvest(self, seat: Seat, slot: int) -> bool:
        """Any field but an empty one may be sold, and a lone bean only sometimes."""
        count = len(self.piles[self.field_piles + slot * self.seats + seat])
        return count > 1 or (count == 1 and self.may_sell_lone(seat, slot))

    def may_sell_lone(self, seat: Seat, slot: int) -> bool:
        """A lone bean may not be sold while another of the seat's fields holds more."""
        least = 1 if self.strict_lone_bean else 0
        for size in self.field_sizes(seat):  # noqa: SIM110 # a generator takes twice as long
            if not least <= size <= 1:
                return False
        return True

    def field_sizes(self, seat: Seat) -> list[int]:
        """How many beans grow in each field that counts for the rule of the lone bean."""
        first = self.field_piles + seat
        return [len(self.piles[first + slot * self.seats]) for slot in self.fields[seat]]

    def may_lie(self, seat: Seat, slot: int) -> bool:
        """Whether these beans can have come to lie in a field: they are of one sort."""
        return len(set(self.field(seat, slot))) <= 1

    def check_fields(self, seat: Seat) -> None:
        """Refuse fields that a seat cannot have, and beans that cannot grow in them."""
        own = self.fields[seat]
        known = tuple([slot for slot in range(self.slot_count()) if slot in own])
        begun = tuple(range(self.start_fields()))
        self.require_possible(own == known and own[: len(begun)] == begun, "fields")
        for slot in range(self.slot_count()):
            field = self.field(seat, slot)
            possible = not field or (slot in own and self.may_lie(seat, slot))
            self.require_possible(possible, f"field-{slot + 1}")

    # List, check and do

    def rights(self, seat: Seat) -> list[Action]:
        """What a seat may do at any time, even in another seat's turn."""
        slots = self.fields[seat]
        found: list[Action] = [
            HARVESTS[slot]
            for slot in slots
            if self.piles[self.field_piles + slot * self.seats + seat]
            and self.may_harvest(seat, slot)
        ]
        if THIRD not in slots and 0 < self.third_field_price(seat) <= self.thalers(seat):
            found.append(BUY_FIELD)
        return found

    def check_plant(self, seat: Seat, sort: int, slot: int) -> None:
        if slot not in self.fields[seat]:
            raise Illegal("no-such-field", "B03", field=slot + 1)
        if not self.may_plant(seat, sort, slot):
            require(not self.field(seat, slot), "other-sort-grows", "B14", field=slot + 1)
            require(False, "grows-elsewhere", "B16")

    def check_harvest(self, seat: Seat, slot: int) -> None:
        if slot not in self.fields[seat]:
            raise Illegal("no-such-field", "B03", field=slot + 1)
        if not self.may_harvest(seat, slot):
            require(self.field(seat, slot), "field-empty", "B61", field=slot + 1)
            require(False, "lone-bean", "B66")

    def check_buy_field(self, seat: Seat) -> None:
        price = self.third_field_price(seat)
        require(price, "no-field-for-sale", "B68")
        require(THIRD not in self.fields[seat], "has-third-field", "B70")
        require(not self.short_of(seat, price), "too-few-thalers", "B70", price=price)

    def plant(self, seat: Seat, source: int, place: int, slot: int) -> None:
        sort = self.shift(source, place, self.field_piles + slot * self.seats + seat)
        self.emit("planted", seat, slot, sort)

    def harvest(self, seat: Seat, slot: int) -> None:
        """As many beans as thalers earned become thalers, the others go to the discard pile."""
        pile = self.field_piles + slot * self.seats + seat
        sort = self.piles[pile][0]
        count = len(self.piles[pile])
        earned = self.payout(seat, slot)
        self.sweep(pile, self.thaler_piles + seat, earned)
        self.clear_field(seat, slot, sort, count, earned)

    def clear_field(self, seat: Seat, slot: int, sort: int, count: int, earned: int) -> None:
        """What is left of a harvest is discarded."""
        pile = self.field_piles + slot * self.seats + seat
        self.sweep(pile, self.discard, count - earned)
        self.emit("harvested", seat, slot, sort, count, earned)

    def pay(self, seat: Seat, price: int) -> None:
        """The top thalers of the pile go face up to the discard pile."""
        purse = self.thaler_piles + seat
        for _ in range(price):
            self.shift(purse, len(self.piles[purse]) - 1, self.discard)

    def buy_field(self, seat: Seat) -> None:
        price = self.third_field_price(seat)
        self.pay(seat, price)
        self.own_field(seat, THIRD)
        self.emit("field_bought", seat, price)

    def own_field(self, seat: Seat, slot: int) -> None:
        """One more field for a seat; slots lie from left to right."""
        slots = tuple(sorted((*self.fields[seat], slot)))
        self.fields = (*self.fields[:seat], slots, *self.fields[seat + 1 :])

"""Buying in the town: buildings, who comes first, the third field, and what distillery 2 sells."""

from typing import TYPE_CHECKING, ClassVar, Final, Never

from higgle.bohnanza.cards import holds, join, name_sorts
from higgle.bohnanza.harvest import THIRD, add_field
from higgle.bohnanza.high_bohn import buildings
from higgle.bohnanza.high_bohn.buildings import KINDS, ROWS
from higgle.bohnanza.high_bohn.harvest import list_harvests
from higgle.bohnanza.turn import PASS, BeanStage, are_seats
from higgle.core import NOBODY, Action, Ask, Cards, Chance, Seat, require

if TYPE_CHECKING:
    from higgle.bohnanza.high_bohn.game import HighBohn

HARVESTS: Final[tuple[str, ...]] = ("harvest", "harvest_keeping")

Refusal = tuple[str, str]
"""The code of a refusal and its clause; two empty texts where nothing is refused."""
GRANTED: Final = ("", "")
WAITS: Final = ("purchase-waits", "H06")
HAS_TYPE: Final = "has-type"
TOO_FEW: Final = "too-few-of-sort"


# Stages in which everybody waits for an answer


class Interlude(BeanStage, frozen=True):
    """Everybody waits for the answer of some seats, so that nothing else can be bought."""

    ABOVE: "ClassVar[bool]" = True

    def forms(self) -> tuple[str, ...]:
        """In which forms the awaited seats may answer."""
        return ("buy", "pass")

    def awaited_seats(self, table: Never) -> list[Seat]:
        """The seats for whose answer everybody waits."""
        raise NotImplementedError

    def answers(self, table: Never, seat: Seat) -> list[Action]:
        """What such a seat may answer."""
        return []

    def about(self, table: "HighBohn") -> tuple[int, ...]:
        """What is public about the moment."""
        return (len(table.piles[table.town]),)

    def rights(self, table: Never) -> tuple[str, ...]:
        """The forms that stand open to everybody."""
        return HARVESTS

    def why_closed(self, table: Never, seat: Seat, code: int) -> Refusal:
        """Why a building cannot be bought by a seat at this moment, whatever the seat owns."""
        return WAITS

    def buy(self, table: Never, seat: Seat, code: int) -> None:
        """A seat that may buys a building."""
        raise NotImplementedError

    def rights_of(self, table: Never, seat: Seat) -> tuple[str, ...]:
        """The forms that stand open to a seat."""
        return self.rights(table)

    def asks(self, table: "HighBohn") -> list[Ask]:
        forms, about = self.forms(), self.about(table)
        due = self.awaited_seats(table)  # type: ignore[arg-type]  # a stage of this game
        asks: list[Ask] = []
        for seat in range(table.seats):
            rights = self.rights_of(table, seat)  # type: ignore[arg-type]  # as above
            called = seat in due
            asks.append(Ask(seat, called, forms if called else (), about if called else (), rights))
        return asks

    def actions(self, table: "HighBohn", seat: Seat) -> list[Action]:
        found = list_harvests(table, seat)
        if seat in self.awaited_seats(table):  # type: ignore[arg-type]  # a stage of this game
            found += self.answers(table, seat)  # type: ignore[arg-type]  # as above
        return found


def is_open_to_all(table: "HighBohn") -> bool:
    """Whether nobody's answer is awaited first, so that everybody may buy everything."""
    return not isinstance(table.stages[-1], Interlude)


def why_closed(table: "HighBohn", seat: Seat, code: int) -> Refusal:
    """Why a building cannot be bought by a seat at this moment, whatever the seat owns."""
    stage = table.stages[-1]
    if isinstance(stage, Interlude):
        return stage.why_closed(table, seat, code)  # type: ignore[arg-type]  # its game
    return GRANTED


# Buildings


class Claiming(Interlude, frozen=True):
    """A purchase waits for the seats that come earlier; these have let it pass."""

    buyer: Seat
    building: int
    passed: "tuple[Seat, ...]" = ()

    def forms(self) -> tuple[str, ...]:
        return ("buy", "let_pass")

    def awaited_seats(self, table: "HighBohn") -> list[Seat]:
        return table.claimants(self)

    def may_stand(self, table: "HighBohn") -> bool:
        known = are_seats(table, (self.buyer,)) and are_seats(table, self.passed)
        return known and table.may_buy(self.buyer, self.building) and bool(table.claimants(self))

    def answers(self, table: "HighBohn", seat: Seat) -> list[Action]:
        return [Buy(self.building), LetPass(self.building)]

    def rights_of(self, table: "HighBohn", seat: Seat) -> tuple[str, ...]:
        return (*HARVESTS, "call_off") if seat == self.buyer else HARVESTS

    def actions(self, table: "HighBohn", seat: Seat) -> list[Action]:
        found = super().actions(table, seat)
        return [*found, CALL_OFF] if seat == self.buyer else found

    def about(self, table: "HighBohn") -> tuple[int, ...]:
        return (self.building,)

    def why_closed(self, table: "HighBohn", seat: Seat, code: int) -> Refusal:
        if code != self.building:
            return WAITS
        return GRANTED if seat in table.claimants(self) else ("not-earlier", "H06")

    def buy(self, table: "HighBohn", seat: Seat, code: int) -> None:
        table.stages = table.stages[:-1]
        request(table, seat, code, self.passed)


class Buy(Action, frozen=True):
    """Buy a building, or take one that a seat behind wants to buy."""

    building: int

    def __str__(self) -> str:
        return f"buy {buildings.building_name(self.building)}"

    def check(self, table: "HighBohn", seat: Seat) -> None:
        code = self.building
        require(0 < code < len(ROWS), "no-such-building", "H01")
        reason, clause = why_closed(table, seat, code)
        require(not reason, reason, clause)
        require(code in table.piles[table.town], "building-gone", "H07")
        why = why_unfit(table.buildings(seat), table.purse(seat), code)
        require(why != HAS_TYPE, HAS_TYPE, "H03")
        require(not why, why, "H02", price=ROWS[code].price)

    def apply(self, table: "HighBohn", seat: Seat, chance: Chance) -> None:
        stage = table.stages[-1]
        if isinstance(stage, Interlude):
            stage.buy(table, seat, self.building)  # type: ignore[arg-type]  # a stage of this game
        else:
            request(table, seat, self.building, ())


class LetPass(Action, frozen=True):
    """Let another seat have the building it wants to buy."""

    building: int

    def __str__(self) -> str:
        return f"let pass {buildings.building_name(self.building)}"

    def check(self, table: "HighBohn", seat: Seat) -> None:
        stage = table.stages[-1]
        waits = type(stage) is Claiming and stage.building == self.building
        require(waits, "no-such-purchase", "H06")
        assert isinstance(stage, Claiming)
        require(seat in table.claimants(stage), "not-earlier", "H06")

    def apply(self, table: "HighBohn", seat: Seat, chance: Chance) -> None:
        claim = table.stages[-1]
        assert isinstance(claim, Claiming)
        table.stages = table.stages[:-1]
        table.emit("let_pass", seat, self.building)
        passed = Claiming(claim.buyer, self.building, (*claim.passed, seat))
        if table.claimants(passed):
            table.stages = (*table.stages, passed)
        else:
            build(table, claim.buyer, self.building)


class CallOff(Action, frozen=True):
    """Do without a building for which one waits."""

    def check(self, table: "HighBohn", seat: Seat) -> None:
        stage = table.stages[-1]
        require(type(stage) is Claiming and stage.buyer == seat, "nothing-to-call-off", "H06")

    def apply(self, table: "HighBohn", seat: Seat, chance: Chance) -> None:
        """The building stays for sale, and everybody may buy again."""
        claim = table.stages[-1]
        assert isinstance(claim, Claiming)
        table.stages = table.stages[:-1]
        table.emit("called_off", seat, claim.building)


CALL_OFF: Final = CallOff()


def check_buildings(table: "HighBohn", seat: Seat) -> None:
    """Refuse two buildings of a type, and fields, stews or stored beans without their buildings."""
    owned = [ROWS[code] for code in table.buildings(seat)]
    kinds = [row.kind for row in owned]
    table.require_possible(len(set(kinds)) == len(kinds), "buildings")
    added = sorted([row.slot for row in owned if row.slot])
    table.require_possible(added == [s for s in table.fields[seat] if s > THIRD], "fields")
    table.require_possible(table.store_room(seat) >= 0, "store")
    holds_beans = any(row.holds for row in owned)
    table.require_possible(holds_beans or not table.piles[table.store_piles + seat], "store")
    stews = table.stews[seat]
    meter = table.stew_meter(seat)
    grown = all(slot in table.fields[seat] and not buildings.RESERVED[slot] for slot in stews)
    fit = grown and all(0 < len(table.field(seat, slot)) < len(meter) for slot in stews)
    table.require_possible(fit and len(set(stews)) == len(stews), "stews")


def lacks(purse: Cards, code: int) -> int:
    """How many thalers of its sort are missing in a purse for a building."""
    row = ROWS[code]
    return max(0, row.price - purse.count(row.sort))


def why_unfit(owned: Cards, purse: Cards, code: int) -> str:
    """Why a building that is for sale is not for one with these buildings and thalers, if so."""
    kind = ROWS[code].kind
    if any(ROWS[own].kind == kind for own in owned):
        return HAS_TYPE
    return TOO_FEW if lacks(purse, code) else ""


def request(table: "HighBohn", seat: Seat, code: int, passed: tuple[Seat, ...]) -> None:
    """A purchase goes through, unless somebody who comes earlier could take the card."""
    claim = Claiming(seat, code, passed)
    if table.agreed.first_come or not table.claimants(claim):
        build(table, seat, code)
    else:
        table.stages = (*table.stages, claim)
        table.emit("wanted", seat, code)


def build(table: "HighBohn", seat: Seat, code: int) -> None:
    """The thalers go to the discard pile, the building to its owner, and it works at once."""
    row = ROWS[code]
    pay_with(table, seat, (row.sort,) * row.price)
    table.move(table.town, (code,), table.building_piles + seat)
    if row.slot:
        add_field(table, seat, row.slot)
    table.emit("bought", seat, code)
    owners = [other for other in range(table.seats) if table.has_kind(other, row.kind)]
    if len(owners) >= table.kind_limit():
        remove_kind(table, row.kind)
    table.open_building(seat, code)


def remove_kind(table: "HighBohn", kind: int) -> None:
    """The cards of a type that are still for sale leave the game."""
    leaving = table.for_sale(kind)
    if leaving:
        table.move(table.town, tuple(leaving), table.away)
        table.emit("left_game", NOBODY, kind)


def pay_with(table: "HighBohn", seat: Seat, thalers: Cards) -> None:
    """These thalers go face up to the discard pile."""
    table.move(table.thaler_piles + seat, thalers, table.discard)


def could_buy(table: "HighBohn", seat: Seat, code: int) -> bool:
    """Whether a seat may buy a building now, or after harvests that would pay for it."""
    if table.has_kind(seat, ROWS[code].kind):
        return False
    sort = ROWS[code].sort
    thalers = table.purse(seat).count(sort)
    for slot in table.fields[seat]:
        if table.may_harvest(seat, slot) and slot not in table.stews[seat]:
            thalers += min(table.payout(seat, slot), table.field(seat, slot).count(sort))
    return thalers >= ROWS[code].price


# The third field


class BuyFieldWith(Action, frozen=True):
    """Buy the third field with these thalers."""

    thalers: "Cards"

    def __str__(self) -> str:
        return f"buy field with {join(name_sorts(self.thalers))}"

    def check(self, table: "HighBohn", seat: Seat) -> None:
        table.check_buy_field(seat)
        require(tuple(sorted(self.thalers)) == self.thalers, "bad-choice")
        require(holds(table.purse(seat), self.thalers), "not-in-purse", "H13")
        price = table.third_field_price(seat)
        require(len(self.thalers) == price, "wrong-number", "H13", count=price)

    def apply(self, table: "HighBohn", seat: Seat, chance: Chance) -> None:
        pay_with(table, seat, self.thalers)
        add_field(table, seat, THIRD)
        table.emit("field_bought", seat, len(self.thalers))


# Distillery 2: a type is named, the others may buy one each, and the rest leave the game


class Naming(Interlude, frozen=True):
    """A seat has to name a type of building."""

    seat: Seat

    def forms(self) -> tuple[str, ...]:
        return ("name",)

    def awaited_seats(self, table: "HighBohn") -> list[Seat]:
        return [self.seat]

    def may_stand(self, table: "HighBohn") -> bool:
        return are_seats(table, (self.seat,)) and bool(table.kinds_for_sale())

    def answers(self, table: "HighBohn", seat: Seat) -> list[Action]:
        return [Name(kind) for kind in table.kinds_for_sale()]


class Name(Action, frozen=True):
    """Name the type of building that is sold out and leaves the game."""

    kind: int

    def __str__(self) -> str:
        return f"name {KINDS[self.kind]}"

    def check(self, table: "HighBohn", seat: Seat) -> None:
        stage = table.stages[-1]
        require(type(stage) is Naming and stage.seat == seat, "nothing-to-name", "H51")
        require(self.kind in table.kinds_for_sale(), "type-sold-out", "H51")

    def apply(self, table: "HighBohn", seat: Seat, chance: Chance) -> None:
        """The others come in turn, from the active seat clockwise."""
        table.emit("named", seat, self.kind)
        order = [(table.active + step) % table.seats for step in range(table.seats)]
        table.stages = table.stages[:-1]
        sell_out(table, self.kind, tuple([other for other in order if other != seat]))


class SellingOut(Interlude, frozen=True):
    """Each of these seats in turn may buy one building of a type before the rest leave."""

    kind: int
    seats: "tuple[Seat, ...]"

    def awaited_seats(self, table: "HighBohn") -> list[Seat]:
        return [self.seats[0]]

    def may_stand(self, table: "HighBohn") -> bool:
        return bool(self.seats) and are_seats(table, self.seats) and 0 < self.kind < len(KINDS)

    def answers(self, table: "HighBohn", seat: Seat) -> list[Action]:
        codes = [code for code in table.for_sale(self.kind) if table.may_buy(seat, code)]
        return [*[Buy(code) for code in codes], PASS]

    def why_closed(self, table: "HighBohn", seat: Seat, code: int) -> Refusal:
        if seat != self.seats[0]:
            return "not-your-turn", "H51"
        return GRANTED if ROWS[code].kind == self.kind else ("other-type-sold", "H51")

    def buy(self, table: "HighBohn", seat: Seat, code: int) -> None:
        """What a building asks of its buyer comes before the next seat may buy one of the type."""
        below = table.stages[:-1]
        table.stages = below
        build(table, seat, code)
        asked = table.stages[len(below) :]
        table.stages = below
        sell_out(table, self.kind, self.seats[1:])
        table.stages += asked

    def check_pass(self, table: "HighBohn", seat: Seat) -> None:
        require(seat == self.seats[0], "nothing-to-pass", "H51")

    def do_pass(self, table: "HighBohn", seat: Seat, chance: Chance) -> None:
        """A seat buys none of them."""
        table.emit("bought_nothing", seat)
        table.stages = table.stages[:-1]
        sell_out(table, self.kind, self.seats[1:])


def sell_out(table: "HighBohn", kind: int, seats: tuple[Seat, ...]) -> None:
    """Come to the next seat that could buy; after the last one the rest leave the game."""
    for place, seat in enumerate(seats):
        if any(could_buy(table, seat, code) for code in table.for_sale(kind)):
            table.stages = (*table.stages, SellingOut(kind, seats[place:]))
            return
    remove_kind(table, kind)

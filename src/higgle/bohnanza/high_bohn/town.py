"""The town: who owns which building, and how buildings and the third field are bought."""

from typing import Final, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.beans import BASE, COGNAC
from higgle.bohnanza.cards import holds
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import THIRD, add_field
from higgle.bohnanza.high_bohn.actions import Buy
from higgle.bohnanza.high_bohn.buildings import (
    FOR_SORT,
    MINE_2,
    PRINTED,
    ROWS,
)
from higgle.bohnanza.high_bohn.options import HighBohnOptions
from higgle.bohnanza.high_bohn.stages import INTERLUDES, Claiming, LastBuying, SellingOut
from higgle.core import FACES, NOBODY, Action, Cards, Chance, Layout, Options, Seat, require

WITH_COGNAC: Final = (*BASE, COGNAC)

Refusal = tuple[str, str]
"""The code of a refusal and its clause; two empty texts where nothing is refused."""
GRANTED: Final = ("", "")
HAS_TYPE: Final = "has-type"
TOO_FEW: Final = "too-few-of-sort"


def lacks(purse: Cards, code: int) -> int:
    """How many thalers of its sort are missing in a purse for a building."""
    row = ROWS[code]
    return max(0, row.price - purse.count(row.sort))


def unfit(owned: Cards, purse: Cards, code: int) -> str:
    """Why a building that is for sale is not for one with these buildings and thalers, if so."""
    kind = ROWS[code].kind
    if any(ROWS[own].kind == kind for own in owned):
        return HAS_TYPE
    return TOO_FEW if lacks(purse, code) else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Town(Bohnanza):
    """The buildings for sale, those of every seat, and thalers that keep their sort."""

    __slots__ = ("away", "building_piles", "town")

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.town = layout.first["town"]
        self.away = layout.first["away"]
        self.building_piles = layout.first["buildings"]

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.town = table.town
        self.away = table.away
        self.building_piles = table.building_piles

    def lay_out(self) -> None:
        super().lay_out()
        self.layout.pile("town", "building", FACES)
        self.layout.pile("away", "building", FACES)
        self.layout.each("buildings", "building", FACES, FACES)

    def set_up(self, chance: Chance) -> None:
        self.put_up_for_sale()
        super().set_up(chance)

    def put_up_for_sale(self) -> None:
        """Every building of this game is for sale."""
        self.piles[self.town] = self.town_cards()

    def census(self) -> dict[str, list[int]]:
        cards = self.town_cards()
        last = max(len(PRINTED) - 1, *cards)
        here = [int(code in cards) for code in range(last + 1)]
        return {**super().census(), "building": here}

    # Questions

    @property
    def agreed(self) -> HighBohnOptions:
        """What the players agreed on."""
        assert isinstance(self.options, HighBohnOptions)
        return self.options

    def sorts(self) -> tuple[int, ...]:
        return WITH_COGNAC if self.agreed.cognac else BASE

    def town_cards(self) -> Cards:
        """The buildings of this game, the cheapest of a type first."""
        sorts = self.sorts()
        return tuple([code for code, row in enumerate(PRINTED) if row.sort in sorts])

    def thaler_sight(self) -> int:
        return FACES

    def purse(self, seat: Seat) -> Cards:
        """The thalers that a seat can spend, by their sorts."""
        return self.piles[self.thaler_piles + seat]

    def buildings(self, seat: Seat) -> Cards:
        """The buildings of a seat."""
        return self.piles[self.building_piles + seat]

    def owns(self, seat: Seat, code: int) -> bool:
        """Whether a seat owns this building."""
        return code in self.piles[self.building_piles + seat]

    def owner(self, code: int) -> Seat:
        """The seat that owns a building, or nobody."""
        for seat in range(self.seats):
            if code in self.piles[self.building_piles + seat]:
                return seat
        return NOBODY

    def kinds(self, seat: Seat) -> list[int]:
        """The types of which a seat owns a building."""
        return [ROWS[code].kind for code in self.buildings(seat)]

    def has_kind(self, seat: Seat, kind: int) -> bool:
        """Whether a seat owns a building of a type."""
        return kind in self.kinds(seat)

    def kind_limit(self) -> int:
        """How many seats must own a type before its other cards leave the game."""
        return self.seats - 1

    def third_field_price(self, seat: Seat) -> int:
        return 1 if self.owns(seat, MINE_2) else super().third_field_price(seat)

    def may_buy(self, seat: Seat, code: int) -> bool:
        """Whether a building is for sale, of a type the seat lacks, and can be paid in its sort."""
        if code not in self.piles[self.town]:
            return False
        return not unfit(self.buildings(seat), self.purse(seat), code)

    @property
    def open_to_all(self) -> bool:
        """Whether nobody's answer is awaited first, so that everybody may buy everything."""
        return type(self.stages[-1]) not in INTERLUDES

    def closed(self, seat: Seat, code: int) -> Refusal:
        """Why a building cannot be bought by a seat at this moment, whatever the seat owns."""
        stage = self.stages[-1]
        if self.open_to_all:
            return GRANTED
        if type(stage) is Claiming:
            if code != stage.building:
                return "purchase-waits", "H06"
            return GRANTED if seat in self.claimants(stage) else ("not-earlier", "H06")
        if type(stage) is SellingOut:
            if seat != stage.seats[0]:
                return "not-your-turn", "H51"
            return GRANTED if ROWS[code].kind == stage.kind else ("other-type-sold", "H51")
        if type(stage) is LastBuying:
            return GRANTED if seat == stage.seat else ("not-your-turn", "H10")
        return "purchase-waits", "H06"

    def affordable(self, seat: Seat) -> list[int]:
        """The buildings that a seat may buy."""
        found: list[int] = []
        purse = self.piles[self.thaler_piles + seat]
        owned = self.piles[self.building_piles + seat]
        town = self.piles[self.town]
        for sort in sorted(set(purse)):
            codes = [code for code in FOR_SORT.get(sort, ()) if code in town]
            found += [code for code in codes if not unfit(owned, purse, code)]
        return found

    def for_sale(self, kind: int) -> list[int]:
        """The buildings of a type that are still for sale."""
        return [code for code in self.piles[self.town] if ROWS[code].kind == kind]

    def claimants(self, claim: Claiming) -> list[Seat]:
        """The seats that come before the buyer, have not let it pass and could buy as well."""
        found: list[Seat] = []
        seat = self.active
        while seat != claim.buyer:
            if seat not in claim.passed and self.may_buy(seat, claim.building):
                found.append(seat)
            seat = (seat + 1) % self.seats
        return found

    # List

    def rights(self, seat: Seat) -> list[Action]:
        found = super().rights(seat)
        for code in self.affordable(seat):
            found.append(Buy(code))
        return found

    # Check

    def check_buy(self, seat: Seat, code: int) -> None:
        require(0 < code < len(ROWS), "no-such-building", "H01")
        reason, clause = self.closed(seat, code)
        require(not reason, reason, clause)
        require(code in self.piles[self.town], "building-gone", "H07")
        why = unfit(self.buildings(seat), self.purse(seat), code)
        require(why != HAS_TYPE, HAS_TYPE, "H03")
        require(not why, why, "H02", price=ROWS[code].price)

    def check_let_pass(self, seat: Seat, code: int) -> None:
        stage = self.stages[-1]
        waits = type(stage) is Claiming and stage.building == code
        require(waits, "no-such-purchase", "H06")
        assert isinstance(stage, Claiming)
        require(seat in self.claimants(stage), "not-earlier", "H06")

    def check_buy_field(self, seat: Seat) -> None:
        require(self.open_to_all, "purchase-waits", "H06")
        super().check_buy_field(seat)

    def check_buy_field_with(self, seat: Seat, thalers: Cards) -> None:
        self.check_buy_field(seat)
        require(tuple(sorted(thalers)) == thalers, "bad-choice")
        require(holds(self.purse(seat), thalers), "not-in-purse", "H13")
        price = self.third_field_price(seat)
        require(len(thalers) == price, "wrong-number", "H13", count=price)

    # Do

    def request(self, seat: Seat, code: int, passed: tuple[Seat, ...]) -> None:
        """A purchase goes through, unless somebody who comes earlier could take the card."""
        claim = Claiming(seat, code, passed)
        if self.agreed.first_come or not self.claimants(claim):
            self.build(seat, code)
        else:
            self.stages = (*self.stages, claim)
            self.emit("wanted", seat, code)

    def buy(self, seat: Seat, code: int) -> None:
        stage = self.stages[-1]
        if type(stage) is Claiming:
            self.stages = self.stages[:-1]
            self.request(seat, code, stage.passed)
        elif type(stage) is LastBuying:
            self.build(seat, code)
        else:
            self.request(seat, code, ())

    def let_pass(self, seat: Seat, code: int) -> None:
        claim = self.stages[-1]
        assert isinstance(claim, Claiming)
        self.stages = self.stages[:-1]
        self.emit("let_pass", seat, code)
        passed = Claiming(claim.buyer, code, (*claim.passed, seat))
        if self.claimants(passed):
            self.stages = (*self.stages, passed)
        else:
            self.build(claim.buyer, code)

    def build(self, seat: Seat, code: int) -> None:
        """The thalers go to the discard pile, the building to its owner, and it works at once."""
        row = ROWS[code]
        self.pay_with(seat, (row.sort,) * row.price)
        self.move(self.town, (code,), self.building_piles + seat)
        if row.slot:
            add_field(self, seat, row.slot)
        self.emit("bought", seat, code)
        owners = [other for other in range(self.seats) if self.has_kind(other, row.kind)]
        if len(owners) >= self.kind_limit():
            self.remove_kind(row.kind)

    def remove_kind(self, kind: int) -> None:
        """The cards of a type that are still for sale leave the game."""
        leaving = self.for_sale(kind)
        if leaving:
            self.move(self.town, tuple(leaving), self.away)
            self.emit("left_game", NOBODY, kind)

    def pay_with(self, seat: Seat, thalers: Cards) -> None:
        """These thalers go face up to the discard pile."""
        self.move(self.thaler_piles + seat, thalers, self.discard)

    def buy_field_with(self, seat: Seat, thalers: Cards) -> None:
        self.pay_with(seat, thalers)
        add_field(self, seat, THIRD)
        self.emit("field_bought", seat, len(thalers))

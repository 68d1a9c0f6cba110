"""What thalers buy besides attacks: ammunition depots, fortresses and merchants."""

from typing import TYPE_CHECKING, ClassVar, Final

from higgle.bohnanza.beans import NAMES
from higgle.bohnanza.bohnaparte.board import FOREST, QUARRY
from higgle.bohnanza.bohnaparte.camps import Camping, check_land
from higgle.bohnanza.bohnaparte.war import Attacking, end_at_once
from higgle.bohnanza.harvest import short_of
from higgle.bohnanza.planting import Planting, bean_due, put_aside
from higgle.bohnanza.turn import DRAW, BeanStage, Waiting, advance, begin_drawing, draw
from higgle.core import NOBODY, Action, Ask, Chance, Seat, Stage, require

if TYPE_CHECKING:
    from higgle.bohnanza.bohnaparte.game import Bohnaparte

DEPOT_PRICE: Final = 3
FORTRESS_PRICE: Final = 2
MERCHANT_PRICE: Final = 3
MERCHANT_CARDS: Final = 2
"""How many cards come with a merchant, and always lie there."""


# The ammunition depot: a store of beans that only fight


class BuyDepot(Action, frozen=True):
    """Buy an ammunition depot."""

    def __str__(self) -> str:
        return "buy depot"

    def check(self, table: "Bohnaparte", seat: Seat) -> None:
        price = table.depot_price(seat)
        require(price, "no-depot-for-sale", "W50")
        require(not table.depots[seat], "has-depot", "W25")
        require(not short_of(table, seat, price), "too-few-thalers", "W25", price=price)

    def apply(self, table: "Bohnaparte", seat: Seat, chance: Chance) -> None:
        table.pay(seat, table.depot_price(seat))
        table.depots = (*table.depots[:seat], True, *table.depots[seat + 1 :])
        table.emit("depot_bought", seat, table.depot_price(seat))


class Stock(Action, frozen=True):
    """Lay the front card of the hand, or in phase 3 a bean that lies apart, into the depot."""

    sort: int = 0

    def __str__(self) -> str:
        return f"stock {NAMES[self.sort]}" if self.sort else "stock"

    def check(self, table: "Bohnaparte", seat: Seat) -> None:
        bean_due(table, seat, self.sort)
        require(table.depots[seat], "no-depot", "W26")
        require(table.has_room(seat), "depot-full", "W25", beans=table.seats)

    def apply(self, table: "Bohnaparte", seat: Seat, chance: Chance) -> None:
        """A bean goes face down to the depot, and counts as planted."""
        put_aside(table, seat, self.sort, table.depot_piles + seat)
        table.emit("stocked", seat)


# Fortresses


class Fortify(Action, frozen=True):
    """Use up a quarry and build a fortress under one of one's lands."""

    land: int
    quarry: int

    def __str__(self) -> str:
        return f"fortify {self.land + 1} with quarry {self.quarry + 1}"

    def check(self, table: "Bohnaparte", seat: Seat) -> None:
        land, quarry = self.land, self.quarry
        require(table.plain_sides, "no-fortresses", "W50")
        require(is_own_turn(table, seat), "not-your-turn", "W22")
        check_land(table, land)
        check_land(table, quarry)
        require(
            quarry in table.lands_of_kind(seat, QUARRY), "not-your-quarry", "W22", land=quarry + 1
        )
        require(quarry not in table.emptied, "quarry-empty", "W29", land=quarry + 1)
        require(table.owners[land] == seat, "not-your-land", "W22", land=land + 1)
        require(land not in table.fortresses, "has-fortress", "W22", land=land + 1)
        lacking = short_of(table, seat, FORTRESS_PRICE)
        require(not lacking, "too-few-thalers", "W22", price=FORTRESS_PRICE)

    def apply(self, table: "Bohnaparte", seat: Seat, chance: Chance) -> None:
        table.pay(seat, FORTRESS_PRICE)
        table.emptied = (*table.emptied, self.quarry)
        table.fortresses = (*table.fortresses, self.land)
        table.emit("fortified", seat, self.land, self.quarry)


def is_own_turn(table: "Bohnaparte", seat: Seat) -> bool:
    """Whether it is a seat's own turn; choosing a camp does not count as one."""
    return seat == table.active and type(table.stages[-1]) is not Camping


def list_fortifications(table: "Bohnaparte", seat: Seat) -> list[Fortify]:
    """The fortresses that a seat may build."""
    if table.thalers(seat) < FORTRESS_PRICE or not is_own_turn(table, seat):
        return []
    quarries = table.quarries(seat)
    if not quarries:
        return []
    lands = [land for land in table.holdings(seat) if land not in table.fortresses]
    return [Fortify(land, quarry) for land in lands for quarry in quarries]


# The merchant: two open cards, and a choice of what comes into the hand


class BuyMerchant(Action, frozen=True):
    """Buy a merchant."""

    def __str__(self) -> str:
        return "buy merchant"

    def check(self, table: "Bohnaparte", seat: Seat) -> None:
        require(not table.merchants[seat], "has-merchant", "W52")
        require(table.owns(seat, FOREST), "no-forest", "W52")
        lacking = short_of(table, seat, MERCHANT_PRICE)
        require(not lacking, "too-few-thalers", "W52", price=MERCHANT_PRICE)

    def apply(self, table: "Bohnaparte", seat: Seat, chance: Chance) -> None:
        """Two cards come at once; if the deck runs out for the last time, the game may end."""
        table.pay(seat, MERCHANT_PRICE)
        table.merchants = (*table.merchants[:seat], True, *table.merchants[seat + 1 :])
        pile = table.merchant_piles + seat
        count = 0 if table.ran_dry() else draw(table, MERCHANT_CARDS, pile, chance)
        table.emit("merchant_bought", seat, MERCHANT_PRICE, count)
        stage = table.stages[-1]
        if not table.ran_dry() or not isinstance(stage, (Planting, Waiting, Attacking, Choosing)):
            return
        if type(stage) is Choosing:
            carry(table, table.active, stage.left)
        end_at_once(table, chance)


class Choosing(BeanStage, frozen=True):
    """Phase 5 with a merchant: how many cards are still to be taken."""

    PHASE: "ClassVar[str]" = DRAW
    left: int

    def may_stand(self, table: "Bohnaparte") -> bool:
        return 0 < self.left <= len(table.merchant(table.active))

    def asks(self, table: "Bohnaparte") -> list[Ask]:
        asks = table.idle.copy()
        asks[table.active] = Ask(table.active, True, ("take",), (), table.RIGHTS)
        return asks

    def actions(self, table: "Bohnaparte", seat: Seat) -> list[Action]:
        found: list[Action] = []
        if seat == table.active:
            found += [Take(sort) for sort in sorted(set(table.merchant(seat)))]
        return found + table.rights(seat)


class Take(Action, frozen=True):
    """Take a card from the merchant behind the hand."""

    sort: int

    def __str__(self) -> str:
        return f"take {NAMES[self.sort]}"

    def check(self, table: "Bohnaparte", seat: Seat) -> None:
        require(type(table.stages[-1]) is Choosing, "not-choosing", "W53")
        require(seat == table.active, "not-your-turn", "W53")
        require(self.sort in table.merchant(seat), "not-at-merchant", "W53")

    def apply(self, table: "Bohnaparte", seat: Seat, chance: Chance) -> None:
        stage = table.stages[-1]
        assert isinstance(stage, Choosing)
        table.move(table.merchant_piles + seat, (self.sort,), table.hands + seat)
        table.emit("took", seat, self.sort)
        if stage.left > 1:
            table.stages = (Choosing(stage.left - 1),)
        else:
            advance(table, chance)


def draw_to_merchant(table: "Bohnaparte", chance: Chance) -> Stage | None:
    """With a merchant the cards go to it, and as many are chosen from all that lie there."""
    seat = table.active
    if not table.merchants[seat] or table.ran_dry():
        return begin_drawing(table, chance)
    count = draw(table, table.draw_count(seat), table.merchant_piles + seat, chance)
    table.emit("drew", seat, count)
    if table.ran_dry():
        carry(table, seat, count)
        return table.finish(chance)
    return Choosing(count) if count else None


def check_purchases(table: "Bohnaparte") -> None:
    """Refuse depots, merchants and fortresses that cannot have been bought."""
    for name, bought in (("depots", table.depots), ("merchants", table.merchants)):
        table.require_possible(len(bought) == table.seats, name)
    clear = not table.piles[table.defence_pile] and not table.piles[table.alms]
    table.require_possible(clear, "defence")
    table.require_possible(len(table.ready) == len(table.board.pastures), "ready")
    for seat in range(table.seats):
        room = table.seats if table.depots[seat] else 0
        table.require_possible(len(table.depot(seat)) <= room, "depot")
        table.require_possible(table.merchants[seat] or not table.merchant(seat), "merchant")
    walls, quarries = set(table.fortresses), set(table.emptied)
    built = len(walls) == len(table.fortresses) == len(quarries) == len(table.emptied)
    table.require_possible(built, "fortresses")
    held = {land for land, owner in enumerate(table.owners) if owner != NOBODY}
    table.require_possible(walls <= held, "fortresses")
    table.require_possible(quarries <= held & set(table.board.places[QUARRY]), "emptied")


def carry(table: "Bohnaparte", seat: Seat, count: int) -> None:
    """Cards drawn and not yet chosen go behind the hand as they lie."""
    pile = table.merchant_piles + seat
    place = len(table.piles[pile]) - count
    for _ in range(count):
        table.emit("took", seat, table.shift(pile, place, table.hands + seat))

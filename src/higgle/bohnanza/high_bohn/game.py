"""High Bohn: the town of buildings on top of the base game; its facts and questions."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.beans import BASE, COGNAC, GARDEN
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import THIRD
from higgle.bohnanza.high_bohn import bank, buildings, ending, harvest, planting, town
from higgle.bohnanza.high_bohn.bank import (
    ARRANGE,
    BEFORE,
    Arrange,
    Arranging,
    Look,
    MoveCard,
    Moving,
    Peeking,
    PutUnder,
)
from higgle.bohnanza.high_bohn.buildings import (
    BANK_3,
    BLACKSMITH_4,
    CARD_MESSAGES,
    DISTILLERY_2,
    DISTILLERY_3,
    FARM_3,
    FARM_4,
    FOR_SORT,
    KIND_MESSAGES,
    METER_OF,
    MINE_2,
    MINE_3,
    PRINTED,
    RESERVED,
    ROWS,
    STEW_OF,
)
from higgle.bohnanza.high_bohn.ending import LastBuying, LastHarvest
from higgle.bohnanza.high_bohn.harvest import HarvestKeeping
from higgle.bohnanza.high_bohn.hints import HighBohnHints
from higgle.bohnanza.high_bohn.planting import Stew, Stewing, Store
from higgle.bohnanza.high_bohn.text import parse_town_action
from higgle.bohnanza.high_bohn.town import (
    HARVESTS,
    Buy,
    BuyFieldWith,
    CallOff,
    Claiming,
    LetPass,
    Name,
    Naming,
    SellingOut,
)
from higgle.bohnanza.options import HighBohnOptions
from higgle.bohnanza.planting import Planting
from higgle.core import (
    BACKS,
    FACES,
    NOBODY,
    Action,
    Cards,
    Chance,
    Hints,
    Layout,
    Options,
    Seat,
    Stage,
    require,
    sorted_cards,
)

WITH_COGNAC: Final = (*BASE, COGNAC)


@mypyc_attr(allow_interpreted_subclasses=True)
class HighBohn(Bohnanza):
    """Bohnanza with a town to be bought."""

    ID = "high-bohn"
    RULES = 5
    OPTIONS: ClassVar[type[Options]] = HighBohnOptions
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (
        *Bohnanza.ACTIONS,
        Buy,
        LetPass,
        CallOff,
        Name,
        BuyFieldWith,
        HarvestKeeping,
        Stew,
        Store,
        Look,
        PutUnder,
        MoveCard,
        Arrange,
    )
    STAGES: ClassVar[tuple[type[Stage], ...]] = (
        *Bohnanza.STAGES,
        Peeking,
        Moving,
        Arranging,
        Claiming,
        Naming,
        Stewing,
        SellingOut,
        LastHarvest,
        LastBuying,
    )
    FACTS: ClassVar[dict[str, object]] = {
        **Bohnanza.FACTS,
        "stews": tuple[tuple[int, ...], ...],
    }
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = {
        **Bohnanza.EVENTS,
        "wanted": ("building",),
        "let_pass": ("building",),
        "called_off": ("building",),
        "bought": ("building",),
        "left_game": ("type",),
        "named": ("type",),
        "stew_begun": ("field",),
        "stew_harvested": ("field", "count", "thalers"),
        "jail_paid": ("from",),
        "stored": ("sort",),
        "looked": (),
        "left_on_top": (),
        "put_under": (),
        "card_moved": ("place", "new_place"),
        "took_up": ("count",),
        "bought_nothing": (),
        "last_harvest": (),
        "last_buying": (),
    }
    KINDS: ClassVar[dict[str, str]] = {
        **Bohnanza.KINDS,
        "building": "building",
        "type": "type",
        "from": "seat",
        "place": "place",
        "new_place": "place",
    }
    CARDS: ClassVar[dict[str, Sequence[str]]] = {
        **Bohnanza.CARDS,
        "building": tuple(CARD_MESSAGES),
        "type": tuple(KIND_MESSAGES),
    }
    HINTS: ClassVar[type[Hints]] = HighBohnHints
    CLAUSES: ClassVar[str] = "BH"
    PRINTED: ClassVar[dict[str, object]] = {
        **Bohnanza.PRINTED,
        "types": buildings.KINDS,
        "buildings": [buildings.describe_row(row) for row in buildings.PRINTED],
        "count_bonus": buildings.COUNT_BONUS,
    }
    RIGHTS: ClassVar[tuple[str, ...]] = (*HARVESTS, "buy_field", "buy_field_with", "buy")

    __slots__ = (
        "above",
        "away",
        "building_piles",
        "distillery_piles",
        "drawn_piles",
        "from_store_piles",
        "peeked_piles",
        "saloon_piles",
        "stews",
        "store_piles",
        "town",
        "under",
    )

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        first = layout.first
        self.town = first["town"]
        self.away = first["away"]
        self.building_piles = first["buildings"]
        self.saloon_piles = first["under-saloon"]
        self.distillery_piles = first["under-distillery"]
        self.store_piles = first["store"]
        self.from_store_piles = first["from-store"]
        self.above = first["above"]
        self.under = first["under"]
        self.peeked_piles = first["peeked"]
        self.drawn_piles = first["drawn"]
        self.stews: tuple[tuple[int, ...], ...] = ()
        """The slots in which each seat grows a stew."""

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.town = table.town
        self.away = table.away
        self.building_piles = table.building_piles
        self.saloon_piles = table.saloon_piles
        self.distillery_piles = table.distillery_piles
        self.store_piles = table.store_piles
        self.from_store_piles = table.from_store_piles
        self.above = table.above
        self.under = table.under
        self.peeked_piles = table.peeked_piles
        self.drawn_piles = table.drawn_piles
        self.stews = table.stews

    def lay_out(self) -> None:
        super().lay_out()
        self.layout.pile("town", "building", FACES)
        self.layout.pile("away", "building", FACES)
        self.layout.each("buildings", "building", FACES, FACES)
        self.layout.each("under-saloon", "bean", FACES, FACES)
        self.layout.each("under-distillery", "bean", FACES, FACES)
        self.layout.each("store", "bean", FACES, FACES)
        self.layout.each("from-store", "bean", FACES, FACES)
        self.layout.pile("above", "bean", BACKS)
        self.layout.pile("under", "bean", BACKS)
        self.layout.each("peeked", "bean", FACES, BACKS)
        self.layout.each("drawn", "bean", FACES, BACKS)

    def set_up(self, chance: Chance) -> None:
        self.stews = ((),) * self.seats
        self.put_up_for_sale()
        super().set_up(chance)

    def put_up_for_sale(self) -> None:
        """Every building of this game is for sale."""
        self.piles[self.town] = self.town_cards()

    @classmethod
    def parse(cls, text: str) -> Action:
        return parse_town_action(text)

    @property
    def agreed(self) -> HighBohnOptions:
        """What the players agreed on."""
        assert isinstance(self.options, HighBohnOptions)
        return self.options

    # The numbers of the game

    def sorts(self) -> tuple[int, ...]:
        return WITH_COGNAC if self.agreed.cognac else BASE

    def town_cards(self) -> Cards:
        """The buildings of this game, the cheapest of a type first."""
        sorts = self.sorts()
        return tuple([code for code, row in enumerate(PRINTED) if row.sort in sorts])

    def census(self) -> dict[str, list[int]]:
        cards = self.town_cards()
        last = max(len(PRINTED) - 1, *cards)
        here = [int(code in cards) for code in range(last + 1)]
        return {**super().census(), "building": here}

    def turn_phases(self) -> tuple[str, ...]:
        return (BEFORE, *super().turn_phases(), ARRANGE)

    def last_exhaustion(self) -> int:
        return 4 if self.seats == 5 else super().last_exhaustion()

    def kind_limit(self) -> int:
        """How many seats must own a type before its other cards leave the game."""
        return self.seats - 1

    def slot_count(self) -> int:
        return 1 + max([super().slot_count() - 1, *[ROWS[code].slot for code in self.town_cards()]])

    def plant_limit(self, seat: Seat) -> int:
        return 3 if self.owns(seat, FARM_3) else super().plant_limit(seat)

    def third_field_price(self, seat: Seat) -> int:
        return 1 if self.owns(seat, MINE_2) else super().third_field_price(seat)

    def thaler_sight(self) -> int:
        return FACES

    # Where cards lie

    def purse(self, seat: Seat) -> Cards:
        """The thalers that a seat can spend, by their sorts."""
        return self.piles[self.thaler_piles + seat]

    def under_cards(self, seat: Seat) -> int:
        """How many thalers lie under a seat's buildings, where they cannot be spent."""
        saloon = self.piles[self.saloon_piles + seat]
        return len(saloon) + len(self.piles[self.distillery_piles + seat])

    def deck_size(self) -> int:
        """A card looked at still belongs to the deck."""
        piles = self.piles
        beside = len(piles[self.above]) + len(piles[self.under])
        return super().deck_size() + beside + len(piles[self.peeked_piles + self.active])

    def drawn_pile(self, seat: Seat) -> int:
        """Bank 3 puts drawn cards in order before they join the hand."""
        return self.drawn_piles + seat if self.owns(seat, BANK_3) else super().drawn_pile(seat)

    def open_piles(self, seat: Seat) -> list[int]:
        return [*super().open_piles(seat), self.shelf(seat)]

    def shelf(self, seat: Seat) -> int:
        return self.store_piles + seat

    def received_pile(self, seat: Seat, source: int) -> int:
        if 0 <= source - self.store_piles < self.seats:
            return self.from_store_piles + seat
        return super().received_pile(seat, source)

    def plant_piles(self, seat: Seat) -> list[int]:
        """What came out of a store is planted first: it cannot be stored again."""
        return [self.from_store_piles + seat, *super().plant_piles(seat)]

    def storable_piles(self, seat: Seat) -> list[int]:
        """The piles of phase 3 from which a seat may store."""
        return super().plant_piles(seat)

    def storable(self, seat: Seat) -> list[int]:
        """The sorts that a seat may store in phase 3."""
        sorts: set[int] = set()
        for pile in self.storable_piles(seat):
            sorts.update(self.piles[pile])
        return sorted(sorts)

    def store_room(self, seat: Seat) -> int:
        """How many more beans a seat can store."""
        for code in self.piles[self.building_piles + seat]:
            if ROWS[code].holds:
                return ROWS[code].holds - len(self.piles[self.store_piles + seat])
        return 0

    # Buildings

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

    def may_buy(self, seat: Seat, code: int) -> bool:
        """Whether a building is for sale, of a type the seat lacks, and can be paid in its sort."""
        if code not in self.piles[self.town]:
            return False
        return not town.why_unfit(self.buildings(seat), self.purse(seat), code)

    def affordable(self, seat: Seat) -> list[int]:
        """The buildings that a seat may buy."""
        found: list[int] = []
        purse = self.piles[self.thaler_piles + seat]
        owned = self.piles[self.building_piles + seat]
        cards = self.piles[self.town]
        for sort in sorted(set(purse)):
            codes = [code for code in FOR_SORT.get(sort, ()) if code in cards]
            found += [code for code in codes if not town.why_unfit(owned, purse, code)]
        return found

    def for_sale(self, kind: int) -> list[int]:
        """The buildings of a type that are still for sale."""
        return [code for code in self.piles[self.town] if ROWS[code].kind == kind]

    def kinds_for_sale(self) -> list[int]:
        """The types that still have cards."""
        return [kind for kind in range(1, len(buildings.KINDS)) if self.for_sale(kind)]

    def claimants(self, claim: Claiming) -> list[Seat]:
        """The seats that come before the buyer, have not let it pass and could buy as well."""
        found: list[Seat] = []
        seat = self.active
        while seat != claim.buyer:
            if seat not in claim.passed and self.may_buy(seat, claim.building):
                found.append(seat)
            seat = (seat + 1) % self.seats
        return found

    def open_building(self, seat: Seat, code: int) -> None:
        """A saloon may turn lone beans into stews at once; distillery 2 names a type."""
        if STEW_OF[code] and planting.lone_slots(self, seat):
            self.stages = (*self.stages, Stewing(seat))
        if code == DISTILLERY_2 and self.piles[self.town]:
            self.stages = (*self.stages, Naming(seat))

    # Fields

    def meter(self, seat: Seat, sort: int) -> tuple[int, ...]:
        for code in self.piles[self.building_piles + seat]:
            if METER_OF[code] and ROWS[code].sort == sort:
                return METER_OF[code]
        return super().meter(seat, sort)

    def stew_meter(self, seat: Seat) -> tuple[int, ...]:
        """What a stew pays by the seat's saloon; nothing without one."""
        for code in self.piles[self.building_piles + seat]:
            if STEW_OF[code]:
                return STEW_OF[code]
        return ()

    def payout(self, seat: Seat, slot: int) -> int:
        """The beanometer first, a stew's by the saloon; then farm 4 pays five for four."""
        if slot in self.stews[seat]:
            thalers = harvest.stew_payout(self, seat, slot)
        else:
            thalers = super().payout(seat, slot)
        return 5 if thalers == 4 and self.owns(seat, FARM_4) else thalers

    def may_plant(self, seat: Seat, sort: int, slot: int) -> bool:
        if RESERVED[slot]:
            return sort == RESERVED[slot]
        if slot in self.stews[seat]:
            return sort not in self.field(seat, slot)
        return super().may_plant(seat, sort, slot) or planting.may_mix(self, seat, sort, slot)

    def grows(self, seat: Seat, sort: int) -> bool:
        return planting.grows(self, seat, sort)

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
        return planting.may_lie(self, seat, slot)

    def make_stew(self, seat: Seat, slot: int) -> None:
        """A field is a stew from now on."""
        self.keep_stews(seat, (*self.stews[seat], slot))

    def keep_stews(self, seat: Seat, slots: tuple[int, ...]) -> None:
        """These are the stews of a seat now."""
        self.stews = (*self.stews[:seat], slots, *self.stews[seat + 1 :])

    # Fields of several sorts

    def has_choice(self, seat: Seat, slot: int) -> bool:
        """Whether the harvester can choose which cards become thalers."""
        several = slot in self.stews[seat] or planting.is_joined(self, seat, slot)
        return several and self.payout(seat, slot) > 0

    def toll_taker(self, seat: Seat, slot: int) -> Seat:
        """Who gets a thaler of this harvest, if it is a stew's and pays; else nobody."""
        if slot in self.stews[seat] and self.payout(seat, slot):
            return self.owner(DISTILLERY_3)
        return NOBODY

    def usual_choice(self, seat: Seat, slot: int) -> HarvestKeeping:
        """What is kept unless the harvester chooses: the sorts of which it has fewest thalers."""
        purse = self.purse(seat)
        field = sorted(self.field(seat, slot), key=purse.count)
        keep = field[: self.payout(seat, slot)]
        toll = keep[-1] if self.toll_taker(seat, slot) != NOBODY else 0
        return HarvestKeeping(slot, sorted_cards(keep), toll)

    # What is listed and checked besides

    def rights(self, seat: Seat) -> list[Action]:
        found = super().rights(seat)
        for code in self.affordable(seat):
            found.append(Buy(code))
        return found

    def other_forms(self, seat: Seat) -> tuple[str, ...]:
        """A stew may begin, and any bean but one out of a store may be stored."""
        forms: tuple[str, ...] = ("stew",) if self.stew_meter(seat) else ()
        is_planting = type(self.stages[-1]) is Planting
        stores = self.store_room(seat) and (is_planting or self.storable(seat))
        return (*forms, "store") if stores else forms

    def other_uses(self, seat: Seat, sorts: list[int]) -> list[Action]:
        found: list[Action] = []
        for sort in sorts:
            found += planting.list_stews(self, seat, sort)
        if self.store_room(seat):
            storable = (0, *self.storable(seat))
            found += [Store(sort) for sort in sorts if sort in storable]
        return found

    def propose(self, seat: Seat, random: Random) -> Action | None:
        """An offer, a choice from a field of several sorts, or of thalers for the third field."""
        offer = super().propose(seat, random)
        if offer is not None and random.random() < 0.8:
            return offer
        kept = harvest.propose_harvest(self, seat, random)
        return kept or self.propose_field(seat, random) or offer

    def propose_field(self, seat: Seat, random: Random) -> BuyFieldWith | None:
        """A random choice of thalers for the third field, if it can be bought."""
        price = self.third_field_price(seat)
        if THIRD in self.fields[seat] or self.thalers(seat) < price:
            return None
        if self.over or not town.is_open_to_all(self):
            return None
        return BuyFieldWith(sorted_cards(random.sample(self.purse(seat), price)))

    def check_plant(self, seat: Seat, sort: int, slot: int) -> None:
        planting.check_plant(self, seat, sort, slot)

    def check_buy_field(self, seat: Seat) -> None:
        require(town.is_open_to_all(self), "purchase-waits", "H06")
        super().check_buy_field(seat)

    # What happens

    def begin(self, phase: str, chance: Chance) -> Stage | None:
        if phase == BEFORE:
            return bank.begin_banking(self)
        if phase == ARRANGE:
            return bank.begin_arranging(self)
        return super().begin(phase, chance)

    def take(self, target: int, chance: Chance) -> None:
        """The card that was left on top comes first, those put under come last."""
        if self.piles[self.above]:
            self.shift(self.above, 0, target)
        elif self.bag_size(self.deck):
            super().take(target, chance)
        else:
            self.shift(self.under, 0, target)

    def plant(self, seat: Seat, source: int, place: int, slot: int) -> None:
        if planting.begins_stew(self, seat, self.piles[source][place], slot):
            self.make_stew(seat, slot)
        super().plant(seat, source, place, slot)

    def harvest(self, seat: Seat, slot: int) -> None:
        if self.has_choice(seat, slot):
            harvest.pay_mixed_harvest(self, seat, self.usual_choice(seat, slot))
        else:
            super().harvest(seat, slot)

    def clear_field(self, seat: Seat, slot: int, sort: int, count: int, earned: int) -> None:
        """What is left is discarded, but for the card that jail 4 takes from a blue harvest."""
        if slot in self.stews[seat]:
            harvest.discard_stew(self, seat, slot, count, earned)
        elif not harvest.pay_jailer(self, seat, slot, sort, count, earned):
            super().clear_field(seat, slot, sort, count, earned)

    # The end

    def finish(self, chance: Chance) -> Stage | None:
        return ending.finish(self)

    def score(self, seat: Seat) -> dict[str, int]:
        return ending.result(self.buildings(seat), self.thalers(seat), self.under_cards(seat))

    def check_facts(self) -> None:
        self.require_possible(len(self.stews) == self.seats, "stews")
        super().check_facts()
        for seat in range(self.seats):
            town.check_buildings(self, seat)

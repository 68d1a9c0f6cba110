"""Bohnaparte: the base game with a phase of attacks, on a map of Beanland."""

from collections.abc import Mapping
from typing import ClassVar, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.bohnaparte import camps, purchases, war
from higgle.bohnanza.bohnaparte.board import (
    BESIEGED,
    CAMP,
    FARM,
    FOREST,
    IRON,
    LAND_KINDS,
    MONASTERY,
    QUARRY,
    RIVER,
    SWAMP,
    VILLAGE,
    Board,
    Kind,
    Land,
    board,
)
from higgle.bohnanza.bohnaparte.camps import Camp, Camping
from higgle.bohnanza.bohnaparte.hints import BohnaparteHints
from higgle.bohnanza.bohnaparte.purchases import (
    BuyDepot,
    BuyMerchant,
    Choosing,
    Fortify,
    Stock,
    Take,
)
from higgle.bohnanza.bohnaparte.text import parse_war_action
from higgle.bohnanza.bohnaparte.war import ATTACK, Attack, Attacking, Fight, Fighting, Stop
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BuyField
from higgle.bohnanza.options import BohnaparteOptions
from higgle.bohnanza.turn import DRAW, PLANT, SETTLE, TRADE, Over
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
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bohnaparte(Bohnanza):
    """Beans pay for war, and lands win it."""

    ID = "bohnaparte"
    SEATS = range(3, 7)
    OPTIONS: ClassVar[type[Options]] = BohnaparteOptions
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (
        *[kind for kind in Bohnanza.ACTIONS if kind is not BuyField],
        Camp,
        Attack,
        Fight,
        Stop,
        BuyDepot,
        Stock,
        Fortify,
        BuyMerchant,
        Take,
    )
    STAGES: ClassVar[tuple[type[Stage], ...]] = (
        *Bohnanza.STAGES,
        Camping,
        Attacking,
        Fighting,
        Choosing,
    )
    FACTS: ClassVar[dict[str, object]] = {
        **Bohnanza.FACTS,
        "lands": tuple[Land, ...],
        "owners": tuple[int, ...],
        "fortresses": tuple[int, ...],
        "emptied": tuple[int, ...],
        "ready": tuple[bool, ...],
        "depots": tuple[bool, ...],
        "merchants": tuple[bool, ...],
    }
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = {
        **{name: words for name, words in Bohnanza.EVENTS.items() if name != "field_bought"},
        "camped": ("land",),
        "alms": ("land", "sort", "thalers"),
        "attacked": ("land", "cavalry"),
        "laid": ("source",),
        "fought": ("land", "attack", "defence", "won"),
        "conquered": ("land", "loser"),
        "crowned": ("lands",),
        "landless": (),
        "stopped": (),
        "cavalry_turned": ("cavalry",),
        "cavalry_ready": ("cavalry",),
        "fortified": ("land", "quarry"),
        "depot_bought": ("price",),
        "stocked": (),
        "merchant_bought": ("price", "count"),
        "took": ("sort",),
    }
    KINDS: ClassVar[dict[str, str]] = {
        **Bohnanza.KINDS,
        "land": "place",
        "quarry": "place",
        "cavalry": "place",
        "loser": "seat",
    }
    HINTS: ClassVar[type[Hints]] = BohnaparteHints
    SHOWS: ClassVar[Mapping[str, str]] = {**Bohnanza.SHOWS, "depot": "W92"}
    CLAUSES: ClassVar[str] = "BW"
    PRINTED: ClassVar[dict[str, object]] = {
        **Bohnanza.PRINTED,
        "lands": {name: kind._asdict() for name, kind in LAND_KINDS.items()},
        "prices": {
            "attack": war.PRICE,
            "depot": purchases.DEPOT_PRICE,
            "fortress": purchases.FORTRESS_PRICE,
            "merchant": purchases.MERCHANT_PRICE,
        },
        "cavalry": war.STRENGTH,
        "crown": war.CROWN,
        "fortress": war.FORTRESS,
    }
    RIGHTS: ClassVar[tuple[str, ...]] = ("harvest", "buy_depot", "buy_merchant", "fortify")

    __slots__ = (
        "alms",
        "board",
        "defence_pile",
        "depot_piles",
        "depots",
        "emptied",
        "fortresses",
        "laid_piles",
        "lands",
        "merchant_piles",
        "merchants",
        "owners",
        "plain_sides",
        "ready",
        "unseen_pile",
    )

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        first = layout.first
        self.alms = first["alms"]
        self.depot_piles = first["depot"]
        self.laid_piles = first["laid"]
        self.unseen_pile = first["unseen"]
        self.defence_pile = first["defence"]
        self.merchant_piles = first["merchant"]
        self.plain_sides = self.agreed.both_sides or not self.agreed.cavalry
        """Whether depots and fortresses are in play; cavalry on its own takes their place."""
        self.board = self.lay_map()
        self.lands: tuple[Land, ...] = self.board.lands
        self.owners: tuple[Seat, ...] = (NOBODY,) * len(self.lands)
        """Whose marker lies on each land."""
        self.fortresses: tuple[int, ...] = ()
        """The lands with a fortress, in the order of building."""
        self.emptied: tuple[int, ...] = ()
        """The quarries that have been turned over."""
        self.ready: tuple[bool, ...] = (True,) * len(self.board.pastures)
        """Which cavalry is ready, in the order of the pastures."""
        self.depots: tuple[bool, ...] = (False,) * layout.seats
        """Who has bought a depot."""
        self.merchants: tuple[bool, ...] = (False,) * layout.seats
        """Who has bought a merchant."""

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.alms = table.alms
        self.depot_piles = table.depot_piles
        self.laid_piles = table.laid_piles
        self.unseen_pile = table.unseen_pile
        self.defence_pile = table.defence_pile
        self.merchant_piles = table.merchant_piles
        self.plain_sides = table.plain_sides
        self.board = table.board
        self.lands = table.lands
        self.owners = table.owners
        self.fortresses = table.fortresses
        self.emptied = table.emptied
        self.ready = table.ready
        self.depots = table.depots
        self.merchants = table.merchants

    def lay_out(self) -> None:
        super().lay_out()
        self.layout.pile("alms", "bean", FACES)
        self.layout.each("depot", "bean", FACES, BACKS)
        self.layout.each("laid", "bean", FACES, BACKS)
        self.layout.pile("unseen", "bean", BACKS)
        self.layout.pile("defence", "bean", FACES)
        self.layout.each("merchant", "bean", FACES, FACES)

    @classmethod
    def parse(cls, text: str) -> Action:
        return parse_war_action(text)

    @property
    def agreed(self) -> BohnaparteOptions:
        """What the players agreed on."""
        assert isinstance(self.options, BohnaparteOptions)
        return self.options

    # The numbers of the game

    def turn_phases(self) -> tuple[str, ...]:
        return (PLANT, TRADE, SETTLE, ATTACK, DRAW)

    def last_exhaustion(self) -> int:
        return self.agreed.length

    def most_exhaustions(self) -> int:
        """In the last battle the deck may be made once more, of a single thaler."""
        return self.last_exhaustion() + 1

    def slot_count(self) -> int:
        return 2

    def third_field_price(self, seat: Seat) -> int:
        return 0

    def turn_up_count(self, seat: Seat) -> int:
        """Every farm turns up one card more."""
        return super().turn_up_count(seat) + len(self.lands_of_kind(seat, FARM))

    def draw_count(self, seat: Seat) -> int:
        """Every village draws one card more."""
        return super().draw_count(seat) + len(self.lands_of_kind(seat, VILLAGE))

    def cards_due(self, phase: str) -> int:
        """Before phase 1 every monastery takes a card."""
        if phase == PLANT:
            return len(self.lands_of_kind(self.active, MONASTERY))
        return super().cards_due(phase)

    def depot_price(self, seat: Seat) -> int:
        """What a depot costs; 0 when merchants have taken its place."""
        return purchases.DEPOT_PRICE if self.plain_sides else 0

    # The map and what lies on it

    def lay_map(self) -> Board:
        """The map on which the game is played."""
        return board(self.seats, self.agreed)

    def land_row(self, kind: str) -> Kind:
        """What is printed on a kind of land."""
        return LAND_KINDS[kind]

    def points(self, kind: str) -> int:
        """What a land of a kind is worth."""
        return self.agreed.camp_points if kind == CAMP else self.land_row(kind).points

    def holdings(self, seat: Seat) -> list[int]:
        """The lands of a seat."""
        return [land for land, owner in enumerate(self.owners) if owner == seat]

    def lands_of_kind(self, seat: Seat, kind: str) -> list[int]:
        """The lands of a kind that a seat owns."""
        kinds = self.board.kinds
        return [
            land for land, owner in enumerate(self.owners) if owner == seat and kinds[land] == kind
        ]

    def owns(self, seat: Seat, kind: str) -> bool:
        """Whether a seat owns a land of a kind."""
        owners = self.owners
        return any(owners[land] == seat for land in self.board.places[kind])

    def free_camps(self) -> list[int]:
        """The camps that nobody has taken."""
        return [land for land in self.board.places[CAMP] if self.owners[land] == NOBODY]

    def quarries(self, seat: Seat) -> list[int]:
        """The quarries of a seat that are not empty; with cavalry alone there are no fortresses."""
        if not self.plain_sides:
            return []
        return [land for land in self.lands_of_kind(seat, QUARRY) if land not in self.emptied]

    def depot(self, seat: Seat) -> Cards:
        """The beans in a depot."""
        return self.piles[self.depot_piles + seat]

    def has_room(self, seat: Seat) -> bool:
        """A depot holds as many beans as there are seats."""
        return self.depots[seat] and len(self.depot(seat)) < self.seats

    def merchant(self, seat: Seat) -> Cards:
        """The cards that lie on a merchant."""
        return self.piles[self.merchant_piles + seat]

    def mark(self, land: int, seat: Seat) -> None:
        """A seat's marker goes on a land, and the old one back to its owner."""
        self.owners = (*self.owners[:land], seat, *self.owners[land + 1 :])

    def turn_cavalry(self, number: int, ready: bool) -> None:
        """Cavalry is turned when it fails, and back when it is ready again."""
        self.ready = (*self.ready[:number], ready, *self.ready[number + 1 :])

    # War

    def targets(self, seat: Seat) -> list[int]:
        """The lands of others and of nobody that a seat can reach, in order."""
        kinds = self.board.kinds
        owners = self.owners
        forest = self.owns(seat, FOREST)
        reached: set[int] = set()
        for land in self.holdings(seat):
            reached.update(self.board.neighbours[land])
            if forest:
                reached.update(self.board.across[land])
        return sorted([land for land in reached if owners[land] != seat and kinds[land] != RIVER])

    def riders(self, seat: Seat) -> list[int]:
        """The cavalry of a seat that is ready."""
        owners = self.owners
        return [
            number
            for number, pasture in enumerate(self.board.pastures)
            if self.ready[number] and owners[pasture] == seat
        ]

    def attacks(self, seat: Seat) -> list[Attack]:
        """Every land that can be attacked, on foot and with each cavalry that is ready."""
        targets = self.targets(seat)
        found = [Attack(land) for land in targets]
        for number in self.riders(seat):
            found += [Attack(land, number) for land in targets]
        return found

    def sources(self, seat: Seat, land: int) -> list[str]:
        """Where a seat can take a card for a battle from; a swamp allows no depot."""
        found = [war.HAND] if self.hand(seat) else []
        if self.depot(seat) and self.board.kinds[land] != SWAMP:
            found.append(war.DEPOT)
        if self.deck_size() or self.piles[self.discard]:
            found.append(war.DECK)
        return found

    def defence(self, land: int, bean: int) -> int:
        """A fortress adds two; a land with a minimum then never falls below it."""
        fortress = war.FORTRESS if land in self.fortresses else 0
        return max(bean + fortress, self.land_row(self.board.kinds[land]).minimum)

    def beats(self, stage: Fighting, attack: int, defence: int) -> bool:
        """Higher wins; a cannon wins ties against walls, but not 20 against 20."""
        if attack != defence or stage.cavalry >= 0 or attack == war.STRONGEST:
            return attack > defence
        walls = self.board.kinds[stage.land] in BESIEGED or stage.land in self.fortresses
        return walls and self.owns(self.active, IRON)

    # What may be done besides

    def rights(self, seat: Seat) -> list[Action]:
        found = super().rights(seat)
        thalers = self.thalers(seat)
        if not self.depots[seat] and 0 < self.depot_price(seat) <= thalers:
            found.append(BuyDepot())
        found += purchases.list_fortifications(self, seat)
        rich = thalers >= purchases.MERCHANT_PRICE
        if rich and not self.merchants[seat] and self.owns(seat, FOREST):
            found.append(BuyMerchant())
        return found

    def other_forms(self, seat: Seat) -> tuple[str, ...]:
        return ("stock",) if self.has_room(seat) else ()

    def other_uses(self, seat: Seat, sorts: list[int]) -> list[Action]:
        """What may be planted may go to the depot instead."""
        return [Stock(sort) for sort in sorts] if self.has_room(seat) else []

    # What happens

    def begin_game(self, chance: Chance) -> None:
        camps.begin_camping(self, chance)

    def begin(self, phase: str, chance: Chance) -> Stage | None:
        if phase == ATTACK:
            return war.begin_attack(self, chance)
        return super().begin(phase, chance)

    def begin_planting(self, chance: Chance) -> Stage | None:
        """Before phase 1 monasteries give alms, and cavalry is ready again."""
        stage = super().begin_planting(chance)
        if type(stage) is Over:
            return stage
        camps.collect_alms(self, chance)
        if self.ran_dry():
            return self.finish(chance)
        war.rest_cavalry(self)
        return stage

    def begin_drawing(self, chance: Chance) -> Stage | None:
        return purchases.draw_to_merchant(self, chance)

    # The end

    def why_over(self) -> tuple[str, int]:
        if not war.is_war_won(self):
            return super().why_over()
        landless = min(war.land_counts(self)) == 0
        return ("landless", 0) if landless else ("lands", war.CROWN)

    def score(self, seat: Seat) -> dict[str, int]:
        """Lands by kind, and fortresses; thalers count nothing."""
        parts: dict[str, int] = {}
        for land in self.holdings(seat):
            kind = self.board.kinds[land]
            parts[kind] = parts.get(kind, 0) + self.points(kind)
        fortified = sum([self.owners[land] == seat for land in self.fortresses])
        if fortified:
            parts["fortress"] = fortified
        return parts

    def check_facts(self) -> None:
        self.require_possible(self.lands == self.board.lands, "lands")
        fits = len(self.owners) == len(self.lands) and max(self.owners) < self.seats
        self.require_possible(fits and min(self.owners) >= NOBODY, "owners")
        rivers = {self.owners[land] for land in self.board.places[RIVER]}
        self.require_possible(rivers <= {NOBODY}, "owners")
        purchases.check_purchases(self)
        super().check_facts()

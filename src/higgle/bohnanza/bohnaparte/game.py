"""Bohnaparte: the base game with a phase of attacks, on a map of Beanland."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.bohnaparte import battle, depot, fortress, lands, merchant, words
from higgle.bohnanza.bohnaparte.actions import (
    Attack,
    BuyDepot,
    BuyMerchant,
    Camp,
    Fight,
    Fortify,
    Stock,
    Stop,
    Take,
)
from higgle.bohnanza.bohnaparte.cavalry import STRENGTH
from higgle.bohnanza.bohnaparte.hints import BohnaparteHints
from higgle.bohnanza.bohnaparte.lands import Land
from higgle.bohnanza.bohnaparte.merchant import Merchants
from higgle.bohnanza.bohnaparte.options import BohnaparteOptions
from higgle.bohnanza.bohnaparte.stages import Attacking, Camping, Choosing, Fighting
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BuyField
from higgle.bohnanza.turn import DRAW, PLANT, SETTLE, TRADE, advance
from higgle.core import Action, Ask, Chance, Hints, Options, Seat, Stage

ATTACK: Final = "attack"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bohnaparte(Merchants):
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
    CLAUSES: ClassVar[str] = "BW"
    PRINTED: ClassVar[dict[str, object]] = {
        **Bohnanza.PRINTED,
        "lands": {name: kind._asdict() for name, kind in lands.KINDS.items()},
        "prices": {
            "attack": battle.PRICE,
            "depot": depot.PRICE,
            "fortress": fortress.PRICE,
            "merchant": merchant.PRICE,
        },
        "cavalry": STRENGTH,
        "crown": battle.CROWN,
        "fortress": battle.FORTRESS,
    }
    RIGHTS: ClassVar[tuple[str, ...]] = ("harvest", "buy_depot", "buy_merchant", "fortify")

    @classmethod
    def parse(cls, text: str) -> Action:
        return words.read(text)

    # Questions

    def turn_phases(self) -> tuple[str, ...]:
        return (PLANT, TRADE, SETTLE, ATTACK, DRAW)

    def last_exhaustion(self) -> int:
        return self.agreed.length

    def begin(self, phase: str, chance: Chance) -> Stage | None:
        return self.begin_attack(chance) if phase == ATTACK else super().begin(phase, chance)

    def asks(self) -> list[Ask]:
        stage = self.stages[-1]
        form = DUTIES.get(type(stage))
        if form is None and type(stage) is not Fighting:
            return super().asks()
        asks = self.idle.copy()
        if type(stage) is Fighting:
            seat, about = self.fighter(stage), (stage.land, stage.cavalry, int(stage.laid))
            asks[seat] = Ask(seat, True, ("fight",), about, self.RIGHTS)
        elif form is not None:
            asks[self.active] = Ask(self.active, True, form, (), self.RIGHTS)
        return asks

    def actions(self, seat: Seat) -> list[Action]:
        stage = self.stages[-1]
        if seat >= 0 and (type(stage) is Fighting or type(stage) in DUTIES):
            return self.choices(seat, stage) + self.rights(seat)
        return super().actions(seat)

    # Check and do

    def check_action(self, seat: Seat, action: Action) -> None:
        if type(action) is Fight:
            self.check_fight(seat, action)
        elif type(action) is Attack:
            self.check_attack(seat, action)
        elif type(action) is Stop:
            self.check_stop(seat)
        elif type(action) is Stock:
            self.check_stock(seat, action.sort)
        elif type(action) is Take:
            self.check_take(seat, action.sort)
        elif type(action) is Fortify:
            self.check_fortify(seat, action)
        elif type(action) is BuyDepot:
            self.check_buy_depot(seat)
        elif type(action) is BuyMerchant:
            self.check_buy_merchant(seat)
        elif type(action) is Camp:
            self.check_camp(seat, action.land)
        else:
            super().check_action(seat, action)

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        if type(action) is Fight:
            self.fight(seat, action, chance)
        elif type(action) is Attack:
            self.attack(seat, action, chance)
        elif type(action) is Stop:
            self.emit("stopped", seat)
            advance(self, chance)
        elif type(action) is Stock:
            self.stock(seat, action.sort, chance)
        elif type(action) is Take:
            self.take_card(seat, action.sort, chance)
        elif type(action) is Fortify:
            self.fortify(seat, action)
        elif type(action) is BuyDepot:
            self.buy_depot(seat)
        elif type(action) is BuyMerchant:
            self.buy_merchant(seat, chance)
        elif type(action) is Camp:
            self.camp(seat, action.land, chance)
        else:
            super().apply(seat, action, chance)
            return
        self.go_on(chance)


DUTIES: Final[dict[type[Stage], tuple[str, ...]]] = {
    Camping: ("camp",),
    Attacking: ("attack", "stop"),
    Choosing: ("take",),
}

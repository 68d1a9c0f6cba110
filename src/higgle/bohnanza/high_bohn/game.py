"""High Bohn: the town of buildings on top of the base game, and how it ends."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import THIRD
from higgle.bohnanza.high_bohn import buildings, words
from higgle.bohnanza.high_bohn.actions import (
    Arrange,
    Buy,
    BuyFieldWith,
    HarvestKeeping,
    LetPass,
    Look,
    MoveCard,
    Name,
    PutUnder,
    Stew,
    Store,
)
from higgle.bohnanza.high_bohn.buildings import CARD_MESSAGES, KIND_MESSAGES
from higgle.bohnanza.high_bohn.ending import Ending
from higgle.bohnanza.high_bohn.hints import HighBohnHints
from higgle.bohnanza.high_bohn.options import HighBohnOptions
from higgle.bohnanza.high_bohn.stages import (
    INTERLUDES,
    Arranging,
    Claiming,
    LastBuying,
    LastHarvest,
    Moving,
    Naming,
    Peeking,
    SellingOut,
    Stewing,
)
from higgle.bohnanza.planting import Planting
from higgle.bohnanza.turn import Over, Pass
from higgle.core import Action, Ask, Chance, Hints, Options, Seat, Stage, require, sorted_cards

HARVESTS: Final[tuple[str, ...]] = ("harvest", "harvest_keeping")


@mypyc_attr(allow_interpreted_subclasses=True)
class HighBohn(Ending):
    """Bohnanza with a town to be bought."""

    ID = "high-bohn"
    RULES = 5
    OPTIONS: ClassVar[type[Options]] = HighBohnOptions
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (
        *Bohnanza.ACTIONS,
        Buy,
        LetPass,
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
        "buildings": [buildings.printed(row) for row in buildings.PRINTED],
        "count_bonus": buildings.COUNT_BONUS,
    }
    RIGHTS: ClassVar[tuple[str, ...]] = (*HARVESTS, "buy_field", "buy_field_with", "buy")

    @classmethod
    def parse(cls, text: str) -> Action:
        return words.read(text)

    # Who is asked

    def asks(self) -> list[Ask]:
        stage = self.stages[-1]
        if type(stage) in BANK_STAGES:
            asks = self.idle.copy()
            asks[self.active] = Ask(self.active, True, self.bank_forms(stage), (), self.RIGHTS)
            return asks
        if type(stage) not in INTERLUDES:
            return super().asks()
        forms = self.answers(stage)
        about = (stage.building,) if type(stage) is Claiming else (len(self.piles[self.town]),)
        after = self.agreed.last_sale == "after"
        closed = type(stage) is LastHarvest or (type(stage) is LastBuying and not after)
        rights = () if closed else HARVESTS
        due = self.awaited(stage)
        return [
            Ask(seat, True, forms, about, rights)
            if seat in due
            else Ask(seat, False, (), (), rights)
            for seat in range(self.seats)
        ]

    def answers(self, stage: Stage) -> tuple[str, ...]:
        """In which forms the seats for which everybody waits may answer."""
        if type(stage) is Claiming:
            return ("buy", "let_pass")
        if type(stage) is Naming:
            return ("name",)
        if type(stage) is Stewing:
            return ("stew", "pass")
        return HARVESTS if type(stage) is LastHarvest else ("buy", "pass")

    def awaited(self, stage: Stage) -> list[Seat]:
        """The seats for whose answer everybody waits."""
        if type(stage) is Claiming:
            return self.claimants(stage)
        if type(stage) is SellingOut:
            return [stage.seats[0]]
        if isinstance(stage, (Naming, Stewing, LastBuying)):
            return [stage.seat]
        return self.choosers()

    def other_forms(self, seat: Seat) -> tuple[str, ...]:
        """A stew may begin, and any bean but one out of a store may be stored."""
        forms: tuple[str, ...] = ("stew",) if self.stew_meter(seat) else ()
        planting = type(self.stages[-1]) is Planting
        stores = self.store_room(seat) and (planting or self.storable(seat))
        return (*forms, "store") if stores else forms

    # What is listed

    def actions(self, seat: Seat) -> list[Action]:
        stage = self.stages[-1]
        if type(stage) in BANK_STAGES and seat >= 0:
            return self.bankings(seat, stage) + self.rights(seat)
        if type(stage) not in INTERLUDES or seat < 0:
            return super().actions(seat)
        found = self.harvests(seat)
        if seat not in self.awaited(stage):
            return found
        if type(stage) is Claiming:
            found += [Buy(stage.building), LetPass(stage.building)]
        elif type(stage) is Naming:
            found += [Name(kind) for kind in self.kinds_for_sale()]
        elif type(stage) is Stewing:
            found += [*[Stew(slot) for slot in self.lone_slots(seat)], Pass()]
        elif type(stage) is SellingOut:
            codes = [code for code in self.for_sale(stage.kind) if self.may_buy(seat, code)]
            found += [*[Buy(code) for code in codes], Pass()]
        elif type(stage) is LastBuying:
            found += [*[Buy(code) for code in self.affordable(seat)], Pass()]
        return found

    def other_uses(self, seat: Seat, sorts: list[int]) -> list[Action]:
        found: list[Action] = []
        for sort in sorts:
            found += self.stew_choices(seat, sort)
        if self.store_room(seat):
            storable = (0, *self.storable(seat))
            found += [Store(sort) for sort in sorts if sort in storable]
        return found

    def propose(self, seat: Seat, random: Random) -> Action | None:
        """An offer, a choice from a field of several sorts, or of thalers for the third field."""
        offer = super().propose(seat, random)
        if offer is not None and random.random() < 0.8:
            return offer
        return self.propose_harvest(seat, random) or self.propose_field(seat, random) or offer

    def propose_field(self, seat: Seat, random: Random) -> BuyFieldWith | None:
        """A random choice of thalers for the third field, if it can be bought."""
        price = self.third_field_price(seat)
        if THIRD in self.fields[seat] or self.thalers(seat) < price:
            return None
        if type(self.stages[-1]) in CLOSED:
            return None
        return BuyFieldWith(sorted_cards(random.sample(self.purse(seat), price)))

    # Check

    def check_action(self, seat: Seat, action: Action) -> None:
        if type(action) is Pass and type(self.stages[-1]) in PASSED_HERE:
            self.check_pass(seat)
        elif type(action) not in DEEDS:
            super().check_action(seat, action)
        elif type(action) is Buy:
            self.check_buy(seat, action.building)
        elif type(action) is Store:
            self.check_store(seat, action.sort)
        elif type(action) is LetPass:
            self.check_let_pass(seat, action.building)
        elif type(action) is HarvestKeeping:
            self.check_harvest_keeping(seat, action)
        elif type(action) is Stew:
            self.check_stew(seat, action)
        elif type(action) is Name:
            self.check_name(seat, action.kind)
        elif type(action) is BuyFieldWith:
            self.check_buy_field_with(seat, action.thalers)
        else:
            self.check_bank(seat, action)

    def check_pass(self, seat: Seat) -> None:
        stage = self.stages[-1]
        if type(stage) in BANK_STAGES:
            require(seat == self.active, "nothing-to-pass", "H27")
        elif type(stage) is Stewing:
            require(seat == stage.seat, "nothing-to-pass", "H36")
        elif type(stage) is SellingOut:
            require(seat in self.awaited(stage), "nothing-to-pass", "H51")
        else:
            require(seat in self.awaited(stage), "nothing-to-pass", "H10")

    # Do

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        if type(action) is Pass and type(self.stages[-1]) in PASSED_HERE:
            self.do_pass(seat, chance)
            self.go_on(chance)
        elif type(action) in DEEDS:
            self.do_deed(seat, action, chance)
            self.go_on(chance)
        else:
            super().apply(seat, action, chance)
        if type(self.stages[-1]) is LastHarvest:
            self.harvested_at_end()

    def do_deed(self, seat: Seat, action: Action, chance: Chance) -> None:
        if type(action) is Buy:
            self.buy(seat, action.building)
        elif type(action) is Store:
            self.store(seat, action, chance)
        elif type(action) is LetPass:
            self.let_pass(seat, action.building)
        elif type(action) is HarvestKeeping:
            self.harvest_keeping(seat, action)
        elif type(action) is Stew:
            self.do_stew(seat, action, chance)
        elif type(action) is Name:
            self.name(seat, action.kind)
        elif type(action) is BuyFieldWith:
            self.buy_field_with(seat, action.thalers)
        else:
            self.use_bank(seat, action, chance)

    def do_pass(self, seat: Seat, chance: Chance) -> None:
        stage = self.stages[-1]
        if type(stage) in BANK_STAGES:
            self.leave_bank(stage, chance)
        elif type(stage) is Stewing:
            self.stages = self.stages[:-1]
        elif type(stage) is SellingOut:
            self.let_go(seat, stage)
        else:
            self.buy_nothing(seat)


BANK_STAGES: Final = frozenset((Peeking, Moving, Arranging))
PASSED_HERE: Final = BANK_STAGES | {Stewing, SellingOut, LastBuying}
CLOSED: Final = INTERLUDES | {Over}
DEEDS: Final = frozenset(HighBohn.ACTIONS) - frozenset(Bohnanza.ACTIONS)

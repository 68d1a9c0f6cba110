"""The base game: what a seat may do in each phase of a turn."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza import words
from higgle.bohnanza.actions import (
    PASS,
    PLANTINGS,
    Accept,
    BuyField,
    Confirm,
    Decline,
    EndTrade,
    Harvest,
    Offer,
    Pass,
    Plant,
    Withdraw,
)
from higgle.bohnanza.aids import Aids
from higgle.bohnanza.beans import MESSAGES, PRINTED
from higgle.bohnanza.clocks import BohnanzaClocks
from higgle.bohnanza.fields import THIRD
from higgle.bohnanza.hints import BohnanzaHints
from higgle.bohnanza.offers import OpenOffer
from higgle.bohnanza.options import BohnanzaOptions
from higgle.bohnanza.stages import Over, Planting, Settling, Trading, Waiting
from higgle.core import (
    Action,
    Ask,
    Chance,
    Clocks,
    Hints,
    Illegal,
    Layout,
    Options,
    Seat,
    Stage,
    require,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bohnanza(Aids):
    """The base game, and what every expansion refines."""

    ID = "bohnanza"
    RULES = 3
    SEATS = range(3, 6)
    OPTIONS: ClassVar[type[Options]] = BohnanzaOptions
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (
        Plant,
        Pass,
        Harvest,
        BuyField,
        Offer,
        Accept,
        Decline,
        Withdraw,
        Confirm,
        EndTrade,
    )
    OPEN: ClassVar[dict[str, str]] = {"offer": "offer 2 blue for 1 red to all"}
    STAGES: ClassVar[tuple[type[Stage], ...]] = (Planting, Trading, Settling, Waiting, Over)
    FACTS: ClassVar[dict[str, object]] = {
        "active": int,
        "phase": int,
        "exhausted": int,
        "fields": tuple[tuple[int, ...], ...],
        "offers": tuple[OpenOffer, ...],
        "offers_made": tuple[int, ...],
        "next_offer": int,
    }
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = {
        "turn_began": (),
        "planted": ("field", "sort"),
        "turned_up": ("count",),
        "offered": (
            "offer",
            "answers",
            "to[]",
            "hand[]",
            "open[]",
            "want[]",
            "stored[]",
            "instead[]",
        ),
        "accepted": ("offer",),
        "chosen": ("offer", "want[]"),
        "declined": ("offer",),
        "withdrawn": ("offer",),
        "lapsed": ("offer",),
        "released": ("offer",),
        "dealt": ("offer", "partner", "gave[]", "got[]"),
        "trade_ended": (),
        "drew": ("count",),
        "ran_out": ("times",),
        "shuffled": ("count",),
        "harvested": ("field", "sort", "count", "thalers"),
        "field_bought": ("price",),
        "ended": (),
    }
    KINDS: ClassVar[dict[str, str]] = {
        "field": "place",
        "partner": "seat",
        "to": "seat",
        "sort": "bean",
        "hand": "bean",
        "open": "bean",
        "stored": "bean",
        "instead": "bean",
        "want": "bean",
        "gave": "bean",
        "got": "bean",
    }
    CARDS: ClassVar[dict[str, Sequence[str]]] = {
        "bean": tuple(MESSAGES),
    }
    HINTS: ClassVar[type[Hints]] = BohnanzaHints
    CLOCKS: ClassVar[type[Clocks]] = BohnanzaClocks
    CLAUSES: ClassVar[str] = "B"
    PRINTED: ClassVar[dict[str, object]] = {
        "beans": [row._asdict() for row in PRINTED],
        "third": THIRD,
    }
    RIGHTS: ClassVar[tuple[str, ...]] = ("harvest", "buy_field")

    __slots__ = ("idle",)

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.idle = [Ask(seat, False, (), (), self.RIGHTS) for seat in range(layout.seats)]
        """The asks of those who have nothing to decide; all twins share them."""

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.idle = table.idle

    @classmethod
    def parse(cls, text: str) -> Action:
        return words.read(text)

    # The result

    def score(self, seat: Seat) -> dict[str, int]:
        return {"thalers": self.thalers(seat)}

    def tie_break(self, seat: Seat) -> int:
        """A tie goes to the most cards in hand."""
        return len(self.hand(seat))

    # Who is asked, and what is listed

    def asks(self) -> list[Ask]:
        stage = self.stages[-1]
        if type(stage) is Trading:
            return self.trade_asks()
        if type(stage) is Over:
            return []
        asks = self.idle.copy()
        for seat in range(self.seats):
            ask = self.turn_ask(seat, stage)
            if ask is not None:
                asks[seat] = ask
        return asks

    def turn_ask(self, seat: Seat, stage: Stage) -> Ask | None:
        """What a seat has to decide in a stage other than trading."""
        if type(stage) is Planting and seat == self.active:
            forms = ("plant", "pass") if stage.planted else ("plant",)
            return Ask(seat, True, forms, (stage.planted,), self.RIGHTS)
        if type(stage) is Waiting and self.may_discard(seat, stage):
            return Ask(seat, True, ("pass",), (), self.RIGHTS)
        if type(stage) is Settling:
            left = self.left_to_plant(seat)
            if left:
                return Ask(seat, True, ("plant",), (left,), self.RIGHTS)
        return None

    def actions(self, seat: Seat) -> list[Action]:
        stage = self.stages[-1]
        if type(stage) is Over or not 0 <= seat < self.seats:
            return []
        found = self.deals(seat) if type(stage) is Trading else self.choices(seat, stage)
        found += self.rights(seat)
        return found

    def choices(self, seat: Seat, stage: Stage) -> list[Action]:
        """What a seat may decide in a stage other than trading."""
        if type(stage) is Waiting:
            return [PASS] if self.may_discard(seat, stage) else []
        return self.plantings(seat, stage)

    def plantings(self, seat: Seat, stage: Stage) -> list[Action]:
        """What a seat may plant now, and where."""
        found: list[Action] = []
        if type(stage) is Planting:
            if seat == self.active:
                front = self.hand(seat)[0]
                slots = [s for s in self.fields[seat] if self.may_plant(seat, front, s)]
                found += [PLANTINGS[0][slot] for slot in slots]
                if stage.planted:
                    found.append(PASS)
        elif type(stage) is Settling:
            for sort in self.sorts_to_plant(seat):
                for slot in self.fields[seat]:
                    if self.may_plant(seat, sort, slot):
                        found.append(PLANTINGS[sort][slot])
        return found

    def sorts_to_plant(self, seat: Seat) -> list[int]:
        """The sorts a seat still has to plant in phase 3."""
        sorts: list[int] = []
        for pile in self.plant_piles(seat):
            for sort in self.piles[pile]:
                if sort not in sorts:
                    sorts.append(sort)
        sorts.sort()
        return sorts

    def propose(self, seat: Seat, random: Random) -> Action | None:
        if type(self.stages[-1]) is Trading:
            return self.propose_offer(seat, random)
        return None

    # Check

    def check_action(self, seat: Seat, action: Action) -> None:
        if type(action) is Plant:
            self.check_planting(seat, action)
        elif type(action) is Harvest:
            self.check_harvest(seat, action.slot)
        elif type(action) is BuyField:
            self.check_buy_field(seat)
        elif type(action) is Pass:
            self.check_pass(seat)
        else:
            self.check_trade(seat, action)

    def check_trade(self, seat: Seat, action: Action) -> None:
        if type(self.stages[-1]) is not Trading:
            raise Illegal("not-trading", "B30")
        if type(action) is Offer:
            self.check_offer(seat, action)
        elif type(action) is Decline:
            self.check_decline(seat, action.offer)
        elif type(action) is Withdraw:
            self.check_withdraw(seat, action.offer)
        elif type(action) is Accept:
            self.check_accept(seat, action)
        elif type(action) is Confirm:
            self.check_confirm(seat, action)
        else:
            assert isinstance(action, EndTrade)
            require(seat == self.active, "not-your-turn", "B30")

    def check_planting(self, seat: Seat, action: Plant) -> None:
        self.check_plant(seat, self.bean_due(seat, action.sort), action.slot)

    def bean_due(self, seat: Seat, sort: int) -> int:
        """The bean that is meant: the front card in phase 1, in phase 3 one that lies apart."""
        stage = self.stages[-1]
        if type(stage) is Planting:
            if seat != self.active:
                raise Illegal("not-your-turn", "B10")
            front = self.hand(seat)[0]
            if sort not in (0, front):
                raise Illegal("front-card-first", "B10")
            return front
        require(type(stage) is Settling, "not-planting", "B10")
        for pile in self.plant_piles(seat):
            if sort in self.piles[pile]:
                return sort
        raise Illegal("nothing-to-plant", "B40")

    def check_pass(self, seat: Seat) -> None:
        stage = self.stages[-1]
        if type(stage) is Waiting:
            require(self.may_discard(seat, stage), "nothing-to-pass", "B52")
            return
        require(type(stage) is Planting and seat == self.active, "nothing-to-pass")
        require(type(stage) is Planting and stage.planted, "must-plant", "B10")

    # Do

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        if type(action) is Plant:
            self.do_plant(seat, action, chance)
        elif type(action) is Harvest:
            self.harvest(seat, action.slot)
        elif type(action) is Offer:
            self.make_offer(seat, action)
        elif type(action) is Decline:
            self.decline(seat, action.offer)
        elif type(action) is Withdraw:
            self.withdraw(seat, action.offer)
        elif type(action) is Accept:
            self.accept(seat, action)
        elif type(action) is Confirm:
            self.confirm(seat, action)
        elif type(action) is BuyField:
            self.buy_field(seat)
        elif type(action) is EndTrade:
            self.clear_offers()
            self.emit("trade_ended", seat)
            self.advance(chance)
        else:
            assert isinstance(action, Pass)
            self.do_pass(seat, chance)
        if type(self.stages[-1]) is Waiting:
            self.stop_waiting(chance)

    def do_pass(self, seat: Seat, chance: Chance) -> None:
        stage = self.stages[-1]
        if type(stage) is Waiting:
            self.stages = (Waiting((*stage.passed, seat)),)
        else:
            self.advance(chance)

    def do_plant(self, seat: Seat, action: Plant, chance: Chance) -> None:
        stage = self.stages[-1]
        if type(stage) is Planting:
            self.leave_hand(seat, 0)
            self.plant(seat, self.hands + seat, 0, action.slot)
            self.planted(stage.planted + 1, chance)
            return
        for pile in self.plant_piles(seat):
            cards = self.piles[pile]
            if action.sort in cards:
                self.plant(seat, pile, cards.index(action.sort), action.slot)
                break
        if self.settled():
            self.advance(chance)

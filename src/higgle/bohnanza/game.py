"""The base game: its facts, and the questions that expansions answer in their own way."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza import answers, harvest, planting, trade_board, trading, turn
from higgle.bohnanza.answers import Accept, Confirm, Decline, Withdraw
from higgle.bohnanza.beans import BASE, MESSAGES, METERS, NUMBERS, PRINTED, counts
from higgle.bohnanza.harvest import THIRD, BuyField, Harvest
from higgle.bohnanza.hints import BohnanzaClocks, BohnanzaHints
from higgle.bohnanza.open_offers import OpenOffer
from higgle.bohnanza.options import BohnanzaOptions
from higgle.bohnanza.planting import Plant, Planting, Settling
from higgle.bohnanza.show_cards import HAND, ShowCards
from higgle.bohnanza.text import parse_action
from higgle.bohnanza.trade_board import AskCache
from higgle.bohnanza.trading import EndTrade, Offer, Trading
from higgle.bohnanza.turn import DRAW, PHASES, PLANT, SETTLE, TRADE, BeanStage, Over, Pass, Waiting
from higgle.core import (
    BACKS,
    FACES,
    NOTHING,
    ONE,
    Action,
    Ask,
    Cards,
    Chance,
    GameClocks,
    Hints,
    Illegal,
    Layout,
    Options,
    Seat,
    Stage,
    Table,
)

OTHERS: Final[tuple[tuple[tuple[Seat, ...], ...], ...]] = tuple(
    [
        tuple([tuple([other for other in range(seats) if other != seat]) for seat in range(seats)])
        for seats in range(8)
    ]
)
"""Everybody but one, by the number of seats and by the one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bohnanza(Table):
    """The facts of a game with beans, and its questions; the rules are in the chapters."""

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
        ShowCards,
    )
    UNASKED: ClassVar[tuple[type[Action], ...]] = (ShowCards,)
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
            "take?",
            "give?",
            "either?",
            "both?",
        ),
        "accepted": ("offer",),
        "chosen": ("offer", "want[]", "took[]?"),
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
        "shown": ("to[]",),
        "ended": (),
    }
    READINGS: ClassVar[frozenset[str]] = frozenset(("shown",))
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
        "took": "bean",
        "gave": "bean",
        "got": "bean",
    }
    CARDS: ClassVar[dict[str, Sequence[str]]] = {
        "bean": tuple(MESSAGES),
    }
    HINTS: ClassVar[type[Hints]] = BohnanzaHints
    CLOCKS: ClassVar[type[GameClocks]] = BohnanzaClocks
    SHOWS: ClassVar[Mapping[str, str]] = {HAND: "B93"}
    CLAUSES: ClassVar[str] = "B"
    PRINTED: ClassVar[dict[str, object]] = {
        "beans": [row._asdict() for row in PRINTED],
        "third": THIRD,
    }
    RIGHTS: ClassVar[tuple[str, ...]] = ("harvest", "buy_field")
    """The forms that stand open at any time."""

    __slots__ = (
        "acceptances",
        "active",
        "active_plant_piles",
        "ask_cache",
        "deck",
        "discard",
        "exhausted",
        "field_piles",
        "fields",
        "hands",
        "idle",
        "next_offer",
        "offer_limit",
        "offers",
        "offers_made",
        "other_plant_piles",
        "phase",
        "received_piles",
        "same_sort_twice",
        "strict_lone_bean",
        "thaler_piles",
        "turned_up",
    )

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        first, agreed = layout.first, self.agreed
        self.deck = first["deck"]
        self.discard = first["discard"]
        self.hands = first["hand"]
        self.thaler_piles = first["thalers"]
        self.field_piles = first["field-1"]
        self.turned_up = first["turned-up"]
        self.received_piles = first["received"]
        self.acceptances = first["slips"]
        received = range(self.received_piles, self.received_piles + layout.seats)
        self.other_plant_piles = [[pile] for pile in received]
        self.active_plant_piles = [[self.turned_up, pile] for pile in received]
        """For each seat, the piles from which it plants in phase 3."""
        self.same_sort_twice = agreed.same_sort_twice
        self.strict_lone_bean = agreed.lone_bean == "strict"
        self.offer_limit = agreed.offers_per_turn
        """How many offers a seat may make in a turn."""
        self.idle = [Ask(seat, False, (), (), self.RIGHTS) for seat in range(layout.seats)]
        """The asks of those who have nothing to decide; all twins share them."""
        self.active = 0
        self.phase = 0
        """Which of the turn's phases it is."""
        self.exhausted = 0
        """How often the deck has run out."""
        self.fields: tuple[tuple[int, ...], ...] = ()
        """The slots in which each seat may plant."""
        self.offers: tuple[OpenOffer, ...] = ()
        self.offers_made: tuple[int, ...] = ()
        """How many offers each seat has made in this turn."""
        self.next_offer = 1
        self.ask_cache: AskCache | None = None
        """The board as it was read last, with its asks."""

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.deck = table.deck
        self.discard = table.discard
        self.hands = table.hands
        self.thaler_piles = table.thaler_piles
        self.field_piles = table.field_piles
        self.turned_up = table.turned_up
        self.received_piles = table.received_piles
        self.acceptances = table.acceptances
        self.other_plant_piles = table.other_plant_piles
        self.active_plant_piles = table.active_plant_piles
        self.same_sort_twice = table.same_sort_twice
        self.strict_lone_bean = table.strict_lone_bean
        self.offer_limit = table.offer_limit
        self.idle = table.idle
        self.active = table.active
        self.phase = table.phase
        self.exhausted = table.exhausted
        self.fields = table.fields
        self.offers = table.offers
        self.offers_made = table.offers_made
        self.next_offer = table.next_offer
        self.ask_cache = None

    def lay_out(self) -> None:
        self.layout.pile("deck", "bean", BACKS, bag=True)
        self.layout.pile("discard", "bean", FACES)
        self.layout.each("hand", "bean", FACES, BACKS)
        sight = self.thaler_sight()
        self.layout.each("thalers", "bean", sight, sight)
        for slot in range(self.slot_count()):
            self.layout.each(f"field-{slot + 1}", "bean", FACES, FACES)
        self.layout.pile("turned-up", "bean", FACES)
        self.layout.each("received", "bean", FACES, FACES)
        self.layout.each("slips", "slip", FACES, NOTHING)

    def set_up(self, chance: Chance) -> None:
        self.piles[self.deck] = tuple(self.census()["bean"])
        for seat in range(self.seats):
            for _ in range(self.hand_size(seat)):
                self.pick(self.deck, self.hands + seat, chance)
        self.pending_moves.clear()
        self.fields = (tuple(range(self.start_fields())),) * self.seats
        self.offers_made = (0,) * self.seats
        self.phase = -1
        self.begin_game(chance)
        self.events.clear()

    @classmethod
    def parse(cls, text: str) -> Action:
        return parse_action(text)

    @property
    def agreed(self) -> BohnanzaOptions:
        """What the players agreed on."""
        assert isinstance(self.options, BohnanzaOptions)
        return self.options

    # The numbers of the game

    def sorts(self) -> tuple[int, ...]:
        """The sorts of beans in this game."""
        return BASE

    def most(self, sort: int) -> int:
        """How many beans of a sort there are."""
        return NUMBERS[sort] if sort in self.sorts() else 0

    def census(self) -> dict[str, list[int]]:
        return {"bean": counts(self.sorts())}

    def turn_phases(self) -> tuple[str, ...]:
        """The order of a turn."""
        return PHASES

    def hand_size(self, seat: Seat) -> int:
        """How many cards a seat is dealt."""
        return 5

    def plant_limit(self, seat: Seat) -> int:
        """How many beans of the hand may be planted in phase 1 at most."""
        return 2

    def turn_up_count(self, seat: Seat) -> int:
        """How many cards phase 2 turns up."""
        return 2

    def draw_count(self, seat: Seat) -> int:
        """How many cards the last phase draws."""
        return 3

    def last_exhaustion(self) -> int:
        """How many times the deck runs out before the game ends."""
        return 3

    def most_exhaustions(self) -> int:
        """How many times the deck can have run out when the game has ended."""
        return self.last_exhaustion()

    def cards_due(self, phase: str) -> int:
        """How many cards a phase takes from the deck."""
        if phase == TRADE:
            return self.turn_up_count(self.active)
        return self.draw_count(self.active) if phase == DRAW else 0

    def slot_count(self) -> int:
        """How many fields a seat can come to have."""
        return 3

    def start_fields(self) -> int:
        """How many fields each seat starts with."""
        return 2

    def third_field_price(self, seat: Seat) -> int:
        """What the third field costs a seat; 0 when it is not for sale."""
        return 3

    def thaler_sight(self) -> int:
        """What everybody sees of a pile of thalers: how many there are."""
        return BACKS

    # Where cards lie

    def deck_size(self) -> int:
        """How many cards can still be taken."""
        return self.bag_size(self.deck)

    def ran_dry(self) -> bool:
        """Whether the deck has run out for the last time."""
        return self.exhausted >= self.last_exhaustion()

    def hand(self, seat: Seat) -> Cards:
        """The beans in a hand, the front card first."""
        return self.piles[self.hands + seat]

    def field(self, seat: Seat, slot: int) -> Cards:
        """The beans in a field."""
        return self.piles[self.field_piles + slot * self.seats + seat]

    def thalers(self, seat: Seat) -> int:
        """How many thalers a seat can spend."""
        return len(self.piles[self.thaler_piles + seat])

    def open_piles(self, seat: Seat) -> list[int]:
        """The piles besides its hand from which a seat may deal."""
        return [self.turned_up] if seat == self.active else []

    def open_cards(self, seat: Seat) -> list[int]:
        """The open cards that a seat may deal."""
        found: list[int] = []
        for pile in self.open_piles(seat):
            found += self.piles[pile]
        return found

    def count_held(self, seat: Seat, sort: int) -> int:
        """How many beans of a sort a seat may deal, as far as its audience sees."""
        return self.hand(seat).count(sort) + self.open_cards(seat).count(sort)

    def shelf(self, seat: Seat) -> int:
        """The open pile that is a seat's store, if the game has any; -1 where it has none."""
        return -1

    def received_pile(self, seat: Seat, source: int) -> int:
        """Where a seat lays a card that it was given from a pile."""
        return self.received_piles + seat

    def plant_piles(self, seat: Seat) -> list[int]:
        """The piles from which a seat has to plant in phase 3."""
        return (
            self.active_plant_piles[seat] if seat == self.active else self.other_plant_piles[seat]
        )

    def drawn_pile(self, seat: Seat) -> int:
        """Where the cards that the last phase draws go."""
        return self.hands + seat

    # Fields

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

    # Trading

    def is_trading(self) -> bool:
        """Whether the active seat deals with the others now."""
        return type(self.stages[-1]) is Trading

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """Those with whom a seat may deal: the active seat with all, the others with it."""
        active = self.active
        return ONE[active] if seat != active else OTHERS[self.seats][seat]

    def offer(self, number: int) -> OpenOffer:
        """The open offer of this number."""
        return self.offers[trade_board.offer_place(self, number)]

    # Who is asked, and what is listed

    def asks(self) -> list[Ask]:
        stage = self.stages[-1]
        if type(stage) is Trading:  # most asks by far; a method of a value takes 25 ns longer
            return trade_board.list_asks(self)
        return stage.asks(self)  # type: ignore[arg-type]  # a stage of this game

    def actions(self, seat: Seat) -> list[Action]:
        if not 0 <= seat < self.seats:
            return []
        stage = self.stages[-1]
        if type(stage) is Trading:  # as in `asks`
            return trading.list_actions(self, seat)
        return stage.actions(self, seat)  # type: ignore[arg-type]  # a stage of this game

    def propose(self, seat: Seat, random: Random) -> Action | None:
        stage = self.stages[-1]
        if type(stage) is Trading:  # as in `asks`
            return trading.propose_offer(self, seat, random)
        return stage.propose(self, seat, random)  # type: ignore[arg-type]  # a stage of this game

    def rights(self, seat: Seat) -> list[Action]:
        """What a seat may do at any time, even in another seat's turn."""
        return harvest.list_rights(self, seat)

    def lays_off(self, seat: Seat, right: Action) -> bool:
        """Whether a harvest or a purchase brings cards to the discard pile."""
        if type(right) is Harvest:
            return len(self.field(seat, right.slot)) > self.payout(seat, right.slot)
        return True

    def planting_ask(self, seat: Seat, planted: int) -> Ask:
        """What the active seat has to decide in phase 1."""
        if not self.has_card_to_plant(seat):
            return Ask(seat, True, ("pass",), (planted,), self.RIGHTS)
        forms: tuple[str, ...] = ("plant", "pass") if planted else ("plant",)
        forms += self.other_forms(seat)
        return Ask(seat, True, forms, (planted,), self.RIGHTS)

    def settling_ask(self, seat: Seat) -> Ask | None:
        """What a seat has to decide in phase 3."""
        left = planting.left_to_plant(self, seat)
        if not left:
            return None
        forms: tuple[str, ...] = ("plant",)
        forms += self.other_forms(seat)
        return Ask(seat, True, forms, (left,), self.RIGHTS)

    def other_forms(self, seat: Seat) -> tuple[str, ...]:
        """The forms in which a bean that is to be planted may go elsewhere."""
        return ()

    def other_uses(self, seat: Seat, sorts: list[int]) -> list[Action]:
        """What may be done with beans of these sorts, or the front card, instead of planting."""
        return []

    def is_settled(self) -> bool:
        """Whether nobody has a bean left to plant."""
        seat = 0
        while seat < self.seats and not planting.left_to_plant(self, seat):
            seat += 1
        return seat == self.seats

    def check_settled(self, seat: Seat) -> None:
        """Refuse to end phase 3, which ends by itself."""
        raise Illegal("nothing-to-pass")

    def has_card_to_plant(self, seat: Seat) -> bool:
        """Whether a seat has a card in hand for phase 1."""
        return bool(self.hand(seat))

    def has_bean_in_front(self, seat: Seat) -> bool:
        """Whether a bean is the front card of the hand."""
        return bool(self.hand(seat))

    def check_front(self, seat: Seat) -> None:
        """Refuse to plant when something else is the front card of the hand."""

    def check_plant(self, seat: Seat, sort: int, slot: int) -> None:
        """Refuse a field that does not take a bean."""
        planting.check_plant(self, seat, sort, slot)

    def check_buy_field(self, seat: Seat) -> None:
        """Refuse to sell the third field to a seat."""
        harvest.check_buy_field(self, seat)

    # What happens

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        super().apply(seat, action, chance)
        if type(self.stages[-1]) is not Trading:  # as in `asks`
            self.go_on(chance)

    def go_on(self, chance: Chance) -> None:
        """After an action: leave a stage in which nobody is awaited any more."""
        stage: BeanStage = self.stages[-1]  # type: ignore[assignment]  # as all stages here
        stage.go_on(self, chance)  # type: ignore[arg-type]  # a stage of this game

    def begin_game(self, chance: Chance) -> None:
        """The cards are dealt: the first seat begins."""
        self.active = 0
        turn.advance(self, chance)

    def begin(self, phase: str, chance: Chance) -> Stage | None:
        """Begin a phase; nothing comes back when nothing is to be decided in it."""
        if phase == PLANT:
            return self.begin_planting(chance)
        if phase == TRADE:
            return trading.begin_trading(self, chance)
        if phase == SETTLE:
            return planting.begin_settling(self)
        assert phase == DRAW
        return self.begin_drawing(chance)

    def begin_planting(self, chance: Chance) -> Stage | None:
        """Begin phase 1."""
        return planting.begin_planting(self, chance)

    def begin_drawing(self, chance: Chance) -> Stage | None:
        """Begin the last phase."""
        return turn.begin_drawing(self, chance)

    def take(self, target: int, chance: Chance) -> None:
        """Take the top card of the deck."""
        self.pick(self.deck, target, chance)

    def leave_hand(self, seat: Seat, place: int) -> None:
        """A card is about to leave a hand."""

    def plant(self, seat: Seat, source: int, place: int, slot: int) -> None:
        """A bean goes to a field."""
        sort = self.shift(source, place, self.field_piles + slot * self.seats + seat)
        self.emit("planted", seat, slot, sort)

    def harvest(self, seat: Seat, slot: int) -> None:
        """Sell a field."""
        harvest.sell_field(self, seat, slot)

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
        """A seat gets the third field."""
        harvest.buy_field(self, seat)

    # The end

    @property
    def over(self) -> bool:
        return type(self.stages[-1]) is Over

    def finish(self, chance: Chance) -> Stage | None:
        """The end: hands are not planted, and every field is sold, lone beans too."""
        return turn.finish(self)

    def why_over(self) -> tuple[str, int]:
        if self.ran_dry():
            return "deck", self.last_exhaustion()
        return "stalled", 0

    def score(self, seat: Seat) -> dict[str, int]:
        return {"thalers": self.thalers(seat)}

    def tie_break(self, seat: Seat) -> int:
        """A tie goes to the most cards in hand."""
        return len(self.hand(seat))

    # Views and positions

    def pins(self) -> dict[int, Cards]:
        return trade_board.promised_cards(self)

    def imagine(self, random: Random) -> Self:
        whole = super().imagine(random)
        answers.imagine_acceptances(whole, self.audience)
        return whole

    def enter(self, stage: Stage) -> None:
        """The turn is in the phase to which the stage belongs."""
        super().enter(stage)
        begun: BeanStage = stage  # type: ignore[assignment]  # as all stages here
        if begun.PHASE:
            self.phase = self.turn_phases().index(begun.PHASE)

    def check_facts(self) -> None:
        turn.check_turn(self)
        for seat in range(self.seats):
            harvest.check_fields(self, seat)
        trade_board.check_board(self)
        super().check_facts()
        begun = any(type(stage) is Trading for stage in self.stages)
        self.require_possible(begun or not self.offers, "offers")

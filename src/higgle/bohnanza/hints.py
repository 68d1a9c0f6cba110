"""Hints for clients of the games with beans: what may be planted, dealt and bought now."""

from typing import TYPE_CHECKING, ClassVar, Final

import msgspec
from mypy_extensions import mypyc_attr

from higgle.bohnanza.answers import nearest_accept
from higgle.bohnanza.beans import steps
from higgle.bohnanza.harvest import BUY_FIELD, THIRD, short_of
from higgle.bohnanza.open_offers import OpenOffer, split_choice
from higgle.bohnanza.planting import Planting, Settling, left_to_plant
from higgle.bohnanza.trading import CHOICES, END_TRADE, WAYS, EndTrade, Offer
from higgle.bohnanza.turn import Waiting
from higgle.core import (
    Action,
    Ask,
    Cards,
    Deal,
    Due,
    Event,
    Fact,
    GameClocks,
    Highlight,
    Hints,
    Illegal,
    Seat,
    Stage,
)

if TYPE_CHECKING:
    from higgle.bohnanza.game import Bohnanza

Forms = tuple[str, ...]
LARGE_FIELD: Final = 8
"""So many beans in one harvest are a story."""
LARGE_PAY: Final = 4
"""So many thalers of one harvest, too."""


class FieldAid(Fact, frozen=True):
    """A field: what its harvest pays, and how many beans 1, 2, 3, … thalers need."""

    slot: int
    worth: int
    steps: "tuple[int, ...]"


class PlantAid(Fact, frozen=True):
    """A card that is to be planted now: where it lies, and what may be done with it."""

    pile: int
    place: int
    card: int
    sort: int
    """What an action that means this card calls its sort: 0 for the front card of the hand."""
    slots: "tuple[int, ...]"
    """The fields that take it."""
    forms: "Forms"
    """The forms in which it may go elsewhere, such as `store`."""


class DealAid(Fact, frozen=True):
    """What a seat may offer now, and to whom."""

    hand: int
    """The pile whose cards an offer names under `hand`: any of them."""
    open: "tuple[int, ...]"
    """The piles whose cards it names under `open`."""
    partners: "tuple[int, ...]"
    left: int
    """How many more offers the seat may make in this turn."""
    choices: int
    """Among how many wants an offer may let the other side choose."""
    ways: int
    """How many possibilities an offer may leave to who answers."""


class BuyAid(Fact, frozen=True):
    """Something for sale: its price, whether it may be bought now, and what it brings."""

    what: str
    """`field`, `building`, `depot`, `merchant` or `fortress`."""
    form: str
    """The form of action that buys it."""
    code: int
    """The slot of the field, or the code of the building."""
    price: int
    sort: int
    """The sort whose thalers pay; 0 where any do."""
    thalers: "Cards"
    """The buyer's thalers, by sort, to choose from; none where there is no choice."""
    points: int
    """By how much the buyer's result would change at once."""
    why: str
    """The code of the refusal if it cannot be bought now; empty if it can."""
    lack: int = 0
    """How many thalers that would pay the buyer is short of."""


class BestAid(Fact, frozen=True):
    """The offer that brings most thalers at once, by what lies on one's fields."""

    offer: int
    thalers: int
    """How many more a field would pay."""
    sort: int
    """What grows there."""
    count: int
    """How many beans it would have."""
    worth: int
    """What it would pay."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BohnanzaHints(Hints):
    """What may be planted, dealt and bought now, what it costs, and what a seat is to do."""

    TYPES: ClassVar[dict[str, object]] = {
        "phases": tuple[str, ...],
        "runs": int,
        "sorts": tuple[int, ...],
        "meters": list[tuple[int, ...]],
        "prices": list[int],
        "fields": list[list[FieldAid]],
        "due": Due | None,
        "plant": list[PlantAid],
        "deal": DealAid | None,
        "best": BestAid | None,
        "buys": list[BuyAid],
    }

    def __init__(self, view: "Bohnanza") -> None:
        super().__init__(view)
        self.view = view

    def highlights(self, event: Event) -> list[Highlight]:
        """A harvest of many beans, or one that paid much."""
        if event.name != "harvested":
            return []
        _, sort, count, thalers = event.numbers
        seat = event.seat
        told = count >= LARGE_FIELD or thalers >= LARGE_PAY
        return [Highlight("harvest", seat, seat, sort, count, thalers)] if told else []

    # For everybody

    def lasting(self) -> dict[str, object]:
        return {
            "phases": self.view.turn_phases(),
            "runs": self.view.last_exhaustion(),
            "sorts": self.view.sorts(),
            "meters": [steps(self.view.printed_meter(sort)) for sort in self.view.sorts()],
        }

    def shared(self) -> dict[str, object]:
        seats = range(self.view.seats)
        return {
            "prices": [self.view.third_field_price(seat) for seat in seats],
            "fields": [
                [self.hint_field(seat, slot) for slot in self.view.fields[seat]] for seat in seats
            ],
        }

    def hint_field(self, seat: Seat, slot: int) -> FieldAid:
        """What a field pays, and how many beans each thaler needs."""
        return FieldAid(slot, self.view.payout(seat, slot), steps(self.field_meter(seat, slot)))

    def field_meter(self, seat: Seat, slot: int) -> tuple[int, ...]:
        """The beanometer of what grows in a field."""
        field = self.view.field(seat, slot)
        return self.view.meter(seat, field[0]) if field else ()

    # For the seat of the view

    def own(self) -> dict[str, object]:
        seat = self.view.audience
        if seat < 0:
            return {}
        return {
            "plant": self.list_plants(seat),
            "deal": self.deal(seat),
            "best": self.best(seat),
            "buys": [] if self.view.over else self.list_buys(seat),
        }

    def list_plants(self, seat: Seat) -> list[PlantAid]:
        """The cards that a seat is to plant now."""
        hand = self.view.hands + seat
        found: list[PlantAid] = []
        for pile, place in self.to_plant(seat):
            card = self.view.piles[pile][place]
            sort = 0 if pile == hand else card
            slots = tuple(self.slots_for(seat, card))
            found.append(
                PlantAid(pile, place, card, sort, slots, self.other_forms(seat, pile, card))
            )
        return found

    def to_plant(self, seat: Seat) -> list[tuple[int, int]]:
        """Where the cards lie that a seat is to plant now."""
        stage = self.view.stages[-1]
        if type(stage) is Planting:
            mine = seat == self.view.active and self.view.hand(seat)
            if not mine or not self.view.has_bean_in_front(seat):
                return []
            return [(self.view.hands + seat, 0)]
        if type(stage) is not Settling:
            return []
        piles = self.view.plant_piles(seat)
        return [(pile, place) for pile in piles for place in range(len(self.view.piles[pile]))]

    def slots_for(self, seat: Seat, card: int) -> list[int]:
        """The fields that take a card."""
        return [slot for slot in self.view.fields[seat] if self.view.may_plant(seat, card, slot)]

    def other_forms(self, seat: Seat, pile: int, card: int) -> Forms:
        """The forms in which a card that is to be planted may go elsewhere."""
        return ()

    def deal(self, seat: Seat) -> DealAid | None:
        """What a seat may deal now, and with whom."""
        if not self.view.is_trading():
            return None
        left = self.view.offer_limit - self.view.offers_made[seat]
        piles = tuple(self.view.open_piles(seat))
        return DealAid(self.view.hands + seat, piles, self.view.partners(seat), left, CHOICES, WAYS)

    def best(self, seat: Seat) -> BestAid | None:
        """The offer to a seat, still unanswered, that brings it most thalers at once."""
        best: BestAid | None = None
        for offer in self.view.offers:
            if seat not in offer.to or seat in offer.accepted or seat in offer.declined:
                continue
            for terms in split_choice(self.view, seat, offer):
                gains = self.gains(seat, terms)
                if not gains or nearest_accept(self.view, seat, terms) is None:
                    continue
                for gain in gains:
                    if best is None or gain.thalers > best.thalers:
                        best = gain
        return best

    def gains(self, seat: Seat, offer: OpenOffer) -> list[BestAid]:
        """The fields on which the cards of an offer bring thalers."""
        found: list[BestAid] = []
        for slot in self.view.fields[seat]:
            field = self.view.field(seat, slot)
            more = offer.hand.count(field[0]) + offer.open.count(field[0]) if field else 0
            if not more or not self.view.may_plant(seat, field[0], slot):
                continue
            worth = self.payout_with(seat, slot, (field[0],) * more)
            thalers = worth - self.view.payout(seat, slot)
            if thalers > 0:
                found.append(BestAid(offer.id, thalers, field[0], len(field) + more, worth))
        return found

    def payout_with(self, seat: Seat, slot: int, beans: Cards) -> int:
        """What the harvest of a field would pay if these beans grew there too."""
        grown = self.view.copy()
        grown.piles[self.view.field_piles + slot * self.view.seats + seat] += beans
        return grown.payout(seat, slot)

    def list_buys(self, seat: Seat) -> list[BuyAid]:
        """What is for sale to a seat."""
        price = self.view.third_field_price(seat)
        if not price or THIRD in self.view.fields[seat]:
            return []
        points, lack = self.points_paid(price), short_of(self.view, seat, price)
        # the usual refusal need not be tried: a scene is made for every reader after every action
        why = "too-few-thalers" if lack else self.why_not(seat, BUY_FIELD)
        return [BuyAid("field", "buy_field", THIRD, price, 0, (), points, why, lack)]

    def points_paid(self, price: int) -> int:
        """By how much paying changes a result."""
        return -price

    def why_not(self, seat: Seat, action: Action) -> str:
        """The code of the refusal of an action, or nothing where it is allowed."""
        try:
            self.view.check(seat, action)
        except Illegal as illegal:
            return illegal.reason
        return ""

    # What a seat is to do

    def describe(self, ask: Ask) -> Due:
        seat = ask.seat
        stage = self.view.stages[-1]
        if self.view.is_trading():
            return self.due_in_trade(ask)
        cards = self.list_plants(seat)
        if (
            cards
            and not any(card.slots or card.forms for card in cards)
            and "pass" not in ask.forms
        ):
            slots = [slot for slot in self.view.fields[seat] if self.view.may_harvest(seat, slot)]
            return Due(True, "harvest-first", len(cards), cards[0].card, tuple(slots))
        return Due(ask.must, self.due_word(ask, stage), self.due_count(ask, stage))

    def due_in_trade(self, ask: Ask) -> Due:
        """Deals to close come first, then offers to answer."""
        closing = sum([number < 0 for number in ask.about])
        if closing:
            return Due(ask.must, "close", closing)
        if ask.about:
            return Due(ask.must, "answer", len(ask.about))
        return Due(ask.must, "trade" if ask.must else "offer")

    def due_word(self, ask: Ask, stage: Stage) -> str:
        """The sentence for a seat that is asked outside of trading."""
        if type(stage) is Planting:
            return "plant-or-pass" if stage.planted else "plant-first"
        if type(stage) is Waiting:
            return "discard-or-pass"
        return "settle" if type(stage) is Settling else ask.forms[0].replace("_", "-")

    def due_count(self, ask: Ask, stage: Stage) -> int:
        """The number in that sentence."""
        return left_to_plant(self.view, ask.seat) if type(stage) is Settling else 0


# Clocks


@mypyc_attr(allow_interpreted_subclasses=True)
class BohnanzaClocks(GameClocks):
    """A clock for the whole trade, and who is waited for meanwhile."""

    NAMES: ClassVar[tuple[str, ...]] = ("trade", "turn")

    def __init__(self, table: "Bohnanza") -> None:
        super().__init__(table)
        self.game = table

    def running(self, ask: Ask) -> str:
        return "trade" if "end_trade" in ask.forms else super().running(ask)

    def lays_open(self, event: Event) -> bool:
        return event.name == "turned_up"

    def timeout_action(self, seat: Seat, clock: str) -> Action | None:
        return END_TRADE if clock == "trade" else None

    def is_awaited(self, ask: Ask) -> bool:
        return "decline" in ask.forms

    def closes_deal(self, ask: Ask) -> bool:
        """Whoever made an offer that was accepted confirms it."""
        return "confirm" in ask.forms

    def ends_for_all(self, action: Action) -> bool:
        """Trading ends for everybody."""
        return isinstance(action, EndTrade)

    def proposal(self, seat: Seat, action: Action) -> Deal | None:
        if not isinstance(action, Offer):
            return None
        to = action.to or self.game.partners(seat)
        return Deal(seat, action.hand + action.open, action.want, to)

    def without(self, seat: Seat, action: Action, others: set[Seat]) -> Action | None:
        if not isinstance(action, Offer):
            return action
        to = tuple(
            [other for other in action.to or self.game.partners(seat) if other not in others]
        )
        if not to:
            return None
        return msgspec.structs.replace(action, to=to)

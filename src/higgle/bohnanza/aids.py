"""What a client is told beside a view of a game with beans, so that it works out no rule."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from higgle.bohnanza.actions import BUY_FIELD
from higgle.bohnanza.beans import steps
from higgle.bohnanza.fields import THIRD
from higgle.bohnanza.offers import OpenOffer
from higgle.bohnanza.phases import Phases
from higgle.bohnanza.stages import Planting, Settling, Trading, Waiting
from higgle.bohnanza.trade import CHOICES
from higgle.core import Action, Ask, Cards, Due, Fact, Illegal, Seat, Stage

Forms = tuple[str, ...]


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
class Aids(Phases):
    """What may be planted, dealt and bought now, what it costs, and what a seat is to do."""

    AIDS: ClassVar[dict[str, object]] = {
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

    # For everybody

    def lasting_aids(self) -> dict[str, object]:
        return {
            "phases": self.turn_phases(),
            "runs": self.last_exhaustion(),
            "sorts": self.sorts(),
            "meters": [steps(self.printed_meter(sort)) for sort in self.sorts()],
        }

    def shared_aids(self) -> dict[str, object]:
        seats = range(self.seats)
        return {
            "prices": [self.third_field_price(seat) for seat in seats],
            "fields": [
                [self.field_aid(seat, slot) for slot in self.fields[seat]] for seat in seats
            ],
        }

    def field_aid(self, seat: Seat, slot: int) -> FieldAid:
        """What a field pays, and how many beans each thaler needs."""
        return FieldAid(slot, self.payout(seat, slot), steps(self.field_meter(seat, slot)))

    def field_meter(self, seat: Seat, slot: int) -> tuple[int, ...]:
        """The beanometer of what grows in a field."""
        field = self.field(seat, slot)
        return self.meter(seat, field[0]) if field else ()

    # For the seat of the view

    def own_aids(self) -> dict[str, object]:
        seat = self.audience
        if seat < 0:
            return {}
        return {
            "plant": self.plant_aids(seat),
            "deal": self.deal_aid(seat),
            "best": self.best_aid(seat),
            "buys": [] if self.over else self.buy_aids(seat),
        }

    def plant_aids(self, seat: Seat) -> list[PlantAid]:
        """The cards that a seat is to plant now."""
        hand = self.hands + seat
        found: list[PlantAid] = []
        for pile, place in self.to_plant(seat):
            card = self.piles[pile][place]
            sort = 0 if pile == hand else card
            slots = tuple(self.slots_for(seat, card))
            found.append(PlantAid(pile, place, card, sort, slots, self.instead(seat, pile, card)))
        return found

    def to_plant(self, seat: Seat) -> list[tuple[int, int]]:
        """Where the cards lie that a seat is to plant now."""
        stage = self.stages[-1]
        if type(stage) is Planting:
            mine = seat == self.active and self.hand(seat)
            return [(self.hands + seat, 0)] if mine else []
        if type(stage) is not Settling:
            return []
        piles = self.plant_piles(seat)
        return [(pile, place) for pile in piles for place in range(len(self.piles[pile]))]

    def slots_for(self, seat: Seat, card: int) -> list[int]:
        """The fields that take a card."""
        return [slot for slot in self.fields[seat] if self.may_plant(seat, card, slot)]

    def instead(self, seat: Seat, pile: int, card: int) -> Forms:
        """The forms in which a card that is to be planted may go elsewhere."""
        return ()

    def deal_aid(self, seat: Seat) -> DealAid | None:
        """What a seat may deal now, and with whom."""
        if type(self.stages[-1]) is not Trading:
            return None
        left = self.offer_limit - self.offers_made[seat]
        piles = tuple(self.open_piles(seat))
        return DealAid(self.hands + seat, piles, self.partners(seat), left, CHOICES)

    def best_aid(self, seat: Seat) -> BestAid | None:
        """The offer to a seat, still unanswered, that brings it most thalers at once."""
        best: BestAid | None = None
        for offer in self.offers:
            if seat not in offer.to or seat in offer.accepted or seat in offer.declined:
                continue
            gains = self.gains(seat, offer)
            if gains and self.nearest_accept(seat, offer) is not None:
                for gain in gains:
                    if best is None or gain.thalers > best.thalers:
                        best = gain
        return best

    def gains(self, seat: Seat, offer: OpenOffer) -> list[BestAid]:
        """The fields on which the cards of an offer bring thalers."""
        found: list[BestAid] = []
        for slot in self.fields[seat]:
            field = self.field(seat, slot)
            more = offer.hand.count(field[0]) + offer.open.count(field[0]) if field else 0
            if not more or not self.may_plant(seat, field[0], slot):
                continue
            worth = self.payout_with(seat, slot, (field[0],) * more)
            thalers = worth - self.payout(seat, slot)
            if thalers > 0:
                found.append(BestAid(offer.id, thalers, field[0], len(field) + more, worth))
        return found

    def payout_with(self, seat: Seat, slot: int, beans: Cards) -> int:
        """What the harvest of a field would pay if these beans grew there too."""
        grown = self.copy()
        grown.piles[self.field_piles + slot * self.seats + seat] += beans
        return grown.payout(seat, slot)

    def buy_aids(self, seat: Seat) -> list[BuyAid]:
        """What is for sale to a seat."""
        price = self.third_field_price(seat)
        if not price or THIRD in self.fields[seat]:
            return []
        points, lack = self.points_paid(price), self.short_of(seat, price)
        # the usual refusal need not be tried: a scene is made for every reader after every action
        why = "too-few-thalers" if lack else self.why_not(seat, BUY_FIELD)
        return [BuyAid("field", "buy_field", THIRD, price, 0, (), points, why, lack)]

    def points_paid(self, price: int) -> int:
        """By how much paying changes a result."""
        return -price

    def why_not(self, seat: Seat, action: Action) -> str:
        """The code of the refusal of an action, or nothing where it is allowed."""
        try:
            self.check(seat, action)
        except Illegal as illegal:
            return illegal.reason
        return ""

    # What a seat is to do

    def due_to(self, ask: Ask) -> Due:
        seat = ask.seat
        stage = self.stages[-1]
        if type(stage) is Trading:
            return self.due_in_trade(ask)
        cards = self.plant_aids(seat)
        if (
            cards
            and not any(card.slots or card.forms for card in cards)
            and "pass" not in ask.forms
        ):
            slots = [slot for slot in self.fields[seat] if self.may_harvest(seat, slot)]
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
        return self.left_to_plant(ask.seat) if type(stage) is Settling else 0

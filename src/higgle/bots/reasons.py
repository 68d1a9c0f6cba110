"""Why bots do what they do, in words, from what everybody sees.

Nothing here looks into a hand: who refuses says the same whether it cannot or will not.
"""

from typing import Final

from higgle.bohnanza.beans import NAMES as BEANS
from higgle.bohnanza.dealing import Decline
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.offers import OpenOffer
from higgle.bohnanza.trading import Offer, Trading
from higgle.bots.bohnanza.memory import OfferHistory
from higgle.bots.greedy import place
from higgle.core import Action, Seat
from higgle.kuhhandel import actions as deeds
from higgle.kuhhandel.animals import NAMES as ANIMALS
from higgle.kuhhandel.animals import RAT
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.stages import Bidding
from higgle.play import Reason, RefusalReason, TradeCall, TradeSignal

WORDS = {
    "no_room": "bot-refuse-misfit",
    "keeps": "bot-refuse-grows",
    "price": "bot-refuse-price",
    "no": "bot-refuse",
}
"""The words for each kind of refusal."""
MOTIVES = ("bot-offer-pays", "bot-offer-grows", "bot-offer-starts", "bot-offer-clears")
"""Why a bean is asked for, the best reason first."""


def why(
    view: Bohnanza, seat: Seat, action: Action, thought: OfferHistory, style: str = ""
) -> Reason | None:
    """The words that go with an offer or a refusal, in the voice of a style."""
    if isinstance(action, Offer):
        number = view.next_offer
        reason = why_offer(view, seat, action)
    elif isinstance(action, Decline):
        number = action.offer
        reason = why_not(view, seat, view.offer(number), thought)
    else:
        return None
    return Reason(reason.message, (*phrase_keys(style, seat, number), *reason.words))


def why_offer(view: Bohnanza, seat: Seat, offer: Offer) -> Reason:
    """What moves a farmer to make an offer, as its fields show: the best of what it asks for."""
    if not offer.want:
        return Reason("bot-gift", (("bean", bean((*offer.hand, *offer.open)[0])),))
    moved = [why_wanted(view, seat, sort, offer.want.count(sort)) for sort in offer.want]
    best = min(moved, key=lambda reason: MOTIVES.index(reason.message))
    if offer.hand + offer.open:
        return best
    return Reason("bot-begs", best.words[:1])


def why_wanted(view: Bohnanza, seat: Seat, sort: int, number: int) -> Reason:
    """What moves a farmer to ask for this many beans of a sort."""
    name = ("bean", bean(sort))
    for slot in view.fields[seat]:
        field = view.field(seat, slot)
        if field and field[0] == sort:
            meter = view.meter(seat, sort)
            now = len(field) + sum([view.piles[p].count(sort) for p in view.plant_piles(seat)])
            more = now + number
            pays = meter[more] > meter[now]
            return Reason("bot-offer-pays" if pays else "bot-offer-grows", (name, ("count", more)))
    free = place(view, seat, sort) >= 0
    return Reason("bot-offer-starts" if free else "bot-offer-clears", (name,))


def why_not(view: Bohnanza, seat: Seat, offer: OpenOffer, thought: OfferHistory) -> Reason:
    """What moves a farmer to refuse an offer, in words."""
    refusal = refuses(view, seat, offer, thought)
    words = (("bean", bean(refusal.card)),) if refusal.card else ()
    return Reason(WORDS[refusal.why], words)


def refuses(view: Bohnanza, seat: Seat, offer: OpenOffer, thought: OfferHistory) -> RefusalReason:
    """Why a farmer refuses an offer: no room, its own fields, the price, or just no.

    It names a price only where everybody sees that it has what is wanted, has room for whatever it
    has asked for in this turn, and does not keep what it would have given.
    """
    for sort in (*offer.hand, *offer.open):
        if sort not in thought.asked and place(view, seat, sort) < 0:
            return RefusalReason(offer.id, "no_room", sort)
    for sort in offer.want:
        if sort not in thought.given and view.grows(seat, sort):
            return RefusalReason(offer.id, "keeps", sort)
    board = view.open_cards(seat)
    open_to_all = all(offer.want.count(sort) <= board.count(sort) for sort in offer.want)
    return RefusalReason(offer.id, "price" if offer.want and open_to_all else "no")


def signal(view: Bohnanza, seat: Seat) -> TradeSignal:
    """What a farmer wants known: what grows on its fields, and which open cards do not."""
    grown = [view.field(seat, slot)[0] for slot in view.fields[seat] if view.field(seat, slot)]
    board = [sort for sort in view.open_cards(seat) if sort not in grown]
    return TradeSignal(tuple(sorted(set(grown))), tuple(sorted(board)))


def call_for_offers(view: Bohnanza, seat: Seat, calls: int) -> TradeCall | None:
    """Make me an offer: for open cards without room, where to make room would pay nothing.

    Whoever calls a lot calls for every open card that it does not grow.
    """
    if not calls or seat != view.active or not isinstance(view.stages[-1], Trading):
        return None
    misfits = [sort for sort in view.open_cards(seat) if not view.grows(seat, sort)]
    if calls == 1:
        ripe = [slot for slot in view.fields[seat] if view.payout(seat, slot)]
        if any(view.may_harvest(seat, slot) for slot in ripe):
            return None
        misfits = [sort for sort in misfits if place(view, seat, sort) < 0]
    return TradeCall((), tuple(sorted(misfits))) if misfits else None


def bean(sort: int) -> str:
    """The name of a bean as a word of the catalogue."""
    return f"@bean-{BEANS[sort]}"


DEED_WORDS: Final[dict[type[Action], str]] = {
    deeds.Sell: "bot-sells",
    deeds.Buy: "bot-buys",
    deeds.Claim: "bot-claims",
    deeds.Take: "bot-takes-rat",
    deeds.Accept: "bot-takes-unseen",
    deeds.Counter: "bot-counters",
}
"""What goes with a deed, in every voice."""


def why_deed(view: Kuhhandel, seat: Seat, action: Action, style: str = "") -> Reason | None:
    """The words that go with a deed, in the voice of a style; most bids need none."""
    how = phrase_keys(style, seat, view.auctions + view.forced)
    if isinstance(action, deeds.Trade) and action.species == RAT:
        return Reason("bot-trade-rat", how)
    if isinstance(action, deeds.Trade):
        return Reason("bot-trade", (*how, ("animal", f"@animal-{ANIMALS[action.species]}")))
    stage = view.stages[-1]
    if isinstance(action, deeds.Bid):
        late = isinstance(stage, Bidding) and stage.calls > 0
        return Reason("bot-bids-late", (*how, ("price", action.amount))) if late else None
    message = DEED_WORDS.get(type(action))
    return None if message is None else Reason(message, how)


VOICES: Final = ("generous", "stubborn", "shy", "chatty", "calculating")
"""The styles that have a voice of their own."""
SPEAKERS: Final = ("plain", *VOICES)
"""How all others speak, by their seats: at every table several voices are heard."""
WAYS: Final = ("one", "two", "three")
"""What is said often can be said in several ways, which follow from what everybody counts."""


def phrase_keys(style: str, seat: Seat, number: int) -> tuple[tuple[str, str], tuple[str, str]]:
    """The voice of a bot, and which of its ways to say a thing."""
    named = style.partition("+")[0]
    voice = named if named in VOICES else SPEAKERS[seat % len(SPEAKERS)]
    return ("voice", voice), ("way", WAYS[(number + seat) % len(WAYS)])

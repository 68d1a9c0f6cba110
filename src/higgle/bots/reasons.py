"""Why a farmer offers or refuses, from what everybody sees.

Nothing here looks into a hand: who refuses says the same whether it cannot or will not.
"""

from higgle.bohnanza.actions import Decline, Offer
from higgle.bohnanza.beans import NAMES
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.offers import OpenOffer
from higgle.bohnanza.stages import Trading
from higgle.bots.greedy import place
from higgle.bots.voices import spoken
from higgle.playing import Call, Reason, Refusal, Signal
from higgle.table import Action, Seat

WORDS = {
    "no_room": "bot-refuse-misfit",
    "keeps": "bot-refuse-grows",
    "price": "bot-refuse-price",
    "no": "bot-refuse",
}
"""The words for each kind of refusal."""


def why(view: Bohnanza, seat: Seat, action: Action, style: str = "") -> Reason | None:
    """The words that go with an offer or a refusal, in the voice of a style."""
    if isinstance(action, Offer):
        number = view.next_offer
        reason = why_offer(view, seat, action)
    elif isinstance(action, Decline):
        number = action.offer
        reason = why_not(view, seat, view.offer(number))
    else:
        return None
    return Reason(reason.message, (*spoken(style, seat, number), *reason.words))


def why_offer(view: Bohnanza, seat: Seat, offer: Offer) -> Reason:
    """What moves a farmer to make an offer, as its fields show."""
    if not offer.want:
        return Reason("bot-gift", (("bean", bean((*offer.hand, *offer.open)[0])),))
    sort = offer.want[0]
    if not offer.hand + offer.open:
        return Reason("bot-begs", (("bean", bean(sort)),))
    for slot in view.fields[seat]:
        field = view.field(seat, slot)
        if field and field[0] == sort:
            meter = view.meter(seat, sort)
            now = len(field) + sum([view.piles[p].count(sort) for p in view.plant_piles(seat)])
            more = now + offer.want.count(sort)
            pays = meter[more] > meter[now]
            words = (("bean", bean(sort)), ("count", more))
            return Reason("bot-offer-pays" if pays else "bot-offer-grows", words)
    return Reason("bot-offer-starts", (("bean", bean(sort)),))


def why_not(view: Bohnanza, seat: Seat, offer: OpenOffer) -> Reason:
    """What moves a farmer to refuse an offer, in words."""
    refusal = refuses(view, seat, offer)
    words = (("bean", bean(refusal.card)),) if refusal.card else ()
    return Reason(WORDS[refusal.why], words)


def refuses(view: Bohnanza, seat: Seat, offer: OpenOffer) -> Refusal:
    """Why a farmer refuses an offer: no room, its own fields, the price, or just no.

    It names a price only where everybody sees that it has what is wanted.
    """
    for sort in (*offer.hand, *offer.open):
        if place(view, seat, sort) < 0:
            return Refusal(offer.id, "no_room", sort)
    for sort in offer.want:
        if view.grows(seat, sort):
            return Refusal(offer.id, "keeps", sort)
    board = view.open_cards(seat)
    open_to_all = all(offer.want.count(sort) <= board.count(sort) for sort in offer.want)
    return Refusal(offer.id, "price" if offer.want and open_to_all else "no")


def signal(view: Bohnanza, seat: Seat) -> Signal:
    """What a farmer wants known: what grows on its fields, and which open cards do not."""
    grown = [view.field(seat, slot)[0] for slot in view.fields[seat] if view.field(seat, slot)]
    board = [sort for sort in view.open_cards(seat) if sort not in grown]
    return Signal(tuple(sorted(set(grown))), tuple(sorted(board)))


def call_for_offers(view: Bohnanza, seat: Seat, calls: int) -> Call | None:
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
    return Call((), tuple(sorted(misfits))) if misfits else None


def bean(sort: int) -> str:
    """The name of a bean as a word of the catalogue."""
    return f"@bean-{NAMES[sort]}"

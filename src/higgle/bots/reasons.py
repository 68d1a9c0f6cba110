"""Why bots do what they do, in words, from what everybody sees.

Nothing here looks into a hand: who refuses says the same whether it cannot or will not.
"""

from collections.abc import Container, Iterator
from typing import Final

from higgle.bohnanza.answers import Accept, Decline
from higgle.bohnanza.beans import NAMES as BEANS
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.open_offers import OpenOffer, split_choice
from higgle.bohnanza.trading import Offer, Trading
from higgle.bots.bohnanza.bargaining import leads, standings
from higgle.bots.bohnanza.keeping import can_keep
from higgle.bots.bohnanza.memory import OfferHistory
from higgle.bots.greedy import find_slot
from higgle.core import Action, Cards, Seat
from higgle.kuhhandel import auction, cow_trade, dutch, turn
from higgle.kuhhandel.animals import NAMES as ANIMALS
from higgle.kuhhandel.animals import RAT
from higgle.kuhhandel.auction import Bidding
from higgle.kuhhandel.game import Kuhhandel
from higgle.play import Reason, RefusalReason, TradeCall, TradeSignal
from higgle.play.ledger import Ledger

WORDS = {
    "no_room": "bot-refuse-misfit",
    "keeps": "bot-refuse-grows",
    "price": "bot-refuse-price",
    "no": "bot-refuse",
}
"""The words for each kind of refusal."""
RECALLS: Final = ("bot-remembers-gift", "bot-refuse-owed", "bot-refuse-broken")
"""What is said of others' earlier deeds, once of each."""
FREE: Final = ("leader", "gift", "fewer", "step")
"""Grounds by which nobody is held to anything."""
MOTIVES = (
    "bot-offer-pays",
    "bot-offer-grows",
    "bot-offer-saves",
    "bot-offer-starts",
    "bot-offer-clears",
)
"""Why a bean is asked for, the best reason first."""


def reasons_of(
    view: Bohnanza, seat: Seat, action: Action, history: OfferHistory, ledger: Ledger
) -> Iterator[Reason]:
    """What may be said to an offer, a refusal or a yes, the best first."""
    if isinstance(action, Offer):
        yield from why_offer(view, seat, action, history, ledger)
    elif isinstance(action, Decline):
        offer = split_choice(view, seat, view.offer(action.offer))[0]
        yield from why_not(view, seat, offer, history, ledger)
    elif isinstance(action, Accept):
        offer = view.offer(action.offer)
        taken = action.take or offer.hand + offer.open
        yield from remember_gift(seat, (offer.maker,), ledger)
        if taken and not offer.want:
            yield Reason("bot-thanks", (bean_word(taken[0]),))


def why_offer(
    view: Bohnanza, seat: Seat, offer: Offer, history: OfferHistory, ledger: Ledger
) -> Iterator[Reason]:
    """What moves a farmer to make an offer, as its fields show: the best of what it asks for."""
    gives = offer.hand + offer.open
    if gives:
        owed = [debt for debt in ledger.due if (debt.by, (debt.to,)) == (seat, offer.to)]
        if owed and not offer.want:
            yield Reason("bot-keeps-word", (bean_word(gives[0]),))
            return
        yield from remember_gift(seat, offer.to, ledger)
    if not offer.want:
        yield Reason("bot-gift", (bean_word(gives[0]),))
        return
    moved = [why_wanted(view, seat, sort, offer.want.count(sort), history) for sort in offer.want]
    moved.sort(key=lambda reason: MOTIVES.index(reason.message))
    yield from moved if gives else [Reason("bot-begs", one.words[:1]) for one in moved]


def remember_gift(seat: Seat, others: tuple[Seat, ...], ledger: Ledger) -> Iterator[Reason]:
    """That the only one whom it is about has given it something, which is told once."""
    if len(others) == 1 and (others[0], seat) in ledger.presents:
        yield Reason("bot-remembers-gift", (bean_word(ledger.presents[others[0], seat]),))


def why_wanted(view: Bohnanza, seat: Seat, sort: int, number: int, history: OfferHistory) -> Reason:
    """What moves a farmer to ask for this many beans of a sort.

    Of a field that may have to go it says no more than that the beans would save it.
    """
    name = ("bean", bean(sort))
    for slot in view.fields[seat]:
        field = view.field(seat, slot)
        if field and field[0] == sort:
            meter = view.meter(seat, sort)
            now = beans_of(view, seat, sort)
            more = now + number
            if not can_keep(view, seat, {sort, *history.sorts_to_keep()}):
                return Reason("bot-offer-saves", (name, ("count", more)))
            pays = meter[more] > meter[now]
            return Reason("bot-offer-pays" if pays else "bot-offer-grows", (name, ("count", more)))
    free = find_slot(view, seat, sort) >= 0
    return Reason("bot-offer-starts" if free else "bot-offer-clears", (name,))


def why_not(
    view: Bohnanza, seat: Seat, offer: OpenOffer, history: OfferHistory, ledger: Ledger
) -> Iterator[Reason]:
    """What moves a farmer to refuse an offer, in words: the grounds that everybody sees.

    After a ground that names a bean, it gives none that names another: it is held to each.
    """
    debt = ledger.breaches.get(offer.maker)
    if debt is not None and (
        not offer.hand + offer.open or ledger.list_promised(offer.maker, seat)
    ):
        mine = debt.to == seat
        yield Reason("bot-refuse-owed" if mine else "bot-refuse-broken", (bean_word(debt.give[0]),))
    refusal = refuses(view, seat, offer, history)
    if refusal.why != "no":
        yield Reason(WORDS[refusal.why], (bean_word(refusal.card),) if refusal.card else ())
    sold = {sort for sort in offer.want if not may_withhold(view, seat, sort, history)}
    for ground in grounds(view, seat, offer, history.asked, sold):
        if refusal.why == "no" or ground.message in FREE:
            yield Reason(f"bot-refuse-{ground.message}", ground.words)
    yield Reason(WORDS["no"])


def grounds(
    view: Bohnanza, seat: Seat, offer: OpenOffer, asked: Container[int], given: Container[int]
) -> Iterator[Reason]:
    """What speaks against an offer, for all that everybody sees, the weightiest first.

    That a bean brings no thaler speaks against its price, not against a present. A seat has `asked`
    for some sorts in this turn, and has `given` some away: of these it says nothing that its own
    offers would gainsay.
    """
    gets = offer.hand + offer.open
    for sort in dict.fromkeys(gets):
        if sort not in asked and find_slot(view, seat, sort) < 0:
            yield Reason("misfit", (bean_word(sort),))
    for sort in dict.fromkeys(offer.want):
        if sort not in given and view.grows(seat, sort) and can_keep(view, seat, {sort}):
            yield Reason("grows", (bean_word(sort),))
    if leads(standings(view), seat, offer.maker):
        yield Reason("leader")
    if offer.want and not gets:
        yield Reason("gift", (bean_word(offer.want[0]),))
    elif len(gets) < len(offer.want):
        yield Reason("fewer", (("count", len(gets)), ("more", len(offer.want))))
    for sort in dict.fromkeys(gets):
        if sort in asked:
            continue
        if not view.grows(seat, sort):
            yield Reason("stranger", (bean_word(sort),))
            continue
        grown = beans_of(view, seat, sort)
        meter, more = view.meter(seat, sort), grown + gets.count(sort)
        if offer.want and meter[more] == meter[grown]:
            yield Reason("step", (bean_word(sort), ("count", more)))


def beans_of(view: Bohnanza, seat: Seat, sort: int) -> int:
    """How many beans of a sort grow in a field of a seat, with those that it has to plant."""
    fields = [view.field(seat, slot) for slot in view.fields[seat]]
    due = sum([view.piles[pile].count(sort) for pile in view.plant_piles(seat)])
    return due + max([len(field) for field in fields if field and field[0] == sort], default=0)


def refuses(view: Bohnanza, seat: Seat, offer: OpenOffer, history: OfferHistory) -> RefusalReason:
    """Why a farmer refuses an offer: no room, its own fields, the price, or just no.

    It names a price only where everybody sees that it has what is wanted, has room for whatever it
    has asked for in this turn, and does not keep what it would have given.
    """
    for sort in (*offer.hand, *offer.open):
        if sort not in history.asked and find_slot(view, seat, sort) < 0:
            return RefusalReason(offer.id, "no_room", sort)
    for sort in offer.want:
        if may_withhold(view, seat, sort, history):
            return RefusalReason(offer.id, "keeps", sort)
    board = view.open_cards(seat)
    open_to_all = all(offer.want.count(sort) <= board.count(sort) for sort in offer.want)
    return RefusalReason(offer.id, "price" if offer.want and open_to_all else "no")


def may_withhold(view: Bohnanza, seat: Seat, sort: int, history: OfferHistory) -> bool:
    """Whether a farmer may say that it keeps a bean: it grows it, and need not dig it up.

    Nor need it if its own offers that still stand bring what they ask for.
    """
    if sort in history.given or not view.grows(seat, sort):
        return False
    kept = {sort, *history.sorts_to_keep()}
    coming: list[int] = []
    for offer in view.offers:
        coming += offer.want if offer.maker == seat else ()
    if coming and not can_keep(view, seat, {*kept, *coming}, tuple(coming)):
        return False
    return can_keep(view, seat, kept)


def signal(view: Bohnanza, seat: Seat, history: OfferHistory, owed: Cards) -> TradeSignal:
    """What a farmer wants known: which beans would pay at once, and which open cards fit nowhere.

    What lies open before it, or it owes or has offered in this turn, it does not want; what it has
    asked for it keeps.
    """
    want: list[int] = []
    settled = {*view.open_cards(seat), *history.given, *owed}
    for slot in view.fields[seat]:
        field = view.field(seat, slot)
        if field and field[0] not in settled:
            meter, grown = view.meter(seat, field[0]), beans_of(view, seat, field[0])
            if meter[min(grown + 1, len(meter) - 1)] > meter[min(grown, len(meter) - 1)]:
                want.append(field[0])
    board = view.open_cards(seat)
    give = [sort for sort in board if sort not in history.asked and find_slot(view, seat, sort) < 0]
    return TradeSignal(tuple(sorted(set(want))), tuple(sorted(give)))


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
        misfits = [sort for sort in misfits if find_slot(view, seat, sort) < 0]
    return TradeCall((), tuple(sorted(misfits))) if misfits else None


def bean(sort: int) -> str:
    """The name of a bean as a word of the catalogue."""
    return f"@bean-{BEANS[sort]}"


def bean_word(sort: int) -> tuple[str, str]:
    """The same as a word of a message."""
    return "bean", bean(sort)


DEED_WORDS: Final[dict[type[Action], str]] = {
    auction.Sell: "bot-sells",
    auction.Buy: "bot-buys",
    dutch.Claim: "bot-claims",
    turn.Take: "bot-takes-rat",
    cow_trade.Accept: "bot-takes-unseen",
    cow_trade.Counter: "bot-counters",
}
"""What goes with a deed, in every voice."""


def reasons_for_deed(view: Kuhhandel, action: Action) -> Iterator[Reason]:
    """What goes with a deed; most bids need no words."""
    if isinstance(action, turn.Trade) and action.species == RAT:
        yield Reason("bot-trade-rat")
    elif isinstance(action, turn.Trade):
        yield Reason("bot-trade", (("animal", f"@animal-{ANIMALS[action.species]}"),))
    elif isinstance(action, auction.Bid):
        stage = view.stages[-1]
        if isinstance(stage, Bidding) and stage.calls > 0:
            yield Reason("bot-bids-late", (("price", action.amount),))
    elif type(action) in DEED_WORDS:
        yield Reason(DEED_WORDS[type(action)])

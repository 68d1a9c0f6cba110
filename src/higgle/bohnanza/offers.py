"""Open offers, and the copies that were chosen for accepting them."""

from higgle.core import Cards, Fact, Seat, sorted_cards


class OpenOffer(Fact, frozen=True):
    """An offer that stands: it never changes; who has accepted or declined it is added."""

    id: int
    maker: Seat
    hand: "Cards"
    open: "Cards"
    want: "Cards"
    to: "tuple[Seat, ...]"
    answers: int
    accepted: "tuple[Seat, ...]" = ()
    declined: "tuple[Seat, ...]" = ()
    stored: "Cards" = ()
    """Those of the open cards that come out of the maker's store."""
    instead: "tuple[Cards, ...]" = ()
    """Other cards that would do as well as the wanted ones."""
    takes: "tuple[int, ...]" = ()
    """Of a choice: which of the wants each who accepted gives, 0 for `want`."""


def wants(offer: OpenOffer) -> tuple[Cards, ...]:
    """The cards for which an offer is made: any of these."""
    return (offer.want, *offer.instead) if offer.instead else (offer.want,)


def want_of(offer: OpenOffer, seat: Seat) -> Cards:
    """What a seat that has accepted gives."""
    if not offer.instead:
        return offer.want
    return wants(offer)[offer.takes[offer.accepted.index(seat)]]


def split_choice(offer: OpenOffer) -> list[OpenOffer]:
    """The offers among which a choice lets the other side choose, each with one want."""
    return [offer] if not offer.instead else [_plain(offer, want, ()) for want in wants(offer)]


def agreements(offer: OpenOffer) -> list[OpenOffer]:
    """An offer as it was accepted: a choice once for each who has chosen."""
    if not offer.instead:
        return [offer]
    return [_plain(offer, want_of(offer, seat), (seat,)) for seat in offer.accepted]


def with_acceptance(offer: OpenOffer, seat: Seat, want: Cards) -> OpenOffer:
    """The offer with one more acceptance, after a refusal too."""
    declined = offer.declined
    if seat in declined:
        declined = _without(declined, seat)
    takes = (*offer.takes, wants(offer).index(want)) if offer.instead else ()
    return _answered(offer, (*offer.accepted, seat), declined, takes)


def with_refusal(offer: OpenOffer, seat: Seat) -> OpenOffer:
    """The offer with one more refusal."""
    return _released(offer, seat, (*offer.declined, seat))


def without_acceptance(offer: OpenOffer, seat: Seat) -> OpenOffer:
    """The offer without a seat's acceptance."""
    return _released(offer, seat, offer.declined)


def _released(offer: OpenOffer, seat: Seat, declined: tuple[Seat, ...]) -> OpenOffer:
    accepted, takes = offer.accepted, offer.takes
    if seat in accepted:
        place = accepted.index(seat)
        accepted = accepted[:place] + accepted[place + 1 :]
        takes = takes[:place] + takes[place + 1 :]
    return _answered(offer, accepted, declined, takes)


def _answered(
    offer: OpenOffer,
    accepted: tuple[Seat, ...],
    declined: tuple[Seat, ...],
    takes: tuple[int, ...],
) -> OpenOffer:
    return OpenOffer(
        offer.id,
        offer.maker,
        offer.hand,
        offer.open,
        offer.want,
        offer.to,
        offer.answers,
        accepted,
        declined,
        offer.stored,
        offer.instead,
        takes,
    )


def _plain(offer: OpenOffer, want: Cards, accepted: tuple[Seat, ...]) -> OpenOffer:
    return OpenOffer(
        offer.id,
        offer.maker,
        offer.hand,
        offer.open,
        want,
        offer.to,
        offer.answers,
        accepted,
        offer.declined,
        offer.stored,
    )


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple([other for other in seats if other != seat])


class Acceptance:
    """Which copies a seat chose for an offer that it accepted."""

    __slots__ = ("cards", "offer", "open", "stored")

    def __init__(self, offer: int, cards: Cards, shown: Cards, stored: Cards) -> None:
        self.offer = offer
        self.cards = cards
        """Places of its hand."""
        self.open = shown
        self.stored = stored
        """Those of the open cards that come out of its store."""


def pack_acceptance(chosen: Acceptance) -> Cards:
    """An acceptance as it stands in a seat's pile of pending acceptances."""
    cards, shown, stored = chosen.cards, chosen.open, chosen.stored
    return (chosen.offer, len(cards), *cards, len(shown), *shown, len(stored), *stored)


def unpack_acceptances(pile: Cards) -> list[Acceptance]:
    """The acceptances in a seat's pile."""
    found: list[Acceptance] = []
    at = 0
    while at < len(pile):
        shown = at + 2 + pile[at + 1]
        stored = shown + 1 + pile[shown]
        end = stored + 1 + pile[stored]
        cards = pile[at + 2 : shown]
        found.append(Acceptance(pile[at], cards, pile[shown + 1 : stored], pile[stored + 1 : end]))
        at = end
    return found


def nearest(hand: Cards, wanted: Cards) -> Cards | None:
    """The copies nearest the front that make up the wanted sorts, if the hand has them."""
    if len(wanted) == 1:
        return sorted_cards([hand.index(wanted[0])]) if wanted[0] in hand else None
    places: list[int] = []
    for sort in wanted:
        if sort not in hand:
            return None
        place = hand.index(sort)
        if place in places:
            start = places[-1] + 1
            rest = hand[start:]
            if sort not in rest:
                return None
            place = start + rest.index(sort)
        places.append(place)
    return sorted_cards(places)

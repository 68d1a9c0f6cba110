"""Open offers, and the copies that were chosen for them."""

from typing import NamedTuple

from higgle.bohnanza.cards import counted
from higgle.table import Cards, Fact, Seat, bunch


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


def accepted_by(offer: OpenOffer, seat: Seat) -> OpenOffer:
    """The offer with one more acceptance, even after a refusal."""
    declined = offer.declined
    if seat in declined:
        declined = _without(declined, seat)
    return _answered(offer, (*offer.accepted, seat), declined)


def declined_by(offer: OpenOffer, seat: Seat) -> OpenOffer:
    """The offer with one more refusal."""
    accepted = offer.accepted
    if seat in accepted:
        accepted = _without(accepted, seat)
    return _answered(offer, accepted, (*offer.declined, seat))


def released_by(offer: OpenOffer, seat: Seat) -> OpenOffer:
    """The offer without a seat's acceptance."""
    return _answered(offer, _without(offer.accepted, seat), offer.declined)


def _answered(
    offer: OpenOffer, accepted: tuple[Seat, ...], declined: tuple[Seat, ...]
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
    )


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple([other for other in seats if other != seat])


class Note(NamedTuple):
    """Which copies a seat chose for an offer."""

    offer: int
    cards: Cards
    """Places of its hand."""
    open: Cards
    stored: Cards
    """Those of the open cards that come out of its store."""


def noted(note: Note) -> Cards:
    """A note as it stands on a seat's slips."""
    return (note.offer, *counted(note.cards, note.open, note.stored))


def notes(slips: Cards) -> list[Note]:
    """The notes on a seat's slips."""
    found: list[Note] = []
    at = 0
    while at < len(slips):
        offer = slips[at]
        at += 1
        lists: list[Cards] = []
        for _ in range(3):
            end = at + 1 + slips[at]
            lists.append(slips[at + 1 : end])
            at = end
        found.append(Note(offer, lists[0], lists[1], lists[2]))
    return found


def nearest(hand: Cards, wanted: Cards) -> Cards | None:
    """The copies nearest the front that make up the wanted sorts, if the hand has them."""
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
    return bunch(places) if places else ()

"""Open offers, and the copies that were chosen for them."""

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
    )


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple([other for other in seats if other != seat])


def noted(offer: int, cards: Cards, open_cards: Cards) -> Cards:
    """A note for a seat's slips: the copies it chose for an offer."""
    return (offer, len(cards), *cards, len(open_cards), *open_cards)


def notes(slips: Cards) -> list[tuple[int, Cards, Cards]]:
    """The notes on a seat's slips: each offer, the places of the hand and the open cards."""
    found: list[tuple[int, Cards, Cards]] = []
    at = 0
    while at < len(slips):
        between = at + 2 + slips[at + 1]
        end = between + 1 + slips[between]
        found.append((slips[at], slips[at + 2 : between], slips[between + 1 : end]))
        at = end
    return found


def note_of(slips: Cards, offer: int) -> tuple[int, int, int] | None:
    """Where on a seat's slips the note about an offer begins, its open cards begin, and it ends."""
    at = 0
    while at < len(slips):
        between = at + 2 + slips[at + 1]
        end = between + 1 + slips[between]
        if slips[at] == offer:
            return at, between, end
        at = end
    return None


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

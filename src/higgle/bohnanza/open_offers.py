"""Open offers, what they leave to who answers, and the copies that were chosen for accepting."""

from itertools import combinations
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from higgle.core import Cards, Fact, Seat, sorted_cards

if TYPE_CHECKING:
    from higgle.bohnanza.game import Bohnanza
    from higgle.bohnanza.trading import Offer

ALL: Final = -1
"""Who answers gives all it has of the wanted sort."""


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
    """Of a choice: which of its ways each who accepted has chosen."""
    take: int = 0
    """How many of the given cards who answers takes, of its choice; 0 is all of them."""
    give: int = 0
    """How many of the wanted cards it gives, of its choice; 0 is all, -1 all that it has."""
    either: int = 0
    """The first of several offers of which at most one closes."""
    both: int = 0
    """The other offer without which this one does not close."""


Gift = tuple[Cards, Cards, Cards]
"""Cards of the hand, open ones, and which of these come out of the store."""


def has_choice(offer: OpenOffer) -> bool:
    """Whether an offer leaves something to who answers."""
    return bool(offer.instead or offer.take or offer.give)


def gifts(offer: "OpenOffer | Offer") -> list[Gift]:
    """What an offer gives, each possibility once; of two cards alike the open one."""
    if not offer.take:
        return [(offer.hand, offer.open, offer.stored)]
    found: dict[Cards, Gift] = {}
    stored, shown = list(offer.stored), list(offer.open)
    for sort in stored:
        shown.remove(sort)
    pool = [*[(sort, 1) for sort in shown], *[(sort, 2) for sort in stored]]
    pool += [(sort, 0) for sort in offer.hand]
    for chosen in combinations(pool, offer.take):
        sorts = sorted_cards([sort for sort, _ in chosen])
        hand = sorted_cards([sort for sort, place in chosen if place == 0])
        laid = sorted_cards([sort for sort, place in chosen if place > 0])
        kept = sorted_cards([sort for sort, place in chosen if place > 1])
        found.setdefault(sorts, (hand, laid, kept))
    return [found[sorts] for sorts in sorted(found)]


def wants(offer: "OpenOffer | Offer", most: int = 1) -> tuple[Cards, ...]:
    """The cards for which an offer is made: any of these; `most` is what can be all of a sort."""
    if offer.give == ALL:
        return tuple([offer.want * count for count in range(1, most + 1)])
    if offer.give:
        return tuple(
            sorted({sorted_cards(list(one)) for one in combinations(offer.want, offer.give)})
        )
    return (offer.want, *offer.instead) if offer.instead else (offer.want,)


def way_of(offer: OpenOffer, way: int) -> tuple[Gift, Cards]:
    """What goes both ways by one of the possibilities among which who answers chooses."""
    possible = gifts(offer)
    want, gift = divmod(way, len(possible))
    return possible[gift], wants(offer, want + 1)[want]


def find_way(offer: OpenOffer, take: Cards, given: Cards) -> int:
    """The possibility of taking and giving these cards, or -1."""
    takes: list[Cards] = [()]
    if offer.take:
        takes = [sorted_cards([*hand, *shown]) for hand, shown, _ in gifts(offer)]
    wanted = wants(offer, len(given))
    if take not in takes or given not in wanted:
        return -1
    return wanted.index(given) * len(takes) + takes.index(take)


def chosen_way(offer: OpenOffer, seat: Seat) -> int:
    """Which possibility a seat that has accepted has chosen."""
    return offer.takes[offer.accepted.index(seat)]


def want_of(offer: OpenOffer, seat: Seat) -> Cards:
    """What a seat that has accepted gives."""
    return way_of(offer, chosen_way(offer, seat))[1] if has_choice(offer) else offer.want


def gift_of(offer: OpenOffer, seat: Seat) -> Cards:
    """What a seat that has accepted gets."""
    if not offer.take:
        return offer.hand + offer.open
    hand, shown, _ = way_of(offer, chosen_way(offer, seat))[0]
    return hand + shown


def split_choice(view: "Bohnanza", seat: Seat, offer: OpenOffer) -> list[OpenOffer]:
    """The offers among which a choice lets a seat choose, each with one gift and one want."""
    if not has_choice(offer):
        return [offer]
    held = max(1, view.count_held(seat, offer.want[0])) if offer.give == ALL else 1
    wanted = wants(offer, held)[-1:] if offer.give == ALL else wants(offer)
    return [_plain(offer, gift, want, ()) for want in wanted for gift in gifts(offer)]


def cards_to_choose(offer: OpenOffer) -> Cards:
    """What an acceptance has to name of the given cards: those that it takes, if it chooses."""
    return sorted_cards([*offer.hand, *offer.open]) if offer.take else ()


def agreements(offer: OpenOffer) -> list[OpenOffer]:
    """An offer as it was accepted: a choice once for each who has chosen."""
    if not has_choice(offer):
        return [offer]
    return [agreement(offer, seat) for seat in offer.accepted]


def agreement(offer: OpenOffer, seat: Seat) -> OpenOffer:
    """An offer as a seat has accepted it."""
    if not has_choice(offer):
        return offer
    return _plain(offer, *way_of(offer, chosen_way(offer, seat)), (seat,))


def terms_of(offer: OpenOffer, take: Cards, given: Cards) -> OpenOffer:
    """An offer as it would be accepted by taking and giving these cards."""
    if not has_choice(offer):
        return offer
    return _plain(offer, *way_of(offer, find_way(offer, take, given)), ())


def is_linked(offer: OpenOffer, other: OpenOffer) -> bool:
    """Whether at most one of two offers closes."""
    if (offer.either or offer.id) != (other.either or other.id):
        return False
    return offer.id != other.id and offer.maker == other.maker


def mate_of(offers: tuple[OpenOffer, ...], offer: OpenOffer) -> OpenOffer | None:
    """The offer together with which another closes, if it is one of two."""
    for other in offers:
        if offer.both == other.id or other.both == offer.id:
            return other
    return None


def with_acceptance(offer: OpenOffer, seat: Seat, way: int) -> OpenOffer:
    """The offer with one more acceptance, after a refusal too."""
    declined = offer.declined
    if seat in declined:
        declined = _without(declined, seat)
    takes = (*offer.takes, way) if has_choice(offer) else ()
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
    return replace(offer, accepted=accepted, declined=declined, takes=takes)


def _plain(offer: OpenOffer, gift: Gift, want: Cards, accepted: tuple[Seat, ...]) -> OpenOffer:
    """One possibility of an offer; that something was taken of a choice is still to be seen."""
    hand, shown, stored = gift
    kept = replace(offer, hand=hand, open=shown, want=want, accepted=accepted, stored=stored)
    return replace(kept, instead=(), takes=(), give=0)


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


def nearest_two(hand: Cards, first: Cards, second: Cards) -> tuple[Cards, Cards] | None:
    """The copies nearest the front for two deals at once, if the hand has them."""
    places = nearest(hand, first)
    if places is None:
        return None
    left = tuple([0 if place in places else card for place, card in enumerate(hand)])
    others = nearest(left, second)
    return None if others is None else (places, others)

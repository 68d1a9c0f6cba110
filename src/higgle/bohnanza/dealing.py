"""Answers to offers: accept, decline, withdraw and confirm, and the deal that follows."""

from typing import TYPE_CHECKING, Final

from higgle.bohnanza.cards import (
    ascends,
    by_sort,
    holds,
    join,
    missing,
    name_open,
    only,
    with_lengths,
)
from higgle.bohnanza.offers import (
    Acceptance,
    OpenOffer,
    agreements,
    nearest,
    pack_acceptance,
    unpack_acceptances,
    want_of,
    wants,
    with_acceptance,
    with_refusal,
    without_acceptance,
)
from higgle.bohnanza.trade_board import (
    from_store,
    has_open,
    offer_place,
    renew,
    stored_cards,
    strike,
    take_acceptance,
)
from higgle.core import DOWN, Action, Cards, Chance, Illegal, Seat, require, sorted_cards

if TYPE_CHECKING:
    from higgle.bohnanza.game import Bohnanza


class Accept(Action, frozen=True):
    """Agree to an offer with these places of the hand and these open cards."""

    offer: int
    cards: "Cards" = ()
    open: "Cards" = ()
    stored: "Cards" = ()
    """Those of the open cards that come out of the store."""

    def __str__(self) -> str:
        places = [str(place + 1) for place in self.cards]
        give = [*places, *name_open(self.open, self.stored)]
        return f"accept {self.offer}" + (f" with {join(give)}" if give else "")

    def check(self, table: "Bohnanza", seat: Seat) -> None:
        check_trading(table)
        offer = table.offer(self.offer)
        if seat not in offer.to:
            raise Illegal("not-your-offer", "B21", offer=offer.id)
        if seat in offer.accepted:
            raise Illegal("already-accepted", "B33", offer=offer.id)
        accept = with_the_only_copies(table, seat, self, offer)
        if accept.open or accept.stored:
            check_open(table, seat, accept.open, accept.stored)
        given = given_by(table, seat, accept)
        if given != offer.want and given not in offer.instead:
            raise Illegal("wrong-cards", "B26", offer=offer.id)

    def apply(self, table: "Bohnanza", seat: Seat, chance: Chance) -> None:
        place = offer_place(table, self.offer)
        offer = table.offers[place]
        accept = with_the_only_copies(table, seat, self, offer)
        given = given_by(table, seat, accept) if offer.instead else offer.want
        renew(table, place, with_acceptance(offer, seat, given), seat)
        stored = from_store(table, seat, accept.open, accept.stored) if accept.open else ()
        chosen = Acceptance(accept.offer, accept.cards, accept.open, stored)
        table.piles[table.acceptances + seat] += pack_acceptance(chosen)
        table.emit("accepted", seat, accept.offer)
        if offer.instead:
            table.emit("chosen", seat, accept.offer, *with_lengths(given))


class Decline(Action, frozen=True):
    """Refuse an offer, or take an acceptance back."""

    offer: int

    def __str__(self) -> str:
        return f"decline {self.offer}"

    def check(self, table: "Bohnanza", seat: Seat) -> None:
        check_trading(table)
        number = self.offer
        offer = table.offer(number)
        if seat not in offer.to:
            raise Illegal("not-your-offer", "B29", offer=number)
        if seat in offer.declined:
            raise Illegal("already-declined", "B29", offer=number)

    def apply(self, table: "Bohnanza", seat: Seat, chance: Chance) -> None:
        number = self.offer
        place = offer_place(table, number)
        offer = table.offers[place]
        renew(table, place, with_refusal(offer, seat), seat)
        if seat in offer.accepted:
            take_acceptance(table, seat, number)
        table.emit("declined", seat, number)


class Withdraw(Action, frozen=True):
    """Take one's own offer back."""

    offer: int

    def __str__(self) -> str:
        return f"withdraw {self.offer}"

    def check(self, table: "Bohnanza", seat: Seat) -> None:
        check_trading(table)
        number = self.offer
        if table.offer(number).maker != seat:
            raise Illegal("not-your-offer", "B32", offer=number)

    def apply(self, table: "Bohnanza", seat: Seat, chance: Chance) -> None:
        number = self.offer
        strike(table, number)
        table.emit("withdrawn", seat, number)


class Confirm(Action, frozen=True):
    """Close the deal with one of those who accepted, with these places of the hand."""

    offer: int
    partner: Seat
    cards: "Cards" = ()

    def __str__(self) -> str:
        giving = join([str(place + 1) for place in self.cards])
        close = f"confirm {self.offer} with {self.partner + 1}"
        return f"{close} giving {giving}" if self.cards else close

    def check(self, table: "Bohnanza", seat: Seat) -> None:
        check_trading(table)
        offer = table.offer(self.offer)
        if offer.maker != seat:
            raise Illegal("not-your-offer", "B33", offer=offer.id)
        if self.partner not in offer.accepted:
            raise Illegal("not-accepted", "B33", offer=offer.id)
        cards = cards_at(table, seat, copies_given(table, seat, self, offer))
        cards.sort()
        if tuple(cards) != offer.hand:
            raise Illegal("wrong-cards", "B26", offer=offer.id)

    def apply(self, table: "Bohnanza", seat: Seat, chance: Chance) -> None:
        """Both give at once; what each gave comes off the board."""
        offer = table.offer(self.offer)
        partner = self.partner
        want = want_of(offer, partner)
        got = take_acceptance(table, partner, offer.id)
        if got is None:
            got = Acceptance(offer.id, tuple(range(len(want))), (), ())
        copies = copies_given(table, seat, self, offer)
        given = Acceptance(offer.id, copies, offer.open, offer.stored)
        strike(table, offer.id)
        hand_over(table, seat, given, partner, offer.hand)
        hand_over(table, partner, got, seat, missing(want, got.open))
        gave = offer.hand + offer.open
        table.emit("dealt", seat, offer.id, partner, *with_lengths(gave, want))
        release(table, seat, given.cards)
        release(table, partner, got.cards)
        lapse(table, seat, gave)
        lapse(table, partner, want)


NUMBERED: Final = 500
"""More offers than most games come to."""
WITHDRAWALS: Final = tuple([Withdraw(number) for number in range(NUMBERED)])
REFUSALS: Final = tuple([Decline(number) for number in range(NUMBERED)])
"""What is listed often is made once."""


# Check


def check_trading(table: "Bohnanza") -> None:
    """Refuse what belongs to trading in any other stage."""
    if not table.is_trading():
        raise Illegal("not-trading", "B30")


def check_open(table: "Bohnanza", seat: Seat, shown: Cards, stored: Cards) -> None:
    """Open cards lie there, and of two alike the one that is named."""
    require(ascends(stored), "bad-offer")
    fits = has_open(table, seat, shown, from_store(table, seat, shown, stored))
    require(fits, "not-open", "B22")


# Which copies


def nearest_accept(table: "Bohnanza", seat: Seat, offer: OpenOffer) -> Accept | None:
    """Accept with open cards first, then with the copies nearest the front.

    Of a choice, the first that is there.
    """
    board = table.open_cards(seat)
    accept = accept_with(table, seat, board, offer.id, offer.want)
    for want in offer.instead:
        if accept is None:
            accept = accept_with(table, seat, board, offer.id, want)
    return accept


def accept_with(
    table: "Bohnanza", seat: Seat, board: list[int], number: int, want: Cards
) -> Accept | None:
    """Accept an offer with these sorts, if the seat has them."""
    if not want:
        return Accept(number)
    lacking = missing(want, board) if board else want
    places = nearest(table.piles[table.hands + seat], lacking)
    if places is None:
        return None
    shown = missing(want, lacking) if len(lacking) < len(want) else ()
    stored = missing(shown, missing(shown, stored_cards(table, seat))) if shown else ()
    return Accept(number, places, shown, stored)


def cards_at(table: "Bohnanza", seat: Seat, places: Cards) -> list[int]:
    """The cards at these places of the hand, named from the front and each once."""
    hand = table.hand(seat)
    before = -1
    for place in places:
        if not before < place < len(hand):
            raise Illegal("no-such-place", "B26", place=place + 1)
        before = place
    return [hand[place] for place in places]


def given_by(table: "Bohnanza", seat: Seat, accept: Accept) -> Cards:
    """The sorts with which a seat would accept."""
    cards = cards_at(table, seat, accept.cards)
    cards += accept.open
    return sorted_cards(cards)


def with_the_only_copies(table: "Bohnanza", seat: Seat, accept: Accept, offer: OpenOffer) -> Accept:
    """An acceptance that names no copies means the only ones that fit."""
    if accept.cards or accept.open or not offer.want:
        return accept
    board = table.open_cards(seat)
    found = [accept_with(table, seat, board, offer.id, want) for want in wants(offer)]
    possible = [one for one in found if one is not None]
    if len(possible) != 1:
        return accept
    given = given_by(table, seat, possible[0])
    return possible[0] if only(given, [*table.hand(seat), *board]) else accept


def copies_given(table: "Bohnanza", seat: Seat, confirm: Confirm, offer: OpenOffer) -> Cards:
    """The places of the hand that close a deal; where none is named, the only ones that fit."""
    if confirm.cards or not offer.hand or not only(offer.hand, table.hand(seat)):
        return confirm.cards
    return nearest(table.hand(seat), offer.hand) or ()


def imagine_acceptances(table: "Bohnanza", audience: Seat) -> None:
    """Give every acceptance that an audience does not see some copies."""
    for agreed in [one for offer in table.offers for one in agreements(offer)]:
        for seat in agreed.accepted:
            if seat != audience:
                accept = nearest_accept(table, seat, agreed)
                assert accept is not None, "an acceptance promises its cards"
                chosen = Acceptance(agreed.id, accept.cards, accept.open, accept.stored)
                table.piles[table.acceptances + seat] += pack_acceptance(chosen)


# The deal


def hand_over(table: "Bohnanza", giver: Seat, given: Acceptance, to: Seat, sorts: Cards) -> None:
    """Cards leave the hand, sort by sort, and the open piles; they lie apart.

    In the view of another seat the hand lies face down, but the sorts are known; an order by
    places would tell how the hand lies.
    """
    hand, places = table.hands + giver, given.cards
    if places and table.piles[hand][places[0]] == DOWN:
        cards = list(table.piles[hand])
        for place, sort in zip(places, sorts, strict=True):
            cards[place] = sort
        table.piles[hand] = tuple(cards)
    for place in by_sort(table.piles[hand], places):
        table.leave_hand(giver, place)
        table.shift(hand, place, table.received_pile(to, hand))
    for sort in given.stored:
        shelf = table.shelf(giver)
        table.move(shelf, (sort,), table.received_pile(to, shelf))
    for sort in missing(given.open, given.stored):
        for pile in table.open_piles(giver):
            if sort in table.piles[pile]:
                table.move(pile, (sort,), table.received_pile(to, pile))
                break


def release(table: "Bohnanza", dealer: Seat, places: Cards) -> None:
    """The dealer is no longer bound where it had chosen a card that it just gave."""
    broken = keep_acceptances(table, dealer, places)
    if not broken:
        return
    for place, offer in enumerate(table.offers):
        if offer.id in broken:
            renew(table, place, without_acceptance(offer, dealer), dealer)
            table.emit("released", dealer, offer.id)


def lapse(table: "Bohnanza", dealer: Seat, gave: Cards) -> None:
    """The dealer's offers of a sort just given lapse, but for agreements that it can keep.

    Whether an offer that nobody accepted stands must not tell what is left in the hand.
    """
    given = set(gave)
    for offer in table.offers:
        named = offer.maker == dealer and not given.isdisjoint(offer.hand + offer.open)
        if not named or is_kept(table, offer):
            continue
        strike(table, offer.id)
        if offer.accepted:
            table.emit("released", dealer, offer.id)
        table.emit("lapsed", dealer, offer.id)


def is_kept(table: "Bohnanza", offer: OpenOffer) -> bool:
    """Whether somebody agreed to an offer that its maker can still keep."""
    maker = offer.maker
    return bool(
        offer.accepted
        and holds(table.hand(maker), offer.hand)
        and has_open(table, maker, offer.open, offer.stored)
    )


def keep_acceptances(table: "Bohnanza", seat: Seat, places: Cards) -> list[int]:
    """The copies chosen for other offers, after these places have left the hand.

    Returns the offers whose copies are gone.
    """
    broken: list[int] = []
    pile = table.piles[table.acceptances + seat]
    if not pile:
        return broken
    left: Cards = ()
    for chosen in unpack_acceptances(pile):
        cards = chosen.cards
        open_still = has_open(table, seat, chosen.open, chosen.stored)
        if set(cards).isdisjoint(places) and open_still:
            moved = [card - sum([place < card for place in places]) for card in cards]
            still = Acceptance(chosen.offer, tuple(moved), chosen.open, chosen.stored)
            left += pack_acceptance(still)
        else:
            broken.append(chosen.offer)
    table.piles[table.acceptances + seat] = left
    return broken

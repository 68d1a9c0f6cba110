"""Answers to offers: accept, decline, withdraw and confirm, and the deal that follows."""

from typing import TYPE_CHECKING, Final

from higgle.bohnanza.cards import (
    ascends,
    by_sort,
    join,
    name_open,
    name_sorts,
    only,
    with_lengths,
)
from higgle.bohnanza.open_offers import (
    ALL,
    Acceptance,
    OpenOffer,
    agreement,
    agreements,
    cards_to_choose,
    find_way,
    has_choice,
    is_linked,
    nearest,
    pack_acceptance,
    split_choice,
    terms_of,
    unpack_acceptances,
    wants,
    with_acceptance,
    with_refusal,
    without_acceptance,
)
from higgle.bohnanza.trade_board import (
    can_give,
    find_mate,
    from_store,
    has_open,
    offer_place,
    remove_offer,
    replace_offer,
    stored_cards,
    take_acceptance,
)
from higgle.core import DOWN, Action, Cards, Chance, Illegal, Seat, missing, require, sorted_cards

if TYPE_CHECKING:
    from higgle.bohnanza.game import Bohnanza


class Accept(Action, frozen=True):
    """Agree to an offer with these places of the hand and these open cards."""

    offer: int
    cards: "Cards" = ()
    open: "Cards" = ()
    stored: "Cards" = ()
    """Those of the open cards that come out of the store."""
    take: "Cards" = ()
    """What it takes, where the offer leaves that to who answers."""

    def __str__(self) -> str:
        places = [str(place + 1) for place in self.cards]
        give = [*places, *name_open(self.open, self.stored)]
        take = f" taking {join(name_sorts(self.take))}" if self.take else ""
        return f"accept {self.offer}" + (f" with {join(give)}" if give else "") + take

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
        if has_choice(offer):
            check_way(table, seat, offer, accept.take, given)
        elif given != offer.want or accept.take:
            raise Illegal("wrong-cards", "B26", offer=offer.id)

    def apply(self, table: "Bohnanza", seat: Seat, chance: Chance) -> None:
        place = offer_place(table, self.offer)
        offer = table.offers[place]
        accept = with_the_only_copies(table, seat, self, offer)
        choice = has_choice(offer)
        given = given_by(table, seat, accept) if choice else offer.want
        way = find_way(offer, accept.take, given) if choice else 0
        replace_offer(table, place, with_acceptance(offer, seat, way), seat)
        stored = from_store(table, seat, accept.open, accept.stored) if accept.open else ()
        chosen = Acceptance(accept.offer, accept.cards, accept.open, stored)
        table.piles[table.acceptances + seat] += pack_acceptance(chosen)
        table.emit("accepted", seat, accept.offer)
        if choice:
            took = with_lengths(accept.take) if accept.take else ()
            table.emit("chosen", seat, accept.offer, *with_lengths(given), *took)


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
        replace_offer(table, place, with_refusal(offer, seat), seat)
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
        place = offer_place(table, number)
        mate = find_mate(table, table.offers[place])
        remove_offer(table, number, place)
        table.emit("withdrawn", seat, number)
        if mate is not None:
            remove_offer(table, mate.id)
            table.emit("withdrawn", seat, mate.id)


class Confirm(Action, frozen=True):
    """Close the deal with one of those who accepted, with these places of the hand."""

    offer: int
    partner: Seat
    cards: "Cards" = ()
    also: Seat = -1
    """The partner of the other offer, where two offers close in one act; -1 elsewhere."""
    also_cards: "Cards" = ()

    def __str__(self) -> str:
        second = f" together with{name_partner(self.also, self.also_cards)}"
        first = f"confirm {self.offer} with{name_partner(self.partner, self.cards)}"
        return first + second if self.also >= 0 else first

    def check(self, table: "Bohnanza", seat: Seat) -> None:
        check_trading(table)
        offer = table.offer(self.offer)
        mate = find_mate(table, offer)
        places = check_closing(table, seat, offer, self.partner, self.cards)
        if mate is None:
            require(self.also < 0 and not self.also_cards, "one-partner", "B39", offer=offer.id)
            return
        require(self.also >= 0, "both-partners", "B39", offer=offer.id, other=mate.id)
        require(self.also != self.partner, "both-partners", "B39", offer=offer.id, other=mate.id)
        others = check_closing(table, seat, mate, self.also, self.also_cards)
        require(set(places).isdisjoint(others), "wrong-cards", "B26", offer=offer.id)

    def apply(self, table: "Bohnanza", seat: Seat, chance: Chance) -> None:
        """All give at once; what each gave comes off the board."""
        offer = table.offer(self.offer)
        mate = find_mate(table, offer)
        deal = open_deal(table, seat, offer, self.partner, self.cards)
        if mate is None:
            close_deals(table, [deal])
        else:
            other = open_deal(table, seat, mate, self.also, self.also_cards)
            close_deals(table, [deal, other])


class ClosingDeal:
    """A deal about to be closed: what each gives, and how it was agreed."""

    __slots__ = ("agreed", "given", "got", "partner", "seat")

    def __init__(
        self, seat: Seat, partner: Seat, agreed: OpenOffer, given: Acceptance, got: Acceptance
    ) -> None:
        self.seat = seat
        self.partner = partner
        self.agreed = agreed
        self.given = given
        """The copies of the seat that made the offer."""
        self.got = got


def name_partner(partner: Seat, cards: Cards) -> str:
    """A partner and the places of the hand for it."""
    giving = join([str(place + 1) for place in cards])
    return f" {partner + 1}" + (f" giving {giving}" if cards else "")


def check_closing(
    table: "Bohnanza", seat: Seat, offer: OpenOffer, partner: Seat, cards: Cards
) -> Cards:
    """Refuse to close an offer that is not the seat's, or not agreed; the copies that it gives."""
    if offer.maker != seat:
        raise Illegal("not-your-offer", "B33", offer=offer.id)
    if partner not in offer.accepted:
        raise Illegal("not-accepted", "B33", offer=offer.id)
    agreed = agreement(offer, partner)
    places = copies_given(table, seat, cards, agreed)
    given = cards_at(table, seat, places)
    given.sort()
    if tuple(given) != agreed.hand:
        raise Illegal("wrong-cards", "B26", offer=offer.id)
    return places


def open_deal(
    table: "Bohnanza", seat: Seat, offer: OpenOffer, partner: Seat, cards: Cards
) -> ClosingDeal:
    """What goes both ways when an offer is closed with a partner."""
    agreed = agreement(offer, partner)
    got = take_acceptance(table, partner, offer.id)
    if got is None:
        got = Acceptance(offer.id, tuple(range(len(agreed.want))), (), ())
    copies = copies_given(table, seat, cards, agreed)
    given = Acceptance(offer.id, copies, agreed.open, agreed.stored)
    return ClosingDeal(seat, partner, agreed, given, got)


def close_deals(table: "Bohnanza", deals: list[ClosingDeal]) -> None:
    """All give at once; then offers and agreements that have become impossible end."""
    first = deals[0].agreed
    for deal in deals:
        remove_offer(table, deal.agreed.id)
    gone: Cards = ()
    for deal in deals:
        seat, partner, agreed, got = deal.seat, deal.partner, deal.agreed, deal.got
        given = after_gone(deal.given, gone)
        gone += deal.given.cards
        hand_over(table, seat, given, partner, agreed.hand)
        hand_over(table, partner, got, seat, missing(agreed.want, got.open))
        gave = agreed.hand + agreed.open
        table.emit("dealt", seat, agreed.id, partner, *with_lengths(gave, agreed.want))
    release(table, first.maker, sorted_cards(list(gone)))
    for deal in deals:
        release(table, deal.partner, deal.got.cards)
    for deal in deals:
        lapse(table, deal.seat, deal.agreed.hand + deal.agreed.open)
        lapse(table, deal.partner, deal.agreed.want)
    for offer in table.offers:
        if is_linked(first, offer):
            end_offer(table, offer)


def after_gone(given: Acceptance, gone: Cards) -> Acceptance:
    """The copies, when cards at other places have left the hand."""
    moved = [place - sum([other < place for other in gone]) for place in given.cards]
    return Acceptance(given.offer, tuple(moved), given.open, given.stored)


NUMBERED: Final = 500
"""More offers than most games come to."""
WITHDRAWALS: Final = tuple([Withdraw(number) for number in range(NUMBERED)])
REFUSALS: Final = tuple([Decline(number) for number in range(NUMBERED)])
GIFTS: Final = tuple([Accept(number) for number in range(NUMBERED)])
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
    accepts = list_accepts(table, seat, table.open_cards(seat), offer)
    return accepts[0] if accepts else None


def list_accepts(table: "Bohnanza", seat: Seat, board: list[int], offer: OpenOffer) -> list[Accept]:
    """Every way to accept that a seat has the cards for, each with one choice of copies."""
    number = offer.id
    if offer.take or offer.give == ALL:
        ways = [
            accept_with(table, seat, board, number, one.want, cards_to_choose(one))
            for one in split_choice(table, seat, offer)
        ]
    else:
        ways = [accept_with(table, seat, board, number, want) for want in wants(offer)]
    return [accept for accept in ways if accept is not None]


def accept_with(
    table: "Bohnanza", seat: Seat, board: list[int], number: int, want: Cards, take: Cards = ()
) -> Accept | None:
    """Accept an offer with these sorts, if the seat has them, and take these of a choice."""
    if not want and not take:
        return GIFTS[number] if number < NUMBERED else Accept(number)
    hand = table.piles[table.hands + seat]
    if len(want) == 1 and want[0] not in board:
        places = nearest(hand, want)
        return None if places is None else Accept(number, places, (), (), take)
    lacking = missing(want, board) if board else want
    places = nearest(hand, lacking)
    if places is None:
        return None
    shown = missing(want, lacking) if len(lacking) < len(want) else ()
    stored = missing(shown, missing(shown, stored_cards(table, seat))) if shown else ()
    return Accept(number, places, shown, stored, take)


def check_way(table: "Bohnanza", seat: Seat, offer: OpenOffer, take: Cards, given: Cards) -> None:
    """Who answers takes and gives what the offer leaves it to choose; all is all that it has."""
    fits = find_way(offer, take, given) >= 0
    if offer.give == ALL:
        fits = fits and len(given) == table.count_held(seat, offer.want[0])
    require(fits, "wrong-cards", "B26", offer=offer.id)


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


def terms_accepted(table: "Bohnanza", seat: Seat, accept: Accept) -> OpenOffer:
    """The offer that a seat accepts, with what it chooses of what the offer leaves to it."""
    offer = table.offer(accept.offer)
    return terms_of(offer, accept.take, given_by(table, seat, accept))


def with_the_only_copies(table: "Bohnanza", seat: Seat, accept: Accept, offer: OpenOffer) -> Accept:
    """An acceptance that names no copies means the only ones that fit."""
    if accept.cards or accept.open or not offer.want:
        return accept
    board = table.open_cards(seat)
    ways = list_accepts(table, seat, board, offer)
    possible = [one for one in ways if one.take == accept.take]
    if len(possible) != 1:
        return accept
    given = given_by(table, seat, possible[0])
    return possible[0] if only(given, [*table.hand(seat), *board]) else accept


def copies_given(table: "Bohnanza", seat: Seat, cards: Cards, offer: OpenOffer) -> Cards:
    """The places of the hand that close a deal; where none is named, the only ones that fit."""
    if cards or not offer.hand or not only(offer.hand, table.hand(seat)):
        return cards
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
            replace_offer(table, place, without_acceptance(offer, dealer), dealer)
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
        mate = find_mate(table, offer)
        end_offer(table, offer)
        if mate is not None:
            end_offer(table, mate)


def end_offer(table: "Bohnanza", offer: OpenOffer) -> None:
    """An offer that cannot be kept, or only another instead, comes off the board if it is there."""
    if offer not in table.offers:
        return
    remove_offer(table, offer.id)
    if offer.accepted:
        table.emit("released", offer.maker, offer.id)
    table.emit("lapsed", offer.maker, offer.id)


def is_kept(table: "Bohnanza", offer: OpenOffer) -> bool:
    """Whether somebody agreed to an offer that its maker can still keep."""
    return bool(offer.accepted) and can_give(table, offer, find_mate(table, offer))


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

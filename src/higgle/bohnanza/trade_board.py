"""The trade board: what each seat may do about every open offer, and the pending acceptances."""

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.cards import holds
from higgle.bohnanza.open_offers import (
    ALL,
    Acceptance,
    OpenOffer,
    gifts,
    has_choice,
    mate_of,
    pack_acceptance,
    unpack_acceptances,
    want_of,
    wants,
)
from higgle.core import TRUTH, Ask, Cards, Illegal, Seat, missing, sorted_cards

if TYPE_CHECKING:
    from higgle.bohnanza.game import Bohnanza

Offers = tuple[OpenOffer, ...]

MAKE: Final = 1
AGREE: Final = 2
REFUSE: Final = 4
ANSWER: Final = AGREE | REFUSE
TAKE_BACK: Final = 8
CLOSE: Final = 16
END: Final = 32
NAMES: Final[tuple[str, ...]] = ("offer", "accept", "decline", "withdraw", "confirm", "end_trade")
FORMS: Final = tuple(
    tuple(name for bit, name in enumerate(NAMES) if form >> bit & 1) for form in range(64)
)
"""Every set of forms in which a seat can be asked to trade."""


@mypyc_attr(allow_interpreted_subclasses=True)  # without it, compiled, it cannot be pickled
class OfferStatus:
    """An open offer with the forms in which each seat may act on it.

    Its maker may take it back, and close where somebody has accepted; a seat to which it is made
    may answer, or think better of its answer. Parts of a value that are needed again and again are
    read once, because compiled they take long to read.
    """

    __slots__ = ("choice", "forms", "id", "maker", "offer", "want")

    def __init__(
        self,
        offer: OpenOffer,
        seats: int,
        number: int,
        maker: Seat,
        want: Cards,
        choice: bool,
    ) -> None:
        self.offer = offer
        self.id = number
        self.maker = maker
        self.want = want
        self.choice = choice
        """Whether it leaves something to who answers."""
        accepted, declined = offer.accepted, offer.declined
        forms = [0] * seats
        for seat in offer.to:
            if seat in accepted:
                forms[seat] = REFUSE
            else:
                forms[seat] = AGREE if seat in declined else ANSWER
        forms[maker] = TAKE_BACK | CLOSE if accepted else TAKE_BACK
        self.forms = forms


def read_status(offer: OpenOffer, seats: int) -> OfferStatus:
    """The status of an offer of which nothing is known yet."""
    return OfferStatus(offer, seats, offer.id, offer.maker, offer.want, has_choice(offer))


def pair_statuses(board: "list[OfferStatus]", offers: Offers) -> bool:
    """Two offers that close in one act close when two seats have accepted them; are there any?"""
    paired = False
    if not sum([offer.both for offer in offers]):
        return False
    for status in board:
        mate = mate_of(offers, status.offer)
        if mate is not None:
            paired = True
            accepted = status.offer.accepted
            agreed = any(one != other for one in accepted for other in mate.accepted)
            status.forms[status.maker] = TAKE_BACK | CLOSE if agreed else TAKE_BACK
    return paired


@mypyc_attr(allow_interpreted_subclasses=True)  # without it, compiled, it cannot be pickled
class AskCache:
    """What each seat may do on the trade board, and the offers for which that was worked out.

    An ask is about the offers to answer, and for every acceptance of one's own offer once about
    minus its number. Every change of a board puts other offers in its place, so the same offers
    have the same asks.
    """

    __slots__ = (
        "about",
        "active",
        "asks",
        "board",
        "forms",
        "limit",
        "made",
        "offers",
        "paired",
        "rights",
    )

    def __init__(self, limit: int, rights: tuple[str, ...]) -> None:
        self.limit = limit
        self.rights = rights
        self.active = 0
        self.offers: Offers = ()
        self.board: list[OfferStatus] = []
        self.paired = False
        """Whether some offers close only together, so that one tells nothing by itself."""
        self.made: Cards | None = None
        """How many offers each seat has made, for these asks; nothing before any are worked out."""
        self.forms: list[int] = []
        self.about: list[Cards] = []
        self.asks: list[Ask] = []

    def read(self, offers: Offers, seats: int) -> None:
        """Another board."""
        self.offers = offers
        self.board = [read_status(offer, seats) for offer in offers]
        self.paired = pair_statuses(self.board, offers)
        self.made = None

    def work_out(self, made: Cards, active: Seat) -> None:
        """The asks, from the board and how many offers each seat has made."""
        self.made = made
        self.active = active
        seats = len(made)
        self.forms = [MAKE if count < self.limit else 0 for count in made]
        self.about = [()] * seats
        self.asks = [self.ask_anew(seat) for seat in range(seats)]

    def ask_anew(self, seat: Seat) -> Ask:
        """The ask of a seat, from all that stands on the board."""
        form = self.forms[seat] & MAKE
        if seat == self.active:
            form |= END
        about: list[int] = []
        for status in self.board:
            mine = status.forms[seat]
            if mine:
                form |= mine
                if mine == ANSWER:
                    about.append(status.id)
                elif mine > TAKE_BACK:
                    about += [-status.id] * len(status.offer.accepted)
        numbers = self.about[seat] = tuple(about) if about else ()
        self.forms[seat] = form
        return Ask(seat, seat == self.active, FORMS[form], numbers, self.rights)

    def add(
        self, offers: Offers, status: OfferStatus, both: int, before: Cards, made: Cards
    ) -> None:
        """One offer more: its maker may take it back, and the others are asked about it."""
        if self.paired or both:
            self.read(offers, len(made))
            return
        self.offers = offers
        self.board.append(status)
        if self.made is not before:
            self.made = None
            return
        self.made = made
        asks, forms, about, active = self.asks, self.forms, self.about, self.active
        new = (status.id,)
        for seat in status.offer.to:
            form = forms[seat] = forms[seat] | ANSWER
            numbers = about[seat] = about[seat] + new
            asks[seat] = Ask(seat, seat == active, FORMS[form], numbers, self.rights)
        maker = status.maker
        form = forms[maker] | TAKE_BACK
        if made[maker] >= self.limit:
            form &= ~MAKE
        if form != forms[maker]:
            forms[maker] = form
            asks[maker] = Ask(maker, maker == active, FORMS[form], about[maker], self.rights)

    def replace(self, offers: Offers, place: int, seat: Seat) -> None:
        """A seat has answered otherwise; its maker has to know of acceptances."""
        old = self.board[place]
        before, seats = old.forms[seat], len(old.forms)
        if self.paired:
            self.read(offers, seats)
            return
        self.offers = offers
        status = OfferStatus(offers[place], seats, old.id, old.maker, old.want, old.choice)
        self.board[place] = status
        if self.made is not None:
            self.asks[seat] = self.ask_anew(seat)
            if REFUSE in (before, status.forms[seat]):
                self.asks[status.maker] = self.ask_anew(status.maker)

    def remove(self, offers: Offers, place: int) -> None:
        """One offer less."""
        if self.paired:
            self.read(offers, len(self.board[place].forms))
            return
        self.offers = offers
        removed = self.board.pop(place)
        if self.made is not None:
            for seat, form in enumerate(removed.forms):
                if form:
                    self.asks[seat] = self.ask_anew(seat)


# The board of a table


def read_board(table: "Bohnanza") -> AskCache:
    """What stands on the board; it is read anew where others set the offers."""
    cache, offers = table.ask_cache, table.offers
    if cache is None:
        cache = table.ask_cache = AskCache(table.offer_limit, table.RIGHTS)
    if cache.offers is not offers:
        cache.read(offers, table.seats)
    return cache


def find_mate(table: "Bohnanza", offer: OpenOffer) -> OpenOffer | None:
    """The offer together with which another closes; hardly any board has two such offers."""
    return mate_of(table.offers, offer) if read_board(table).paired else None


def list_asks(table: "Bohnanza") -> list[Ask]:
    """What each seat may do on the trade board, from what everybody sees."""
    cache = read_board(table)
    if cache.made is not table.offers_made:
        cache.work_out(table.offers_made, table.active)
    return cache.asks.copy()


def offer_place(table: "Bohnanza", number: int) -> int:
    """Where an offer stands on the board; its number is read from the cache where that is fresh."""
    cache = table.ask_cache
    if cache is not None and cache.offers is table.offers:
        for place, status in enumerate(cache.board):
            if status.id == number:
                return place
    else:
        for place, offer in enumerate(table.offers):
            if offer.id == number:
                return place
    raise Illegal("offer-gone", "B32", offer=number)


def replace_offer(table: "Bohnanza", place: int, changed: OpenOffer, seat: Seat) -> None:
    """The same offer with another answer of a seat."""
    before, cache = table.offers, table.ask_cache
    offers = list(before)
    offers[place] = changed
    table.offers = tuple(offers)
    if cache is not None and cache.offers is before:
        cache.replace(table.offers, place, seat)


def remove_offer(table: "Bohnanza", number: int, place: int = -1) -> None:
    """An offer comes off the board, and the copies chosen for it are forgotten."""
    if place < 0:
        place = offer_place(table, number)
    before, cache = table.offers, table.ask_cache
    for seat in before[place].accepted:
        take_acceptance(table, seat, number)
    table.offers = before[:place] + before[place + 1 :]
    if cache is not None and cache.offers is before:
        cache.remove(table.offers, place)


def take_acceptance(table: "Bohnanza", seat: Seat, number: int) -> Acceptance | None:
    """Take a seat's acceptance of an offer off its pile, and say which copies it had chosen."""
    pile = table.piles[table.acceptances + seat]
    if not pile:
        return None
    taken: Acceptance | None = None
    left: Cards = ()
    for accepted in unpack_acceptances(pile):
        if accepted.offer == number:
            taken = accepted
        else:
            left += pack_acceptance(accepted)
    table.piles[table.acceptances + seat] = left
    return taken


def clear_offers(table: "Bohnanza") -> None:
    """The phase is over: every offer lapses."""
    for seat in range(table.seats):
        table.piles[table.acceptances + seat] = ()
    table.offers = ()
    table.offers_made = (0,) * table.seats


# Open cards


def stored_cards(table: "Bohnanza", seat: Seat) -> Cards:
    """The open cards of a seat that lie in its store."""
    shelf = table.shelf(seat)
    return table.piles[shelf] if shelf >= 0 else ()


def from_store(table: "Bohnanza", seat: Seat, shown: Cards, stored: Cards) -> Cards:
    """The open cards that come out of the store: the named, and those that lie only there."""
    in_store = stored_cards(table, seat)
    if not in_store:
        return stored
    board = missing(tuple(table.open_cards(seat)), in_store)
    return sorted_cards([*stored, *missing(missing(shown, stored), board)])


def has_open(table: "Bohnanza", seat: Seat, shown: Cards, stored: Cards) -> bool:
    """Whether a seat has these open cards: some in its store, the others elsewhere."""
    in_store = stored_cards(table, seat)
    if not in_store:
        return not stored and holds(table.open_cards(seat), shown)
    board = missing(tuple(table.open_cards(seat)), in_store)
    elsewhere = missing(shown, stored)
    named = len(elsewhere) + len(stored) == len(shown)
    return named and holds(in_store, stored) and holds(board, elsewhere)


# What positions and views must keep to


def check_board(table: "Bohnanza") -> None:
    """Refuse a position with offers that cannot have been made."""
    numbers = (0, *[offer.id for offer in table.offers], table.next_offer)
    rising = all(one < other for one, other in pairwise(numbers))
    table.require_possible(rising, "offers")
    for offer in table.offers:
        possible = offer.maker in range(table.seats) and could_stand(table, offer)
        table.require_possible(possible, "offers")
    for seat in range(table.seats):
        if table.audience in (TRUTH, seat):
            table.require_possible(could_have_agreed(table, seat), "slips")
        else:
            table.require_possible(not table.piles[table.acceptances + seat], "slips")


def could_have_agreed(table: "Bohnanza", seat: Seat) -> bool:
    """Whether a seat has chosen copies that are there for each offer it accepted, and no other."""
    due = {offer.id: want_of(offer, seat) for offer in table.offers if seat in offer.accepted}
    pile, hand = table.piles[table.acceptances + seat], table.hand(seat)
    try:
        chosen = unpack_acceptances(pile)
    except IndexError:
        return False
    whole = sum([pack_acceptance(one) for one in chosen], ())
    if whole != pile or sorted(due) != sorted([one.offer for one in chosen]):
        return False
    for one in chosen:
        if not set(one.cards) <= set(range(len(hand))) or len(set(one.cards)) < len(one.cards):
            return False
        given = sorted_cards([*[hand[place] for place in one.cards], *one.open])
        if given != due[one.offer] or not has_open(table, seat, one.open, one.stored):
            return False
    return True


def could_stand(table: "Bohnanza", offer: OpenOffer) -> bool:
    """Whether it is made to partners, who have answered once, and its cards are there."""
    maker, to, accepted, takes = offer.maker, offer.to, offer.accepted, offer.takes
    answers = accepted + offer.declined
    if not to or to != tuple([other for other in table.partners(maker) if other in to]):
        return False
    if not set(answers) <= set(to) or len(set(answers)) < len(answers):
        return False
    if len(takes) != (len(accepted) if has_choice(offer) else 0):
        return False
    if not could_leave(table, offer) or not could_link(table, offer):
        return False
    mate = mate_of(table.offers, offer)
    if table.audience in (TRUTH, maker):
        return can_give(table, offer, mate)
    return has_open(table, maker, *open_given(offer, mate))


def could_leave(table: "Bohnanza", offer: OpenOffer) -> bool:
    """Whether an offer can leave so much to who answers, and they can have chosen that."""
    want, pool = offer.want, len(offer.hand) + len(offer.open)
    if not (0 <= offer.take < max(1, pool) and ALL <= offer.give < max(1, len(want))):
        return False
    if offer.give and (offer.instead or (offer.give == ALL and len(want) != 1)):
        return False
    most = table.most(want[0]) if offer.give == ALL else 1
    ways = len(wants(offer, most)) * (len(gifts(offer)) if offer.take else 1)
    return set(offer.takes) <= set(range(ways))


def could_link(table: "Bohnanza", offer: OpenOffer) -> bool:
    """Whether an offer closes together with one other of its maker, or with none."""
    mates = [other for other in table.offers if other.both == offer.id or offer.both == other.id]
    if offer.either and not 0 < offer.either < offer.id:
        return False
    if not offer.both:
        return len(mates) <= 1
    mine = len(mates) == 1 and mates[0].maker == offer.maker == table.active
    return mine and not mates[0].both and offer.both < offer.id and not offer.either


def open_given(offer: OpenOffer, mate: OpenOffer | None) -> tuple[Cards, Cards]:
    """The open cards that an offer names, with those of the other that closes with it."""
    if mate is None:
        return offer.open, offer.stored
    return sorted_cards([*offer.open, *mate.open]), sorted_cards([*offer.stored, *mate.stored])


def can_give(table: "Bohnanza", offer: OpenOffer, mate: OpenOffer | None) -> bool:
    """Whether the cards are there that an offer names, with those of the one that closes with it.

    Of a choice, all that who answers could take.
    """
    hand = sorted_cards([*offer.hand, *mate.hand]) if mate is not None else offer.hand
    there = holds(table.hand(offer.maker), hand)
    return there and has_open(table, offer.maker, *open_given(offer, mate))


def promised_cards(table: "Bohnanza") -> dict[int, Cards]:
    """Open offers and acceptances promise cards in the hands of others."""
    promised: dict[int, list[int]] = {}
    for offer in table.offers:
        mate = mate_of(table.offers, offer)
        hand = sorted_cards([*offer.hand, *mate.hand]) if mate is not None else offer.hand
        promise(table, promised, offer.maker, hand)
        for seat in offer.accepted:
            given = want_of(offer, seat)
            promise(table, promised, seat, missing(given, table.open_cards(seat)))
    return {hand: tuple(cards) for hand, cards in promised.items()}


def promise(table: "Bohnanza", promised: dict[int, list[int]], seat: Seat, cards: Cards) -> None:
    """The hand has these cards; another offer may mean the same ones."""
    if seat != table.audience:
        known = promised.setdefault(table.hands + seat, [])
        known += missing(cards, known)

"""The trade board: open offers, who has accepted them, and the copies chosen for them."""

from random import Random
from typing import ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.actions import Accept
from higgle.bohnanza.asked import Asked
from higgle.bohnanza.cards import holds, missing
from higgle.bohnanza.fields import Fields
from higgle.bohnanza.offers import (
    Note,
    OpenOffer,
    agreements,
    nearest,
    noted,
    notes,
    wanted_of,
    wants,
)
from higgle.core import (
    FACES,
    NOTHING,
    ONE,
    TRUTH,
    Cards,
    Illegal,
    Layout,
    Options,
    Seat,
    sorted_cards,
)

OTHERS: Final[tuple[tuple[tuple[Seat, ...], ...], ...]] = tuple(
    [
        tuple([tuple([other for other in range(seats) if other != seat]) for seat in range(seats)])
        for seats in range(8)
    ]
)
"""Everybody but one, by the number of seats and by the one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Fields):
    """Every open offer, and the cards that were turned up or received."""

    RIGHTS: ClassVar[tuple[str, ...]] = ()
    """The forms that stand open at any time."""

    __slots__ = (
        "active",
        "asked",
        "next_offer",
        "offer_limit",
        "offers",
        "offers_made",
        "received_piles",
        "slips",
        "turned_up",
    )

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.offer_limit = self.agreed.offers_per_turn
        """How many offers a seat may make in a turn."""
        self.turned_up = layout.first["turned-up"]
        self.received_piles = layout.first["received"]
        self.slips = layout.first["slips"]
        self.active = 0
        self.offers: tuple[OpenOffer, ...] = ()
        self.offers_made: tuple[int, ...] = ()
        """How many offers each seat has made in this turn."""
        self.next_offer = 1
        self.asked: Asked | None = None
        """The board as it was read last, with its asks."""

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.offer_limit = table.offer_limit
        self.turned_up = table.turned_up
        self.received_piles = table.received_piles
        self.slips = table.slips
        self.active = table.active
        self.offers = table.offers
        self.offers_made = table.offers_made
        self.next_offer = table.next_offer
        self.asked = None

    def lay_out(self) -> None:
        super().lay_out()
        self.layout.pile("turned-up", "bean", FACES)
        self.layout.each("received", "bean", FACES, FACES)
        self.layout.each("slips", "slip", FACES, NOTHING)

    # Questions

    def open_piles(self, seat: Seat) -> list[int]:
        """The piles besides its hand from which a seat may deal."""
        return [self.turned_up] if seat == self.active else []

    def open_cards(self, seat: Seat) -> list[int]:
        """The open cards that a seat may deal."""
        found: list[int] = []
        for pile in self.open_piles(seat):
            found += self.piles[pile]
        return found

    def shelf(self, seat: Seat) -> int:
        """The open pile that is a seat's store, if the game has any; -1 where it has none."""
        return -1

    def shelved(self, seat: Seat) -> Cards:
        """The open cards of a seat that lie in its store."""
        shelf = self.shelf(seat)
        return self.piles[shelf] if shelf >= 0 else ()

    def from_shelf(self, seat: Seat, shown: Cards, stored: Cards) -> Cards:
        """The open cards that come out of the store: the named, and those that lie only there."""
        shelved = self.shelved(seat)
        if not shelved:
            return stored
        board = missing(tuple(self.open_cards(seat)), shelved)
        return sorted_cards([*stored, *missing(missing(shown, stored), board)])

    def has_open(self, seat: Seat, shown: Cards, stored: Cards) -> bool:
        """Whether a seat has these open cards: some in its store, the others elsewhere."""
        shelved = self.shelved(seat)
        if not shelved:
            return not stored and holds(self.open_cards(seat), shown)
        board = missing(tuple(self.open_cards(seat)), shelved)
        elsewhere = missing(shown, stored)
        named = len(elsewhere) + len(stored) == len(shown)
        return named and holds(shelved, stored) and holds(board, elsewhere)

    def received_pile(self, seat: Seat, source: int) -> int:
        """Where a seat lays a card that it was given from a pile."""
        return self.received_piles + seat

    def read_board(self) -> Asked:
        """What stands on the board; it is read anew where others set the offers."""
        asked, offers = self.asked, self.offers
        if asked is None:
            asked = self.asked = Asked(self.offer_limit, self.RIGHTS)
        if asked.offers is not offers:
            asked.read(offers, self.seats)
        return asked

    def offer(self, number: int) -> OpenOffer:
        """The open offer of this number."""
        return self.offers[self.offer_place(number)]

    def offer_place(self, number: int) -> int:
        """Where an offer stands on the board."""
        for place, offer in enumerate(self.offers):
            if offer.id == number:
                return place
        raise Illegal("offer-gone", "B32", offer=number)

    def could_stand(self, offer: OpenOffer) -> bool:
        """Whether it is made to partners, who have answered once, and its cards are there."""
        maker, to, accepted, takes = offer.maker, offer.to, offer.accepted, offer.takes
        answered = accepted + offer.declined
        if not to or to != tuple([other for other in self.partners(maker) if other in to]):
            return False
        if not set(answered) <= set(to) or len(set(answered)) < len(answered):
            return False
        if len(takes) != (len(accepted) if offer.instead else 0):
            return False
        if not set(takes) <= set(range(len(wants(offer)))):
            return False
        if self.audience in (TRUTH, maker) and not holds(self.hand(maker), offer.hand):
            return False
        return self.has_open(maker, offer.open, offer.stored)

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """Those with whom a seat may deal: the active seat with all, the others with it."""
        active = self.active
        return ONE[active] if seat != active else OTHERS[self.seats][seat]

    def nearest_accept(self, seat: Seat, offer: OpenOffer) -> Accept | None:
        """Accept with open cards first, then with the copies nearest the front.

        Of a choice, the first that is there.
        """
        board = self.open_cards(seat)
        accept = self.accept_with(seat, board, offer.id, offer.want)
        for want in offer.instead:
            if accept is None:
                accept = self.accept_with(seat, board, offer.id, want)
        return accept

    def accept_with(self, seat: Seat, board: list[int], number: int, want: Cards) -> Accept | None:
        """Accept an offer with these sorts, if the seat has them."""
        if not want:
            return Accept(number)
        lacking = missing(want, board) if board else want
        places = nearest(self.piles[self.hands + seat], lacking)
        if places is None:
            return None
        shown = missing(want, lacking) if len(lacking) < len(want) else ()
        stored = missing(shown, missing(shown, self.shelved(seat))) if shown else ()
        return Accept(number, places, shown, stored)

    # What promises tell

    def pins(self) -> dict[int, Cards]:
        """Open offers and acceptances promise cards in the hands of others."""
        promised: dict[int, list[int]] = {}
        for offer in self.offers:
            self.promise(promised, offer.maker, offer.hand)
            for seat in offer.accepted:
                given = wanted_of(offer, seat)
                self.promise(promised, seat, missing(given, self.open_cards(seat)))
        return {hand: tuple(cards) for hand, cards in promised.items()}

    def promise(self, promised: dict[int, list[int]], seat: Seat, cards: Cards) -> None:
        """The hand has these cards; another offer may mean the same ones."""
        if seat != self.audience:
            known = promised.setdefault(self.hands + seat, [])
            known += missing(cards, known)

    def imagine(self, random: Random) -> Self:
        whole = super().imagine(random)
        for agreed in [one for offer in self.offers for one in agreements(offer)]:
            for seat in agreed.accepted:
                if seat != self.audience:
                    accept = whole.nearest_accept(seat, agreed)
                    assert accept is not None, "an acceptance promises its cards"
                    note = Note(agreed.id, accept.cards, accept.open, accept.stored)
                    whole.piles[self.slips + seat] += noted(note)
        return whole

    # Bookkeeping

    def renew(self, place: int, changed: OpenOffer, seat: Seat) -> None:
        """The same offer with another answer of a seat."""
        before, asked = self.offers, self.asked
        offers = list(before)
        offers[place] = changed
        self.offers = tuple(offers)
        if asked is not None and asked.offers is before:
            asked.renew(self.offers, place, seat)

    def strike(self, number: int) -> None:
        """An offer comes off the board, and the copies chosen for it are forgotten."""
        place = self.offer_place(number)
        before, asked = self.offers, self.asked
        for seat in before[place].accepted:
            self.take_slip(seat, number)
        self.offers = before[:place] + before[place + 1 :]
        if asked is not None and asked.offers is before:
            asked.strike(self.offers, place)

    def take_slip(self, seat: Seat, number: int) -> Note | None:
        """Strike out the note which copies a seat chose for an offer, and say which."""
        slips = self.piles[self.slips + seat]
        if not slips:
            return None
        taken: Note | None = None
        kept: Cards = ()
        for note in notes(slips):
            if note.offer == number:
                taken = note
            else:
                kept += noted(note)
        self.piles[self.slips + seat] = kept
        return taken

    def clear_offers(self) -> None:
        """The phase is over: every offer lapses."""
        for seat in range(self.seats):
            self.piles[self.slips + seat] = ()
        self.offers = ()
        self.offers_made = (0,) * self.seats

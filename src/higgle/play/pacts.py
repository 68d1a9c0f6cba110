"""Pacts: promises about later turns. The ledger finds out by what happens whether they are kept.

A pact binds nobody. Three kinds have a due moment: the next cards of a sort that somebody turns up
(`next`), an auction without a bid (`no_bid`), and some rounds without an attack (`peace`).
"""

from collections.abc import Callable
from typing import Final

import msgspec

from higgle.core import Cards, Event, Fact, Seat, Table, missing, require
from higgle.play.talk import MOST_PROMISED, NEXT, NO_BID, PEACE, Pact, PactKind, Promise

LISTS: Final = 6
"""How many lists of cards and seats every offer tells; what it leaves open comes after them."""
MOST_ROUNDS: Final = 5
"""For how many rounds peace may be promised."""
SHOWS_KIND: Final[dict[str, tuple[str, ...]]] = {
    NEXT: ("dealt",),
    NO_BID: ("lot_turned",),
    PEACE: ("attacked", "trade_opened"),
}
"""The events without which a pact means nothing in a game."""
SOLD: Final = ("lot_paid", "lot_bought", "taken_free")
PACT_EVENTS: Final = (
    *("turned_up", "camped", "conquered", "attacked", "trade_opened"),
    *("lot_turned", "bid", "lot_sold", *SOLD),
)
"""The events that change how pacts stand, besides those of deals and turns."""


class OpenPact(Fact, frozen=True):
    """What one seat has promised another, and how it stands."""

    by: Seat
    to: Seat
    what: PactKind
    cards: "Cards" = ()
    rounds: int = 0
    """How many of the promiser's turns it still holds for."""
    due: bool = False
    """Whether its moment has come."""


def pact_kinds(game: type[Table]) -> tuple[str, ...]:
    """The kinds of pacts that mean something in a game."""
    told = game.EVENTS.keys()
    return tuple([what for what, names in SHOWS_KIND.items() if not told.isdisjoint(names)])


def check_pact(game: type[Table], seat: Seat, pact: Pact) -> None:
    """Refuse a pact that nobody could see kept or broken."""
    require(pact.what in pact_kinds(game), "no-such-pact")
    require(pact.to != seat, "promise-to-others")
    require(pact.what != NEXT or 0 < len(pact.cards) <= MOST_PROMISED, "no-such-pact")
    require(pact.what != NO_BID or len(pact.cards) == 1, "no-such-pact")
    require(pact.what != PEACE or 0 < pact.rounds <= MOST_ROUNDS, "peace-rounds", most=MOST_ROUNDS)


def check_promise(table: Table, seat: Seat, promise: Promise | Pact) -> None:
    """Refuse a promise to nobody, and what cannot be promised in a game."""
    require(0 <= promise.to < table.seats and promise.to != seat, "promise-to-others")
    if isinstance(promise, Pact):
        check_pact(type(table), seat, promise)
    else:
        require(NEXT in pact_kinds(type(table)), "no-such-pact")


class Pacts:
    """The pacts at one table: offered with a deal, open, kept or broken."""

    def __init__(self) -> None:
        self.offered: list[OpenPact] = []
        """What comes with a deal that is not made yet."""
        self.open: list[OpenPact] = []
        self.kept: dict[Seat, int] = {}
        self.broken: dict[Seat, int] = {}
        self.last_broken: OpenPact | None = None
        self.lot = 0
        """The card that is on sale."""
        self.owners: dict[int, Seat] = {}
        """Whose each land is, as far as it was told."""
        self.tendered: dict[int, OpenPact] = {}
        """What is due and was offered as a gift, by the number of the offer."""
        self.notes: dict[str, Callable[[Event], None]] = {
            "dealt": self.note_deal,
            "turned_up": self.note_turned_up,
            "offered": self.note_gift,
            "declined": self.note_refusal,
            "trade_ended": self.note_trade_end,
            "turn_began": self.note_turn,
            "camped": self.note_owner,
            "conquered": self.note_owner,
            "attacked": self.note_attack,
            "trade_opened": self.note_trade,
            "lot_turned": self.note_lot,
            "bid": self.note_bid,
            "lot_sold": self.note_sale,
            **dict.fromkeys(SOLD, self.note_sold),
        }

    def copy(self) -> "Pacts":
        """The pacts as they stand, to go back to."""
        twin = Pacts()
        twin.offered, twin.open = self.offered[:], self.open[:]
        twin.kept, twin.broken = self.kept.copy(), self.broken.copy()
        twin.last_broken, twin.lot = self.last_broken, self.lot
        twin.owners, twin.tendered = self.owners.copy(), self.tendered.copy()
        return twin

    def promise(self, seat: Seat, pact: Pact) -> None:
        """Somebody promises something, instead of what it has promised so before."""
        made = OpenPact(seat, pact.to, pact.what, pact.cards, pact.rounds)
        book = self.offered if pact.what == NEXT else self.open
        same = [one for one in book if (one.by, one.to, one.what) == (seat, pact.to, pact.what)]
        book[:] = [one for one in book if one not in same]
        due = pact.what == NO_BID and self.lot in pact.cards
        book.append(msgspec.structs.replace(made, due=due))

    def forgive(self, by: Seat, to: Seat, what: str) -> None:
        """Whoever was promised something may say that it is settled."""
        self.open = [one for one in self.open if (one.by, one.to, one.what) != (by, to, what)]

    def note(self, event: Event) -> None:
        """What happens may make a pact due, keep it or break it."""
        heard = self.notes.get(event.name)
        if heard is not None:
            heard(event)

    def settle(self, pact: OpenPact, kept: bool) -> None:
        """A pact has come to its end."""
        self.open.remove(pact)
        tally = self.kept if kept else self.broken
        if not kept:
            self.last_broken = pact
        tally[pact.by] = tally.get(pact.by, 0) + 1

    def of(self, what: str, by: Seat) -> list[OpenPact]:
        """The open pacts of a kind that a seat has promised."""
        return [one for one in self.open if (one.what, one.by) == (what, by)]

    # The next cards of a sort

    def note_deal(self, event: Event) -> None:
        """A deal makes what came with it a debt, and pays what was owed."""
        partner, gave, got = read_deal(event)
        for giver, to, cards in ((event.seat, partner, gave), (partner, event.seat, got)):
            for one in self.of(NEXT, giver):
                if one.to == to and not missing(one.cards, cards):
                    self.settle(one, kept=True)
        pair = {event.seat, partner}
        made = [one for one in self.offered if {one.by, one.to} == pair]
        self.offered = [one for one in self.offered if one not in made]
        self.open += made

    def note_turned_up(self, event: Event) -> None:
        """What was promised of a seat's next cards is due when it turns them up."""
        faces = [card for card, *_ in event.moves]
        for one in self.of(NEXT, event.seat):
            if set(one.cards) & set(faces):
                self.open[self.open.index(one)] = msgspec.structs.replace(one, due=True)

    def note_gift(self, event: Event) -> None:
        """Whoever offers what is due as a gift keeps its word, even if it is declined."""
        to, hand, shown, want = read_offer(event)
        for one in self.of(NEXT, event.seat):
            gift = (one.to,) == to and not want and not missing(one.cards, hand + shown)
            if one.due and gift and not leaves_open(event):
                self.tendered[event.numbers[0]] = one

    def note_refusal(self, event: Event) -> None:
        """A gift that is due was declined."""
        one = self.tendered.pop(event.numbers[0], None)
        if one is not None and one in self.open and one.to == event.seat:
            self.settle(one, kept=True)

    def note_trade_end(self, event: Event) -> None:
        """What was due and not given is broken; what came with no deal is forgotten."""
        for one in [one for one in self.open if one.what == NEXT and one.due]:
            self.settle(one, kept=False)
        self.offered = []
        self.tendered = {}

    # Peace

    def note_turn(self, event: Event) -> None:
        """A round has gone by in peace."""
        for one in self.of(PEACE, event.seat):
            if one.rounds == 0:
                self.settle(one, kept=True)
            else:
                left = msgspec.structs.replace(one, rounds=one.rounds - 1)
                self.open[self.open.index(one)] = left

    def note_owner(self, event: Event) -> None:
        """A land has another owner."""
        self.owners[event.numbers[0]] = event.seat

    def note_attack(self, event: Event) -> None:
        """An attack on a land of somebody to whom peace was promised."""
        self.fight(event.seat, self.owners.get(event.numbers[0], -1))

    def note_trade(self, event: Event) -> None:
        """A cow trade opened with somebody to whom peace was promised."""
        self.fight(event.seat, event.numbers[0])

    def fight(self, seat: Seat, other: Seat) -> None:
        """Somebody attacks somebody."""
        for one in self.of(PEACE, seat):
            if one.to == other:
                self.settle(one, kept=False)

    # An auction without a bid

    def note_lot(self, event: Event) -> None:
        """A card is on sale: what was promised about it is due."""
        self.lot = event.numbers[0]
        for place, one in enumerate(self.open):
            if one.what == NO_BID and self.lot in one.cards:
                self.open[place] = msgspec.structs.replace(one, due=True)

    def note_bid(self, event: Event) -> None:
        """Somebody bids, or has won with a hidden bid."""
        for one in self.of(NO_BID, event.seat):
            if one.due:
                self.settle(one, kept=False)

    def note_sale(self, event: Event) -> None:
        """Whoever has the highest bid has bid, also where bids are hidden."""
        for one in self.of(NO_BID, event.numbers[0]):
            if one.due:
                self.settle(one, kept=False)

    def note_sold(self, event: Event) -> None:
        """The card is sold: who was to make no bid has made none."""
        self.lot = 0
        for one in [one for one in self.open if one.what == NO_BID and one.due]:
            self.settle(one, kept=True)


def read_deal(event: Event) -> tuple[Seat, Cards, Cards]:
    """The partner of a deal, what its maker gave, and what it got."""
    numbers = event.numbers
    end = 3 + numbers[2]
    return numbers[1], numbers[3:end], numbers[end + 1 : end + 1 + numbers[end]]


def read_offer(event: Event) -> tuple[Cards, Cards, Cards, Cards]:
    """To whom an offer went, what it gives of the hand and openly, and what it asks for."""
    rest = event.numbers[2:]
    lists: list[Cards] = []
    while len(lists) < 4:
        lists.append(rest[1 : 1 + rest[0]])
        rest = rest[1 + rest[0] :]
    to, hand, shown, want = lists
    return to, hand, shown, want


def leaves_open(event: Event) -> bool:
    """Whether an offer leaves more to who answers than one of several wants, or is linked."""
    rest = event.numbers[2:]
    for _ in range(LISTS):
        rest = rest[1 + rest[0] :]
    return bool(rest)

"""The ledger: who promised what to whom, who kept it, and who has given presents."""

from typing import Final

from higgle.core import Cards, Event, Fact, Seat, missing
from higgle.play.pacts import Pacts, leaves_open, read_deal, read_offer
from higgle.play.talk import Promise

ENOUGH: Final = 2
"""After this many broken words nobody is believed any more."""
BREACH: Final = 8
"""How many kept words one broken word outweighs."""


class OpenPromise(Fact, frozen=True):
    """These go from one seat to another in the next turn of the first."""

    by: Seat
    to: Seat
    give: "Cards"


class Ledger:
    """Promises at one table: offered with a deal, owed once the deal is made, kept or broken."""

    def __init__(self) -> None:
        self.offered: list[OpenPromise] = []
        self.owed: list[OpenPromise] = []
        self.due: list[OpenPromise] = []
        """What is owed in the turn that goes on."""
        self.tendered: dict[int, OpenPromise] = {}
        """What is owed and was offered as a gift, by the number of the offer."""
        self.kept: dict[Seat, int] = {}
        self.broken: dict[Seat, int] = {}
        self.breaches: dict[Seat, OpenPromise] = {}
        """The last promise that each seat has broken, until it was told so."""
        self.presents: dict[tuple[Seat, Seat], int] = {}
        """What one seat has last given another for nothing, until it was thanked for it."""
        self.pacts = Pacts()

    def copy(self) -> "Ledger":
        """The ledger as it stands, to go back to."""
        twin = Ledger()
        twin.offered, twin.owed, twin.due = self.offered[:], self.owed[:], self.due[:]
        twin.tendered = self.tendered.copy()
        twin.kept, twin.broken = self.kept.copy(), self.broken.copy()
        twin.breaches, twin.presents = self.breaches.copy(), self.presents.copy()
        twin.pacts = self.pacts.copy()
        return twin

    def promise(self, seat: Seat, promise: Promise) -> None:
        """Somebody promises something, instead of what it has promised before."""
        if promise.give and seat != promise.to:
            pair = seat, promise.to
            self.offered = [debt for debt in self.offered if (debt.by, debt.to) != pair]
            self.offered.append(OpenPromise(seat, promise.to, promise.give))

    def note(self, event: Event) -> None:
        """A deal, the beginning of a turn or the end of its trading changes what is owed."""
        name = event.name
        if name != "offered" or self.pacts.open:
            self.note_pacts(event)
        if name == "dealt":
            partner, gave, got = read_deal(event)
            paid = self.pay(event.seat, partner, gave), self.pay(partner, event.seat, got)
            if True not in paid:
                self.note_present(event.seat, partner, gave, got)
            pair = {event.seat, partner}
            made = [debt for debt in self.offered if {debt.by, debt.to} == pair]
            for debt in made:
                if missing(debt.give, gave if debt.by == event.seat else got):
                    self.owed.append(debt)
            self.offered = [debt for debt in self.offered if debt not in made]
        elif name == "offered" and self.due:
            self.note_gift(event)
        elif name == "declined":
            gift = self.tendered.pop(event.numbers[0], None)
            if gift is not None and gift in self.due:
                self.strike(self.due, gift)
        elif name == "turn_began":
            self.due = [debt for debt in self.owed if debt.by == event.seat]
            self.owed = [debt for debt in self.owed if debt.by != event.seat]
        elif name == "trade_ended":
            for debt in self.due:
                self.broken[debt.by] = self.broken.get(debt.by, 0) + 1
                self.breaches[debt.by] = debt
            self.due = []
            self.offered = []
            self.tendered = {}

    def note_pacts(self, event: Event) -> None:
        """A pact about cards that was broken is remembered like a promise."""
        self.pacts.note(event)
        broken, self.pacts.last_broken = self.pacts.last_broken, None
        if broken is not None and broken.cards:
            self.breaches[broken.by] = OpenPromise(broken.by, broken.to, broken.cards)

    def note_present(self, maker: Seat, partner: Seat, gave: Cards, got: Cards) -> None:
        """Who gets nothing in a deal has made a present."""
        if not got:
            self.presents[maker, partner] = gave[0]
        elif not gave:
            self.presents[partner, maker] = got[0]

    def recall(self, seat: Seat, other: Seat) -> None:
        """A seat has told another what it remembers of it."""
        self.presents.pop((other, seat), None)
        self.breaches.pop(other, None)

    def note_gift(self, event: Event) -> None:
        """Whoever offers what it owes as a gift has kept its word, even if it is declined."""
        to, hand, shown, want = read_offer(event)
        for debt in self.due:
            is_gift = (debt.by, (debt.to,), ()) == (event.seat, to, want)
            if is_gift and not missing(debt.give, hand + shown) and not leaves_open(event):
                self.tendered[event.numbers[0]] = debt

    def strike(self, debts: list[OpenPromise], debt: OpenPromise) -> None:
        """A debt is paid."""
        debts.remove(debt)
        self.kept[debt.by] = self.kept.get(debt.by, 0) + 1

    def forgive(self, by: Seat, to: Seat, give: Cards) -> None:
        """Whoever is owed something may say that it is settled."""
        debt = OpenPromise(by, to, give)
        for debts in (self.due, self.owed):
            if debt in debts:
                debts.remove(debt)
                return

    def pay(self, giver: Seat, to: Seat, cards: Cards) -> bool:
        """Whoever gives what it owes has kept its word; whether something was owed."""
        for debts in (self.due, self.owed):
            for debt in debts:
                if (debt.by, debt.to) == (giver, to) and not missing(debt.give, cards):
                    self.strike(debts, debt)
                    return True
        return False

    def owes(self, seat: Seat) -> Cards:
        """All that a seat has promised and not given yet."""
        found: list[int] = []
        for debt in (*self.owed, *self.due):
            if debt.by == seat:
                found += debt.give
        return tuple(found)

    def trust(self, seat: Seat) -> float:
        """How likely somebody keeps its word, by what it has done so far to anybody.

        Whoever still owes something is not believed: who promises all round could not be found out
        before it is too late.
        """
        kept, broken = self.tally(seat)
        if broken >= ENOUGH or self.owes(seat):
            return 0.0
        return (kept + 1) / (kept + 3 + BREACH * broken)

    def tally(self, seat: Seat) -> tuple[int, int]:
        """How many promises and pacts a seat has kept, and how many it has broken."""
        kept, broken = self.pacts.kept.get(seat, 0), self.pacts.broken.get(seat, 0)
        return self.kept.get(seat, 0) + kept, self.broken.get(seat, 0) + broken

    def list_promised(self, by: Seat, to: Seat) -> Cards:
        """What a seat has promised another one with a deal that is not made yet."""
        found: list[int] = []
        for debt in self.offered:
            if (debt.by, debt.to) == (by, to):
                found += debt.give
        return tuple(found)


def whom_asked(event: Event) -> Cards:
    """To whom an offer went: the first list that it tells."""
    numbers = event.numbers
    return numbers[3 : 3 + numbers[2]]

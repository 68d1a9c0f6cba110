"""The ledger: who promised what to whom, who kept it, and how far a word can be trusted."""

from typing import Final

from higgle.bohnanza.cards import missing
from higgle.core import Cards, Event, Fact, Seat
from higgle.play import Promise

ENOUGH: Final = 2
"""After this many broken words nobody is believed any more."""
BREACH: Final = 4
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

    def promise(self, seat: Seat, promise: Promise) -> None:
        """Somebody promises something, instead of what it has promised before."""
        if promise.give and seat != promise.to:
            pair = seat, promise.to
            self.offered = [debt for debt in self.offered if (debt.by, debt.to) != pair]
            self.offered.append(OpenPromise(seat, promise.to, promise.give))

    def note(self, event: Event) -> None:
        """A deal, the beginning of a turn or the end of its trading changes what is owed."""
        name = event.name
        if name == "dealt":
            partner, gave, got = sides(event)
            self.pay(event.seat, partner, gave)
            self.pay(partner, event.seat, got)
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
            self.due = []
            self.offered = []
            self.tendered = {}

    def note_gift(self, event: Event) -> None:
        """Whoever offers what it owes as a gift has kept its word, even if it is declined."""
        to, hand, shown, want = offered(event)
        for debt in self.due:
            is_gift = (debt.by, (debt.to,), ()) == (event.seat, to, want)
            if is_gift and not missing(debt.give, hand + shown):
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

    def pay(self, giver: Seat, to: Seat, cards: Cards) -> None:
        """Whoever gives what it owes has kept its word."""
        for debts in (self.due, self.owed):
            for debt in debts:
                if (debt.by, debt.to) == (giver, to) and not missing(debt.give, cards):
                    self.strike(debts, debt)
                    return

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
        kept, broken = self.kept.get(seat, 0), self.broken.get(seat, 0)
        if broken >= ENOUGH or self.owes(seat):
            return 0.0
        return (kept + 1) / (kept + 2 + BREACH * broken)

    def promised(self, by: Seat, to: Seat) -> Cards:
        """What a seat has promised another one with a deal that is not made yet."""
        found: list[int] = []
        for debt in self.offered:
            if (debt.by, debt.to) == (by, to):
                found += debt.give
        return tuple(found)


def offered(event: Event) -> tuple[Cards, Cards, Cards, Cards]:
    """To whom an offer went, what it gives of the hand and openly, and what it asks for."""
    rest = event.numbers[2:]
    lists: list[Cards] = []
    while rest:
        lists.append(rest[1 : 1 + rest[0]])
        rest = rest[1 + rest[0] :]
    to, hand, shown, want = lists[:4]
    return to, hand, shown, want


def sides(event: Event) -> tuple[Seat, Cards, Cards]:
    """The partner of a deal, what its maker gave, and what it got."""
    numbers = event.numbers
    end = 3 + numbers[2]
    return numbers[1], numbers[3:end], numbers[end + 1 : end + 1 + numbers[end]]

"""The floor: who is asked next, one seat at a time, where the rules let several act at once.

First come the seats whose ask has changed since they waited, then one of those who must act, then
the clock, as with the conductor. With dice the order among them is drawn; without, it goes round
from the active seat, as game trees want it.
"""

from random import Random
from typing import Final, Literal, get_args

from mypy_extensions import mypyc_attr

from higgle.core import CLOCK, Action, Ask, Event, Illegal, Seat, Table
from higgle.envs.spelling import tag
from higgle.play import Passes

Interrupts = Literal["none", "own_decision", "event_windows"]
"""When a seat may use the rights that stand open at any time, such as to harvest.

`none`: only where it must act; `own_decision`: in every decision of its own; `event_windows`: also
after every event, in a window for each seat that has a right to use.
"""
POLICIES: Final[tuple[str, ...]] = get_args(Interrupts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Floor:
    """Asks one seat after the other, and plays the clock."""

    def __init__(
        self, table: Table, dice: Random | None = None, interrupts: str = "own_decision"
    ) -> None:
        if interrupts not in POLICIES:
            raise ValueError(f"interrupts are one of {', '.join(POLICIES)}")
        self.table = table
        self.dice = dice
        self.interrupts = interrupts
        self.asked: Ask | None = None
        """Who is asked now; nobody when the game is over."""
        self.events: list[Event] = []
        """All that has happened, as the table tells it; a seat gets it through `news_for`."""
        self.heard = [0] * table.seats
        self.queue: list[Ask] = []
        self.passes = Passes()
        """What each seat waited at."""
        self.windows: set[Seat] = set()
        self.go_on()

    @property
    def rights(self) -> bool:
        """Whether the seat that is asked may use its standing rights."""
        return self.interrupts != "none" or (self.asked is not None and self.asked.must)

    def answer(self, action: Action | None) -> list[Event]:
        """Carry out what the seat that is asked answers; None waits."""
        ask = self.asked
        assert ask is not None, "the game is over"
        if action is None:
            if ask.must:
                raise Illegal("not-now")
            self.wait()
            return []
        if not self.permits(action):
            raise Illegal("not-now")
        return self.act(ask.seat, action)

    def permits(self, action: Action) -> bool:
        """Whether the policy of interrupts lets the seat that is asked act in this form."""
        assert self.asked is not None, "the game is over"
        return self.rights or tag(type(action)) in self.asked.forms

    def copy(self) -> "Floor":
        """The same floor once more, with a table of its own."""
        twin = Floor.__new__(Floor)
        twin.table = self.table.copy()
        twin.dice = self.dice
        twin.interrupts = self.interrupts
        twin.asked = self.asked
        twin.events = self.events[:]
        twin.heard = self.heard[:]
        twin.queue = self.queue[:]
        twin.passes = self.passes.copy()
        twin.windows = set(self.windows)
        return twin

    def wake(self, seat: Seat) -> None:
        """Ask a seat once more, though nothing has changed for it."""
        self.passes.forget(seat)

    def news_for(self, seat: Seat) -> list[Event]:
        """The events since the last time, as a seat saw them."""
        fresh = self.events[self.heard[seat] :]
        self.heard[seat] = len(self.events)
        return [self.table.seen(event, seat) for event in fresh]

    def told_to(self, seat: Seat) -> list[dict[str, object]]:
        """The same as data: the name, the seat, the numbers by name, and the cards that moved."""
        return [
            {"name": event.name, "seat": event.seat, "moves": event.moves}
            | self.table.numbers(event)
            for event in self.news_for(seat)
        ]

    def wait(self) -> None:
        """The seat that is asked lets others go first."""
        assert self.asked is not None
        self.passes.note(self.asked)
        self.windows.discard(self.asked.seat)
        self.asked = self.queue.pop(0) if self.queue else None
        if self.asked is None:
            self.go_on()

    def act(self, seat: Seat, action: Action) -> list[Event]:
        events = self.table.act(seat, action)
        self.events += events
        self.passes.forget(seat)
        if events and self.interrupts == "event_windows":
            self.windows.update(range(self.table.seats))
        self.go_on()
        return events

    def go_on(self) -> None:
        """Find who is asked now; if it is only the clock, let it run down."""
        table = self.table
        self.asked = None
        while self.asked is None and not table.over:
            news: list[Ask] = []
            due: list[Ask] = []
            for ask in table.asks():
                if ask.seat == CLOCK:
                    continue
                if ask.must:
                    due.append(ask)
                elif self.is_news(ask):
                    news.append(ask)
            self.queue = self.in_order(news)
            if due:
                self.queue.append(self.in_order(due)[0])
            if self.queue:
                self.asked = self.queue.pop(0)
            else:
                self.events += table.act(CLOCK, table.actions(CLOCK)[0])

    def in_order(self, asks: list[Ask]) -> list[Ask]:
        """By lot, or round from the active seat."""
        if len(asks) < 2:
            return asks
        if self.dice is None:
            active = int(getattr(self.table, "active", 0))
            return sorted(asks, key=lambda ask: (ask.seat - active) % self.table.seats)
        for last in range(len(asks) - 1, 0, -1):
            other = int(self.dice.random() * (last + 1))
            asks[last], asks[other] = asks[other], asks[last]
        return asks

    def is_news(self, ask: Ask) -> bool:
        """Whether a seat that need not act is asked now."""
        if self.windows and ask.seat in self.windows:
            return bool(ask.forms) or bool(self.table.view(ask.seat).actions(ask.seat))
        return self.passes.is_news(ask)

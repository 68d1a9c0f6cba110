"""The scheduler of an environment: one seat is asked at a time, and the clock plays itself."""

from collections.abc import Sequence
from random import Random
from typing import Final, Literal, get_args

from mypy_extensions import mypyc_attr

from higgle.core import CLOCK, Action, Ask, Event, Illegal, Seat, Table
from higgle.envs.spelling import tag
from higgle.play import Scheduler

Interrupts = Literal["none", "own_decision", "event_windows"]
"""When a seat may use the rights that stand open at any time, such as to harvest.

`none`: only where it must act; `own_decision`: in every decision of its own; `event_windows`: also
after every event, in a window for each seat that has a right to use.
"""
POLICIES: Final[tuple[str, ...]] = get_args(Interrupts)


@mypyc_attr(allow_interpreted_subclasses=True)
class EnvScheduler(Scheduler):
    """Asks one seat of a table after the other, and plays the clock.

    Whom to ask of those who must act is drawn before the others of a round are asked. Without
    random numbers the order goes round from the active seat, as game trees want it.
    """

    def __init__(
        self, table: Table, random: Random | None = None, interrupts: str = "own_decision"
    ) -> None:
        super().__init__(Random(0) if random is None else random)
        if interrupts not in POLICIES:
            raise ValueError(f"interrupts are one of {', '.join(POLICIES)}")
        self.table = table
        self.drawn = random is not None
        """Whether the order among several seats is drawn."""
        self.interrupts = interrupts
        self.asked: Ask | None = None
        """Who is asked now; nobody when the game is over."""
        self.events: list[Event] = []
        """All that has happened, as the table tells it; a seat gets it through `news_for`."""
        self.heard = [0] * table.seats
        self.windows: set[Seat] = set()
        """The seats that may still use a right after the last event."""
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

    def copy(self) -> "EnvScheduler":
        """The same state, with a copy of the table; the random numbers are shared."""
        twin = EnvScheduler.__new__(EnvScheduler)
        twin.random = self.random
        twin.passed = self.passed.copy()
        twin.woken = self.woken.copy()
        twin.optional = self.optional[:]
        twin.required = self.required[:]
        twin.table = self.table.copy()
        twin.drawn = self.drawn
        twin.interrupts = self.interrupts
        twin.asked = self.asked
        twin.events = self.events[:]
        twin.heard = self.heard[:]
        twin.windows = self.windows.copy()
        return twin

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
        self.note_pass(self.asked)
        self.windows.discard(self.asked.seat)
        self.asked = self.next_ask()
        if self.asked is None:
            self.go_on()

    def act(self, seat: Seat, action: Action) -> list[Event]:
        events = self.table.act(seat, action)
        self.events += events
        self.reopen(seat)
        if events and self.interrupts == "event_windows":
            self.windows.update(range(self.table.seats))
        self.go_on()
        return events

    def go_on(self) -> None:
        """Find who is asked now; if it is only the clock, let it run down."""
        table = self.table
        self.asked = None
        while not table.over:
            self.schedule(table.asks())
            self.asked = self.next_ask()
            if self.asked is not None:
                return
            self.events += table.act(CLOCK, table.actions(CLOCK)[0])

    # The order

    def schedule(self, asks: Sequence[Ask]) -> None:
        super().schedule(asks)
        self.shuffle(self.required)

    def choose(self, asks: list[Ask]) -> Ask:
        return asks[0]

    def shuffle(self, asks: list[Ask]) -> None:
        if len(asks) < 2:
            return
        if not self.drawn:
            active, seats = int(getattr(self.table, "active", 0)), self.table.seats
            asks.sort(key=lambda ask: (ask.seat - active) % seats)
            return
        draw = self.random.random
        for last in range(len(asks) - 1, 0, -1):
            other = int(draw() * (last + 1))
            asks[last], asks[other] = asks[other], asks[last]

    def is_news(self, ask: Ask) -> bool:
        if self.windows and ask.seat in self.windows:
            return bool(ask.forms) or bool(self.table.view(ask.seat).actions(ask.seat))
        return super().is_news(ask)

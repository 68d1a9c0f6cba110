"""Pacing: when a bot acts, so that people can follow, and how long people are waited for.

A bot's time is drawn before it thinks, from nothing but the speed of the table, so that it tells
nothing about its cards.
"""

from math import ceil
from random import Random

import msgspec

from higgle.core import Action, Ask, Seat
from higgle.live.room import Room
from higgle.live.table_state import TableState
from higgle.protocol.messages import LastCall, Speed

Decision = tuple[Ask, Action, str]
"""What a bot was asked, what it answers, and its reason as JSON."""


class Pace(msgspec.Struct, frozen=True):
    """The seconds of a table."""

    least: float
    """How long after the last step a bot acts, at the least and at the most."""
    most: float
    last_call: float
    """How long people have before a bot ends what they might still take part in."""
    open: float
    """How long at the least they have had then since something new lay open."""

    def step(self, random: Random) -> float:
        """How long a bot takes for a step."""
        return random.uniform(self.least, self.most)


PACES: dict[Speed, Pace] = {
    "calm": Pace(0.8, 1.6, 6.0, 14.0),
    "normal": Pace(0.4, 0.7, 3.0, 8.0),
    "quick": Pace(0.15, 0.3, 1.2, 2.4),
}
ANSWERED = 1.8
"""How soon everybody who would deal has answered somebody's call, at any speed."""
BEHIND = 0.25
"""How long bots wait at a time for people whose connection is slow."""
MOST_BEHIND = 8
"""How many times they wait for one step, at most."""
MOST_HELD = 90.0
"""How long a bot is held up at the most, however often people ask it to wait."""


def pace_of(speed: Speed, factor: float) -> Pace:
    """The pace of a table; the host's factor makes all bots quicker or slower."""
    pace = PACES[speed]
    return Pace(*[seconds * factor for seconds in msgspec.structs.astuple(pace)])


class PlannedAction(msgspec.Struct, frozen=True):
    """What a bot will do when its time has come, unless somebody acts first."""

    decision: Decision
    after: int
    """How many actions were done when it was decided: after another one, bots are asked anew."""
    at: float


class Pacing:
    """Decides when the bots of one table act."""

    def __init__(self, room: Room, factor: float, random: Random) -> None:
        self.room = room
        self.factor = factor
        self.random = random
        self.held: dict[Seat, float] = {}
        """Until when people have asked the bots to wait for them."""
        self.drawn = (-1, 0.0)
        """How long a bot takes for the next step, and after how many actions this was drawn."""
        self.opened = 0.0
        """When something new was laid open last."""
        self.called = 0.0
        """When everybody will have answered somebody's last call or offer."""
        self.unanswered: set[Seat] = set()
        """The bots that have done nothing since."""
        self.waited = (-1, 0)
        """How many times the bots have waited for slow connections, and after which step."""

    def expect_answers(self, now: float) -> None:
        """Somebody has said something that asks for answers, and they come soon."""
        self.called = now + ANSWERED
        self.unanswered = set(self.room.bots)

    def due(self, state: TableState, plan: PlannedAction, now: float) -> float:
        """When a bot acts: at the time drawn before it thought, or so many paces later.

        How long it has thought shows neither in its action nor in its call.
        """
        pace = self.pace
        if self.drawn[0] != plan.after:
            self.drawn = (plan.after, pace.step(self.random))
        last = min(state.last, now)
        due = min(last + self.drawn[1], self.answer_due(max(last, self.called - ANSWERED)))
        late = plan.at - due
        return due + ceil(late / pace.most) * pace.most if late > 0 and pace.most else due

    def answer_due(self, since: float) -> float:
        """When the next step is due after a call: there is time for two of every silent bot."""
        if since >= self.called:
            return float("inf")
        return since + (self.called - since) / (2 * max(1, len(self.unanswered)))

    def call_due(self) -> float:
        """When a bot that wants to end trading calls: people have had time to read by the end."""
        return self.opened + self.pace.open - self.pace.last_call

    def last_call(self, seat: Seat, called: float, now: float, there: set[Seat]) -> LastCall:
        """How long people still have before a bot ends what they might take part in."""
        most = self.pace.last_call
        held = {seat: until for seat, until in self.held.items() if until > now and seat in there}
        due = max([called + most, *held.values()])
        due = min(due, called + max(MOST_HELD, most))
        return LastCall(seat, max(0.0, due - now), most, sorted(held))

    @property
    def pace(self) -> Pace:
        """The seconds of the table."""
        return pace_of(self.room.info.clocks.speed, self.factor)

    def wait_for_readers(self, seq: int) -> bool:
        """Whether a person is so far behind after this step that bots had better wait a while."""
        lines = self.room.subscribers
        times = self.waited[1] if self.waited[0] == seq else 0
        slow = any(line.behind for line in lines if line.seat is not None and not line.closed)
        if not slow or times >= MOST_BEHIND:
            return False
        self.waited = (seq, times + 1)
        return True

"""Clocks: when they run down, and when a bot takes over from whoever stays away."""

from collections.abc import Callable

from higgle.core import Seat
from higgle.live.room import Room
from higgle.live.table_state import ClockKey, TableState

AFTER_RESTART = 5.0
"""The least time that a clock has left when a table is taken up again."""
ABANDONED = 600.0
"""How long a rated game that all have left waits, at the least, before bots play it to the end."""
HURRY = 0.8
"""How soon after a step a price is called if nobody wants to raise it."""


class Deadlines:
    """The deadlines of one table."""

    def __init__(self, room: Room, line_grace: float) -> None:
        self.room = room
        self.line_grace = line_grace
        """How much longer than shown every clock runs."""
        self.resumed = 0.0
        """When people last took the table up, or the watch was put forward under them; 0 while
        the table stands still."""
        self.left: dict[Seat, float] = {}
        """When each seat was left."""

    def stop(self) -> None:
        """The table stands still."""
        self.resumed = 0.0

    def resume(self, now: float, jumped: float) -> None:
        """The table goes on; `jumped` is when the watch was last put forward."""
        self.resumed = min(max(self.resumed, jumped), now) or now

    def deadlines(
        self, state: TableState, now: float, may_bid: Callable[[], bool]
    ) -> list[tuple[ClockKey, float]]:
        """When each clock that runs has run down; a price is called soon if nobody may bid."""
        found: list[tuple[ClockKey, float]] = []
        for clock, total in state.totals.items():
            due = max(state.since[clock] + total, self.resumed + min(total, AFTER_RESTART))
            due = min(due, now + total) + self.line_grace
            if clock.about == "call" and not may_bid():
                due = min(due, state.last + HURRY)
            found.append((clock, due))
        return found

    def absences(self, state: TableState, now: float) -> list[tuple[Seat, float]]:
        """Who is away, and when a bot takes over: later where all have left a rated game."""
        people, present = self.room.people, self.room.present()
        grace = state.config.clocks.grace
        if not people & present:
            grace = max(grace, ABANDONED)
        return [
            (seat, min(max(self.left.get(seat, 0.0), self.resumed), now) + grace)
            for seat in people - present - state.resting
        ]

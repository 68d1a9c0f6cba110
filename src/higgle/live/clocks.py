"""The clocks of a table: which run, how long, when they have run down; and all other timers.

Everything that happens by itself after a while is set here; tests move the hands.
"""

import asyncio
import heapq
import logging
import time
from collections.abc import Awaitable, Callable, Hashable
from typing import TYPE_CHECKING

import msgspec

from higgle.core import CLOCK, Seat, Stage
from higgle.protocol.messages import SHORTEST_TURN

if TYPE_CHECKING:
    from higgle.live.room import Room
    from higgle.live.table_state import TableConfig, TableState

LOG = logging.getLogger("higgle.timers")
SETTLING = 3.0
"""How long a running callback may still take when the server stops."""
LOOK = 5.0
"""How often the watch is read even if nothing is due."""
JUMP = 1.0
"""How far the watch must be put back or forward before the timers are moved with it."""
SPARE = 1000
"""How many times that no longer count may lie about."""
AFTER_RESTART = 5.0
"""The least time that a clock has left when a table is taken up again."""
ABANDONED = 600.0
"""How long a rated game that all have left waits, at the least, before bots play it to the end."""
HURRY = 0.8
"""How soon after a step a price is called if nobody wants to raise it."""
QUICKEST = 0.5
"""The least time in seconds that an auctioneer's voice leaves for a call."""
DAY = 86_400.0

Callback = Callable[[], Awaitable[None]]
Watch = Callable[[], float]


class ClockKey(msgspec.Struct, frozen=True):
    """What a clock measures; as long as this stays the same, the clock runs on."""

    seat: Seat
    about: str
    detail: tuple[int, ...] = ()
    stage: Stage | None = None


def turn_limit(config: "TableConfig") -> float:
    """How long somebody who must act may take; in correspondence a day if nothing was said."""
    turn = config.clocks.turn
    return max(turn or DAY, SHORTEST_TURN) if config.correspondence else turn


def running_clocks(state: "TableState") -> dict[ClockKey, float]:
    """The clocks that run now, and how long each may."""
    clocks = state.config.clocks
    limits = {"call": clocks.call, "count": clocks.count, "trade": clocks.trade}
    turn = turn_limit(state.config)
    found: dict[ClockKey, float] = {}
    for ask in state.asks:
        clock = state.game.clocks().running(ask)
        limit = limits.get(clock, 0.0)
        if ask.seat == CLOCK:
            key = ClockKey(CLOCK, clock, ask.about, state.game.stages[-1])
            found[key] = at_tempo(limit or clocks.call, state.tempo.get(key, 1.0))
        elif limit:
            found[ClockKey(ask.seat, clock)] = limit
        elif clock and turn:
            found[ClockKey(ask.seat, "turn", (state.acted[ask.seat],))] = turn
    return found


def at_tempo(limit: float, factor: float) -> float:
    """The clock's time for a call, as the auctioneer wants it."""
    return max(QUICKEST, limit * factor) if factor < 1 else limit * factor


class Deadlines:
    """When the clocks of one table have run down, and when a bot takes over from somebody away."""

    def __init__(self, room: "Room", line_grace: float) -> None:
        self.room = room
        self.line_grace = line_grace
        """How much longer than shown every clock runs."""
        self.resumed = 0.0
        """When people last took the table up; 0 while the table stands still."""
        self.left: dict[Seat, float] = {}
        """When each seat was left."""

    def stop(self) -> None:
        """The table stands still."""
        self.resumed = 0.0

    def resume(self, now: float) -> None:
        """The table goes on."""
        self.resumed = min(self.resumed, now) or now

    def move(self, seconds: float) -> None:
        """The watch was put forward or back."""
        if self.resumed:
            self.resumed += seconds
        self.left = {seat: at + seconds for seat, at in self.left.items()}

    def of_clocks(
        self, state: "TableState", now: float, may_bid: Callable[[], bool]
    ) -> list[tuple[ClockKey, float]]:
        """When each clock that runs has run down; a price is called soon if nobody may bid."""
        found: list[tuple[ClockKey, float]] = []
        for clock, total in state.totals.items():
            due = max(state.since[clock] + total, self.resumed + min(total, AFTER_RESTART))
            due = min(due, max(now, state.since[clock]) + total) + self.line_grace
            if clock.about == "call" and not may_bid():
                due = min(due, max(state.last, state.since[clock]) + HURRY)
            found.append((clock, due))
        return found

    def of_absent(self, state: "TableState", now: float) -> list[tuple[Seat, float]]:
        """Who is away, and when a bot takes over: later where all have left a rated game."""
        people, present = self.room.people, self.room.present()
        grace = state.config.clocks.grace
        if not people & present:
            grace = max(grace, ABANDONED)
        return [
            (seat, min(max(self.left.get(seat, 0.0), self.resumed), now) + grace)
            for seat in self.absent(state) - state.resting
        ]

    def absent(self, state: "TableState") -> set[Seat]:
        """The people who are away; a hidden page counts where somebody else waits for it."""
        awake = self.room.people & self.room.awake()
        others = awake - state.resting
        return self.room.people - (awake if others else self.room.present())


class Timers:
    """Calls back when a time comes; the only reader of a watch in the server.

    If somebody puts the watch back or forward, the timers are moved by as much.
    """

    def __init__(self, watch: Watch = time.time, steady: Watch = time.monotonic) -> None:
        self.watch = watch
        self.steady = steady
        self.seen = (watch(), steady())
        self.followers: dict[Hashable, Callable[[float], None]] = {}
        """Who else moves their times when the watch is put forward or back."""
        self.timers: dict[Hashable, tuple[float, int, Callback]] = {}
        self.queue: list[tuple[float, int, Hashable]] = []
        """All times ever set; those that were reset or cancelled are skipped."""
        self.count = 0
        self.until = 0.0
        """When `run` will look again."""
        self.changed = asyncio.Event()
        self.running: set[asyncio.Future[None]] = set()

    def set(self, key: Hashable, due: float, callback: Callback) -> None:
        """Set a timer; it replaces one with the same name."""
        self.count += 1
        self.timers[key] = (due, self.count, callback)
        heapq.heappush(self.queue, (due, self.count, key))
        if due < self.until:
            self.until = due
            self.changed.set()

    def cancel(self, key: Hashable) -> None:
        """Forget a timer."""
        self.timers.pop(key, None)
        if len(self.queue) > 2 * len(self.timers) + SPARE:
            self.tidy()

    def tidy(self) -> None:
        """Keep only the times that count."""
        self.queue = [(due, number, key) for key, (due, number, _) in self.timers.items()]
        heapq.heapify(self.queue)

    def due(self) -> list[Callback]:
        """Take out what is due, in order of time."""
        now = self.now()
        found: list[Callback] = []
        while (coming := self.next()) is not None and coming <= now:
            _, _, key = heapq.heappop(self.queue)
            found.append(self.timers.pop(key)[2])
        return found

    def next(self) -> float | None:
        """The time of the next timer."""
        while self.queue:
            due, number, key = self.queue[0]
            known = self.timers.get(key)
            if known is not None and known[1] == number:
                return due
            heapq.heappop(self.queue)
        return None

    def now(self) -> float:
        """The time; if the watch has jumped since it was last read, all timers jump with it."""
        now, steady = self.watch(), self.steady()
        jump = (now - self.seen[0]) - (steady - self.seen[1])
        self.seen = (now, steady)
        if abs(jump) > JUMP:
            LOG.warning("the watch has jumped", extra={"why": f"{jump:+.1f} s"})
            for key, (due, number, callback) in self.timers.items():
                self.timers[key] = (due + jump, number, callback)
            self.tidy()
            for follow in list(self.followers.values()):
                follow(jump)
        return now

    async def run(self) -> None:
        """Call back for ever."""
        while True:
            for callback in self.due():
                task = asyncio.ensure_future(callback())
                self.running.add(task)
                task.add_done_callback(self.finish)
            self.changed.clear()
            coming = self.next()
            now = self.now()
            self.until = now + LOOK if coming is None else min(now + LOOK, coming)
            # not asyncio.timeout: a browser's event loop refuses what is due at once
            wake = asyncio.get_running_loop().call_later(
                max(0.0, self.until - now), self.changed.set
            )
            await self.changed.wait()
            wake.cancel()

    def finish(self, task: asyncio.Future[None]) -> None:
        """A callback is done; an error is logged and stops nothing else."""
        self.running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("what a timer called broke", exc_info=task.exception())

    async def settle(self) -> None:
        """Drop all timers, and let the callbacks that run finish."""
        self.timers.clear()
        if self.running:
            await asyncio.wait(self.running, timeout=SETTLING)

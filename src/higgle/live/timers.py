"""Timers: everything that happens by itself after a while is set here; tests move the hands."""

import asyncio
import heapq
import logging
import time
from collections.abc import Awaitable, Callable, Hashable

LOG = logging.getLogger("higgle.timers")
SETTLING = 3.0
"""How long a running callback may still take when the server stops."""
LOOK = 5.0
"""How often the watch is read even if nothing is due."""
JUMP = 1.0
"""How far the watch must be put back or forward before the timers are moved with it."""
SPARE = 1000
"""How many times that no longer count may lie about."""

Callback = Callable[[], Awaitable[None]]
Watch = Callable[[], float]


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

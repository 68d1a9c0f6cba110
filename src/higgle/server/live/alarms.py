"""Alarms: everything that happens by itself after a while is set here; tests move the hands."""

import asyncio
import heapq
import logging
import time
from collections.abc import Awaitable, Callable, Hashable

LOG = logging.getLogger("higgle.alarms")
SETTLING = 3.0
"""How long a ringing alarm may still take when the server stops."""
LOOK = 5.0
"""How often the watch is read even if nothing is due."""
JUMP = 1.0
"""How far the watch must be put back or forward before the alarms are moved with it."""
SPARE = 1000
"""How many times that no longer count may lie about."""

Ring = Callable[[], Awaitable[None]]
Watch = Callable[[], float]


class Alarms:
    """Rings every alarm when its time comes; the only reader of a watch in the server.

    If somebody puts the watch back or forward, the alarms are moved by as much.
    """

    def __init__(self, watch: Watch = time.time, steady: Watch = time.monotonic) -> None:
        self.watch = watch
        self.steady = steady
        self.seen = (watch(), steady())
        self.jumped = 0.0
        """When the watch was last put forward."""
        self.set_for: dict[Hashable, tuple[float, int, Ring]] = {}
        self.queue: list[tuple[float, int, Hashable]] = []
        """All times ever set; those that were reset or cancelled are skipped."""
        self.count = 0
        self.until = 0.0
        """When `run` will look again."""
        self.changed = asyncio.Event()
        self.ringing: set[asyncio.Future[None]] = set()

    def set(self, key: Hashable, due: float, ring: Ring) -> None:
        """Set an alarm; it replaces one with the same name."""
        self.count += 1
        self.set_for[key] = (due, self.count, ring)
        heapq.heappush(self.queue, (due, self.count, key))
        if due < self.until:
            self.until = due
            self.changed.set()

    def cancel(self, key: Hashable) -> None:
        """Forget an alarm."""
        self.set_for.pop(key, None)
        if len(self.queue) > 2 * len(self.set_for) + SPARE:
            self.tidy()

    def tidy(self) -> None:
        """Keep only the times that count."""
        self.queue = [(due, number, key) for key, (due, number, _) in self.set_for.items()]
        heapq.heapify(self.queue)

    def due(self) -> list[Ring]:
        """Take out the alarms that are due, in order of time."""
        now = self.now()
        found: list[Ring] = []
        while (coming := self.next()) is not None and coming <= now:
            _, _, key = heapq.heappop(self.queue)
            found.append(self.set_for.pop(key)[2])
        return found

    def next(self) -> float | None:
        """The time of the next alarm."""
        while self.queue:
            due, number, key = self.queue[0]
            known = self.set_for.get(key)
            if known is not None and known[1] == number:
                return due
            heapq.heappop(self.queue)
        return None

    def now(self) -> float:
        """The time; if the watch has jumped since it was last read, all alarms jump with it."""
        now, steady = self.watch(), self.steady()
        jump = (now - self.seen[0]) - (steady - self.seen[1])
        self.seen = (now, steady)
        if abs(jump) > JUMP:
            LOG.warning("the watch has jumped", extra={"why": f"{jump:+.1f} s"})
            if jump > 0:
                self.jumped = now
            for key, (due, number, ring) in self.set_for.items():
                self.set_for[key] = (due + jump, number, ring)
            self.tidy()
        return now

    async def run(self) -> None:
        """Ring for ever."""
        while True:
            for ring in self.due():
                task = asyncio.ensure_future(ring())
                self.ringing.add(task)
                task.add_done_callback(self.rang)
            self.changed.clear()
            coming = self.next()
            now = self.now()
            self.until = now + LOOK if coming is None else min(now + LOOK, coming)
            try:
                async with asyncio.timeout(max(0.0, self.until - now)):
                    await self.changed.wait()
            except TimeoutError:
                continue

    def rang(self, task: asyncio.Future[None]) -> None:
        """An alarm is done; an error is logged and stops nothing else."""
        self.ringing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("what rang broke", exc_info=task.exception())

    async def settle(self) -> None:
        """Drop all alarms, and let those that are ringing finish."""
        self.set_for.clear()
        if self.ringing:
            await asyncio.wait(self.ringing, timeout=SETTLING)

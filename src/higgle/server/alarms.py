"""Alarms: everything that happens by itself after a time is set here, and tests move the hands."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Hashable

LOG = logging.getLogger("higgle.alarms")
SETTLING = 3.0
"""How long what rings may still take when the server stops."""

Ring = Callable[[], Awaitable[None]]


class Alarms:
    """Rings what was set when its time has come; the only reader of a watch in the server."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.now = now
        self.set_for: dict[Hashable, tuple[float, Ring]] = {}
        self.changed = asyncio.Event()
        self.ringing: set[asyncio.Future[None]] = set()

    def set(self, key: Hashable, due: float, ring: Ring) -> None:
        """Set an alarm; an alarm of the same name is set anew."""
        self.set_for[key] = (due, ring)
        self.changed.set()

    def cancel(self, key: Hashable) -> None:
        """Forget an alarm."""
        self.set_for.pop(key, None)

    def due(self) -> list[Ring]:
        """Take out what has to ring now, in the order of the times."""
        now = self.now()
        keys = [key for key, (due, _) in self.set_for.items() if due <= now]
        return [self.set_for.pop(key)[1] for key in sorted(keys, key=lambda k: self.set_for[k][0])]

    def next(self) -> float | None:
        """The time of the next alarm."""
        return min((due for due, _ in self.set_for.values()), default=None)

    async def run(self) -> None:
        """Ring for ever."""
        while True:
            for ring in self.due():
                task = asyncio.ensure_future(ring())
                self.ringing.add(task)
                task.add_done_callback(self.rang)
            self.changed.clear()
            coming = self.next()
            wait = None if coming is None else max(0.0, coming - self.now())
            try:
                await asyncio.wait_for(self.changed.wait(), wait)
            except TimeoutError:
                continue

    def rang(self, task: asyncio.Future[None]) -> None:
        """What rang is done; a mistake is written down and stops nothing else."""
        self.ringing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("what rang broke", exc_info=task.exception())

    async def settle(self) -> None:
        """Set nothing any more, and let what rings finish."""
        self.set_for.clear()
        if self.ringing:
            await asyncio.wait(self.ringing, timeout=SETTLING)

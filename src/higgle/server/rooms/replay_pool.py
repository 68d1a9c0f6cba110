"""The replay pool: games are replayed in a thread of their own, so that nobody waits."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from higgle.core import require

T = TypeVar("T")
WAITING = 32
"""How many may wait for the thread."""
EACH = 8
"""How many from one address, behind which a whole family may sit."""


class ReplayPool:
    """Replays one game after the other; whoever would have to wait long is told so."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "higgle-replay")
        self.waiting: Counter[str] = Counter()

    async def run(self, whose: str, work: Callable[[], T]) -> T:
        """What the work comes to."""
        require(self.waiting.total() < WAITING and self.waiting[whose] < EACH, "busy")
        self.waiting[whose] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)
        finally:
            self.waiting[whose] -= 1
            if not self.waiting[whose]:
                del self.waiting[whose]

    def close(self) -> None:
        """Replay no more."""
        self.thread.shutdown(wait=False, cancel_futures=True)

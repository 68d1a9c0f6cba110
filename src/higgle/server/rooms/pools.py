"""Pools of threads: a few bots think at a time, one game is replayed, and nobody waits for them."""

import asyncio
import contextlib
import threading
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import TypeVar

from higgle.core import require

T = TypeVar("T")
OVERTIME = 4
"""How many times the limit a thought that was given up may still keep its slot; one that never
ends does not keep it for ever."""


class BotPool:
    """A few slots to think in; whoever waits for one gets it by turns, address by address.

    Behind one address the hosts of the tables take turns in the same way. The threads stay:
    starting one while another thinks would make everybody wait.
    """

    def __init__(self, slots: int) -> None:
        self.slots = slots
        self.waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        """Who waits, by address and host; whoever was served last stands last."""
        self.queue: SimpleQueue[Callable[[], bool] | None] = SimpleQueue()
        self.threads = 0
        self.wanted = slots
        """How many threads there should be."""

    async def run(self, whose: str, work: Callable[[], T], limit: float, host: str = "") -> T:
        """What the work comes to; the limit runs from when it begins."""
        await self.acquire(whose, host)
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        slot = Slot(self)

        def tell(result: T) -> None:
            slot.release()
            if not answer.done():
                answer.set_result(result)

        def complain(problem: Exception) -> None:
            slot.release()
            if not answer.done():
                answer.set_exception(problem)

        def order() -> bool:
            with contextlib.suppress(RuntimeError):
                try:
                    result = work()
                except Exception as problem:  # noqa: BLE001 - it is raised where somebody waits
                    loop.call_soon_threadsafe(complain, problem)
                else:
                    loop.call_soon_threadsafe(tell, result)
            return not slot.abandoned

        self.start_threads()
        self.queue.put(order)
        try:
            async with asyncio.timeout(limit):
                return await answer
        finally:
            if not slot.released:
                loop.call_later(OVERTIME * limit, slot.abandon)

    def start_threads(self) -> None:
        """See to it that there are as many threads as slots."""
        while self.threads < self.wanted:
            self.threads += 1
            threading.Thread(target=self.serve, name="higgle-bot", daemon=True).start()

    def serve(self) -> None:
        """Run what comes, until nothing will; a thread that was given up goes when it is done."""
        while (order := self.queue.get()) is not None:
            if not order():
                return

    def close(self) -> None:
        """Run no more."""
        for _ in range(self.threads):
            self.queue.put(None)

    async def acquire(self, whose: str, host: str) -> None:
        """Take a free slot, or wait for one."""
        if self.slots:
            self.slots -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, {}).setdefault(host, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    def release(self) -> None:
        """A slot is free: the next address has its turn, if one is waiting."""
        while self.waiting:
            whose = next(iter(self.waiting))
            hosts = self.waiting.pop(whose)
            host = next(iter(hosts))
            turns = hosts.pop(host)
            turn = turns.popleft()
            if turns:
                hosts[host] = turns
            if hosts:
                self.waiting[whose] = hosts
            if not turn.done():
                turn.set_result(None)
                return
        self.slots += 1


class Slot:
    """A slot to think in, which is released once."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.released = False
        self.abandoned = False

    def release(self) -> None:
        """Make room for the next."""
        if not self.released:
            self.released = True
            self.pool.release()

    def abandon(self) -> None:
        """The thread that thinks here is not counted on any more."""
        if not self.released:
            self.abandoned = True
            self.pool.threads -= 1
            self.release()


WAITING = 64
"""How many may wait for the thread."""
EACH = 16
"""How many from one address: seven who have played to the end there ask for two each."""


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

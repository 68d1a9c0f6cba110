"""Thinking: a few bots think at a time, in threads, and nobody waits for one longer than agreed."""

import asyncio
import contextlib
import threading
from collections import deque
from collections.abc import Callable
from queue import SimpleQueue
from typing import TypeVar

T = TypeVar("T")
OVERTIME = 4
"""How many times the limit a thought that was given up may still keep its place; one that never
ends does not keep it for ever."""


class Thinkers:
    """A few places to think in; whoever waits for one is let in by turns, address by address.

    Behind one address the hosts of the tables take turns in the same way. The threads stay:
    starting one while another thinks would make everybody wait.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self.waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        """Who waits, by address and host; whoever was served last stands last."""
        self.orders: SimpleQueue[Callable[[], bool] | None] = SimpleQueue()
        self.threads = 0
        self.wanted = places
        """How many threads there should be."""

    async def think(self, whose: str, thought: Callable[[], T], limit: float, host: str = "") -> T:
        """What a thought comes to; the limit runs from when it begins."""
        await self.come_in(whose, host)
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        place = Place(self)

        def tell(result: T) -> None:
            place.leave()
            if not answer.done():
                answer.set_result(result)

        def complain(problem: Exception) -> None:
            place.leave()
            if not answer.done():
                answer.set_exception(problem)

        def work() -> bool:
            with contextlib.suppress(RuntimeError):
                try:
                    result = thought()
                except Exception as problem:  # noqa: BLE001 - it is raised where somebody waits
                    loop.call_soon_threadsafe(complain, problem)
                else:
                    loop.call_soon_threadsafe(tell, result)
            return not place.given_up

        self.hire()
        self.orders.put(work)
        try:
            async with asyncio.timeout(limit):
                return await answer
        finally:
            if not place.left:
                loop.call_later(OVERTIME * limit, place.give_up)

    def hire(self) -> None:
        """See to it that there are as many threads as places."""
        while self.threads < self.wanted:
            self.threads += 1
            threading.Thread(target=self.run, name="higgle-bot", daemon=True).start()

    def run(self) -> None:
        """Think what comes, until nothing will; a thread that was given up goes when it is done."""
        while (work := self.orders.get()) is not None:
            if not work():
                return

    def close(self) -> None:
        """Think no more."""
        for _ in range(self.threads):
            self.orders.put(None)

    async def come_in(self, whose: str, host: str) -> None:
        """Take a free place, or wait for one."""
        if self.places:
            self.places -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, {}).setdefault(host, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.let_in()
            raise

    def let_in(self) -> None:
        """A place is free: the next address has its turn, if one is waiting."""
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
        self.places += 1


class Place:
    """A place to think in, which is left once."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.left = False
        self.given_up = False

    def leave(self) -> None:
        """Make room for the next."""
        if not self.left:
            self.left = True
            self.thinkers.let_in()

    def give_up(self) -> None:
        """The thread that thinks here is not counted on any more."""
        if not self.left:
            self.given_up = True
            self.thinkers.threads -= 1
            self.leave()

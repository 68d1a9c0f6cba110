"""A subscriber: one connection to one reader at a table, with a queue of limited size."""

import asyncio
from collections import deque

from higgle.core import Seat

MOST = 256 * 1024
"""How many bytes may wait for a reader; a slower one is cut off and resumes by number."""
BEHIND = 64 * 1024
"""How many bytes may wait before bots slow down for a reader."""

TRY_AGAIN = 1013
LOGGED_OUT = 4401
GONE = 4404


class Subscriber:
    """Somebody who hears what happens at a table."""

    def __init__(
        self, person: str, name: str, program: bool = False, address: str = "", key: str = ""
    ) -> None:
        self.person = person
        self.name = name
        self.program = program
        self.address = address
        """Where the line comes from."""
        self.key = key
        """What is kept of the secret with which it was opened; it ends when that is forgotten."""
        self.seat: Seat | None = None
        self.language = "en"
        self.client = ""
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.closed = False
        self.ending = TRY_AGAIN
        """The number with which the line is closed."""
        self.greeted = 0
        """How often it was welcomed."""
        self.held = False
        """While the welcome is being written, everything else waits behind it."""
        self.news = asyncio.Event()

    def send(self, data: bytes) -> None:
        """Put a message into the queue; never waits."""
        if self.closed:
            return
        if self.size + len(data) > MOST:
            self.close()
            return
        self.waiting.append(data)
        self.size += len(data)
        self.news.set()

    def show(self, data: bytes) -> None:
        """Send a step; a reader who is being welcomed will find it in the welcome."""
        if not self.held:
            self.send(data)

    @property
    def behind(self) -> bool:
        """Whether the reader is far behind."""
        return self.size > BEHIND

    def greet(self, data: bytes) -> None:
        """The welcome goes before everything that happened while it was written."""
        self.greeted += 1
        self.waiting.appendleft(data)
        self.size += len(data)
        self.release()

    def release(self) -> None:
        """Send what waits."""
        self.held = False
        self.news.set()

    def close(self) -> None:
        """Send what is already waiting, and nothing after it."""
        self.closed = True
        self.news.set()

    def end(self, code: int) -> None:
        """Close, and say with a number why."""
        self.ending = code
        self.close()

    async def next(self) -> bytes | None:
        """The next message, or nothing if there will be no more."""
        while self.held or not self.waiting:
            if self.closed:
                return None
            self.news.clear()
            await self.news.wait()
        data = self.waiting.popleft()
        self.size -= len(data)
        return data

"""The page's worker as Python sees it: requests are answered, lines to tables are served."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from importlib.util import find_spec

import msgspec

from higgle.core import Illegal
from higgle.live.clocks import Timers
from higgle.live.journal import StorageError
from higgle.live.session import Session
from higgle.live.subscriber import GONE, TRY_AGAIN, Subscriber
from higgle.solo import numpy_subset
from higgle.solo.host import SoloHost
from higgle.solo.requests import PageRequest, Requests
from higgle.solo.storage import BrowserStorage, MemoryStorage, Storage

LOG = logging.getLogger("higgle.solo")
Tell = Callable[[int, str], object]
"""Sends a message to the page over one of its lines."""
Hang = Callable[[int, int], object]
"""Closes a line of the page with a number that says why."""


class SoloLine:
    """One line of the page to a table."""

    def __init__(self, number: int, session: Session, tell: Tell, hang: Hang) -> None:
        self.number = number
        self.session = session
        self.tell = tell
        self.hang = hang
        self.turn = asyncio.Lock()
        """One message after the other."""

    def write_text(self, data: bytes) -> bool:
        """Send a message; a page is never behind."""
        self.tell(self.number, data.decode())
        return True

    def close(self, code: int) -> None:
        """Close the line."""
        self.hang(self.number, code)


class SoloWorker:
    """All that the worker does for its page."""

    def __init__(self, storage: Storage, tell: Tell, hang: Hang, pace: float = 1.0) -> None:
        self.timers = Timers()
        self.host = SoloHost(storage, self.timers, pace)
        self.requests = Requests(self.host)
        self.tell = tell
        self.hang = hang
        self.lines: dict[int, SoloLine] = {}

    async def start(self) -> None:
        """Read what is stored, and let time go by."""
        await self.requests.load()
        self.running = asyncio.ensure_future(self.timers.run())

    async def answer(self, request: str) -> str:
        """Answer a request of the page; both are JSON."""
        answer = await self.requests.answer(msgspec.json.decode(request, type=PageRequest))
        return msgspec.json.encode(answer).decode()

    async def connect(self, number: int, code: str, seat: int = -1) -> None:
        """The page opens a line to a table: as me, or as whoever sits there on this device."""
        try:
            room = await self.host.room(code.replace("-", "").upper())
        except (Illegal, StorageError) as trouble:
            LOG.info("a line was not opened", extra={"why": repr(trouble)})
            self.hang(number, GONE if isinstance(trouble, Illegal) else TRY_AGAIN)
            return
        me = self.requests.person
        person = "" if me is None else me.id
        if seat >= 0 and seat in room.people:
            person = room.info.seats[seat].person
        subscriber = Subscriber(person, self.host.journal.names.get(person, ""))
        line = SoloLine(number, Session(self.host, room, subscriber), self.tell, self.hang)
        subscriber.line = self.lines[number] = line

    async def hear(self, number: int, text: str) -> None:
        """The page says something over a line."""
        line = self.lines.get(number)
        if line is not None:
            async with line.turn:
                await line.session.hear(text)

    async def close(self, number: int) -> None:
        """The page has closed a line."""
        line = self.lines.pop(number, None)
        if line is not None:
            line.session.subscriber.line = None
            async with line.turn:
                self.host.leave(line.session.room, line.session.subscriber)


async def begin(
    write: Callable[[str], Awaitable[object]] | None,
    read: Callable[[str], Awaitable[str]] | None,
    clear: Callable[[], Awaitable[object]] | None,
    tell: Tell,
    hang: Hang,
    pace: float,
) -> SoloWorker:
    """The page's script begins with this; without a database all lasts as long as the page."""
    if find_spec("numpy") is None:
        numpy_subset.install()
    storage: Storage = MemoryStorage()
    if write is not None and read is not None and clear is not None:
        storage = BrowserStorage(write, read, clear)
    worker = SoloWorker(storage, tell, hang, pace)
    await worker.start()
    return worker

"""A subscriber: one connection to one reader at a table, with a queue of limited size."""

from collections import deque
from typing import Protocol

from higgle.core import Seat

MOST = 256 * 1024
"""How many bytes may wait for a reader; a slower one is cut off and resumes by number."""
BEHIND = 64 * 1024
"""How many bytes may wait before bots slow down for a reader."""

TRY_AGAIN = 1013
LOGGED_OUT = 4401
GONE = 4404


class SubscriberLine(Protocol):
    """A connection to one reader."""

    def write_text(self, data: bytes) -> bool:
        """Send a message at once; says no while the reader is behind."""

    def close(self, code: int) -> None:
        """Close the connection with a number that says why."""


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
        self.board = False
        """Whether this is a board screen: it belongs to a room and to nobody in it."""
        self.language = "en"
        self.client = ""
        self.patches = False
        """Whether a step may be told by what it changes."""
        self.scene_of: tuple[Seat | None, int] | None = None
        """Whose scene the reader has, and after which step."""
        self.blocked: frozenset[str] = frozenset()
        """Whose chat is not shown here."""
        self.blocked_by: frozenset[str] = frozenset()
        """With whom this reader may not sit down."""
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.closed = False
        self.ending = TRY_AGAIN
        """The number with which the line is closed."""
        self.hidden = False
        """Whether the page is out of sight."""
        self.greeted = 0
        """How often it was welcomed."""
        self.held = False
        """While the welcome is being written, everything else waits behind it."""
        self.line: SubscriberLine | None = None
        """What takes the messages; without one they wait."""

    def send(self, data: bytes) -> None:
        """Write a message, or put it into the queue; never waits."""
        if self.closed:
            return
        line = None if self.held or self.waiting else self.line
        if line is not None and line.write_text(data):
            return
        if self.size + len(data) > MOST:
            self.close()
            return
        self.waiting.append(data)
        self.size += len(data)

    def flush(self) -> None:
        """Write what waits, as far as the reader takes it, and close the line after the last."""
        line = self.line
        if line is None:
            return
        while self.waiting and not self.held and line.write_text(self.waiting[0]):
            self.size -= len(self.waiting.popleft())
        if self.closed and (self.held or not self.waiting):
            line.close(self.ending)

    def has_scene(self, seq: int) -> bool:
        """Whether the reader has the scene after this step, as its seat sees it."""
        return self.scene_of == (self.seat, seq)

    def show(self, data: bytes, seq: int) -> None:
        """Send a step; a reader who is being welcomed will find it in the welcome."""
        if not self.held:
            self.scene_of = (self.seat, seq)
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
        self.flush()

    def close(self) -> None:
        """Send what is already waiting, and nothing after it."""
        self.closed = True
        self.flush()

    def end(self, code: int) -> None:
        """Close, and say with a number why."""
        self.ending = code
        self.close()

"""What a live table needs of whatever stores it: append steps, load them, keep what is said."""

from collections import defaultdict
from typing import Protocol

from higgle.live.log import LogEntry
from higgle.live.talk import CHAT, HISTORY, REMARK, SIGNAL, Spoken, Words


class Conflict(Exception):
    """Another process wrote a step of this number first: read it, and try again."""


class StorageError(Exception):
    """The journal did not answer; nobody knows whether the step was stored."""


class Journal(Protocol):
    """The log of every table, appended and never changed, and the talk beside it."""

    @property
    def failures(self) -> tuple[type[Exception], ...]:
        """What is raised when the storage does not answer."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""

    async def append(self, code: str, entry: LogEntry) -> None:
        """Store one step; raises `Conflict` or `StorageError`."""

    async def read(self, code: str, after: int = 0) -> list[LogEntry]:
        """The steps after this one."""

    async def speak(self, words: Words, at: float) -> None:
        """Store what was said; whoever is muted is refused."""

    async def talk_after(self, code: str, number: int) -> list[Spoken]:
        """What was said at a table after this number, oldest first."""

    async def recent_talk(self, code: str) -> list[Spoken]:
        """What a newcomer is told: the last lines and remarks, and every seat's last signal."""

    async def all_talk(self, code: str) -> list[Spoken]:
        """All that was ever said at a table, oldest first."""

    async def last_talk(self, code: str) -> int:
        """The number of the last thing said at a table."""

    async def notify(self, code: str, about: str, words: str = "") -> None:
        """Tell the other processes something that is not stored."""


class MemoryJournal:
    """A journal that lasts as long as its process, for a table without a database."""

    failures: tuple[type[Exception], ...] = (StorageError,)
    shared = False

    def __init__(self) -> None:
        self.entries: defaultdict[str, list[LogEntry]] = defaultdict(list)
        self.talk: defaultdict[str, list[Spoken]] = defaultdict(list)
        self.names: dict[str, str] = {}
        """The names of people, by their ids."""

    async def append(self, code: str, entry: LogEntry) -> None:
        """Store one step."""
        entries = self.entries[code]
        if entry.seq != len(entries) + 1:
            raise Conflict
        entries.append(entry)

    async def read(self, code: str, after: int = 0) -> list[LogEntry]:
        """The steps after this one."""
        return self.entries[code][after:]

    async def speak(self, words: Words, at: float) -> None:
        """Store what was said."""
        talk = self.talk[words.code]
        name, kind = self.names.get(words.person or "", ""), "person" if words.person else "bot"
        talk.append(
            Spoken(len(talk) + 1, words.seq, at, words.what, words.seat, name, kind, words.body)
        )

    async def talk_after(self, code: str, number: int) -> list[Spoken]:
        """What was said at a table after this number, oldest first."""
        return self.talk[code][number:]

    async def recent_talk(self, code: str) -> list[Spoken]:
        """The last lines and remarks, and every seat's last signal."""
        talk = self.talk[code]
        recent = {one.id for one in [one for one in talk if one.what == CHAT][-HISTORY:]}
        recent |= {one.id for one in [one for one in talk if one.what == REMARK][-HISTORY:]}
        recent |= set({one.seat: one.id for one in talk if one.what == SIGNAL}.values())
        return [one for one in talk if one.id in recent]

    async def all_talk(self, code: str) -> list[Spoken]:
        """All that was ever said at a table, oldest first."""
        return self.talk[code][:]

    async def last_talk(self, code: str) -> int:
        """The number of the last thing said at a table."""
        return len(self.talk[code])

    async def notify(self, code: str, about: str, words: str = "") -> None:
        """There is nobody else."""

"""What is stored on this device: rows of JSON by their keys, and the journal made of them."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

import msgspec

from higgle.live.journal import Conflict, LogEntry, MemoryJournal, StorageError
from higgle.live.table_talk import Spoken, Words


class Storage(Protocol):
    """Rows of text in the order of their keys."""

    async def write(self, rows: Mapping[str, str]) -> None:
        """Store all of these rows or none; raises `StorageError`."""

    async def read(self, prefix: str) -> list[str]:
        """The rows whose keys begin so, in the order of their keys."""

    async def clear(self) -> None:
        """Delete everything."""


class MemoryStorage:
    """Rows that last as long as the page, where the browser lets nothing be stored."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}

    async def write(self, rows: Mapping[str, str]) -> None:
        """Store all of these rows."""
        self.rows |= rows

    async def read(self, prefix: str) -> list[str]:
        """The rows whose keys begin so, in the order of their keys."""
        return [self.rows[key] for key in sorted(self.rows) if key.startswith(prefix)]

    async def clear(self) -> None:
        """Delete everything."""
        self.rows.clear()


class BrowserStorage:
    """Rows in the browser's own database, through three functions of the worker."""

    def __init__(
        self,
        write: Callable[[str], Awaitable[object]],
        read: Callable[[str], Awaitable[str]],
        clear: Callable[[], Awaitable[object]],
    ) -> None:
        self.write_rows = write
        self.read_rows = read
        self.clear_rows = clear

    async def write(self, rows: Mapping[str, str]) -> None:
        """Store all of these rows or none; done means that the browser has committed them."""
        try:
            await self.write_rows(msgspec.json.encode(rows).decode())
        except Exception as trouble:
            raise StorageError from trouble

    async def read(self, prefix: str) -> list[str]:
        """The rows whose keys begin so, in the order of their keys."""
        try:
            return msgspec.json.decode(await self.read_rows(prefix), type=list[str])
        except Exception as trouble:
            raise StorageError from trouble

    async def clear(self) -> None:
        """Delete everything."""
        try:
            await self.clear_rows()
        except Exception as trouble:
            raise StorageError from trouble


def row_key(kind: str, code: str, number: int) -> str:
    """The key of a row of a table; keys sort as their numbers do."""
    return f"{kind}/{code}/{number:08}"


class StoredJournal(MemoryJournal):
    """A journal whose rows are stored before they count; open tables are held in memory."""

    def __init__(self, storage: Storage) -> None:
        super().__init__()
        self.storage = storage

    async def load(self, code: str) -> None:
        """Read what is stored of a table."""
        logged = await self.storage.read(f"log/{code}/")
        talked = await self.storage.read(f"talk/{code}/")
        self.entries[code] = [msgspec.json.decode(row, type=LogEntry) for row in logged]
        self.talk[code] = [msgspec.json.decode(row, type=Spoken) for row in talked]

    def forget(self, code: str) -> None:
        """A table that nobody looks at is not held in memory."""
        self.entries.pop(code, None)
        self.talk.pop(code, None)

    async def append(self, code: str, entry: LogEntry) -> None:
        """Store one step."""
        if entry.seq != len(self.entries[code]) + 1:
            raise Conflict
        await self.storage.write(log_rows(code, [entry]))
        await super().append(code, entry)

    async def speak(self, words: Words, at: float) -> None:
        """Store what was said."""
        said = self.number_words(words, at)
        row = msgspec.json.encode(said).decode()
        await self.storage.write({row_key("talk", words.code, said.id): row})
        self.talk[words.code].append(said)


def log_rows(code: str, entries: list[LogEntry]) -> dict[str, str]:
    """Steps of a log as they are stored."""
    return {
        row_key("log", code, entry.seq): msgspec.json.encode(entry).decode() for entry in entries
    }

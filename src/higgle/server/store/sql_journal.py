"""The journal in the database: the log of every table, appended and never changed."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Mapping, Sequence
from queue import SimpleQueue
from typing import Protocol

import msgspec
from sqlalchemy import Select, bindparam, func, insert, or_, select, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import SQLAlchemyError

from higgle.core import require
from higgle.live.journal import Conflict, LogEntry, StorageError
from higgle.live.table_talk import CHAT, HISTORY, REMARK, SIGNAL, Spoken, Words
from higgle.server.store.database import PRAGMAS, Database
from higgle.server.store.notifications import CHANNEL, notify
from higgle.server.store.schema import GameTable, LogRow, Person, TalkRow

Row = dict[str, object]

BATCH = 500
"""How many steps go into one transaction at most."""
PAGE = 500
"""How many steps are read at a time."""
ENTRY_COLUMNS = [getattr(LogRow, name) for name in LogEntry.__struct_fields__]
COLUMNS = [column.name for column in LogRow.__table__.columns]
SQLITE_INSERT = str(
    sqlite_insert(LogRow).on_conflict_do_nothing().compile(dialect=sqlite.dialect())
)
POSTGRES_INSERT = postgres_insert(LogRow).on_conflict_do_nothing()
SpokenQuery = Select[int, int, float, str, int | None, str, str, str, str]
SPOKEN: SpokenQuery = select(
    TalkRow.id,
    TalkRow.seq,
    TalkRow.at,
    TalkRow.what,
    TalkRow.seat,
    func.coalesce(Person.name, ""),
    func.coalesce(Person.kind, "bot"),
    TalkRow.body,
    func.coalesce(TalkRow.person, ""),
).outerjoin(Person, Person.id == TalkRow.person)
"""What was said, with who said it."""


def recent_query() -> SpokenQuery:
    """The last lines and remarks of a table, and every seat's last signal."""
    here = TalkRow.code == bindparam("code")
    mine = select(TalkRow.id).where(here)
    kinds = [
        mine.where(TalkRow.what == what).order_by(TalkRow.id.desc()).limit(HISTORY)
        for what in (CHAT, REMARK)
    ]
    signals = select(func.max(TalkRow.id)).where(here, TalkRow.what == SIGNAL)
    kinds.append(signals.group_by(TalkRow.seat))
    wanted = or_(*[TalkRow.id.in_(kind.subquery().select()) for kind in kinds])
    return SPOKEN.where(here, wanted).order_by(TalkRow.id)


RECENT = recent_query()
ALL_TALK = SPOKEN.where(TalkRow.code == bindparam("code")).order_by(TalkRow.id)
LAST_TALK = select(func.max(TalkRow.id)).where(TalkRow.code == bindparam("code"))
STEPS = (
    select(*ENTRY_COLUMNS)
    .where(LogRow.code == bindparam("code"), LogRow.seq > bindparam("after"))
    .order_by(LogRow.seq)
    .limit(PAGE)
)
"""Made once, for every socket and every room asks them."""
NOTIFY = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) news")


class JournalBackend(Protocol):
    """Writes rows durably, and says which of them were not there before."""

    async def write(self, rows: Sequence[Row]) -> list[bool]: ...

    def close(self) -> None: ...


class SqlJournal:
    """Writes and reads steps; the database's keys are the referee.

    Steps that arrive during one transaction go together into the next.
    """

    failures = (StorageError, SQLAlchemyError, OSError)
    """What is raised when the database does not answer."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shared = database.postgres
        """Whether other processes may write to the same tables."""
        self.backend: JournalBackend = (
            PostgresBackend(database) if database.postgres else SqliteBackend(database)
        )
        self.waiting: list[tuple[Row, asyncio.Future[bool]]] = []
        self.task: asyncio.Task[None] | None = None

    # Steps

    async def append(self, code: str, entry: LogEntry) -> None:
        """Store one step; when this returns, it survives a crash."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((log_row(code, entry), stored))
        if self.task is None:
            self.task = asyncio.create_task(self.write_all())
        try:
            is_new = await stored
        except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
            raise StorageError from problem
        if not is_new:
            raise Conflict

    async def write_all(self) -> None:
        """Write until nothing waits."""
        try:
            while self.waiting:
                batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
                await self.write_batch(batch)
        finally:
            self.task = None

    async def write_batch(self, batch: list[tuple[Row, asyncio.Future[bool]]]) -> None:
        """Write some steps together and answer each; one that fails does not harm the others."""
        try:
            written = await self.backend.write([row for row, _ in batch])
        except Exception as problem:  # noqa: BLE001 - it is raised where somebody waits
            if len(batch) > 1 and not isinstance(problem, OSError):
                for one in batch:
                    await self.write_batch([one])
                return
            for _, stored in batch:
                if not stored.done():
                    stored.set_exception(problem)
        else:
            for (_, stored), is_new in zip(batch, written, strict=True):
                if not stored.done():
                    stored.set_result(is_new)

    async def read(self, code: str, after: int = 0) -> list[LogEntry]:
        """The steps after this one, page by page: a long log keeps nobody else waiting."""
        entries: list[LogEntry] = []
        try:
            async with self.database.reading() as connection:
                while True:
                    values = {"code": code, "after": after}
                    found = (await connection.execute(STEPS, values)).all()
                    entries += [msgspec.convert(row._mapping, LogEntry) for row in found]
                    if len(found) < PAGE:
                        return entries
                    after = entries[-1].seq
        except (SQLAlchemyError, OSError) as problem:
            raise StorageError from problem

    def close(self) -> None:
        """Write no more."""
        self.backend.close()

    # TalkRow, and news for other processes

    async def speak(self, words: Words, at: float) -> None:
        """Store what was said; whoever is muted says nothing."""
        async with self.database.writing() as connection:
            until = await connection.scalar(select(Person.muted).where(Person.id == words.person))
            require(not until or until <= at, "muted")
            table = select(GameTable.code).where(GameTable.code == words.code)
            await connection.execute(table.with_for_update())
            await connection.execute(insert(TalkRow).values(at=at, **msgspec.structs.asdict(words)))
            if self.database.postgres:
                await connection.execute(notify(words.code, "talk"))

    async def last_talk(self, code: str) -> int:
        """The number of the last thing said at a table."""
        found = await self.database.look_up(LAST_TALK, {"code": code})
        return found[0][0] or 0

    async def talk_after(self, code: str, number: int) -> list[Spoken]:
        """What was said at a table after this number, oldest first."""
        wanted = SPOKEN.where(TalkRow.code == code, TalkRow.id > number)
        return (await self.load_spoken(wanted.order_by(TalkRow.id.desc()).limit(5 * HISTORY)))[::-1]

    async def recent_talk(self, code: str) -> list[Spoken]:
        """The last lines and remarks, and every seat's last signal."""
        return await self.load_spoken(RECENT, {"code": code})

    async def all_talk(self, code: str) -> list[Spoken]:
        """All that was ever said at a table, oldest first."""
        return await self.load_spoken(ALL_TALK, {"code": code})

    async def load_spoken(
        self, wanted: SpokenQuery, values: Mapping[str, str] | None = None
    ) -> list[Spoken]:
        return [Spoken(*found) for found in await self.database.look_up(wanted, values)]

    async def notify(self, code: str, about: str, words: str = "") -> None:
        """Tell the other processes something that is not stored."""
        if self.database.postgres:
            async with self.database.writing() as connection:
                await connection.execute(notify(code, about, words))


def log_row(code: str, entry: LogEntry) -> Row:
    """A step as a row."""
    return {
        "code": code,
        "seq": entry.seq,
        "at": entry.at,
        "what": entry.what,
        "seat": entry.seat,
        "client": entry.client,
        "n": entry.n,
        "body": entry.body,
        "stand_in": entry.stand_in,
        "reason": entry.reason,
        "proof": entry.proof,
    }


class WriteRequest:
    """Rows to be written by the writer thread, and the future of whoever waits for them."""

    def __init__(self, rows: Sequence[Row], loop: asyncio.AbstractEventLoop) -> None:
        self.rows = rows
        self.loop = loop
        self.written: asyncio.Future[list[bool]] = loop.create_future()

    def report(self, written: list[bool], problem: Exception | None) -> None:
        """Report the outcome from the thread."""
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self.settle, written, problem)

    def settle(self, written: list[bool], problem: Exception | None) -> None:
        """Resolve the future in its own loop."""
        if self.written.done():
            return
        if problem is None:
            self.written.set_result(written)
        else:
            self.written.set_exception(problem)


class SqliteBackend:
    """A connection and a thread of its own for writing to the file."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.requests: SimpleQueue[WriteRequest | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="higgle-journal", daemon=True)
        self.connection: sqlite3.Connection | None = None

    async def write(self, rows: Sequence[Row]) -> list[bool]:
        """Write everything in one transaction; once this returns, it survives a power cut."""
        if not self.thread.is_alive():
            self.thread.start()
        request = WriteRequest(rows, asyncio.get_running_loop())
        async with self.database.write_lock:
            self.requests.put(request)
            return await request.written

    def run(self) -> None:
        """Serve write requests until the backend is closed."""
        while (request := self.requests.get()) is not None:
            try:
                request.report(self.commit(request.rows), None)
            except Exception as problem:  # noqa: BLE001 - it is raised where somebody waits
                request.report([], problem)
        self.disconnect()

    def commit(self, rows: Sequence[Row]) -> list[bool]:
        """Insert the rows in one transaction, as a single one is by itself; which were new."""
        connection = self.connect()
        try:
            if len(rows) > 1:
                connection.execute("BEGIN IMMEDIATE")
            written = [
                connection.execute(SQLITE_INSERT, [row[name] for name in COLUMNS]).rowcount == 1
                for row in rows
            ]
            if len(rows) > 1:
                connection.execute("COMMIT")
        except BaseException:
            self.disconnect()
            raise
        return written

    def connect(self) -> sqlite3.Connection:
        """The connection, which is opened again after an error."""
        if self.connection is None:
            file = str(self.database.url.database)
            self.connection = sqlite3.connect(file, isolation_level=None)
            for pragma in PRAGMAS:
                self.connection.execute(pragma)
        return self.connection

    def disconnect(self) -> None:
        """Drop the connection, and with it whatever was not committed."""
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()

    def close(self) -> None:
        """Finish what is requested, and write no more."""
        if self.thread.is_alive():
            self.requests.put(None)
            self.thread.join()


class PostgresBackend:
    """A transaction from the pool; rows are sorted by table, so that no two block each other."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def write(self, rows: Sequence[Row]) -> list[bool]:
        """Write everything in one transaction, and notify the other processes."""
        ordered = sorted(rows, key=lambda row: str(row["code"]))
        statement = POSTGRES_INSERT.returning(LogRow.code, LogRow.seq)
        async with self.database.writing() as connection:
            written = {(code, seq) for code, seq in await connection.execute(statement, ordered)}
            if written:
                news = [f"log {code} {seq}" for code, seq in written]
                await connection.execute(NOTIFY, {"channel": CHANNEL, "news": news})
        return [(row["code"], row["seq"]) in written for row in rows]

    def close(self) -> None:
        """Nothing is held."""

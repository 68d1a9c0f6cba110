"""The scribe: writes the steps of all tables, many in one transaction when many come at once."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Sequence
from queue import SimpleQueue
from typing import Protocol

from sqlalchemy import text
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from higgle.server.store.database import PRAGMAS, Database
from higgle.server.store.schema import Step

Row = dict[str, object]

CHANNEL = "higgle"
MOST = 500
"""How many steps go into one transaction at most."""
COLUMNS = [column.name for column in Step.__table__.columns]
SQLITE_INSERT = str(sqlite_insert(Step).on_conflict_do_nothing().compile(dialect=sqlite.dialect()))
POSTGRES_INSERT = postgres_insert(Step).on_conflict_do_nothing().returning(Step.code, Step.seq)
WAKE = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) news")


class Pen(Protocol):
    """Writes steps for good, and says which of them were not taken by others."""

    async def write(self, rows: Sequence[Row]) -> list[bool]: ...

    def put_down(self) -> None: ...


class Order:
    """Steps to be written by a thread, and who waits for them."""

    def __init__(self, rows: Sequence[Row], loop: asyncio.AbstractEventLoop) -> None:
        self.rows = rows
        self.loop = loop
        self.answer: asyncio.Future[list[bool]] = loop.create_future()

    def tell(self, kept: list[bool], problem: Exception | None) -> None:
        """Report the outcome from the thread."""
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self.settle, kept, problem)

    def settle(self, kept: list[bool], problem: Exception | None) -> None:
        if self.answer.done():
            return
        if problem is None:
            self.answer.set_result(kept)
        else:
            self.answer.set_exception(problem)


class SqlitePen:
    """A connection and a thread of its own for writing to the file."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.orders: SimpleQueue[Order | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="higgle-pen", daemon=True)
        self.line: sqlite3.Connection | None = None

    async def write(self, rows: Sequence[Row]) -> list[bool]:
        """Everything in one transaction; once this returns, it survives a power cut."""
        if not self.thread.is_alive():
            self.thread.start()
        order = Order(rows, asyncio.get_running_loop())
        async with self.database.pen:
            self.orders.put(order)
            return await order.answer

    def run(self) -> None:
        """Write what is ordered until the pen is put down."""
        while (order := self.orders.get()) is not None:
            try:
                order.tell(self.commit(order.rows), None)
            except Exception as problem:  # noqa: BLE001 - it is raised where somebody waits
                order.tell([], problem)
        self.hang_up()

    def commit(self, rows: Sequence[Row]) -> list[bool]:
        line = self.connected()
        try:
            line.execute("BEGIN IMMEDIATE")
            kept = [
                line.execute(SQLITE_INSERT, [row[name] for name in COLUMNS]).rowcount == 1
                for row in rows
            ]
            line.execute("COMMIT")
        except BaseException:
            self.hang_up()
            raise
        return kept

    def connected(self) -> sqlite3.Connection:
        """The connection, which is opened again after an error."""
        if self.line is None:
            self.line = sqlite3.connect(str(self.database.url.database), isolation_level=None)
            for pragma in PRAGMAS:
                self.line.execute(pragma)
        return self.line

    def hang_up(self) -> None:
        """Drop the connection, and with it whatever was not committed."""
        line, self.line = self.line, None
        if line is not None:
            line.close()

    def put_down(self) -> None:
        """Write no more."""
        if self.thread.is_alive():
            self.orders.put(None)
            self.thread.join()


class PostgresPen:
    """A transaction from the pool; tables are sorted, so that no two wait for each other."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def write(self, rows: Sequence[Row]) -> list[bool]:
        """Everything in one transaction, and the other processes are told."""
        ordered = sorted(rows, key=lambda row: str(row["code"]))
        async with self.database.writing() as connection:
            done = await connection.execute(POSTGRES_INSERT, ordered)
            kept = {(code, seq) for code, seq in done}
            if kept:
                news = [f"log {code} {seq}" for code, seq in kept]
                await connection.execute(WAKE, {"channel": CHANNEL, "news": news})
        return [(row["code"], row["seq"]) in kept for row in rows]

    def put_down(self) -> None:
        """Write no more."""


class JournalWriter:
    """Steps that arrive during one transaction go into the next."""

    def __init__(self, database: Database) -> None:
        self.pen: Pen = PostgresPen(database) if database.postgres else SqlitePen(database)
        self.waiting: list[tuple[Row, asyncio.Future[bool]]] = []
        self.task: asyncio.Task[None] | None = None

    async def write(self, row: Row) -> bool:
        """Keep a step for good; false if somebody else was quicker."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((row, answer))
        if self.task is None:
            self.task = asyncio.create_task(self.write_all())
        return await answer

    async def write_all(self) -> None:
        """Write until nothing waits."""
        try:
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                await self.write_batch(batch)
        finally:
            self.task = None

    async def write_batch(self, batch: list[tuple[Row, asyncio.Future[bool]]]) -> None:
        """Write some steps together and answer each; one that fails does not harm the others."""
        try:
            kept = await self.pen.write([row for row, _ in batch])
        except Exception as problem:  # noqa: BLE001 - it is raised where somebody waits
            if len(batch) > 1 and not isinstance(problem, OSError):
                for one in batch:
                    await self.write_batch([one])
                return
            for _, answer in batch:
                if not answer.done():
                    answer.set_exception(problem)
        else:
            for (_, answer), mine in zip(batch, kept, strict=True):
                if not answer.done():
                    answer.set_result(mine)

    def close(self) -> None:
        """Write no more."""
        self.pen.put_down()

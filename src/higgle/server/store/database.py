"""The database: SQLite in one file, or PostgreSQL for many processes."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, TypeVarTuple

from anyio import CancelScope
from filelock import FileLock, Timeout
from sqlalchemy import Connection, Row, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.sql.selectable import TypedReturnsRows

from higgle.core import Illegal, require
from higgle.extras import Extra
from higgle.server.store.schema import Base

if TYPE_CHECKING:
    from alembic.config import Config as AlembicConfig

Ts = TypeVarTuple("Ts")
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)
PATIENCE = 30.0
"""How many seconds PostgreSQL may take for an answer before its line is given up."""
MIGRATING = 0x6869_6767
"""The number of PostgreSQL's advisory lock under which the schema is brought up to date."""


class FileLease:
    """A hold on a file of the server's own: nobody else may read it, and no second server opens it.

    Where the system knows names without files, the hold is such a name too: a file can be deleted.
    """

    def __init__(self, file: Path) -> None:
        self.beside = FileLock(f"{file}.lock", mode=0o600)
        file.touch(0o600)
        file.chmod(0o600)
        self.known = file.stat()
        self.name: socket.socket | None = None

    def acquire(self) -> None:
        """Take the hold at once, or not at all."""
        self.beside.acquire(timeout=0)
        if sys.platform == "linux":
            self.name = socket.socket(socket.AF_UNIX)
            self.name.bind(f"\0higgle {self.known.st_dev} {self.known.st_ino}")

    def release(self) -> None:
        """Let go."""
        if self.name is not None:
            self.name.close()
        self.beside.release()


class Database:
    """Read and write connections.

    Shielded from cancellation: a connection cancelled while it is being closed would leak.
    """

    def __init__(self, url: str) -> None:
        self.url: URL = parse_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine: AsyncEngine = engine(self.url)
        self.write_lock = asyncio.Lock()
        """SQLite has one writer at a time; waiting here is fairer than waiting there."""
        self.lease: FileLease | None = None
        self.near: Connection | None = None
        """A line to the file without a thread between."""

    async def open(self) -> None:
        """Bring the schema up to date, and hold the file if it is one."""
        if not self.postgres:
            self.lease = hold(Path(str(self.url.database)))
        async with self.engine.begin() as connection:
            if self.postgres:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        self.close_near()
        await self.engine.dispose()
        if self.lease is not None:
            self.lease.release()

    async def check(self) -> None:
        """Whether the database answers, and takes something in; a full disk does not."""
        if self.postgres:
            async with self.reading() as connection:
                await connection.execute(text("SELECT pg_current_xact_id()"))
        else:
            async with self.writing() as connection:
                await connection.execute(text(f"PRAGMA user_version={MIGRATING}"))

    async def look_up(
        self, wanted: TypedReturnsRows[*Ts], values: Mapping[str, object] | None = None
    ) -> Sequence[Row[*Ts]]:
        """A few rows found by a key; a file is asked at once.

        The way to a thread and back takes ten times as long as such an answer, and readers of this
        file wait for nobody.
        """
        if not self.postgres:
            try:
                return self.connect_near().execute(wanted, values).all()
            except OperationalError:
                self.close_near()
        async with self.reading() as connection:
            return (await connection.execute(wanted, values)).all()

    def connect_near(self) -> Connection:
        """The line to the file, opened at the first question."""
        if self.near is None:
            url = self.url.set(drivername="sqlite")
            near = create_engine(url, isolation_level="AUTOCOMMIT", connect_args={"timeout": 0})
            self.near = near.connect()
        return self.near

    def close_near(self) -> None:
        """Close the line to the file; the next question opens another."""
        near, self.near = self.near, None
        if near is not None:
            near.close()
            near.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one state of everything."""
        with CancelScope(shield=True):
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: it is kept when it ends well, and undone when not."""
        with CancelScope(shield=True):
            if self.postgres:
                async with self.engine.begin() as connection:
                    yield connection
                return
            async with self.write_lock, self.engine.connect() as connection:
                writer = await connection.execution_options(begin="BEGIN IMMEDIATE")
                async with writer.begin():
                    yield writer


def parse_url(url: str) -> URL:
    """The parts of an address."""
    try:
        found = make_url(url)
    except ValueError as problem:
        raise ArgumentError(str(problem)) from None
    if found.get_backend_name() not in ("sqlite", "postgresql"):
        raise ArgumentError("it is neither a file nor postgresql://…")
    return found


@contextmanager
def explain_failures() -> Iterator[None]:
    """What is wrong with a database, said to whoever has started a command."""
    try:
        yield
    except (SQLAlchemyError, OSError) as problem:
        why = str(problem).partition("\n")[0] or type(problem).__name__
        raise Illegal("no-reply-from-database", why=why) from None


def engine(url: URL) -> AsyncEngine:
    """Connections with our settings."""
    if url.get_backend_name() == "postgresql":
        patience = {"command_timeout": PATIENCE}
        with Extra("postgres"):
            return create_async_engine(
                url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=patience
            )
    made = create_async_engine(url, pool_size=4, max_overflow=8)
    event.listen(made.sync_engine, "connect", prepare)
    event.listen(made.sync_engine, "begin", begin)
    return made


def prepare(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    """Set up every SQLite connection, so that what was committed survives a power cut."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin(connection: Connection) -> None:
    """Begin a transaction; one that will write takes the write lock at once."""
    connection.exec_driver_sql(str(connection.get_execution_options().get("begin", "BEGIN")))


def hold(file: Path) -> FileLease:
    """Keep other servers away from the file as long as this process lives."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    claim = FileLease(file)
    try:
        claim.acquire()
    except (Timeout, OSError):
        claim.release()
        raise Illegal("database-taken", file=str(file)) from None
    return claim


def upgrade(connection: Connection) -> None:
    """Create the schema, or run the missing migrations; usually there are none to run.

    Alembic is imported only when it has something to do.
    """
    found = version(connection)
    require(found is None or found <= newest(), "database-newer")
    if found == newest():
        return
    from alembic import command

    if found is None:
        Base.metadata.create_all(connection)
        command.stamp(migrations(connection), "head")
    else:
        command.upgrade(migrations(connection), "head")


def version(connection: Connection) -> str | None:
    """The last migration that this database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def newest() -> str:
    """The newest migration we have; the files are numbered."""
    folder = files("higgle.server.store") / "migrations" / "versions"
    return max(file.name[:4] for file in folder.iterdir() if file.name[:4].isdigit())


def migrations(connection: Connection) -> "AlembicConfig":
    """Alembic's view of this package."""
    from alembic.config import Config as AlembicConfig

    config = AlembicConfig()
    config.set_main_option("script_location", str(files("higgle.server.store") / "migrations"))
    config.attributes["connection"] = connection
    return config

"""Leases: which process leads a table, and through which one somebody is there.

With SQLite there is one process. With PostgreSQL a lock is held for every table that is led;
it falls when the process does, so another one takes over.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Collection

from sqlalchemy import and_, delete, or_, select, text, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from higgle.core import Seat
from higgle.protocol.messages import PLAYING
from higgle.server.store.database import Database
from higgle.server.store.notifications import notify
from higgle.server.store.schema import Chair, GameTable, Presence

LASTING = 20.0
"""How long somebody counts as there after a process has last said so."""
TRY_LOCK = text("SELECT pg_try_advisory_lock(hashtextextended(:code, 7))")
UNLOCK = text("SELECT pg_advisory_unlock(hashtextextended(:code, 7))")


class Leases:
    """The tables that this process leads."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self.connection: AsyncConnection | None = None
        self.held: set[str] = set()
        """The tables whose locks are held on the connection.

        Lock each once: advisory locks are counted.
        """
        self.turn = asyncio.Lock()

    def holds(self, code: str) -> bool:
        """Whether this process leads a table."""
        return not self.database.postgres or code in self.held

    async def take(self, code: str) -> bool:
        """Lead a table from now on; whether no other process does."""
        async with self.turn:
            if self.holds(code):
                return True
            async with self.safely():
                connection = await self.connect()
                if await connection.scalar(TRY_LOCK, {"code": code}):
                    self.held.add(code)
            return code in self.held

    async def release(self, code: str) -> None:
        """Lead a table no longer."""
        async with self.turn:
            if self.connection is None or code not in self.held:
                return
            self.held.discard(code)
            async with self.safely():
                await self.connection.execute(UNLOCK, {"code": code})

    @contextlib.asynccontextmanager
    async def safely(self) -> AsyncIterator[None]:
        """Whatever breaks on the connection, nobody knows which locks it holds: it is cut."""
        try:
            yield
        except (SQLAlchemyError, OSError):
            await self.cut()
        except BaseException:
            await self.cut()
            raise

    async def connect(self) -> AsyncConnection:
        """The one connection on which all locks are held."""
        if self.connection is None:
            connection = await self.database.engine.connect()
            self.connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
        return self.connection

    async def release_all(self) -> None:
        """Give up all tables."""
        async with self.turn:
            await self.cut()

    async def cut(self) -> None:
        """Close the connection and release all locks. Call with `self.turn` held."""
        self.held.clear()
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    # Who is there

    async def present(self, code: str, seat: Seat, now: float) -> None:
        """Somebody has come through this process."""
        if not self.database.postgres:
            return
        row = {"code": code, "seat": seat, "process": self.process, "until": now + LASTING}
        come = insert(Presence).values(row)
        async with self.database.writing() as connection:
            await connection.execute(
                come.on_conflict_do_update(
                    index_elements=["code", "seat", "process"], set_={"until": now + LASTING}
                )
            )
            await connection.execute(notify(code, "here"))

    async def leave_seat(self, code: str, seat: Seat) -> None:
        """Nobody is on this seat through this process now."""
        if not self.database.postgres:
            return
        async with self.database.writing() as connection:
            await connection.execute(
                delete(Presence).where(
                    Presence.code == code, Presence.seat == seat, Presence.process == self.process
                )
            )
            await connection.execute(notify(code, "here"))

    async def elsewhere(self, codes: Collection[str], now: float) -> dict[str, set[Seat]]:
        """The seats of these tables whose people are there through other processes."""
        found: dict[str, set[Seat]] = {code: set() for code in codes}
        if not self.database.postgres or not found:
            return found
        wanted = select(Presence.code, Presence.seat).where(
            Presence.process != self.process, Presence.until > now
        )
        if len(found) == 1:
            wanted = wanted.where(Presence.code.in_(found))
        async with self.database.reading() as connection:
            for code, seat in await connection.execute(wanted):
                found.setdefault(code, set()).add(seat)
        return found

    async def renew(self, now: float) -> None:
        """Say that all who came through this process are still there."""
        if not self.database.postgres:
            return
        async with self.turn:
            if self.connection is not None:
                await self.connection.execute(text("SELECT 1"))
        async with self.database.writing() as connection:
            await connection.execute(
                update(Presence).where(Presence.process == self.process).values(until=now + LASTING)
            )
            await connection.execute(delete(Presence).where(Presence.until < now))

    async def lonely(self) -> list[str]:
        """The running tables that go on while nobody looks.

        People's by correspondence, or rated; and all of tournaments.
        """
        peopled = select(Chair.code).where(Chair.person.is_not(None))
        wanted = select(GameTable.code).where(
            GameTable.state == PLAYING,
            or_(
                GameTable.tournament != "",
                and_(
                    or_(GameTable.pace == "correspondence", GameTable.rated),
                    GameTable.code.in_(peopled),
                ),
            ),
        )
        async with self.database.reading() as connection:
            return list(await connection.scalars(wanted))

    async def close(self) -> None:
        """Let go of everything."""
        if self.database.postgres:
            async with self.database.writing() as connection:
                await connection.execute(delete(Presence).where(Presence.process == self.process))
        await self.release_all()

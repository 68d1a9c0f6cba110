"""The end of a game: the result is stored once, and ratings move."""

import logging

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from higgle.core import Table
from higgle.live.journal import StorageError
from higgle.live.log import Step
from higgle.live.room import Room
from higgle.live.timers import Timers
from higgle.protocol.messages import OVER, Result, TableInfo
from higgle.server.accounts.ratings import SeatChanges, rate
from higgle.server.lobby import tables
from higgle.server.store.database import Database
from higgle.server.store.schema import Chair, GameTable, Outcome

LOG = logging.getLogger("higgle.results")
RETRY = 1.0
"""How long to wait if the database does not answer."""
MUCH_LATER = 3.0
"""How long to wait if storing the result failed for another reason."""
TRIES = 5
"""How often to try again when two games of the same people end at once."""


def result(game: Table) -> Result:
    """How a game ended."""
    return Result(game.scores(), game.scores(detail=True), game.winners())


async def store(
    database: Database, info: TableInfo, game: Table, now: float, changes: SeatChanges
) -> None:
    """Store the result and move the ratings; the second process to try changes nothing."""
    for _ in range(TRIES):
        try:
            return await write(database, info, game, now, changes)
        except IntegrityError:
            if await is_stored(database, info.code):
                return None
    raise StorageError


async def write(
    database: Database, info: TableInfo, game: Table, now: float, changes: SeatChanges
) -> None:
    """Everything in one transaction: the result, the state, the ratings."""
    saved = msgspec.json.encode(result(game)).decode()
    async with database.writing() as connection:
        await connection.execute(insert(Outcome).values(code=info.code, ended=now, result=saved))
        await connection.execute(
            update(GameTable).where(GameTable.code == info.code).values(state=OVER)
        )
        await rate(connection, info, game, changes)
        await connection.execute(update(Chair).where(Chair.code == info.code).values(origins=""))


async def is_stored(database: Database, code: str) -> bool:
    """Whether the result of a table is stored already."""
    async with database.reading() as connection:
        found = await connection.scalar(select(Outcome.code).where(Outcome.code == code))
    return found is not None


class ResultKeeper:
    """Stores the result of one table, sooner or later."""

    def __init__(self, room: Room, database: Database, timers: Timers) -> None:
        self.room = room
        self.database = database
        self.timers = timers
        self.key = (room.code, "end")
        room.listeners["over"].append(self.finish)

    def finish(self, step: Step) -> None:
        """The last step was made."""
        if self.room.unfinished:
            self.timers.set(self.key, self.timers.now(), self.store)

    async def store(self) -> None:
        """Store the result and show everybody the table with it; if that fails, try again later."""
        room, now = self.room, self.timers.now()
        state = room.need_state()
        try:
            changes = SeatChanges(state.leavers(), frozenset(one.seat for one in state.takers))
            await store(self.database, room.describe(), state.game, now, changes)
            async with room.mailbox:
                room.change(await tables.info(self.database, room.code))
        except (StorageError, SQLAlchemyError, OSError):
            self.timers.set(self.key, self.timers.now() + RETRY, self.store)
        except Exception:
            LOG.exception("a result could not be stored")
            self.timers.set(self.key, self.timers.now() + MUCH_LATER, self.store)

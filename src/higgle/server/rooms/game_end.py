"""The end of a game: the result is stored once, and ratings move."""

import asyncio
import logging

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from higgle.core import Table
from higgle.live.clocks import Timers
from higgle.live.daily_deal import PERSON
from higgle.live.daily_results import day_score
from higgle.live.journal import Step, StorageError
from higgle.live.results import result
from higgle.live.room import Room
from higgle.protocol.daily_deal import DayScore
from higgle.protocol.messages import OVER, TableInfo
from higgle.server.accounts.ratings import SeatChanges, rate
from higgle.server.daily_deals import count
from higgle.server.lobby import table_list
from higgle.server.store.database import Database
from higgle.server.store.schema import Chair, GameTable, Outcome

LOG = logging.getLogger("higgle.results")
RETRY = 1.0
"""How long to wait if the database does not answer."""
MUCH_LATER = 3.0
"""How long to wait if storing the result failed for another reason."""
TRIES = 5
"""How often to try again when two games of the same people end at once."""


async def store(
    database: Database,
    info: TableInfo,
    game: Table,
    now: float,
    changes: SeatChanges,
    score: DayScore | None = None,
) -> None:
    """Store the result and move the ratings; the second process to try changes nothing."""
    for _ in range(TRIES):
        try:
            return await write(database, info, game, now, changes, score)
        except IntegrityError:
            if await is_stored(database, info.code):
                return None
    raise StorageError


async def write(
    database: Database,
    info: TableInfo,
    game: Table,
    now: float,
    changes: SeatChanges,
    score: DayScore | None = None,
) -> None:
    """Everything in one transaction: the result, the state, the ratings, the score of the day."""
    async with database.writing() as connection:
        moved = await rate(connection, info, game, changes)
        ended = msgspec.structs.replace(
            result(game), moved=moved, stood_in=[round(one, 3) for one in changes.stood_in]
        )
        saved = msgspec.json.encode(ended).decode()
        await connection.execute(insert(Outcome).values(code=info.code, ended=now, result=saved))
        await connection.execute(
            update(GameTable).where(GameTable.code == info.code).values(state=OVER)
        )
        if score is not None:
            await count(connection, info.seats[PERSON].person, score, now)
        await connection.execute(update(Chair).where(Chair.code == info.code).values(origins=""))


def score_of_day(info: TableInfo, game: Table) -> DayScore | None:
    """What counts for the deal of the day, if this was one."""
    return day_score(info.day, game.record(), result(game), info.code) if info.day else None


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
            newcomers = frozenset(one.seat for one in state.takers)
            changes = SeatChanges(state.leavers(), newcomers, state.stood_in_shares())
            score = await asyncio.to_thread(score_of_day, room.info, state.game)
            await store(self.database, room.describe(), state.game, now, changes, score)
            async with room.mailbox:
                room.change(await table_list.info(self.database, room.code))
        except (StorageError, SQLAlchemyError, OSError):
            self.timers.set(self.key, self.timers.now() + RETRY, self.store)
        except Exception:
            LOG.exception("a result could not be stored")
            self.timers.set(self.key, self.timers.now() + MUCH_LATER, self.store)

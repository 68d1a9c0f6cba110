"""The end of a game: the result is stored once, and ratings move."""

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from higgle.core import Table
from higgle.live.journal import StorageError
from higgle.protocol.messages import OVER, Result, TableInfo
from higgle.server.store.database import Database
from higgle.server.store.ratings import rate
from higgle.server.store.schema import GameTable, Outcome

TRIES = 5
"""How often to try again when two games of the same people end at once."""


def result(game: Table) -> Result:
    """How a game ended."""
    return Result(game.scores(), game.scores(detail=True), game.winners())


async def store(database: Database, info: TableInfo, game: Table, now: float) -> None:
    """Store the result and move the ratings; the second process to try changes nothing."""
    for _ in range(TRIES):
        try:
            return await write(database, info, game, now)
        except IntegrityError:
            if await is_stored(database, info.code):
                return None
    raise StorageError


async def write(database: Database, info: TableInfo, game: Table, now: float) -> None:
    """Everything in one transaction: the result, the state, the ratings."""
    saved = msgspec.json.encode(result(game)).decode()
    async with database.writing() as connection:
        await connection.execute(insert(Outcome).values(code=info.code, ended=now, result=saved))
        await connection.execute(
            update(GameTable).where(GameTable.code == info.code).values(state=OVER)
        )
        await rate(connection, info, game)


async def is_stored(database: Database, code: str) -> bool:
    """Whether the result of a table is stored already."""
    async with database.reading() as connection:
        found = await connection.scalar(select(Outcome.code).where(Outcome.code == code))
    return found is not None

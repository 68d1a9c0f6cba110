"""The deal of the day at a server: who plays it, whose result counts, how everybody has done."""

from collections import Counter
from collections.abc import Callable

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from higgle.core import Record, require
from higgle.live.daily_deal import PERSON, day_at, plan_of, plan_of_record, prove, read_day
from higgle.live.daily_results import day_score, describe
from higgle.live.results import result
from higgle.protocol.daily_deal import DayDeal, DayScore
from higgle.protocol.messages import PLAYING, TableInfo
from higgle.server.accounts.people import Visitor
from higgle.server.lobby.lobby import Lobby
from higgle.server.store.database import Database
from higgle.server.store.schema import Chair, DayResult, GameTable


class DailyDeals:
    """The deals of all days."""

    def __init__(self, database: Database, now: Callable[[], float], lobby: Lobby) -> None:
        self.database = database
        self.now = now
        self.lobby = lobby

    async def deal(self, person: str, day: str, language: str) -> DayDeal:
        """The deal of a day as somebody finds it; without a date, today's."""
        now = self.now()
        day = day or day_at(now)
        require(read_day(day) <= read_day(day_at(now)), "day-not-yet", day=day)
        async with self.database.reading() as connection:
            mine = await scores_of(connection, person)
            playing = await table_of(connection, person, day)
            counted = select(DayResult.score, func.count()).where(DayResult.day == day)
            rows = await connection.execute(counted.group_by(DayResult.score))
            everybody = Counter({row[0]: row[1] for row in rows})
            shown = select(DayResult.code).where(DayResult.day == day, DayResult.code != "")
            first = shown.order_by(DayResult.score.desc(), DayResult.at).limit(1)
            best = await connection.scalar(first)
        return describe(day, now, mine, everybody, language, playing, best or "")

    async def play(self, visitor: Visitor) -> str:
        """The table at which somebody plays today's deal; one at a time."""
        plan = plan_of(day_at(self.now()))
        async with self.database.reading() as connection:
            code = await table_of(connection, visitor.id, plan.day)
        return code or await self.lobby.open_day(visitor, plan)

    async def need_no_try(self, person: str, day: str) -> None:
        """Whoever has had their try, or is at it, sends nothing in."""
        async with self.database.reading() as connection:
            require(day not in await scores_of(connection, person), "day-counted")
            require(not await table_of(connection, person, day), "day-under-way")

    async def need_own_try(self, person: str, info: TableInfo) -> None:
        """A game of today's deal is shown to those who have played it; later to everybody."""
        if info.day != day_at(self.now()) or person == info.seats[PERSON].person:
            return
        async with self.database.reading() as connection:
            require(info.day in await scores_of(connection, person), "day-own-try")

    async def send(self, person: str, score: DayScore) -> None:
        """A result that was proved counts, if it is the first."""
        async with self.database.writing() as connection:
            require(await count(connection, person, score, self.now()), "day-counted")


def prove_day(text: str, now: float) -> DayScore:
    """The result in a record that was played elsewhere; refused with the reason."""
    record = Record.read(text)
    plan = plan_of_record(record, now)
    return day_score(plan.day, record, result(prove(record, plan)))


async def scores_of(connection: AsyncConnection, person: str) -> dict[str, DayScore]:
    """All that somebody has come to, by day."""
    rows = await connection.scalars(select(DayResult.result).where(DayResult.person == person))
    found = [msgspec.json.decode(row, type=DayScore) for row in rows]
    return {score.day: score for score in found}


async def table_of(connection: AsyncConnection, person: str, day: str) -> str:
    """The table at which somebody is playing the deal of a day."""
    mine = select(Chair.code).where(Chair.person == person)
    wanted = select(GameTable.code).where(GameTable.day == day, GameTable.state == PLAYING)
    return await connection.scalar(wanted.where(GameTable.code.in_(mine)).limit(1)) or ""


async def count(connection: AsyncConnection, person: str, score: DayScore, now: float) -> bool:
    """Keep a result, unless one counts already; whether it does."""
    mine = DayResult.day == score.day, DayResult.person == person
    if await connection.scalar(select(DayResult.day).where(*mine)) is not None:
        return False
    row = {"day": score.day, "person": person, "score": score.score, "code": score.code, "at": now}
    saved = msgspec.json.encode(score).decode()
    await connection.execute(insert(DayResult).values(row | {"result": saved}))
    return True

"""Chat, signals and remarks in the database."""

import msgspec
from sqlalchemy import func, insert, or_, select

from higgle.core import require
from higgle.live.talk import CHAT, HISTORY, REMARK, SIGNAL, Spoken, Words
from higgle.server.store.database import Database
from higgle.server.store.notifications import notify
from higgle.server.store.schema import GameTable, Person, TalkRow

SPOKEN = select(
    TalkRow.id,
    TalkRow.seq,
    TalkRow.at,
    TalkRow.what,
    TalkRow.seat,
    func.coalesce(Person.name, ""),
    func.coalesce(Person.kind, "bot"),
    TalkRow.body,
).outerjoin(Person, Person.id == TalkRow.person)
"""What was said, with who said it."""


async def speak(database: Database, words: Words, at: float) -> None:
    """Store what was said; whoever is muted says nothing."""
    async with database.writing() as connection:
        until = await connection.scalar(select(Person.muted).where(Person.id == words.person))
        require(not until or until <= at, "muted")
        await connection.execute(
            select(GameTable.code).where(GameTable.code == words.code).with_for_update()
        )
        await connection.execute(insert(TalkRow).values(at=at, **msgspec.structs.asdict(words)))
        if database.postgres:
            await connection.execute(notify(words.code, "talk"))


async def last_talk(database: Database, code: str) -> int:
    """The number of the last thing said at a table."""
    async with database.reading() as connection:
        wanted = select(func.max(TalkRow.id)).where(TalkRow.code == code)
        return await connection.scalar(wanted) or 0


async def talk_after(database: Database, code: str, number: int) -> list[Spoken]:
    """What was said at a table after this number, oldest first."""
    wanted = SPOKEN.where(TalkRow.code == code, TalkRow.id > number)
    wanted = wanted.order_by(TalkRow.id.desc()).limit(5 * HISTORY)
    async with database.reading() as connection:
        return [Spoken(*values) for values in reversed((await connection.execute(wanted)).all())]


async def recent_talk(database: Database, code: str) -> list[Spoken]:
    """The last lines and remarks, and every seat's last signal."""
    mine = select(TalkRow.id).where(TalkRow.code == code)
    kinds = [
        mine.where(TalkRow.what == what).order_by(TalkRow.id.desc()).limit(HISTORY)
        for what in (CHAT, REMARK)
    ]
    signals = select(func.max(TalkRow.id)).where(TalkRow.code == code, TalkRow.what == SIGNAL)
    kinds.append(signals.group_by(TalkRow.seat))
    wanted = SPOKEN.where(or_(*[TalkRow.id.in_(kind.subquery().select()) for kind in kinds]))
    async with database.reading() as connection:
        rows = await connection.execute(wanted.order_by(TalkRow.id))
        return [Spoken(*values) for values in rows]


async def all_talk(database: Database, code: str) -> list[Spoken]:
    """All that was ever said at a table, oldest first."""
    wanted = SPOKEN.where(TalkRow.code == code).order_by(TalkRow.id)
    async with database.reading() as connection:
        return [Spoken(*values) for values in await connection.execute(wanted)]

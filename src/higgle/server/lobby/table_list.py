"""Tables as the lobby shows them."""

import logging
from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import ColumnElement, Row, and_, bindparam, select

from higgle.core import Illegal
from higgle.protocol.messages import OVER, PLAYING, Clocks, Result, TableInfo, Who
from higgle.server.store.database import Database
from higgle.server.store.schema import Block, Chair, GameTable, Outcome, Person, Presence, SeedRow

SeatRow = Row[str, int, str | None, str, str, str, bool, str | None, str, str]
LOG = logging.getLogger("higgle.tables")
TABLE = GameTable.__table__
PAGE = 100
"""How many tables are listed at a time."""
TABLES = (
    select(TABLE, SeedRow.seed, Outcome.result)
    .join(SeedRow, SeedRow.code == TABLE.c.code)
    .outerjoin(Outcome, Outcome.code == TABLE.c.code)
)
BY_CODE = TABLES.where(TABLE.c.code == bindparam("code"))
SEATS = (
    select(
        Chair.code,
        Chair.seat,
        Chair.person,
        Chair.bot,
        Chair.name,
        Chair.word,
        Chair.ready,
        Person.kind,
        GameTable.host,
        GameTable.tournament,
    )
    .join(GameTable, GameTable.code == Chair.code)
    .outerjoin(Person, Person.id == Chair.person)
    .where(Chair.code.in_(bindparam("codes", expanding=True)))
    .order_by(Chair.code, Chair.seat)
)
DEAL = (
    select(SeedRow.seed, GameTable.began, GameTable.rules)
    .join(GameTable)
    .where(SeedRow.code == bindparam("code"))
)
"""Made once, for every room asks them."""


async def info(database: Database, code: str) -> TableInfo:
    """A table by its code."""
    rows = await database.look_up(BY_CODE, {"code": code})
    seats = seats_by_code([code], await database.look_up(SEATS, {"codes": [code]}))
    found = try_table_info(rows[0], seats[code]) if rows else None
    if found is None:
        raise Illegal("unknown-table", code=code)
    return found


async def public_tables(
    database: Database,
    game: str = "",
    name: str = "",
    first: int = 0,
    there: Collection[str] = (),
    now: float = 0.0,
    reader: str = "",
) -> list[TableInfo]:
    """A page of the public tables: open ones first, then those that can be watched.

    Tables at which people are come before those that were left alone, however many these are; those
    who have blocked each other do not see each other's.
    """
    elsewhere = select(Presence.code).where(Presence.until > now)
    alone = and_(GameTable.code.not_in(there), GameTable.code.not_in(elsewhere))
    which = [GameTable.public.is_(True), GameTable.state != OVER]
    if reader:
        which += [
            GameTable.host.not_in(select(Block.about).where(Block.person == reader)),
            GameTable.host.not_in(select(Block.person).where(Block.about == reader)),
        ]
    if game:
        which.append(GameTable.game == game)
    if name:
        named = select(Chair.code).where(Chair.name.icontains(name, autoescape=True))
        which.append(GameTable.code.in_(named))
    return await infos(database, *which, limit=PAGE, first=first, last=[alone])


async def in_play(database: Database) -> list[str]:
    """The codes of all tables at which a game goes on."""
    async with database.reading() as connection:
        return list(await connection.scalars(select(TABLE.c.code).where(TABLE.c.state == PLAYING)))


async def tables_of(database: Database, person: str) -> list[TableInfo]:
    """The unfinished tables at which somebody sits."""
    mine = select(Chair.code).where(Chair.person == person)
    return await infos(database, GameTable.code.in_(mine), GameTable.state != OVER, limit=100)


async def infos(
    database: Database,
    *which: ColumnElement[bool],
    limit: int = 1,
    first: int = 0,
    last: Sequence[ColumnElement[bool]] = (),
) -> list[TableInfo]:
    """Tables with their seats and results."""
    wanted = (
        TABLES.where(*which)
        .order_by(TABLE.c.state, *last, TABLE.c.created.desc(), TABLE.c.code)
        .limit(limit)
        .offset(first)
    )
    async with database.reading() as connection:
        rows = (await connection.execute(wanted)).all()
        codes = [row.code for row in rows]
        seats = seats_by_code(codes, (await connection.execute(SEATS, {"codes": codes})).all())
    found = [try_table_info(row, seats[row.code]) for row in rows]
    return [table for table in found if table is not None]


def try_table_info(row: Row[*tuple[object, ...]], seats: list[Who]) -> TableInfo | None:
    """A table as clients see it; an unreadable one is left out of the list."""
    try:
        return table_info(row, seats)
    except (msgspec.MsgspecError, ValueError):
        LOG.exception("a table cannot be read")
        return None


def seats_by_code(codes: list[str], rows: Sequence[SeatRow]) -> dict[str, list[Who]]:
    """Who sits where at these tables."""
    found: dict[str, list[Who]] = {code: [] for code in codes}
    for (
        code,
        seat,
        person,
        bot,
        name,
        word,
        ready,
        kind,
        host,
        tournament,
    ) in rows:
        if person:
            who = Who(
                seat,
                "person",
                name,
                person,
                program=kind == "bot",
                word=word,
                guest=kind == "guest",
                ready=ready or kind == "bot" or (person == host and not tournament),
            )
        else:
            who = Who(seat, "bot" if bot else "open", name, bot=bot, ready=bool(bot))
        found[code].append(who)
    return found


def table_info(row: Row[*tuple[object, ...]], seats: list[Who]) -> TableInfo:
    """A table as clients see it; the seed shows only after the end."""
    values = row._mapping
    plain = {column.name: values[column.name] for column in TABLE.columns}
    return msgspec.convert(
        plain
        | {
            "options": msgspec.json.decode(str(values["options"])),
            "clocks": msgspec.json.decode(str(values["clocks"]), type=Clocks),
            "seats": seats,
            "seed": values["seed"] if values["state"] == OVER and not values["held"] else "",
            "result": result_of(values["result"]),
        },
        TableInfo,
    )


def result_of(saved: object) -> Result | None:
    """How a game ended, from what was kept."""
    return None if saved is None else msgspec.json.decode(str(saved), type=Result)


async def deal_of(database: Database, code: str) -> tuple[str, float, int]:
    """The seed of a table, when it began and by which ruleset; for the room alone."""
    [(seed, began, rules)] = await database.look_up(DEAL, {"code": code})
    return seed, began, rules

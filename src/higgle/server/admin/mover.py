"""Moving manager: everything in an SQLite file goes into an empty PostgreSQL."""

from sqlalchemy import Connection, Integer, func, insert, select, text

from higgle.core import require
from higgle.server.store.database import Database
from higgle.server.store.schema import Base

TABLES = Base.metadata.sorted_tables
"""Those that others lean on first."""
AT_ONCE = 1000


async def move(source: Database, target: Database) -> int:
    """Copy every row, all or none; how many there were."""
    await source.open()
    await target.open()
    count = 0
    async with source.reading() as old, target.writing() as new:
        await new.run_sync(need_empty)
        for table in TABLES:
            own = [key.parent for key in table.foreign_keys if key.column.table is table]
            ordered = select(table).order_by(*(column.is_not(None) for column in own))
            found = [dict(row) for row in (await old.execute(ordered)).mappings()]
            for first in range(0, len(found), AT_ONCE):
                await new.execute(insert(table), found[first : first + AT_ONCE])
            count += len(found)
        await new.run_sync(count_on)
    return count


def need_empty(connection: Connection) -> None:
    """Nothing is mixed with what is there already."""
    for table in TABLES:
        require(not connection.scalar(select(func.count()).select_from(table)), "database-full")


def count_on(connection: Connection) -> None:
    """New rows get numbers after those that were brought."""
    for table in TABLES:
        for column in table.primary_key:
            if column.autoincrement is True and isinstance(column.type, Integer):
                last = connection.scalar(select(func.max(column)))
                name = f"pg_get_serial_sequence('{table.name}', '{column.name}')"
                if last is not None:
                    connection.execute(text(f"SELECT setval({name}, {int(last)})"))

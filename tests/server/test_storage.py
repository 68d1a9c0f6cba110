"""Storage: migrations, durability, and what happens when nothing can be stored."""

import sqlite3

import pytest
from alembic import command
from anyio import CancelScope
from sqlalchemy import Connection, select, text

from higgle.core import Illegal
from higgle.protocol.messages import Answered, Say, Update
from higgle.server.store import database as databases
from higgle.server.store.database import Database
from higgle.server.store.schema import Person
from tests.server.disk import full_disk
from tests.server.hall import Hall

pytestmark = pytest.mark.anyio


async def test_the_schema_is_what_the_migrations_make(hall: Hall) -> None:
    """On both databases, nothing is left to migrate."""

    def check(connection: Connection) -> None:
        command.check(databases.migrations(connection))

    async with hall.manager.database.engine.begin() as connection:
        await connection.run_sync(check)


async def test_the_files_of_migrations_are_named_after_them(hall: Hall) -> None:
    """So that a server that starts again need not read them."""
    async with hall.manager.database.engine.begin() as connection:
        known = await connection.run_sync(databases.version)

    assert databases.newest() == known


async def test_sqlite_keeps_what_it_has_committed(small_hall: Hall) -> None:
    """Even through a power cut."""
    async with small_hall.manager.database.reading() as connection:
        journal = await connection.scalar(text("PRAGMA journal_mode"))
        synchronous = await connection.scalar(text("PRAGMA synchronous"))

    assert ("wal", 2) == (journal, synchronous)


async def test_whoever_goes_away_breaks_no_line_off(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    """What was begun is finished; a line that is cut while it is being closed stays open."""
    found: list[object] = []
    database = hall.manager.database
    for use in (database.reading, database.writing):
        with CancelScope() as scope:
            async with use() as connection:
                scope.cancel()
                found.append(await connection.scalar(text("SELECT 1")))

    assert [1, 1] == found
    assert [] == caplog.records


async def test_a_database_that_does_not_answer_is_not_waited_for(
    fresh_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its line is given up, and the next one works."""
    monkeypatch.setattr(databases, "PATIENCE", 0.2)
    database = Database(fresh_postgres.replace("postgresql:", "postgresql+asyncpg:"))

    with pytest.raises(TimeoutError):
        async with database.writing() as connection:
            await connection.execute(text("SELECT pg_sleep(60)"))
    async with database.writing() as connection:
        found = await connection.scalar(text("SELECT 1"))
    await database.close()

    assert 1 == found


async def test_a_key_is_looked_up_while_another_program_writes(
    sqlite: str, small_hall: Hall
) -> None:
    """What is looked up without a thread waits for no writer, and sees what was committed."""
    database = small_hall.manager.database
    ann = await small_hall.guest("Ann")
    wanted = select(Person.name).where(Person.id == ann.id)
    writer = sqlite3.connect(sqlite, isolation_level=None)
    writer.execute("BEGIN EXCLUSIVE")
    before = await database.look_up(wanted)
    writer.execute("UPDATE people SET name = 'Bob'")
    writer.execute("COMMIT")
    writer.close()

    assert ([("Ann",)], [("Bob",)]) == (before, await database.look_up(wanted))


async def test_one_server_has_the_file(sqlite: str, small_hall: Hall) -> None:
    """A second one is refused in a sentence."""
    other = Database(f"sqlite+aiosqlite:///{sqlite}")

    with pytest.raises(Illegal, match="Another server"):
        await other.open()
    await other.close()


async def test_a_full_disk_stops_play_and_loses_nothing(small_hall: Hall) -> None:
    """Whoever acts is told; when there is room again, the game goes on where it was."""
    ann, bob = await small_hall.table()
    await ann.act("plant 1")

    with full_disk():
        refused = await ann.act("pass")
        said = await bob.send(Say(bob.number(), "what happened?"))
    again = await ann.act("pass")

    assert refused.refusal is not None
    assert said.refusal is not None
    assert ("storage", 1) == (refused.refusal.code, refused.seq)
    assert "storage" == said.refusal.code
    assert Answered(again.n, True, 2) == again
    assert 2 == bob.last(Update).seq


async def test_a_newer_database_is_refused_in_words(sqlite: str) -> None:
    """Going back a version would lose what only the newer one knows."""
    with sqlite3.connect(sqlite) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    database = Database(f"sqlite+aiosqlite:///{sqlite}")

    with pytest.raises(Illegal) as refused:
        await database.open()
    await database.close()

    assert "newer version" in refused.value.text()

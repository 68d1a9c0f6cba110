"""A server of today opens what every earlier version has left behind."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from alembic import command
from sqlalchemy import Connection, MetaData, text

from higgle.core import Illegal
from higgle.server.store import tables
from higgle.server.store.database import Database, migrations
from higgle.server.store.people import Visitor
from tests.server.conftest import memory
from tests.server.hall import Player, opened

pytestmark = pytest.mark.anyio

OLD = sorted((Path(__file__).parent.parent / "upgrade").glob("*.sql"))
"""What each version left behind: a person, a finished game, and one of each game in play."""


def old(dump: Path) -> sqlite3.Connection:
    """An old database, in memory."""
    line = sqlite3.connect(":memory:")
    line.row_factory = sqlite3.Row
    line.executescript(dump.read_text(encoding="utf-8"))
    return line


@pytest.fixture(params=OLD, ids=lambda dump: dump.stem)
def dump(request: pytest.FixtureRequest) -> Path:
    """What one version left behind."""
    found: Path = request.param
    return found


@pytest.fixture
def old_file(dump: Path) -> Iterator[str]:
    """An old SQLite file."""
    with TemporaryDirectory(dir=memory()) as folder:
        file = Path(folder) / "old.sqlite3"
        with sqlite3.connect(file) as line:
            old(dump).backup(line)
        line.close()
        yield str(file)


async def fill(address: str, dump: Path) -> None:
    """Give PostgreSQL the schema of an old version, and its rows."""
    source = old(dump)
    (revision,) = source.execute("SELECT version_num FROM alembic_version").fetchone()

    def copy(connection: Connection) -> None:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
        command.upgrade(migrations(connection), revision)
        known = MetaData()
        known.reflect(connection)
        for table in known.sorted_tables:
            rows = [dict(row) for row in source.execute(f"SELECT * FROM {table.name}")]
            if rows and table.name != "alembic_version":
                connection.execute(table.insert(), rows)

    database = Database(address.replace("postgresql:", "postgresql+asyncpg:"))
    async with database.engine.begin() as connection:
        await connection.run_sync(copy)
    await database.close()


async def play_on(address: str) -> dict[str, str]:
    """Ann comes back to all her tables, and acts where she must; how each goes on."""
    found: dict[str, str] = {}
    async with opened(address) as hall:
        async with hall.house.database.reading() as connection:
            wanted = text("SELECT code, person, state FROM tables JOIN chairs USING (code)")
            rows = (await connection.execute(wanted)).all()
        for code, person, state in rows:
            if person is None:
                continue
            ann = Player(hall.house, Visitor(person, "Ann", "guest", "en"), code, "client-ann")
            info = await tables.info(hall.house.database, code)
            try:
                welcome = await ann.come()
            except Illegal as illegal:
                found[f"{info.game} {state}"] = illegal.reason
                continue
            assert state == welcome.table.state
            assert welcome.scene is not None
            before = hall.house.rooms[code].play().seq
            if state == "playing":
                await hall.play_on(code, [ann], 3)
            gone_on = hall.house.rooms[code].play().seq > before
            found[f"{info.game} {state}"] = "plays on" if gone_on else "shown"
    return found


GAMES = ["bohnanza", "bohnanza-plus", "bohnaparte", "high-bohn", "kuhhandel"]
OLD_RULES = "other-rules"
"""A rule was mended since, and this table has met it: it says so, and harms no other."""


def opens(found: dict[str, str]) -> bool:
    """Whether every table is there, and goes on or says why not; most go on."""
    expected = ["bohnanza over", *[f"{game} playing" for game in GAMES]]
    how = [found[f"{game} playing"] for game in GAMES]
    return (
        sorted(expected) == sorted(found)
        and found["bohnanza over"] in ("shown", OLD_RULES)
        and {"plays on", OLD_RULES} >= set(how)
        and how.count("plays on") >= 3
    )


async def test_a_file_of_an_old_version_plays_on(old_file: str) -> None:
    """The schema is brought up to date, and every table goes on where it stood."""
    assert opens(await play_on(old_file))


async def test_a_postgresql_of_an_old_version_plays_on(fresh_postgres: str, dump: Path) -> None:
    """The same on PostgreSQL."""
    await fill(fresh_postgres, dump)

    assert opens(await play_on(fresh_postgres))


async def test_a_newer_database_is_refused_in_words(sqlite: str) -> None:
    """Going back a version would lose what only the newer one knows."""
    with sqlite3.connect(sqlite) as line:
        line.execute("UPDATE alembic_version SET version_num = '9999'")
    line.close()
    database = Database(f"sqlite+aiosqlite:///{sqlite}")

    with pytest.raises(Illegal) as refused:
        await database.open()
    await database.close()

    assert "newer version" in refused.value.text()

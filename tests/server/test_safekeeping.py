"""Safekeeping: who may read the files, what starts, and what a changed log looks like."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient
from sqlalchemy import delete as delete_from
from sqlalchemy import update

from higgle.core import Illegal
from higgle.server.config import unknown_settings
from higgle.server.http.app import application
from higgle.server.http.server import try_database
from higgle.server.store.database import Database
from higgle.server.store.schema import LogRow
from tests.server.disk import full_disk
from tests.server.hall import Hands, opened
from tests.server.web import HERE, config

pytestmark = pytest.mark.anyio


@pytest.mark.skipif(sys.platform == "win32", reason="modes are of Unix")
async def test_nobody_else_reads_the_files(tmp_path: Path) -> None:
    """The folder is the server's own, and so is everything in it."""
    file = tmp_path / "own" / "higgle.sqlite3"
    async with opened(str(file)) as hall:
        await hall.guest()
        modes = {one.name: one.stat().st_mode & 0o777 for one in file.parent.iterdir()}

    assert 0o700 == file.parent.stat().st_mode & 0o777
    assert {0o600} == set(modes.values()), modes


async def test_the_hold_survives_the_deletion_of_its_file(sqlite: str) -> None:
    """A second server is refused all the same."""
    async with opened(sqlite):
        delete(sqlite)
        other = Database(f"sqlite+aiosqlite:///{sqlite}")
        with pytest.raises(Illegal, match="Another server"):
            await other.open()
        await other.close()


def delete(file: str) -> None:
    """Somebody tidies up."""
    Path(f"{file}.lock").unlink()


async def test_a_full_disk_is_not_ready(sqlite: str) -> None:
    """Whoever asks is told before somebody plays."""
    async with AsyncTestClient(application(config(sqlite), Hands()), base_url=HERE) as browser:
        assert 200 == (await browser.get("/readyz")).status_code
        with full_disk():
            assert 503 == (await browser.get("/readyz")).status_code
        assert 200 == (await browser.get("/readyz")).status_code


async def test_a_changed_log_is_not_played_on(database: str) -> None:
    """Every step proves those before it; whoever changes one is found out at the next opening."""
    async with opened(database) as before:
        ann, bob = await before.table()
        await before.play_on(ann.code, [ann, bob], 6)
        kept = before.manager.database
        assert len(await before.manager.journal.read(ann.code)) >= 4
        async with kept.writing() as connection:
            changed = update(LogRow).where(LogRow.code == ann.code, LogRow.seq == 2)
            await connection.execute(changed.values(at=LogRow.at - 1))

    async with opened(database, before.hands) as after:
        with pytest.raises(Illegal, match="changed after step 1"):
            await after.manager.room(ann.code)


async def test_a_changed_log_is_named_after_the_start(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody has to open the table for that; a step that is missing is a change too."""
    async with opened(sqlite) as before:
        ann, bob = await before.table()
        await before.play_on(ann.code, [ann, bob], 6)
        await before.table()
        async with before.manager.database.writing() as connection:
            gone = LogRow.code == ann.code, LogRow.seq == 3
            await connection.execute(delete_from(LogRow).where(*gone))

    async with AsyncTestClient(application(config(sqlite), before.hands), base_url=HERE):
        await before.hands.advance(60)

    named = [record for record in caplog.records if "changed" in record.message]
    assert [f"table {ann.code} after step 2"] == [vars(record)["why"] for record in named]


async def test_an_unreachable_database_is_one_sentence() -> None:
    """No trace of our code, and no password."""
    address = "postgresql://ann:secret@127.0.0.1:1/none"

    with pytest.raises(Illegal, match="does not answer") as refused:
        await try_database(config(address))

    assert "secret" not in refused.value.text("en")


def test_a_missing_driver_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plain install leaves the driver of PostgreSQL out; the sentence brings it."""
    monkeypatch.setitem(sys.modules, "asyncpg", None)

    with pytest.raises(Illegal, match=r'pip install "higgle\[postgres\]"'):
        asyncio.run(try_database(config("postgresql://ann@127.0.0.1:1/none")))


def test_a_second_server_says_so_and_ends(sqlite: str) -> None:
    """One line, and no trace."""
    command = [sys.executable, "-m", "higgle", "serve", "--no-browser", "--port", "0"]
    first = subprocess.Popen([*command, "--database", sqlite], stdout=subprocess.PIPE, text=True)
    assert first.stdout is not None
    assert "http" in first.stdout.readline()
    second = subprocess.run(
        [*command, "--database", sqlite], capture_output=True, text=True, timeout=60, check=False
    )
    first.terminate()
    first.communicate(timeout=20)

    assert 2 == second.returncode
    assert 1 == len(second.stderr.splitlines())


def test_settings_that_are_none_are_named() -> None:
    """A letter too many is noticed."""
    assert ["HIGGLE_PROT"] == unknown_settings({"HIGGLE_PROT": "1", "HIGGLE_PORT": "1", "A": ""})

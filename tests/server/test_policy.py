"""What has learned at the research doors sits down in the arena, at the server and on the web."""

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from higgle.client import Client
from higgle.play import make_bot
from tests.server.server_process import running

ROOT = Path(__file__).parents[2]
ENTRY = "[higgle.bots]\nlearned = learned.shy:Shy\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The policy of the page as a package that is installed, in a folder of its own."""
    page = (
        (ROOT / "docs/guide/training.md").read_text(encoding="utf-8").partition("## Let it play")[2]
    )
    found = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert found is not None
    about = tmp_path / "learned-1.0.dist-info"
    for made in (tmp_path / "learned", about):
        made.mkdir()
    (tmp_path / "learned/__init__.py").touch()
    (tmp_path / "learned/shy.py").write_text(found[1], encoding="utf-8")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: learned\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text(ENTRY, encoding="utf-8")
    return tmp_path


def test_a_policy_plays_in_the_arena(folder: Path) -> None:
    """By the name of its module, in the folder that holds it."""
    contest = "kuhhandel:learned.shy:Shy/random"
    shown = subprocess.run(
        [sys.executable, "-m", "higgle", "arena", contest, "--deals", "1", "--processes", "1"],
        check=True,
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "COLUMNS": "200"},
    )

    rows = [row.split() for row in shown.stdout.splitlines() if "learned.shy:Shy" in row]
    assert 2 == len(rows)
    assert {"0"} == {row[-1] for row in rows}


def test_a_policy_plays_at_a_server(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As one of the server's bots, chosen by name as on the page, and over the wire."""
    monkeypatch.setenv("PYTHONPATH", str(folder))
    monkeypatch.syspath_prepend(folder)
    with running(str(folder / "x.sqlite3"), bot_pace=0, messages=100_000) as server:
        client = Client(server.address, name="Ann")
        table = client.quick("bohnanza", seats=3, bot="learned")
        with client.connect(table.code) as line:
            end = line.play(make_bot("learned.shy:Shy", "bohnanza", Random(1)))
        told = server.stop()

    assert end.over
    assert "stand" not in told
    assert "learned" == table.seats[1].bot

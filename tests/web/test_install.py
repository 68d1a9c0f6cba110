"""What people install: wheel and source distribution, each into an empty environment."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from higgle import new
from tests.web.house import ROOT, House, somebody

UV = Path(sys.executable).with_name("uv")
BARE = {name: value for name, value in os.environ.items() if not name.startswith("HIGGLE_")} | {
    "PATH": "/usr/bin:/bin",
    "LANG": "C.UTF-8",
}
"""An environment in which no tool of a developer is found."""


def run(*words: str | Path, cwd: Path = ROOT) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(
        list(map(str, words)), cwd=cwd, env=BARE, capture_output=True, text=True, check=False
    )
    assert 0 == done.returncode, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both distributions, built from a clean export."""
    folder = tmp_path_factory.mktemp("dist")
    run(ROOT / "scripts" / "wheel", folder)
    return folder


@pytest.mark.parametrize("kind", ["*.whl", "*.tar.gz"])
def test_an_install_serves_the_page(
    kind: str, made: Path, tmp_path: Path, browser: Browser
) -> None:
    """In an empty environment, without node: the page, a planted bean, the simulator, a proof."""
    (distribution,) = made.glob(kind)
    home = tmp_path / "home"
    run(UV, "venv", "--quiet", "--python", sys.executable, home)
    run(UV, "pip", "install", "--quiet", "--python", home / "bin" / "python",
        "--constraint", ROOT / "requirements.lock", distribution, cwd=tmp_path)  # fmt: skip
    higgle = str(home / "bin" / "higgle")
    house = House(tmp_path, program=(higgle,))
    house.open()
    try:
        with somebody(browser, house) as person:
            person.quick("Bohnanza")
            person.does(".here")
            person.sees(re.compile("You planted"))
            assert [] == person.complaints
    finally:
        house.kill()
    assert [] == house.mistakes()

    simulated = run(higgle, "sim", "kuhhandel", "--games", "1", "--bots", "greedy")
    assert re.search(r"finished +1$", simulated, re.MULTILINE)
    record = tmp_path / "game.jsonl"
    record.write_text(str(new("bohnanza", 3, "a proof").record()), encoding="utf-8")
    run(higgle, "verify", record)

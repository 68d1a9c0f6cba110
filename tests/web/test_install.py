"""What people install: wheel and source distribution, each into an empty environment."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from higgle import new
from tests.web.house import ROOT, House, somebody

UV = (sys.executable, "-m", "uv")
WINDOWS = sys.platform == "win32"
PROGRAMS = "Scripts" if WINDOWS else "bin"
OURS = {name: value for name, value in os.environ.items() if not name.startswith("HIGGLE_")}
BARE = OURS | {
    "PATH": str(Path(os.environ["SYSTEMROOT"]) / "System32") if WINDOWS else "/usr/bin:/bin",
    "LANG": "C.UTF-8",
}
"""An environment in which no tool of a developer is found."""
LOCK = ROOT / "src/higgle/server/deploy/requirements.lock"
WHEEL = "*.whl"
MINUTE = 60.0
"""From a wheel; whoever installs the sources builds them first."""


def run(*words: str | Path, cwd: Path = ROOT, env: dict[str, str] = BARE) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(
        list(map(str, words)), cwd=cwd, env=env, capture_output=True, text=True, check=False
    )
    assert 0 == done.returncode, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both distributions, built from a clean export."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, ROOT / "scripts" / "release" / "wheel.py", folder, env=OURS)
    return folder


@pytest.mark.parametrize("kind", [WHEEL, pytest.param("*.tar.gz", marks=pytest.mark.soak)])
def test_an_install_plants_a_bean_within_a_minute(
    kind: str, made: Path, tmp_path: Path, browser: Browser
) -> None:
    """In an empty environment, without node: the page and a planted bean, and then the rest."""
    (distribution,) = made.glob(kind)
    home = tmp_path / "home"
    began = time.monotonic()
    run(*UV, "venv", "--quiet", "--python", sys.executable, home)
    run(*UV, "pip", "install", "--quiet", "--python", home / PROGRAMS / "python",
        "--constraint", LOCK, f"higgle[server,bots] @ {distribution.as_uri()}",
        cwd=tmp_path)  # fmt: skip
    higgle = str(home / PROGRAMS / "higgle")
    house = House(tmp_path, program=(higgle,))
    house.open()
    try:
        with somebody(browser, house) as person:
            person.quick("Bohnanza")
            person.does(".here")
            person.sees(re.compile("You planted"))
            assert time.monotonic() - began < MINUTE or kind != WHEEL
            assert [] == person.complaints
    finally:
        house.kill()
    assert [] == house.mistakes()

    simulated = run(higgle, "sim", "kuhhandel", "--games", "1", "--bots", "greedy")
    assert re.search(r"finished +1$", simulated, re.MULTILINE)
    record = tmp_path / "game.jsonl"
    record.write_text(str(new("bohnanza", 3, "a proof").record()), encoding="utf-8")
    run(higgle, "verify", record)
    run(higgle, "deploy", tmp_path / "deploy")
    assert (tmp_path / "deploy" / "higgle@.service").is_file()


PACKAGES = 13
SERVER_MEGABYTES = 110
MEGABYTES = 15.5
"""What a plain install may bring, ours counted; not counting what Python compiles later."""


def megabytes(folder: Path) -> float:
    """What the packages in a folder weigh."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.suffix != ".pyc") / 1e6


def test_the_table_on_the_web_is_not_heavy(made: Path, tmp_path: Path) -> None:
    """Without the learned bots."""
    (wheel,) = made.glob(WHEEL)
    run(*UV, "pip", "install", "--quiet", "--target", tmp_path / "all", "--python", sys.executable,
        "--constraint", LOCK, f"higgle[server] @ {wheel.as_uri()}", cwd=tmp_path)  # fmt: skip
    size = megabytes(tmp_path / "all")
    print(f"{size:.1f} MB")

    assert size <= SERVER_MEGABYTES


def test_a_plain_install_is_small_and_plays(made: Path, tmp_path: Path) -> None:
    """Engine, scripted bots, terminal and simulator, from the wheel in an empty environment."""
    (wheel,) = made.glob(WHEEL)
    home = tmp_path / "home"
    python = home / PROGRAMS / "python"
    run(*UV, "venv", "--quiet", "--python", sys.executable, home)
    run(*UV, "pip", "install", "--quiet", "--python", python, "--constraint", LOCK, wheel)
    listed = run(*UV, "pip", "list", "--python", python, "--format", "freeze").splitlines()
    folder = Path(run(python, "-c", "import higgle; print(higgle.__path__[0])").strip()).parent
    size = megabytes(folder)
    print(f"{len(listed)} packages, {size:.1f} MB")

    assert len(listed) <= PACKAGES
    assert size <= MEGABYTES
    higgle = home / PROGRAMS / "higgle"
    assert "finished  2" in run(higgle, "sim", "bohnanza", "--games", "2")
    assert "no fault found" in run(higgle, "doctor", "greedy", "--game", "kuhhandel")

    run(*UV, "pip", "install", "--quiet", "--python", python, ROOT / "docs/examples/orchard")
    assert "orchard" in run(higgle, "games")
    assert "finished  2" in run(higgle, "sim", "orchard", "--games", "2", "--bots", "random")

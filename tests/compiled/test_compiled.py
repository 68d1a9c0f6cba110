"""The compiled build is the same game: values keep their nature, and whole games agree.

These tests need the environment that `make compiled` leaves in `.venv-compiled`, built from the
sources as they are now; without it they are skipped. `make compiled-test` builds it and runs them.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PYTHON = ROOT / ".venv-compiled/bin/python"
STAMP = ROOT / ".venv-compiled/.ok"
DIGESTS = "tests.compiled.digests"
FIELDS = "tests.compiled.fields"
CHUNK = 250


def fresh() -> bool:
    """Whether there is a compiled build, and no source is younger."""
    if not STAMP.exists():
        return False
    sources = (ROOT / "src/higgle").rglob("*.py")
    return max(source.stat().st_mtime for source in sources) <= STAMP.stat().st_mtime


pytestmark = pytest.mark.skipif(not fresh(), reason="`make compiled` has not been run")


def said(code: str, **environment: str) -> object:
    """What a program says under the compiled build, as JSON."""
    done = subprocess.run(
        [PYTHON, "-c", f"import json\n{code}"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def lines(python: Path | str, *program: str) -> list[str]:
    """What a program of ours prints under one of the builds."""
    done = subprocess.run(
        [python, "-m", *program],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


FILES = """
import higgle.bohnanza.game, higgle.kuhhandel.game, higgle.play.conductor, higgle.core.table
names = ("table.table", "bohnanza.game", "kuhhandel.game", "playing.conductor")
files = [__import__(f"higgle.{name}", fromlist=["x"]).__file__ for name in names]
print(json.dumps([file.rpartition(".")[2] for file in files]))
"""


def test_the_rules_and_the_conductor_are_compiled() -> None:
    """The wheel holds compiled modules, and they are the ones that run."""
    assert ["so"] * 4 == said(FILES)


def test_higgle_pure_runs_the_sources() -> None:
    """With HIGGLE_PURE the same wheel runs as plain Python."""
    assert ["py"] * 4 == said(FILES, HIGGLE_PURE="1")


def test_a_value_is_frozen() -> None:
    """The compiler drops class keywords, but values inherit them."""
    code = """
from higgle.bohnanza.actions import Plant
try:
    Plant(1).slot = 2
except AttributeError:
    print(json.dumps([len({Plant(1), Plant(1)})]))
"""
    assert [1] == said(code)


def test_a_value_is_tagged() -> None:
    """JSON says which action it is, and refuses what it does not know."""
    code = """
import msgspec
from higgle.bohnanza.actions import BuyField, Plant
from higgle.bohnanza.stages import Planting
print(msgspec.json.encode([BuyField(), Plant(1), Planting(2)]).decode())
"""
    expected = [
        {"type": "buy_field"},
        {"type": "plant", "slot": 1, "sort": 0},
        {"type": "planting", "planted": 2},
    ]
    assert expected == said(code)


def test_every_value_has_the_same_parts() -> None:
    """The compiler forgets what a tuple is made of; JSON would then let anything pass."""
    assert lines(sys.executable, FIELDS) == lines(PYTHON, FIELDS)


def test_no_compiled_module_lies_in_the_tree() -> None:
    """Compiled modules live in their own environment."""
    assert [] == [*(ROOT / "src").rglob("*.so"), *(ROOT / "src").rglob("*.pyd")]


@pytest.mark.parametrize("start", range(0, 2_000, CHUNK))
def test_both_builds_play_the_same_games(start: int) -> None:
    """Two thousand games over all games, numbers of seats and options, step by step."""
    games = (DIGESTS, str(start), str(CHUNK))
    assert lines(sys.executable, *games) == lines(PYTHON, *games)

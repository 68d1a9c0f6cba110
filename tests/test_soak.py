"""The figures that take long, each a script that fails when its promise does not hold."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.soak.piece import ROWS, Row, run

ROOT = Path(__file__).parent.parent
SCRIPTS = [
    *("kills", "contention", "fuzz", "load", "action_cost", "log_cuts", "shuffles", "simulation"),
    *(
        "bot_clients",
        "bot_views",
        "reconnects",
        "builds",
        "positions",
        "games --bots random",
        "bargaining --games 50",
        "contradictions --games 50 --bot farmer",
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.script)
def test_every_count_goes_on_where_it_was_stopped(row: Row) -> None:
    script = (ROOT / "scripts" / "soak" / f"{row.script}.py").read_text()

    assert f'"{row.option}"' in script
    assert '"--state"' in script


def test_a_count_in_the_background_ends_with_its_time(tmp_path: Path) -> None:
    """A shell lets what it runs in the background ignore interruptions."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        assert run(Row("laws", "--games", 0, ()), 10_000_000, tmp_path / "state.json", 2.0)
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.soak
@pytest.mark.parametrize("words", [*(f"soak.{name}" for name in SCRIPTS), "pictures.film"])
def test_the_promise_holds(words: str) -> None:
    """Killed, fuzzed, loaded, cut, simulated; every game with every option, on both builds."""
    holds(sys.executable, words)


@pytest.mark.soak
@pytest.mark.parametrize("build", [".venv", ".venv-compiled"])
def test_the_laws_hold_in_twenty_thousand_games(build: str) -> None:
    """All five games with all options, on both builds."""
    holds(str(ROOT / build / "bin/python"), "soak.laws")


def holds(python: str, words: str) -> None:
    """A script ends well, under one Python or another."""
    done = subprocess.run(
        [python, "-m", *f"scripts.{words}".split()],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    print(done.stdout)

    assert 0 == done.returncode, done.stdout + done.stderr

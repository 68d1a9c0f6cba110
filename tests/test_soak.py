"""The figures that take long, each a script that fails when its promise does not hold."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCRIPTS = ["kills", "contested", "fuzz", "load", "cost", "games", "cuts", "shuffles", "evenings"]


@pytest.mark.soak
@pytest.mark.parametrize("name", SCRIPTS)
def test_the_promise_holds(name: str) -> None:
    """Killed, contested, fuzzed, loaded, cut and simulated; and every game with every option."""
    words = ["--bots", "random"] if name == "games" else []
    done = subprocess.run(
        [sys.executable, "-m", f"scripts.soak_{name}", *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    print(done.stdout)

    assert 0 == done.returncode, done.stdout + done.stderr

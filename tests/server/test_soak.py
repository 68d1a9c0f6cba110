"""The figures of the server, each a script that fails when its promise does not hold."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parent.parent.parent / "scripts"


@pytest.mark.soak
@pytest.mark.parametrize("name", ["kills", "contested", "fuzz", "load", "cost"])
def test_the_promise_holds(name: str) -> None:
    """Killed, contested, fuzzed and loaded."""
    done = subprocess.run(
        [sys.executable, SCRIPTS / f"soak_{name}.py"], capture_output=True, text=True, check=False
    )
    print(done.stdout)

    assert 0 == done.returncode, done.stdout + done.stderr

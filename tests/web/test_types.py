"""What the client knows about the server is what the server says."""

import subprocess
import sys

from tests.web.house import ROOT


def test_the_generated_files_are_fresh() -> None:
    """Types and the names of events are made from the server, never edited."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "web" / "generate.py"), "--check"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert (0, "") == (done.returncode, done.stdout)

"""The client's types are generated from the server's contract, and never drift from it."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_types_of_the_client_are_up_to_date(tmp_path: Path) -> None:
    """If this fails, run `scripts/types` and look at what has changed."""
    fresh = tmp_path / "wire.ts"
    subprocess.run([ROOT / "scripts/types", fresh], check=True, capture_output=True)

    assert (ROOT / "web/src/wire.ts").read_text() == fresh.read_text()

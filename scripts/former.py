"""The bots of a commit beside today's: `python -m scripts.former cb47856 /tmp/former`.

It writes them as a package `former`, playing by today's rules; `PYTHONPATH=/tmp/former` and
`python -m scripts.duels bohnanza farmer former.ladder:farmer --deals 500` seat them.
"""

import argparse
import re
import subprocess
from pathlib import Path

BOTS = "src/higgle/bots"
MOVED = {
    "higgle.bohnanza.turn": "higgle.bohnanza.game",
    "higgle.bohnanza.plus.turn": "higgle.bohnanza.plus.game",
    "higgle.kuhhandel.turn": "higgle.kuhhandel.game",
    "higgle.bots": "former",
}
"""Where modules of those days are found today."""


def git(*words: str) -> str:
    """What git says."""
    return subprocess.run(["git", *words], check=True, capture_output=True, text=True).stdout


def main() -> None:
    """Write the package."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("commit")
    words.add_argument("folder", type=Path)
    said = words.parse_args()
    package: Path = said.folder / "former"
    package.mkdir(parents=True, exist_ok=True)
    for name in git("ls-tree", "--name-only", said.commit, f"{BOTS}/").split():
        if name.endswith(".py"):
            text = git("show", f"{said.commit}:{name}")
            for old, new in MOVED.items():
                text = re.sub(rf"\b{re.escape(old)}\b", new, text)
            (package / Path(name).name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

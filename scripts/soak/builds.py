"""Both builds play the same games, step by step: `python -m scripts.soak.builds --state FILE`.

Each build plays in a process of its own and says one number for each game, which takes in every
action with its events, and views and the whole table on the way. All games in turn, with every
number of seats and all options. It stops at the first game that differs. The count is kept in the
file after every chunk, so a run that was stopped goes on.
"""

import argparse
import subprocess
from collections import Counter
from pathlib import Path

from scripts.bench.worker import BUILDS, ROOT
from scripts.soak.clients import note, noted

CHUNK = 500
DIGESTS = "tests.compiled.digests"


def played(python: Path, start: int, count: int) -> list[str]:
    """One line for each game, as one of the builds plays it."""
    done = subprocess.run(
        [python, "-m", DIGESTS, str(start), str(count)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def counted(lines: list[str]) -> Counter[str]:
    """How many games and steps these were, and of which games."""
    count = Counter[str](games=len(lines))
    for line in lines:
        _, game, steps, _ = line.split()
        count.update({"steps": int(steps), f"games of {game}": 1})
    return count


def main() -> None:
    """Play, compare, and stop at the first game that differs."""
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    words.add_argument("--games", type=int, default=50_000)
    words.add_argument("--compiled", type=Path, default=BUILDS["compiled"], help="its Python")
    words.add_argument("--state", type=Path, help="where to note what is done, to go on later")
    said = words.parse_args()
    count = noted(said.state)
    while count["games"] < said.games:
        start, some = count["games"], min(CHUNK, said.games - count["games"])
        plain, compiled = (
            played(python, start, some) for python in (BUILDS["plain"], said.compiled)
        )
        for one, other in zip(plain, compiled, strict=True):
            if one != other:
                raise SystemExit(f"plain {one}, compiled {other}")
        count.update(counted(plain))
        note(said.state, count)
    print(", ".join(f"{name} {number:,}" for name, number in count.items()) + ": all the same")


if __name__ == "__main__":
    main()

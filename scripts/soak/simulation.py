"""Simulated games on a failing server: `python -m scripts.soak.simulation --games 2000`.

Every game has a number; one that fails is printed with it, and `--first N --games 1` plays it
again. What is done is noted in the file that `--state` names, so a run that was stopped goes on.
"""

import argparse
import asyncio
import json
import logging
import sys
import tempfile
import traceback
from pathlib import Path

from higgle.catalogue import GAMES
from scripts.soak.clients import note, noted
from tests.server.conftest import memory
from tests.server.simulation import Evening

LONGEST = 40_000
"""How many things may happen before a game must be over."""


async def play(game: str, number: int) -> Evening:
    """One game on a disk of its own."""
    with tempfile.TemporaryDirectory(dir=memory()) as folder:
        played = Evening(f"{folder}/game.db", game, number)
        assert await played.play(LONGEST), "the game has come to no end"
        return played


def main() -> int:
    """Play, count, and say what went wrong."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=2000)
    words.add_argument("--first", type=int, default=0)
    words.add_argument("--state", type=Path)
    said = words.parse_args()
    logging.disable(logging.WARNING)
    names = sorted(GAMES)
    count = noted(said.state)
    for number in range(said.first + count["games"], said.first + said.games):
        game = names[number % len(names)]
        try:
            played = asyncio.run(play(game, number))
        except Exception:  # noqa: BLE001 - whatever it was, its number is what counts
            traceback.print_exc()
            print(f"game {number} of {game} failed")
            return 1
        count.update(played.count)
        count.update({f"failed before {where}": n for where, n in played.disk.failures.items()})
        count["games"] += 1
        note(said.state, count)
    print(json.dumps(count, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())

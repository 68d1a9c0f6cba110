"""Bots decide by what they see: `python -m scripts.soak.bot_views --pairs 50000 --state FILE`.

At every decision a twin with the same dice looks at another world that looks the same from its
seat; the two must do the same. What is done is noted in the file: a stopped run goes on.
"""

import argparse
import json
import sys
from pathlib import Path

from scripts.soak.clients import note, noted
from tests.bots.twin import GAMES, decisions

RUNGS = {
    "random": 300,
    "greedy": 300,
    "farmer:easy": 300,
    "farmer": 300,
    "farmer:memory=true": 300,
    "expert": 100,
    "searcher:worlds=2+fewest=1+doubt=0+budget=100000": 20,
}
"""How many decisions of a game each bot makes; a searcher must not look at the time here."""


def main() -> int:
    """Decide twice, count, and stop at the first difference."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--pairs", type=int, default=50_000)
    words.add_argument("--state", type=Path)
    said = words.parse_args()
    count = noted(said.state)
    while count["pairs"] < said.pairs:
        for rung, most in RUNGS.items():
            for game in GAMES:
                made = decisions(game, rung, most, f"secrets {count['rounds']}")
                count.update({"pairs": made, rung.partition(":worlds")[0]: made})
        count["rounds"] += 1
        note(said.state, count)
    print(json.dumps(count, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())

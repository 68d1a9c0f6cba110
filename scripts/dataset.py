"""A data set of logged games with what was said: `python -m scripts.dataset bohnanza OUT.jsonl`.

One line for each game: who sat where, the seed, the result, the record (`higgle verify` reads it)
and the talk, each word with the number of the action after which it was said. The same arguments
write the same file.
"""

import argparse
from functools import partial
from pathlib import Path

import msgspec

from higgle.playing import Match, spread


def line(game: str, seats: int, bots: tuple[str, ...], seed: str) -> bytes:
    """One game."""
    match = Match(game, seats, bots, seed)
    result = match.play()
    told = {"result": result, "record": str(match.table.record()), "talk": match.conductor.talk}
    return msgspec.json.encode(told)


def main() -> None:
    """Play the games, and write them down."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game")
    words.add_argument("out", type=Path)
    words.add_argument("--games", type=int, default=100)
    words.add_argument("--seats", type=int, default=4)
    words.add_argument("--bots", default="expert,farmer,greedy,farmer:easy")
    words.add_argument("--seed", default="data")
    words.add_argument("--cores", type=int, default=0)
    said = words.parse_args()
    bots = tuple(said.bots.split(","))
    seeds = [f"{said.seed}/{number}" for number in range(said.games)]
    with said.out.open("wb") as out:
        for told in spread(partial(line, said.game, said.seats, bots), seeds, said.cores):
            out.write(told + b"\n")


if __name__ == "__main__":
    main()

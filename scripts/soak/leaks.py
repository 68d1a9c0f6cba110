"""Pairs of worlds: `python -m scripts.soak.leaks --pairs 1000000 --state FILE`.

Every game, with every value of every option and every number of seats, people at random and two
bots: at every third step, and at every word of a bot, all that a seat or a spectator is sent is
compared with what they would be sent if hidden cards were others. What is done is noted in the
file after every game, so a run that was stopped goes on.
"""

import argparse
import json
import sys
from pathlib import Path

import higgle
from scripts.soak.clients import note, noted
from scripts.soak.games import allowed, variants
from tests.server.wire_law import GAMES, Game, play

STEPS, EVERY = 400, 3


def kinds() -> list[Game]:
    """Every game with every number of seats and every option."""
    return [
        Game(entry.id, agreed, None, seats)
        for entry in higgle.games()
        if entry.id in GAMES
        for seats in entry.seats
        for agreed in variants(entry)
        if allowed(entry, seats, agreed)
    ]


def main() -> int:
    """Compare, count, and stop at the first difference."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--pairs", type=int, default=1_000_000)
    words.add_argument("--state", type=Path)
    said = words.parse_args()
    count, every = noted(said.state), kinds()
    while count["pairs"] < said.pairs:
        number = count["games"]
        game = every[number % len(every)]
        try:
            pairs = play(game, number, STEPS, EVERY)
        except AssertionError as leak:
            print(f"game {number}, {game.seats} seats, {dict(game.options)}: {leak}")
            return 1
        count.update({"pairs": pairs, "games": 1, f"{game.id} with {game.seats}": pairs})
        note(said.state, count)
    print(json.dumps(count, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())

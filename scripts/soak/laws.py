"""The laws over very many random games: `python -m scripts.soak.laws --games 20000 --state FILE`.

All five games in turn, with every number of seats and all options, every other one from a rich
start. It counts what was done in them, and fails at the first broken law, or when an action was
never reached. The count is kept in the file after every game, so a run that was stopped goes on.
"""

import argparse
import sys
from pathlib import Path

import higgle
from higgle.catalogue import GAMES
from higgle.core.values import tag
from scripts.soak.clients import note, noted
from tests.laws.players import play_game


def main() -> int:
    """Play, count, and stop at the first broken law."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=20_000)
    words.add_argument("--state", type=Path)
    said = words.parse_args()
    count, ids = noted(said.state), [entry.id for entry in higgle.games()]
    while count["games"] < said.games:
        number = count["games"]
        game = ids[number % len(ids)]
        try:
            used = play_game(game, number // len(ids))
        except AssertionError as broken:
            print(f"{game} {number // len(ids)}: {broken}")
            return 1
        count.update({"games": 1, f"games of {game}": 1})
        count.update({f"{game} {form}": times for form, times in used.items()})
        note(said.state, count)
    print(f"{count['games']} games, no law broken; {higgle.core.__file__}")
    never = 0
    for game in ids:
        forms = sorted(tag(action.__name__) for action in GAMES[game].ACTIONS)
        print(f"{game}, {count[f'games of {game}']}:")
        print("  " + ", ".join(f"{form} {count[f'{game} {form}']}" for form in forms))
        never += sum(not count[f"{game} {form}"] for form in forms)
    return min(never, 1)


if __name__ == "__main__":
    sys.exit(main())

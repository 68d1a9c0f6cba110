"""Every game, at every seat count, with every value of every option: nothing illegal, all end.

python -m scripts.soak_games --games 1000 --bots random
python -m scripts.soak_games kuhhandel --games 1000
"""

import argparse
import os
from collections.abc import Iterator

from higgle import catalogue
from higgle.playing.finding import DEFAULT
from higgle.playing.matches import Summary, simulate
from higgle.table import Illegal

Agreed = dict[str, object]


def variants(game: catalogue.Entry) -> Iterator[Agreed]:
    """What is usual, every other value alone, and all other values together."""
    yield {}
    others: Agreed = {}
    for option in game.options:
        for value in option.values:
            if value != option.default:
                yield {option.name: value}
                others[option.name] = value
    yield others


def allowed(game: catalogue.Entry, seats: int, agreed: Agreed) -> bool:
    """Whether these options may be agreed on with this many seats."""
    try:
        catalogue.new(game.id, seats, "soak", agreed)
    except Illegal:
        return False
    return True


def line(game: str, seats: int, agreed: Agreed, summary: Summary) -> str:
    """What came of one table."""
    options = ",".join(f"{name}={value}" for name, value in agreed.items())
    return (
        f"{game:14} {seats} seats  finished {summary.finished:5} of {summary.games:5}"
        f"  illegal {summary.illegal}  forfeits {summary.forfeits}"
        f"  {summary.actions:9} actions  {options}"
    )


def main() -> None:
    """Play them all, a line each, and fail if anything was illegal or did not end."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("game", nargs="*", help="the games; all when nothing is said")
    words.add_argument("--games", type=int, default=1000, help="how many games each")
    words.add_argument("--bots", default=DEFAULT, help="who plays")
    words.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = words.parse_args()
    bad = played = 0
    for game in catalogue.games():
        if given.game and game.id not in given.game:
            continue
        for seats in game.seats:
            for agreed in variants(game):
                if not allowed(game, seats, agreed):
                    continue
                summary = simulate(
                    game.id, seats, given.games, "soak", [given.bots], agreed, given.processes
                )
                played += summary.games
                bad += summary.illegal + summary.forfeits + summary.games - summary.finished
                print(line(game.id, seats, agreed, summary), flush=True)
    print(f"{played} games, {bad} mistakes")
    raise SystemExit(bad > 0)


if __name__ == "__main__":
    main()

"""Every game, at every seat count, with every value of every option: nothing illegal, all end.

python -m scripts.soak.games --games 1000 --bots random
python -m scripts.soak.games kuhhandel --games 1000000 --state FILE

What is done is noted in the file, so a run that was stopped goes on.
"""

import argparse
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from higgle import catalogue
from higgle.core import Illegal
from higgle.play.match import Summary, simulate
from higgle.play.registry import DEFAULT
from scripts.soak.clients import note, noted

CHUNK = 10_000
"""How many games are played before they are noted."""
Agreed = dict[str, object]


def variants(game: catalogue.GameInfo) -> Iterator[Agreed]:
    """What is usual, every other value alone, and all other values together."""
    yield {}
    others: Agreed = {}
    for option in game.options:
        for value in option.values:
            if value != option.default:
                yield {option.name: value}
                others[option.name] = value
    yield others


def allowed(game: catalogue.GameInfo, seats: int, agreed: Agreed) -> bool:
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
    words.add_argument("--state", type=Path, help="where to note what is done, to go on later")
    given = words.parse_args()
    count = noted(given.state)
    for game in catalogue.games():
        if given.game and game.id not in given.game:
            continue
        for seats in game.seats:
            for agreed in variants(game):
                if allowed(game, seats, agreed):
                    play(Cell(game.id, seats, agreed), given, count)
    print(f"{count['games']} games, {count['mistakes']} mistakes")
    raise SystemExit(count["mistakes"] > 0)


class Cell(msgspec.Struct, frozen=True):
    """A game with a number of seats and what was agreed."""

    game: str
    seats: int
    agreed: Agreed


def play(cell: Cell, given: argparse.Namespace, count: Counter[str]) -> None:
    """Play as many games of one kind as are still missing, some at a time."""
    name = repr((cell.game, cell.seats, cell.agreed, given.bots))
    while count[name] < given.games:
        games, seed = min(CHUNK, given.games - count[name]), f"soak {count[name]}"
        bots, processes = [given.bots], given.processes
        summary = simulate(cell.game, cell.seats, games, seed, bots, cell.agreed, processes)
        missing = summary.games - summary.finished
        mistakes = summary.illegal + summary.forfeits + missing
        played = summary.games
        count.update({name: played, "games": played, "mistakes": mistakes})
        note(given.state, count)
        print(line(cell.game, cell.seats, cell.agreed, summary), flush=True)
        if played < games:
            raise KeyboardInterrupt


if __name__ == "__main__":
    main()

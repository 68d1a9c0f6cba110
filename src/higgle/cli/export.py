"""Data sets for those who study bargaining."""

import sys
from collections.abc import Iterator
from pathlib import Path

from cyclopts import App

from higgle.cli.play import make_sure_to_write
from higgle.cli.said import agreed, named, seeded
from higgle.playing.finding import DEFAULT

export = App(name="export", help="Write data sets for those who study bargaining.")


@export.command
def talk(
    game: str,
    /,
    *,
    seats: int = 4,
    games: int = 100,
    seed: str = "",
    bots: str = DEFAULT,
    options: str = "",
    out: Path | None = None,
) -> None:
    """Every offer of some games as JSON Lines: view, offer, answer, reason, outcome.

    Parameters
    ----------
    game:
        The game's id, one with beans.
    seats:
        How many sit at the table.
    games:
        How many games to play.
    seed:
        The same seed gives the same games.
    bots:
        The bots from the first seat on, separated by commas; fewer are seated over again.
    options:
        What was agreed on, such as `orders=true`.
    out:
        The file to write; without one the lines are printed.
    """
    from higgle.research.games.talk_log import talk_lines

    if out is not None:
        make_sure_to_write(out)
    write(
        talk_lines(game, seats, games, seeded(seed), named(bots) or [DEFAULT], agreed(options)), out
    )


@export.command(name="games")
def whole_games(
    game: str,
    /,
    *,
    seats: int = 4,
    games: int = 100,
    seed: str = "",
    bots: str = DEFAULT,
    options: str = "",
    out: Path | None = None,
) -> None:
    """Whole games as JSON Lines: who sat where, the result, the record, and what was said.

    Parameters
    ----------
    game:
        The game's id.
    seats:
        How many sit at the table.
    games:
        How many games to play.
    seed:
        The same seed gives the same games.
    bots:
        The bots from the first seat on, separated by commas; fewer are seated over again.
    options:
        What was agreed on, such as `orders=true`.
    out:
        The file to write; without one the lines are printed.
    """
    from higgle.research.game_log import game_lines

    if out is not None:
        make_sure_to_write(out)
    write(
        game_lines(game, seats, games, seeded(seed), named(bots) or [DEFAULT], agreed(options)), out
    )


def write(lines: Iterator[bytes], out: Path | None) -> None:
    """Write lines into a file, or print them."""
    if out is None:
        for line in lines:
            sys.stdout.write(line.decode() + "\n")
        return
    with out.open("wb") as file:
        for line in lines:
            file.write(line + b"\n")

"""Data sets for those who study bargaining."""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cyclopts import App, Parameter

from higgle.cli.arguments import check_writable, parse_bots, parse_options, seed_or_fresh
from higgle.play.registry import DEFAULT, Player

Lines = Callable[[str, int, int, str, Sequence[Player], dict[str, object]], Iterator[bytes]]
"""Plays games, and tells them line by line."""

export = App(name="export", help="Write data sets for those who study bargaining.")


@Parameter(name="*")
@dataclass(frozen=True)
class ExportOptions:
    """Which games are played, and where they are written.

    Attributes
    ----------
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

    seats: int = 4
    games: int = 100
    seed: str = ""
    bots: str = DEFAULT
    options: str = ""
    out: Path | None = None

    def write(self, game: str, lines: Lines) -> None:
        """Play, and write line by line."""
        if self.out is not None:
            check_writable(self.out)
        bots = parse_bots(self.bots) or [DEFAULT]
        seed, options = seed_or_fresh(self.seed), parse_options(self.options)
        found = lines(game, self.seats, self.games, seed, bots, options)
        if self.out is None:
            for line in found:
                sys.stdout.write(line.decode() + "\n")
            return
        with self.out.open("wb") as file:
            for line in found:
                file.write(line + b"\n")


DEFAULTS = ExportOptions()


@export.command
def talk(game: str, /, *, export_options: ExportOptions = DEFAULTS) -> None:
    """Every offer of some games as JSON Lines: view, offer, answer, reason, outcome.

    Parameters
    ----------
    game:
        The game's id, one with beans.
    """
    from higgle.envs.games.offer_log import offer_lines

    export_options.write(game, offer_lines)


@export.command
def games(game: str, /, *, export_options: ExportOptions = DEFAULTS) -> None:
    """Whole games as JSON Lines: who sat where, the result, the record, and what was said.

    Parameters
    ----------
    game:
        The game's id.
    """
    from higgle.envs.datasets import game_lines

    export_options.write(game, game_lines)

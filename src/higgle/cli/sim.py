"""The command `sim`: many games between bots."""

import os
import sys

import msgspec
from rich.console import Console
from rich.progress import Progress

from higgle import catalogue
from higgle.cli.arguments import parse_bots, parse_options, seed_or_fresh
from higgle.play.match import Summary, simulate
from higgle.play.registry import DEFAULT


def sim(
    game: str,
    /,
    *,
    seats: int = 4,
    games: int = 100,
    seed: str = "",
    bots: str = DEFAULT,
    options: str = "",
    processes: int = 0,
    json: bool = False,
) -> None:
    """Play many games between bots and add up the results.

    Parameters
    ----------
    game:
        The game's id, such as `bohnanza`.
    seats:
        How many sit at the table.
    games:
        How many games to play.
    seed:
        The same seed gives the same games.
    bots:
        The bots from the first seat on, separated by commas; fewer are seated over again.
    options:
        What was agreed on, such as `orders=true,rare=field`.
    processes:
        How many processes share the work; all cores when nothing is said.
    json:
        Print JSON for programs.
    """
    workers = processes or os.cpu_count() or 1
    console = Console(stderr=True)
    catalogue.require_effect(game, seats, parse_options(options))
    quiet = json or not console.is_terminal
    with Progress(console=console, transient=True, disable=quiet) as bar:
        task = bar.add_task(f"{game}, {seats} seats", total=games)
        summary = simulate(
            game,
            seats,
            games,
            seed_or_fresh(seed),
            parse_bots(bots),
            parse_options(options),
            workers,
            lambda done, _: bar.update(task, completed=done),
        )
    if json:
        sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
    else:
        print_summary(summary)


def print_summary(summary: Summary) -> None:
    """Print the summary, a figure a line."""
    console = Console()
    for name, value in msgspec.to_builtins(summary).items():
        console.print(f"{name.replace('_', ' '):>20}  {format_figure(value)}", highlight=False)


def format_figure(value: object) -> str:
    """A figure, or several in a row with their names."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {part}" for name, part in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)

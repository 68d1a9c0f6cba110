"""Entering the benchmark Higgle-5."""

import os
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from higgle.arena.benchmark import DEALS, Entry, enter, write_leaderboard
from higgle.arena.tournament import on_processes


def benchmark(
    bot: str,
    /,
    *,
    deals: int = DEALS,
    processes: int = 0,
    leaderboard: Path | None = None,
) -> None:
    """Let a bot play the fixed benchmark of five games, and print its points.

    Parameters
    ----------
    bot:
        The bot, such as `farmer` or `mine.patient:Patient`.
    deals:
        How many deals at every table; fewer are a trial and no entry.
    processes:
        How many processes share the work; all cores when nothing is said.
    leaderboard:
        A file in which the entry is kept beside the others.
    """
    run = on_processes(processes or os.cpu_count() or 1)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(bot, total=None)
        entry = enter(
            bot, deals, run, lambda done, total: bar.update(task, completed=done, total=total)
        )
    if leaderboard is not None:
        write_leaderboard(entry, leaderboard)
    show(entry)


def show(entry: Entry) -> None:
    """The entry for people."""
    grid = Grid("game", "among three", "won", "95 %", box=SIMPLE_HEAD, pad_edge=False)
    for game, tables in entry.tables.items():
        for others, share in tables.items():
            grid.add_row(game, others, f"{share.mean:.1%}", f"{share.low:.1%} to {share.high:.1%}")
    console = Console()
    console.print(grid)
    reached = entry.points
    console.print(
        f"{entry.benchmark}  {entry.bot}  {reached.mean} ({reached.low} to {reached.high})",
        highlight=False,
    )

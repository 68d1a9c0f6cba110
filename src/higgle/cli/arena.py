"""The commands `arena` and `benchmark`: tournaments, and the fixed benchmark Higgle-5."""

import os
import shlex
import sys
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from higgle.arena import Contest, Tournament, against_pool, contest, hold, write_report
from higgle.arena.benchmark import DEALS, LeaderboardEntry, enter, write_leaderboard
from higgle.arena.contest import MANY, ONE
from higgle.arena.figures import among
from higgle.arena.ratings import write_pool
from higgle.arena.tournament import on_processes
from higgle.cli.arguments import parse_options
from higgle.core import require


def arena(
    *contests: str,
    seats: int = 4,
    deals: int = 250,
    seed: str = "arena",
    options: str = "",
    processes: int = 0,
    ray: str = "",
    limit: float = 0.0,
    one_way: bool = False,
    out: Path | None = None,
    pool: bool = False,
    references: Path | None = None,
) -> None:
    """Let bots compete on the same deals from every seat, and say how sure the result is.

    Parameters
    ----------
    contests:
        Who plays whom at what, such as `bohnanza:farmer/greedy`, or `…/greedy/random` at a
        mixed table; with `--pool` a bot alone, such as `bohnanza:farmer`.
    seats:
        How many sit at each table.
    deals:
        How many deals; each is played once from every seat, and both ways round.
    seed:
        The same seed gives the same games.
    options:
        What was agreed on, such as `orders=true,rare=field`.
    processes:
        How many processes share the work; all cores when nothing is said.
    ray:
        The address of a Ray cluster that does the work instead; `local` starts one here.
    limit:
        The seconds a bot has for one decision; 0 is no limit.
    one_way:
        Only one challenger among references, not the other way round.
    out:
        A folder for the report as JSON, CSV and HTML.
    pool:
        Every adversary of the pool against the bots named; colluding ones come in pairs.
    references:
        A file for new reference ratings; nobody's rating stands still then.
    """
    require(contests, "no-contest")
    ways = (ONE,) if one_way else (ONE, MANY)
    chosen: list[Contest] = []
    for text in contests:
        if pool:
            chosen += against_pool(text, seats, parse_options(options), ways)
        else:
            chosen.append(contest(text, seats, parse_options(options), ways))
    if ray:
        from higgle.arena.cluster import on_ray

        run = on_ray(ray)
    else:
        run = on_processes(processes or os.cpu_count() or 1)
    command = shlex.join(["higgle", *sys.argv[1:]])
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("matches", total=None)
        held = hold(
            chosen,
            deals,
            seed,
            limit,
            run,
            lambda done, total: bar.update(task, completed=done, total=total),
            command,
            None if references is None else {},
        )
    if references is not None:
        write_pool(held.ratings, references)
    if out is not None:
        write_report(held, out)
    print_figures(held)


def print_figures(held: Tournament) -> None:
    """Print the win shares as a table."""
    headings = ("game", "one", "among", "games", "won", "95 %", "unfinished", "forfeits")
    grid = Grid(*headings, box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for found in held.figures:
        share = found.win_share
        grid.add_row(
            found.game,
            found.odd,
            among(found),
            str(found.games),
            f"{share.mean:.1%}",
            f"{share.low:.1%} to {share.high:.1%}",
            str(found.unfinished),
            str(sum(sum(kinds.values()) for kinds in found.forfeits.values())),
        )
    Console().print(grid)


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
    print_entry(entry)


def print_entry(entry: LeaderboardEntry) -> None:
    """Print the entry as a table."""
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

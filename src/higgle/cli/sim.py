"""The command `sim`: many games between bots."""

import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress

from higgle import catalogue
from higgle.arena.doctor import GAMES, Checkup, examine
from higgle.cli.arguments import (
    FAILED,
    INTERRUPTED,
    Terminal,
    count_processes,
    parse_bots,
    parse_options,
    print_json,
    seed_or_fresh,
)
from higgle.play.match import Failures, Summary, simulate
from higgle.play.processes import Progress as ShowProgress
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
    forgive: bool = False,
) -> None:
    """Play many games between bots and add up the results.

    Parameters
    ----------
    game:
        The game's id, such as `bohnanza`.
    seats:
        Number of seats.
    games:
        Number of games.
    seed:
        The same seed gives the same games.
    bots:
        Bots by seat, separated by commas; a shorter list repeats.
    options:
        Game options, such as `orders=true,rare=field`.
    processes:
        Number of worker processes (default: one per core).
    json:
        Print JSON.
    forgive:
        Credit a failed bot with its stand-in's result instead of a loss.
    """
    workers = count_processes(processes)
    catalogue.require_effect(game, seats, parse_options(options))
    with progress_bar(f"{game}, {seats} seats") as progress:
        summary = simulate(
            game,
            seats,
            games,
            seed_or_fresh(seed),
            parse_bots(bots),
            parse_options(options),
            workers,
            progress,
            forgive,
        )
    if json:
        print_json(summary)
    else:
        print_summary(summary)
    finish(summary.failures, forgive, summary.games < games)


@contextmanager
def progress_bar(label: str) -> Iterator[ShowProgress]:
    """A bar on the error stream while something is played, if a person sees it."""
    console = Console(stderr=True)
    quiet = not console.is_terminal
    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet) as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def finish(failures: Sequence[Failures], forgiven: bool, interrupted: bool) -> None:
    """Say which bots failed and whether somebody stopped it; the exit status says so too."""
    if interrupted:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # who cannot wait ends it without a word
        print("Stopped: this is what was played so far.", file=sys.stderr)
    for one in failures:
        times = ", ".join(f"{kind} {count} times" for kind, count in one.kinds.items())
        where = f"{one.game}, seed {one.seed!r}, seat {one.seat + 1}, action {one.step + 1}"
        trace = f":\n{one.first}" if one.first else "."
        print(f"\n{one.bot} failed ({times}), first in {where}{trace}", file=sys.stderr)
    if failures:
        result = "its stand-in's wins count for it" if forgiven else "it has lost those games"
        print(f"\nWhere a bot failed, {result}.", file=sys.stderr)
    if interrupted:
        raise SystemExit(INTERRUPTED)
    if failures and not forgiven:
        raise SystemExit(FAILED)


def print_summary(summary: Summary) -> None:
    """Print the summary, a figure a line."""
    console = Terminal()
    for name, value in msgspec.to_builtins(summary).items():
        if name == "failures":
            continue
        console.print(f"{name.replace('_', ' '):>20}  {format_figure(value)}", highlight=False)


def format_figure(value: object) -> str:
    """A figure, or several in a row with their names."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {part}" for name, part in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def doctor(
    bot: str,
    /,
    *,
    game: str = "",
    games: int = GAMES,
    options: str = "",
    limit: float = 0.0,
    json: bool = False,
) -> None:
    """Let a bot play through every stage of each game, and say what it does wrong.

    Parameters
    ----------
    bot:
        The bot, such as `mine.patient:Patient`, or `mine:Bot` in a file `mine.py` here.
    game:
        The game to check (default: all).
    games:
        Most games to play of each, until the bot has acted in every stage.
    options:
        Game options, such as `orders=true`.
    limit:
        Seconds the bot may take for one decision; 0 means no limit.
    json:
        Print JSON.
    """
    chosen = [game] if game else list(catalogue.GAMES)
    found: list[Checkup] = []
    for name in chosen:
        found.append(examine(bot, name, parse_options(options), limit, games))
        if not json:
            print_checkup(found[-1])
    if json:
        print_json(found)
    if not all(one.is_healthy() for one in found):
        raise SystemExit(FAILED)


def print_checkup(found: Checkup) -> None:
    """Print what was seen in one game, and every kind of failure."""
    verdict = "no fault found" if found.is_healthy() else "faults"
    print(
        f"{found.game}: {verdict}. {found.games} games, {found.decisions} decisions in "
        f"{len(found.stages)} stages, the longest took {found.longest_ms} ms."
    )
    if found.missed:
        print(f"  never asked in: {', '.join(found.missed)}")
    for one in found.findings:
        where = f" in {one.stage}" if one.stage else ""
        print(f"  {one.kind}, {one.count} times{where}")
        if one.seed:
            where = f"seed {one.seed!r}, seat {one.seat + 1}, action {one.step + 1}"
            print(f"    first: {where}, when asked for {one.asked}")
        for line in one.text.splitlines():
            print(f"    {line}")

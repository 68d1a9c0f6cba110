"""The commands `arena` and `benchmark`: tournaments, and the fixed benchmark Higgle-6."""

import os
import shlex
import sys
from pathlib import Path

import msgspec
from msgspec.structs import replace
from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from higgle.arena import Contest, Tournament, against_pool, contest, hold, write_report
from higgle.arena.benchmark import (
    DEALS,
    LANGUAGE,
    NAME,
    LeaderboardEntry,
    Track,
    enter,
    price_tokens,
    write_leaderboard,
)
from higgle.arena.bot_tournament import on_processes
from higgle.arena.contest import MANY, ONE
from higgle.arena.cross_play import BestResponse, CrossPlay, cross_play, find_best_response
from higgle.arena.figures import Interval, among
from higgle.arena.games import TABLES
from higgle.arena.plackett_luce import write_pool
from higgle.cli.arguments import (
    FAILED,
    Terminal,
    count_processes,
    parse_options,
    parse_prices,
    print_json,
)
from higgle.cli.sim import finish, progress_bar
from higgle.core import require
from higgle.envs.llm import PROMPT


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
    forgive: bool = False,
    json: bool = False,
) -> None:
    """Compare bots on the same deals from every seat, with confidence intervals.

    Parameters
    ----------
    contests:
        Game and bots, such as `bohnanza:farmer/greedy`, or `…/greedy/random` for a mixed
        table; with `--pool` one bot, such as `bohnanza:farmer`.
    seats:
        Seats at each table.
    deals:
        Number of deals; each is played from every seat, and both ways round.
    seed:
        The same seed gives the same games.
    options:
        Game options, such as `orders=true,rare=field`.
    processes:
        Number of worker processes (default: one per core).
    ray:
        Address of a Ray cluster to run on; `local` starts one here.
    limit:
        Seconds a bot may take for one decision; 0 means no limit.
    one_way:
        Play only one challenger among references, not the reverse.
    out:
        Write the report to this folder as JSON, CSV and HTML.
    pool:
        Play every adversary of the pool against the bots named; colluders come in pairs.
    references:
        Write new reference ratings to this file; no rating is held fixed then.
    forgive:
        Credit a failed bot with its stand-in's result instead of a loss.
    json:
        Print the whole report as JSON.
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
        from higgle.arena.bot_tournament import on_ray

        run = on_ray(ray)
    else:
        run = on_processes(count_processes(processes))
    with progress_bar("matches") as progress:
        held = hold(
            chosen,
            deals,
            seed,
            limit,
            run,
            progress,
            shlex.join(["higgle", *sys.argv[1:]]),
            None if references is None else {},
            forgive,
        )
    if references is not None:
        write_pool(held.ratings, references)
    if out is not None:
        write_report(held, out)
    if json:
        print_json(held)
    else:
        print_figures(held)
    finish(held.failures, forgive, held.interrupted)


def print_figures(held: Tournament) -> None:
    """Print the win shares as a table."""
    headings = ("game", "one", "among", "games", "won", "95 %", "unfinished", "forfeits")
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for heading in headings:
        grid.add_column(heading, overflow="fold", min_width=len(heading))
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
            str(sum(found.forfeits.get(found.odd, {}).values())),
        )
    Terminal().print(grid)


def benchmark(
    bot: str,
    /,
    *others: str,
    deals: int = 0,
    processes: int = 0,
    track: Track = "talk",
    beacon: str = "",
    best_response: bool = False,
    prices: str = "",
    leaderboard: Path | None = None,
    json: bool = False,
) -> None:
    """Run the five-game benchmark and print each bot's points.

    Parameters
    ----------
    bot:
        The bot, such as `farmer` or `mine.patient:Patient`; `higgle.envs.llm:endpoint_bot` is the
        model that `HIGGLE_MODEL_URL` and `HIGGLE_MODEL` name.
    others:
        More bots: each plays the benchmark, then all play each other.
    deals:
        Deals per table; fewer than the default are a trial, not an entry.
    processes:
        Number of worker processes (default: one per core).
    track:
        Bots that talk, bots that are silent, or language models.
    beacon:
        Public randomness, published after the bot was submitted; seeds the deals.
    best_response:
        Search for the best response to three copies of the bot, on a fixed budget.
    prices:
        Price of a million prompt tokens and reply tokens, such as `0.15/0.6`.
    leaderboard:
        Add the entries to this leaderboard file.
    json:
        Print the entries as JSON.
    """
    prompt_price, reply_price = parse_prices(prices)
    workers = count_processes(processes)
    run = on_processes(workers)
    bots = [bot, *others]
    entries: list[LeaderboardEntry] = []
    for one in bots:
        with progress_bar(one) as progress:
            entry = enter(one, deals or DEALS[track], run, progress, track, beacon)
        if track == LANGUAGE:
            model = f"{os.environ.get('HIGGLE_MODEL', '')} {PROMPT}"
            cost = price_tokens(entry, prompt_price, reply_price)
            entry = replace(entry, model=model, cost=cost)
        entries.append(entry)
        if leaderboard is not None:
            write_leaderboard(entry, leaderboard)
        if not json:
            print_entry(entry)
    seed = f"{NAME}/{beacon}" if beacon else NAME
    rest = Comparisons(entries)
    if others:
        with progress_bar("cross-play") as progress:
            rest.cross_play = cross_play(
                bots, list(TABLES), deals or DEALS[track], seed, run, progress
            )
    if best_response:
        rest.best_responses = [
            find_best_response(one, game, deals or DEALS[track], seed, run)
            for one in bots
            for game in TABLES
        ]
    if json:
        print_json(rest)
    else:
        print_comparisons(rest)
    failed = [entry for entry in entries if entry.forfeits]
    for entry in failed:
        print(
            f"{entry.bot} failed {entry.forfeits} times; why: higgle doctor {entry.bot}",
            file=sys.stderr,
        )
    if failed:
        raise SystemExit(FAILED)


class Comparisons(msgspec.Struct):
    """Entries, how they fare against each other, and what beats them."""

    entries: list[LeaderboardEntry]
    cross_play: CrossPlay | None = None
    best_responses: list[BestResponse] = []


def print_entry(entry: LeaderboardEntry) -> None:
    """Print the entry as a table."""
    grid = Grid("game", "among", "won", "95 %", "points", box=SIMPLE_HEAD, pad_edge=False)
    for game, tables in entry.tables.items():
        for others, share in tables.items():
            grid.add_row(game, others, f"{share.mean:.1%}", f"{share.low:.1%} to {share.high:.1%}")
        grid.add_row("", "", "", "", points_text(entry.games[game]), end_section=True)
    console = Terminal()
    console.print(grid)
    heading = f"{entry.benchmark} ({entry.track})  {entry.bot}  {points_text(entry.points)}"
    console.print(f"{heading}, worst in {entry.worst}", highlight=False)
    for game, used in entry.usage.items():
        if used:
            said = ", ".join(f"{name.replace('_', ' ')} {rate}" for name, rate in used.items())
            console.print(f"{game}: {said}", highlight=False)
    if entry.model:
        console.print(f"{entry.model}, cost {entry.cost}", highlight=False)


def points_text(reached: Interval) -> str:
    """Points with their bounds."""
    return f"{reached.mean} ({reached.low} to {reached.high})"


def print_comparisons(found: Comparisons) -> None:
    """Print who beats whom, the ranks, and the best responses."""
    console = Terminal()
    crossed = found.cross_play
    if crossed is not None:
        for game, shares in crossed.shares.items():
            grid = Grid(game, *[f"among {bot}" for bot in crossed.bots], "rank", box=SIMPLE_HEAD)
            ranks = crossed.ranks[game]
            for name, row, rank in zip(crossed.bots, shares, ranks, strict=True):
                grid.add_row(name, *[f"{share:.1%}" for share in row], f"{rank:.2f}")
            console.print(grid)
        ranks = crossed.ranks["all"]
        said = ", ".join(f"{bot} {rank:.2f}" for bot, rank in zip(crossed.bots, ranks, strict=True))
        console.print(f"alpha-rank over all games: {said}", highlight=False)
    for one in found.best_responses:
        share = one.win_share
        console.print(
            f"{one.game}: {one.response} wins {share.mean:.1%} ({share.low:.1%} to "
            f"{share.high:.1%}) among three {one.bot}; {one.games} games",
            highlight=False,
        )

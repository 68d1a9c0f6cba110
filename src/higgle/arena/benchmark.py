"""Higgle-5: a fixed benchmark of five games, so that bots of different days can be compared.

A version fixes the deals, the opponents and the scoring. Whoever changes one of them, or a bot that
sits among the opponents, gives it the next number.
"""

from collections.abc import Sequence
from importlib.metadata import version
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec

from higgle.arena.contest import ONE, contest
from higgle.arena.figures import Figures, Interval, parity
from higgle.arena.games.company import TABLES
from higgle.arena.tournament import Spread, hold
from higgle.core import Fact
from higgle.play.match import Progress

NAME: Final = "Higgle-5/2"
DEALS: Final = 50
"""How many deals are played at every table, each from every seat."""
SEATS: Final = 4


class LeaderboardEntry(Fact, frozen=True):
    """What one bot reached; 100 points are an equal share of the wins."""

    benchmark: str
    bot: str
    higgle: str
    deals: int
    points: Interval
    tables: dict[str, dict[str, Interval]]
    forfeits: int


def enter(
    bot: str, deals: int = DEALS, run: Spread | None = None, progress: Progress | None = None
) -> LeaderboardEntry:
    """Let a bot play the whole benchmark."""
    contests = [
        contest(f"{game}:{bot}/{others}", SEATS, ways=(ONE,))
        for game, tables in TABLES.items()
        for others in tables
    ]
    held = hold(contests, deals, NAME, run=run, progress=progress)
    found: dict[str, dict[str, Interval]] = {}
    for one in held.figures:
        found.setdefault(one.game, {})[one.others] = one.win_share
    lost = [sum(one.forfeits.get(bot, {}).values()) for one in held.figures]
    return LeaderboardEntry(
        NAME, bot, version("higgle"), deals, points(held.figures), found, sum(lost)
    )


def points(figures: Sequence[Figures]) -> Interval:
    """The mean over all tables of the win share, where an equal share is 100."""
    mean = fmean(100 * one.win_share.mean / parity(one) for one in figures)
    doubts = [100 * (one.win_share.high - one.win_share.low) / 2 / parity(one) for one in figures]
    doubt = sqrt(sum(one * one for one in doubts)) / len(figures)
    return Interval(round(mean, 1), round(max(0.0, mean - doubt), 1), round(mean + doubt, 1))


def read_leaderboard(path: Path) -> list[LeaderboardEntry]:
    """Everybody who has entered, the best first."""
    return (
        msgspec.json.decode(path.read_bytes(), type=list[LeaderboardEntry]) if path.exists() else []
    )


def write_leaderboard(entry: LeaderboardEntry, path: Path) -> list[LeaderboardEntry]:
    """Add an entry to the leaderboard; a bot has one entry for each version of the benchmark."""
    mine = (entry.benchmark, entry.bot)
    others = [one for one in read_leaderboard(path) if (one.benchmark, one.bot) != mine]
    board = sorted([*others, entry], key=lambda one: (one.benchmark, -one.points.mean))
    path.write_bytes(msgspec.json.format(msgspec.json.encode(board), indent=2) + b"\n")
    return board

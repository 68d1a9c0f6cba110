"""Higgle-5: fixed deals and opponents, points, and a leaderboard."""

from pathlib import Path

import pytest

import higgle
from higgle.arena import contest, hold
from higgle.arena.benchmark import (
    NAME,
    LeaderboardEntry,
    points,
    read_leaderboard,
    write_leaderboard,
)
from higgle.arena.contest import ONE
from higgle.arena.figures import Interval
from higgle.arena.games.company import TABLES


def entry(bot: str, reached: float) -> LeaderboardEntry:
    return LeaderboardEntry(NAME, bot, "0", 1, Interval(reached, reached, reached), {}, 0)


def test_all_five_games_are_played_among_bots_that_there_are() -> None:
    """The weak, the usual and three adversaries in each."""
    assert {entry.id for entry in higgle.games()} == TABLES.keys()
    for game, tables in TABLES.items():
        assert 3 == len([contest(f"{game}:farmer/{others}") for others in tables])


def test_an_equal_share_is_a_hundred_points() -> None:
    """Whoever sits among its like reaches it, from all seats together."""
    held = hold([contest("kuhhandel:greedy/greedy", 3, ways=(ONE,))], 2, NAME)

    assert 100 == pytest.approx(points(held.figures).mean)


def test_the_leaderboard_keeps_one_entry_of_each_bot(tmp_path: Path) -> None:
    """The newest, and the best bot first."""
    board = tmp_path / "board.json"
    write_leaderboard(entry("mild", 120), board)
    write_leaderboard(entry("keen", 80), board)
    write_leaderboard(entry("keen", 150), board)

    assert [("keen", 150), ("mild", 120)] == [
        (one.bot, one.points.mean) for one in read_leaderboard(board)
    ]

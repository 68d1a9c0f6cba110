"""All ways: every listed action after every other, counted four deep from chosen positions.

A change of what is legal shows up as another number; find out why before you write it down.
"""

import pytest

import higgle
from higgle.core import Table
from scripts.golden.digests import choose

COUNTS: dict[tuple[str, int, int], list[int]] = {
    ("bohnanza", 3, 40): [6, 32, 157, 724],
    ("bohnanza", 3, 90): [15, 200, 2460, 28079],
    ("bohnanza", 3, 150): [5, 25, 124, 584],
    ("bohnanza-plus", 4, 40): [4, 15, 56, 217],
    ("bohnanza-plus", 4, 150): [7, 45, 270, 1538],
    ("high-bohn", 3, 40): [7, 44, 247, 1234],
    ("high-bohn", 3, 90): [7, 42, 218, 1008],
    ("high-bohn", 3, 150): [6, 34, 184, 936],
    ("bohnaparte", 3, 40): [6, 33, 166, 763],
    ("bohnaparte", 3, 90): [7, 42, 218, 1008],
    ("bohnaparte", 3, 150): [7, 45, 262, 1358],
    ("kuhhandel", 3, 51): [1, 1, 3, 2],
    ("kuhhandel", 3, 78): [2, 3, 3, 3],
    ("kuhhandel", 3, 117): [2, 2, 2, 2],
}
"""The game, its seats, after how many actions, and how many ways lead on from there."""


def position(game: str, seats: int, actions: int) -> Table:
    """A table after so many actions of the golden player."""
    table = higgle.new(game, seats, "all ways")
    for number in range(actions):
        ask, action = choose(table, f"all ways {number}")
        table.act(ask.seat, action)
    return table


def ways(table: Table, depth: int) -> int:
    """How many sequences of so many listed actions there are from here."""
    if not depth or table.over:
        return 1
    found = 0
    for ask in table.asks():
        for action in table.actions(ask.seat):
            twin = table.copy()
            twin.act(ask.seat, action)
            found += ways(twin, depth - 1)
    return found


@pytest.mark.parametrize("at", COUNTS)
def test_this_many_ways_lead_on(at: tuple[str, int, int]) -> None:
    """To the fourth action."""
    table = position(*at)

    assert COUNTS[at] == [ways(table, depth) for depth in (1, 2, 3, 4)]

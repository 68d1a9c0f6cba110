"""The laws over random games of the base game."""

from collections import Counter

import pytest

import higgle
from tests.laws.beans import WORLDS, disguise
from tests.laws.complete import CompletePlay
from tests.laws.laws import replays

OPTIONS: list[dict[str, object]] = [
    {},
    {"lone_bean": "strict"},
    {"same_sort_twice": True},
    {"offers_per_turn": 3},
]


def play(seats: int, options: dict[str, object], seed: int, probe_every: int) -> Counter[str]:
    table = higgle.new("bohnanza", seats, f"law {seed}", options)
    used = CompletePlay(table, seed, WORLDS, disguise, probe_every).run()
    replays(table)
    return used


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_laws_hold_when_probed_densely(seats: int, options: dict[str, object]) -> None:
    """All laws, at every third action."""
    used = play(seats, {"offers_per_turn": 5, **options}, seats, 3)
    assert {"plant", "offer", "harvest", "end_trade", "accept", "decline"} <= set(used)

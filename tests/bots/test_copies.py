"""Bots in the middle of a game can be copied and pickled, and go on as they would have."""

import copy
import pickle
from collections.abc import Sequence
from random import Random

import pytest

from higgle.bots.adversaries.beans import BEANS
from higgle.bots.adversaries.cows import COWS
from higgle.play import Bot, Match
from higgle.play.conductor import Conductor

SAME_EVERYWHERE = "worlds=2+fewest=1+budget=100000"
RUNGS = [
    "random",
    "greedy",
    "farmer",
    f"searcher:{SAME_EVERYWHERE}",
    "expert",
    f"master:{SAME_EVERYWHERE}",
]
OTHERS = {
    game: [f"pool:{name}" for name in pool]
    for game, pool in {"bohnanza": BEANS, "kuhhandel": COWS}.items()
}
GAMES = ["bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte", "kuhhandel"]


@pytest.mark.parametrize("game", GAMES)
def test_bots_go_on_alike(game: str) -> None:
    """Every rung and every adversary, two twins of each, and the same game from there."""
    names = [*RUNGS, *OTHERS.get(game, [])]
    for first in range(0, len(names), 4):
        match = Match(game, 4, names[first : first + 4], "copies", most=60)
        assert () == match.play().forfeits, "a stand-in has played"
        bots = match.conductor.bots
        twins = [copy.deepcopy(bots), pickle.loads(pickle.dumps(bots))]

        expected = went_on(match, bots)

        assert [expected, expected] == [went_on(match, twin) for twin in twins]


def went_on(match: Match, bots: Sequence[Bot]) -> bytes:
    """What the table comes to after some more actions of these bots."""
    table = match.table.copy()
    conductor = Conductor(table, bots, Random(1), match.stand_in)
    conductor.play(40)
    assert [] == conductor.forfeits, "a stand-in has played"
    return table.json()

"""The small Kuhhandel: the last trades between two, small enough to be solved."""

from random import Random

import pytest

import higgle
from higgle.envs.games.small import SmallKuhhandel
from higgle.play import play_at_random
from tests.envs.solver import Solver


@pytest.mark.parametrize("species", [1, 2, 3])
def test_it_is_the_end_of_a_game_of_kuhhandel(species: int) -> None:
    """Only trades are left, and each of them settles a species."""
    table = higgle.new(SmallKuhhandel, 2, "small", {"species": species})
    assert isinstance(table, SmallKuhhandel)
    assert 0 == table.deck_size()
    assert 2 * species == len(table.herd(0)) == len(table.herd(1))

    play_at_random(table, Random(1))

    assert species == table.forced
    assert 4 * species == len(table.herd(0)) + len(table.herd(1))


def test_it_can_be_solved_and_scripts_can_be_measured() -> None:
    """CFR comes near to what nobody can exploit; the dealer is nearer to it than a greedy bot."""
    solver = Solver(1)

    assert solver.nash_conv(solver.solve(40)) < 0.02
    assert 0.02 < solver.nash_conv(solver.scripts["dealer"]) < 0.5
    assert solver.nash_conv(solver.scripts["greedy"]) > 0.5

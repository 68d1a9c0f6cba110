"""Numbers that are found by playing: the same for the same seed, also when continued."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from higgle.train import evolution
from higgle.train.evolution import Evolution, EvolutionTrial, evaluate


@pytest.fixture(autouse=True)
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games are enough to see that the steps are the same."""
    monkeypatch.setattr(evolution, "DEALS", 1)


def run(game: str = "kuhhandel") -> Evolution:
    """A small one."""
    return Evolution(game, "test", 1, quick=True)


@pytest.mark.parametrize("game", ["kuhhandel", "bohnaparte"])
def test_a_training_that_was_gone_on_with_is_the_same(tmp_path: Path, game: str) -> None:
    """Two rounds at once, or one and later another."""
    with ThreadPoolExecutor(1) as workers:
        whole = run(game)
        whole.step(workers)
        whole.save(tmp_path)
        whole.step(workers)
        second = run(game)
        second.restore(tmp_path)
        second.step(workers)

    assert whole.parameters == second.parameters
    assert whole.mean == second.mean
    assert whole.curve == second.curve


def test_a_change_of_nothing_gains_nothing() -> None:
    """Both ways play the same deals with the same dice, so luck falls out."""
    nothing = (0.0,) * len(run().parameters)

    assert 0.0 == evaluate(EvolutionTrial("kuhhandel", "nothing", nothing, nothing))


def test_numbers_go_the_way_that_wins() -> None:
    """Uphill, and about as far for a gentle slope as for a steep one."""
    found = run()
    for round_ in range(1, 20):
        found.round = round_
        found.move(0, 0.1)
        found.move(1, -5.0)

    assert found.mean[0] > 0.1
    assert found.mean[1] < -0.1

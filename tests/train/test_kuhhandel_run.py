"""A training in Kuhhandel: what its games tell, and that its steps go down."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import numpy as np
import pytest

from higgle.bots.kuhhandel.expert_dealer import read_nets
from higgle.bots.net import FOLDER, WEIGHT_GRID, read_layers
from higgle.train.games.kuhhandel_games import (
    BELIEVED,
    CHOSEN,
    HERDS,
    NO_SAMPLES,
    TRUE,
    WON,
    KuhhandelSamples,
    play_game,
)
from higgle.train.games.kuhhandel_run import (
    KuhhandelRun,
    Layers,
    Slopes,
    miss_stakes,
    miss_winners,
)


@pytest.fixture(scope="module")
def samples() -> KuhhandelSamples:
    """A few games."""
    found = NO_SAMPLES
    for game in range(3):
        found = found.join(play_game(Random(f"samples {game}"), read_nets(), None))
    return found


def test_rows_tell_the_table_and_who_won(samples: KuhhandelSamples) -> None:
    """Animals never exceed four of a species, money is counted twice, one share is won."""
    tables = samples.tables
    herds = tables[:, HERDS].reshape(len(tables), -1, 11)

    assert 0 <= herds.sum(axis=1).min() <= herds.sum(axis=1).max() == 4
    assert (tables[:, WON].sum(axis=1) >= 99).all()
    assert {-1, 0, 1} >= set(tables[:, CHOSEN].tolist()) > {1}
    own = tables[np.arange(len(tables)), BELIEVED.start + tables[:, 1]]
    assert (own == tables[np.arange(len(tables)), TRUE.start + tables[:, 1]]).all()


def test_every_trade_has_two_stakes(samples: KuhhandelSamples) -> None:
    """The opener's, which its purse can pay, and the answer to it."""
    opened, answered = samples.trades[::2], samples.trades[1::2]

    assert (opened[:, 1] == answered[:, 2]).all()
    assert (opened[:, 4] >= 0).all()
    assert (answered[:, 4] >= -1).all()
    for row, staker, _, _, stake in samples.trades:
        assert stake <= samples.tables[row, TRUE.start + staker]


def layers_of(net: str) -> Layers:
    """The layers in the package."""
    stored = read_layers(FOLDER / "kuhhandel.npz")[net]
    return {name: layer / WEIGHT_GRID for name, layer in stored.items()}


def check_slopes(w: Layers, miss: Callable[[Layers], Slopes]) -> None:
    """Slopes are those of small steps."""
    loss, slopes = miss(w)
    dice = np.random.default_rng(1)
    for name, layer in w.items():
        way = dice.normal(size=layer.shape)
        before, _ = miss({**w, name: layer - 1e-5 * way})
        after, _ = miss({**w, name: layer + 1e-5 * way})
        assert (slopes[name] * way).sum() == pytest.approx(
            (after - before) / 2e-5, rel=0.02, abs=1e-4
        )
    assert loss > 0


def test_the_slopes_of_the_herd_net_are_right(samples: KuhhandelSamples) -> None:
    """For rows of tables with as many seats."""
    rows = samples.tables[samples.tables[:, 0] == samples.tables[0, 0]][:20]
    w = layers_of("herds")

    check_slopes(w, lambda w: miss_winners(w, rows, np.random.default_rng(2)))


def test_the_slopes_of_the_model_of_stakes_are_right(samples: KuhhandelSamples) -> None:
    """Openers cannot accept."""
    seats = samples.tables[samples.trades[:, 0], 0]
    picked = samples.trades[seats == seats[0]][:20]

    check_slopes(layers_of("stakes"), lambda w: miss_stakes(w, samples, picked))


def test_a_round_is_the_same_for_the_same_seed() -> None:
    """And the nets go on from those in the package."""
    nets: list[bytes] = []
    for _ in range(2):
        run = KuhhandelRun("test", 1, quick=True)
        run.games = 4
        with ThreadPoolExecutor(1) as workers:
            run.step(workers)
        nets.append(run.nets)

    assert nets[0] == nets[1] != (FOLDER / "kuhhandel.npz").read_bytes()


def test_a_best_response_sits_among_rivals() -> None:
    """Three of the frozen nets and one that learns."""
    found = play_game(Random("response"), read_nets(), read_nets())

    assert len(found.trades) > 0

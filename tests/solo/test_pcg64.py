"""Random numbers without NumPy are NumPy's."""

import numpy as np
import pytest

from higgle.solo.pcg64 import Pcg64

SEEDS = (0, 1, 2**31 - 1, 2**32, 2**100 + 17)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_seed_gives_the_same_numbers(seed: int) -> None:
    """Also in turns, since a small number uses up half of a large one."""
    theirs, ours = np.random.default_rng(seed), Pcg64(seed)

    for count in (1, 3, 4):
        assert theirs.random(count).tolist() == [ours.fraction() for _ in range(count)]
        drawn = theirs.choice(np.arange(37), count).tolist()
        assert drawn == [ours.below(37) for _ in range(count)]

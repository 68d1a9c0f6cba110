"""What was seen in earlier games is there when a training is continued."""

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from higgle.train.self_play import ReplayBuffer

if TYPE_CHECKING:
    from higgle.train.self_play import SampleArrays


def samples(count: int, width: int, number: int) -> "SampleArrays":
    """Some samples that can be told apart."""
    rows = np.full((count, width), number, np.float16)
    return rows, np.full((count, 2), number, np.float16), np.full((count, 1), number, np.float16)


def test_what_was_kept_is_the_same_when_it_is_read_again(tmp_path: Path) -> None:
    """Every round, in its order, whatever its width."""
    replay = ReplayBuffer(100)
    replay.add(1, [samples(3, 4, 1), samples(2, 6, 2)])
    replay.add(2, [samples(4, 8, 3)])
    replay.save(tmp_path)
    replay.add(3, [samples(1, 2, 4)])
    replay.save(tmp_path)

    again = ReplayBuffer(100)
    again.load(tmp_path, last=3)

    for kept, read in zip(replay.join_rounds(), again.join_rounds(), strict=True):
        assert kept.dtype == read.dtype
        assert kept.tolist() == read.tolist()
    assert [1, 2, 3] == list(again.rounds)


def test_a_round_after_the_checkpoint_is_not_read(tmp_path: Path) -> None:
    """It will be played again, and must not count twice."""
    replay = ReplayBuffer(100)
    replay.add(1, [samples(3, 4, 1)])
    replay.add(2, [samples(3, 4, 2)])
    replay.save(tmp_path)

    again = ReplayBuffer(100)
    again.load(tmp_path, last=1)

    assert [1] == list(again.rounds)


def test_the_first_round_stays_and_the_oldest_of_the_others_leave(tmp_path: Path) -> None:
    """Memory is bounded, on disk too; the games of the scripts are never forgotten."""
    replay = ReplayBuffer(10)
    for number in range(1, 6):
        replay.add(number, [samples(4, 4, number)])
        replay.save(tmp_path)

    assert [1, 5] == list(replay.rounds)
    assert {"1.npz", "5.npz"} == {file.name for file in tmp_path.iterdir()}


def test_a_round_without_samples_is_none() -> None:
    """Nothing was seen, nothing is kept."""
    replay = ReplayBuffer(10)
    replay.add(1, [samples(0, 0, 1)])

    assert 0 == len(replay)

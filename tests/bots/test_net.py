"""A learned judgement is exact: it does not depend on the machine or on the order of sums."""

import numpy as np
from numpy.typing import NDArray

from higgle.bots.net import Net, likely


def drawn(width: int, whole: int, heads: int) -> dict[str, NDArray[np.int16]]:
    """Weights at random, on the grid."""
    random = np.random.default_rng(7)
    shapes = {
        "row1": (width, 16),
        "row2": (16, 16),
        "all1": (16 + whole, 16),
        "all2": (16, 16),
        "out": (16, heads),
    }
    found: dict[str, NDArray[np.int16]] = {}
    for name, shape in shapes.items():
        found[name] = random.integers(-9000, 9000, shape).astype(np.int16)
        found[name + "b"] = random.integers(-9000, 9000, shape[1]).astype(np.int16)
    return found


def test_the_order_of_sums_does_not_matter() -> None:
    """The same layer with its inputs in another order is worth the same to the last bit."""
    weights = drawn(6, 3, 2)
    random = np.random.default_rng(8)
    rows = random.normal(0, 2, (5, 4, 6))
    whole = random.normal(0, 2, (5, 3))
    order = random.permutation(6)
    turned = {**weights, "row1": weights["row1"][order]}

    every = range(5 * 4)
    first = Net(weights).judge([], rows.ravel(), every, every, [], whole.ravel())
    again = Net(turned).judge([], rows[:, :, order].ravel(), every, every, [], whole.ravel())

    assert first.tolist() == again.tolist()


def test_what_stands_apart_is_worth_the_same() -> None:
    """Positions that share a part are judged as if each had it."""
    net = Net(drawn(6, 5, 2))
    random = np.random.default_rng(9)
    still, rows = random.normal(0, 2, (4, 2)), random.normal(0, 2, (3, 4, 4))
    general, whole = random.normal(0, 2, 3), random.normal(0, 2, (3, 2))
    joined = np.concatenate([np.broadcast_to(still, (3, 4, 2)), rows], axis=2)
    wholes = np.concatenate([np.broadcast_to(general, (3, 3)), whole], axis=1)

    every = range(3 * 4)
    lines = [*range(4)] * 3
    apart = net.judge(still.ravel(), rows.ravel(), lines, every, general, whole.ravel())
    whole_rows = net.judge([], joined.ravel(), every, every, [], wholes.ravel())

    assert apart.tolist() == whole_rows.tolist()


def test_a_row_of_many_positions_is_written_once() -> None:
    """Positions that name a row are judged as if each had its own."""
    net = Net(drawn(6, 2, 2))
    random = np.random.default_rng(10)
    rows, whole = random.normal(0, 2, (3, 6)), random.normal(0, 2, (2, 2))
    numbers = [0, 1, 0, 2]

    shared = net.judge([], rows.ravel(), range(3), numbers, [], whole.ravel())
    each = net.judge([], rows[numbers].ravel(), range(4), range(4), [], whole.ravel())

    assert shared.tolist() == each.tolist()


def test_chances_grow_with_their_numbers() -> None:
    """A chance is one half at nothing, grows, and stays between none and all."""
    chances = [likely(number / 4) for number in range(-60, 61)]

    assert 0.5 == likely(0.0)
    assert sorted(chances) == chances
    assert 0.0 <= chances[0] < chances[60] < chances[-1] <= 1.0

"""A learned judgement: a small net over rows and a whole, played without any learning library.

Weights lie on a grid and what passes between the layers is rounded to one, so that every product
and every sum is exact: the same position is worth the same on every machine, in whatever order its
numbers are added up.
"""

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Wholes = NDArray[np.int16]

# before NumPy is first loaded: for matrices as small as these, threads only get in each other's way
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

FOLDER = Path(__file__).parent / "weights"
WEIGHT_GRID = 4096.0
"""Weights are whole numbers of parts, of which one has this many."""
GRID = 1024.0
"""What passes between layers is a whole number of parts, of which one has this many."""
MOST = 255.0
"""What passes between layers is at most this."""


class Net:
    """The same two layers for each row, summed; with the whole, two more layers, and the heads."""

    def __init__(self, weights: "dict[str, Wholes]") -> None:
        import numpy as np

        self.weights = {
            name: np.asarray(w, np.float64) / WEIGHT_GRID for name, w in weights.items()
        }
        self.width: int = self.weights["row1"].shape[0]

    def judge(
        self,
        still: "list[float] | Floats",
        rows: "list[float] | Floats",
        lines: Sequence[int],
        numbers: Sequence[int],
        general: "list[float] | Floats",
        wholes: "list[float] | Floats",
    ) -> "Floats":
        """The heads for each position; `still` and `general` are the same for all of them.

        A row is its still part, which is that of its line, then its moving part. `numbers` are the
        rows of each position, of which most are in many.
        """
        import numpy as np

        w = self.weights
        first = w["row1"]
        fixed = rounded(np.asarray(still, np.float64))
        moving = rounded(np.asarray(rows, np.float64)).reshape(len(lines), -1)
        apart = first.shape[0] - moving.shape[1]
        hidden = moving @ first[apart:] + w["row1b"]
        if apart:
            hidden += (fixed.reshape(-1, apart) @ first[:apart])[np.asarray(lines)]
        hidden = passed(passed(hidden) @ w["row2"] + w["row2b"])
        common = rounded(np.asarray(general, np.float64))
        trunk = w["all1"]
        size = hidden.shape[1]
        both = size + common.size
        own = rounded(np.asarray(wholes, np.float64)).reshape(-1, len(trunk) - both)
        total = hidden[np.asarray(numbers)].reshape(len(own), -1, size).sum(axis=1)
        out = total @ trunk[:size] + own @ trunk[both:] + w["all1b"]
        if common.size:
            out += common @ trunk[size:both]
        out = passed(out)
        out = passed(out @ w["all2"] + w["all2b"])
        found: Floats = out @ w["out"] + w["outb"]
        return found


def rounded(numbers: "Floats") -> "Floats":
    """Numbers on the grid."""
    import numpy as np

    found: Floats = np.minimum(numbers, MOST)
    np.maximum(found, -MOST, out=found)
    return on_grid(found)


def passed(numbers: "Floats") -> "Floats":
    """What a layer passes on: nothing below zero, and on the grid."""
    import numpy as np

    found: Floats = np.minimum(numbers, MOST)
    np.maximum(found, 0.0, out=found)
    return on_grid(found)


def on_grid(numbers: "Floats") -> "Floats":
    """The same numbers, each moved to the nearest of the grid."""
    import numpy as np

    numbers *= GRID
    numbers += 0.5
    np.floor(numbers, out=numbers)
    numbers /= GRID
    return numbers


def likely(logit: float) -> float:
    """The chance that a number means; made of sums, products and quotients alone."""
    half = max(-3.0, min(3.0, logit / 2))
    square = half * half
    return 0.5 + 0.5 * half * (27 + square) / (27 + 9 * square)


def read(path: Path) -> dict[str, Net]:
    """The nets in a file, by name."""
    import numpy as np

    nets: dict[str, dict[str, Wholes]] = {}
    with np.load(path, allow_pickle=False) as stored:
        for name in stored.files:
            net, _, layer = name.partition(".")
            nets.setdefault(net, {})[layer] = stored[name]
    return {name: Net(weights) for name, weights in nets.items()}


@cache
def shipped(game: str) -> dict[str, Net]:
    """The nets of a game that come with the package, if there are any."""
    path = FOLDER / f"{game}.npz"
    return read(path) if path.exists() else {}


FACTOR_GRID: Final = 1000
"""The numbers behind leanings are whole ones of such parts."""


def learned_factor(bends: Sequence[int], about: int, signs: Sequence[float]) -> float:
    """The leaning about something, by the signs of the situation.

    `bends` are the numbers of each leaning, one for each sign, one leaning after another.
    """
    total = 0.0
    at = about * len(signs)
    for number, sign in enumerate(signs):
        total += bends[at + number] / FACTOR_GRID * sign
    half = max(-0.9, min(0.9, total / 2))
    # near to the exponential, and made of sums and quotients alone
    return (1 + half) / (1 - half)

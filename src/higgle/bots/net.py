"""A learned judgement: a small net over rows and a whole, played without any learning library.

Weights lie on a grid and what passes between the layers is rounded to one, so that every product
and every sum is exact: the same position is worth the same on every machine, in whatever order its
numbers are added up.
"""

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

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
        self.width = self.weights["row1"].shape[0]

    def judge(
        self,
        still: "list[float] | Floats",
        rows: "list[float] | Floats",
        general: "list[float] | Floats",
        wholes: "list[float] | Floats",
        positions: int,
    ) -> "Floats":
        """The heads for each position; `still` and `general` are the same for all of them."""
        import numpy as np

        w = self.weights
        fixed = rounded(np.asarray(still, np.float64))
        moving = rounded(np.asarray(rows, np.float64))
        count = moving.size // positions
        here = w["row1"].shape[0]
        parted = fixed.size
        # a row is its still part, then its moving part
        lines = self.lines(parted, count, here)
        first = w["row1"]
        apart = parted // lines
        moving = moving.reshape(positions, lines, here - apart)
        # most rows are the same in all positions: those of the first, and the others that differ
        differs = (moving != moving[0]).any(axis=2)
        hidden = np.concatenate((moving[0], moving[differs])) @ first[apart:] + w["row1b"]
        if apart:
            which = np.concatenate((np.arange(lines), np.nonzero(differs)[1]))
            hidden += (fixed.reshape(lines, apart) @ first[:apart])[which]
        hidden = passed(passed(hidden) @ w["row2"] + w["row2b"])
        every = np.broadcast_to(hidden[:lines], (positions, lines, hidden.shape[1])).copy()
        every[differs] = hidden[lines:]
        total = every.sum(axis=1)
        common = rounded(np.asarray(general, np.float64))
        own = rounded(np.asarray(wholes, np.float64)).reshape(positions, -1)
        trunk = w["all1"]
        size = total.shape[1]
        both = size + common.size
        out = total @ trunk[:size] + own @ trunk[both:] + w["all1b"]
        if common.size:
            out += common @ trunk[size:both]
        out = passed(out)
        out = passed(out @ w["all2"] + w["all2b"])
        found: Floats = out @ w["out"] + w["outb"]
        return found

    def lines(self, still: int, moving: int, width: int) -> int:
        """How many rows there are: both parts together are as wide as the first layer."""
        return (still + moving) // width


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

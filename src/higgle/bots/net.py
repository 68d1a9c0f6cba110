"""A learned judgement: a small net over rows and a whole, played without any learning library.

Weights lie on a grid and what passes between the layers is rounded to one, so that every product
and every sum is exact: the same position is worth the same on every machine, in whatever order its
numbers are added up.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from higgle.extras import Extra

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Wholes = NDArray[np.int16]

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
        fixed = clip_to_grid(np.asarray(still, np.float64))
        moving = clip_to_grid(np.asarray(rows, np.float64)).reshape(len(lines), -1)
        apart = first.shape[0] - moving.shape[1]
        hidden = moving @ first[apart:] + w["row1b"]
        if apart:
            hidden += (fixed.reshape(-1, apart) @ first[:apart])[np.asarray(lines)]
        hidden = rectify(rectify(hidden) @ w["row2"] + w["row2b"])
        common = clip_to_grid(np.asarray(general, np.float64))
        trunk = w["all1"]
        size = hidden.shape[1]
        both = size + common.size
        own = clip_to_grid(np.asarray(wholes, np.float64)).reshape(-1, len(trunk) - both)
        total = hidden[np.asarray(numbers)].reshape(len(own), -1, size).sum(axis=1)
        out = total @ trunk[:size] + own @ trunk[both:] + w["all1b"]
        if common.size:
            out += common @ trunk[size:both]
        out = rectify(out)
        out = rectify(out @ w["all2"] + w["all2b"])
        found: Floats = out @ w["out"] + w["outb"]
        return found


def clip_to_grid(numbers: "Floats") -> "Floats":
    """Numbers on the grid."""
    return to_grid(numbers, -MOST)


def rectify(numbers: "Floats") -> "Floats":
    """What a layer passes on: nothing below zero, and on the grid."""
    return to_grid(numbers, 0.0)


def to_grid(numbers: "Floats", least: float) -> "Floats":
    """Numbers from the least to the most, on the grid; a browser puts one of its own here."""
    import numpy as np

    found: Floats = np.minimum(numbers, MOST)
    np.maximum(found, least, out=found)
    return round_to_grid(found)


def lay_columns(numbers: "Sequence[NDArray[np.generic]]", shape: tuple[int, ...]) -> "Floats":
    """Numbers side by side, each spread over the shape; a browser puts one of its own here."""
    import numpy as np

    found = np.empty((*shape, len(numbers)))
    for at, number in enumerate(numbers):
        found[..., at] = number
    return found


def round_to_grid(numbers: "Floats") -> "Floats":
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


def read_layers(path: Path) -> "dict[str, dict[str, Wholes]]":
    """The layers of the nets in a file, by their names."""
    with Extra("bots"):
        import numpy as np

    with np.load(path, allow_pickle=False) as stored:
        return group_layers({name: stored[name] for name in stored.files})


def group_layers(stored: "dict[str, Wholes]") -> "dict[str, dict[str, Wholes]]":
    """Layers by net and name, from names such as `value.row1`."""
    nets: dict[str, dict[str, Wholes]] = {}
    for name, layer in stored.items():
        net, _, own = name.partition(".")
        nets.setdefault(net, {})[own] = layer
    return nets


def read(path: Path) -> dict[str, Net]:
    """The nets in a file, by name."""
    return {name: Net(layers) for name, layers in read_layers(path).items()}


@cache
def load_shipped(game: str) -> dict[str, Net]:
    """The nets of a game that come with the package, if there are any."""
    path = FOLDER / f"{game}.npz"
    return read(path) if path.exists() else {}

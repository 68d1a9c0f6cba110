"""`python -m higgle.train.export_weights FOLDER`: copy trained weights into the package."""

import sys
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from higgle.bots.net import FOLDER
from higgle.catalogue import GAMES
from higgle.core import Illegal
from higgle.extras import Extra

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST = 1_000_000
"""No game's weights are larger."""


def main(folder: Path) -> None:
    """The newest weights of every game that was trained."""
    with Extra("train"):
        import torch
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        checkpoint = folder / f"{game}.pt"
        if checkpoint.exists():
            state = torch.load(checkpoint, map_location="cpu", weights_only=True)
            weights = join_nets(FOLDER / f"{game}.npz", state["league"][-1])
            assert len(weights) <= MOST
            (FOLDER / f"{game}.npz").write_bytes(weights)
            print(game, "round", state["round"], "games", state["played"], len(weights), "bytes")


def join_nets(path: Path, fresh: bytes) -> bytes:
    """The nets of a file, those that were trained in the place of their old ones."""
    import numpy as np

    layers: dict[str, NDArray[np.int16]] = {}
    for data in [path.read_bytes(), fresh] if path.exists() else [fresh]:
        with np.load(BytesIO(data), allow_pickle=False) as stored:
            layers.update({name: stored[name] for name in stored.files})
    found = BytesIO()
    np.savez_compressed(found, allow_pickle=False, **layers)
    return found.getvalue()


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]))
    except Illegal as illegal:
        sys.exit(illegal.text())

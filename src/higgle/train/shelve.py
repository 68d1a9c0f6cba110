"""`python -m higgle.train.shelve FOLDER`: put trained weights into the package."""

import sys
from pathlib import Path

import torch

from higgle.bots.net import FOLDER
from higgle.catalogue import GAMES

MOST = 1_000_000
"""No game's weights are larger."""


def main(folder: Path) -> None:
    """The newest weights of every game that was trained."""
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        checkpoint = folder / f"{game}.pt"
        if checkpoint.exists():
            state = torch.load(checkpoint, map_location="cpu", weights_only=True)
            weights: bytes = state["league"][-1]
            assert len(weights) <= MOST
            (FOLDER / f"{game}.npz").write_bytes(weights)
            print(game, "round", state["round"], "games", state["played"], len(weights), "bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

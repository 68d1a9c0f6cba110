"""`python -m higgle.train.export_weights FOLDER`: copy trained weights into the package."""

import json
import sys
from pathlib import Path

from higgle.bots.net import FOLDER
from higgle.catalogue import GAMES
from higgle.core import Illegal
from higgle.extras import Extra

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
            weights: bytes = state["league"][-1]
            assert len(weights) <= MOST
            (FOLDER / f"{game}.npz").write_bytes(weights)
            print(game, "round", state["round"], "games", state["played"], len(weights), "bytes")
        found = folder / f"{game}.evolution.json"
        if found.exists():
            saved = json.loads(found.read_text(encoding="utf-8"))
            (FOLDER / f"{game}.json").write_text(json.dumps(saved["kept"]), encoding="utf-8")
            print(game, "round", saved["round"])


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]))
    except Illegal as illegal:
        sys.exit(illegal.text())

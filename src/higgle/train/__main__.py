"""`python -m higgle.train GAME`: train the bots of a game, or continue a training."""

import argparse
import json
import os
import sys
from pathlib import Path

from higgle.catalogue import game_class
from higgle.core import Illegal
from higgle.extras import Extra
from higgle.train.evolution import Evolution
from higgle.train.games import has_nets

ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""Every process computes in one thread."""


def main() -> None:
    """Train one game for some time."""
    parser = argparse.ArgumentParser(prog="higgle.train", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=540)
    parser.add_argument("--rounds", type=int, default=0)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="higgle")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("build/training"),
        help="continued if it is there",
    )
    parser.add_argument(
        "--against",
        type=Path,
        help="weights (.npz) to be beaten",
    )
    parser.add_argument(
        "--begin",
        type=Path,
        help="weights (.npz), or numbers (.json), to go on from where nothing is there yet",
    )
    parser.add_argument("--quick", action="store_true", help="small rounds, to see it improve soon")
    parser.add_argument(
        "--numbers",
        action="store_true",
        help="find the parameters of the script instead of training the nets",
    )
    parser.add_argument(
        "--searchers",
        type=float,
        default=0.0,
        help="the share of games among searchers, with --numbers",
    )
    arguments = parser.parse_args()
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
    if arguments.numbers or not has_nets(game_class(arguments.game)):
        evolve(arguments)
    else:
        learn(arguments)


def evolve(arguments: argparse.Namespace) -> None:
    """Find the parameters of the script by evolution strategies."""
    evolution = Evolution(arguments.game, arguments.seed, arguments.cores, arguments.quick)
    evolution.searchers = arguments.searchers
    if arguments.begin is not None:
        evolution.begin(json.loads(arguments.begin.read_text(encoding="utf-8")))
    if (arguments.out / f"{arguments.game}.evolution.json").exists():
        evolution.restore(arguments.out)
    evolution.run(arguments.seconds, arguments.out, arguments.rounds)
    write(arguments, evolution.curve)


def learn(arguments: argparse.Namespace) -> None:
    """Train the nets."""
    with Extra("train"):
        import torch

        from higgle.train.training_run import TrainingRun

    device = "cuda" if torch.cuda.is_available() else "cpu"
    run = TrainingRun(arguments.game, arguments.seed, arguments.cores, device, arguments.quick)
    if arguments.begin is not None:
        run.begin(arguments.begin.read_bytes())
    if arguments.against is not None:
        run.oppose(arguments.against.read_bytes())
    if (arguments.out / f"{arguments.game}.pt").exists():
        run.restore(arguments.out)
    run.run(arguments.seconds, arguments.out, arguments.rounds)
    write(arguments, run.curve)


def write(arguments: argparse.Namespace, curve: list[dict[str, float]]) -> None:
    """Write the learning curve."""
    (arguments.out / f"{arguments.game}.json").write_text(json.dumps(curve), encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except Illegal as illegal:
        sys.exit(illegal.text())

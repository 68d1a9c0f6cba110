"""`python -m higgle.train GAME`: train the bots of a game, or continue a training."""

import argparse
import json
import os
import sys
from pathlib import Path

from higgle.catalogue import GAMES
from higgle.core import Illegal
from higgle.extras import Extra
from higgle.train.games import has_herd_nets, has_row_nets, has_war_nets

ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""Every process computes in one thread."""
LEARNED = [game for game, kind in GAMES.items() if has_row_nets(kind) or has_herd_nets(kind)]


def main() -> None:
    """Train one game for some time."""
    parser = argparse.ArgumentParser(prog="higgle.train", description=__doc__)
    parser.add_argument("game", choices=LEARNED)
    parser.add_argument("--seconds", type=float, default=540)
    parser.add_argument("--rounds", type=int, default=0)
    parser.add_argument("--games", type=int, default=0, help="of each core in a round")
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
        help="weights (.npz) to go on from where nothing is there yet",
    )
    parser.add_argument(
        "--wars", action="store_true", help="the net that fights, instead of those that trade"
    )
    parser.add_argument("--quick", action="store_true", help="small rounds, to see it improve soon")
    arguments = parser.parse_args()
    if arguments.wars and not has_war_nets(GAMES[arguments.game]):
        parser.error(f"no net of {arguments.game} fights; leave --wars out")
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
    if has_herd_nets(GAMES[arguments.game]):
        learn_herds(arguments)
    else:
        learn(arguments)


def learn_herds(arguments: argparse.Namespace) -> None:
    """Train the nets over herds, which go on from those in the package if nothing is said."""
    from higgle.train.games.kuhhandel_run import KuhhandelRun

    weights = arguments.begin.read_bytes() if arguments.begin is not None else b""
    run = KuhhandelRun(arguments.seed, arguments.cores, arguments.quick, weights)
    if arguments.against is not None:
        run.rival = arguments.against.read_bytes()
    run.run(arguments.seconds, arguments.out, arguments.rounds)
    write(arguments, run.curve)


def learn(arguments: argparse.Namespace) -> None:
    """Train the nets."""
    with Extra("train"):
        import torch

        from higgle.train.training_run import TrainingRun

    device = "cuda" if torch.cuda.is_available() else "cpu"
    run = TrainingRun(
        arguments.game, arguments.seed, arguments.cores, device, arguments.quick, arguments.wars
    )
    run.games = arguments.games
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

"""`python -m higgle.train GAME`: learn a game, or go on learning it."""

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
"""Every process computes in one thread, or they get in each other's way."""


def main() -> None:
    """Train one game for some time."""
    words = argparse.ArgumentParser(prog="higgle.train", description=__doc__)
    words.add_argument("game")
    words.add_argument("--seconds", type=float, default=540)
    words.add_argument("--rounds", type=int, default=0)
    words.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    words.add_argument("--seed", default="higgle")
    words.add_argument(
        "--out",
        type=Path,
        default=Path("build/training"),
        help="continued if it is there",
    )
    words.add_argument(
        "--against",
        type=Path,
        help="weights (.npz) to be beaten",
    )
    words.add_argument(
        "--begin",
        type=Path,
        help="weights (.npz), or numbers (.json), to go on from where nothing is there yet",
    )
    words.add_argument("--quick", action="store_true", help="small rounds, to see it improve soon")
    words.add_argument(
        "--numbers",
        action="store_true",
        help="find the numbers behind the leanings instead of training the nets",
    )
    words.add_argument(
        "--searchers",
        type=float,
        default=0.0,
        help="the share of games among searchers, while numbers are looked for",
    )
    said = words.parse_args()
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
    if said.numbers or not has_nets(game_class(said.game)):
        evolve(said)
    else:
        learn(said)


def evolve(said: argparse.Namespace) -> None:
    """Find the numbers behind the leanings."""
    evolution = Evolution(said.game, said.seed, said.cores, said.quick)
    evolution.searchers = said.searchers
    if said.begin is not None:
        evolution.begin(json.loads(said.begin.read_text(encoding="utf-8")))
    if (said.out / f"{said.game}.bends.json").exists():
        evolution.restore(said.out)
    evolution.run(said.seconds, said.out, said.rounds)
    write(said, evolution.curve)


def learn(said: argparse.Namespace) -> None:
    """Train the nets."""
    with Extra("train"):
        import torch

        from higgle.train.course import Course

    device = "cuda" if torch.cuda.is_available() else "cpu"
    course = Course(said.game, said.seed, said.cores, device, said.quick)
    if said.begin is not None:
        course.begin(said.begin.read_bytes())
    if said.against is not None:
        course.face(said.against.read_bytes())
    if (said.out / f"{said.game}.pt").exists():
        course.restore(said.out)
    course.run(said.seconds, said.out, said.rounds)
    write(said, course.curve)


def write(said: argparse.Namespace, curve: list[dict[str, float]]) -> None:
    """How it went."""
    (said.out / f"{said.game}.json").write_text(json.dumps(curve), encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except Illegal as illegal:
        sys.exit(illegal.text())

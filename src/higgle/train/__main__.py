"""`python -m higgle.train GAME`: learn a game, or go on learning it."""

import argparse
import json
import os
import sys
from pathlib import Path

from higgle.extras import Extra
from higgle.table import Illegal

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
    words.add_argument("--out", type=Path, default=Path("build/training"))
    words.add_argument("--resume", type=Path, help="a folder with checkpoints, or a checkpoint")
    words.add_argument("--quick", action="store_true", help="small rounds, to see it improve soon")
    said = words.parse_args()
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
    with Extra("train"):
        import torch

        from higgle.train.course import Course

    device = "cuda" if torch.cuda.is_available() else "cpu"
    course = Course(said.game, said.seed, said.cores, device, said.quick)
    if said.resume is not None:
        found = said.resume / f"{said.game}.pt" if said.resume.is_dir() else said.resume
        if found.exists():
            course.restore(found)
    course.run(said.seconds, said.out, said.rounds)
    (said.out / f"{said.game}.json").write_text(json.dumps(course.curve), encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except Illegal as illegal:
        sys.exit(illegal.text())

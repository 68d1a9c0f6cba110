"""A course: rounds of games and learning, until the time is up; it can be continued.

Everything that was seen is kept on disk beside the checkpoint, since a net that went on with a few
new games alone forgot more than it learned.

While the games of a round are played, the net learns from the round before, so neither waits for
the other. A round is the same for the same seed and commit, whatever the clock says: the clock
only decides how many rounds there are.
"""

import json
import os
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

from higgle.extras import Extra

with Extra("train"):
    import torch

from higgle.train.games import NETS
from higgle.train.learning import Learner, bytes_of
from higgle.train.playing import Job, Played, nets_of, play

LEAGUE = 6
"""How many past nets are kept to play against."""


def step_back() -> None:
    """Players leave the learner as much of the processor as it needs: everybody waits for it."""
    if hasattr(os, "nice"):
        os.nice(5)


class Course:
    """The training of one game."""

    def __init__(self, game: str, seed: str, cores: int, device: str, quick: bool) -> None:
        self.game = game
        self.seed = seed
        self.cores = cores
        self.round = 0
        self.played = 0
        self.curve: list[dict[str, float]] = []
        self.league: list[bytes] = []
        self.rival = b""
        self.begun = False
        """Whether it goes on from nets of an earlier course."""
        self.quick = quick
        most = 150_000 if quick else 5_000_000
        self.batch = 1024 if device == "cpu" else 4096
        torch.manual_seed(int.from_bytes(seed.encode(), "little") % 2**31)
        self.learners = {name: Learner(*widths, device, most) for name, widths in NETS.items()}

    def begin(self, nets: bytes) -> None:
        """Go on from nets of an earlier course, without what was seen in it."""
        self.begun = True
        self.league = [nets]
        for name, net in nets_of(nets).items():
            self.learners[name].begin(net.weights)

    def face(self, rival: bytes) -> None:
        """Look for the weaknesses of frozen nets: begin as they are, and play against them."""
        self.rival = rival
        self.begin(rival)

    # Rounds

    def jobs(self) -> list[Job]:
        """The games of the next round: scripts first, then more and more its own."""
        per_core = (24 if self.quick else 600) if not self.league else (8 if self.quick else 80)
        pieces = self.cores * max(4, per_core // 20)
        games = max(1, per_core * self.cores // pieces)
        nets = tuple(reversed(self.league))
        name = f"{self.seed}/{self.game}/{self.round}"
        return [
            Job(self.game, f"{name}/{piece}", games, nets, self.rival) for piece in range(pieces)
        ]

    def run(self, seconds: float, out: Path, rounds: int = 0) -> None:
        """Go on until the time is up, or for at most this many rounds; save at the end of each."""
        end = monotonic() + seconds
        context = get_context("spawn")
        with ProcessPoolExecutor(self.cores, context, initializer=step_back) as workers:
            last = self.round + rounds
            waiting = self.send(workers)
            longest = 0.0
            while waiting:
                began = monotonic()
                results = [future.result() for future in waiting]
                self.round += 1
                more = monotonic() + longest * 1.2 < end and (not rounds or self.round < last)
                if self.round == 1:
                    self.learn(results)
                    waiting = self.send(workers) if more else []
                else:
                    waiting = self.send(workers) if more else []
                    self.learn(results)
                longest = max(longest * 0.9, monotonic() - began)
                self.save(out)

    def send(self, workers: ProcessPoolExecutor) -> "list[Future[Played]]":
        """Have the games of a round played."""
        return [workers.submit(play, job) for job in self.jobs()]

    def learn(self, results: list[Played]) -> None:
        """Take in what was played, learn from it, and note how it goes."""
        self.learners["value"].replay.add(self.round, [done.value for done in results])
        self.learners["accept"].replay.add(self.round, [done.accept for done in results])
        for done in results:
            if done.first:
                print(self.game, "forfeit:", done.first, flush=True)
        games = sum(done.games for done in results)
        trials = sum(done.trials for done in results)
        self.played += games
        note: dict[str, float] = {"round": float(self.round), "games": float(self.played)}
        fresh = sum(len(done.value[0]) for done in results)
        if trials:
            note["trials"] = float(trials)
            note["wins"] = sum(done.wins for done in results) / trials
        rate = 1e-3 / (1 + (self.round + 4 * self.begun) / 4)
        first = self.round == 1 and not self.begun
        for name, learner in self.learners.items():
            epochs = 8 if first else 2
            steps = max(60, min(3000, epochs * fresh // self.batch))
            if self.batch > 1024:
                epochs, most = (20, 2500) if first else (3, 1500)
                steps = max(60, min(most, epochs * len(learner.replay) // self.batch))
            for word, figure in learner.learn(steps, self.batch, rate, self.round).items():
                note[f"{name}_{word}"] = figure
        self.curve.append(note)
        self.league.append(bytes_of(self.learners))
        if len(self.league) > LEAGUE:
            # the newest always, of the others every second round an older one leaves
            self.league.pop(self.round % (LEAGUE - 1))
        print(self.game, json.dumps(note), flush=True)

    # Keeping

    def save(self, out: Path) -> None:
        """Write the checkpoint, the weights and the curve, each at once."""
        state = {
            "game": self.game,
            "seed": self.seed,
            "round": self.round,
            "played": self.played,
            "curve": self.curve,
            "league": self.league,
            "begun": self.begun,
            "learners": {name: learner.state() for name, learner in self.learners.items()},
        }
        out.mkdir(parents=True, exist_ok=True)
        for name, learner in self.learners.items():
            learner.replay.save(out / "replay" / f"{self.game}-{name}")
        part = out / f"{self.game}.part"
        torch.save(state, part)
        part.replace(out / f"{self.game}.pt")

    def restore(self, out: Path) -> None:
        """Go on from what `save` has written."""
        state = torch.load(out / f"{self.game}.pt", map_location="cpu", weights_only=True)
        self.round = state["round"]
        self.played = state["played"]
        self.curve = state["curve"]
        self.league = state["league"]
        self.begun = state["begun"]
        for name, learner in self.learners.items():
            learner.restore(state["learners"][name])
            learner.replay.load(out / "replay" / f"{self.game}-{name}", self.round)

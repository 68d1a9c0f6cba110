"""A training run: rounds of self-play and learning until the time is up; it can be continued.

The replay buffer is stored beside the checkpoint, since a net that continued with a few new games
alone forgot more than it learned. While the games of a round are played, the nets learn from the
round before. A round is deterministic for a seed and commit; the clock only decides how many
rounds there are.
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

from higgle.train.games import NETS, WAR_NETS
from higgle.train.games.war_games import play_war_job
from higgle.train.learner import Learner, dump_nets
from higgle.train.self_play import SelfPlayJob, SelfPlayResult, load_nets, play_job

LEAGUE = 6
"""How many past nets are kept to play against."""


def lower_priority() -> None:
    """Leave the processor to the learner first: all processes wait for it."""
    if hasattr(os, "nice"):
        os.nice(5)


class TrainingRun:
    """The training of one game."""

    def __init__(
        self,
        game: str,
        seed: str,
        cores: int,
        device: str,
        quick: bool,
        wars: bool = False,
    ) -> None:
        """With `wars` the net that fights is trained, else those that plant and trade."""
        self.game = game
        self.wars = wars
        self.seed = seed
        self.cores = cores
        self.round = 0
        self.played = 0
        self.curve: list[dict[str, float]] = []
        self.league: list[bytes] = []
        self.rival = b""
        self.begun = False
        """Whether it started from nets of an earlier run."""
        self.quick = quick
        self.games = 0
        """How many games each core plays in a round, if not as many as usual."""
        most = 150_000 if quick else 5_000_000
        self.batch = 1024 if device == "cpu" else 4096
        torch.manual_seed(int.from_bytes(seed.encode(), "little") % 2**31)
        nets = WAR_NETS if wars else NETS
        self.learners = {name: Learner(*widths, device, most) for name, widths in nets.items()}

    def begin(self, nets: bytes) -> None:
        """Start from nets of an earlier run, without its replay buffer."""
        self.begun = True
        self.league = [nets]
        for name, learner in self.learners.items():
            learner.begin(load_nets(nets)[name].weights)

    def oppose(self, rival: bytes) -> None:
        """Train a best response to frozen nets: start from them, and play against them."""
        self.rival = rival
        self.begin(rival)

    # Rounds

    def jobs(self) -> list[SelfPlayJob]:
        """The games of the next round: scripts first, then more and more its own."""
        per_core = (24 if self.quick else 600) if not self.league else (8 if self.quick else 80)
        if self.wars:  # games of farmers are quick
            per_core *= 4 if self.league else 2
        if self.games and self.league:
            per_core = self.games
        pieces = self.cores * max(8, per_core // 20)
        games = max(1, per_core * self.cores // pieces)
        nets = tuple(reversed(self.league))
        name = f"{self.seed}/{self.game}/{self.round}"
        return [
            SelfPlayJob(self.game, f"{name}/{piece}", games, nets, self.rival)
            for piece in range(pieces)
        ]

    def run(self, seconds: float, out: Path, rounds: int = 0) -> None:
        """Go on until the time is up, or for at most this many rounds; save at the end of each."""
        end = monotonic() + seconds
        context = get_context("spawn")
        with ProcessPoolExecutor(self.cores, context, initializer=lower_priority) as workers:
            last = self.round + rounds
            waiting = self.submit(workers)
            longest = 0.0
            while waiting:
                began = monotonic()
                results = [future.result() for future in waiting]
                self.round += 1
                more = monotonic() + longest * 1.2 < end and (not rounds or self.round < last)
                if self.round == 1:
                    self.learn(results)
                    waiting = self.submit(workers) if more else []
                else:
                    waiting = self.submit(workers) if more else []
                    self.learn(results)
                longest = max(longest * 0.9, monotonic() - began)
                self.save(out)

    def submit(self, workers: ProcessPoolExecutor) -> "list[Future[SelfPlayResult]]":
        """Submit the games of a round."""
        play = play_war_job if self.wars else play_job
        return [workers.submit(play, job) for job in self.jobs()]

    def learn(self, results: list[SelfPlayResult]) -> None:
        """Add the samples of a round, train the nets, and append to the learning curve."""
        for name, learner in self.learners.items():
            learner.replay.add(self.round, [done.samples[name] for done in results])
        for done in results:
            if done.first:
                print(self.game, "forfeit:", done.first, flush=True)
        games = sum(done.games for done in results)
        trials = sum(done.trials for done in results)
        self.played += games
        note: dict[str, float] = {"round": float(self.round), "games": float(self.played)}
        fresh = sum(len(part[0]) for done in results for part in done.samples.values())
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
        self.league.append(dump_nets(self.learners))
        if len(self.league) > LEAGUE:
            # the newest always, of the others every second round an older one leaves
            self.league.pop(self.round % (LEAGUE - 1))
        print(self.game, json.dumps(note), flush=True)

    # Checkpoints

    def save(self, out: Path) -> None:
        """Write replay buffers and checkpoint, each atomically."""
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
        """Continue from a checkpoint."""
        state = torch.load(out / f"{self.game}.pt", map_location="cpu", weights_only=True)
        self.round = state["round"]
        self.played = state["played"]
        self.curve = state["curve"]
        self.league = state["league"]
        self.begun = state["begun"]
        for name, learner in self.learners.items():
            learner.restore(state["learners"][name])
            learner.replay.load(out / "replay" / f"{self.game}-{name}", self.round)

"""Evolution strategies: the parameters of scripted bots are found by playing with changed ones.

Each trial perturbs all parameters at random, and plays the same deals from the same seats with the
change and with its opposite; the difference of the rewards estimates the gradient.
"""

import json
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic

import msgspec

import higgle
from higgle.bots import ladder
from higgle.bots.expert import scripted
from higgle.bots.net import GRID
from higgle.bots.searcher import Searcher
from higgle.catalogue import game_class, nearest
from higgle.core import Fast, Seat
from higgle.play import Bot, Conductor
from higgle.train.games import LEANINGS
from higgle.train.self_play import BRIEF, MOST_ACTIONS, draw_adversary, draw_options, draw_seats

STRIDE = 0.15
"""The standard deviation of a change."""
RATE = 0.025
"""The learning rate."""
DEALS = 8
"""How many deals a trial plays, each both ways."""
TRIALS = 16
"""How many trials each core plays in a round."""
SHARE = 0.5
"""How much the share of all points counts beside the win."""
DECAYS = (0.8, 0.98)
"""The decay of the momentum and of the second moment."""


class EvolutionTrial(msgspec.Struct, frozen=True):
    """A change of the parameters to be evaluated; without one they are played as they are."""

    game: str
    seed: str
    parameters: tuple[float, ...]
    change: tuple[float, ...] = ()
    searchers: float = 0.0
    """How many of the games are played among searchers."""


def evaluate(trial: EvolutionTrial) -> float:
    """How much better the change is than its opposite; without a change, how often it wins."""
    total = 0.0
    for deal in range(DEALS):
        seed = f"{trial.seed}/{deal}"
        if trial.change:
            up = [value + step for value, step in zip(trial.parameters, trial.change, strict=True)]
            down = [
                value - step for value, step in zip(trial.parameters, trial.change, strict=True)
            ]
            total += sum(play_trial(trial, seed, up)) - sum(play_trial(trial, seed, down))
        else:
            total += play_trial(trial, seed, list(trial.parameters))[0]
    return total / DEALS


def play_trial(trial: EvolutionTrial, seed: str, parameters: list[float]) -> tuple[float, float]:
    """One game: the share of the win, and of the points."""
    random = Random(seed)
    counted = not trial.change
    seats = 4 if counted else draw_seats(trial.game, random)
    options = {} if counted else draw_options(trial.game, random)
    table = higgle.new(trial.game, seats, "", options, Fast(random.getrandbits(32)))
    own = int(random.random() * seats)
    kind = 0.0 if counted else random.random()
    bots: list[Bot] = []
    for seat in range(seats):
        dice = Random(random.random())
        if seat == own:
            bots.append(scripted(trial.game, dice, quantize(parameters)))
        elif kind < trial.searchers:
            bots.append(Searcher(trial.game, dice, BRIEF))
        elif kind < 0.7:
            bots.append(ladder.farmer(trial.game, dice))
        elif kind < 0.85 and random.random() < 0.5:
            bots.append(draw_adversary(trial.game, dice))
        else:
            bots.append(scripted(trial.game, dice, quantize(trial.parameters)))

    def stand_in(seat: Seat) -> Bot:
        return ladder.farmer(trial.game, random)

    if not Conductor(table, bots, Random(random.random()), stand_in).play(MOST_ACTIONS):
        return 0.0, 0.0
    winners = table.winners()
    scores = table.scores()
    return float(own in winners) / len(winners), SHARE * scores[own] / (sum(scores) + 1)


def quantize(parameters: "list[float] | tuple[float, ...]") -> list[int]:
    """Parameters as the package stores them."""
    return [round(value * GRID) for value in parameters]


class Evolution:
    """The training of one game whose bots have parameters."""

    def __init__(self, game: str, seed: str, cores: int, quick: bool) -> None:
        self.game = game
        self.seed = seed
        self.cores = cores
        self.trials = (2 if quick else TRIALS) * cores
        count = nearest(LEANINGS, game_class(game), 0)
        self.parameters = [0.0] * count
        self.momentum = [0.0] * count
        self.second_moment = [0.0] * count
        self.mean = [0.0] * count
        """A slow mean of the parameters, which is what is exported."""
        self.searchers = 0.0
        """How many of the games are played among searchers."""
        self.round = 0
        self.curve: list[dict[str, float]] = []

    def begin(self, kept: Sequence[int]) -> None:
        """Start from parameters of an earlier training."""
        self.parameters = [number / GRID for number in kept]
        self.mean = list(self.parameters)

    def run(self, seconds: float, out: Path, rounds: int = 0) -> None:
        """Go on until the time is up, or this many rounds are done; save at the end of each."""
        end = monotonic() + seconds
        last = self.round + rounds
        longest = 0.0
        with ProcessPoolExecutor(self.cores, get_context("spawn")) as workers:
            while monotonic() + longest < end and (not rounds or self.round < last):
                began = monotonic()
                self.step(workers)
                longest = max(longest, monotonic() - began)
                self.save(out)

    def step(self, workers: Executor) -> None:
        """One round: evaluate changes, take a step along the gradient, and count wins."""
        name = f"{self.seed}/{self.game}/{self.round}"
        random = Random(name)
        here = tuple(self.parameters)
        changes = [
            tuple([random.gauss(0, STRIDE) for _ in self.parameters]) for _ in range(self.trials)
        ]
        tried = [
            EvolutionTrial(self.game, f"{name}/{at}", here, change, self.searchers)
            for at, change in enumerate(changes)
        ]
        counts = max(1, self.trials // 8)
        kept = [
            EvolutionTrial(self.game, f"{name}/mean/{at}", tuple(self.mean)) for at in range(counts)
        ]
        rewards = list(workers.map(evaluate, tried))
        wins = list(workers.map(evaluate, kept))
        self.round += 1
        for at in range(len(self.parameters)):
            slope = sum(r * c[at] for r, c in zip(rewards, changes, strict=True))
            self.move(at, slope / (2 * STRIDE * STRIDE * len(changes)))
        games = self.round * DEALS * (2 * self.trials + counts)
        note = {"round": float(self.round), "games": float(games), "wins": sum(wins) / counts}
        self.curve.append(note)
        print(self.game, json.dumps(note), flush=True)

    def move(self, at: int, slope: float) -> None:
        """One step of one parameter, as Adam takes it."""
        long, longer = DECAYS
        self.momentum[at] = long * self.momentum[at] + (1 - long) * slope
        self.second_moment[at] = longer * self.second_moment[at] + (1 - longer) * slope * slope
        momentum = self.momentum[at] / (1 - long**self.round)
        second_moment = self.second_moment[at] / (1 - longer**self.round)
        self.parameters[at] += RATE * momentum / (sqrt(second_moment) + 1e-6)
        keep = min(0.95, 1 - 1 / self.round)
        self.mean[at] = keep * self.mean[at] + (1 - keep) * self.parameters[at]

    # Checkpoints

    def save(self, out: Path) -> None:
        """Write the checkpoint atomically."""
        state = {
            "round": self.round,
            "parameters": self.parameters,
            "momentum": self.momentum,
            "second_moment": self.second_moment,
            "mean": self.mean,
            "curve": self.curve,
            "kept": quantize(self.mean),
        }
        out.mkdir(parents=True, exist_ok=True)
        part = out / f"{self.game}.part"
        part.write_text(json.dumps(state), encoding="utf-8")
        part.replace(out / f"{self.game}.evolution.json")

    def restore(self, out: Path) -> None:
        """Continue from a checkpoint."""
        state = json.loads((out / f"{self.game}.evolution.json").read_text(encoding="utf-8"))
        self.round = state["round"]
        self.parameters = state["parameters"]
        self.momentum = state["momentum"]
        self.second_moment = state["second_moment"]
        self.mean = state["mean"]
        self.curve = state["curve"]

"""Evolution: numbers that cannot be reckoned are found by playing with slightly different ones.

Each trial changes all numbers a little at random, and plays the same deals from the same seats once
with the change and once with its opposite. What won more points the way.
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
from higgle.bots.leanings import GRID
from higgle.bots.searcher import Searcher
from higgle.catalogue import game_class, nearest
from higgle.core import Fast, Seat
from higgle.play import Bot, Conductor
from higgle.train.games import LEANINGS
from higgle.train.playing import BRIEF, MOST_ACTIONS, adversary, options_of, seats_of

STRIDE = 0.15
"""How far a trial strays."""
RATE = 0.025
"""How far a round goes."""
DEALS = 8
"""How many deals a trial plays, each both ways."""
TRIALS = 16
"""How many trials each core plays in a round."""
SHARE = 0.5
"""How much the share of all points counts beside the win."""
HALVES = (0.8, 0.98)
"""How long the way and its steepness are remembered."""


class Trial(msgspec.Struct, frozen=True):
    """A change to be tried out; without one the numbers are played as they are."""

    game: str
    seed: str
    bends: tuple[float, ...]
    change: tuple[float, ...] = ()
    searchers: float = 0.0
    """How many of the games are played among searchers."""


def reward(trial: Trial) -> float:
    """How much better the change is than its opposite; or how often the numbers win."""
    total = 0.0
    for deal in range(DEALS):
        seed = f"{trial.seed}/{deal}"
        if trial.change:
            up = [bend + step for bend, step in zip(trial.bends, trial.change, strict=True)]
            down = [bend - step for bend, step in zip(trial.bends, trial.change, strict=True)]
            total += sum(played(trial, seed, up)) - sum(played(trial, seed, down))
        else:
            total += played(trial, seed, list(trial.bends))[0]
    return total / DEALS


def played(trial: Trial, seed: str, bends: list[float]) -> tuple[float, float]:
    """One game: the share of the win, and of the points."""
    random = Random(seed)
    counted = not trial.change
    seats = 4 if counted else seats_of(trial.game, random)
    options = {} if counted else options_of(trial.game, random)
    table = higgle.new(trial.game, seats, "", options, Fast(random.getrandbits(32)))
    own = int(random.random() * seats)
    kind = 0.0 if counted else random.random()
    bots: list[Bot] = []
    for seat in range(seats):
        dice = Random(random.random())
        if seat == own:
            bots.append(scripted(trial.game, dice, wholes(bends)))
        elif kind < trial.searchers:
            bots.append(Searcher(trial.game, dice, BRIEF))
        elif kind < 0.7:
            bots.append(ladder.farmer(trial.game, dice))
        elif kind < 0.85 and random.random() < 0.5:
            bots.append(adversary(trial.game, dice))
        else:
            bots.append(scripted(trial.game, dice, wholes(trial.bends)))

    def stand_in(seat: Seat) -> Bot:
        return ladder.farmer(trial.game, random)

    if not Conductor(table, bots, Random(random.random()), stand_in).play(MOST_ACTIONS):
        return 0.0, 0.0
    winners = table.winners()
    scores = table.scores()
    return float(own in winners) / len(winners), SHARE * scores[own] / (sum(scores) + 1)


def wholes(bends: "list[float] | tuple[float, ...]") -> list[int]:
    """Numbers as the package stores them."""
    return [round(bend * GRID) for bend in bends]


class Evolution:
    """The training of one game whose bots have numbers to be found."""

    def __init__(self, game: str, seed: str, cores: int, quick: bool) -> None:
        self.game = game
        self.seed = seed
        self.cores = cores
        self.trials = (2 if quick else TRIALS) * cores
        count = nearest(LEANINGS, game_class(game), 0)
        self.bends = [0.0] * count
        self.way = [0.0] * count
        self.steep = [0.0] * count
        self.mean = [0.0] * count
        """A slow mean of the numbers, which is what is kept."""
        self.searchers = 0.0
        """How many of the games are played among searchers."""
        self.round = 0
        self.curve: list[dict[str, float]] = []

    def begin(self, kept: Sequence[int]) -> None:
        """Go on from numbers that were kept earlier."""
        self.bends = [number / GRID for number in kept]
        self.mean = list(self.bends)

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
        """One round: try changes, go a little the way that won, and count."""
        name = f"{self.seed}/{self.game}/{self.round}"
        random = Random(name)
        here = tuple(self.bends)
        changes = [tuple([random.gauss(0, STRIDE) for _ in self.bends]) for _ in range(self.trials)]
        tried = [
            Trial(self.game, f"{name}/{at}", here, change, self.searchers)
            for at, change in enumerate(changes)
        ]
        counts = max(1, self.trials // 8)
        kept = [Trial(self.game, f"{name}/mean/{at}", tuple(self.mean)) for at in range(counts)]
        rewards = list(workers.map(reward, tried))
        wins = list(workers.map(reward, kept))
        self.round += 1
        for at in range(len(self.bends)):
            slope = sum(r * c[at] for r, c in zip(rewards, changes, strict=True))
            self.move(at, slope / (2 * STRIDE * STRIDE * len(changes)))
        games = self.round * DEALS * (2 * self.trials + counts)
        note = {"round": float(self.round), "games": float(games), "wins": sum(wins) / counts}
        self.curve.append(note)
        print(self.game, json.dumps(note), flush=True)

    def move(self, at: int, slope: float) -> None:
        """One number goes up its slope, as far as the slope is steady."""
        long, longer = HALVES
        self.way[at] = long * self.way[at] + (1 - long) * slope
        self.steep[at] = longer * self.steep[at] + (1 - longer) * slope * slope
        way = self.way[at] / (1 - long**self.round)
        steep = self.steep[at] / (1 - longer**self.round)
        self.bends[at] += RATE * way / (sqrt(steep) + 1e-6)
        keep = min(0.95, 1 - 1 / self.round)
        self.mean[at] = keep * self.mean[at] + (1 - keep) * self.bends[at]

    # Keeping

    def save(self, out: Path) -> None:
        """Write everything that is needed to go on, at once."""
        state = {
            "round": self.round,
            "bends": self.bends,
            "way": self.way,
            "steep": self.steep,
            "mean": self.mean,
            "curve": self.curve,
            "kept": wholes(self.mean),
        }
        out.mkdir(parents=True, exist_ok=True)
        part = out / f"{self.game}.part"
        part.write_text(json.dumps(state), encoding="utf-8")
        part.replace(out / f"{self.game}.bends.json")

    def restore(self, out: Path) -> None:
        """Go on from what `save` has written."""
        state = json.loads((out / f"{self.game}.bends.json").read_text(encoding="utf-8"))
        self.round = state["round"]
        self.bends = state["bends"]
        self.way = state["way"]
        self.steep = state["steep"]
        self.mean = state["mean"]
        self.curve = state["curve"]

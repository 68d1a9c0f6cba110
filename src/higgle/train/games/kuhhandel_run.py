"""A training in Kuhhandel: games with the nets so far, then both nets learn from all games."""

import json
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from io import BytesIO
from math import cos, pi
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from higgle.bots.kuhhandel.herd_net import (
    UNBELIEVED,
    Floats,
    Positions,
    Weights,
    average_others,
    see_seats,
    see_species,
    weigh_farms,
)
from higgle.bots.kuhhandel.stake_model import ACCEPT, Trades, find_buckets, see_stakes
from higgle.bots.net import FOLDER, WEIGHT_GRID, group_layers
from higgle.kuhhandel.animals import RAT
from higgle.train.games.kuhhandel_games import (
    BELIEVED,
    HERDS,
    NO_SAMPLES,
    OWNERS,
    SEATS,
    TRUE,
    WON,
    KuhhandelJob,
    KuhhandelSamples,
    Numbers,
    play_games,
)

Layers = dict[str, Floats]
Slopes = tuple[float, Layers]
"""What a net misses, and how that changes with its numbers."""
Learning = tuple[Weights, float]

BATCH = 512
GAMES = 400
"""How many games each core plays in a round."""
EPOCHS = 2.0
"""How often a round goes through as many rows as are there."""
WIDEST = 32767
DECAY = 1e-3
"""How much weights shrink."""
TRUE_SHARE = 0.5
"""How often all money is true, as in the worlds of a cow trade."""
CHOICE_KNOWN = 0.5
"""How often the net is told what the active seat has chosen."""


def see_tables(
    rows: Numbers, seats: int, true: NDArray[np.bool_], told: NDArray[np.bool_]
) -> Positions:
    """Rows as positions: some with all money true, some with the choice of the active seat."""
    numbers = rows.astype(np.int64)
    counts = numbers[:, HERDS].reshape(-1, SEATS, RAT)[:, :seats]
    money = np.where(true[:, None], numbers[:, TRUE], numbers[:, BELIEVED])[:, :seats]
    observer = np.where(true, UNBELIEVED, numbers[:, 1])
    chosen = np.where(told, numbers[:, 5], 0)
    _, _, active, deck, donkeys, _, pecunia = numbers[:, :7].T
    owners = numbers[:, OWNERS]
    return Positions(
        counts,
        owners,
        np.arange(len(rows)),
        money.astype(np.float64),
        active,
        deck,
        donkeys,
        observer,
        chosen,
        pecunia,
    )


def miss_winners(w: Layers, rows: Numbers, dice: np.random.Generator) -> Slopes:
    """The cross entropy of who has won, for rows with as many seats."""
    seats = int(rows[0, 0])
    true = dice.random(len(rows)) < TRUE_SHARE
    told = dice.random(len(rows)) < CHOICE_KNOWN
    table = see_tables(rows, seats, true, told)
    hopes = weigh_farms(table.counts, table.owners)
    numbers = see_seats(table, hopes)
    inputs = see_species(table, hopes)
    first = np.maximum(inputs @ w["row1"] + w["row1b"], 0)
    second = np.maximum(first @ w["row2"] + w["row2b"], 0)
    farms = second.sum(axis=2) / 3
    parts = [farms, average_others(farms), numbers, average_others(numbers)]
    both = np.concatenate(parts, axis=2)
    third = np.maximum(both @ w["all1"] + w["all1b"], 0)
    fourth = np.maximum(third @ w["all2"] + w["all2b"], 0)
    chances = np.exp(log_softmax((fourth @ w["out"] + w["outb"])[..., 0]))
    won = rows[:, WON][:, :seats] / rows[:, WON].sum(axis=1, keepdims=True)
    loss = -float((won * np.log(chances + 1e-9)).sum() / len(rows))
    slopes: Layers = {}
    back = ((chances - won) / len(rows))[..., None]
    back = backward(w, slopes, "out", fourth, back) * (fourth > 0)
    back = backward(w, slopes, "all2", third, back) * (third > 0)
    back = backward(w, slopes, "all1", both, back)
    width = farms.shape[2]
    farm = back[..., :width] + average_others(back[..., width : 2 * width])
    back = (farm / 3)[:, :, None] * (second > 0)
    back = backward(w, slopes, "row2", first, back) * (first > 0)
    backward(w, slopes, "row1", inputs, back)
    return loss, slopes


def miss_stakes(w: Layers, samples: KuhhandelSamples, picked: Numbers) -> Slopes:
    """The cross entropy of what was laid, for trades at tables with as many seats."""
    rows = samples.tables[picked[:, 0]].astype(np.int64)
    seats = int(rows[0, 0])
    _, staker, other, species, stake = picked.astype(np.int64).T
    money = rows[:, TRUE][:, :seats].astype(np.float64)
    trades = Trades(
        rows[:, HERDS].reshape(-1, SEATS, RAT)[:, :seats],
        rows[:, OWNERS],
        money,
        rows[:, 3],
        rows[:, 4],
        staker,
        other,
        species,
        (rows[:, 2] != staker).astype(np.int64),
    )
    at = np.arange(len(rows))
    laid = find_buckets(stake, money[at, staker])
    inputs = see_stakes(trades)
    hidden = np.maximum(inputs @ w["all1"] + w["all1b"], 0)
    logits = hidden @ w["out"] + w["outb"]
    logits[trades.answers == 0, ACCEPT] = -1000.0
    likely = log_softmax(logits)
    back = np.exp(likely)
    back[at, laid] -= 1
    slopes: Layers = {}
    back = backward(w, slopes, "out", hidden, back / len(rows)) * (hidden > 0)
    backward(w, slopes, "all1", inputs, back)
    return -float(likely[at, laid].mean()), slopes


def backward(w: Layers, slopes: Layers, name: str, inputs: Floats, back: Floats) -> Floats:
    """Note the slopes of one layer; what its inputs get back."""
    flat = back.reshape(-1, back.shape[-1])
    slopes[name] = inputs.reshape(-1, inputs.shape[-1]).T @ flat
    slopes[name + "b"] = flat.sum(axis=0)
    found: Floats = back @ w[name].T
    return found


def log_softmax(logits: Floats) -> Floats:
    """The logarithms of chances."""
    logits = logits - logits.max(axis=-1, keepdims=True)
    found: Floats = logits - np.log(np.exp(logits).sum(axis=-1, keepdims=True))
    return found


class KuhhandelRun:
    """The training of both nets; it goes on from weights."""

    def __init__(self, seed: str, cores: int, quick: bool, begin: bytes = b"") -> None:
        self.seed = seed
        self.cores = cores
        self.games = 10 if quick else GAMES
        self.nets = begin or (FOLDER / "kuhhandel.npz").read_bytes()
        self.rival = b""
        """Frozen nets, to which a best response is trained."""
        self.round = 0
        self.samples = NO_SAMPLES
        self.curve: list[dict[str, float]] = []

    def run(self, seconds: float, out: Path, rounds: int = 0) -> None:
        """Go on until the time is up, or this many rounds are done; save at the end of each."""
        end = monotonic() + seconds
        longest = 0.0
        with ProcessPoolExecutor(self.cores, get_context("spawn")) as workers:
            while monotonic() + longest < end and (not rounds or self.round < rounds):
                began = monotonic()
                self.step(workers)
                longest = max(longest, monotonic() - began)
                out.mkdir(parents=True, exist_ok=True)
                part = out / "kuhhandel.part"
                part.write_bytes(self.nets)
                part.replace(out / "kuhhandel.npz")

    def step(self, workers: Executor) -> None:
        """One round: games, and what both nets learn from all there are."""
        name = f"{self.seed}/{self.round}"
        pieces = 4 * self.cores
        jobs = [
            KuhhandelJob(f"{name}/{piece}", max(1, self.games // 4), self.nets, self.rival)
            for piece in range(pieces)
        ]
        for found in workers.map(play_games, jobs):
            self.samples = self.samples.join(found)
        self.round += 1
        tables, trades = self.samples
        note = {"round": float(self.round), "rows": float(len(tables))}
        with np.load(BytesIO(self.nets), allow_pickle=False) as stored:
            layers = group_layers({name: stored[name] for name in stored.files})
        dice = np.random.default_rng(self.round)

        def win(w: Layers) -> Slopes:
            return miss_winners(w, draw_alike(tables, tables[:, 0], dice), dice)

        def stake(w: Layers) -> Slopes:
            return miss_stakes(w, self.samples, draw_alike(trades, tables[trades[:, 0], 0], dice))

        rate = 1e-3 / self.round
        learned = {}
        learned["herds"], note["herds"] = descend(layers["herds"], win, len(tables), rate)
        learned["stakes"], note["stakes"] = descend(layers["stakes"], stake, len(trades), rate)
        self.nets = pack_nets(learned)
        self.curve.append(note)
        print("kuhhandel", json.dumps(note), flush=True)


def draw_alike(rows: Numbers, seats: Numbers, dice: np.random.Generator) -> Numbers:
    """Some rows of tables with as many seats; each number of seats as often as there are rows."""
    usual = seats[int(dice.integers(len(seats)))]
    places = np.flatnonzero(seats == usual)
    drawn: Numbers = rows[dice.choice(places, min(BATCH, len(places)))]
    return drawn


def descend(stored: Weights, miss: Callable[[Layers], Slopes], size: int, rate: float) -> Learning:
    """Take steps down the slopes as Adam does, slower and slower; the layers, and the mean loss."""
    w = {name: layer / WEIGHT_GRID for name, layer in stored.items()}
    momentum = {name: np.zeros_like(layer) for name, layer in w.items()}
    square = {name: np.zeros_like(layer) for name, layer in w.items()}
    steps = max(20, int(EPOCHS * size / BATCH))
    total = 0.0
    for step in range(1, steps + 1):
        loss, slopes = miss(w)
        total += loss
        pace = rate * (1 + cos(pi * step / steps)) / 2
        for name, slope in slopes.items():
            momentum[name] = 0.9 * momentum[name] + 0.1 * slope
            square[name] = 0.999 * square[name] + 0.001 * slope * slope
            mean = momentum[name] / (1 - 0.9**step)
            spread = np.sqrt(square[name] / (1 - 0.999**step)) + 1e-8
            w[name] = w[name] * (1 - DECAY * pace) - pace * mean / spread
    return {name: quantize(layer) for name, layer in w.items()}, total / steps


def quantize(layer: Floats) -> NDArray[np.int16]:
    """Numbers as multiples of the grid's step."""
    return np.clip(np.rint(layer * WEIGHT_GRID), -WIDEST, WIDEST).astype(np.int16)


def pack_nets(nets: dict[str, Weights]) -> bytes:
    """The nets as the package stores them."""
    stored = {f"{net}.{name}": layer for net, own in nets.items() for name, layer in own.items()}
    found = BytesIO()
    np.savez_compressed(found, allow_pickle=False, **stored)
    return found.getvalue()

"""What others lay in a cow trade: a small net over shares of a purse, learned from many trades."""

from typing import Final, NamedTuple

import numpy as np

from higgle.bots import net
from higgle.bots.kuhhandel.herd_net import (
    BREEDS,
    WORTHS,
    Counts,
    Floats,
    Weights,
    softmax,
    weigh_farms,
)
from higgle.bots.net import WEIGHT_GRID, clip_to_grid, rectify
from higgle.kuhhandel.animals import SET

EDGES: Final = np.array([0.03, 0.08, 0.15, 0.25, 0.37, 0.5, 0.65, 0.8, 0.95])
"""Where one bucket of shares ends and the next begins."""
LOW: Final = np.array([0, 0, 0, *EDGES])
HIGH: Final = np.array([0, 0, *EDGES, 1.0])
"""The share of the purse at which each bucket begins and ends."""
ACCEPT, NOTHING = 0, 1
"""The first two buckets; a seat that has opened a trade cannot accept."""
BUCKETS: Final = len(LOW)


class Trades(NamedTuple):
    """Cow trades as one side sees them; the first axis of each array counts them.

    Where all are the same trade with other purses, there is one row of herds, and one of pedigrees.
    """

    counts: Counts
    owners: Counts
    money: Floats
    deck: Counts
    donkeys: Counts
    staker: Counts
    """Who lays."""
    other: Counts
    species: Counts
    """From 0."""
    answers: Counts
    """Whether the staker answers an offer."""


def move_animals(trades: Trades, gains: Counts) -> Counts:
    """The herds when the staker has gained these animals, or lost them."""
    counts = trades.counts.copy()
    at = np.arange(len(counts))
    species = trades.species[: len(counts)]
    counts[at, trades.staker[: len(counts)], species] += gains
    counts[at, trades.other[: len(counts)], species] -= gains
    return counts


def count_at_stake(trades: Trades) -> Counts:
    """Two against two trades both cards, anything else one."""
    at = np.arange(len(trades.counts))
    species = trades.species[: len(at)]
    mine = trades.counts[at, trades.staker[: len(at)], species]
    theirs = trades.counts[at, trades.other[: len(at)], species]
    return np.where((mine == 2) & (theirs == 2), 2, 1)


def see_stakes(trades: Trades) -> Floats:
    """The numbers that describe each trade to the model."""
    money, staker, other, species = trades.money, trades.staker, trades.other, trades.species
    size = len(money)
    trade = np.arange(size)
    at = trade % len(trades.counts)
    number = count_at_stake(trades)
    gains = np.where(species[: len(number)] == BREEDS, -number, number)
    won = weigh_farms(move_animals(trades, gains), trades.owners).score
    lost = weigh_farms(move_animals(trades, -gains), trades.owners).score
    now = weigh_farms(trades.counts, trades.owners)
    mine = money[trade, staker] + 5
    theirs = money[trade, other] + 5
    up = (won - lost)[at, staker]
    their_up = (lost - won)[at, other]
    breeds = trades.counts[..., :BREEDS]
    loose = (breeds > 0) & (breeds < SET)
    open_worth = (loose[at, staker] * (1000 * WORTHS[:BREEDS])).sum(axis=1)
    numbers = [
        trades.answers,
        trades.deck == 0,
        trades.deck / 50,
        trades.donkeys / 4,
        mine / (mine + theirs),
        np.clip(np.log(mine / theirs), -3, 3),
        mine / (money.mean(axis=1) + 10) / 2,
        np.clip(np.log(mine / 100), -3, 4) / 2,
        *[trades.counts[at, staker, species] == count for count in range(1, SET)],
        *[trades.counts[at, other, species] == count for count in range(1, SET)],
        WORTHS[species],
        np.sqrt(WORTHS[species]),
        species == BREEDS,
        now.unseen[at, species] / SET,
        up / 2000,
        their_up / 2000,
        np.log1p(np.maximum(up, 0) / 100) / 3,
        np.log1p(np.maximum(their_up, 0) / 100) / 3,
        now.score[at, staker] / 4000,
        now.score[at, other] / 4000,
        now.score.max(axis=1)[at] / 4000,
        loose[at, staker].sum(axis=1) / 8,
        loose.any(axis=1).sum(axis=1)[at] / 10,
        open_worth / 3000,
        (up + 100) / (open_worth + 300),
        np.ones(size),
    ]
    rows: Floats = net.lay_columns(numbers, (1, size))[0]
    return rows


def find_buckets(stakes: Counts, money: Floats) -> Counts:
    """Into which bucket each stake falls; below nothing is to accept."""
    shares = stakes / np.maximum(money, 1)
    found = 2 + np.searchsorted(EDGES, shares, side="left")
    found = np.where(stakes == 0, NOTHING, found)
    return np.where(stakes < 0, ACCEPT, found)


class StakeModel:
    """How likely each bucket is in each trade."""

    def __init__(self, weights: Weights) -> None:
        self.weights = {
            name: np.asarray(weight, np.float64) / WEIGHT_GRID for name, weight in weights.items()
        }

    def judge(self, trades: Trades) -> Floats:
        """A row of chances for each trade."""
        w = self.weights
        hidden = rectify(clip_to_grid(see_stakes(trades)) @ w["all1"] + w["all1b"])
        logits = hidden @ w["out"] + w["outb"]
        logits[trades.answers == 0, ACCEPT] = -1000.0
        return softmax(logits)

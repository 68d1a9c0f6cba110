"""What a net of Kuhhandel sees, and how likely it thinks that each seat wins.

All positions that are compared are judged in one batch. For each seat there is a row of numbers for
each species, which go through the same layers and are summed, and numbers of its own.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from higgle.bots import net
from higgle.bots.net import WEIGHT_GRID, clip_to_grid, rectify, round_to_grid
from higgle.core import Cards, Seat
from higgle.kuhhandel.animals import PEDIGREE, RAT, SET, VALUES, pedigree, score

Floats = NDArray[np.float64]
Counts = NDArray[np.int64]
Weights = dict[str, NDArray[np.int16]]

SPECIES_NUMBERS: Final = 24
"""How many numbers describe a species before a seat."""
MOVING: Final = [18, 19, 20, 23]
"""Which of the numbers of a species depend on more than the animals."""
BREEDS: Final = RAT - 1
"""How many species score: all but rats."""
BLOCK: Final = 8
"""How many positions go through the wide layers at once: larger arrays leave the fast memory."""
UNBELIEVED: Final = -1
"""The observer of a position in which all money is true."""

WORTHS: Final = np.array([*VALUES[1:], 0], np.float64) / 1000
IS_RAT: Final = np.array([0] * BREEDS + [1], np.float64)
POWER: Final = np.array([0, 1, 2**1.2, 3**1.2, 4**1.2])
"""How strongly cards of a species draw the others."""
ONE_HOT: Final = np.eye(SET + 1)
OPEN: Final = 0.8
"""How strongly each unseen card draws."""


class Positions(NamedTuple):
    """Positions as somebody believes them to be; the first axis of each array counts them.

    Of many positions the herds are the same, and what follows from them alone is worked out once.
    """

    counts: Counts
    """By herds: how many animals each seat has of each species."""
    owners: Counts
    """By herds: whose each pedigree is, one more than the seat; 0 is nobody's."""
    herds: Counts
    """Which of the herds each position has."""
    money: Floats
    active: Counts
    deck: Counts
    donkeys: Counts
    observer: Counts
    """Whose beliefs they are."""
    chosen: Counts
    """1 if the active seat has chosen an auction, -1 if a trade, else 0."""
    pecunia: Counts
    """Whether money counts at the end."""


class HerdPromises(NamedTuple):
    """What the farms of a position promise."""

    score: Floats
    chances: Floats
    """How likely each species ends with each seat."""
    sets: Floats
    owns: NDArray[np.bool_]
    """Which pedigrees each seat has."""
    unseen: Floats


@lru_cache(maxsize=10)
def list_others(seats: int) -> Counts:
    """For every seat the others."""
    rows = [[other for other in range(seats) if other != seat] for seat in range(seats)]
    return np.array(rows, np.int64)


def weigh_farms(counts: Counts, owners: Counts) -> HerdPromises:
    """The score that every farm can expect as things stand; sets multiply each other."""
    seats = counts.shape[1]
    unseen = np.maximum(SET - counts.sum(axis=1), 0).astype(np.float64)
    weight = POWER[counts]
    loose = OPEN * unseen
    draw = np.maximum(weight.sum(axis=1) + loose, 1e-6)
    chances = (weight + loose[:, None] / seats) / draw[:, None]
    chances = np.where(counts >= SET, 1.0, chances)
    breeds = chances[..., :BREEDS]
    sets = breeds.sum(axis=2)
    values = breeds * (1000 * WORTHS[:BREEDS])
    worth = (1 + sets) * values.sum(axis=2) - (values * breeds).sum(axis=2)
    owns = owners[:, None, :] == np.arange(1, seats + 1)[None, :, None]
    matched = 1 + breeds * (sets[..., None] - breeds)
    worth = worth + PEDIGREE * (owns * matched).sum(axis=2)
    worth = worth * (1 - 0.7 * chances[..., BREEDS] / (1 + 0.5 * sets))
    return HerdPromises(worth, chances, sets, owns, unseen)


def score_farms(counts: Counts, owns: NDArray[np.bool_]) -> Floats:
    """What every farm would score if nothing came any more."""
    full = counts[..., :BREEDS] == SET
    sets = full.sum(axis=2)
    values = (full * (1000 * WORTHS[:BREEDS])).sum(axis=2)
    pedigrees = (owns * np.where(full, sets[..., None], 1)).sum(axis=2)
    found: Floats = sets * values + PEDIGREE * pedigrees
    return found


def see_species(table: Positions, hopes: HerdPromises) -> Floats:
    """The numbers of every species before every seat."""
    rows = see_herds(table, hopes)[table.herds]
    rows[..., MOVING] = see_money(table)
    return rows


def see_herds(table: Positions, hopes: HerdPromises) -> Floats:
    """Those that follow from the animals alone; all others are 0."""
    counts = table.counts
    size, seats = counts.shape[:2]
    theirs = counts[:, list_others(seats)]
    rows = np.zeros((size, seats, RAT, SPECIES_NUMBERS))
    rows[..., 0:5] = ONE_HOT[counts]
    rows[..., 5:10] = ONE_HOT[theirs.max(axis=2)]
    rows[..., 10] = (theirs > 0).sum(axis=2) / 3
    rows[..., 11] = hopes.unseen[:, None] / SET
    rows[..., 12] = WORTHS
    rows[..., 13] = np.sqrt(WORTHS)
    rows[..., 14] = IS_RAT
    taken = (table.owners > 0)[:, None]
    rows[..., :BREEDS, 15] = hopes.owns
    rows[..., :BREEDS, 16] = taken & ~hopes.owns
    rows[..., :BREEDS, 17] = ~taken
    rows[..., 21] = hopes.chances
    rows[..., 22] = hopes.sets[..., None] / 4
    return rows


def see_money(table: Positions) -> Floats:
    """Those that follow from money and the deck, before every seat of every position."""
    money = table.money
    size, seats = money.shape
    others = list_others(seats)
    weight = POWER[table.counts[:, others]]
    held = weight.sum(axis=2)[table.herds]
    mean = ((money.sum(axis=1) + 40) / seats)[:, None, None]
    holders = (weight[table.herds] * money[:, others][..., None]).sum(axis=2)
    holders = holders / np.maximum(held, 1e-6)
    own = money[..., None]
    rows = np.zeros((size, seats, RAT, len(MOVING)))
    rows[..., 0] = np.where(held > 0, own / (own + holders + 20), 0.5) - 0.5
    rows[..., 1] = np.where(held > 0, holders / mean, 0.0) / 2
    rows[..., 2] = own / mean / 2
    rows[..., 3] = (table.deck == 0)[:, None, None]
    return rows


def see_seats(table: Positions, hopes: HerdPromises) -> Floats:
    """The numbers of every seat."""
    herds = table.herds
    hopes = HerdPromises(
        hopes.score[herds],
        hopes.chances[herds],
        hopes.sets[herds],
        hopes.owns[herds],
        hopes.unseen[herds],
    )
    counts, money = table.counts[table.herds], table.money
    size, seats = money.shape
    others = list_others(seats)
    total = money.sum(axis=1, keepdims=True) + 40
    mean = total / seats
    promise = hopes.score
    best = promise[:, others].max(axis=2)
    richest = money[:, others].max(axis=2)
    now = score_farms(counts, hopes.owns)
    breeds = counts[..., :BREEDS]
    loose = (breeds > 0) & (breeds < SET)
    after = (np.arange(seats)[None] - table.active[:, None]) % seats
    place = np.where(after < 2, after, np.where(after == seats - 1, 3, 2))
    deck = table.deck[:, None]
    chosen = table.chosen[:, None]
    numbers = [
        promise / 4000,
        promise / (promise.sum(axis=1, keepdims=True) + 100),
        (promise - best) / 3000,
        np.log(np.maximum(promise, 1) + 200) - 7,
        now / 4000,
        hopes.sets / 4,
        (breeds == SET).sum(axis=2) / 3,
        money / total,
        (money - richest) / mean / 2,
        money / 1500,
        np.log1p(money / 100) / 2,
        np.arange(seats)[None] == table.observer[:, None],
        *[place == at for at in range(4)],
        deck / 50,
        deck == 0,
        table.donkeys[:, None] / 4,
        mean / 1000,
        hopes.owns.sum(axis=2) / 4,
        counts[..., BREEDS] / 4,
        chosen == 1,
        chosen == -1,
        (chosen == 1) & (after == 0),
        (chosen == -1) & (after == 0),
        (loose * (1000 * WORTHS[:BREEDS])).sum(axis=2) / 3000,
        loose.sum(axis=2) / 8,
        now / (now.sum(axis=1, keepdims=True) + 500),
        (now - now[:, others].max(axis=2)) / 3000,
        best / 4000,
        richest / total,
        np.full((1, 1), seats / 4 - 1),
        table.pecunia[:, None],
    ]
    return net.lay_columns(numbers, (size, seats))


class HerdNet:
    """How likely each seat wins; the same on every machine, since all sums are exact."""

    def __init__(self, weights: Weights) -> None:
        self.weights = {
            name: np.asarray(weight, np.float64) / WEIGHT_GRID for name, weight in weights.items()
        }
        self.moving = self.weights["row1"][MOVING]

    def judge(self, table: Positions) -> Floats:
        """Everybody's chance in every position."""
        w = self.weights
        size, seats = table.money.shape
        hopes = weigh_farms(table.counts, table.owners)
        still = clip_to_grid(see_herds(table, hopes)).reshape(-1, SPECIES_NUMBERS) @ w["row1"]
        still = (still + w["row1b"]).reshape(len(table.counts), seats * RAT, -1)
        moving = clip_to_grid(see_money(table)).reshape(size, seats * RAT, -1)
        blocks = range(0, size, BLOCK)
        farms = np.concatenate(
            [self.judge_farms(still, moving[at : at + BLOCK], table.herds[at:]) for at in blocks]
        ).reshape(size, seats, -1)
        numbers = clip_to_grid(see_seats(table, hopes))
        parts = [farms, average_others(farms), numbers, average_others(numbers)]
        found = clip_to_grid(np.concatenate(parts, axis=2).reshape(size * seats, -1))
        found = rectify(found @ w["all1"] + w["all1b"])
        found = rectify(found @ w["all2"] + w["all2b"])
        logits = (found @ w["out"] + w["outb"])[:, 0].reshape(size, seats)
        return softmax(logits)

    def judge_farms(self, still: Floats, moving: Floats, herds: Counts) -> Floats:
        """What the layers for species make of the farms in a block of positions."""
        w = self.weights
        rows = moving.reshape(-1, len(MOVING)) @ self.moving
        hidden = rectify(still[herds[: len(moving)]].reshape(rows.shape) + rows)
        hidden = rectify(hidden @ w["row2"] + w["row2b"])
        found: Floats = hidden.reshape(-1, RAT, hidden.shape[1]).sum(axis=1) / 3
        return found


def average_others(numbers: Floats) -> Floats:
    """For every seat the mean of the others' numbers."""
    found: Floats = (numbers.sum(axis=1, keepdims=True) - numbers) / (numbers.shape[1] - 1)
    return found


def softmax(logits: Floats) -> Floats:
    """Chances that add up to one, on a fine grid."""
    chances = np.exp(logits - logits.max(axis=-1, keepdims=True))
    chances /= chances.sum(axis=-1, keepdims=True)
    return round_to_grid(chances * 1024) / 1024


def mark_ends(table: Positions, chances: Floats) -> None:
    """Where no animal can change hands any more, who wins is known."""
    if table.deck.min():
        return
    loose = (table.counts > 0) & (table.counts < SET)
    ended = np.array([not herd.any() for herd in loose])
    for at in np.flatnonzero((table.deck == 0) & ended[table.herds]):
        herds = table.herds[at]
        owners = table.owners[herds]
        scores = [
            score_herd(tuple(counts), tuple(np.flatnonzero(owners == seat + 1)))
            + table.pecunia[at] * table.money[at, seat]
            for seat, counts in enumerate(table.counts[herds])
        ]
        won = np.array(scores) == max(scores)
        chances[at] = won / won.sum()


@lru_cache(maxsize=1000)
def score_herd(counts: Sequence[int], breeds: Sequence[int]) -> int:
    """What a farm scores by the rules."""
    herd: Cards = tuple([pedigree(int(breed) + 1) for breed in breeds])
    for species, count in enumerate(counts, 1):
        herd += (species,) * int(count)
    return sum(score(herd).values())


def count_herds(herds: Sequence[Cards]) -> tuple[list[list[int]], list[int]]:
    """The animals of every seat by species, and whose each pedigree is."""
    counts = [[0] * RAT for _ in herds]
    owners = [0] * BREEDS
    for seat, herd in enumerate(herds):
        note_herd(counts[seat], owners, herd, seat)
    return counts, owners


def note_herd(counts: list[int], owners: list[int], herd: Cards, seat: Seat) -> None:
    """Count the cards before one seat."""
    for card in herd:
        if card <= RAT:
            counts[card - 1] += 1
        else:
            owners[card - RAT - 1] = seat + 1

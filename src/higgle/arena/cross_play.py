"""Every entry against every other one, the ranks that follow, and what beats an entry.

A sum over fixed opponents can be raised by whoever beats the weak. Here bots meet each other: one
of them among copies of another. Alpha-rank (Omidshafiei et al., 2019) then asks how long a
population that changes its bot for a better one now and then would stay with each.
"""

from collections.abc import Sequence
from math import expm1
from random import Random
from typing import Final

from higgle.arena.bot_tournament import Runner, hold
from higgle.arena.contest import MANY, ONE, Contest
from higgle.arena.figures import Figures, Interval
from higgle.bots.adversaries import TEAMS, adversaries
from higgle.bots.ladder import draw_farmer
from higgle.core import Fact
from higgle.play.processes import Progress

SEATS: Final = 4
POPULATION: Final = 50
"""How many there are in the population of alpha-rank."""
PRESSURE: Final = 10.0
"""How strongly a better bot is preferred."""
STEPS: Final = 20_000
DRAWN: Final = 8
"""How many drawn farmers try to beat an entry, beside the adversaries."""
HEATS: Final = (2, 4, 8)
"""How many deals the candidates for a best response play; after each heat a third goes on."""


class CrossPlay(Fact, frozen=True):
    """How often each bot wins alone among three of each other, and its share by alpha-rank."""

    bots: tuple[str, ...]
    shares: dict[str, list[list[float]]]
    """In each game: a row for the bot that sits alone, a column for those it sits among."""
    ranks: dict[str, list[float]]
    """In each game, and `all` for the mean of all games."""


class BestResponse(Fact, frozen=True):
    """Who wins most alone among three of a bot, of as many as the budget allows to try."""

    game: str
    bot: str
    response: str
    win_share: Interval
    """On deals on which nothing was chosen."""
    games: int
    """How many games were played to find and to measure it."""


def cross_play(
    bots: Sequence[str],
    games: Sequence[str],
    deals: int,
    seed: str,
    run: Runner | None = None,
    progress: Progress | None = None,
) -> CrossPlay:
    """Let every bot sit alone among three of every other one, on the same deals."""
    pairs = [(a, b) for a in range(len(bots)) for b in range(a)]
    contests = [
        Contest(game, bots[a], bots[b], SEATS, {}, (ONE, MANY)) for game in games for a, b in pairs
    ]
    held = hold(contests, deals, f"{seed}/cross-play", run=run, progress=progress)
    if held.interrupted:
        raise KeyboardInterrupt
    shares = {game: share_matrix(game, bots, held.figures) for game in games}
    size = range(len(bots))
    mean = [
        [sum(table[a][b] for table in shares.values()) / len(shares) for b in size] for a in size
    ]
    ranks = {game: alpha_rank(table) for game, table in shares.items()}
    return CrossPlay(tuple(bots), shares, {**ranks, "all": alpha_rank(mean)})


def share_matrix(game: str, bots: Sequence[str], figures: Sequence[Figures]) -> list[list[float]]:
    """The win share of each bot among three of each; among its like it is an equal share."""
    known = {(one.odd, one.others): one.win_share.mean for one in figures if one.game == game}
    return [[known.get((a, b), 1 / SEATS) for b in bots] for a in bots]


def alpha_rank(shares: Sequence[Sequence[float]]) -> list[float]:
    """How much of its time the population spends with each bot."""
    size = len(shares)
    if size < 2:
        return [1.0] * size
    moves = [
        [fixation(shares[b][a] - shares[a][b]) / (size - 1) if a != b else 0.0 for b in range(size)]
        for a in range(size)
    ]
    stays = [1 - sum(row) for row in moves]
    mass = [1 / size] * size
    for _ in range(STEPS):
        mass = [
            mass[b] * stays[b] + sum(mass[a] * moves[a][b] for a in range(size))
            for b in range(size)
        ]
    return [round(one, 4) for one in mass]


def fixation(advantage: float) -> float:
    """How likely one of a kind takes over the population, by how much better it is."""
    gain = PRESSURE * advantage
    if abs(gain) < 1e-9:
        return 1 / POPULATION
    if gain * POPULATION < -600:
        return 0.0
    return expm1(-gain) / expm1(-gain * POPULATION)


def find_best_response(
    bot: str, game: str, deals: int, seed: str, run: Runner | None = None
) -> BestResponse:
    """Try adversaries and drawn farmers alone among three of a bot; the best is measured anew."""
    dice = Random(f"{seed}/{game}/best response")
    known = [f"pool:{name}" for name in adversaries(game) if name not in TEAMS]
    candidates = [*known, *[draw_farmer(game, dice) for _ in range(DRAWN)]]
    played = 0
    for heat, count in enumerate(HEATS):
        wins = measure(game, candidates, bot, count, f"{seed}/heat {heat}", run)
        played += count * SEATS * len(candidates)
        candidates.sort(key=lambda name: -wins[name].mean)
        candidates = candidates[: max(1, len(candidates) // 3)]
    best = candidates[0]
    share = measure(game, [best], bot, deals, f"{seed}/response", run)[best]
    return BestResponse(game, bot, best, share, played + deals * SEATS)


def measure(
    game: str, candidates: Sequence[str], bot: str, deals: int, seed: str, run: Runner | None
) -> dict[str, Interval]:
    """How often each candidate wins alone among three of a bot."""
    contests = [Contest(game, one, bot, SEATS, {}, (ONE,)) for one in candidates]
    held = hold(contests, deals, seed, run=run)
    if held.interrupted:
        raise KeyboardInterrupt
    return {
        one.challenger: found.win_share for one, found in zip(contests, held.figures, strict=True)
    }

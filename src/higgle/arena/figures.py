"""The figures of a contest: win share with its interval, rank, margin, forfeits, time."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from higgle.arena.behaviour import rates
from higgle.arena.clock import percentile
from higgle.arena.contest import MANY, Contest
from higgle.arena.played import Played
from higgle.table import Fact

RESAMPLES = 2000


class Interval(Fact, frozen=True):
    """A mean, with the bounds within which 95 of 100 resamplings of the deals fall."""

    mean: float
    low: float
    high: float


class Decisions(Fact, frozen=True):
    """How many decisions a bot made, and the processor time that they took, in milliseconds."""

    count: int
    p50_ms: float
    p99_ms: float
    max_ms: float


class Figures(Fact, frozen=True):
    """What a contest in one composition showed about the odd one."""

    game: str
    odd: str
    others: str
    composition: str
    seats: int
    games: int
    deals: int
    unfinished: int
    illegal: int
    win_share: Interval
    clean_win_share: Interval
    """The same over the deals in which no bot lost a decision."""
    mean_rank: Interval
    margin: Interval
    forfeits: dict[str, dict[str, int]]
    decisions: dict[str, Decisions]
    behaviour: dict[str, dict[str, float]]


def figures(made: Contest, composition: str, played: Sequence[Played]) -> Figures:
    """Add up the matches of one contest in one composition."""
    odd, others = made.challenger, made.reference
    if composition == MANY:
        odd, others = others, odd
    dirty = {one.task.deal for one in played if not one.clean()}
    clean = [one for one in played if one.task.deal not in dirty]
    return Figures(
        made.game,
        odd,
        others,
        composition,
        made.seats,
        len(played),
        len({one.task.deal for one in played}),
        sum(not one.result.finished for one in played),
        sum(one.result.illegal for one in played),
        interval(blocks(played, [one.win() for one in played])),
        interval(blocks(clean, [one.win() for one in clean])),
        interval(blocks(played, [one.rank() for one in played])),
        interval(blocks(played, [one.margin() for one in played])),
        forfeits(played),
        decisions(played),
        behaviour(played),
    )


def blocks(played: Sequence[Played], values: Sequence[float]) -> list[float]:
    """The mean of each deal over the seats: the block is the unit, not the game."""
    by_deal: dict[int, list[float]] = {}
    for one, value in zip(played, values, strict=True):
        by_deal.setdefault(one.task.deal, []).append(value)
    return [sum(found) / len(found) for found in by_deal.values()]


def interval(means: Sequence[float]) -> Interval:
    """The mean over blocks and its bootstrap bounds."""
    if not means:
        return Interval(0.0, 0.0, 0.0)
    dice = Random(len(means))
    size = len(means)
    drawn = sorted(sum(dice.choices(means, k=size)) / size for _ in range(RESAMPLES))
    low, high = drawn[int(0.025 * RESAMPLES)], drawn[int(0.975 * RESAMPLES)]
    return Interval(round(sum(means) / size, 4), round(low, 4), round(high, 4))


def forfeits(played: Sequence[Played]) -> dict[str, dict[str, int]]:
    """The decisions that each bot has lost, by kind: they are no matter of skill."""
    found: dict[str, Counter[str]] = {}
    for one in played:
        for forfeit in one.result.forfeits:
            found.setdefault(one.result.bots[forfeit.seat], Counter())[forfeit.kind] += 1
    return {name: dict(kinds) for name, kinds in found.items()}


def decisions(played: Sequence[Played]) -> dict[str, Decisions]:
    """How long the decisions of each bot took."""
    found: dict[str, Counter[int]] = {}
    for one in played:
        for name, histogram in one.seconds.items():
            found.setdefault(name, Counter()).update(histogram)
    return {
        name: Decisions(
            histogram.total(),
            *[round(1000 * percentile(histogram, share), 3) for share in (0.5, 0.99, 1.0)],
        )
        for name, histogram in found.items()
    }


def behaviour(played: Sequence[Played]) -> dict[str, dict[str, float]]:
    """The behaviour figures of each bot."""
    found: dict[str, dict[str, float]] = {}
    for one in played:
        for name, counts in one.behaviour.items():
            total = found.setdefault(name, {})
            for what, number in counts.items():
                total[what] = total.get(what, 0.0) + number
    return {name: rates(total) for name, total in found.items()}

"""The figures of a contest: win share with its interval, rank, margin, forfeits, time."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import log, sqrt
from random import Random
from statistics import fmean, variance

from higgle.arena.behaviour import rates
from higgle.arena.contest import MANY, PAIR, Contest, Round
from higgle.core import Fact
from higgle.play import MatchResult

RESAMPLES = 2000
Z = 1.96
"""How many standard errors to either side hold 95 of 100."""
STEP = log(1.1)
SMALLEST = 1e-7


class PlayedRound(Fact, frozen=True):
    """A round, its result, what each bot did and how long its decisions took."""

    task: Round
    result: MatchResult
    behaviour: dict[str, dict[str, float]]
    seconds: dict[str, dict[int, int]]

    def scores(self) -> list[int]:
        """The scores by which places are counted: who failed comes last, unless forgiven."""
        scores = list(self.result.scores)
        last = min(scores) - 1
        for seat in set() if self.task.forgive else {one.seat for one in self.result.forfeits}:
            scores[seat] = last
        return scores

    def win(self) -> float:
        """The odd one's part of the win, or the pair's together; a shared win is split."""
        winners = self.result.winners if self.task.forgive else self.result.earned()
        return sum(seat in winners for seat in self.task.odd_seats()) / max(1, len(winners))

    def rank(self) -> float:
        """The odd one's place, in the middle of those with the same score."""
        scores = self.scores()
        mine = [scores[seat] for seat in self.task.odd_seats()]
        places = [
            sum(score > own for score in scores) + (1 + sum(score == own for score in scores)) / 2
            for own in mine
        ]
        return fmean(places)

    def margin(self) -> float:
        """The odd one's score less the mean of the others."""
        scores = self.result.scores
        odd = self.task.odd_seats()
        mine = sum(scores[seat] for seat in odd)
        return mine / len(odd) - (sum(scores) - mine) / (len(scores) - len(odd))

    def welfare(self) -> float:
        """What everybody scored on average."""
        return fmean(self.result.scores)

    def spread(self) -> float:
        """How unevenly the scores are shared out: the Gini coefficient, where 0 means equally."""
        scores = [max(0, score) for score in self.result.scores]
        apart = sum(abs(one - other) for one in scores for other in scores)
        return apart / (2 * len(scores) * sum(scores)) if any(scores) else 0.0

    def clean(self) -> bool:
        """Whether no bot has lost a decision."""
        return self.result.finished and not self.result.forfeits


class Interval(Fact, frozen=True):
    """A mean and its 95 % bounds."""

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
    welfare: Interval
    """What everybody at the table scored on average."""
    spread: Interval
    """How unevenly the scores were shared out, as a Gini coefficient."""
    by_seat: list[float]
    """The win share from each seat; of a pair, by the lower seat."""
    forfeits: dict[str, dict[str, int]]
    decisions: dict[str, Decisions]
    behaviour: dict[str, dict[str, float]]


def figures(made: Contest, composition: str, played: Sequence[PlayedRound]) -> Figures:
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
        share(blocks(played, [one.win() for one in played]), len(played)),
        share(blocks(clean, [one.win() for one in clean]), len(clean)),
        interval(blocks(played, [one.rank() for one in played])),
        interval(blocks(played, [one.margin() for one in played])),
        interval(blocks(played, [one.welfare() for one in played])),
        interval(blocks(played, [one.spread() for one in played])),
        by_seat(played),
        forfeits(played),
        decisions(played),
        behaviour(played),
    )


def among(found: Figures) -> str:
    """Whom the odd one sat among, and whether it had a partner."""
    others = found.seats - (2 if found.composition == PAIR else 1)
    return f"{others} {found.others}" + (" in pairs" if found.composition == PAIR else "")


def parity(found: Figures) -> float:
    """An equal share of the wins."""
    return (2 if found.composition == PAIR else 1) / found.seats


def blocks(played: Sequence[PlayedRound], values: Sequence[float]) -> list[float]:
    """The mean of each deal over the seats: the block is the unit, not the game."""
    by_deal: dict[int, list[float]] = {}
    for one, value in zip(played, values, strict=True):
        by_deal.setdefault(one.task.deal, []).append(value)
    return [fmean(found) for found in by_deal.values()]


def share(means: Sequence[float], games: int) -> Interval:
    """A share of games, with Wilson's bounds for as many games as the blocks are worth.

    How much the blocks differ says how many independent games they are worth. A few that agree by
    chance would say too much, so one more counts in, as uncertain as a single game; of many blocks
    it is lost. Where all are 0 or all are 1, no more is known than from that many games; so 0 of 12
    is not quite nothing.
    """
    if not means:
        return Interval(0.0, 0.0, 0.0)
    size = len(means)
    mean = fmean(means)
    doubt = mean * (1 - mean)
    apart = (size - 1) * variance(means, mean) if size > 1 else 0.0
    worth = size * size / (1 + apart / doubt) if doubt else min(size * size, games)
    scale = 1 + Z * Z / worth
    middle = (mean + Z * Z / (2 * worth)) / scale
    around = Z / scale * sqrt(mean * (1 - mean) / worth + Z * Z / (4 * worth * worth))
    low, high = max(0.0, middle - around), min(1.0, middle + around)
    return Interval(round(mean, 4), round(low, 4), round(high, 4))


def by_seat(played: Sequence[PlayedRound]) -> list[float]:
    """The win share from each seat."""
    found: dict[int, list[float]] = {}
    for one in played:
        found.setdefault(one.task.seat, []).append(one.win())
    return [round(fmean(wins), 4) for _, wins in sorted(found.items())]


def interval(means: Sequence[float]) -> Interval:
    """The mean over blocks, and the bounds within which 95 of 100 resamplings of them fall."""
    if not means:
        return Interval(0.0, 0.0, 0.0)
    dice = Random(len(means))
    size = len(means)
    drawn = sorted(fmean(dice.choices(means, k=size)) for _ in range(RESAMPLES))
    low, high = drawn[int(0.025 * RESAMPLES)], drawn[int(0.975 * RESAMPLES)]
    return Interval(round(sum(means) / size, 4), round(low, 4), round(high, 4))


def forfeits(played: Sequence[PlayedRound]) -> dict[str, dict[str, int]]:
    """The decisions that each bot has lost, by kind: these say nothing about skill."""
    found: dict[str, Counter[str]] = {}
    for one in played:
        for forfeit in one.result.forfeits:
            found.setdefault(one.result.bots[forfeit.seat], Counter())[forfeit.kind] += 1
    return {name: dict(kinds) for name, kinds in found.items()}


def decisions(played: Sequence[PlayedRound]) -> dict[str, Decisions]:
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


def behaviour(played: Sequence[PlayedRound]) -> dict[str, dict[str, float]]:
    """The behaviour figures of each bot."""
    found: dict[str, dict[str, float]] = {}
    for one in played:
        for name, counts in one.behaviour.items():
            total = found.setdefault(name, {})
            for what, number in counts.items():
                total[what] = total.get(what, 0.0) + number
    return {name: rates(total) for name, total in found.items()}


def slots(seconds: Iterable[float]) -> Counter[int]:
    """How many decisions fell into each slot of the histogram."""
    return Counter(round(log(max(SMALLEST, second)) / STEP) for second in seconds)


def percentile(histogram: Counter[int], share: float) -> float:
    """The seconds within which this share of the decisions was made, to a tenth."""
    rest = share * histogram.total()
    for slot in sorted(histogram):
        rest -= histogram[slot]
        if rest <= 0:
            return float(1.1**slot)
    return 0.0

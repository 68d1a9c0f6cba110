"""What came of one match of a tournament."""

from statistics import fmean

from higgle.arena.contest import Round
from higgle.core import Fact
from higgle.play import MatchResult


class PlayedRound(Fact, frozen=True):
    """A round, its result, what each bot did and how long its decisions took."""

    task: Round
    result: MatchResult
    behaviour: dict[str, dict[str, float]]
    seconds: dict[str, dict[int, int]]

    def win(self) -> float:
        """The odd one's part of the win, or the pair's together; a shared win is split."""
        winners = self.result.winners
        return sum(seat in winners for seat in self.task.odd_seats()) / len(winners)

    def rank(self) -> float:
        """The odd one's place, in the middle of those with the same score."""
        scores = self.result.scores
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

"""What came of one match of a tournament."""

from higgle.arena.contest import Round
from higgle.playing import Result
from higgle.table import Fact


class Played(Fact, frozen=True):
    """A round, its result, what each bot did and how long its decisions took."""

    task: Round
    result: Result
    behaviour: dict[str, dict[str, float]]
    seconds: dict[str, dict[int, int]]

    def win(self) -> float:
        """The odd one's part of the win; a shared win is split."""
        winners = self.result.winners
        return 1 / len(winners) if self.task.seat in winners else 0.0

    def rank(self) -> float:
        """The odd one's place, in the middle of those with the same score."""
        scores = self.result.scores
        mine = scores[self.task.seat]
        better = sum(score > mine for score in scores)
        return better + (1 + sum(score == mine for score in scores)) / 2

    def margin(self) -> float:
        """The odd one's score less the mean of the others."""
        scores = self.result.scores
        mine = scores[self.task.seat]
        return mine - (sum(scores) - mine) / (len(scores) - 1)

    def clean(self) -> bool:
        """Whether no bot has lost a decision."""
        return self.result.finished and not self.result.forfeits

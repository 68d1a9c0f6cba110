"""A tournament: contests played on one machine or on a cluster, and added up."""

from collections import Counter
from collections.abc import Callable, Sequence

from higgle.arena.clock import slots
from higgle.arena.contest import Contest, Round, rounds
from higgle.arena.figures import Figures, figures
from higgle.arena.games import behaviour_in
from higgle.arena.played import PlayedRound
from higgle.arena.ratings import BotRating, Pooled, ratings
from higgle.catalogue import game_class
from higgle.core import Fact
from higgle.play import Match, spread
from higgle.play.match import Progress

Spread = Callable[
    [Callable[[Round], PlayedRound], Sequence[Round], Progress | None], list[PlayedRound]
]
"""Does the rounds somewhere, and returns what came of them in their order."""


class Tournament(Fact, frozen=True):
    """What came of some contests."""

    seed: str
    deals: int
    contests: list[Contest]
    figures: list[Figures]
    ratings: list[BotRating]
    command: str = ""


def play_round(task: Round) -> PlayedRound:
    """Play one match, and watch how the bots behave."""
    match = Match(
        task.contest.game,
        task.contest.seats,
        task.players(),
        task.seed,
        task.contest.options,
        task.limit,
    )
    times: list[list[float]] = [[] for _ in range(task.contest.seats)]
    match.conductor.times = times
    behaviour = behaviour_in(game_class(task.contest.game))(match.names)
    result = match.play(behaviour.watch)
    seconds: dict[str, Counter[int]] = {}
    for name, taken in zip(match.names, times, strict=True):
        seconds.setdefault(name, Counter()).update(slots(taken))
    histograms = {name: dict(found) for name, found in seconds.items()}
    return PlayedRound(task, result, behaviour.counts, histograms)


def on_processes(processes: int) -> Spread:
    """The rounds are played on this machine."""

    def run(
        work: Callable[[Round], PlayedRound], tasks: Sequence[Round], progress: Progress | None
    ) -> list[PlayedRound]:
        return spread(work, tasks, processes, progress)

    return run


def hold(
    contests: Sequence[Contest],
    deals: int,
    seed: str = "",
    limit: float = 0.0,
    run: Spread | None = None,
    progress: Progress | None = None,
    command: str = "",
    frozen: dict[str, dict[str, Pooled]] | None = None,
) -> Tournament:
    """Hold a tournament; the same seed gives the same result on any number of machines.

    `frozen` is the pool whose ratings stand still, if not the reference pool.
    """
    tasks = [task for made in contests for task in rounds(made, deals, seed, limit)]
    played = (run or on_processes(1))(play_round, tasks, progress)
    found: list[Figures] = []
    for made in contests:
        for composition in made.ways:
            mine = [
                one
                for one in played
                if one.task.contest == made and one.task.composition == composition
            ]
            found.append(figures(made, composition, mine))
    return Tournament(seed, deals, list(contests), found, ratings(played, frozen), command)

"""Many matches, on as many processes as wanted; the result does not depend on how many."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from statistics import fmean
from time import perf_counter
from typing import TypeVar

from higgle.core import Fact, need
from higgle.play.finding import DEFAULT, Player
from higgle.play.match import Match, Result

Task = TypeVar("Task")
Done = TypeVar("Done")
Progress = Callable[[int, int], None]
"""Is told how many are done, and of how many."""


class Pairing(Fact, frozen=True):
    """A match to be played."""

    game: str
    bots: tuple[Player, ...]
    seed: str
    options: dict[str, object]
    limit: float = 0.0


class Summary(Fact, frozen=True):
    """What came of many matches with the same seating."""

    games: int
    finished: int
    actions: int
    illegal: int
    games_per_second: float
    actions_per_second: float
    mean_scores: list[float]
    wins_by_seat: list[float]
    wins_by_bot: dict[str, float]
    forfeits: int


def play(pairing: Pairing) -> Result:
    """Play one match."""
    bots = pairing.bots
    match = Match(pairing.game, len(bots), bots, pairing.seed, pairing.options, limit=pairing.limit)
    return match.play()


def play_all(
    pairings: Sequence[Pairing], processes: int = 1, progress: Progress | None = None
) -> list[Result]:
    """Play all matches, in their order."""
    return spread(play, pairings, processes, progress)


def spread(
    work: Callable[[Task], Done],
    tasks: Sequence[Task],
    processes: int = 1,
    progress: Progress | None = None,
) -> list[Done]:
    """Do all tasks on this many processes, and return what came of them in their order.

    Whoever interrupts it waits for the tasks that are under way, and not for the others.
    """
    if processes <= 1:
        return list(_one_by_one(work, tasks, progress))
    size = max(1, min(50, len(tasks) // (4 * processes)))
    batches = [tasks[at : at + size] for at in range(0, len(tasks), size)]
    done: dict[int, list[Done]] = {}
    with ProcessPoolExecutor(processes, mp_context=get_context("forkserver")) as pool:
        running: dict[Future[list[Done]], int] = {
            pool.submit(_batch, work, batch): index for index, batch in enumerate(batches)
        }
        try:
            while running:
                ready, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in ready:
                    done[running.pop(future)] = future.result()
                if progress is not None:
                    progress(sum(len(batch) for batch in done.values()), len(tasks))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return [result for index in range(len(batches)) for result in done[index]]


def _batch(work: Callable[[Task], Done], tasks: Sequence[Task]) -> list[Done]:
    return [work(task) for task in tasks]


def _one_by_one(
    work: Callable[[Task], Done], tasks: Sequence[Task], progress: Progress | None
) -> Iterator[Done]:
    for number, task in enumerate(tasks, 1):
        yield work(task)
        if progress is not None:
            progress(number, len(tasks))


def simulate(
    game: str,
    seats: int,
    games: int,
    seed: str = "",
    bots: Sequence[Player] = (DEFAULT,),
    options: Mapping[str, object] | None = None,
    processes: int = 1,
    progress: Progress | None = None,
) -> Summary:
    """Play many games with the same bots in the same seats."""
    need(games > 0, "no-games")
    need(0 < len(bots) <= seats, "wrong-bots", bots=len(bots), seats=seats)
    seated = tuple([bots[seat % len(bots)] for seat in range(seats)])
    agreed = dict(options or {})
    pairings = [Pairing(game, seated, f"{seed}/{index}", agreed) for index in range(games)]
    Match(game, seats, bots, seed, agreed)
    start = perf_counter()
    results = play_all(pairings, processes, progress)
    return summary(results, perf_counter() - start)


def summary(results: Sequence[Result], seconds: float) -> Summary:
    """Add up results of the same seating; shared wins count as parts of one."""
    names = results[0].bots
    seats = range(len(names))
    finished = [result for result in results if result.finished]
    by_seat = [0.0 for _ in seats]
    for result in finished:
        for seat in result.winners:
            by_seat[seat] += 1 / len(result.winners)
    by_bot = dict.fromkeys(names, 0.0)
    for seat in seats:
        by_bot[names[seat]] += by_seat[seat]
    actions = sum(result.actions for result in results)
    return Summary(
        len(results),
        len(finished),
        actions,
        sum(result.illegal for result in results),
        round(len(results) / seconds, 2),
        round(actions / seconds, 1),
        [round(fmean(r.scores[seat] for r in results), 4) for seat in seats],
        [round(wins, 6) for wins in by_seat],
        {name: round(wins, 6) for name, wins in by_bot.items()},
        sum(len(result.forfeits) for result in results),
    )

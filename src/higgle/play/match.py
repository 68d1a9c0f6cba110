"""Matches: a game, its players and a seed; one at a time, or many on several processes."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from operator import index
from random import Random
from statistics import fmean
from time import perf_counter
from typing import SupportsIndex, TypeVar

import higgle
from higgle.catalogue import retrace
from higgle.core import Fact, Record, Seat, Table, require
from higgle.play.bot import Bot
from higgle.play.conductor import Conductor, Forfeit, Watch
from higgle.play.registry import DEFAULT, Player, make_bot, player_name
from higgle.play.talk import Statement, minutes, read, talk_cards

MOST = 200_000
"""More actions than any game takes."""

Task = TypeVar("Task")
Done = TypeVar("Done")
Progress = Callable[[int, int], None]
"""Is told how many tasks are done, and of how many."""


class MatchResult(Fact, frozen=True):
    """What came of a match; forfeits are told apart from skill."""

    game: str
    bots: "tuple[str, ...]"
    seed: str
    finished: bool
    scores: "tuple[int, ...]"
    winners: "tuple[Seat, ...]"
    actions: int
    decisions: "tuple[int, ...]"
    illegal: int
    forfeits: "tuple[Forfeit, ...]" = ()


class Match:
    """Bots at one table; with fewer bots than seats they are seated over and over again."""

    def __init__(
        self,
        game: str,
        seats: SupportsIndex,
        bots: Sequence[Player],
        seed: str = "",
        options: Mapping[str, object] | None = None,
        limit: float = 0.0,
        most: int = MOST,
    ) -> None:
        if isinstance(bots, str) or not bots:
            raise ValueError('bots are a list, as in ["farmer", "greedy"]')
        players = [bots[seat % len(bots)] for seat in range(index(seats))]
        self.seed = seed
        self.most = most
        self.names = tuple([player_name(player) for player in players])
        self.table: Table = higgle.new(game, seats, seed, options)
        made = [make_bot(player, game, self.dice(seat)) for seat, player in enumerate(players)]
        self.stand_ins: dict[Seat, Bot] = {}
        self.conductor = Conductor(self.table, made, self.dice(-1), self.stand_in, limit)

    def dice(self, seat: Seat) -> Random:
        """Random numbers of a seat's own, or the conductor's."""
        return Random(f"{self.seed}/{seat}")

    def stand_in(self, seat: Seat) -> Bot:
        """Who decides where a bot has failed."""
        if seat not in self.stand_ins:
            self.stand_ins[seat] = make_bot(DEFAULT, self.table.ID, self.dice(seat))
        return self.stand_ins[seat]

    def resume(self, record: Record) -> None:
        """Go through a game that was begun, and what was said in it."""
        for _ in retrace(self.table, record):
            self.conductor.actions += 1
        cards = talk_cards(self.table)
        for step, one in record.talk:
            self.conductor.talk.append(Statement(one.seat, step, read(one.say, cards)))

    def record(self) -> Record:
        """The game as it was played, with what was said."""
        return minutes(self.table.record(), self.conductor.talk, talk_cards(self.table))

    def play(self, watch: Watch | None = None) -> MatchResult:
        """Play to the end."""
        conductor = self.conductor
        conductor.watch = watch
        finished = conductor.play(self.most)
        return MatchResult(
            self.table.ID,
            self.names,
            self.seed,
            finished,
            tuple(self.table.scores()),
            tuple(self.table.winners()),
            conductor.actions,
            tuple(conductor.decisions),
            sum([forfeit.kind == "illegal" for forfeit in conductor.forfeits]),
            tuple(conductor.forfeits),
        )


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


def play_pairing(pairing: Pairing) -> MatchResult:
    """Play one match."""
    bots = pairing.bots
    match = Match(pairing.game, len(bots), bots, pairing.seed, pairing.options, limit=pairing.limit)
    return match.play()


def play_all(
    pairings: Sequence[Pairing], processes: int = 1, progress: Progress | None = None
) -> list[MatchResult]:
    """Play all matches, in their order."""
    return spread(play_pairing, pairings, processes, progress)


def spread(
    work: Callable[[Task], Done],
    tasks: Sequence[Task],
    processes: int = 1,
    progress: Progress | None = None,
) -> list[Done]:
    """Run all tasks on this many processes, and return the results in their order.

    An interrupt waits for the tasks under way and drops the others.
    """
    if processes <= 1:
        return list(run_in_turn(work, tasks, progress))
    size = max(1, min(50, len(tasks) // (4 * processes)))
    batches = [tasks[at : at + size] for at in range(0, len(tasks), size)]
    done: dict[int, list[Done]] = {}
    with ProcessPoolExecutor(processes, mp_context=get_context("forkserver")) as pool:
        running: dict[Future[list[Done]], int] = {
            pool.submit(run_batch, work, batch): index for index, batch in enumerate(batches)
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


def run_batch(work: Callable[[Task], Done], tasks: Sequence[Task]) -> list[Done]:
    """Do some tasks in one process."""
    return [work(task) for task in tasks]


def run_in_turn(
    work: Callable[[Task], Done], tasks: Sequence[Task], progress: Progress | None
) -> Iterator[Done]:
    """Do the tasks one after another in this process."""
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
    require(games > 0, "no-games")
    require(0 < len(bots) <= seats, "wrong-bots", bots=len(bots), seats=seats)
    seated = tuple([bots[seat % len(bots)] for seat in range(seats)])
    agreed = dict(options or {})
    pairings = [Pairing(game, seated, f"{seed}/{index}", agreed) for index in range(games)]
    Match(game, seats, bots, seed, agreed)
    start = perf_counter()
    results = play_all(pairings, processes, progress)
    return summary(results, perf_counter() - start)


def summary(results: Sequence[MatchResult], seconds: float) -> Summary:
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

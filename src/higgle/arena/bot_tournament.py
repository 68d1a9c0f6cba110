"""A tournament: contests played on one machine or on a cluster, and added up."""

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import closing

from higgle.arena.contest import Contest, Round, rounds, seats_played
from higgle.arena.figures import Figures, PlayedRound, figures, slots
from higgle.arena.games import behaviour_in
from higgle.arena.plackett_luce import BotRating, Pooled, rating_model, ratings
from higgle.catalogue import game_class
from higgle.core import Fact
from higgle.extras import Extra
from higgle.play import Match
from higgle.play.match import Failures, failures
from higgle.play.processes import Progress, stream

Results = Generator[tuple[int, PlayedRound], None, None]
"""What came of rounds, as it comes, each with the place of its round."""
Runner = Callable[[Callable[[Round], PlayedRound], Sequence[Round]], Results]
"""Does the rounds somewhere."""

BATCH = 20
"""How many matches make one task; every task costs something to start."""


class Tournament(Fact, frozen=True):
    """The results of a tournament."""

    seed: str
    deals: int
    contests: list[Contest]
    figures: list[Figures]
    ratings: list[BotRating]
    command: str = ""
    failures: tuple[Failures, ...] = ()
    """The bots that failed; each has lost those games, unless that was forgiven."""
    forgiven: bool = False
    interrupted: bool = False
    """Whether somebody stopped it; deals that were not played from every seat are left out."""


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
    if task.contest.silent:
        match.conductor.talkers = []
    behaviour = behaviour_in(game_class(task.contest.game))(match.names)
    result = match.play(behaviour.watch)
    for seat, bot in enumerate(match.conductor.bots):
        for what, number in bot.usage().items():
            behaviour.add(seat, what, number)
    seconds: dict[str, Counter[int]] = {}
    for name, taken in zip(match.names, times, strict=True):
        seconds.setdefault(name, Counter()).update(slots(taken))
    histograms = {name: dict(found) for name, found in seconds.items()}
    return PlayedRound(task, result, behaviour.counts, histograms)


def on_processes(processes: int) -> Runner:
    """The rounds are played on this machine."""

    def run(work: Callable[[Round], PlayedRound], tasks: Sequence[Round]) -> Results:
        return stream(work, tasks, processes)

    return run


def on_ray(address: str, batch: int = BATCH) -> Runner:
    """The rounds are played on the cluster at this address; `local` starts one here."""
    with Extra("cluster"):
        import ray

    def run(work: Callable[[Round], PlayedRound], tasks: Sequence[Round]) -> Results:
        ray.init(address=None if address == "local" else address, log_to_driver=False)
        try:
            remote = ray.remote(play_batch)
            starts = {
                remote.remote(work, list(tasks[at : at + batch])): at
                for at in range(0, len(tasks), batch)
            }
            waiting = list(starts)
            while waiting:
                [ready], waiting = ray.wait(waiting)
                yield from enumerate(ray.get(ready), starts[ready])
        finally:
            ray.shutdown()

    return run


def play_batch(work: Callable[[Round], PlayedRound], tasks: Sequence[Round]) -> list[PlayedRound]:
    """Play some rounds as one task of the cluster."""
    return [work(task) for task in tasks]


def hold(
    contests: Sequence[Contest],
    deals: int,
    seed: str = "",
    limit: float = 0.0,
    run: Runner | None = None,
    progress: Progress | None = None,
    command: str = "",
    frozen: dict[str, dict[str, Pooled]] | None = None,
    forgive: bool = False,
) -> Tournament:
    """Hold a tournament; the same seed gives the same result on any number of machines.

    `frozen` is the pool whose ratings are held fixed, if not the reference pool. A game in which
    a bot forfeits a decision counts as lost, unless `forgive` counts what the stand-in has won.
    An interrupt ends it early, with the deals that were played from every seat.
    """
    rating_model()  # before anything is played in vain
    tasks = [task for made in contests for task in rounds(made, deals, seed, limit, forgive)]
    done: dict[int, PlayedRound] = {}
    interrupted = False
    try:
        if progress is not None:
            progress(0, len(tasks))
        with closing((run or on_processes(1))(play_round, tasks)) as results:
            for place, one in results:
                done[place] = one
                if progress is not None:
                    progress(len(done), len(tasks))
    except KeyboardInterrupt:
        interrupted = True
    played = [done[place] for place in sorted(done)]
    found: list[Figures] = []
    for made in contests:
        for composition in made.ways:
            mine = [
                one
                for one in played
                if one.task.contest == made and one.task.composition == composition
            ]
            whole = complete_deals(mine, made, composition)
            if whole:
                found.append(figures(made, composition, whole))
    if interrupted and not found:
        raise KeyboardInterrupt
    return Tournament(
        seed,
        deals,
        list(contests),
        found,
        ratings(played, frozen),
        command,
        tuple(failures([one.result for one in played])),
        forgive,
        interrupted,
    )


def complete_deals(
    played: Sequence[PlayedRound], made: Contest, composition: str
) -> list[PlayedRound]:
    """The rounds of the deals that were played from every seat."""
    seats = len(seats_played(made, composition))
    counts = Counter(one.task.deal for one in played)
    return [one for one in played if counts[one.task.deal] == seats]

"""The same tournament on a Ray cluster."""

from collections.abc import Callable, Sequence

from higgle.arena.contest import Round
from higgle.arena.played import PlayedRound
from higgle.arena.tournament import Spread
from higgle.extras import Extra
from higgle.play.match import Progress

BATCH = 20
"""How many matches make one task; every task costs something to start."""


def on_ray(address: str, batch: int = BATCH) -> Spread:
    """The rounds are played on the cluster at this address; `local` starts one here."""
    with Extra("cluster"):
        import ray

    def run(
        work: Callable[[Round], PlayedRound], tasks: Sequence[Round], progress: Progress | None
    ) -> list[PlayedRound]:
        ray.init(address=None if address == "local" else address, log_to_driver=False)
        try:
            remote = ray.remote(_batch)
            parts = [tasks[at : at + batch] for at in range(0, len(tasks), batch)]
            order = [remote.remote(work, list(part)) for part in parts]
            waiting = list(order)
            while waiting:
                _, waiting = ray.wait(waiting)
                if progress is not None:
                    done = min(len(tasks), batch * (len(order) - len(waiting)))
                    progress(done, len(tasks))
            return [one for part in ray.get(order) for one in part]
        finally:
            ray.shutdown()

    return run


def _batch(work: Callable[[Round], PlayedRound], tasks: Sequence[Round]) -> list[PlayedRound]:
    return [work(task) for task in tasks]

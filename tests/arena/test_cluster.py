"""The same tournament on a real Ray cluster, started here."""

import pytest

from higgle.arena import contest, hold
from higgle.arena.contest import ONE

pytest.importorskip("ray")


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_same_result() -> None:
    """Wherever the matches are played."""
    from higgle.arena.bot_tournament import on_ray

    made = [contest("bohnanza:greedy/random", 3, ways=(ONE,))]
    told: list[tuple[int, int]] = []
    here = hold(made, 2, "cluster")
    there = hold(
        made,
        2,
        "cluster",
        run=on_ray("local", 3),
        progress=lambda done, total: told.append((done, total)),
    )

    assert here.figures[0].win_share == there.figures[0].win_share
    assert here.figures[0].behaviour == there.figures[0].behaviour
    assert (6, 6) == told[-1]

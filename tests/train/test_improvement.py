"""One minute of training from scratch can be seen at the table."""

from pathlib import Path
from random import Random

import pytest

pytest.importorskip("torch")

from higgle.bots.expert import make_learned
from higgle.play import Bot, Match, Player
from higgle.train.learner import dump_nets
from higgle.train.self_play import load_nets
from higgle.train.training_run import TrainingRun

DEALS = 4
FARMERS = ("farmer", "farmer", "farmer")


def points(data: bytes) -> float:
    """What a bot that plays by these nets earns among three farmers, on average over all seats."""

    def novice(game: str, random: Random, style: str = "") -> Bot:
        return make_learned(game, random, style, load_nets(data))

    total = 0
    for deal in range(DEALS):
        for seat in range(4):
            bots: list[Player] = [*FARMERS[:seat], novice, *FARMERS[seat:]]
            total += Match("bohnanza", 4, bots, f"minute {deal}").play().scores[seat]
    return total / (4 * DEALS)


@pytest.mark.soak
def test_a_minute_of_training_shows_at_the_table(tmp_path: Path) -> None:
    """Nets that have learned for a minute earn half as much again as those that know nothing."""
    run = TrainingRun("bohnanza", "minute", 1, "cpu", quick=True)
    before = points(dump_nets(run.learners))
    run.run(60, tmp_path)
    after = points(dump_nets(run.learners))
    print(f"{before} points before, {after} after {run.played} games")

    assert after > 1.5 * before

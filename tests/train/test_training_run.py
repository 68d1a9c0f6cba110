"""A training with nets that was continued is the same as one that never stopped."""

from pathlib import Path

import pytest

pytest.importorskip("torch")

from higgle.train.learner import dump_nets
from higgle.train.self_play import play_job
from higgle.train.training_run import TrainingRun


def one_round(run: TrainingRun, out: Path) -> None:
    """The games of a round in this process, and what is learned from them."""
    jobs = run.jobs()
    run.round += 1
    run.learn([play_job(job) for job in jobs[:2]])
    run.save(out)


def test_nothing_is_forgotten_between_two_blocks(tmp_path: Path) -> None:
    """Samples, weights, the league and the next games are the same."""
    whole = TrainingRun("bohnanza", "test", 1, "cpu", quick=True)
    one_round(whole, tmp_path)
    second = TrainingRun("bohnanza", "another", 1, "cpu", quick=True)
    second.seed = "test"
    second.restore(tmp_path)
    one_round(whole, tmp_path / "whole")
    one_round(second, tmp_path / "second")

    assert len(whole.learners["value"].replay) == len(second.learners["value"].replay)
    assert dump_nets(whole.learners) == dump_nets(second.learners)
    assert whole.league == second.league
    assert whole.jobs() == second.jobs()

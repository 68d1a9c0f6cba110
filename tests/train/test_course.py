"""A training with nets that was continued is the same as one that never stopped."""

from pathlib import Path

import pytest

pytest.importorskip("torch")

from higgle.train.course import Course
from higgle.train.learning import bytes_of
from higgle.train.playing import play


def one_round(course: Course, out: Path) -> None:
    """The games of a round in this process, and what is learned from them."""
    jobs = course.jobs()
    course.round += 1
    course.learn([play(job) for job in jobs[:2]])
    course.save(out)


def test_nothing_is_forgotten_between_two_blocks(tmp_path: Path) -> None:
    """Samples, weights, the league and the next games are the same."""
    whole = Course("bohnanza", "test", 1, "cpu", quick=True)
    one_round(whole, tmp_path)
    second = Course("bohnanza", "another", 1, "cpu", quick=True)
    second.seed = "test"
    second.restore(tmp_path)
    one_round(whole, tmp_path / "whole")
    one_round(second, tmp_path / "second")

    assert len(whole.learners["value"].replay) == len(second.learners["value"].replay)
    assert bytes_of(whole.learners) == bytes_of(second.learners)
    assert whole.league == second.league
    assert whole.jobs() == second.jobs()

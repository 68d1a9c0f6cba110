"""Numbers and truths of NumPy do wherever a learner hands numbers in, in both builds."""

from typing import SupportsIndex

import msgspec
import numpy as np
import pytest

import higgle
from higgle.bohnanza.options import BohnanzaOptions
from higgle.playing import Match, roll_out
from higgle.research.aec import HiggleEnv
from higgle.research.vector import Vector

OPTIONS: dict[str, object] = {"offers_per_turn": np.int64(2), "same_sort_twice": np.bool_(True)}
FOUR: SupportsIndex = np.int32(4)


def test_options_and_seats() -> None:
    """A table made with NumPy's numbers has Python's."""
    table = higgle.new("bohnanza", FOUR, "numpy", OPTIONS)

    agreed = table.options
    assert isinstance(agreed, BohnanzaOptions)
    assert (2, True, 4) == (agreed.offers_per_turn, agreed.same_sort_twice, table.seats)
    assert b'"same_sort_twice":true' in msgspec.json.encode(table.data())


def test_an_option_that_is_none_is_still_refused() -> None:
    """A number stays a number: it is no truth."""
    with pytest.raises(higgle.Illegal, match="same_sort_twice"):
        higgle.new("bohnanza", 4, "numpy", {"same_sort_twice": np.float64(0.5)})


def test_a_match() -> None:
    """A match for a number of seats."""
    assert Match("bohnanza", FOUR, ["random"], "1", OPTIONS).play().finished


def test_rollouts_take_picks_from_an_array() -> None:
    """The picks of a learner come as an array."""
    table = higgle.new("bohnanza", 4, "numpy")
    one = roll_out(table, np.int64(3), np.int64(7))
    other = roll_out(table, 3, 7)

    for _ in range(20):
        one.step(np.array(one.counts) - 1)  # type: ignore[arg-type] # an array does
        other.step([count - 1 for count in other.counts])

    assert [twin.data() for twin in one.tables] == [twin.data() for twin in other.tables]


def test_pettingzoo() -> None:
    """Seats, options, settings, seed and words."""
    env = HiggleEnv("bohnanza", int(FOUR), OPTIONS, memory=bool(np.True_), history=int(np.int64(2)))
    env.reset(seed=int(np.int64(3)))
    first = env.observe(env.agent_selection)["observation"]
    numpy = HiggleEnv("bohnanza", np.int64(4), OPTIONS, memory=np.True_, history=np.int64(2))  # type: ignore[arg-type] # what learners hand in
    numpy.reset(seed=np.int64(3))  # type: ignore[arg-type] # the same

    for _ in range(50):
        words = numpy.observe(numpy.agent_selection)["action_mask"].nonzero()[0]
        numpy.step(words[0])
        env.step(int(words[0]))

    assert first.shape == env.observe(env.agent_selection)["observation"].shape
    seen, same = env.observe(env.agent_selection), numpy.observe(numpy.agent_selection)
    assert np.array_equal(seen["observation"], same["observation"])


def test_the_vector_door() -> None:
    """The same for many tables in step."""
    vector = Vector("bohnanza", np.int64(4), np.int64(3), options=OPTIONS, candidates=np.int64(8))  # type: ignore[arg-type] # what learners hand in
    vector.reset(np.int64(1))  # type: ignore[arg-type] # the same

    for _ in range(20):
        vector.step(vector.masks.argmax(axis=1))

    assert not vector.ended.any()

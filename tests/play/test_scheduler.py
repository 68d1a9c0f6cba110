"""The scheduler: who is asked next."""

from random import Random

import pytest

from higgle.core import CLOCK, Ask
from higgle.play import Scheduler


@pytest.mark.parametrize("count", range(7))
def test_asks_are_shuffled_as_python_shuffles(count: int) -> None:
    """A game with a seed takes the course that it always took."""
    asks = [Ask(seat, False, ("offer",)) for seat in range(count)]
    for seed in range(20):
        ours, theirs = asks.copy(), asks.copy()

        Scheduler(Random(seed)).shuffle(ours)
        Random(seed).shuffle(theirs)

        assert theirs == ours


def test_optional_asks_come_before_required_ones_and_the_clock() -> None:
    """Only one of those who must act is asked in a round."""
    scheduler = Scheduler(Random(1))

    offer = ("offer",)
    asks = [Ask(0, True, offer), Ask(1, False, offer), Ask(2, True, offer), Ask(CLOCK, False, ())]

    scheduler.schedule(asks)
    asked = [scheduler.next_ask() for _ in range(3)]

    first, second, third = asked
    assert first is not None
    assert second is not None
    assert (1, True, None) == (first.seat, second.must, third)


def test_a_seat_is_not_asked_twice_about_the_same() -> None:
    """It is when its ask changes, when it has acted, or when it is woken."""
    scheduler = Scheduler(Random(1))
    same, other = Ask(1, False, ("offer",)), Ask(1, False, ("accept",))

    scheduler.note_pass(same)
    assert not scheduler.is_news(same)

    scheduler.wake(1)
    assert scheduler.is_news(same)

    scheduler.schedule([same])
    assert same == scheduler.next_ask()
    assert not scheduler.is_news(same)

    scheduler.reopen(1)
    assert scheduler.is_news(same)

    scheduler.note_pass(same)
    assert scheduler.is_news(other)

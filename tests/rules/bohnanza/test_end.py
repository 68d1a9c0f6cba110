"""The end and the winner."""

import pytest

from higgle.core import Illegal
from tests.rule import rule
from tests.scene import Scene, scene


def last_draw(seats: int = 3) -> Scene:
    """The deck is about to run out for the last time, in phase 4 of the first seat."""
    return scene(seats=seats).trading().exhausted(2).deck("blue")


@rule("B85")
def test_hands_are_not_planted_and_every_field_is_sold() -> None:
    t = last_draw().hand(1, "red", "red").field(1, red=2).field(1, stink=5).field(2, garden=2)

    t.play(0, "end trade")

    assert [0, 3, 2] == t.table.scores()
    assert ["red", "red"] == t.in_hand(1)
    assert all(not t.table.field(seat, slot) for seat in range(3) for slot in range(3))
    assert {"red": 1, "stink": 3} == t.discard()


@rule("B85")
@pytest.mark.parametrize("lone_bean", ["lenient", "strict"])
def test_lone_beans_are_sold_too(lone_bean: str) -> None:
    t = scene(lone_bean=lone_bean).trading().exhausted(2).deck("blue").field(1, red=1)
    t.field(1, blue=6)

    t.play(0, "end trade")

    assert [] == t.in_field(1, 1)
    assert 2 == t.thalers(1)


@rule("B85")
def test_the_third_field_is_sold_too() -> None:
    t = last_draw().earn(1, *["soy"] * 3)
    t.play(1, "buy field")
    t.field(1, slot=3, red=5)

    t.play(0, "end trade")

    assert 4 == t.thalers(1)


@rule("B85")
def test_after_the_end_nothing_can_be_done() -> None:
    t = last_draw().hand(1, "red").earn(1, *["soy"] * 3)
    t.play(0, "end trade")

    for text in ("plant 1", "harvest 1", "buy field", "pass", "end trade", "withdraw 1"):
        assert "over" == t.refused(1, text)
    assert [[]] * 3 == [t.table.actions(seat) for seat in range(3)]


@rule("B86")
def test_most_thalers_win() -> None:
    t = last_draw().earn(0, "soy").earn(1, *["soy"] * 3).earn(2, *["soy"] * 2)

    t.play(0, "end trade")

    assert [1] == t.table.winners()


@rule("B86")
def test_thalers_of_the_last_harvest_count() -> None:
    t = last_draw().earn(1, "soy").field(2, red=3)

    t.play(0, "end trade")

    assert [2] == t.table.winners()


@rule("B86")
def test_the_hand_decides_a_tie_and_nothing_else() -> None:
    t = last_draw().earn(1, "soy").earn(2, "soy").hand(0, *["red"] * 5).hand(2, "blue")

    t.play(0, "end trade")

    assert [2] == t.table.winners()


@rule("B87")
def test_a_tie_that_remains_is_shared() -> None:
    t = last_draw(4).earn(1, "soy").hand(1, "red").earn(3, "soy").hand(3, "blue").earn(2, "soy")

    t.play(0, "end trade")

    assert [1, 3] == t.table.winners()


@rule("B86")
def test_nobody_has_won_before_the_end() -> None:
    t = scene().earn(0, "soy").hand(0, "blue").planting()

    assert [] == t.table.winners()
    with pytest.raises(Illegal):
        t.table.view().record()

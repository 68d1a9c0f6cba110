"""Phase 4: drawing."""

import pytest

from higgle.bohnanza.planting import Planting
from tests.rule import rule
from tests.scene import scene


@rule("B50")
def test_three_cards_are_drawn_one_after_the_other_to_the_back_of_the_hand() -> None:
    t = scene().hand(0, "blue").hand(1, "blue").trading().deck("red", "soy", "garden", "chili")

    t.play(0, "end trade")

    assert ["blue", "red", "soy", "garden"] == t.in_hand(0)
    assert 1 == t.table.deck_size()
    drew = t.told("drew")[0]
    assert (0, (3,), 3) == (drew.seat, drew.numbers, len(drew.moves))
    assert [-1] * 3 == [place for _, _, place, _ in drew.moves], "a deck has no places"


@rule("B50")
def test_nobody_else_draws() -> None:
    t = scene().hand(1, "blue").hand(2, "blue").trading()

    t.play(0, "end trade")

    assert [3, 1, 1] == [len(t.in_hand(seat)) for seat in range(3)]


@rule("B51")
@pytest.mark.parametrize(("active", "left"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_seat_on_the_left_becomes_active(active: int, left: int) -> None:
    t = scene().hand(left, "blue").trading(active)

    t.play(active, "end trade")

    assert (left, Planting(0)) == (t.table.active, t.now())
    assert [left] == [event.seat for event in t.told("turn_began")]

"""The third field."""

import pytest

from tests.rule import rule
from tests.scene import scene


@rule("B68")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("phase", ["planting", "trading", "settling"])
def test_a_third_field_may_be_bought_at_any_time(phase: str, seat: int) -> None:
    """In every phase, in one's own turn and in another seat's."""
    t = scene().hand(0, "blue").earn(seat, "soy", "soy", "soy", "soy").received(1, "red")
    t = {"planting": t.planting, "trading": t.trading, "settling": t.settling}[phase]()

    t.play(seat, "buy field")

    assert 1 == t.thalers(seat)
    assert (0, 1, 2) == t.table.fields[seat]


@rule("B68")
def test_the_top_three_thalers_go_face_up_to_the_discard_pile() -> None:
    t = scene().hand(0, "soy").earn(0, "red", "blue", "green", "chili").planting()

    t.play(0, "buy field")

    assert ["red"] == t.names(t.table.piles[t.table.thaler_piles])
    assert {"blue": 1, "green": 1, "chili": 1} == t.discard()
    assert (3,) == t.told("field_bought")[0].numbers


@rule("B68")
def test_each_seat_may_buy_one() -> None:
    t = scene().hand(0, "soy").planting()
    for seat in range(3):
        t.earn(seat, "blue", "blue", "blue")
        t.play(seat, "buy field")

    assert ((0, 1, 2),) * 3 == t.table.fields


@rule("B69")
def test_the_third_field_can_be_planted_at_once() -> None:
    t = scene().hand(0, "soy", "blue").field(0, red=1).field(0, green=1).planting()
    t.earn(0, "blue", "blue", "blue")

    t.play(0, "buy field")
    t.play(0, "plant 3")

    assert ["soy"] == t.in_field(0, 3)


@rule("B69")
def test_the_third_field_can_be_planted_at_once_in_another_seats_turn() -> None:
    t = scene().received(1, "soy").field(1, red=1).field(1, green=1).settling()
    t.earn(1, "blue", "blue", "blue")

    t.play(1, "buy field")
    t.play(1, "plant soy 3")

    assert ["soy"] == t.in_field(1, 3)


@rule("B70")
def test_a_second_third_field_is_refused() -> None:
    t = scene().hand(0, "soy").earn(0, *["blue"] * 6).planting()

    t.play(0, "buy field")

    assert "has-third-field" == t.refused(0, "buy field")
    assert "buy field" not in [str(action) for action in t.table.actions(0)]
    assert 3 == t.thalers(0)


@rule("B70")
@pytest.mark.parametrize("thalers", [0, 1, 2])
def test_without_the_money_it_is_refused(thalers: int) -> None:
    t = scene().hand(0, "soy").earn(0, *["blue"] * thalers).planting()

    assert "too-few-thalers" == t.refused(0, "buy field")
    assert "buy field" not in [str(action) for action in t.table.actions(0)]

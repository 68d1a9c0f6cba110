"""Mines, bought with garden beans."""

import pytest

from tests.rule import rule
from tests.rules.high_bohn.town import town


@rule("H20")
def test_mine_two_makes_the_third_field_cost_one_thaler() -> None:
    t = town().owns(0, "mine 2").earn(0, "red", "soy")

    t.play(0, "buy field with soy")

    assert ["red"] == t.purse(0)
    assert (0, 1, 2) == t.high.fields[0]


@rule("H20")
def test_without_mine_two_it_costs_three() -> None:
    t = town().owns(0, "mine 4").owns(1, "mine 2").earn(0, "red", "soy")

    assert "too-few-thalers" == t.refused(0, "buy field")


@rule("H21")
@pytest.mark.parametrize(("count", "pay"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_mine_three_has_a_garden_beanometer(count: int, pay: int) -> None:
    """One for one, two for two, three for three."""
    t = town().owns(0, "mine 3").field(0, garden=count)

    t.play(0, "harvest 1")

    assert pay == t.thalers(0)


@rule("H21")
def test_mine_three_frees_a_lone_garden_bean() -> None:
    """Although another field holds more."""
    t = town().owns(0, "mine 3").field(0, 1, garden=1).field(0, 2, blue=5)

    t.play(0, "harvest 1")

    assert ["garden"] == t.purse(0)


@rule("H21")
def test_mine_three_frees_no_other_lone_bean() -> None:
    t = town().owns(0, "mine 3").field(0, 1, red=1).field(0, 2, blue=5)

    assert "lone-bean" == t.refused(0, "harvest 1")


@rule("H22")
def test_mine_four_is_one_more_field_beside_the_third() -> None:
    """Four ordinary fields in all."""
    t = town().hand(0, "red", "soy").earn(0, *["garden"] * 4, "blue", "blue", "blue")
    t.field(0, 1, green=1).field(0, 2, chili=1)

    t.play(0, "buy mine 4")
    t.play(0, "plant 4")
    t.play(0, "buy field")
    t.play(0, "plant 3")

    assert (0, 1, 2, 3) == t.high.fields[0]
    assert (["soy"], ["red"]) == (t.in_field(0, 3), t.in_field(0, 4))


@rule("H22")
def test_the_field_of_mine_four_is_an_ordinary_one() -> None:
    """It takes any sort, and counts for lone beans."""
    t = town().owns(0, "mine 4").field(0, 4, blue=4).field(0, 1, red=1)

    assert "lone-bean" == t.refused(0, "harvest 1")
    t.play(0, "harvest 4")

    assert 1 == t.thalers(0)

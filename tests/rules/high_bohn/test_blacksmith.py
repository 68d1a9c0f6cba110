"""Blacksmiths, bought with chili beans."""

import pytest

from tests.rule import rule
from tests.rules.high_bohn.town import town


@rule("H32")
def test_blacksmith_two_is_a_field_for_chili_beans_only() -> None:
    t = town().owns(0, "blacksmith 2").field(0, 1, chili=2).hand(0, "chili", "red")

    t.play(0, "plant 6")

    assert (["chili"] * 2, ["chili"]) == (t.in_field(0, 1), t.in_field(0, 6))
    assert "reserved-field" == t.refused(0, "plant 6")


@rule("H32")
def test_the_chili_field_counts_for_lone_beans_both_ways() -> None:
    t = town().owns(0, "blacksmith 2").field(0, 6, chili=1).field(0, 1, red=2)
    assert "lone-bean" == t.refused(0, "harvest 6")

    t = town().owns(0, "blacksmith 2").field(0, 6, chili=2).field(0, 1, red=1)

    assert "lone-bean" == t.refused(0, "harvest 1")


@rule("H39")
@pytest.mark.parametrize(("count", "pay"), [(2, 0), (3, 1), (4, 1), (5, 2), (6, 3), (7, 4), (9, 4)])
def test_blacksmith_three_has_a_chili_beanometer(count: int, pay: int) -> None:
    t = town().owns(0, "blacksmith 3").field(0, chili=count)

    t.play(0, "harvest 1")

    assert pay == t.thalers(0)


@rule("H40")
@pytest.mark.parametrize("lone_bean", ["lenient", "strict"])
def test_blacksmith_four_frees_any_lone_bean(lone_bean: str) -> None:
    t = town(lone_bean=lone_bean).owns(0, "blacksmith 4").field(0, 1, red=1).field(0, 2, blue=5)

    t.play(0, "harvest 1")

    assert {"red": 1} == t.discard()


@rule("H40")
def test_blacksmith_four_frees_no_other_seats_lone_bean() -> None:
    t = town().owns(0, "blacksmith 4").field(1, 1, red=1).field(1, 2, blue=5)

    assert "lone-bean" == t.refused(1, "harvest 1")

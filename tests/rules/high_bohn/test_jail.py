"""Jails, bought with blue beans."""

import pytest

from tests.rule import rule
from tests.rules.high_bohn.town import town


@rule("H39")
@pytest.mark.parametrize(
    ("jail", "count", "pay"),
    [
        ("jail 2", 2, 0),
        ("jail 2", 3, 1),
        ("jail 2", 5, 2),
        ("jail 2", 7, 3),
        ("jail 2", 9, 4),
        ("jail 2", 11, 4),
        ("jail 3", 3, 0),
        ("jail 3", 4, 2),
        ("jail 3", 6, 3),
        ("jail 3", 8, 4),
        ("jail 3", 10, 5),
        ("jail 3", 12, 5),
    ],
)
def test_jails_two_and_three_have_a_blue_beanometer(jail: str, count: int, pay: int) -> None:
    t = town().owns(0, jail).field(0, blue=count)

    t.play(0, "harvest 1")

    assert pay == t.thalers(0)


@rule("H41")
@pytest.mark.parametrize("harvester", [0, 1, 2])
def test_jail_four_takes_a_thaler_from_any_blue_harvest_that_pays(harvester: int) -> None:
    """One of the blue cards left over; its owner's harvests included."""
    t = town().owns(0, "jail 4").field(harvester, blue=4)

    t.play(harvester, "harvest 1")

    assert {"blue": 2} == t.discard()
    assert (2 if harvester == 0 else 1) == t.thalers(0)
    assert [(0, (harvester,))] == [(e.seat, e.numbers) for e in t.told("jail_paid")]


@rule("H41")
def test_jail_four_takes_nothing_from_a_harvest_that_pays_nothing() -> None:
    t = town().owns(0, "jail 4").field(1, blue=3)

    t.play(1, "harvest 1")

    assert (0, {"blue": 3}) == (t.thalers(0), t.discard())


@rule("H41")
def test_the_jails_thaler_can_be_spent() -> None:
    t = town().owns(0, "jail 4").earn(0, "blue", "blue").field(1, blue=4).planting()
    t.play(1, "harvest 1")

    t.play(0, "buy field")

    assert (0, 1, 2) == t.high.fields[0]


@rule("H41")
def test_jail_four_takes_its_thaler_at_the_final_harvest_too() -> None:
    t = town().owns(0, "jail 4").field(1, 1, blue=6).field(2, 1, blue=2).ends()

    assert (1, 2, 0) == (t.thalers(0), t.thalers(1), t.thalers(2))


@rule("H41")
def test_a_stew_is_no_blue_harvest() -> None:
    t = town().owns(0, "jail 4").owns(1, "saloon 3").stew(1, 1, "blue", "red", "soy")

    t.play(1, "harvest 1")

    assert 0 == t.thalers(0)


@rule("H41")
def test_a_blue_field_with_soy_is_a_blue_harvest() -> None:
    """A blue card left over goes to the jail, though soy lies before it."""
    t = town().owns(0, "jail 4").owns(1, "farm 2").field(1, 1, blue=1, soy=1)
    t.field(1, 1, blue=1, soy=1)

    t.play(1, "harvest 1 keeping blue")

    assert (["blue"], ["blue"]) == (t.purse(0), t.purse(1))
    assert {"soy": 2} == t.discard()


@rule("H41")
def test_where_no_blue_card_is_left_over_the_jail_takes_another() -> None:
    t = town().owns(0, "jail 4").owns(1, "farm 2").field(1, 1, blue=1, soy=3)

    t.play(1, "harvest 1 keeping blue")

    assert ["soy"] == t.purse(0)
    assert {"soy": 2} == t.discard()


@rule("H41")
def test_no_other_sort_pays_the_jail() -> None:
    t = town().owns(0, "jail 4").field(1, red=4)

    t.play(1, "harvest 1")

    assert 0 == t.thalers(0)

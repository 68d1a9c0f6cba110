"""Field beans: two of them are worth a field."""

import pytest

from higgle.bohnanza.planting import Planting, Settling
from tests.rule import rule
from tests.scene import Scene, scene


def fields(seats: int = 4, **options: object) -> Scene:
    """It is the first seat's turn, with field beans in the game."""
    return scene("bohnanza-plus", seats, rare="field", **options).hand(0, "soy").planting()


@rule("P08")
@pytest.mark.parametrize("seats", [4, 5])
def test_two_field_beans_earn_a_third_field_instead_of_thalers(seats: int) -> None:
    t = fields(seats).field(0, field=2)

    t.play(0, "harvest 1")

    assert 0 == t.thalers(0)
    assert {"field": 2} == t.discard()
    assert (0, 1, 2) == t.table.fields[0]
    assert ["harvested", "field_won"] == [event.name for event in t.events]


@rule("P08")
def test_the_field_that_was_won_can_be_planted_at_once() -> None:
    t = fields().field(0, field=2)

    t.play(0, "harvest 1")
    t.play(0, "plant 3")

    assert ["soy"] == t.in_field(0, 3)


@rule("P08")
def test_it_is_won_in_another_seat_s_turn_too() -> None:
    t = fields().field(2, field=2)

    t.play(2, "harvest 1")

    assert (0, 1, 2) == t.table.fields[2]
    assert (0, 1) == t.table.fields[0]


@rule("P08")
def test_the_one_who_has_won_it_cannot_buy_another() -> None:
    t = fields().field(0, field=2).earn(0, *["blue"] * 8)

    t.play(0, "harvest 1")

    assert "has-third-field" == t.refused(0, "buy field")


@rule("P09")
def test_with_a_third_field_two_field_beans_earn_nothing() -> None:
    t = fields().earn(0, *["blue"] * 4).field(0, field=2)
    t.play(0, "buy field")

    t.play(0, "harvest 1")

    assert 0 == t.thalers(0)
    assert {"blue": 4, "field": 2} == t.discard()
    assert (0, 1, 2) == t.table.fields[0]
    assert [] == t.told("field_won")


@rule("P10")
def test_three_field_beans_earn_three_thalers_and_no_field() -> None:
    t = fields().field(0, field=3)

    t.play(0, "harvest 1")

    assert 3 == t.thalers(0)
    assert {} == t.discard()
    assert (0, 1) == t.table.fields[0]
    assert [] == t.told("field_won")


@rule("P08")
def test_one_field_bean_earns_nothing_at_all() -> None:
    t = fields().field(0, field=1)

    t.play(0, "harvest 1")

    assert 0 == t.thalers(0)
    assert (0, 1) == t.table.fields[0]


@rule("P08", "P11")
def test_a_won_field_lies_to_the_right_of_the_second() -> None:
    t = fields().field(0, field=2).field(0, blue=1)

    t.play(0, "harvest 1")
    t.play(0, "plant 3")

    assert [[], ["blue"], ["soy"]] == [t.in_field(0, slot) for slot in (1, 2, 3)]


@rule("P08")
def test_two_of_another_bean_win_no_field() -> None:
    t = fields().field(0, garden=2)

    t.play(0, "harvest 1")

    assert 2 == t.thalers(0)
    assert (0, 1) == t.table.fields[0]


@rule("P08")
def test_with_a_strict_lone_bean_the_third_field_is_taken_or_left() -> None:
    """One more empty field forbids the sale of a lone bean there, so the seat is asked."""
    t = scene("bohnanza-plus", 4, rare="field", lone_bean="strict").hand(0, "soy").planting()
    t.field(0, field=2).field(1, red=2)

    t.play(0, "harvest 1")

    assert ("buy_field", "pass") == t.asked(0)
    assert [0] == [ask.seat for ask in t.table.asks() if ask.must]
    assert "not-planting" == t.refused(0, "plant 1")
    assert "too-few-thalers" == t.refused(1, "buy field")
    assert "nothing-to-pass" == t.refused(1, "pass")
    t.play(1, "harvest 1")


@rule("P08")
def test_the_field_that_is_taken_costs_nothing() -> None:
    t = scene("bohnanza-plus", 4, rare="field", lone_bean="strict").hand(0, "soy").planting()
    t.field(0, field=2).earn(0, "red", "red", "red", "red")
    t.play(0, "harvest 1")

    t.play(0, "buy field")

    assert ((0, 1, 2), 4) == (t.table.fields[0], t.thalers(0))
    assert Planting(0) == t.now()
    assert t.told("field_won")


@rule("P08", "B68")
def test_the_field_that_is_left_can_be_bought_later() -> None:
    t = scene("bohnanza-plus", 4, rare="field", lone_bean="strict").hand(0, "soy").planting()
    t.field(0, field=2).earn(0, "red", "red", "red", "red")
    t.play(0, "harvest 1")

    t.play(0, "pass")
    assert ((0, 1), Planting(0)) == (t.table.fields[0], t.now())
    t.play(0, "buy field")

    assert ((0, 1, 2), 0) == (t.table.fields[0], t.thalers(0))


@rule("P08")
def test_while_the_third_field_is_offered_nothing_else_is_listed() -> None:
    """For its seat; the others keep their rights."""
    t = scene("bohnanza-plus", 4, rare="field", lone_bean="strict").hand(0, "soy").planting()
    t.field(0, field=2).field(1, red=2)

    t.play(0, "harvest 1")

    assert ["pass", "buy field"] == [str(action) for action in t.table.actions(0)]
    assert ["harvest 1"] == [str(action) for action in t.table.actions(1)]
    assert [] == t.table.actions(2)


@rule("P08", "B40")
def test_the_third_field_may_be_left_with_beans_still_to_plant() -> None:
    """The beans wait: leaving the field ends nothing else."""
    t = scene("bohnanza-plus", 4, rare="field", lone_bean="strict")
    t.field(0, field=2).field(0, blue=1).received(0, "blue").settling()
    t.play(0, "harvest 1")

    t.play(0, "pass")

    assert (Settling(), ["blue"]) == (t.now(), t.tray(0))
    assert "must-plant" == t.refused(0, "pass")

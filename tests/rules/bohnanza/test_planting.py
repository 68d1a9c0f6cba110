"""Phase 1: planting the front of the hand."""

import pytest

from higgle.bohnanza.planting import Planting
from higgle.bohnanza.trading import Trading
from tests.rule import rule
from tests.scene import scene


@rule("B10")
def test_the_front_card_must_be_planted() -> None:
    """Before the first bean nobody may pass or go on."""
    t = scene().hand(0, "blue", "red").planting()

    assert ("plant",) == t.asked(0)
    assert "must-plant" == t.refused(0, "pass")
    assert "not-trading" == t.refused(0, "end trade")
    t.play(0, "plant 1")

    assert ["blue"] == t.in_field(0, 1)
    assert ["red"] == t.in_hand(0)


@rule("B10")
def test_only_the_front_card_can_be_planted() -> None:
    t = scene().hand(0, "blue", "red").planting()

    assert "front-card-first" == t.refused(0, "plant red 1")


@rule("B10")
def test_only_the_active_seat_plants() -> None:
    t = scene().hand(0, "blue").hand(1, "red").planting()

    assert () == t.asked(1)
    assert "not-your-turn" == t.refused(1, "plant 1")


@rule("B11")
def test_the_new_front_card_may_follow() -> None:
    t = scene().hand(0, "blue", "blue", "red").planting()

    t.play(0, "plant 1")
    assert ("plant", "pass") == t.asked(0)
    t.play(0, "plant 1")

    assert ["blue", "blue"] == t.in_field(0, 1)


@rule("B11")
def test_the_second_bean_may_stay_in_the_hand() -> None:
    t = scene().hand(0, "blue", "blue").planting()

    t.play(0, "plant 1")
    t.play(0, "pass")

    assert ["blue"] == t.in_hand(0)
    assert Trading() == t.now()


@rule("B11")
def test_there_is_no_third_bean() -> None:
    """After the second one the phase is over."""
    t = scene().hand(0, "blue", "blue", "blue").planting()

    t.play(0, "plant 1")
    t.play(0, "plant 1")

    assert Trading() == t.now()
    assert "not-planting" == t.refused(0, "plant 1")
    assert ["blue"] == t.in_hand(0)


@rule("B12")
def test_two_beans_may_go_to_two_fields() -> None:
    t = scene().hand(0, "blue", "red").planting()

    t.play(0, "plant 2")
    t.play(0, "plant 1")

    assert ["red"] == t.in_field(0, 1)
    assert ["blue"] == t.in_field(0, 2)


@rule("B13")
def test_without_a_card_the_phase_is_skipped() -> None:
    """The next seat has an empty hand: its turn begins with turning cards up."""
    t = scene().hand(2, "blue").trading(active=0)

    t.play(0, "end trade")

    assert 1 == t.table.active
    assert Trading() == t.now()
    assert 2 == len(t.table.piles[t.table.turned_up])


@rule("B13")
def test_with_one_card_in_hand_there_is_no_second_to_plant() -> None:
    t = scene().hand(0, "blue").planting()

    t.play(0, "plant 1")

    assert Trading() == t.now()


@rule("B14")
def test_a_field_holds_one_sort_only() -> None:
    t = scene().hand(0, "blue").field(0, red=2).planting()

    assert "other-sort-grows" == t.refused(0, "plant 1")
    t.play(0, "plant 2")
    assert ["blue"] == t.in_field(0, 2)


@rule("B14", "B03")
def test_a_field_that_one_does_not_have_cannot_be_planted() -> None:
    t = scene().hand(0, "blue").planting()

    assert "no-such-field" == t.refused(0, "plant 3")


@rule("B15")
def test_a_bean_that_fits_nowhere_forces_a_harvest() -> None:
    """Nothing but harvesting is possible, and the freed field then takes the bean."""
    t = scene().hand(0, "blue").field(0, red=2).field(0, green=3).planting()

    assert "other-sort-grows" == t.refused(0, "plant 1")
    assert "other-sort-grows" == t.refused(0, "plant 2")
    assert "must-plant" == t.refused(0, "pass")
    assert ["harvest 1", "harvest 2"] == [str(action) for action in t.table.actions(0)]
    t.play(0, "harvest 2")
    assert Planting(0) == t.now()
    t.play(0, "plant 2")

    assert ["blue"] == t.in_field(0, 2)
    assert ["red", "red"] == t.in_field(0, 1)


@rule("B15", "B69")
def test_a_bean_that_fits_nowhere_may_go_to_a_third_field_bought_for_it() -> None:
    t = scene().hand(0, "blue").field(0, red=2).field(0, green=3).earn(0, *["soy"] * 3).planting()

    t.play(0, "buy field")
    t.play(0, "plant 3")

    assert ["blue"] == t.in_field(0, 3)


@rule("B16")
def test_a_sort_that_grows_may_not_start_a_second_field() -> None:
    t = scene().hand(0, "red").field(0, red=2).planting()

    assert "grows-elsewhere" == t.refused(0, "plant 2")
    assert "plant 2" not in [str(action) for action in t.table.actions(0)]


@rule("B16")
def test_the_option_lets_a_sort_grow_twice() -> None:
    t = scene(same_sort_twice=True).hand(0, "red").field(0, red=2).planting()

    assert "plant 2" in [str(action) for action in t.table.actions(0)]
    t.play(0, "plant 2")

    assert ["red"] == t.in_field(0, 2)


@rule("B17")
@pytest.mark.parametrize("bean", ["red", "blue"])
def test_a_field_just_harvested_may_be_planted_at_once_with_any_sort(bean: str) -> None:
    """The same sort may start again in the field from which it was sold."""
    t = scene().hand(0, bean).field(0, red=2).field(0, green=3).planting()

    t.play(0, "harvest 1")
    t.play(0, "plant 1")

    assert [bean] == t.in_field(0, 1)

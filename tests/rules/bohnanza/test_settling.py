"""Phase 3: planting what was received and kept."""

import pytest

from higgle.bohnanza.planting import Planting, Settling
from tests.rule import rule
from tests.scene import scene


@rule("B40")
def test_every_seat_plants_all_it_received_and_the_active_seat_what_it_kept() -> None:
    t = scene().turned_up("soy").received(0, "red").received(1, "blue", "blue").settling()

    assert [("plant",), ("plant",), ()] == [t.asked(seat) for seat in range(3)]
    assert [True, True, False] == [ask.must for ask in t.table.asks()]
    t.play(0, "plant soy 1")
    t.play(0, "plant red 2")
    t.play(1, "plant blue 1")
    t.play(1, "plant blue 1")

    assert [["soy"], ["red"]] == [t.in_field(0, 1), t.in_field(0, 2)]
    assert ["blue", "blue"] == t.in_field(1, 1)


@rule("B40")
def test_the_turned_up_cards_are_the_active_seats_to_plant() -> None:
    t = scene().turned_up("soy").received(1, "red").settling()

    assert "nothing-to-plant" == t.refused(1, "plant soy 1")
    assert "nothing-to-plant" == t.refused(2, "plant soy 1")


@rule("B40")
def test_nothing_received_can_be_left_over() -> None:
    t = scene().received(1, "red").settling()

    assert "nothing-to-pass" == t.refused(1, "pass")
    assert "not-trading" == t.refused(0, "end trade")


@rule("B40")
def test_hand_cards_are_not_planted_in_phase_3() -> None:
    t = scene().hand(1, "blue").received(1, "red").settling()

    assert "nothing-to-plant" == t.refused(1, "plant blue 1")
    assert "nothing-to-plant" == t.refused(1, "plant 1")


@rule("B41")
@pytest.mark.parametrize("order", [("red", "soy"), ("soy", "red")])
def test_each_seat_chooses_the_order_of_its_planting(order: tuple[str, str]) -> None:
    t = scene().received(0, "soy").received(1, "red", "soy").settling()

    t.play(1, f"plant {order[0]} 1")
    t.play(1, f"plant {order[1]} 2")

    assert [[order[0]], [order[1]]] == [t.in_field(1, 1), t.in_field(1, 2)]


@rule("B41")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_all_plant_at_the_same_time(order: tuple[int, ...]) -> None:
    """Nobody waits for another seat."""
    t = scene().turned_up("soy").received(1, "soy").received(2, "soy").settling()

    for seat in order:
        t.play(seat, "plant soy 2")

    assert [["soy"]] * 3 == [t.in_field(seat, 2) for seat in range(3)]


@rule("B42")
def test_fields_may_be_harvested_in_between() -> None:
    t = scene().received(1, "red", "red").field(1, red=2).settling()

    t.play(1, "plant red 1")
    t.play(1, "harvest 1")
    t.play(1, "plant red 2")

    assert 2 == t.thalers(1)
    assert ["red"] == t.in_field(1, 2)


@rule("B42", "B15")
def test_fields_must_be_harvested_when_a_bean_does_not_fit() -> None:
    t = scene().received(1, "red").field(1, blue=4).field(1, green=1).settling()

    assert "other-sort-grows" == t.refused(1, "plant red 1")
    assert ["harvest 1"] == [str(action) for action in t.table.actions(1)]
    t.play(1, "harvest 1")
    t.play(1, "plant red 1")

    assert ["red"] == t.in_field(1, 1)


@rule("B43")
def test_the_turn_goes_on_only_when_nobody_has_a_bean_left() -> None:
    t = scene().hand(1, "blue").turned_up("soy").received(2, "red").settling()

    t.play(0, "plant soy 1")
    assert Settling() == t.now()
    assert [] == t.in_hand(0)
    t.play(2, "plant red 1")

    assert 3 == len(t.in_hand(0))
    assert (1, Planting(0)) == (t.table.active, t.now())


@rule("B43")
def test_phase_3_is_over_at_once_when_there_is_nothing_to_plant() -> None:
    t = scene().hand(1, "blue").trading()

    t.play(0, "end trade")

    assert (1, Planting(0)) == (t.table.active, t.now())

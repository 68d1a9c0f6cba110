"""Whose moment it is with the expansion set: nobody else acts in it, before that seat or after."""

import pytest

from higgle.bohnanza.planting import Plant
from tests.rule import rule
from tests.rules.plus.orders import lay_open, ordering, take
from tests.scene import Scene, scene

OTHERS = (0, 2, 3)


def listed(t: Scene, seat: int) -> set[str]:
    return {str(action) for action in t.table.actions(seat)}


def asked_for_a_field() -> Scene:
    """The second seat has sold two field beans in the first one's turn."""
    t = scene("bohnanza-plus", 4, rare="field", lone_bean="strict").hand(0, "soy").planting()
    t.field(1, field=2)
    t.play(1, "harvest 1")
    return t


@rule("P08")
@pytest.mark.parametrize(
    ("deed", "reason"), [("pass", "nothing-to-pass"), ("buy field", "too-few-thalers")]
)
def test_only_who_sold_the_field_beans_takes_the_field(deed: str, reason: str) -> None:
    t = asked_for_a_field()

    assert {"pass", "buy field"} <= listed(t, 1)
    for other in OTHERS:
        assert reason == t.refused(other, deed)
        assert () == t.asked(other)
        assert set() == listed(t, other)


@rule("P08")
def test_the_field_that_is_left_is_still_for_sale() -> None:
    t = asked_for_a_field().earn(1, "red", "red", "red", "red")
    t.play(1, "pass")

    t.play(1, "buy field")

    assert ((0, 1, 2), 0) == (t.table.fields[1], t.thalers(1))


def planting_out() -> Scene:
    """The second seat has two red beans to plant, the third one, the others none."""
    t = scene("bohnanza-plus", 4, plant_out="free").trading().exhausted(2).deck("stink")
    t.hand(1, "red", "red").hand(2, "blue")
    t.play(0, "end trade")
    t.play(0, "plant 1")
    return t


@rule("P40")
def test_whoever_has_no_hand_plants_nothing_out() -> None:
    t = planting_out()

    assert [1, 2] == [ask.seat for ask in t.table.asks() if ask.must]
    assert [(0,), (2,), (1,), (0,)] == [ask.about for ask in t.table.asks()]
    for seat in (0, 3):
        assert "nothing-to-plant" == t.refused(seat, "plant 1")
        assert () == t.asked(seat)
        assert not {text for text in listed(t, seat) if text.startswith("plant")}


@rule("P40")
@pytest.mark.parametrize("slot", [-1, 2, 3])
def test_a_hand_is_planted_out_in_ones_own_fields(slot: int) -> None:
    """A new one is opened only for a bean that fits none."""
    assert "no-such-field" == planting_out().refused(1, Plant(slot))
    assert "front-card-first" == planting_out().refused(1, "plant blue 1")
    planting_out().play(1, "plant red 1")


@rule("P27", "P25")
def test_nobody_shows_or_meets_an_order_in_the_turn_of_another() -> None:
    t = take(ordering().hand(1, "soy").hand(2, "wax"), 1, "3/4", before=1).planting(active=1)
    lay_open(t, 0, "1/2")
    t.field(0, 1, soy=1).field(0, 2, red=2)

    for other in OTHERS:
        assert "order-not-now" == t.refused(other, "show order")
        assert "order-own-turn" == t.refused(other, "meet order")


@rule("P27", "B10")
def test_the_order_in_front_of_another_hand_is_no_reason() -> None:
    """It is not that seat's turn, whatever lies in front of its hand."""
    t = take(ordering().hand(1, "soy"), 0, "3/4").hand(0, "red").hand(2, "wax")
    take(t, 2, "1/2", before=1).planting(active=1)

    assert ["not-your-turn"] * 2 == [t.refused(seat, "plant 1") for seat in (0, 2)]


@rule("P27", "B60")
def test_a_harvest_does_not_end_phase_1_while_an_order_can_be_shown() -> None:
    """The order is the only card in hand."""
    t = take(ordering().hand(1, "wax"), 0, "3/4").field(0, 1, soy=2).planting()
    assert ("show_order",) == t.asked(0)

    t.play(0, "harvest 1")

    assert ("show_order",) == t.asked(0)
    t.play(0, "show order")
    assert 0 == t.table.active


@rule("P28", "B40")
def test_nobody_else_passes_in_phase_3() -> None:
    t = lay_open(ordering().hand(2, "wax"), 1, "3/4").field(1, 1, soy=3).field(1, 2, red=4)
    t.settling(1)

    assert ("meet", "pass") == t.asked(1)
    for other in OTHERS:
        assert "nothing-to-pass" == t.refused(other, "pass")
        assert "pass" not in listed(t, other)

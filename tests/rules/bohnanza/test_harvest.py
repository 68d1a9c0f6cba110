"""Harvesting and selling."""

import pytest

from higgle.bohnanza.planting import Planting
from higgle.bohnanza.trading import Trading
from tests.rule import rule
from tests.scene import scene

METERS = {
    "blue": (4, 6, 8, 10),
    "chili": (3, 6, 8, 9),
    "stink": (3, 5, 7, 8),
    "green": (3, 5, 6, 7),
    "soy": (2, 4, 6, 7),
    "black-eyed": (2, 4, 5, 6),
    "red": (2, 3, 4, 5),
    "garden": (None, 2, 3, None),
}
NUMBERS = dict(zip(METERS, (20, 18, 16, 14, 12, 10, 8, 6), strict=True))


def worth(bean: str, count: int) -> int:
    """The highest step reached, read off the printed beanometer."""
    pay = 0
    for thalers, cards in enumerate(METERS[bean], 1):
        if cards is not None and cards <= count:
            pay = thalers
    return pay


def sold(bean: str, count: int) -> tuple[int, dict[str, int]]:
    """The thalers and the discard pile after one harvest."""
    t = scene().field(0, slot=1, **{bean.replace("-", "_"): count}).planting()
    t.play(0, "harvest 1")
    assert [] == t.in_field(0, 1)
    return t.thalers(0), t.discard()


@rule("B60")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("phase", ["planting", "second bean", "trading", "settling"])
def test_any_seat_may_harvest_at_any_time(phase: str, seat: int) -> None:
    """In every phase, in one's own turn and in another seat's."""
    t = scene().hand(0, "blue", "blue").field(seat, red=3)
    if phase == "trading":
        t.trading()
    elif phase == "settling":
        t.received(1, "soy").settling()
    else:
        t.planting(planted=int(phase == "second bean"))
    stages = t.table.stages

    assert "harvest" in next(ask.rights for ask in t.table.asks() if ask.seat == seat)
    t.play(seat, "harvest 1")

    assert 2 == t.thalers(seat)
    assert stages == t.table.stages


@rule("B60")
def test_nobody_harvests_between_the_cards_of_one_draw_or_reveal() -> None:
    """All cards of a reveal, and all of a draw, come in one step: nobody is asked between them."""
    t = scene().hand(0, "blue").hand(1, "blue").field(1, red=3).planting()

    t.play(0, "plant 1")
    [turned_up] = t.told("turned_up")
    assert (2, Trading()) == (len(turned_up.moves), t.now())
    t.table.piles[t.table.turned_up] = ()
    t.play(0, "end trade")

    [drew] = t.told("drew")
    assert (3, Planting()) == (len(drew.moves), t.now())


@rule("B60")
def test_the_three_cards_of_phase_4_are_one_step() -> None:
    t = scene().hand(1, "blue").field(1, red=3).trading()

    told = [event.name for event in t.play(0, "end trade")]

    assert ["trade_ended", "drew", "turn_began"] == told
    assert Planting(0) == t.now()


@rule("B60", "B03")
def test_a_field_that_one_does_not_have_cannot_be_harvested() -> None:
    t = scene().planting().hand(0, "blue")

    assert "no-such-field" == t.refused(0, "harvest 3")
    assert "field-empty" == t.refused(0, "harvest 1")


@rule("B61")
def test_a_harvest_sells_the_whole_field_and_no_other() -> None:
    t = scene().hand(0, "soy").field(0, blue=7).field(0, red=4).planting()

    t.play(0, "harvest 1")

    assert [] == t.in_field(0, 1)
    assert ["red"] * 4 == t.in_field(0, 2)


@rule("B62", "B65", "B63")
@pytest.mark.parametrize("bean", METERS)
def test_pay_follows_the_beanometer(bean: str) -> None:
    """Every sort, from one bean to all there are; the last step is the most."""
    for count in range(1, NUMBERS[bean] + 1):
        thalers = worth(bean, count)
        left = {bean: count - thalers} if count > thalers else {}

        assert (thalers, left) == sold(bean, count), f"{count} {bean}"


@rule("B62")
@pytest.mark.parametrize(
    ("bean", "count", "thalers"), [("blue", 20, 4), ("garden", 6, 3), ("red", 8, 4)]
)
def test_more_cards_than_the_last_step_pay_no_more(bean: str, count: int, thalers: int) -> None:
    assert thalers == sold(bean, count)[0]


@rule("B63")
def test_as_many_cards_as_thalers_earned_become_thalers() -> None:
    """The thalers are harvested cards, laid on the pile; the others lie face up."""
    t = scene().hand(0, "soy").field(0, blue=8).earn(0, "red").planting()

    t.play(0, "harvest 1")

    assert ["red", "blue", "blue", "blue"] == t.names(t.table.piles[t.table.thaler_piles])
    assert {"blue": 5} == t.discard()
    assert "blue" == t.names(t.table.view().piles[t.table.discard])[-1]
    assert (0, 1, 8, 3) == t.told("harvested")[0].numbers


@rule("B64")
def test_a_harvest_may_earn_nothing() -> None:
    assert (0, {"blue": 3}) == sold("blue", 3)


@rule("B65")
@pytest.mark.parametrize(
    ("bean", "count", "thalers"),
    [("garden", 1, 0), ("garden", 2, 2), ("garden", 3, 3), ("garden", 4, 3), ("soy", 5, 2)],
)
def test_vectors_of_the_beanometer(bean: str, count: int, thalers: int) -> None:
    assert thalers == sold(bean, count)[0]


@rule("B66")
def test_a_lone_bean_is_protected_while_another_own_field_holds_more() -> None:
    t = scene().hand(0, "soy").field(0, red=1).field(0, blue=3).planting()

    assert "lone-bean" == t.refused(0, "harvest 1")
    assert "harvest 1" not in [str(action) for action in t.table.actions(0)]
    t.play(0, "harvest 2")


@rule("B66")
@pytest.mark.parametrize("slot", [1, 2])
def test_with_one_bean_in_each_field_either_may_be_sold(slot: int) -> None:
    t = scene().hand(0, "soy").field(0, red=1).field(0, blue=1).planting()

    t.play(0, f"harvest {slot}")

    assert [] == t.in_field(0, slot)
    assert 0 == t.thalers(0)


@rule("B66")
def test_an_empty_field_does_not_protect_a_lone_bean() -> None:
    """The rulebook's exception: no field holds more than one bean."""
    t = scene().hand(0, "soy").field(0, red=1).planting()

    t.play(0, "harvest 1")

    assert {"red": 1} == t.discard()


@rule("B66")
def test_the_fields_of_others_do_not_matter() -> None:
    t = scene().hand(0, "soy").field(0, red=1).field(1, blue=5).planting()

    t.play(0, "harvest 1")


@rule("B66")
def test_the_third_field_protects_lone_beans_too() -> None:
    t = scene().hand(0, "soy").earn(0, *["soy"] * 3).field(0, red=1).field(0, green=1).planting()
    t.play(0, "buy field")
    t.field(0, slot=3, blue=2)

    assert "lone-bean" == t.refused(0, "harvest 1")
    assert "lone-bean" == t.refused(0, "harvest 2")
    t.play(0, "harvest 3")
    t.play(0, "harvest 1")


@rule("B67")
def test_strictly_every_own_field_must_hold_exactly_one_bean() -> None:
    t = scene(lone_bean="strict").hand(0, "soy").field(0, red=1).planting()

    assert "lone-bean" == t.refused(0, "harvest 1")
    t.field(0, slot=2, blue=1)
    t.play(0, "harvest 1")


@rule("B67")
def test_strictly_an_empty_third_field_protects_the_other_two() -> None:
    t = scene(lone_bean="strict").hand(0, "soy").earn(0, *["soy"] * 3).planting()
    t.field(0, red=1).field(0, blue=1)
    t.play(0, "buy field")

    assert "lone-bean" == t.refused(0, "harvest 1")
    t.field(0, slot=3, green=1)
    t.play(0, "harvest 2")


@rule("B67")
def test_strictly_a_larger_field_protects_a_lone_bean_as_well() -> None:
    t = scene(lone_bean="strict").hand(0, "soy").field(0, red=1).field(0, blue=2).planting()

    assert "lone-bean" == t.refused(0, "harvest 1")
    t.play(0, "harvest 2")


@rule("B71")
@pytest.mark.parametrize(
    ("counts", "thalers"),
    [((1, 2), 0), ((3, 4), 1), ((5, 6), 2), ((7,), 3), ((8, 9, 12, 16), 4)],
)
def test_example_one_stink_beans(counts: tuple[int, ...], thalers: int) -> None:
    for count in counts:
        assert thalers == sold("stink", count)[0]


@rule("B71")
def test_example_five_three_chili_pay_one_and_discard_two() -> None:
    assert (1, {"chili": 2}) == sold("chili", 3)


@rule("B71")
def test_example_six_two_chili_pay_nothing_and_discard_both() -> None:
    assert (0, {"chili": 2}) == sold("chili", 2)

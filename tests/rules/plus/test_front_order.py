"""Phase 1 with an order at the front of the hand, and what becomes of an open order."""

import pytest

from higgle.bohnanza.planting import Planting, Settling
from higgle.bohnanza.trading import Trading
from higgle.core import Stage
from tests.rule import rule
from tests.rules.plus.orders import in_hand, lay_open, met, opened, ordering, plus, take, under
from tests.scene import Scene


def front(order: str, *beans: str) -> Scene:
    """The first seat begins its turn with an order before these beans; all fields are empty."""
    t = ordering().hand(0, *beans).hand(1, "wax", "wax")
    return take(t, 0, order, before=len(beans)).planting()


def listed(t: Scene, seat: int = 0) -> list[str]:
    return [str(action) for action in t.table.actions(seat)]


def stage(t: Scene) -> Stage:
    """Where the turn stands."""
    return t.table.stages[-1]


# At the start of the turn


@rule("P27")
def test_an_order_at_the_front_is_laid_open() -> None:
    t = front("3/4", "soy", "red")

    assert ["show order"] == listed(t)
    assert "order-in-front" == t.refused(0, "plant 1")
    assert "must-plant" == t.refused(0, "pass")
    t.play(0, "show order")

    assert ["3/4"] == opened(t, 0)
    assert (3, 4) == t.told("order_shown")[0].numbers
    assert ["soy", "red"] == in_hand(t, 0)


@rule("P27")
def test_then_one_bean_must_be_planted_and_no_second_may() -> None:
    t = front("3/4", "soy", "soy")

    t.play(0, "show order")
    assert "must-plant" == t.refused(0, "pass")
    assert ["plant 1", "plant 2"] == listed(t)
    assert 1 == t.table.plant_limit(0)
    t.play(0, "plant 1")

    assert Trading() == stage(t)
    assert ["soy"] == in_hand(t, 0)


@rule("P27")
def test_no_second_bean_even_if_the_open_order_is_met_meanwhile() -> None:
    t = front("3/4", "soy", "soy").field(0, 1, soy=2).field(0, 2, red=4)
    t.play(0, "show order")
    t.play(0, "plant 1")
    assert Trading() == stage(t)

    t = front("2/4", "soy", "soy").field(0, 1, soy=2).field(0, 2, red=5)
    t.play(0, "show order")
    t.table.piles[t.table.field_piles + t.table.seats] = t.table.field(0, 1)[1:]
    t.play(0, "meet order")
    assert Planting() == stage(t)
    t.play(0, "plant 1")
    assert Trading() == stage(t)


@rule("P27")
def test_a_met_order_at_the_front_is_met_from_the_hand_and_phase_1_is_ordinary() -> None:
    t = front("3/4", "soy", "soy").field(0, 1, soy=3).field(0, 2, red=4)

    t.play(0, "meet order")
    t.play(0, "plant 1")

    assert ["3/4"] == met(t, 0)
    assert Planting(1) == stage(t)
    t.play(0, "plant 1")
    assert Trading() == stage(t)
    assert [] == in_hand(t, 0)


@rule("P27")
def test_a_met_order_at_the_front_may_be_laid_open_all_the_same() -> None:
    t = front("3/4", "soy").field(0, 1, soy=3).field(0, 2, red=4)

    t.play(0, "show order")
    t.play(0, "meet order")

    assert ["3/4"] == met(t, 0)


@rule("P27")
def test_an_order_without_beans_is_laid_open_and_nothing_is_planted() -> None:
    t = front("3/4")

    assert ("show_order",) == t.asked(0)
    for text in ("plant 1", "pass", "plant red 1"):
        t.refused(0, text)
    t.play(0, "show order")

    assert Trading() == stage(t)
    assert ["3/4"] == opened(t, 0)


@rule("P27")
def test_an_order_without_beans_may_be_met_and_the_phase_is_over() -> None:
    t = front("3/4").field(0, 1, soy=3).field(0, 2, red=4)

    t.play(0, "meet order")

    assert ["3/4"] == met(t, 0)
    assert Trading() == stage(t)


@rule("P27")
def test_an_order_behind_a_bean_is_not_laid_open() -> None:
    t = take(ordering().hand(0, "soy"), 0, "3/4").planting()

    assert "order-not-in-front" == t.refused(0, "show order")


@rule("P27")
@pytest.mark.parametrize("phase", ["trading", "settling", "second bean"])
def test_it_is_laid_open_at_the_start_of_phase_1_only(phase: str) -> None:
    t = front("3/4", "soy").received(0, "red")
    if phase == "second bean":
        t.planting(planted=1)
    else:
        t.trading() if phase == "trading" else t.settling()

    assert "order-not-now" == t.refused(0, "show order")


@rule("P27")
def test_it_is_not_laid_open_in_another_seat_s_turn() -> None:
    t = front("3/4", "soy").planting(active=1)

    assert "order-not-now" == t.refused(0, "show order")


@rule("P27")
def test_the_next_turn_is_an_ordinary_one_again() -> None:
    t = front("3/4", "soy", "soy").deck(*["blue"] * 20)
    t.play(0, "show order")
    t.play(0, "plant 1")
    t.play(0, "end trade")
    t.play(0, "plant blue 2")
    t.play(0, "plant blue 2")

    t.play(1, "plant 1")

    assert (1, Planting(1)) == (t.table.active, stage(t))


# After the first bean


@rule("P31")
def test_while_the_order_is_at_the_front_no_second_bean_is_planted() -> None:
    t = take(ordering().hand(0, "soy", "soy"), 0, "3/4", before=1).planting()

    t.play(0, "plant 1")

    assert "order-in-front" == t.refused(0, "plant 1")
    assert "order-not-now" == t.refused(0, "show order")
    assert ["pass", "harvest 1"] == listed(t)
    t.play(0, "pass")
    assert ["3/4", "soy"] == in_hand(t, 0)
    assert Trading() == stage(t)


@rule("P31")
def test_if_it_is_met_from_there_the_second_bean_may_follow() -> None:
    t = take(ordering().hand(0, "soy", "soy"), 0, "3/4", before=1).planting()
    t.field(0, 1, soy=2).field(0, 2, red=4)

    t.play(0, "plant 1")
    assert ["pass", "harvest 1", "harvest 2", "meet order"] == listed(t)
    t.play(0, "meet order")
    assert Planting(1) == stage(t)
    t.play(0, "plant 1")

    assert [] == in_hand(t, 0)
    assert ["soy"] * 4 == t.in_field(0, 1)


@rule("P31")
def test_or_the_second_bean_is_left() -> None:
    t = take(ordering().hand(0, "soy", "soy"), 0, "3/4", before=1).planting()
    t.field(0, 1, soy=2).field(0, 2, red=4)

    t.play(0, "plant 1")
    t.play(0, "meet order")
    t.play(0, "pass")

    assert ["soy"] == in_hand(t, 0)


@rule("P31")
def test_with_no_bean_left_phase_1_ends_and_the_order_stays() -> None:
    t = take(ordering().hand(0, "soy"), 0, "3/4").planting()

    t.play(0, "plant 1")

    assert Trading() == stage(t)
    assert ["3/4"] == in_hand(t, 0)


# An open order


@rule("P25", "P26")
@pytest.mark.parametrize("phase", ["planting", "trading", "settling"])
def test_an_open_order_is_met_from_the_table(phase: str) -> None:
    t = lay_open(ordering().hand(0, "soy").hand(1, "wax"), 0, "3/4").received(0, "soy")
    t.field(0, 1, blue=3).field(0, 2, red=4)
    {"planting": t.planting, "trading": t.trading, "settling": t.settling}[phase]()

    t.play(0, "meet order")

    assert [] == opened(t, 0)
    assert ["3/4"] == met(t, 0)
    assert 1 == t.thalers(0)


@rule("P28")
def test_an_open_order_not_met_goes_under_the_pile() -> None:
    t = lay_open(ordering().hand(1, "wax"), 0, "3/4").received(0, "soy").settling()

    t.play(0, "plant soy 1")

    assert ["3/4"] == under(t)
    assert [] == opened(t, 0)
    assert (3, 4) == t.told("order_returned")[0].numbers
    assert 1 == t.table.active


@rule("P28")
def test_it_goes_there_when_nothing_was_to_plant_either() -> None:
    t = lay_open(ordering().hand(1, "wax"), 0, "3/4").trading()

    t.play(0, "end trade")

    assert ["3/4"] == under(t)


@rule("P28")
def test_it_lies_face_down_there() -> None:
    t = lay_open(ordering().hand(1, "wax"), 0, "3/4").trading()

    t.play(0, "end trade")

    for audience in (0, 1, None):
        assert (0,) == plus(t).view(audience).piles[plus(t).under]


@rule("P28")
def test_it_is_not_drawn_again_while_others_lie_above_it() -> None:
    """One order is left above it, and that is the one drawn."""
    t = lay_open(ordering().hand(1, "wax"), 0, "3/4").trading()
    last = plus(t).pairs().index((1, 2)) + 1
    bag = [int(code == last) for code in range(len(plus(t).pairs()) + 1)]
    plus(t).piles[plus(t).order_deck] = tuple(bag)

    t.play(0, "end trade")

    assert "1/2" == in_hand(t, 0)[-1]
    assert ["3/4"] == under(t)


@rule("P28")
def test_phase_3_waits_for_the_seat_whose_open_order_is_met() -> None:
    t = lay_open(ordering().hand(1, "wax"), 0, "3/4").received(0, "soy")
    t.field(0, 1, soy=2).field(0, 2, red=4).settling()

    t.play(0, "plant soy 1")

    assert Settling() == stage(t)
    assert ("meet", "pass") == t.asked(0)
    assert [0] == [ask.seat for ask in t.table.asks() if ask.must]
    t.play(0, "meet order")
    assert ["3/4"] == met(t, 0)
    assert 1 == t.table.active


@rule("P25", "P28")
def test_it_waits_for_a_harvest_that_meets_the_order() -> None:
    """The lone blue bean is protected until another joins it; then 0/4 is a harvest away."""
    t = lay_open(ordering().hand(0, "stink").hand(1, "wax"), 0, "0/4").received(0, "blue")
    t.field(0, 1, blue=1).field(0, 2, red=4).settling()

    t.play(0, "plant blue 1")
    t.play(0, "harvest 1")
    t.play(0, "meet order")

    assert ["0/4"] == met(t, 0)
    assert 1 == t.table.active


@rule("P28")
def test_it_waits_also_when_nothing_was_to_plant() -> None:
    t = lay_open(ordering().hand(1, "wax"), 0, "3/4").trading()
    t.field(0, 1, soy=3).field(0, 2, red=4)

    t.play(0, "end trade")

    assert ("meet", "pass") == t.asked(0)


@rule("P25", "P28", "P08")
def test_it_waits_for_two_field_beans_that_bring_the_third_field() -> None:
    """4/0 lies in the second and the third field, as soon as there is one."""
    t = lay_open(ordering(rare="field").hand(1, "wax"), 0, "4/0").received(0, "field")
    t.field(0, 1, field=1).field(0, 2, red=4).settling()

    t.play(0, "plant field 1")
    t.play(0, "harvest 1")
    t.play(0, "meet order")

    assert ["4/0"] == met(t, 0)
    assert 1 == t.table.active


@rule("P25", "P28")
def test_it_waits_for_a_harvest_that_pays_for_the_third_field() -> None:
    """Three thalers and the one that two black-eyed beans bring."""
    t = lay_open(ordering().hand(1, "wax"), 0, "4/0").received(0, "red")
    t.field(0, 1, black_eyed=2).field(0, 2, red=3).earn(0, "soy", "soy", "soy").settling()

    t.play(0, "plant red 2")
    t.play(0, "harvest 1")
    t.play(0, "buy field")
    t.play(0, "meet order")

    assert ["4/0"] == met(t, 0)


@rule("P25", "P28")
def test_it_waits_for_a_third_field_also_with_the_order_in_hand() -> None:
    """The lone bean is protected; only a third field makes a pair that an order can name."""
    t = take(ordering().hand(0, "stink").hand(1, "wax"), 0, "8/0").received(0, "red")
    t.field(0, 1, soy=1).field(0, 2, red=7).earn(0, "soy", "soy", "soy", "soy").settling()

    t.play(0, "plant red 2")
    assert ("meet", "pass") == t.asked(0)
    t.play(0, "buy field")
    t.play(0, "meet order")

    assert ["8/0"] == met(t, 0)


@rule("P28")
def test_it_does_not_wait_for_a_third_field_that_cannot_be_paid() -> None:
    """Three thalers are one too few, and the lone bean is protected."""
    t = take(ordering().hand(0, "stink").hand(1, "wax"), 0, "8/0").received(0, "wax")
    t.field(0, 1, soy=1).field(0, 2, wax=8).earn(0, "soy", "soy", "soy").settling()

    t.play(0, "plant wax 2")

    assert 1 == t.table.active


@rule("P28")
def test_a_seat_that_passes_loses_the_order() -> None:
    t = lay_open(ordering().hand(1, "wax"), 0, "3/4").received(0, "soy")
    t.field(0, 1, soy=2).field(0, 2, red=4).settling()
    t.play(0, "plant soy 1")

    t.play(0, "pass")

    assert ["3/4"] == under(t)
    assert 0 == t.thalers(0)
    assert 1 == t.table.active


@rule("P28")
def test_nobody_passes_with_beans_left_to_plant() -> None:
    """Neither its own nor another seat's; then the seat whose order can be met may."""
    t = lay_open(ordering().hand(1, "wax"), 0, "3/4").received(0, "soy").received(1, "red")
    t.field(0, 1, soy=2).field(0, 2, red=4).settling()

    assert "must-plant" == t.refused(0, "pass")
    t.play(0, "plant soy 1")
    assert "must-plant" == t.refused(0, "pass")
    assert "nothing-to-pass" == t.refused(1, "pass")
    t.play(1, "plant red 1")
    t.play(0, "pass")

    assert 1 == t.table.active


@rule("P28")
def test_a_harvest_that_undoes_the_order_ends_the_wait() -> None:
    t = lay_open(ordering().hand(1, "wax"), 0, "3/4").received(0, "soy")
    t.field(0, 1, soy=2).field(0, 2, red=4).settling()
    t.play(0, "plant soy 1")

    t.play(0, "harvest 2")

    assert ["3/4"] == under(t)
    assert 1 == t.table.active


@rule("P28")
def test_after_the_last_deck_an_open_order_can_still_be_met_in_phase_3() -> None:
    t = lay_open(ordering().hand(1, "wax"), 0, "3/4").received(0, "soy")
    t.field(0, 1, soy=2).field(0, 2, red=4).settling().exhausted(3)
    t.play(0, "plant soy 1")

    t.play(0, "meet order")

    assert t.table.over
    assert {"thalers": 4, "orders": 1} == t.table.scores(detail=True)[0]


@rule("P27")
def test_any_seat_is_asked_for_the_order_at_its_front() -> None:
    """The second seat has one, the others have none."""
    t = take(ordering().hand(1, "soy").hand(2, "wax"), 1, "3/4", before=1).planting(active=1)

    assert ("plant", "show_order") == t.asked(1)
    assert ["show order"] == listed(t, 1)


@rule("P08", "P25")
def test_the_third_field_is_offered_even_if_the_order_can_no_longer_be_met() -> None:
    """Phase 3 had waited for the order alone."""
    t = ordering(rare="field", lone_bean="strict").field(0, field=2).field(0, soy=3).hand(1, "wax")
    lay_open(t, 0, "2/3").settling()

    t.play(0, "harvest 1")

    assert ("buy_field", "pass") == t.asked(0)


@rule("P08", "P27")
def test_nothing_is_planted_while_the_third_field_is_offered() -> None:
    """Neither the bean nor the order in front of it is the reason."""
    t = ordering(rare="field", lone_bean="strict").field(0, field=2).hand(0, "soy")
    take(t, 0, "3/4", before=1).planting()

    t.play(0, "harvest 1")

    assert "not-planting" == t.refused(0, "plant 1")

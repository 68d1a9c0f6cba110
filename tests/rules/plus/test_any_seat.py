"""What holds for the first seat holds for every other: orders from hand to pile."""

from random import Random

import pytest

from higgle.bohnanza.planting import Planting
from tests.rule import rule
from tests.rules.plus.orders import (
    empty_pile,
    in_hand,
    lay_open,
    met,
    opened,
    ordering,
    plus,
    take,
    under,
)
from tests.scene import Scene, scene

EACH = pytest.mark.parametrize("seat", range(4))


def before_turn_of(t: Scene, seat: int) -> Scene:
    """Everybody has a bean, but for this seat; the one before it ends its trading."""
    for other in range(4):
        if other != seat:
            t.hand(other, "wax")
    return t.trading((seat - 1) % 4)


@EACH
@rule("P27")
def test_whoever_has_an_order_alone_begins_its_turn_with_it(seat: int) -> None:
    t = before_turn_of(take(ordering(), seat, "3/4"), seat)

    t.play((seat - 1) % 4, "end trade")

    assert (seat, Planting()) == (t.table.active, t.now())
    assert ("show_order",) == t.asked(seat)
    t.play(seat, "show order")
    assert ["3/4"] == opened(t, seat)


@EACH
@rule("P28")
def test_an_open_order_goes_under_the_pile_and_another_is_drawn(seat: int) -> None:
    t = lay_open(ordering(), seat, "3/4").trading(seat)
    for other in range(4):
        t.hand(other, "wax")

    t.play(seat, "end trade")

    assert (["3/4"], []) == (under(t), opened(t, seat))
    assert 1 == sum("/" in card for card in in_hand(t, seat))
    assert [0] * 3 == [len(opened(t, other)) for other in range(4) if other != seat]


@EACH
@rule("P23", "P26")
def test_an_order_is_met_and_pays(seat: int) -> None:
    t = take(ordering(), seat, "3/4").field(seat, 1, soy=3).field(seat, 2, red=4)
    t.earn(seat, "soy").hand(seat, "wax").planting(active=seat)

    t.play(seat, "meet order")

    assert ["3/4"] == met(t, seat)
    assert {"thalers": 1, "orders": 1} == t.table.scores(detail=True)[seat]
    t.earn(seat, "red", "red")
    t.play(seat, "buy field")
    assert ([], ["3/4"]) == (met(t, seat), under(t))
    assert 0 == t.table.scores()[seat]


@EACH
@rule("P28", "P08")
@pytest.mark.parametrize("lone_bean", ["lenient", "strict"])
def test_phase_3_waits_for_two_field_beans_that_bring_the_third_field(
    seat: int, lone_bean: str
) -> None:
    """4/0 lies in the second and the third field, taken at once or when asked."""
    t = lay_open(ordering(rare="field", lone_bean=lone_bean), seat, "4/0").received(seat, "field")
    t.field(seat, 1, field=1).field(seat, 2, red=4).hand((seat + 1) % 4, "wax").settling(seat)

    t.play(seat, "plant field 1")

    assert ("meet", "pass") == t.asked(seat)
    t.play(seat, "harvest 1")
    if lone_bean == "strict":
        t.play(seat, "buy field")
    t.play(seat, "meet order")
    assert ["4/0"] == met(t, seat)


@EACH
@rule("P28")
def test_an_order_under_the_pile_is_drawn_when_nothing_lies_above_it(seat: int) -> None:
    t = empty_pile(lay_open(ordering(), seat, "3/4")).trading(seat)
    for other in range(4):
        t.hand(other, "wax")

    t.play(seat, "end trade")

    assert ("3/4", []) == (in_hand(t, seat)[-1], under(t))


@EACH
@rule("P41")
def test_by_agreement_the_active_seat_deals_on_what_it_received(seat: int) -> None:
    other = (seat + 1) % 4
    t = scene("bohnanza-plus", 4, retrade=True).received(seat, "red").received(other, "soy")
    t.trading(seat)

    assert "not-open" == t.refused(other, "offer 1 soy up for 1 blue to all")
    assert "not-open" == t.refused(seat, "offer 1 soy up for 1 blue to all")
    t.play(seat, "offer 1 red up for 1 blue to all")


@rule("P37")
def test_an_imagined_order_lies_somewhere_in_its_hand() -> None:
    """Each of the others, at any place; one's own where it is."""
    t = ordering().trading()
    for seat, order in enumerate(("3/4", "1/2", "2/3", "4/4")):
        take(t.hand(seat, *["wax"] * seat), seat, order)
    places = [set[int]() for _ in range(4)]
    for seed in range(40):
        whole = plus(t).view(1).imagine(Random(seed))
        for seat in range(4):
            places[seat].update(whole.piles[whole.order_places + seat])

    assert [{0}, {1}, {0, 1, 2}, {0, 1, 2, 3}] == places

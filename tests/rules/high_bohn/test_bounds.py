"""Numbers just at a bound, and seats and sorts on either side, in the town."""

import pytest

from higgle.bohnanza.high_bohn.bank import Arranging, Moving
from higgle.bohnanza.high_bohn.ending import LastHarvest
from higgle.bohnanza.planting import Planting
from tests.rule import rule
from tests.rules.high_bohn.town import Town, town


@rule("H26", "H27")
@pytest.mark.parametrize(("cards", "asked"), [(0, False), (1, False), (2, True)])
def test_one_card_cannot_be_moved_in_a_hand(cards: int, asked: bool) -> None:
    t = town().owns(1, "bank 4").hand(1, *["blue"] * cards).before_turn_of(1)

    assert asked == isinstance(t.now(), Moving)


@rule("H25", "H27")
@pytest.mark.parametrize(("left", "asked"), [(0, False), (1, False), (2, True)])
def test_one_card_drawn_has_no_order(left: int, asked: bool) -> None:
    """The deck ends with it; it joins the hand at once."""
    t = town().owns(0, "bank 3").trading().deck(*["red"] * left).hand(1, "blue")

    t.play(0, "end trade")

    assert asked == isinstance(t.now(), Arranging)
    assert asked or ["red"] * left == t.in_hand(0)


@rule("H24", "H27")
def test_the_top_card_is_looked_at_once_and_put_under_after_that() -> None:
    t = town().owns(0, "bank 2").hand(0, "blue").before_turn_of(0)

    assert "not-the-moment" == t.refused(0, "put under")
    t.play(0, "look")
    assert "not-the-moment" == t.refused(0, "look")
    t.play(0, "put under")


@rule("H32")
@pytest.mark.parametrize(
    ("building", "field", "own"), [("saloon 2", 5, "green"), ("blacksmith 2", 6, "chili")]
)
def test_a_reserved_field_is_for_its_sort_alone(building: str, field: int, own: str) -> None:
    for sort in ("blue", "chili", "stink", "green", "soy", "garden"):
        t = town().owns(0, building).hand(0, sort)
        assert (sort == own) == (f"plant {field}" in t.listed(0))
        if sort != own:
            assert "reserved-field" == t.refused(0, f"plant {field}")


@rule("H21", "B66")
@pytest.mark.parametrize(("sort", "sells"), [("red", False), ("garden", True), ("cognac", False)])
def test_mine_three_sells_a_lone_garden_bean_and_no_other(sort: str, sells: bool) -> None:
    t = town(cognac=True).owns(0, "mine 3").field(0, 1, **{sort: 1}).field(0, 2, blue=5)
    t.hand(0, "soy")

    assert sells == ("harvest 1" in t.listed(0))


def waiting() -> Town:
    """The third seat wants farm 2, and the first could take it."""
    t = town().earn(0, "soy", "soy").earn(2, "soy", "soy", "soy").hand(0, "blue")
    t.play(2, "buy farm 2")
    return t


@rule("H06")
@pytest.mark.parametrize("other", ["farm 1", "farm 3", "mine 1", "jail 4"])
def test_while_a_purchase_waits_it_is_about_that_building_alone(other: str) -> None:
    assert "purchase-waits" == waiting().refused(0, f"buy {other}")
    assert "no-such-purchase" == waiting().refused(0, f"let pass {other}")


@rule("H51")
@pytest.mark.parametrize("other", ["mine 1", "tipi 1", "jail 1", "distillery 1"])
def test_a_type_that_is_sold_out_is_sold_alone(other: str) -> None:
    t = town(cognac=True).earn(0, "cognac", "cognac").earn(1, "soy").hand(0, "blue")
    t.play(0, "buy distillery 2")
    t.play(0, "name farm")

    assert "other-type-sold" == t.refused(1, f"buy {other}")


@rule("H43", "H17")
def test_the_last_harvest_waits_for_everybody_who_has_a_choice() -> None:
    t = town()
    for seat in (0, 2):
        t.owns(seat, "bank 1" if seat else "bank 2").field(seat, 1, blue=4, soy=2)
    t.ends()

    assert [0, 2] == t.must()
    t.play(0, "harvest 1 keeping 2 soy")
    assert (LastHarvest(), [2]) == (t.now(), t.must())
    t.play(2, "harvest 1 keeping 2 blue")
    assert not isinstance(t.now(), LastHarvest)


@rule("H20", "H13")
def test_with_mine_two_one_thaler_buys_the_third_field() -> None:
    t = town().owns(0, "mine 2").earn(0, "soy").earn(1, "soy", "soy").hand(0, "blue")

    assert ["buy field"] == [text for text in t.listed(0) if text.startswith("buy field")]
    assert "buy field" not in t.listed(1)
    t.play(0, "buy field")
    assert (0, 1, 2) == t.high.fields[0]


@rule("H06")
@pytest.mark.parametrize("deeds", [["buy farm 2"], ["let pass farm 2"]])
def test_after_a_purchase_the_game_goes_on_where_it_was(deeds: list[str]) -> None:
    """Whoever got the building."""
    t = waiting()

    for deed in deeds:
        t.play(0, deed)

    assert (Planting(),) == t.high.stages
    assert ["farm 2"] == t.owned(0) + t.owned(2)

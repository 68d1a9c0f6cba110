"""Three to seven seats: which beans are in, the deal, the third field, the draw and the end."""

import pytest

import higgle
from higgle.bohnanza.beans import NAMES
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.planting import Planting
from higgle.bohnanza.trading import Trading
from higgle.core import Illegal
from tests.rule import rule
from tests.scene import Scene, scene

BASE = {
    "blue": 20,
    "chili": 18,
    "stink": 16,
    "green": 14,
    "soy": 12,
    "black-eyed": 10,
    "red": 8,
    "garden": 6,
}


def plus(seats: int, **options: object) -> Scene:
    return scene("bohnanza-plus", seats, **options)


def dealt(seats: int, **options: object) -> Bohnanza:
    """A game just dealt."""
    table = higgle.new("bohnanza-plus", seats, "deal", options)
    assert isinstance(table, Bohnanza)
    return table


def beans(seats: int, **options: object) -> dict[str, int]:
    """The whole deck by sort."""
    deck = plus(seats, **options).box
    return {NAMES[code]: count for code, count in enumerate(deck) if count}


# How many seats


@rule("P12")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_three_to_seven_can_play(seats: int) -> None:
    assert seats == dealt(seats).seats


@rule("P12")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 8])
def test_no_other_number_can(seats: int) -> None:
    with pytest.raises(Illegal) as refused:
        dealt(seats)

    assert "wrong-seats" == refused.value.reason
    assert "3" in str(refused.value)
    assert "7" in str(refused.value)


# Which sorts


@rule("P01", "P13")
def test_with_three_seats_cocoa_and_field_beans_are_out() -> None:
    assert {**BASE, "wax": 22, "coffee": 24} == beans(3)
    assert 150 == sum(beans(3).values())


@rule("P02", "P13")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_seats_coffee_is_out_and_cocoa_stays(seats: int) -> None:
    assert {**BASE, "wax": 22, "cocoa": 4} == beans(seats)
    assert 130 == sum(beans(seats).values())


@rule("P02", "P13")
@pytest.mark.parametrize("seats", [4, 5])
def test_or_field_beans_stay_instead_of_cocoa(seats: int) -> None:
    assert {**BASE, "wax": 22, "field": 3} == beans(seats, rare="field")
    assert 129 == sum(beans(seats, rare="field").values())


@rule("P02")
def test_cocoa_stays_when_nothing_was_agreed() -> None:
    assert beans(4, rare="cocoa") == beans(4)
    with pytest.raises(Illegal):
        plus(4, rare="coffee")


@rule("P03", "P13")
@pytest.mark.parametrize("seats", [6, 7])
@pytest.mark.parametrize("rare", ["cocoa", "field"])
def test_with_six_or_seven_seats_garden_cocoa_and_field_beans_are_out(
    seats: int, rare: str
) -> None:
    without_garden = {name: count for name, count in BASE.items() if name != "garden"}

    assert {**without_garden, "wax": 22, "coffee": 24} == beans(seats, rare=rare)
    assert 144 == sum(beans(seats).values())


@rule("P13")
def test_the_full_set_is_twelve_sorts() -> None:
    """Over all numbers of seats no other sort comes up."""
    found = {name for seats in range(3, 8) for rare in ("cocoa", "field") for name in beans(seats)}
    found |= set(beans(4, rare="field"))

    assert {*BASE, "wax", "coffee", "cocoa", "field"} == found
    assert 12 == len(found)


@rule("P07", "P13")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_brandy_takes_the_place_of_wax(seats: int) -> None:
    """They are the same twenty-two cards, and never both in the game."""
    wax = beans(seats)
    brandy = beans(seats, twenty_two="brandy")

    assert 22 == wax.pop("wax") == brandy.pop("brandy")
    assert wax == brandy


@rule("P13")
def test_nobody_can_ask_for_a_bean_that_is_out() -> None:
    t = plus(4).hand(0, "blue").trading()

    assert "no-such-beans" == t.refused(0, "offer 1 blue for 1 coffee to all")
    assert "no-such-beans" == t.refused(0, "offer 1 blue for 1 field to all")
    assert "no-such-beans" == t.refused(0, "offer 1 blue for 1 brandy to all")


# Beanometers

METERS = [
    ("wax", {}, 3, [3, 4, 6, 7, 8, 9, 10, 11, 22], [0, 1, 1, 2, 2, 3, 3, 4, 4]),
    ("brandy", {"twenty_two": "brandy"}, 3, [3, 4, 6, 7, 8, 9, 10, 11], [0, 1, 1, 2, 2, 3, 3, 4]),
    ("coffee", {}, 3, [3, 4, 6, 7, 9, 10, 11, 12, 24], [0, 1, 1, 2, 2, 3, 3, 4, 4]),
    ("cocoa", {}, 4, [1, 2, 3, 4], [0, 2, 3, 4]),
    ("cocoa", {"cocoa_print": "english"}, 4, [1, 2, 3, 4], [0, 2, 3, 4]),
    ("cocoa", {"cocoa_print": "german"}, 4, [1, 2, 3, 4], [0, 1, 3, 4]),
]


@rule("P07")
@pytest.mark.parametrize(("bean", "options", "seats", "counts", "pay"), METERS)
def test_beanometers_of_the_new_beans(
    bean: str, options: dict[str, object], seats: int, counts: list[int], pay: list[int]
) -> None:
    earned = []
    for count in counts:
        t = plus(seats, **options).field(0, **{bean: count}).trading()
        t.play(0, "harvest 1")
        earned.append(t.thalers(0))
        assert count - t.thalers(0) == t.discard().get(bean, 0)

    assert pay == earned


# The deal


@rule("P04")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (3, [5, 5, 5]),
        (4, [5, 5, 5, 5]),
        (5, [5, 5, 5, 5, 5]),
        (6, [3, 4, 5, 6, 6, 6]),
        (7, [3, 4, 5, 6, 6, 6, 6]),
    ],
)
def test_the_deal(seats: int, sizes: list[int]) -> None:
    table = dealt(seats)

    assert sizes == [len(table.hand(seat)) for seat in range(seats)]
    assert [0] * seats == table.scores()
    assert 0 == table.active


# Fields


@rule("P01")
def test_with_three_seats_everybody_starts_with_three_fields() -> None:
    t = plus(3).hand(0, "soy", "blue").field(0, red=1).field(0, blue=1).planting()

    t.play(0, "plant 3")

    assert ["soy"] == t.in_field(0, 3)
    assert ((0, 1, 2),) * 3 == dealt(3).fields


@rule("P01", "P05")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_with_more_seats_everybody_starts_with_two(seats: int) -> None:
    t = plus(seats).hand(0, "soy").planting()

    assert "no-such-field" == t.refused(0, "plant 3")
    assert ((0, 1),) * seats == dealt(seats).fields


@rule("P01")
def test_with_three_seats_no_field_is_for_sale() -> None:
    t = plus(3).hand(0, "soy").earn(1, *["blue"] * 8).planting()

    assert "no-field-for-sale" == t.refused(1, "buy field")


@rule("P05")
@pytest.mark.parametrize(("seats", "price"), [(4, 4), (5, 4), (6, 3), (7, 3)])
def test_price_of_the_third_field(seats: int, price: int) -> None:
    """Exactly the price is taken, from the top of the pile, also in another seat's turn."""
    t = plus(seats).hand(0, "soy").planting()
    t.earn(1, "red", *["blue"] * price)

    t.play(1, "buy field")

    assert 1 == t.thalers(1)
    assert {"blue": price} == t.discard()
    assert (0, 1, 2) == t.table.fields[1]


@rule("P05")
@pytest.mark.parametrize(("seats", "price"), [(4, 4), (5, 4), (6, 3), (7, 3)])
def test_one_thaler_less_does_not_buy_it(seats: int, price: int) -> None:
    t = plus(seats).hand(0, "soy").earn(1, *["blue"] * (price - 1)).planting()

    assert "too-few-thalers" == t.refused(1, "buy field")


@rule("P11")
def test_the_third_field_lies_to_the_right_of_the_second() -> None:
    t = plus(6).hand(0, "soy").earn(0, *["blue"] * 3).planting()
    t.field(0, red=1).field(0, blue=1)

    t.play(0, "buy field")
    t.play(0, "plant 3")

    assert [["red"], ["blue"], ["soy"]] == [t.in_field(0, slot) for slot in (1, 2, 3)]


# The draw and the end


@rule("P06")
@pytest.mark.parametrize(("seats", "count"), [(3, 3), (4, 3), (5, 3), (6, 4), (7, 4)])
def test_phase_4_draws(seats: int, count: int) -> None:
    t = plus(seats).hand(0, "soy").hand(1, "red").trading()
    t.deck(*["blue"] * 4, "chili", "chili")

    t.play(0, "end trade")

    assert ["soy", *["blue"] * count] == t.in_hand(0)
    assert 1 == t.table.active


@rule("P01")
def test_with_three_seats_the_second_exhaustion_ends_the_game() -> None:
    t = plus(3).hand(1, "red").trading().exhausted(1).deck("blue").discarded("soy", "soy")

    t.play(0, "end trade")

    assert 2 == t.table.exhausted
    assert t.table.over


@rule("P01")
def test_with_three_seats_the_first_does_not() -> None:
    t = plus(3).hand(1, "red").trading().deck("blue").discarded("soy", "soy", "soy")

    t.play(0, "end trade")

    assert 1 == t.table.exhausted
    assert (Planting(),) == t.table.stages


@rule("P12")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_with_more_seats_the_third_one_does(seats: int) -> None:
    t = plus(seats).hand(1, "red").trading().exhausted(1)
    t.deck("blue").discarded(*["soy"] * 4)
    t.play(0, "end trade")
    assert 2 == t.table.exhausted
    assert not t.table.over

    t = plus(seats).hand(1, "red").trading().exhausted(2).deck("blue").discarded("soy", "soy")
    t.play(0, "end trade")
    assert 3 == t.table.exhausted
    assert t.table.over


# The rest is as in the base game


@rule("P12")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_a_turn_is_the_base_game_s(seats: int) -> None:
    """Front card first, two at most, two turned up, deals with the active seat, all planted."""
    t = plus(seats).hand(0, "soy", "red", "blue").hand(1, "chili").hand(2, "stink").planting()
    t.deck("green", "wax", *["blue"] * 6)

    assert "front-card-first" == t.refused(0, "plant red 1")
    t.play(0, "plant 1")
    t.play(0, "plant 2")
    assert (Trading(),) == t.table.stages
    assert ["green", "wax"] == t.names(t.table.piles[t.table.turned_up])
    assert "not-a-partner" == t.refused(1, "offer 1 chili for 1 stink to 3")
    t.play(0, "offer 1 wax up for 1 chili to all")
    t.play(1, "accept 1 with 1")
    t.play(0, "confirm 1 with 2")
    t.play(0, "end trade")
    t.play(1, "plant wax 1")
    t.play(0, "harvest 1")
    t.play(0, "harvest 2")
    t.play(0, "plant green 1")
    t.play(0, "plant chili 2")

    assert 1 == t.table.active
    assert ["blue"] * (4 if seats < 6 else 5) == t.in_hand(0)


@rule("P12")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_lone_beans_are_protected_as_in_the_base_game(seats: int) -> None:
    t = plus(seats).hand(0, "soy").field(1, wax=1).field(1, red=2).planting()

    assert "lone-bean" == t.refused(1, "harvest 1")
    t.play(1, "harvest 2")
    t.play(1, "harvest 1")


@rule("P12")
def test_options_of_the_base_game_hold_too() -> None:
    strict = plus(3, lone_bean="strict").hand(0, "soy").field(0, wax=1).planting()
    assert "lone-bean" == strict.refused(0, "harvest 1")

    single = plus(3).hand(0, "wax").field(0, wax=1).planting()
    assert "grows-elsewhere" == single.refused(0, "plant 2")
    plus(3, same_sort_twice=True).hand(0, "wax").field(0, wax=1).planting().play(0, "plant 2")

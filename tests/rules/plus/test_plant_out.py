"""The variant in which the hands are planted and sold after the end."""

import pytest

from higgle.bohnanza.plus.fields import PlantingOut
from tests.rule import rule
from tests.rules.plus.orders import lay_open, met, ordering, take
from tests.scene import Scene, scene


def last(plant_out: str, **options: object) -> Scene:
    """Trading in the last turn: nobody has anything to draw but one stink bean."""
    t = scene("bohnanza-plus", 4, plant_out=plant_out, **options)
    return t.trading().exhausted(2).deck("stink")


def listed(t: Scene, seat: int) -> list[str]:
    return [str(action) for action in t.table.actions(seat)]


@rule("P40")
def test_by_default_hands_are_not_planted() -> None:
    t = scene("bohnanza-plus", 4).trading().exhausted(2).deck("stink").hand(1, "red", "red")

    t.play(0, "end trade")

    assert t.table.over
    assert [0] * 4 == t.table.scores()


@rule("P40")
@pytest.mark.parametrize("plant_out", ["fields", "free"])
def test_after_the_end_everybody_plants_the_hand_and_then_all_is_sold(plant_out: str) -> None:
    t = last(plant_out).hand(1, "red", "red", "blue")

    t.play(0, "end trade")
    assert (PlantingOut(),) == t.table.stages
    assert [0, 1] == [ask.seat for ask in t.table.asks() if ask.must]
    t.play(0, "plant 1")
    for text in ("plant 1", "plant 1", "plant 2"):
        t.play(1, text)

    assert t.table.over
    assert [0, 1, 0, 0] == t.table.scores()


@rule("P40")
def test_all_plant_at_the_same_time() -> None:
    t = last("fields").hand(1, "red", "red").hand(2, "blue", "blue")
    t.play(0, "end trade")

    t.play(2, "plant 1")
    t.play(1, "plant 1")
    t.play(2, "plant 1")
    t.play(0, "plant 1")
    assert not t.table.over
    t.play(1, "plant 1")

    assert t.table.over


@rule("P40")
def test_the_front_card_goes_first() -> None:
    t = last("fields").hand(1, "red", "blue")
    t.play(0, "end trade")

    assert ["plant 1", "plant 2"] == listed(t, 1)
    assert "front-card-first" == t.refused(1, "plant blue 1")
    t.play(1, "plant 2")

    assert ["red"] == t.in_field(1, 2)


@rule("P40")
def test_it_begins_after_phase_3_when_the_deck_ran_out_in_phase_2() -> None:
    t = scene("bohnanza-plus", 4, plant_out="fields").hand(1, "red").exhausted(3)
    t.turned_up("soy").trading()
    t.play(0, "end trade")

    t.play(0, "plant soy 1")

    assert (PlantingOut(),) == t.table.stages


@rule("P40")
def test_with_no_hand_at_all_the_game_is_over() -> None:
    t = scene("bohnanza-plus", 4, plant_out="free").exhausted(3).field(1, red=2).trading()

    t.play(0, "end trade")

    assert t.table.over
    assert [0, 1, 0, 0] == t.table.scores()


# Harvests in between


@rule("P40")
def test_fields_may_be_harvested_in_between() -> None:
    t = last("fields").hand(1, "red").field(1, blue=4).field(2, blue=6)
    t.play(0, "end trade")

    t.play(1, "harvest 1")
    t.play(2, "harvest 1")

    assert [0, 1, 2, 0] == t.table.scores()


@rule("P40")
def test_lone_beans_are_protected_as_ever() -> None:
    t = last("fields").hand(1, "red").field(1, blue=1).field(1, stink=3)
    t.play(0, "end trade")

    assert "lone-bean" == t.refused(1, "harvest 1")
    assert ["harvest 2"] == listed(t, 1)


@rule("P40")
def test_a_strict_lone_bean_stays_strict() -> None:
    t = last("fields", lone_bean="strict").hand(1, "red").field(1, blue=1)
    t.play(0, "end trade")

    assert "lone-bean" == t.refused(1, "harvest 1")


@rule("P40")
def test_on_own_fields_only_a_bean_that_fits_none_needs_a_harvest() -> None:
    t = last("fields").hand(1, "red").field(1, blue=4).field(1, stink=3)
    t.play(0, "end trade")

    assert "other-sort-grows" == t.refused(1, "plant 1")
    assert "no-such-field" == t.refused(1, "plant 3")
    assert "no-such-field" == t.refused(1, "plant 4")
    t.play(1, "harvest 1")
    t.play(1, "plant 1")

    assert ["red"] == t.in_field(1, 1)


@rule("P40", "B68")
def test_the_third_field_may_still_be_bought() -> None:
    """The rulebook forbids deals and orders then, and nothing else."""
    t = last("fields").hand(1, "red").earn(1, *["blue"] * 6)
    t.play(0, "end trade")

    assert "buy field" in listed(t, 1)
    t.play(1, "buy field")

    assert ((0, 1, 2), 2) == (t.table.fields[1], t.thalers(1))


@rule("P08", "P40")
def test_two_field_beans_still_win_a_field() -> None:
    t = last("fields", rare="field").hand(1, "field", "red").field(1, field=1).field(1, blue=4)
    t.play(0, "end trade")

    t.play(1, "plant 1")
    t.play(1, "harvest 1")
    t.play(1, "plant 3")

    assert ["red"] == t.in_field(1, 3)


# New fields


@rule("P40")
def test_with_free_fields_a_bean_that_fits_none_opens_a_new_one() -> None:
    t = last("free").hand(1, "red", "soy", "red").field(1, blue=4).field(1, stink=3)
    t.play(0, "end trade")

    t.play(1, "plant 4")
    t.play(1, "plant 5")
    t.play(1, "plant 4")
    t.play(0, "plant 1")

    assert t.table.over
    assert [0, 3, 0, 0] == t.table.scores()
    assert (0, 1, 3, 4) == t.table.fields[1]


@rule("P40")
def test_a_bean_that_fits_a_field_opens_none() -> None:
    t = last("free").hand(1, "blue", "red").field(1, blue=4)
    t.play(0, "end trade")

    assert "no-such-field" == t.refused(1, "plant 4")
    t.play(1, "plant 1")
    assert "no-such-field" == t.refused(1, "plant 4")


@rule("P40")
def test_a_harvest_makes_room_where_a_new_field_was_due() -> None:
    t = last("free").hand(1, "red").field(1, blue=4).field(1, stink=3)
    t.play(0, "end trade")
    assert ["plant 4", "harvest 1", "harvest 2"] == listed(t, 1)

    t.play(1, "harvest 1")

    assert ["plant 1", "harvest 2"] == listed(t, 1)


@rule("P40")
def test_a_hand_of_every_sort_finds_room() -> None:
    sorts = ("blue", "chili", "stink", "green", "soy", "black-eyed", "red", "garden", "wax")
    t = last("free").hand(1, *sorts, "cocoa")
    t.play(0, "end trade")
    t.play(0, "plant 1")

    for _ in range(9):
        t.play(1, next(text for text in listed(t, 1) if text.startswith("plant")))
    assert not t.table.over
    t.play(1, "plant 11")

    assert t.table.over


# No deals, no orders


@rule("P40")
def test_there_are_no_deals() -> None:
    t = last("fields").hand(1, "red")
    t.play(0, "end trade")

    assert "not-trading" == t.refused(1, "offer 1 red for 1 stink to 1")
    assert "not-trading" == t.refused(0, "end trade")


@rule("P25", "P40")
def test_there_are_no_orders() -> None:
    """Neither the order in the hand of the seat whose turn was the last, nor another's."""
    t = ordering(plant_out="fields").hand(0, "red").hand(1, "blue").trading()
    t.exhausted(2).deck("stink").field(0, 1, red=3).field(0, 2, blue=4)
    take(take(t, 0, "3/4"), 1, "0/8")
    t.play(0, "end trade")
    t.play(0, "pass")

    assert (PlantingOut(),) == t.table.stages
    assert "order-own-turn" == t.refused(0, "meet order")
    assert "order-not-now" == t.refused(0, "show order")
    assert [] == [text for text in listed(t, 0) if "order" in text]
    assert not any("meet" in (*ask.forms, *ask.rights) for ask in t.table.asks())


@rule("P28", "P40")
def test_an_open_order_is_gone_before() -> None:
    t = lay_open(ordering(plant_out="fields").hand(1, "blue"), 0, "3/4").trading()
    t.exhausted(2).deck("stink")

    t.play(0, "end trade")

    assert ["order_returned"] == [e.name for e in t.events if e.name.startswith("order")]
    assert [] == met(t, 0)


@rule("P40")
def test_an_order_among_the_beans_is_in_nobody_s_way() -> None:
    t = ordering(plant_out="fields").hand(1, "blue", "red").trading().exhausted(2).deck("stink")
    take(t, 1, "0/8", before=2)
    t.play(0, "end trade")

    t.play(1, "plant 1")
    t.play(1, "plant 2")

    assert [["blue"], ["red"]] == [t.in_field(1, 1), t.in_field(1, 2)]


# The winner


@rule("P40")
def test_the_tie_break_counts_the_hands_before_this_planting() -> None:
    t = last("fields").hand(1, "wax", "wax").hand(2, "blue").earn(1, "red").earn(2, "red")
    t.play(0, "end trade")

    t.play(0, "plant 1")
    t.play(1, "plant 1")
    t.play(1, "plant 1")
    t.play(2, "plant 1")

    assert [0, 1, 1, 0] == t.table.scores()
    assert [1] == t.table.winners()


@rule("P40")
def test_thalers_of_this_planting_count() -> None:
    t = last("fields").hand(1, "red", "red").earn(2, "blue").hand(1, "red")
    t.play(0, "end trade")
    t.play(0, "plant 1")

    for _ in range(3):
        t.play(1, "plant 1")

    assert [0, 2, 1, 0] == t.table.scores()
    assert [1] == t.table.winners()

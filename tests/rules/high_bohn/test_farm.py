"""Farms, bought with soy beans."""

import pytest

from tests.rule import rule
from tests.rules.high_bohn.town import town


@rule("H28")
@pytest.mark.parametrize("sort", ["green", "stink", "chili", "blue", "cognac"])
def test_farm_two_lets_soy_join_a_sort_of_fourteen_or_more(sort: str) -> None:
    """It counts as that sort."""
    t = town(cognac=True).owns(0, "farm 2").field(0, **{sort: 2}).hand(0, "soy")

    t.play(0, "plant 1")

    assert [sort, sort, "soy"] == t.in_field(0, 1)
    assert t.high.meter(0, t.high.field(0, 0)[0])[3] == t.high.payout(0, 0)


@rule("H28")
@pytest.mark.parametrize("sort", ["garden", "red", "black_eyed"])
def test_soy_joins_no_smaller_number(sort: str) -> None:
    t = town().owns(0, "farm 2").field(0, 1, **{sort: 2}).hand(0, "soy")

    assert "other-sort-grows" == t.refused(0, "plant 1")


@rule("H28")
def test_without_farm_two_soy_joins_nothing() -> None:
    t = town().owns(0, "farm 3").field(0, 1, blue=2).hand(0, "soy")

    assert "other-sort-grows" == t.refused(0, "plant 1")


@rule("H28")
def test_both_sorts_may_follow_until_the_harvest() -> None:
    """Four blue and two soy beans pay as six blue ones."""
    t = town().owns(0, "farm 2", "tipi 1").field(0, 1, blue=3, soy=1).hand(0, "blue", "soy")
    t.play(0, "plant 1")
    t.play(0, "plant 1")
    assert ["blue", "blue", "blue", "soy", "blue", "soy"] == t.in_field(0, 1)

    t.play(0, "harvest 1 keeping 1 blue and 1 soy")

    assert ["blue", "soy"] == t.purse(0)


@rule("H28")
def test_no_third_sort_joins_a_mixed_field() -> None:
    t = town().owns(0, "farm 2").field(0, 1, blue=3, soy=1).hand(0, "chili")

    assert "other-sort-grows" == t.refused(0, "plant 1")


@rule("H28")
def test_soy_joins_nothing_while_another_field_holds_soy() -> None:
    """Pure soy."""
    t = town().owns(0, "farm 2").field(0, 1, blue=2).field(0, 2, soy=1).hand(0, "soy")

    assert "other-sort-grows" == t.refused(0, "plant 1")
    t.play(0, "plant 2")


@rule("H28")
def test_soy_joins_nothing_while_another_field_is_mixed() -> None:
    t = town().owns(0, "farm 2").field(0, 1, blue=2, soy=1).field(0, 2, chili=2).hand(0, "soy")

    assert "other-sort-grows" == t.refused(0, "plant 2")
    t.play(0, "plant 1")


@rule("H28")
def test_while_a_mixed_field_stands_soy_starts_no_second_field() -> None:
    """It grows already."""
    t = town().owns(0, "farm 2").field(0, 1, blue=2, soy=1).hand(0, "soy")

    assert "soy-is-joined" == t.refused(0, "plant 2")


@rule("H28", "B16")
def test_where_a_sort_may_grow_twice_soy_may_too() -> None:
    """The mixed field goes on as well."""
    t = town(same_sort_twice=True).owns(0, "farm 2").field(0, 1, blue=2, soy=1)
    t.hand(0, "soy", "soy")

    t.play(0, "plant 2")
    t.play(0, "plant 1")

    assert (["blue", "blue", "soy", "soy"], ["soy"]) == (t.in_field(0, 1), t.in_field(0, 2))


@rule("H28")
def test_nothing_but_soy_joins_a_field_begun_with_soy() -> None:
    t = town().owns(0, "farm 2").field(0, 1, soy=2).hand(0, "blue")

    assert "other-sort-grows" == t.refused(0, "plant 1")


@rule("H28")
@pytest.mark.parametrize(
    ("slot", "owned", "sort"), [(5, "saloon 2", "green"), (6, "blacksmith 2", "chili")]
)
def test_soy_joins_no_reserved_field(slot: int, owned: str, sort: str) -> None:
    t = town().owns(0, "farm 2", owned).field(0, slot, **{sort: 2}).hand(0, "soy")

    assert "reserved-field" == t.refused(0, f"plant {slot}")


@rule("H28")
def test_a_stew_with_soy_is_a_field_that_holds_soy() -> None:
    """So soy joins no other field; a stew is no field of one sort, so it may still start one."""
    t = town().owns(0, "farm 2", "saloon 3", "mine 4").stew(0, 1, "red", "soy")
    t.field(0, 2, blue=2).hand(0, "soy")

    assert ["plant 4"] == [action for action in t.listed(0) if "plant" in action]
    assert "other-sort-grows" == t.refused(0, "plant 2")


@rule("H28")
def test_soy_is_no_joker_in_a_stew() -> None:
    """A stew has no two beans alike, soy neither."""
    t = town().owns(0, "farm 2", "saloon 3").stew(0, 1, "blue", "soy").hand(0, "soy")

    assert "in-the-stew" == t.refused(0, "plant 1")


@rule("H28", "H33")
def test_with_a_saloon_soy_joins_a_lone_bean_or_begins_a_stew() -> None:
    """The planter says which; planted as usual it counts as the other sort."""
    t = town().owns(0, "farm 2", "saloon 3").field(0, 1, blue=1).hand(0, "soy", "blue", "red")
    assert {"plant 1", "stew 1"} <= set(t.listed(0))
    assert "stew" in t.asked(0)

    t.play(0, "plant 1")

    assert () == t.high.stews[0]
    t.play(0, "plant 1")
    assert ["blue", "soy", "blue"] == t.in_field(0, 1)


@rule("H28", "H33")
def test_soy_planted_as_a_stew_is_one() -> None:
    t = town().owns(0, "farm 2", "saloon 3").field(0, 1, blue=1).hand(0, "soy", "red")

    t.play(0, "stew 1")
    t.play(0, "plant 1")

    assert (0,) == t.high.stews[0]
    assert ["blue", "soy", "red"] == t.in_field(0, 1)


@rule("H28", "H33")
def test_in_phase_three_too() -> None:
    t = town().owns(1, "farm 2", "saloon 4").field(1, 1, chili=1).received(1, "soy").settling()

    t.play(1, "stew soy 1")

    assert (0,) == t.high.stews[1]


@rule("H28", "H33")
def test_where_there_is_no_choice_there_is_nothing_to_say() -> None:
    """A red bean can only begin a stew."""
    t = town().owns(0, "farm 2", "saloon 3").field(0, 1, blue=1).hand(0, "red")

    assert "no-stew-choice" == t.refused(0, "stew 1")


@rule("H28")
def test_a_mixed_field_stays_one_when_a_saloon_is_bought() -> None:
    """Two beans, blue and soy, never become a stew."""
    t = town().owns(0, "farm 2").field(0, 1, blue=1, soy=1).earn(0, "green", "green", "green")
    t.hand(0, "red")

    t.play(0, "buy saloon 3")

    assert "other-sort-grows" == t.refused(0, "plant 1")


@rule("H28", "H39")
def test_soy_counts_as_blue_for_the_jails() -> None:
    """Jail 3: two blue and two soy beans pay two."""
    t = town().owns(0, "farm 2", "jail 3").field(0, 1, blue=2, soy=2)

    assert 2 == t.high.payout(0, 0)


@rule("H28", "H39")
def test_soy_counts_as_chili_for_the_blacksmith() -> None:
    """Blacksmith 3: four chili beans and a soy bean pay two."""
    t = town().owns(0, "farm 2", "blacksmith 3").field(0, 1, chili=4, soy=1)

    assert 2 == t.high.payout(0, 0)


@rule("H29")
def test_farm_three_plants_up_to_three_beans() -> None:
    """The third one too, and no fourth."""
    t = town().owns(0, "farm 3").hand(0, "blue", "blue", "blue", "blue")

    t.play(0, "plant 1")
    t.play(0, "plant 1")
    t.play(0, "plant 1")

    assert ["blue"] == t.in_hand(0)[:1]
    assert ["blue", "blue", "blue"] == t.in_field(0, 1)
    assert "not-planting" == t.refused(0, "plant 1")


@rule("H29")
@pytest.mark.parametrize("planted", [1, 2])
def test_farm_three_may_stop_after_one_or_two(planted: int) -> None:
    t = town().owns(0, "farm 3").hand(0, "blue", "blue", "blue", "blue").planting(planted=planted)

    t.play(0, "pass")

    assert 4 == len(t.high.hand(0))


@rule("H29")
def test_the_first_bean_must_be_planted_with_farm_three_too() -> None:
    t = town().owns(0, "farm 3").hand(0, "blue", "blue", "blue")

    assert "must-plant" == t.refused(0, "pass")


@rule("H30")
@pytest.mark.parametrize(("red", "pay"), [(2, 1), (3, 2), (4, 3), (5, 5), (6, 5)])
def test_farm_four_pays_five_for_exactly_four(red: int, pay: int) -> None:
    t = town().owns(0, "farm 4").field(0, red=red)

    t.play(0, "harvest 1")

    assert pay == t.thalers(0)


@rule("H31")
def test_farm_four_tops_up_the_jails_four_thalers() -> None:
    """Eight blue beans pay five."""
    t = town().owns(0, "farm 4", "jail 3").field(0, blue=8)

    t.play(0, "harvest 1")

    assert 5 == t.thalers(0)
    assert {"blue": 3} == t.discard()


@rule("H31")
def test_ten_blue_beans_pay_five_with_jail_three_alone() -> None:
    t = town().owns(0, "farm 4", "jail 3").field(0, blue=10)

    assert 5 == t.high.payout(0, 0)


@rule("H28", "B16")
@pytest.mark.parametrize("sort", ["chili", "red"])
def test_only_soy_is_refused_because_soy_is_joined(sort: str) -> None:
    """Another sort that grows elsewhere is refused for its own sake."""
    t = town().owns(0, "farm 2", "mine 4").hand(0, sort)
    t.field(0, 1, blue=2, soy=1).field(0, 2, **{sort: 1})

    assert "grows-elsewhere" == t.refused(0, "plant 4")

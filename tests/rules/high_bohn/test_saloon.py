"""Saloons, bought with green beans: a field of their own, and the stew."""

import pytest

from higgle.bohnanza.planting import Planting
from tests.rule import rule
from tests.rules.high_bohn.town import town

EIGHT = ("blue", "chili", "stink", "green", "soy", "black-eyed", "red", "garden")


@rule("H32")
def test_saloon_two_is_a_field_for_green_beans_only() -> None:
    t = town().owns(0, "saloon 2").hand(0, "green", "red")

    t.play(0, "plant 5")

    assert ["green"] == t.in_field(0, 5)
    assert "reserved-field" == t.refused(0, "plant 5")


@rule("H32")
def test_saloon_two_allows_a_second_green_field() -> None:
    """Whichever came first."""
    t = town().owns(0, "saloon 2").field(0, 1, green=2).hand(0, "green", "green")
    t.play(0, "plant 5")
    t.play(0, "plant 1")
    assert (["green"] * 3, ["green"]) == (t.in_field(0, 1), t.in_field(0, 5))

    t = town().owns(0, "saloon 2").field(0, 5, green=2).hand(0, "green", "green")
    t.play(0, "plant 1")

    assert ["green"] == t.in_field(0, 1)


@rule("H32")
def test_a_third_green_field_is_refused() -> None:
    t = town().owns(0, "saloon 2").field(0, 1, green=2).field(0, 5, green=1).hand(0, "green")

    assert "grows-elsewhere" == t.refused(0, "plant 2")


@rule("H32")
def test_the_green_field_counts_for_lone_beans_both_ways() -> None:
    t = town().owns(0, "saloon 2").field(0, 5, green=1).field(0, 1, red=3)
    assert "lone-bean" == t.refused(0, "harvest 5")

    t = town().owns(0, "saloon 2").field(0, 5, green=3).field(0, 1, red=1)
    assert "lone-bean" == t.refused(0, "harvest 1")
    t.play(0, "harvest 5")

    assert ["green"] == t.purse(0)


@rule("H32", "B67")
def test_an_empty_green_field_is_left_out_of_the_strict_count() -> None:
    """Every other field holds one bean: each may be sold."""
    t = town(lone_bean="strict").owns(0, "saloon 2").field(0, 1, red=1).field(0, 2, soy=1)

    t.play(0, "harvest 1")

    assert {"red": 1} == t.discard()


@rule("B67")
def test_an_empty_ordinary_field_protects_lone_beans_in_the_strict_count() -> None:
    t = town(lone_bean="strict").owns(0, "mine 4").field(0, 1, red=1).field(0, 2, soy=1)

    assert "lone-bean" == t.refused(0, "harvest 1")


@rule("H33")
@pytest.mark.parametrize("saloon", ["saloon 3", "saloon 4"])
def test_a_second_sort_makes_a_stew(saloon: str) -> None:
    t = town().owns(0, saloon).field(0, 1, blue=1).hand(0, "red", "soy")

    t.play(0, "plant 1")
    t.play(0, "plant 1")

    assert ["blue", "red", "soy"] == t.in_field(0, 1)
    assert (0,) == t.high.stews[0]


@rule("H33")
def test_no_two_beans_of_a_stew_are_alike() -> None:
    t = town().owns(0, "saloon 3").stew(0, 1, "blue", "red").hand(0, "red")

    assert "in-the-stew" == t.refused(0, "plant 1")


@rule("H33")
@pytest.mark.parametrize("owned", ["saloon 1", "saloon 2"])
def test_other_saloons_make_no_stew(owned: str) -> None:
    t = town().owns(0, owned).field(0, 1, blue=1).hand(0, "red")

    assert "other-sort-grows" == t.refused(0, "plant 1")


@rule("H33")
def test_two_beans_alike_are_no_stew() -> None:
    t = town().owns(0, "saloon 3").field(0, 1, blue=2).hand(0, "red")

    assert "other-sort-grows" == t.refused(0, "plant 1")


@rule("H33")
def test_a_reserved_field_is_no_stew() -> None:
    t = town().owns(0, "saloon 3", "blacksmith 2").field(0, 6, chili=1).hand(0, "red")

    assert "reserved-field" == t.refused(0, "plant 6")


@rule("H33")
def test_the_fields_of_mine_and_third_may_be_stews() -> None:
    t = town().owns(0, "saloon 3", "mine 4").field(0, 4, blue=1).hand(0, "red")

    t.play(0, "plant 4")

    assert (3,) == t.high.stews[0]


@rule("H34")
@pytest.mark.parametrize(
    ("saloon", "pay"),
    [("saloon 3", (0, 1, 1, 1, 2, 3, 4)), ("saloon 4", (0, 1, 1, 2, 3, 4, 5))],
)
def test_a_stew_pays_by_the_saloon(saloon: str, pay: tuple[int, ...]) -> None:
    """From two sorts to eight."""
    paid = []
    for count in range(2, 9):
        t = town().owns(0, saloon).stew(0, 1, *EIGHT[:count])
        t.play(0, "harvest 1")
        paid.append(len(t.under(0)))

    assert list(pay) == paid


@rule("H34")
@pytest.mark.parametrize(("saloon", "pay"), [("saloon 3", 4), ("saloon 4", 5)])
def test_a_ninth_sort_pays_no_more(saloon: str, pay: int) -> None:
    t = town(cognac=True).owns(0, saloon).stew(0, 1, *EIGHT, "cognac")

    assert pay == t.high.payout(0, 0)


@rule("H35")
def test_stew_thalers_lie_under_the_saloon_and_cannot_be_spent() -> None:
    t = town().owns(0, "saloon 3").stew(0, 1, "red", "soy", "blue")

    t.play(0, "harvest 1 keeping soy")

    assert (["soy"], []) == (t.under(0), t.purse(0))
    assert {"red": 1, "blue": 1} == t.discard()
    assert "too-few-of-sort" == t.refused(0, "buy farm 1")
    assert 0 == t.high.thalers(0)
    assert 1 + 3 == t.total(0)


@rule("H36")
def test_a_lone_bean_is_an_ordinary_field_for_the_harvest() -> None:
    """Mine 3 pays a lone garden bean into the pile."""
    t = town().owns(0, "saloon 4", "mine 3").field(0, 1, garden=1)

    t.play(0, "harvest 1")

    assert (["garden"], []) == (t.purse(0), t.under(0))


@rule("H36")
def test_a_lone_bean_planted_before_the_saloon_may_become_a_stew() -> None:
    t = town().field(0, 1, blue=1).hand(0, "red").earn(0, "green", "green", "green")
    assert "other-sort-grows" == t.refused(0, "plant 1")

    t.play(0, "buy saloon 3")
    t.play(0, "pass")
    t.play(0, "plant 1")

    assert (0,) == t.high.stews[0]


@rule("H36")
@pytest.mark.parametrize("saloon", ["saloon 3", "saloon 4"])
def test_who_buys_the_saloon_may_turn_fields_of_one_bean_into_stews_at_once(saloon: str) -> None:
    """Each of them, one after the other; a field with more beans stays as it is."""
    t = town().owns(0, "mine 4").field(0, 1, blue=1).field(0, 2, red=1).field(0, 4, soy=2)
    t.hand(0, "blue").earn(0, *["green"] * 4)

    t.play(0, f"buy {saloon}")
    assert ("stew", "pass") == t.asked(0)
    assert "no-stew-choice" == t.refused(0, "stew 4")
    assert "not-your-turn" == t.refused(1, "stew 1")
    t.play(0, "stew 1")
    assert ("stew", "pass") == t.asked(0)
    t.play(0, "stew 2")

    assert (0, 1) == t.high.stews[0]
    assert Planting(0) == t.now()
    assert "in-the-stew" == t.refused(0, "plant 1")


@rule("H36")
def test_nobody_is_asked_who_has_no_field_of_one_bean() -> None:
    t = town().field(0, 1, blue=2).hand(0, "blue").earn(0, "green", "green", "green")

    t.play(0, "buy saloon 3")

    assert Planting(0) == t.now()


@rule("H33")
def test_a_stew_may_begin_on_an_empty_field_with_a_sort_that_grows_elsewhere() -> None:
    """One bean of different sorts may go on several fields."""
    t = town().owns(0, "saloon 3").field(0, 1, blue=2).hand(0, "blue", "red")

    assert "grows-elsewhere" == t.refused(0, "plant 2")
    t.play(0, "stew 2")
    t.play(0, "plant 2")

    assert (1,) == t.high.stews[0]
    assert ["blue", "red"] == t.in_field(0, 2)


@rule("H33")
def test_no_stew_begins_without_its_saloon_nor_on_a_reserved_field() -> None:
    t = town().owns(0, "blacksmith 2").hand(0, "chili")

    assert "no-stew-choice" == t.refused(0, "stew 1")
    t.owns(0, "saloon 4")
    assert "no-stew-choice" == t.refused(0, "stew 6")
    assert "stew 1" in t.listed(0)
    assert "stew 6" not in t.listed(0)


@rule("H36", "H32")
def test_a_reserved_field_is_no_ordinary_field_when_a_saloon_is_bought() -> None:
    """The lone chili of blacksmith 2 stays what it is."""
    t = town().owns(0, "blacksmith 2").hand(0, "blue").earn(0, "green", "green", "green")
    t.field(0, 6, chili=1)

    t.play(0, "buy saloon 3")

    assert Planting(0) == t.now()
    assert "no-stew-choice" == t.refused(0, "stew 6")


@rule("H36")
def test_a_lone_bean_may_also_get_its_own_sort() -> None:
    t = town().owns(0, "saloon 3").field(0, 1, blue=1).hand(0, "blue")

    t.play(0, "plant 1")

    assert () == t.high.stews[0]


@rule("H36")
def test_a_lone_bean_starts_no_second_field_of_a_sort_that_grows() -> None:
    """It is an ordinary field until another sort joins it."""
    t = town().owns(0, "saloon 3").field(0, 1, blue=3).hand(0, "blue")

    assert "grows-elsewhere" == t.refused(0, "plant 2")


@rule("H42")
@pytest.mark.parametrize(("saloon", "sorts"), [("saloon 3", 8), ("saloon 4", 7)])
def test_farm_four_tops_up_a_stew_worth_four(saloon: str, sorts: int) -> None:
    """The fifth thaler lies under the saloon too."""
    t = town().owns(0, "farm 4", saloon).stew(0, 1, *EIGHT[:sorts])

    t.play(0, "harvest 1")

    assert 5 == len(t.under(0))
    assert 0 == t.thalers(0)


@rule("H43")
def test_the_harvester_chooses_which_beans_of_a_stew_become_thalers() -> None:
    """Five sorts pay two by saloon 4."""
    t = town().owns(0, "saloon 4").stew(0, 1, *EIGHT[:5])

    t.play(0, "harvest 1 keeping 1 green and 1 soy")

    assert ["green", "soy"] == t.under(0)


@rule("H43")
@pytest.mark.parametrize(
    ("keep", "reason"),
    [
        ("blue", "wrong-number"),
        ("blue and chili and soy", "wrong-number"),
        ("blue and red", "not-in-field"),
        ("2 blue", "not-in-field"),
    ],
)
def test_a_wrong_choice_is_refused(keep: str, reason: str) -> None:
    t = town().owns(0, "saloon 4").stew(0, 1, *EIGHT[:5])

    assert reason == t.refused(0, f"harvest 1 keeping {keep}")


@rule("H43")
def test_a_field_of_one_sort_has_no_choice() -> None:
    t = town().field(0, 1, blue=4)

    assert "no-choice" == t.refused(0, "harvest 1 keeping blue")


@rule("H43")
def test_who_does_not_choose_keeps_the_sorts_it_has_fewest_of() -> None:
    """A soy thaler is there already: blue is kept."""
    t = town().owns(0, "farm 2").earn(0, "soy").field(0, 1, blue=2, soy=2)

    t.play(0, "harvest 1")

    assert ["soy", "blue"] == t.purse(0)


@rule("H44")
def test_several_stews_at_once() -> None:
    t = town().owns(0, "saloon 3").stew(0, 1, "blue", "red").field(0, 2, red=1).hand(0, "blue")

    t.play(0, "plant 2")

    assert (0, 1) == t.high.stews[0]


@rule("H44")
def test_a_sort_grows_in_stews_and_on_one_ordinary_field() -> None:
    t = town().owns(0, "saloon 3", "mine 4").stew(0, 1, "blue", "red").hand(0, "blue", "blue")

    t.play(0, "plant 2")

    assert "grows-elsewhere" == t.refused(0, "plant 4")
    t.play(0, "plant 2")
    assert ["blue", "blue"] == t.in_field(0, 2)


@rule("H44")
def test_after_its_harvest_a_stew_field_is_an_ordinary_one() -> None:
    t = town().owns(0, "saloon 3").stew(0, 1, "blue", "red").hand(0, "soy", "soy")

    t.play(0, "harvest 1")
    t.play(0, "plant 1")
    t.play(0, "plant 1")

    assert ((), ["soy", "soy"]) == (t.high.stews[0], t.in_field(0, 1))


@rule("H33")
def test_soy_begins_no_stew_where_two_beans_have_made_an_ordinary_field() -> None:
    """With farm 2 soy could join them; with a lone bean it may do either."""
    t = town().owns(0, "saloon 3", "farm 2").hand(0, "soy")
    t.field(0, 1, chili=1).field(0, 2, blue=2)

    assert "no-stew-choice" == t.refused(0, "stew 2")
    assert ["stew 1"] == [text for text in t.listed(0) if text.startswith("stew")]
    t.play(0, "stew 1")

    assert (0,) == t.high.stews[0]

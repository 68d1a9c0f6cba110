"""Whose moment it is in the town: nobody else acts in it, whether before that seat or after it."""

from collections.abc import Callable

import pytest

from higgle.bohnanza.beans import METERS, NAMES
from higgle.bohnanza.high_bohn.harvest import HarvestKeeping
from higgle.bohnanza.high_bohn.planting import Stewing
from higgle.bohnanza.high_bohn.town import HARVESTS
from tests.rule import rule
from tests.rules.high_bohn.town import Town, town

OTHERS = (0, 2)


def stewing() -> Town:
    """The second seat has bought a saloon in the first one's turn, and has two lone beans."""
    t = town().earn(1, *["green"] * 3).hand(0, "blue").field(1, 1, blue=1).field(1, 2, red=1)
    t.play(1, "buy saloon 3")
    assert Stewing(1) == t.now()
    return t


def banking(bank: int) -> Town:
    t = town().owns(1, f"bank {bank}").hand(1, "blue", "red", "soy")
    return t.before_turn_of(1)


def selling_out() -> Town:
    """The second seat may buy a tipi before all leave the game."""
    t = town(cognac=True).earn(0, "cognac", "cognac").earn(1, "red").hand(0, "blue")
    t.play(0, "buy distillery 2")
    t.play(0, "name tipi")
    return t


def naming() -> Town:
    t = town(cognac=True).earn(1, "cognac", "cognac").hand(0, "blue")
    t.play(1, "buy distillery 2")
    return t


def last_buying() -> Town:
    return town().earn(1, "red").ends()


@rule("H36", "H27", "H51", "H10")
@pytest.mark.parametrize(
    ("moment", "deed", "reason"),
    [
        (stewing, "stew 1", "not-your-turn"),
        (stewing, "pass", "nothing-to-pass"),
        (lambda: banking(2), "look", "not-your-turn"),
        (lambda: banking(2), "pass", "nothing-to-pass"),
        (lambda: banking(4), "move 1 to 2", "not-your-turn"),
        (lambda: banking(4), "pass", "nothing-to-pass"),
        (selling_out, "buy tipi 1", "not-your-turn"),
        (selling_out, "pass", "nothing-to-pass"),
        (naming, "name farm", "nothing-to-name"),
        (naming, "pass", "nothing-to-pass"),
        (last_buying, "buy tipi 1", "not-your-turn"),
        (last_buying, "pass", "nothing-to-pass"),
    ],
)
def test_nobody_acts_for_the_seat_whose_moment_it_is(
    moment: Callable[[], Town], deed: str, reason: str
) -> None:
    t = moment()

    assert [1] == t.must()
    for other in OTHERS:
        assert reason == t.refused(other, deed)
        assert () == t.asked(other)
        assert {"harvest"} >= {text.partition(" ")[0] for text in t.listed(other)}


@rule("H36")
def test_a_new_saloon_asks_about_every_lone_bean() -> None:
    t = stewing()

    assert {"stew 1", "stew 2", "pass"} <= set(t.listed(1))
    assert "no-stew-choice" == t.refused(1, "stew 3")
    assert "no-stew-choice" == t.refused(1, "stew blue 1")
    t.play(1, "stew 2")
    assert {"stew 1", "pass"} <= set(t.listed(1))
    assert "no-stew-choice" == t.refused(1, "stew 2")
    t.play(1, "pass")
    assert (1,) == t.high.stews[1]


@rule("H33", "B03")
@pytest.mark.parametrize("field", [3, 4])
def test_a_stew_needs_a_field_of_ones_own(field: int) -> None:
    t = town().owns(0, "saloon 3").hand(0, "red")

    assert "no-such-field" == t.refused(0, f"stew {field}")


@rule("H43")
def test_a_choice_names_its_cards_in_order() -> None:
    t = town().owns(0, "farm 2").field(0, 1, blue=5, soy=1)

    assert "bad-choice" == t.refused(0, HarvestKeeping(0, (5, 1)))
    t.play(0, HarvestKeeping(0, (1, 5)))
    assert ["blue", "soy"] == sorted(t.purse(0))


@rule("H10", "H17")
@pytest.mark.parametrize(("last_sale", "rights"), [("before", ()), ("after", HARVESTS)])
def test_in_the_last_round_fields_are_sold_only_by_agreement(
    last_sale: str, rights: tuple[str, ...]
) -> None:
    t = town(last_sale=last_sale).earn(1, "red").ends()

    assert [rights] * 3 == [ask.rights for ask in t.high.asks()]


@rule("H21", "H39", "H53")
@pytest.mark.parametrize(
    ("building", "own"),
    [("mine 3", 8), ("blacksmith 3", 2), ("jail 2", 1), ("jail 3", 1), ("distillery 4", 14)],
)
def test_a_beanometer_of_a_building_is_for_its_own_sort(building: str, own: int) -> None:
    """Whatever else its owner sells pays as printed, and everybody else's beans do too."""
    t = town(cognac=True).owns(0, building)
    for sort in t.high.sorts():
        assert METERS[sort] == t.high.meter(1, sort)
        assert (METERS[sort] == t.high.meter(0, sort)) == (sort != own), NAMES[sort]

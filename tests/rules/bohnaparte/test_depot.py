"""The ammunition depot."""

import pytest

from higgle.bohnanza.planting import Planting
from higgle.bohnanza.trading import Trading
from tests.rule import rule
from tests.rules.bohnaparte.war import forms, war


@rule("W25", "W28")
def test_a_depot_costs_the_top_three_thalers() -> None:
    t = war()
    t.earn(0, "blue", "red", "soy", "garden")

    t.play(0, "buy depot")

    assert (True, False, False) == t.war.depots
    assert 1 == t.thalers(0)
    assert {"red": 1, "soy": 1, "garden": 1} == t.discard()


@rule("W25")
def test_a_depot_is_bought_at_any_time() -> None:
    """Also in the turn of another seat, and while it trades."""
    t = war()
    t.earn(2, "red", "red", "red").trading(0)

    t.play(2, "buy depot")

    assert (False, False, True) == t.war.depots


@rule("W25")
def test_everybody_has_at_most_one_depot() -> None:
    t = war().depot(0)
    t.earn(0, "red", "red", "red")

    assert "has-depot" == t.refused(0, "buy depot")


@rule("W25")
def test_a_depot_costs_three() -> None:
    t = war()
    t.earn(0, "red", "red")

    assert "too-few-thalers" == t.refused(0, "buy depot")


@rule("W25")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_depot_holds_as_many_beans_as_there_are_seats(seats: int) -> None:
    t = war(seats).depot(0, *["red"] * (seats - 1))
    t.hand(0, "blue", "blue").planting()

    t.play(0, "stock")

    assert seats == len(t.in_depot(0))
    assert "depot-full" == t.refused(0, "stock")
    assert "stock" not in forms(t, 0)


@rule("W26")
def test_in_phase_one_beans_may_go_to_the_depot() -> None:
    """They count as planted: the first must, the second may, a third may not."""
    t = war().depot(0)
    t.hand(0, "blue", "red", "soy").planting()

    assert ("plant", "stock") == t.asked(0)
    t.play(0, "stock")
    assert isinstance(t.now(), Planting)
    assert {"stock", "pass"} <= set(t.asked(0))
    t.play(0, "stock")

    assert isinstance(t.now(), Trading)
    assert ["blue", "red"] == t.in_depot(0)
    assert ["soy"] == t.in_hand(0)


@rule("W26")
def test_one_bean_may_be_planted_and_the_other_stocked() -> None:
    t = war().depot(0)
    t.hand(0, "blue", "red").planting()

    t.play(0, "stock")
    t.play(0, "plant 1")

    assert (["blue"], ["red"]) == (t.in_depot(0), t.in_field(0, 1))


@rule("W26")
def test_in_phase_three_everybody_may_stock_what_lies_apart() -> None:
    t = war().depot(0).depot(1)
    t.hand(1, "blue").turned_up("red", "soy").received(1, "green").settling(0)

    assert ("plant", "stock") == t.asked(1)
    t.play(1, "stock green")
    t.play(0, "stock soy")
    t.play(0, "plant red 1")

    assert (["soy"], ["green"]) == (t.in_depot(0), t.in_depot(1))


@rule("W26")
def test_only_a_bean_that_can_be_planted_is_stocked() -> None:
    t = war().depot(0)
    t.hand(0, "blue").hand(1, "blue")

    assert "not-planting" == t.refused(0, "stock")
    t.trading()
    assert "not-planting" == t.refused(0, "stock")
    t.planting()
    assert "front-card-first" == t.refused(0, "stock red")
    assert "not-your-turn" == t.refused(1, "stock")
    t.received(0, "red").settling()
    assert "nothing-to-plant" == t.refused(0, "stock blue")


@rule("W26")
def test_without_a_depot_nothing_is_stocked() -> None:
    t = war()
    t.hand(0, "blue").planting()

    assert "no-depot" == t.refused(0, "stock")


@rule("W26")
def test_depot_beans_only_fight() -> None:
    """They are not offered, planted or sold."""
    t = war().depot(0, "red", "red", "red")
    t.trading()

    assert "not-in-hand" == t.refused(0, "offer 1 red for 1 blue to all")
    assert "not-open" == t.refused(0, "offer 1 red up for 1 blue to all")
    t.received(1, "soy").settling()
    assert "nothing-to-plant" == t.refused(0, "plant red 1")
    assert [] == t.table.rights(0)
    t.war.finish(t.war.chance)
    assert (["red", "red", "red"], 0) == (t.in_depot(0), t.thalers(0))


@rule("W26", "B15")
def test_a_bean_that_fits_no_field_may_be_stocked() -> None:
    t = war().depot(0)
    t.hand(0, "red").field(0, blue=2).field(0, soy=2).planting()

    assert {"stock", "harvest 1", "harvest 2"} == forms(t, 0)


@rule("W25", "B52")
def test_whoever_could_only_buy_a_depot_is_not_awaited_after_that() -> None:
    """Its thalers were what could still be discarded before the deck runs out."""
    t = war().deck("blue").attacking()
    t.earn(0, "red").earn(1, "red", "red", "red")
    t.play(0, "stop")
    assert ("pass",) == t.asked(1)

    t.play(1, "buy depot")

    assert (1, Trading()) == (t.table.active, t.now())

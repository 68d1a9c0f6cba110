"""The phases of a turn, and what farms, villages and monasteries bring."""

import pytest

from higgle.bohnanza.bohnaparte.war import Attacking
from higgle.bohnanza.planting import Planting
from higgle.bohnanza.trading import Trading
from higgle.bohnanza.turn import PLANT, Waiting
from tests.rule import rule
from tests.rules.bohnaparte.war import war


@rule("W03")
def test_a_turn_has_five_phases() -> None:
    assert ("plant", "trade", "settle", "attack", "draw") == war().table.turn_phases()


@rule("W03")
def test_the_attack_comes_after_planting_and_before_drawing() -> None:
    t = war()
    t.hand(0, "blue").hand(1, "red").earn(0, "stink").planting().deck(*["blue"] * 6)

    t.play(0, "plant 1")
    assert isinstance(t.now(), Trading)
    t.play(0, "end trade")
    t.play(0, "plant blue 1")
    t.play(0, "plant blue 1")
    assert isinstance(t.now(), Attacking)
    assert [] == t.in_hand(0)

    t.play(0, "stop")
    assert 3 == len(t.in_hand(0))
    assert 1 == t.table.active


@rule("W03", "W10")
def test_without_any_way_to_a_thaler_there_is_no_attack() -> None:
    """Everybody sees it, so nobody is asked."""
    t = war()
    t.hand(1, "red").trading().turned_up().field(0, blue=3)

    t.play(0, "end trade")

    assert 1 == t.table.active


@rule("W03", "W10")
def test_a_field_can_be_sold_for_the_attack() -> None:
    t = war()
    t.hand(1, "red").trading().field(0, blue=4)

    t.play(0, "end trade")
    assert isinstance(t.now(), Attacking)
    assert "too-few-thalers" == t.refused(0, "attack 8")
    t.play(0, "harvest 1")

    assert [] == t.play(0, "attack 8")[1:]
    assert 0 == t.thalers(0)


@rule("W04")
def test_two_villages_draw_five_cards() -> None:
    t = war().own(0, 2, 14)

    t.play(0, "stop")

    assert 5 == len(t.in_hand(0))


@rule("W04")
def test_a_village_just_conquered_draws_too() -> None:
    """The last thaler is spent, so phase 5 follows at once."""
    t = war()

    assert t.attack(2, "blue", "garden")

    assert 4 == len(t.in_hand(0))


@rule("W05")
def test_two_farms_turn_up_four_cards() -> None:
    t = war().own(0, 8, 12)
    t.hand(0, "blue").planting()

    t.play(0, "plant 1")

    assert 4 == len(t.table.piles[t.table.turned_up])


@rule("W04", "W05", "W06")
@pytest.mark.parametrize("count", range(5))
def test_every_farm_village_and_monastery_counts(count: int) -> None:
    """From none to more than two of each."""
    places = war(4).war.board.places
    farms, villages, monasteries = (
        [land + 1 for land in places[kind][:count]] for kind in ("farm", "village", "monastery")
    )

    t = war(4).own(0, *farms).hand(0, "blue").planting()
    t.play(0, "plant 1")
    assert 2 + len(farms) == len(t.table.piles[t.table.turned_up])

    t = war(4).own(0, *villages)
    t.play(0, "stop")
    assert 3 + len(villages) == len(t.in_hand(0))

    t = war(4).own(1, *monasteries).deck("red", "red", "red", *["soy"] * 5)
    t.hand(1, "blue").play(0, "stop")
    assert len(monasteries) == t.thalers(1)
    assert count == len(farms) == len(villages) == len(monasteries)


@rule("W05")
def test_farms_of_others_turn_up_nothing() -> None:
    t = war().own(1, 8, 12)
    t.hand(0, "blue").planting()

    t.play(0, "plant 1")

    assert 2 == len(t.table.piles[t.table.turned_up])


@rule("W06")
def test_monasteries_turn_small_beans_into_thalers() -> None:
    """Two monasteries take two cards before phase 1: soy is a thaler, green is discarded."""
    t = war().own(1, 11, 19)
    t.hand(1, "blue").deck("red", "red", "red", "soy", "green", "blue", "blue")

    t.play(0, "stop")

    assert 1 == t.table.active
    assert 1 == t.thalers(1)
    assert {"green": 1} == t.discard()
    assert [(10, 5, 1), (18, 4, 0)] == [event.numbers for event in t.told("alms")]
    assert isinstance(t.now(), Planting)


@rule("W06")
def test_a_monastery_takes_beans_up_to_twelve() -> None:
    for bean, thalers in {"garden": 1, "red": 1, "black-eyed": 1, "soy": 1}.items():
        t = war().own(1, 11)
        t.hand(1, "blue").deck("red", "red", "red", bean, "blue")
        t.play(0, "stop")
        assert thalers == t.thalers(1), bean


@rule("W06")
def test_a_monastery_discards_beans_from_fourteen() -> None:
    for bean in ("green", "stink", "chili", "blue"):
        t = war().own(1, 11)
        t.hand(1, "red").deck("red", "red", "red", bean, "garden")
        t.play(0, "stop")
        assert 0 == t.thalers(1), bean
        assert {bean: 1} == t.discard()


@rule("W07")
def test_planting_harvest_and_lone_beans_are_those_of_the_base_game() -> None:
    t = war()
    t.hand(0, "blue", "red", "soy").field(0, chili=1).field(0, green=3).planting()

    assert "other-sort-grows" == t.refused(0, "plant 1")
    assert "lone-bean" == t.refused(0, "harvest 1")
    t.play(0, "harvest 2")
    t.play(0, "plant 2")
    assert 1 == t.thalers(0)
    assert ["red", "soy"] == t.in_hand(0)


@rule("W07")
def test_the_deck_is_shuffled_as_in_the_base_game() -> None:
    t = war()
    t.hand(1, "blue").deck("soy", "soy").discarded("red", "red")

    t.play(0, "stop")

    assert ["soy", "soy", "red"] == t.in_hand(0)
    assert (1, 1) == (t.table.exhausted, t.table.deck_size())


@rule("B89", "B52", "W06")
def test_a_harvest_in_the_wait_before_a_monastery_keeps_the_game_going() -> None:
    """No hand and no deck, but what was just discarded can be drawn."""
    t = war().own(0, 11).field(1, chili=8).deck()
    t.stage(PLANT, Waiting(), 0)

    t.play(1, "harvest 1")
    t.play(1, "pass")

    assert not t.table.over
    assert 1 == len(t.told("alms"))

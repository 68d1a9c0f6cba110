"""Setting up: cards, camps and markers."""

import pytest

import higgle
from higgle.bohnanza.bohnaparte.board import CAMP
from higgle.bohnanza.bohnaparte.camps import Camp, Camping
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.war import Attack
from higgle.bohnanza.planting import Planting
from higgle.core import NOBODY, Illegal, Scripted
from tests.rule import rule
from tests.rules.bohnaparte.war import war


def fresh(seats: int = 4, first: int = 0) -> Bohnaparte:
    """A new game in which the lot falls on a seat."""
    chance = Scripted([0] * 5 * seats + [first])
    table = higgle.new("bohnaparte", seats, chance=chance)
    assert isinstance(table, Bohnaparte)
    return table


def camps(table: Bohnaparte) -> list[int]:
    return list(table.board.places[CAMP])


@rule("W01")
def test_the_beans_of_the_base_game_are_dealt() -> None:
    table = higgle.new("bohnaparte", 3, "setup")
    assert isinstance(table, Bohnaparte)

    assert 104 == sum(table.census()["bean"])
    assert [5, 5, 5] == [len(table.hand(seat)) for seat in range(3)]
    assert 89 == table.deck_size()
    assert ((0, 1),) * 3 == table.fields


@rule("W01", "W07")
def test_there_is_no_third_field() -> None:
    t = war()
    t.earn(0, "blue", "blue", "blue")

    assert "unknown-action" == t.refused(0, "buy field")


@rule("W02")
@pytest.mark.parametrize("first", range(4))
def test_camps_are_taken_clockwise_from_the_lot(first: int) -> None:
    """The last to choose takes the first turn."""
    table = fresh(4, first)

    asked = []
    for camp in camps(table):
        seat = next(ask.seat for ask in table.asks() if ask.must)
        asked.append(seat)
        table.act(seat, higgle.parse("bohnaparte", f"camp {camp + 1}"))

    assert [(first + step) % 4 for step in range(4)] == asked
    assert asked == [table.owners[camp] for camp in camps(table)]
    assert asked[-1] == table.active
    assert isinstance(table.stages[-1], Planting)


@rule("W02")
def test_the_lot_falls_on_every_seat() -> None:
    """It comes from the seed, so nobody chooses it."""
    tables = [higgle.new("bohnaparte", 3, f"lot {number}") for number in range(30)]

    assert {0, 1, 2} == {table.active for table in tables if isinstance(table, Bohnaparte)}


@rule("W02")
def test_only_a_free_camp_can_be_taken_and_only_in_turn() -> None:
    table = fresh(3)
    first, second, _ = camps(table)

    def refused(seat: int, text: str) -> str:
        with pytest.raises(Illegal) as refusal:
            table.act(seat, higgle.parse("bohnaparte", text))
        return refusal.value.reason

    assert isinstance(table.stages[-1], Camping)
    assert "not-your-turn" == refused(1, f"camp {first + 1}")
    assert "not-a-camp" == refused(0, "camp 1")
    assert "no-such-land" == refused(0, "camp 35")
    table.act(0, higgle.parse("bohnaparte", f"camp {first + 1}"))
    assert "camp-taken" == refused(1, f"camp {first + 1}")
    assert "not-planting" == refused(1, "plant 1")
    assert [f"camp {camp + 1}" for camp in camps(table)[1:]] == [
        str(action) for action in table.actions(1)
    ]
    table.act(1, higgle.parse("bohnaparte", f"camp {second + 1}"))


@rule("W02")
def test_camps_are_not_taken_later() -> None:
    assert "camps-taken" == war().refused(0, "camp 15")


@rule("W08")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_may_play(seats: int) -> None:
    assert seats == higgle.new("bohnaparte", seats).seats


@rule("W08")
@pytest.mark.parametrize("seats", [0, 2, 7])
def test_other_numbers_are_refused(seats: int) -> None:
    with pytest.raises(Illegal, match="3 to 6 seats") as refusal:
        higgle.new("bohnaparte", seats)
    assert "wrong-seats" == refusal.value.reason


@rule("W09")
def test_only_camps_are_owned_at_the_start() -> None:
    t = war(5)

    owned = [owner for owner in t.war.owners if owner != NOBODY]

    assert [0, 1, 2, 3, 4] == sorted(owned)
    assert all(t.kind(land) == CAMP for seat in range(5) for land in t.lands(seat))


@rule("W09")
def test_nobody_can_hold_more_lands_than_there_are_markers() -> None:
    """The twelfth marker is laid when the twelfth land falls, and that ends the game."""
    t = war().own(0, 8, 2, 1, 4, 5, 6, 7, 9, 11, 12)
    assert 11 == len(t.lands(0))

    assert t.attack(17, "blue", "garden")

    assert 12 == len(t.lands(0))
    assert t.table.over


@rule("W02")
def test_there_is_no_land_before_the_first_nor_after_the_last() -> None:
    """Neither to camp on nor to attack."""
    table = fresh()
    t = war().earn(0, "stink")

    for land in (-1, len(t.war.lands)):
        assert "no-such-land" == t.refused(0, Attack(land))
    for land in (-1, len(table.lands)):
        with pytest.raises(Illegal) as refused:
            table.act(table.active, Camp(land))
        assert ("no-such-land", {"lands": len(table.lands)}) == (
            refused.value.reason,
            refused.value.words,
        )

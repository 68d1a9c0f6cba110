"""Numbers just at a bound, and seats on either side: lands, cavalry, depots, quarries, maps."""

import pytest

import higgle
from higgle.bohnanza.bohnaparte.camps import Camping
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.war import Attack, Fight
from higgle.core import Illegal
from tests.rule import rule
from tests.rules.bohnaparte.war import OWN_MAP, forms, war

PASTURES = (6, 22, 25)
"""Those of the cavalry map for three."""


@rule("W54", "W58")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_cavalry_rides_for_the_owner_of_its_pasture_alone(owner: int) -> None:
    """The second of three cavalries; there is no fourth."""
    for seat in range(3):
        t = war(cavalry=True).own(owner, PASTURES[1]).attacking(seat)
        t.earn(seat, "red").hand(seat, "blue")
        target = min(t.targets(seat)) - 1
        assert [1] * (seat == owner) == t.war.riders(seat)
        for number in (-2, 0, 2, 3, *([1] if seat != owner else [])):
            assert "not-your-cavalry" == t.refused(seat, Attack(target, number))
        if seat == owner:
            t.play(seat, Attack(target, 1))


@rule("W58")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_turned_cavalry_is_ready_again_in_the_turn_of_its_owner(owner: int) -> None:
    for seat in range(3):
        t = war(cavalry=True).own(owner, PASTURES[1]).attacking((seat - 1) % 3)
        t.war.turn_cavalry(1, False)
        t.hand(seat, "blue").earn((seat - 1) % 3, "red")
        t.play((seat - 1) % 3, "stop")

        assert seat == t.table.active
        assert (seat == owner) == t.war.ready[1]


@rule("W26")
def test_nobody_stocks_in_phase_1_of_another() -> None:
    t = war()
    for seat in range(3):
        t.depot(seat).hand(seat, "blue")
    t.planting(1)

    assert [False, True, False] == ["stock" in forms(t, seat) for seat in range(3)]
    assert ["not-your-turn"] * 2 == [t.refused(seat, "stock") for seat in (0, 2)]


@rule("W22")
def test_two_thalers_are_enough_for_a_fortress_and_one_is_not() -> None:
    for thalers, enough in ((1, False), (2, True)):
        t = war().own(0, 6)
        t.earn(0, *["red"] * thalers)
        assert enough == ("fortify 6 with quarry 6" in forms(t, 0))
        if enough:
            t.play(0, "fortify 6 with quarry 6")
        else:
            assert "too-few-thalers" == t.refused(0, "fortify 6 with quarry 6")


@rule("W22", "W02")
def test_nothing_is_built_while_camps_are_chosen() -> None:
    t = war().own(0, 6)
    t.earn(0, "red", "red")
    t.war.stages = (Camping(),)

    assert "not-your-turn" == t.refused(0, "fortify 6 with quarry 6")
    assert not {text for text in forms(t, 0) if text.startswith("fortify")}


@rule("W12")
@pytest.mark.parametrize("source", ["arm", "dugout", "sleeve", ""])
def test_a_card_comes_from_the_hand_the_depot_or_the_deck(source: str) -> None:
    t = war()
    t.earn(0, "red").hand(0, "blue")
    t.play(0, "attack 8")

    assert "fight-text" == t.refused(0, Fight(source, 0))
    assert f"fight with {source} 1" == str(Fight(source, 0))


def reason(own: str) -> str:
    with pytest.raises(Illegal) as refused:
        higgle.new("bohnaparte", 3, "", {"map": own})
    return refused.value.reason


@rule("W42")
def test_an_own_map_has_neither_a_row_nor_a_land_too_many() -> None:
    assert "map-rows" == reason(f"{OWN_MAP} / Fa")
    assert "map-rows" == reason(OWN_MAP.rpartition("/")[0])
    assert "map-row" == reason(OWN_MAP.replace("Ir Vi Ca", "Ir Vi Ca Fa", 1))


@rule("W42")
def test_an_own_map_may_begin_with_a_river() -> None:
    own = OWN_MAP.replace("Ir Vi Ca", "~~ Vi Ca", 1).replace("Fa ~~ Mo", "Fa Ir Mo", 1)

    table = higgle.new("bohnaparte", 3, "", {"map": own})

    assert isinstance(table, Bohnaparte)
    assert ("river", "iron") == (table.board.kinds[0], table.board.kinds[9])

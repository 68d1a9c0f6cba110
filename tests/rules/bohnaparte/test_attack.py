"""Phase 4: attacks and battles."""

import pytest

from higgle.bohnanza.bohnaparte.war import Attacking, Fight, Fighting
from higgle.bohnanza.planting import Planting
from higgle.core import NOBODY
from tests.rule import rule
from tests.rules.bohnaparte.war import War, forms, war


def rich(*thalers: str) -> War:
    """The first seat in phase 4 with thalers and a chili bean, beside a farm of the second."""
    t = war().own(1, 8)
    t.earn(0, *(thalers or ("stink",))).hand(0, "chili")
    return t


@rule("W10")
def test_an_attack_costs_the_top_thaler() -> None:
    t = rich("stink", "garden")

    t.play(0, "attack 8")

    assert 1 == t.thalers(0)
    assert {"garden": 1} == t.discard()


@rule("W10")
def test_only_the_active_seat_attacks_in_phase_four() -> None:
    t = rich()
    t.earn(1, "stink").hand(1, "blue")

    assert "not-your-turn" == t.refused(1, "attack 3")
    t.planting(0)
    assert "not-attacking" == t.refused(0, "attack 8")
    t.trading(0)
    assert "not-attacking" == t.refused(0, "attack 8")


@rule("W10")
def test_without_a_thaler_there_is_no_attack() -> None:
    t = war()
    t.field(0, blue=4)

    assert "too-few-thalers" == t.refused(0, "attack 8")
    assert {"stop", "harvest 1"} == forms(t, 0)


@rule("W11")
def test_a_target_borders_a_land_of_the_attacker() -> None:
    t = rich()

    assert {2, 7, 8} == t.targets(0)
    assert "out-of-reach" == t.refused(0, "attack 14")
    t.own(0, 7)
    assert {2, 6, 8, 12} == t.targets(0)


@rule("W11")
def test_neutral_lands_and_lands_of_others_can_be_attacked() -> None:
    t = rich()

    assert {"attack 2", "attack 7", "attack 8", "stop"} == forms(t, 0)


@rule("W11")
def test_own_lands_and_rivers_are_not_attacked() -> None:
    t = rich().own(0, 7)

    assert "own-land" == t.refused(0, "attack 7")
    assert "river" == t.refused(0, "attack 13")
    assert "no-such-land" == t.refused(0, "attack 35")


@rule("W11")
def test_a_river_is_not_crossed() -> None:
    """Swamp 7 and the farm 17 both touch lands at the river 13 and 10, but not each other."""
    t = war().lose(3).own(0, 12)

    assert {6, 7, 11, 18, 19} == t.targets(0)


@rule("W12")
def test_attacker_lays_first_then_the_defender() -> None:
    t = rich()
    t.hand(1, "red")

    t.play(0, "attack 8")
    assert ("fight",) == t.asked(0)
    assert () == t.asked(1)
    assert "not-your-battle" == t.refused(1, "fight with hand 1")
    t.play(0, "fight with hand 1")
    assert () == t.asked(0)
    assert ("fight",) == t.asked(1)
    assert "not-your-battle" == t.refused(0, "fight with deck")
    t.play(1, "fight with hand 1")
    assert 0 == t.owner(8)


@rule("W12")
def test_a_card_comes_from_any_place_and_the_rest_keep_their_order() -> None:
    """Nothing is drawn for it before phase 5."""
    t = war().own(1, 8)
    t.earn(0, "stink", "stink").hand(0, "blue", "chili", "red", "soy")

    t.play(0, "attack 8")
    t.play(0, "fight with hand 2")

    assert ["blue", "red", "soy"] == t.in_hand(0)


@rule("W12")
def test_a_card_can_come_from_hand_depot_or_deck() -> None:
    t = rich().depot(0, "red", "soy").depot(1, "green")
    t.hand(1, "stink")

    t.play(0, "attack 8")

    attacker = {"fight with hand 1", "fight with depot 1", "fight with depot 2", "fight with deck"}
    assert attacker == forms(t, 0)
    assert "no-such-place" == t.refused(0, "fight with hand 2")
    assert "no-depot-bean" == t.refused(0, "fight with depot 3")
    t.play(0, "fight with depot 2")
    assert ["red"] == t.in_depot(0)
    assert {"fight with hand 1", "fight with depot 1", "fight with deck"} == forms(t, 1)


@rule("W12")
def test_whoever_has_neither_hand_nor_depot_draws() -> None:
    t = rich()

    t.play(0, "attack 8")
    t.play(0, "fight with hand 1")

    assert {"fight with deck"} == forms(t, 1)
    assert "no-such-place" == t.refused(1, "fight with hand 1")
    assert "no-depot-bean" == t.refused(1, "fight with depot 1")


@rule("W12")
def test_there_is_no_fight_without_a_battle() -> None:
    t = rich()

    assert "no-battle" == t.refused(0, "fight with hand 1")
    t.play(0, "attack 8")
    assert "fight-text" == t.refused(0, Fight("discard"))
    assert "no-such-place" == t.refused(0, Fight("deck", 1))
    assert "not-attacking" == t.refused(0, "attack 2")
    assert "not-attacking" == t.refused(0, "stop")


@rule("W14")
def test_a_neutral_land_is_defended_by_the_deck() -> None:
    """The seat on the left only turns the card; it is not asked and keeps its hand."""
    t = rich().lose(8)
    t.hand(1, "blue").deck("green", "red", "red", "red")

    t.play(0, "attack 8")
    t.play(0, "fight with hand 1")

    assert [0, 1] == [event.seat for event in t.told("laid")]
    assert [(7, 18, 14, 1)] == [event.numbers for event in t.told("fought")]
    assert ["blue"] == t.in_hand(1)
    assert (0, 0) == (t.owner(8), t.thalers(1))


@rule("W15")
@pytest.mark.parametrize(
    ("attack", "defence", "won"),
    [("chili", "stink", True), ("chili", "chili", False), ("stink", "chili", False)],
)
def test_only_a_higher_number_wins(attack: str, defence: str, won: bool) -> None:
    assert won == war().own(1, 8).attack(8, attack, defence)


@rule("W15")
def test_strength_is_the_number_on_the_card() -> None:
    t = war().own(1, 8)

    t.attack(8, "blue", "garden")

    assert [(7, 20, 6, 1)] == [event.numbers for event in t.told("fought")]


@rule("W16")
def test_a_conquered_land_changes_its_marker() -> None:
    t = war().own(1, 8)

    assert t.attack(8, "blue", "red")

    assert ({3, 8}, {15}) == (t.lands(0), t.lands(1))
    assert {"blue": 1, "red": 1, "stink": 1} == t.discard()
    assert [(7, 1)] == [event.numbers for event in t.told("conquered")]


@rule("W16")
def test_a_lost_battle_moves_no_marker() -> None:
    t = war().own(1, 8)

    assert not t.attack(8, "red", "blue")

    assert ({3}, {8, 15}) == (t.lands(0), t.lands(1))
    assert {"blue": 1, "red": 1, "stink": 1} == t.discard()


@rule("W16")
def test_a_neutral_land_that_was_not_won_stays_neutral() -> None:
    t = war()

    assert not t.attack(8, "red", "blue")

    assert NOBODY == t.owner(8)


@rule("W17")
def test_the_attacker_may_attack_again_as_long_as_thalers_last() -> None:
    t = war().own(1, 8)
    t.earn(0, "blue", "blue")

    assert not t.attack(8, "red", "chili")
    assert isinstance(t.now(), Attacking)
    assert "attack 8" in forms(t, 0)
    assert t.attack(8, "blue", "red")
    assert "own-land" == t.refused(0, "attack 8")
    assert "attack 14" in forms(t, 0)


@rule("W17")
def test_the_phase_ends_when_the_attacker_stops() -> None:
    t = war()
    t.earn(0, "blue").hand(1, "red")

    assert "not-your-turn" == t.refused(1, "stop")
    t.play(0, "stop")

    assert isinstance(t.now(), Planting)
    assert (1, 3) == (t.table.active, len(t.in_hand(0)))


@rule("W17")
def test_the_phase_ends_with_the_last_thaler() -> None:
    """Nothing is left to decide when no field could pay another one; with one it goes on."""
    t = war().own(1, 8)
    t.hand(1, "soy")
    t.attack(8, "blue", "red")
    assert 1 == t.table.active

    t = war().own(1, 8).field(0, red=2)
    t.hand(1, "soy")
    t.attack(8, "blue", "red")
    assert (0, Attacking()) == (t.table.active, t.now())


@rule("W18")
def test_a_seat_without_its_camp_plays_on() -> None:
    t = war().own(0, 8, 14).own(1, 13).own(1, 21)
    t.lose(13).own(0, 9)

    assert t.attack(15, "blue", "red")

    assert {21} == t.lands(1)
    assert not t.table.over
    assert 1 == t.table.active
    assert 2 == t.war.points("camp") * len(t.war.lands_of_kind(0, "camp"))


@rule("W19")
def test_the_battle_of_the_rulebook() -> None:
    """Sergei's 18 fails against Alexei's 18 from the depot, and wins against 14 from the deck."""
    t = war().own(1, 8).depot(1, "chili")
    t.earn(0, "red", "soy").hand(0, "chili", "chili").hand(1, "garden").deck("green", *["blue"] * 4)

    t.play(0, "attack 8")
    t.play(0, "fight with hand 1")
    t.play(1, "fight with depot 1")
    assert ({3}, 1) == (t.lands(0), t.owner(8))
    assert {"soy": 1, "chili": 2} == t.discard()

    t.play(0, "attack 8")
    t.play(0, "fight with hand 1")
    t.play(1, "fight with deck")
    assert ({3, 8}, {15}) == (t.lands(0), t.lands(1))
    assert {"soy": 1, "red": 1, "chili": 3, "green": 1} == t.discard()
    assert 0 == t.thalers(0)


@rule("W36")
def test_a_side_without_any_card_fights_with_nothing() -> None:
    """The attacker draws the thaler it paid; for the defender nothing is left anywhere."""
    t = war().own(1, 8)
    t.earn(0, "garden", "blue").deck()

    t.play(0, "attack 8")
    assert {"fight with deck"} == forms(t, 0)
    t.play(0, "fight with deck")

    assert [(7, 20, 0, 1)] == [event.numbers for event in t.told("fought")]
    assert [0] == [event.seat for event in t.told("laid")]
    assert 0 == t.owner(8)


@rule("W36")
def test_minimum_and_fortress_count_without_a_card() -> None:
    for land, fortress, defence in ((2, False, 16), (8, True, 2), (2, True, 16)):
        t = war().own(1, land)
        t.earn(0, "garden", "garden").deck()
        if fortress:
            t.fortress(land)

        t.play(0, f"attack {land}")
        t.play(0, "fight with deck")

        assert defence == t.told("fought")[0].numbers[2]


@rule("W36")
def test_a_side_with_a_card_cannot_draw_from_nothing() -> None:
    t = war().own(1, 8)
    t.earn(0, "garden", "blue").hand(1, "red").deck()

    t.play(0, "attack 8")
    t.play(0, "fight with deck")

    assert isinstance(t.now(), Fighting)
    assert {"fight with hand 1"} == forms(t, 1)
    assert "no-deck" == t.refused(1, "fight with deck")


@rule("W36")
def test_a_neutral_land_without_a_deck_defends_with_its_minimum() -> None:
    t = war()
    t.earn(0, "garden", "blue").deck()

    t.play(0, "attack 2")
    t.play(0, "fight with deck")

    assert [(1, 20, 16, 1)] == [event.numbers for event in t.told("fought")]


@rule("W10", "W12")
def test_rights_stand_open_during_a_battle() -> None:
    """A field may be sold and a depot bought while the cards lie face down."""
    t = rich()
    t.field(1, chili=3).earn(1, "red", "red").hand(1, "blue")
    t.play(0, "attack 8")
    t.play(0, "fight with hand 1")

    t.play(1, "harvest 1")
    t.play(1, "buy depot")
    t.play(1, "fight with hand 1")

    assert 1 == t.owner(8)

"""The cavalry variant: forests, merchants, pastures and their cavalry."""

import pytest

from higgle.bohnanza.bohnaparte.purchases import Choosing
from higgle.bohnanza.bohnaparte.war import Attacking, Fighting
from higgle.bohnanza.planting import Planting
from tests.rule import rule
from tests.rules.bohnaparte.war import War, forms, war

FARM, VILLAGE, CITY, PASTURE, FOREST, SWAMP = 7, 2, 5, 6, 13, 14
"""Lands of the cavalry map for three, all near the first camp."""


def riding(seats: int = 3, **options: object) -> War:
    """The cavalry map, with the first seat at 3, the second at 15, the third at 34.

                1 Fa   2 Vi   3 Ca
          4 Sw  5 Ci   6 Pa   7 Fa   8 ~~
       9 ~~ 10 Fo 11 Vi  12 Mo  13 Fo  14 Sw
    15 Ca 16 Fa 17 Mo  18 Ci  19 Vi  20 Ci
      21 Vi 22 Pa 23 Vi  24 Mo  25 Pa  26 Fa
         27 Fa 28 Ci  29 Fo  30 Fa  31 Vi
               32 Sw  33 ~~  34 Ca
    """
    return war(seats, cavalry=True, **options)


def knights(*names: str, **options: object) -> War:
    """The first seat with a pasture, thalers and these cards, beside a farm of the second."""
    t = riding(3, **options).own(0, PASTURE).own(1, FARM)
    t.earn(0, "soy", "soy", "soy").hand(0, *names)
    return t


@rule("W50")
def test_one_side_of_the_cards_is_played() -> None:
    plain, cavalry = set(war().war.board.kinds), set(riding().war.board.kinds)

    assert {"iron", "quarry"} == plain - cavalry
    assert {"pasture", "forest"} == cavalry - plain


@rule("W50")
def test_there_are_no_depots() -> None:
    t = riding()
    t.earn(0, "red", "red", "red")

    assert "no-depot-for-sale" == t.refused(0, "buy depot")
    assert "buy depot" not in forms(t, 0)


@rule("W50")
def test_there_are_no_fortresses_and_no_cannons() -> None:
    """A tie against a village is lost, and no land is a quarry."""
    t = riding().own(0, 6, 5)
    t.earn(0, "red", "red")

    assert "no-fortresses" == t.refused(0, "fortify 3 with quarry 6")
    assert not t.attack(VILLAGE, "stink", "garden")


@rule("W50")
def test_a_swamp_is_a_land_without_effect() -> None:
    t = riding().own(0, FARM, FOREST)

    assert t.attack(SWAMP, "chili", "stink")
    assert 1 == t.war.score(0)["swamp"]


@rule("W51")
@pytest.mark.parametrize("owner", [1, -1])
def test_a_forest_defends_with_at_least_seventeen(owner: int) -> None:
    t = riding().own(0, FARM).own(owner, FOREST)
    t.attack(FOREST, "chili", "garden")
    assert [(FOREST - 1, 18, 17, 1)] == [event.numbers for event in t.told("fought")]

    t = riding().own(0, FARM).own(owner, FOREST)
    assert not t.attack(FOREST, "stink", "garden")


@rule("W51")
def test_with_a_forest_rivers_can_be_crossed() -> None:
    """From the camp 3 to all lands at the river 8, owned or neutral."""
    t = riding().own(1, SWAMP)
    assert {2, 7} == t.targets(0)

    t.own(0, 29)

    assert {2, 7, 13, 14} <= t.targets(0)
    assert "out-of-reach" == riding().own(1, SWAMP).refused(0, f"attack {SWAMP}")


@rule("W51")
def test_only_the_own_shore_counts() -> None:
    """The forest 29 lies at the river 33; rivers far from every own land help nobody."""
    t = riding().own(0, 29)

    assert 16 not in t.targets(0)
    assert 4 not in t.targets(0)
    assert {32, 34} <= t.targets(0)


RIVERS = """Vi Mo Ci Sw Vi Mo Vi / Ca Fa Fa Ci Fa Ca / Fo ~~ ~~ ~~ Pa Pa Fo
/ Ca Fa Ci Fa Fa Ca / Vi Mo Vi Sw Ci Mo Vi"""
"""An own map on which the rivers 15, 16 and 17 touch."""


@rule("W51")
def test_only_one_river_is_crossed() -> None:
    """The camp 8 touches the river 15; the pasture 18 lies behind two more, from either side."""
    here = war(4, cavalry=True, map=RIVERS).own(0, 20).own(1, 18)
    there = war(4, cavalry=True, map=RIVERS).own(1, 18, 20)

    assert {14, 21, 22} <= here.targets(0)
    assert 18 not in here.targets(0)
    assert 8 not in there.targets(1)


@rule("W41", "W51")
def test_in_a_grid_a_river_is_crossed_straight() -> None:
    """The river 15 lies below the camp 8; 14 and 16 beside it are diagonal to the camp."""
    t = war(4, cavalry=True, grid=True)
    t.own(0, 20)

    assert 22 in t.targets(0)
    assert not {14, 16} & t.targets(0)


@rule("W41", "W51")
def test_in_a_grid_a_river_is_crossed_to_the_left_and_to_the_right() -> None:
    """The river 15 lies between the forest 14 and the pasture 16."""
    west = war(4, cavalry=True, grid=True).own(0, 14)
    east = war(4, cavalry=True, grid=True).own(0, 16, 20)

    assert 16 in west.targets(0)
    assert {14, 18} <= east.targets(0)
    assert not {15, 17} & (west.targets(0) | east.targets(0))


@rule("W51")
def test_a_forest_lost_crosses_no_river() -> None:
    t = riding().own(0, 29)
    assert SWAMP in t.targets(0)

    t.own(1, 29)

    assert SWAMP not in t.targets(0)


@rule("W60")
def test_a_camp_may_attack_a_farm_and_a_camp_across_its_river() -> None:
    """The example of the rulebook, on the cavalry map for four: camp 8 at the river 15."""
    t = riding(4)
    assert ["camp", "farm"] == [t.kind(land) for land in (21, 22)]
    assert not {21, 22} & t.targets(0)

    t.own(0, 20)

    assert {21, 22} <= t.targets(0)


def trader(*deck: str) -> War:
    """The first seat with a forest and four thalers."""
    t = riding().own(0, FOREST)
    t.earn(0, "blue", "red", "soy", "garden")
    if deck:
        t.deck(*deck)
    return t


@rule("W52", "W28")
def test_a_merchant_costs_the_top_three_thalers_and_brings_two_cards() -> None:
    t = trader("chili", "green", "blue")

    t.play(0, "buy merchant")

    assert (True, False, False) == t.war.merchants
    assert ["chili", "green"] == t.at_merchant(0)
    assert 1 == t.thalers(0)
    assert {"red": 1, "soy": 1, "garden": 1} == t.discard()


@rule("W52")
def test_a_merchant_is_bought_at_any_time_while_owning_a_forest() -> None:
    t = trader()
    t.trading(1)
    assert "buy merchant" in forms(t, 0)

    t.lose(FOREST)

    assert "no-forest" == t.refused(0, "buy merchant")
    assert "buy merchant" not in forms(t, 0)


@rule("W52")
def test_a_merchant_is_bought_once_and_kept() -> None:
    t = trader()
    t.earn(0, "red", "red", "red")
    t.play(0, "buy merchant")

    assert "has-merchant" == t.refused(0, "buy merchant")
    t.lose(FOREST)
    assert t.war.merchants[0]
    t.play(0, "stop")
    assert isinstance(t.now(), Choosing)


@rule("W52")
def test_a_merchant_costs_three() -> None:
    t = riding().own(0, FOREST)
    t.earn(0, "red", "red")

    assert "too-few-thalers" == t.refused(0, "buy merchant")


@rule("W53")
def test_as_many_cards_as_were_drawn_are_chosen() -> None:
    """In an order of choice, behind the hand; two stay."""
    t = riding().merchant(0, "blue", "red")
    t.hand(0, "stink").hand(1, "stink").deck("soy", "green", "garden", "chili", "chili")

    t.play(0, "stop")
    assert ["blue", "red", "soy", "green", "garden"] == t.at_merchant(0)
    assert ("take",) == t.asked(0)
    assert {f"take {bean}" for bean in ("blue", "red", "soy", "green", "garden")} == forms(t, 0)
    for bean in ("garden", "blue", "soy"):
        t.play(0, f"take {bean}")

    assert ["stink", "garden", "blue", "soy"] == t.in_hand(0)
    assert ["red", "green"] == t.at_merchant(0)
    assert 1 == t.table.active


@rule("W53", "W04")
def test_villages_bring_more_cards_to_the_merchant() -> None:
    t = riding().merchant(0, "blue", "red").own(0, VILLAGE, 19)

    t.play(0, "stop")

    assert Choosing(5) == t.now()
    assert 7 == len(t.at_merchant(0))


@rule("W53", "W04")
@pytest.mark.parametrize("villages", range(5))
def test_however_many_cards_are_drawn_as_many_are_taken(villages: int) -> None:
    own = [land + 1 for land in riding(4).war.board.places["village"][:villages]]
    t = riding(4).merchant(0, "blue", "red").own(0, *own)

    t.play(0, "stop")
    for _ in range(3 + villages):
        t.play(0, f"take {t.at_merchant(0)[0]}")

    assert (3 + villages, 2) == (len(t.in_hand(0)), len(t.at_merchant(0)))
    assert 1 == t.table.active


@rule("W53")
def test_only_the_active_seat_takes_and_only_what_lies_there() -> None:
    t = riding().merchant(0, "blue", "red", "soy").choosing(1)

    assert "not-at-merchant" == t.refused(0, "take chili")
    assert "not-your-turn" == t.refused(1, "take blue")
    t.attacking()
    assert "not-choosing" == t.refused(0, "take blue")


@rule("W53")
def test_cards_at_the_merchant_are_neither_planted_nor_traded_nor_fought_with() -> None:
    t = riding().merchant(0, "blue", "red").own(1, FARM)
    t.trading()
    assert "not-in-hand" == t.refused(0, "offer 1 red for 1 blue to all")
    assert "not-open" == t.refused(0, "offer 1 red up for 1 blue to all")
    t.attacking().earn(0, "soy")
    t.play(0, f"attack {FARM}")
    assert {"fight with deck"} == forms(t, 0)


@rule("W54")
def test_a_pasture_brings_its_own_cavalry() -> None:
    """The first pasture of the map has the first cavalry, the second the second."""
    t = knights("blue")
    t.own(0, 22)

    assert [0, 1] == t.war.riders(0)
    assert {f"attack {FARM} with cavalry 1", f"attack {FARM} with cavalry 2"} <= forms(t, 0)
    assert "not-your-cavalry" == t.refused(0, f"attack {FARM} with cavalry 3")
    assert "not-your-cavalry" == t.refused(0, f"attack {FARM} with cavalry 9")


@rule("W54")
@pytest.mark.parametrize("ready", [True, False])
def test_a_conquered_pasture_brings_its_cavalry_as_it_stands(ready: bool) -> None:
    t = riding().own(0, FARM).own(1, PASTURE)
    t.earn(0, "blue")
    t.war.turn_cavalry(0, ready)

    assert t.attack(PASTURE, "blue", "red")

    assert isinstance(t.now(), Attacking)
    assert ready == (f"attack {VILLAGE} with cavalry 1" in forms(t, 0))


@rule("W55")
def test_cavalry_that_is_higher_wins_at_once() -> None:
    """17 against 16: the attacker lays no card, and the cavalry stays ready."""
    t = knights("blue")
    t.hand(1, "stink")

    t.play(0, f"attack {FARM} with cavalry 1")
    assert ("fight",) == t.asked(1)
    t.play(1, "fight with hand 1")

    assert 0 == t.owner(FARM)
    assert (True, True, True) == t.war.ready
    assert ["blue"] == t.in_hand(0)
    assert [(FARM - 1, 17, 16, 1)] == [event.numbers for event in t.told("fought")]
    assert {"soy": 1, "stink": 1} == t.discard()


@rule("W55")
def test_cavalry_against_a_neutral_land_meets_the_deck() -> None:
    t = knights("blue").lose(FARM)
    t.deck("green", "blue", "blue", "blue")

    t.play(0, f"attack {FARM} with cavalry 1")

    assert 0 == t.owner(FARM)


@rule("W56")
def test_cavalry_that_fails_is_turned_and_a_second_round_follows() -> None:
    t = knights("blue", "red")
    t.hand(1, "chili", "soy")

    t.play(0, f"attack {FARM} with cavalry 1")
    t.play(1, "fight with hand 1")
    assert (False, True, True) == t.war.ready
    assert {"soy": 1, "chili": 1} == t.discard()
    assert Fighting(FARM - 1) == t.now()
    assert ("fight",) == t.asked(0)
    assert "not-attacking" == t.refused(0, "stop")

    t.play(0, "fight with hand 1")
    t.play(1, "fight with hand 1")
    assert 0 == t.owner(FARM)
    assert [(FARM - 1, 20, 12, 1)] == [event.numbers for event in t.told("fought")]


@rule("W57")
def test_an_attack_costs_one_thaler_whatever_its_rounds() -> None:
    t = knights("blue")
    t.hand(1, "chili", "chili")

    t.play(0, f"attack {FARM} with cavalry 1")
    t.play(1, "fight with hand 1")
    t.play(0, "fight with hand 1")
    t.play(1, "fight with hand 1")

    assert 2 == t.thalers(0)


@rule("W57")
def test_ready_cavalry_strikes_in_several_battles() -> None:
    t = knights("blue").own(1, 1)
    t.hand(1, "red", "red")
    for land in (FARM, 1):
        t.play(0, f"attack {land} with cavalry 1")
        t.play(1, "fight with hand 1")

    assert {1, 3, 6, 7} == t.lands(0)


@rule("W57", "W58")
def test_turned_cavalry_strikes_no_more_but_another_may() -> None:
    t = knights("blue", "blue")
    t.own(0, 22).hand(1, "chili", "blue", "red")
    t.play(0, f"attack {FARM} with cavalry 1")
    t.play(1, "fight with hand 1")
    t.play(0, "fight with hand 1")
    t.play(1, "fight with hand 1")

    assert "cavalry-turned" == t.refused(0, f"attack {FARM} with cavalry 1")
    t.play(0, f"attack {FARM} with cavalry 2")
    t.play(1, "fight with hand 1")
    assert 0 == t.owner(FARM)


@rule("W58")
def test_cavalry_is_ready_again_in_the_next_turn_of_its_owner() -> None:
    """It stays turned through the turns of the others, and readies for whoever owns it then."""
    t = riding().own(1, PASTURE).own(0, 22)
    t.hand(1, "blue").hand(2, "blue")
    t.war.turn_cavalry(0, False)
    t.war.turn_cavalry(1, False)

    t.play(0, "stop")

    assert isinstance(t.now(), Planting)
    assert (True, False, True) == t.war.ready
    assert [(1, (0,))] == [(event.seat, event.numbers) for event in t.told("cavalry_ready")]


@rule("W58")
def test_cavalry_is_ready_even_when_phase_one_is_skipped() -> None:
    t = riding().own(1, PASTURE)
    t.war.turn_cavalry(0, False)

    t.play(0, "stop")

    assert (True, True, True) == t.war.ready


@rule("W61")
@pytest.mark.parametrize("land", [CITY, FOREST])
def test_cavalry_may_be_sent_where_it_cannot_win(land: int) -> None:
    """17 never beats a city or a forest, and is turned."""
    t = knights("garden").own(0, FARM, VILLAGE).own(1, land)
    t.hand(1, "garden")

    t.play(0, f"attack {land} with cavalry 1")
    t.play(1, "fight with hand 1")

    assert 1 == t.owner(land)
    assert (False, True, True) == t.war.ready


def joined() -> War:
    """The map for three with both sides of the cards."""
    return riding(both_sides=True)


def find(t: War, kind: str) -> int:
    """The number of the first land of a kind."""
    return t.war.board.places[kind][0] + 1


@rule("W59")
def test_with_both_sides_all_lands_are_there() -> None:
    for seats in (3, 4, 5, 6):
        kinds = riding(seats, both_sides=True).war.board.kinds
        assert {"quarry", "iron", "pasture", "forest", "swamp", "river"} <= set(kinds)
        assert len(kinds) > len(riding(seats).war.board.kinds)


@rule("W59")
def test_with_both_sides_depots_and_merchants_are_sold() -> None:
    t = joined()
    t.own(0, find(t, "forest")).earn(0, *["red"] * 6)

    assert {"buy depot", "buy merchant"} <= forms(t, 0)
    t.play(0, "buy depot")
    t.play(0, "buy merchant")

    assert (True, True) == (t.war.depots[0], t.war.merchants[0])


@rule("W59")
def test_with_both_sides_fortresses_are_built_and_cavalry_rides() -> None:
    t = joined()
    quarry, pasture = find(t, "quarry"), find(t, "pasture")
    t.own(0, quarry, pasture).earn(0, "red", "red")

    assert f"fortify {pasture} with quarry {quarry}" in forms(t, 0)
    assert any("with cavalry 1" in form for form in forms(t, 0))


@rule("W59", "W24")
def test_with_both_sides_cannons_fire_but_not_for_cavalry() -> None:
    """Cavalry must be higher: a fortified forest stops it at 17, iron mine or not."""
    t = joined()
    forest, iron, pasture = find(t, "forest"), find(t, "iron"), find(t, "pasture")
    near = t.war.board.neighbours[forest - 1][0] + 1
    t.own(0, iron, pasture, near).own(1, forest).fortress(forest)
    t.earn(0, "red", "red").hand(1, "garden")

    t.play(0, f"attack {forest} with cavalry 1")
    t.play(1, "fight with hand 1")

    assert [(forest - 1, 17, 17, 0)] == [event.numbers for event in t.told("fought")]


@rule("W59", "W23")
def test_with_both_sides_a_swamp_allows_no_depot() -> None:
    t = joined()
    swamp = find(t, "swamp")
    near = next(
        land + 1
        for land in t.war.board.neighbours[swamp - 1]
        if t.war.board.kinds[land] not in ("camp", "river")
    )
    t.own(0, near).own(1, swamp).depot(0, "blue").earn(0, "red")

    t.play(0, f"attack {swamp}")

    assert {"fight with deck"} == forms(t, 0)

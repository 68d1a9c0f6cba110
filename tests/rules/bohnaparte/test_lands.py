"""What every kind of land does, and what it is worth."""

import pytest

from higgle.bohnanza.bohnaparte.board import LAND_KINDS
from tests.rule import rule
from tests.rules.bohnaparte.war import War, forms, war

FARM, VILLAGE, CITY, SWAMP, QUARRY, IRON, RIVER = 8, 2, 5, 7, 6, 1, 13
"""Lands of the plain map for three, all near the first camp."""


def defended(land: int, bean: str, fortress: bool = False, owner: int | None = 1) -> int:
    """What a land defends with when this bean is laid for it."""
    t = war().own(0, 6, 7, 1)
    t.lose(land) if owner is None else t.own(owner, land)
    if fortress:
        t.fortress(land)
    t.attack(land, "garden", bean)
    return t.told("fought")[0].numbers[2]


@rule("W20")
@pytest.mark.parametrize("owner", [1, None])
def test_a_village_defends_with_at_least_sixteen(owner: int | None) -> None:
    assert 16 == defended(VILLAGE, "green", owner=owner)
    assert 18 == defended(VILLAGE, "chili", owner=owner)


@rule("W20")
@pytest.mark.parametrize("owner", [1, None])
def test_a_city_defends_with_at_least_eighteen(owner: int | None) -> None:
    assert 18 == defended(CITY, "garden", owner=owner)
    assert 20 == defended(CITY, "blue", owner=owner)


@rule("W20")
def test_other_lands_have_no_minimum() -> None:
    for land in (FARM, SWAMP, QUARRY, IRON):
        assert 6 == defended(land, "garden")


@rule("W21")
def test_a_fortress_adds_two() -> None:
    assert 8 == defended(FARM, "garden", fortress=True)
    assert 22 == defended(FARM, "blue", fortress=True)


@rule("W21")
def test_the_minimum_applies_after_the_fortress() -> None:
    assert 16 == defended(VILLAGE, "soy", fortress=True)
    assert 16 == defended(VILLAGE, "green", fortress=True)
    assert 18 == defended(VILLAGE, "stink", fortress=True)
    assert 18 == defended(CITY, "stink", fortress=True)
    assert 20 == defended(CITY, "chili", fortress=True)


def builder(*lands: int) -> War:
    """The first seat with a quarry, other lands and three thalers."""
    t = war().own(0, QUARRY, *lands)
    t.earn(0, "red", "soy", "garden")
    return t


@rule("W22", "W28")
def test_a_quarry_builds_a_fortress_for_the_top_two_thalers() -> None:
    t = builder(FARM)

    t.play(0, f"fortify {FARM} with quarry {QUARRY}")

    assert (FARM - 1,) == t.war.fortresses
    assert 1 == t.thalers(0)
    assert {"garden": 1, "soy": 1} == t.discard()


@rule("W22")
def test_any_own_land_can_be_fortified() -> None:
    """The quarry and the camp included, but no land of another."""
    t = builder(FARM).own(1, VILLAGE)

    listed = {form for form in forms(t, 0) if form.startswith("fortify")}

    assert {f"fortify {land} with quarry {QUARRY}" for land in (3, FARM, QUARRY)} == listed
    assert "not-your-land" == t.refused(0, f"fortify {VILLAGE} with quarry {QUARRY}")
    assert "not-your-land" == t.refused(0, f"fortify {RIVER} with quarry {QUARRY}")


@rule("W22")
def test_a_land_has_at_most_one_fortress() -> None:
    t = builder(FARM).fortress(FARM)

    assert "has-fortress" == t.refused(0, f"fortify {FARM} with quarry {QUARRY}")


@rule("W22")
def test_a_fortress_is_built_at_any_moment_of_the_own_turn() -> None:
    """And at no moment of another's."""
    for stage in ("planting", "trading", "settling", "attacking"):
        t = builder()
        t.hand(0, "blue").hand(1, "blue").received(1, "red")
        getattr(t, stage)(1)
        assert "not-your-turn" == t.refused(0, f"fortify {QUARRY} with quarry {QUARRY}"), stage
        getattr(t, stage)(0)
        t.play(0, f"fortify {QUARRY} with quarry {QUARRY}")
        assert (QUARRY - 1,) == t.war.fortresses, stage


@rule("W22")
def test_a_fortress_is_not_built_in_the_turn_of_another() -> None:
    t = builder()
    t.planting(1).hand(1, "blue")

    assert "not-your-turn" == t.refused(0, f"fortify 3 with quarry {QUARRY}")
    assert not any(form.startswith("fortify") for form in forms(t, 0))


@rule("W22")
def test_a_fortress_needs_an_own_quarry_and_two_thalers() -> None:
    t = war().own(0, FARM)
    t.earn(0, "red")

    assert "not-your-quarry" == t.refused(0, f"fortify 3 with quarry {QUARRY}")
    assert "not-your-quarry" == t.refused(0, f"fortify 3 with quarry {FARM}")
    t.own(0, QUARRY)
    assert "too-few-thalers" == t.refused(0, f"fortify 3 with quarry {QUARRY}")
    assert "no-such-land" == t.refused(0, f"fortify 3 with quarry {99}")


@rule("W22")
def test_a_fortress_stays_whoever_owns_the_land() -> None:
    t = war().own(1, FARM).fortress(FARM)

    assert t.attack(FARM, "blue", "garden")

    assert (FARM - 1,) == t.war.fortresses
    assert 1 == t.war.score(0)["fortress"]


@rule("W29")
def test_a_quarry_builds_one_fortress_whoever_owns_it_then() -> None:
    t = builder()
    t.earn(0, "red", "red")
    t.play(0, f"fortify 3 with quarry {QUARRY}")

    assert "quarry-empty" == t.refused(0, f"fortify {QUARRY} with quarry {QUARRY}")
    t.own(1, QUARRY).attacking(1)
    t.earn(1, "blue", "blue")
    assert "quarry-empty" == t.refused(1, f"fortify {QUARRY} with quarry {QUARRY}")
    assert 1 == t.war.score(1)["quarry"]


@rule("W23")
def test_nobody_fights_in_a_swamp_with_depot_beans() -> None:
    t = war().own(1, SWAMP).depot(0, "blue").depot(1, "blue")
    t.earn(0, "stink").hand(0, "chili").hand(1, "soy")

    t.play(0, f"attack {SWAMP}")
    assert {"fight with hand 1", "fight with deck"} == forms(t, 0)
    assert "swamp" == t.refused(0, "fight with depot 1")
    t.play(0, "fight with hand 1")
    assert {"fight with hand 1", "fight with deck"} == forms(t, 1)
    assert "swamp" == t.refused(1, "fight with depot 1")


@rule("W23", "W12")
def test_in_a_swamp_a_side_with_depot_beans_alone_draws() -> None:
    t = war().own(1, SWAMP).depot(1, "blue")
    t.earn(0, "stink").hand(0, "chili")

    t.play(0, f"attack {SWAMP}")
    t.play(0, "fight with hand 1")

    assert {"fight with deck"} == forms(t, 1)


def cannon(land: int, attack: str, defence: str, fortress: bool = False) -> bool:
    """Whether an attacker with an iron mine wins a land."""
    t = war().own(0, IRON, SWAMP).own(1, land)
    if fortress:
        t.fortress(land)
    return t.attack(land, attack, defence)


@rule("W24")
def test_a_cannon_wins_ties_against_villages_cities_and_fortresses() -> None:
    assert cannon(VILLAGE, "stink", "black-eyed")
    assert cannon(CITY, "chili", "garden")
    assert cannon(FARM, "stink", "green", fortress=True)


@rule("W24")
def test_a_cannon_wins_no_ties_against_open_lands() -> None:
    assert not cannon(FARM, "stink", "stink")


@rule("W24")
def test_a_cannon_does_not_win_twenty_against_twenty() -> None:
    """Fortress and minimum are counted in."""
    assert not cannon(VILLAGE, "blue", "blue")
    assert not cannon(CITY, "blue", "chili", fortress=True)
    assert not cannon(FARM, "blue", "chili", fortress=True)


@rule("W24")
def test_the_cannon_is_lost_with_the_last_iron_mine() -> None:
    """Two mines give no second cannon; one lost leaves the first."""
    t = war().own(0, IRON, 26).own(1, VILLAGE)
    t.lose(26)
    assert t.attack(VILLAGE, "stink", "red")

    t = war().own(1, VILLAGE, IRON)
    assert not t.attack(VILLAGE, "stink", "red")


@rule("W24")
def test_a_defender_has_no_use_for_a_cannon() -> None:
    """A tie at the village's sixteen: the cannon is the defender's, so the attacker loses."""
    t = war().own(1, VILLAGE, IRON)

    assert not t.attack(VILLAGE, "stink", "red")


@rule("W11")
def test_a_river_is_worth_nothing_and_belongs_to_nobody() -> None:
    t = war().own(0, 7, 8, 12, 14)

    assert "river" == t.refused(0, f"attack {RIVER}")
    assert RIVER not in t.targets(0)
    assert 0 == t.war.points("river")


@rule("W27")
def test_what_lands_are_worth() -> None:
    worth = {kind: war().war.points(kind) for kind in LAND_KINDS}

    assert {
        "camp": 1,
        "farm": 1,
        "village": 1,
        "city": 3,
        "monastery": 1,
        "quarry": 1,
        "iron": 1,
        "swamp": 1,
        "river": 0,
        "forest": 1,
        "pasture": 1,
    } == worth


@rule("W27")
def test_the_score_adds_lands_and_fortresses() -> None:
    t = war().own(0, CITY, 18, FARM, QUARRY, 11).own(1, SWAMP)
    t.fortress(CITY).fortress(SWAMP)
    t.earn(0, "blue", "blue")

    parts = t.war.score(0)

    assert {"camp": 1, "city": 6, "farm": 1, "quarry": 1, "monastery": 1, "fortress": 1} == parts
    assert [11, 3, 1] == t.war.scores()


@rule("W27")
@pytest.mark.parametrize("points", [0, 1, 2])
def test_camp_points_are_an_option(points: int) -> None:
    assert [points] * 3 == war(camp_points=points).war.scores()


@rule("W27")
@pytest.mark.parametrize("count", range(6))
def test_every_land_and_every_fortress_counts(count: int) -> None:
    """A seat may have fortified more than two of its lands, and others too."""
    t = war().own(0, *range(1, 3), *range(4, 9))
    for land in range(4, 4 + count):
        t.fortress(land)

    assert count == t.war.score(0).get("fortress", 0)
    assert {"camp": 1, "iron": 1, "village": 2, "city": 3, "quarry": 1, "swamp": 1, "farm": 1} == {
        part: points for part, points in t.war.score(0).items() if part != "fortress"
    }

"""The maps, and what the players' own maps must keep to."""

from itertools import combinations
from typing import Annotated, Literal

import msgspec
import pytest

import higgle
from higgle.bohnanza.bohnaparte.board import CAMP, LAND_KINDS, RIVER, Board, board
from higgle.bohnanza.options import BohnaparteOptions
from higgle.catalogue import option
from higgle.core import Illegal
from higgle.i18n import LANGUAGES
from tests.rule import rule
from tests.rules.bohnaparte.war import OWN_MAP, war

SEATS = (3, 4, 5, 6)
PLAIN: dict[str, object] = {}
CAVALRY: dict[str, object] = {"cavalry": True}
BOTH: dict[str, object] = {"cavalry": True, "both_sides": True}
VARIANTS = (PLAIN, CAVALRY, BOTH)
BOX = {"camp": 6, "farm": 6, "village": 6, "city": 4, "monastery": 4, "river": 3, "swamp": 3}
BOX |= {"quarry": 3, "iron": 3, "forest": 3, "pasture": 3}


def laid(seats: int, **options: object) -> Board:
    table = higgle.new("bohnaparte", seats, options=options)
    assert isinstance(table.options, BohnaparteOptions)
    return board(seats, table.options)


def refused(seats: int, **options: object) -> str:
    """The reason for which a map is refused, which speaks to everybody."""
    with pytest.raises(Illegal) as refusal:
        laid(seats, **options)
    for language in LANGUAGES:
        assert "{" not in refusal.value.text(language)
        assert not refusal.value.text(language).startswith("refusal-")
    return refusal.value.reason


def steps(map_: Board, start: int, ford: int = -1) -> dict[int, int]:
    """How far it is by land to every other land; a ford is a river one could walk through."""
    far = {start: 0}
    queue = [start]
    for land in queue:
        for other in map_.neighbours[land]:
            if other not in far and (map_.kinds[other] != RIVER or other == ford):
                far[other] = far[land] + 1
                queue.append(other)
    return far


@rule("W40", "W59")
@pytest.mark.parametrize("variant", VARIANTS, ids=["plain", "cavalry", "both"])
@pytest.mark.parametrize("seats", SEATS)
class TestEveryMap:
    """What is true of each of our maps."""

    def test_there_is_a_camp_for_each_seat(self, seats: int, variant: dict[str, object]) -> None:
        assert seats == len(laid(seats, **variant).places[CAMP])

    def test_it_is_within_the_components(self, seats: int, variant: dict[str, object]) -> None:
        """One side of each card; with both sides, as many again of the cards that have two."""
        kinds = laid(seats, **variant).kinds
        absent = {"plain": ("forest", "pasture"), "cavalry": ("quarry", "iron")}
        name = "both" if "both_sides" in variant else "cavalry" if variant else "plain"

        assert all(kinds.count(kind) <= most for kind, most in BOX.items())
        assert not any(kind in kinds for kind in absent.get(name, ()))

    def test_it_is_connected_without_rivers(self, seats: int, variant: dict[str, object]) -> None:
        map_ = laid(seats, **variant)

        dry = [land for land, kind in enumerate(map_.kinds) if kind != RIVER]

        assert dry == sorted(steps(map_, dry[0]))

    def test_each_river_lengthens_some_way(self, seats: int, variant: dict[str, object]) -> None:
        map_ = laid(seats, **variant)
        assert map_.places[RIVER]
        for river in map_.places[RIVER]:
            shores = [land for land in map_.neighbours[river] if map_.kinds[land] != RIVER]
            assert any(
                steps(map_, one)[two] > steps(map_, one, river)[two]
                for one, two in combinations(shores, 2)
            )

    def test_every_camp_has_an_easy_neighbour(self, seats: int, variant: dict[str, object]) -> None:
        """A land without a minimum."""
        map_ = laid(seats, **variant)
        for camp in map_.places[CAMP]:
            near = [map_.kinds[land] for land in map_.neighbours[camp]]
            assert any(kind != RIVER and not LAND_KINDS[kind].minimum for kind in near)

    def test_it_can_be_laid_as_a_grid(self, seats: int, variant: dict[str, object]) -> None:
        assert laid(seats, grid=True, **variant).is_connected()


@rule("W41")
def test_staggered_lands_touch_up_to_six_others() -> None:
    """City 18 lies in the middle of the plain map for three."""
    map_ = laid(3)

    assert {11, 12, 17, 19, 23, 24} == {land + 1 for land in map_.neighbours[17]}
    assert 6 == max(len(near) for near in map_.neighbours)


@rule("W41")
@pytest.mark.parametrize("grid", [False, True])
def test_touching_is_mutual(grid: bool) -> None:
    for seats in SEATS:
        map_ = laid(seats, grid=grid)
        for land, near in enumerate(map_.neighbours):
            assert land not in near
            assert all(land in map_.neighbours[other] for other in near)


@rule("W41")
def test_in_a_grid_lands_touch_above_below_left_and_right() -> None:
    """The first shifted row of the map for four, 8 to 13, moves right, the second one left.

    1  2  3  4  5  6  7
       8  9 10 11 12 13
    14 15 16 17 18 19 20
    21 22 23 24 25 26
    27 28 29 30 31 32 33
    """
    map_ = laid(4, grid=True)

    def near(land: int) -> set[int]:
        return {other + 1 for other in map_.neighbours[land - 1]}

    assert {2} == near(1)
    assert {2, 9, 15} == near(8)
    assert {10, 16, 18, 24} == near(17)
    assert {14, 22, 27} == near(21)
    assert 4 == max(len(others) for others in map_.neighbours)


@rule("W42")
def test_players_may_lay_their_own_map() -> None:
    """Swamp and farm next to the second camp have changed places."""
    own = OWN_MAP.replace("Fa ~~ Mo Fa ~~ Vi / Ca Sw", "Sw ~~ Mo Fa ~~ Vi / Ca Fa")

    assert laid(3, map=OWN_MAP).kinds == laid(3).kinds
    assert ("swamp", "farm") == (laid(3, map=own).kinds[8], laid(3, map=own).kinds[15])
    assert laid(3, map=own).neighbours == laid(3).neighbours


@rule("W42")
@pytest.mark.parametrize(
    ("top", "kind"),
    [("Vi Ir Ca / Vi Ci Qu Sw Fa", "village"), ("Sw Vi Ca / Vi Ci Qu Ir Fa", "swamp")],
)
def test_an_own_map_may_begin_with_any_sign(top: str, kind: str) -> None:
    """Also with one that comes after `standard` in the alphabet."""
    own = OWN_MAP.replace("Ir Vi Ca / Vi Ci Qu Sw Fa", top).lower()

    assert kind == laid(3, map=own).kinds[0]


@rule("W42")
def test_an_own_map_is_kept_in_the_record() -> None:
    table = higgle.new("bohnaparte", 3, options={"map": OWN_MAP})

    assert higgle.replay(str(table.record())).json() == table.json()


@rule("W42")
def test_an_own_map_keeps_the_outline() -> None:
    assert "map-rows" == refused(3, map="Ca Ca Ca")
    assert "map-row" == refused(3, map=OWN_MAP.replace("Vi Fa Ca", "Vi Ca"))
    assert "map-row" == refused(
        4, map=OWN_MAP.replace("/ Vi Fa Ca", "").replace("/ Ir Ci ~~ Sw Vi", "")
    )


@rule("W42")
def test_an_own_map_has_known_lands() -> None:
    assert "map-sign" == refused(3, map=OWN_MAP.replace("Qu", "Xx"))


@rule("W42")
def test_an_own_map_has_one_camp_for_each_seat() -> None:
    assert "map-camps" == refused(3, map=OWN_MAP.replace("Vi Fa Ca", "Vi Fa Mo"))
    assert "map-camps" == refused(3, map=OWN_MAP.replace("Vi Fa Ca", "Ca Fa Ca"))


@rule("W42")
def test_an_own_map_has_no_more_cards_than_the_box() -> None:
    assert "map-cards" == refused(3, map=OWN_MAP.replace("Sw", "Ci"))
    assert "map-cards" == refused(3, map=OWN_MAP.replace("Ir Vi Ca", "Fo Vi Ca"))
    assert "map-cards" == refused(3, cavalry=True, map=OWN_MAP)


@rule("W42")
def test_an_own_map_is_one_piece_without_its_rivers() -> None:
    """Three rivers around the third camp cut it off."""
    apart = OWN_MAP.replace("~~", "Fa", 2).replace("Sw Vi / Vi Fa Ca", "Fa ~~ / Vi ~~ Ca")
    apart = apart.replace("Fa", "Sw", 1).replace("Ir Ci ~~ Fa", "Ir Ci Mo ~~")
    apart = apart.replace("Qu Sw Fa", "Qu Sw Sw")

    assert "map-apart" == refused(3, map=apart)


@rule("W42")
def test_a_grid_is_checked_as_it_is_laid() -> None:
    """The camp in the corner touches one land less in a grid: behind a river it is cut off."""
    corner = """Ca ~~ Mo Sw Mo Fa Ca / Fa Ci Fa Vi Ci Vi / ~~ Vi Ir ~~ Ir Qu Qu
    / Vi Ci Vi Fa Ci Fa / Ca Fa Mo Sw Mo Vi Ca"""

    assert laid(4, map=corner).is_connected()
    assert "map-apart" == refused(4, map=corner, grid=True)


@rule("W43")
def test_three_may_choose_the_pyramid() -> None:
    """Six steps, with a camp in each corner."""
    map_ = laid(3, map="pyramid")

    assert [1, 2, 3, 4, 5, 6] == [sum(land.row == row for land in map_.lands) for row in range(6)]
    assert (0, 15, 20) == map_.places[CAMP]


FIVE = "Ca / Vi Fa / Ir Mo Ci / Ci Qu Qu Ir / Ca Fa Mo Vi Ca"
SIX = "Ca / Vi Fa / Ir Mo Ci / Ci Qu Qu Ir / Fa Mo Qu Mo Vi / Ca Vi Ir Ci Fa Ca"


@rule("W43")
def test_three_may_lay_their_own_pyramid_of_five_or_six_steps() -> None:
    """With cavalry too, as the rulebook forbids nothing there."""
    assert [1, 2, 3, 4, 5] == [
        [land.row for land in laid(3, map=FIVE).lands].count(row) for row in range(5)
    ]
    assert laid(3, map="pyramid").neighbours == laid(3, map=SIX).neighbours
    assert [4, 3, 5, 2, 4, 6] == [land.column for land in laid(3, map=FIVE).lands[:6]]
    assert 0 == min(land.column for land in laid(3, map=FIVE).lands)
    riding = FIVE.replace("Ir", "Pa").replace("Qu", "Fo")
    assert "pasture" in laid(3, cavalry=True, map=riding).kinds


@rule("W43")
def test_an_own_pyramid_has_its_camps_in_the_corners() -> None:
    moved = FIVE.replace("Ca / Vi Fa", "Vi / Ca Fa")

    assert "pyramid-corners" == refused(3, map=moved)
    assert "map-rows" == refused(3, map="Ca / Vi Fa / Ca Mo Ca")
    assert "map-row" == refused(4, map=FIVE)


@rule("W43")
def test_the_pyramid_is_for_three() -> None:
    assert "pyramid-seats" == refused(4, map="pyramid")


@rule("W43", "W50")
def test_with_cavalry_the_pyramid_has_pastures_and_forests() -> None:
    plain, riding = laid(3, map="pyramid"), laid(3, map="pyramid", cavalry=True)

    assert plain.neighbours == riding.neighbours
    assert plain.places["iron"] == riding.places["pasture"]
    assert plain.places["quarry"] == riding.places["forest"]


@rule("W42", "W50")
def test_an_own_map_with_cavalry_may_have_quarries_but_no_iron_mines() -> None:
    """A quarry there is a land without effect, for forests have replaced the fortresses."""
    own = FIVE.replace("Ir", "Pa")
    quarry = laid(3, cavalry=True, map=own).places["quarry"][0] + 1
    t = war(3, cavalry=True, map=own).own(0, quarry).earn(0, "blue", "blue")

    assert "no-fortresses" == t.refused(0, f"fortify {quarry} with quarry {quarry}")
    assert [] == [str(a) for a in t.table.rights(0) if "fortify" in str(a)]
    assert "map-cards" == refused(3, cavalry=True, map=FIVE)


@rule("W44")
def test_a_camp_may_attack_a_swamp_a_farm_and_a_village() -> None:
    """The example of the rulebook, on the plain map for three."""
    t = war()
    t.earn(1, "blue").attacking(1)

    assert {16, 9, 21} == t.targets(1)
    assert ["swamp", "farm", "village"] == [t.kind(land) for land in (16, 9, 21)]
    assert ["attack 9", "attack 16", "attack 21", "stop"] == [str(a) for a in t.table.actions(1)]


@rule("W59")
def test_both_sides_are_played_with_cavalry_only() -> None:
    assert "both-sides-cavalry" == refused(3, both_sides=True)


def test_the_catalogue_describes_the_options() -> None:
    """A map is a text, so it has no list of values, but names of maps that can be played."""
    entry = next(entry for entry in higgle.games() if entry.id == "bohnaparte")
    values = {option.name: option.values for option in entry.options}

    known = {option.name: option.known for option in entry.options}

    assert () == values["map"]
    assert ("standard", "pyramid") == known["map"]
    assert all(higgle.new("bohnaparte", 3, options={"map": name}) for name in known["map"])
    assert (3, 4, 5) == values["length"]
    assert (0, 1, 2) == values["camp_points"]
    assert (False, True) == values["cavalry"] == values["grid"] == values["both_sides"]


class Noted(BohnaparteOptions, frozen=True):
    """Options of which one has a note of another kind."""

    length: Annotated[Literal[3, 4, 5], "how long"] = 4


def test_the_catalogue_reads_only_its_own_notes() -> None:
    """Whatever else is noted about an option is passed over."""
    field = next(one for one in msgspec.structs.fields(Noted) if one.name == "length")

    assert () == option(field, "en").known


def test_options_may_be_typed() -> None:
    table = higgle.new("bohnaparte", 3, options={"length": "5", "cavalry": "true"})

    assert isinstance(table.options, BohnaparteOptions)
    assert (5, True) == (table.options.length, table.options.cavalry)

"""The laws over random games of Bohnaparte: every land, every form of action, every end."""

from collections import Counter
from random import Random
from typing import ClassVar

import pytest

import higgle
from higgle.bohnanza.bohnaparte.board import CAMP, FOREST, LAND_KINDS, RIVER
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.purchases import BuyMerchant, Choosing
from higgle.bohnanza.bohnaparte.war import Attacking, Fighting, is_war_won
from higgle.bohnanza.planting import Planting
from higgle.core import Chance, Stage
from higgle.core.values import tag
from tests.laws.laws import conserves, often, replays
from tests.laws.war import WORLDS, WarPlay, arm, disguise, take

OPTIONS: list[dict[str, object]] = [
    {},
    {"cavalry": True},
    {"cavalry": True, "both_sides": True},
    {"length": 3, "grid": True, "camp_points": 2},
    {"cavalry": True, "grid": True, "length": 5, "camp_points": 0},
    {"lone_bean": "strict", "same_sort_twice": True},
]

ENDS = {
    "twelve lands",
    "no land",
    "in a battle",
    "at a monastery",
    "before the attack",
    "in phase 5",
}


class Watched(Bohnaparte):
    """Bohnaparte that remembers what was told, fought for and owned, and how it ended."""

    TOLD: ClassVar[set[str]] = set()
    FOUGHT: ClassVar[set[str]] = set()
    ENDED: ClassVar[set[str]] = set()

    def emit(self, name: str, seat: int, *numbers: int) -> None:
        self.TOLD.add(name)
        if name == "conquered":
            self.FOUGHT.add(self.board.kinds[numbers[0]])
        super().emit(name, seat, *numbers)

    def emit_early(self, name: str, seat: int, *numbers: int) -> None:
        self.TOLD.add(name)
        super().emit_early(name, seat, *numbers)

    def finish(self, chance: Chance) -> Stage | None:
        self.ENDED.add(self.way())
        return super().finish(chance)

    def way(self) -> str:
        """How the game ends at this instant."""
        stage = self.stages[-1]
        if is_war_won(self):
            return (
                "no land"
                if any(not self.holdings(s) for s in range(self.seats))
                else "twelve lands"
            )
        if isinstance(stage, Fighting):
            return "in a battle"
        phase = self.turn_phases()[self.phase]
        if phase == "plant":
            return "in phase 1" if isinstance(stage, Planting) else "at a monastery"
        if phase == "attack":
            return "in phase 4" if isinstance(stage, Attacking) else "before the attack"
        return "while choosing" if isinstance(stage, Choosing) else "in phase 5"


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_laws_hold_when_probed_densely(seats: int, options: dict[str, object]) -> None:
    """All laws, at every tenth action, from the usual start."""
    table = higgle.new("bohnaparte", seats, "law", {"offers_per_turn": 2, **options})
    used = WarPlay(table, seats, WORLDS, disguise, 10).run()
    replays(table)
    assert {"camp", "plant", "offer", "harvest", "attack", "fight", "stop"} <= set(used)


def test_laws_hold_for_every_land_every_form_and_every_end() -> None:
    """From rich starts every land falls, every form is used, and every end comes."""
    used: Counter[str] = Counter()
    for game in range(160):
        options = {"offers_per_turn": 2, **OPTIONS[game % 6]}
        table = higgle.new(Watched, 3 + game % 4, f"rich {game}", options)
        assert isinstance(table, Watched)
        random = Random(game)
        lands = random.randrange(30 // table.seats)
        arm(table, random, lands, deck=random.randrange(2, 30), runs=1 + game % 5 // 4)
        used += WarPlay(table, game, WORLDS, disguise, 7).run()
    often(used, {tag(action.__name__) for action in Bohnaparte.ACTIONS}, 50)
    assert set(LAND_KINDS) - {RIVER} == Watched.FOUGHT
    assert set(Bohnaparte.EVENTS) == Watched.TOLD
    assert ENDS == Watched.ENDED


@pytest.mark.parametrize(
    ("phase", "stage", "end"),
    [
        (0, Planting(), "in phase 1"),
        (3, Attacking(), "in phase 4"),
        (4, Choosing(2), "while choosing"),
    ],
)
def test_laws_hold_when_a_merchant_takes_the_last_card(phase: int, stage: Stage, end: str) -> None:
    """The other ends, which random games hardly reach."""
    table = higgle.new(Watched, 3, "late", {"cavalry": True})
    assert isinstance(table, Watched)
    for _ in range(4):
        take(table, Random(1), table.merchant_piles)
    arm(table, Random(1), lands=0, deck=2, runs=1)
    for seat, camp in enumerate(table.board.places[CAMP]):
        table.mark(camp, seat)
    table.mark(table.board.places[FOREST][0], 1)
    table.merchants = (True, False, False)
    table.active, table.phase, table.stages = 0, phase, (stage,)
    play = WarPlay(table, 0, WORLDS, disguise, 1)

    for _ in range(8):
        play.probe(1, BuyMerchant())
    table.act(1, BuyMerchant())

    assert table.over
    assert end in Watched.ENDED
    conserves(table)


def test_laws_hold_on_the_pyramid_and_on_own_maps() -> None:
    own = """Ca Ca Mo Sw Mo Fa Ca / Fa Ci Fa Vi Ci Vi / Qu ~~ Ir ~~ Ir Qu ~~
    / Vi Ci Vi Fa Ci Fa / Ca Fa Mo Sw Mo Vi Vi"""
    for seats, map_ in ((3, "pyramid"), (4, own)):
        table = higgle.new("bohnaparte", seats, "law", {"offers_per_turn": 2, "map": map_})
        WarPlay(table, seats, WORLDS, disguise, 7).run()
        replays(table)

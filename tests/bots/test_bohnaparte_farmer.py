"""What the farmer of Bohnaparte fights for, and with what."""

from random import Random

import pytest

from higgle.bohnanza.bohnaparte.board import FARM, IRON, PASTURE, SWAMP
from higgle.bots.bohnanza.bohnaparte_farmer import RIVAL, General
from higgle.bots.bohnanza.field_values import Prospect
from tests.rules.bohnaparte.war import War, war


def general(style: str = "", seed: int = 1) -> General:
    return General("bohnaparte", Random(seed), style)


def first(t: War, kind: str) -> int:
    """The first land of a kind."""
    return t.war.board.kinds.index(kind)


def test_an_iron_mine_is_worth_more_than_a_swamp_or_a_farm() -> None:
    """Who besieges with a cannon wins ties, so it is worth as much as a village."""
    t = war()
    worth = {kind: general().land_worth(t.war, 0, first(t, kind)) for kind in (IRON, FARM, SWAMP)}

    assert worth[IRON] > worth[FARM] > worth[SWAMP]


def test_a_land_of_the_leader_is_worth_more_than_one_of_the_others() -> None:
    """And that more than a free one."""
    t = war(3)
    land = first(t, FARM)
    bot = general()
    free = bot.land_worth(t.war, 0, land)
    t.own(1, land + 1)
    of_leader = bot.land_worth(t.war, 0, land)
    for other, kind in enumerate(t.war.board.kinds):
        if kind == SWAMP:
            t.own(2, other + 1)
    of_another = bot.land_worth(t.war, 0, land)

    assert of_leader > of_another == RIVAL * free > free


def test_a_blue_bean_in_the_hand_is_worth_more_than_it_earns() -> None:
    """The strongest number wins battles; the second one is worth less."""
    t = war()
    bot = general()
    armed = bot.look_ahead(t.war, 0)
    plain = Prospect(t.war, 0, bot.manners)

    def bonus(*hand: int) -> float:
        return armed.worth(([0, 0], [0, 0]), [], hand) - plain.worth(([0, 0], [0, 0]), [], hand)

    blue = t.war.sorts()[0]
    assert bonus(blue) == pytest.approx(armed.arms[blue])
    assert 0.0 == bonus(t.war.sorts()[-1])
    assert bonus(blue) < bonus(blue, blue) < 2 * bonus(blue)


@pytest.mark.parametrize(("seats", "cavalry"), [(3, False), (4, True), (6, True)])
def test_every_land_has_a_worth_on_every_map(seats: int, cavalry: bool) -> None:
    """Cavalry adds forests and pastures."""
    t = war(seats, cavalry=cavalry)
    kinds = t.war.board.kinds
    bot = general()

    worths = [bot.land_worth(t.war, 0, at) for at, kind in enumerate(kinds) if t.war.points(kind)]

    assert min(worths) > 0
    assert cavalry == (PASTURE in kinds)


def test_an_easy_farmer_misjudges_attacks() -> None:
    """So that the level below is weaker in war too; the usual one never does."""
    t = war(4).earn(0, "soy", "soy").hand(0, "blue")

    def attacks(style: str) -> set[str]:
        return {str(general(style, seed).attack(t.war, 0)) for seed in range(12)}

    assert len(attacks("easy")) > 2
    assert 1 == len(attacks(""))

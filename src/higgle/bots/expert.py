"""The expert: the rung that has learned its judgement from its own games."""

import json
from functools import cache
from random import Random
from typing import Final

from higgle.bots.expert_dealer import ExpertDealer
from higgle.bots.expert_farmer import ExpertFarmer
from higgle.bots.expert_planter import Habits
from higgle.bots.farmer import Farmer
from higgle.bots.ladder import farmer
from higgle.bots.net import FOLDER, Net, shipped
from higgle.bots.style import styled
from higgle.playing import Bot

HABITS: Final[dict[str, str]] = {"high-bohn": "after=1"}
"""What proved best with the nets of a game that come with the package."""


@cache
def bends(game: str) -> tuple[int, ...]:
    """The numbers behind the leanings in a game that come with the package, if there are any."""
    path = FOLDER / f"{game}.json"
    return tuple(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else ()


def expert(game: str, random: Random, style: str = "") -> Bot:
    """Plays by what comes with the package; where nothing was learned, it is the farmer."""
    if bends(game):
        return ExpertDealer(game, random, style, bends(game))
    nets = shipped(game)
    if not nets:
        return farmer(game, random, style)
    habits = "+".join([part for part in (HABITS.get(game, ""), style) if part])
    return learned(game, random, habits, nets)


def learned(game: str, random: Random, style: str, nets: dict[str, Net]) -> Bot:
    """Plays by these nets."""
    script = farmer(game, random)
    assert isinstance(script, Farmer)
    habits = styled(style, Habits(), {})
    return ExpertFarmer(game, random, script, nets["value"], nets["accept"], habits)

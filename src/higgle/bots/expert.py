"""The expert: the rung that has learned its judgement from its own games."""

from random import Random
from typing import Final

from higgle.bots.dealer import Dealer
from higgle.bots.expert_dealer import Dealings, ExpertDealer
from higgle.bots.expert_farmer import ExpertFarmer, Habits
from higgle.bots.farmer import Farmer
from higgle.bots.ladder import farmer
from higgle.bots.net import Net, shipped
from higgle.bots.style import styled
from higgle.playing import Bot

HABITS: Final[dict[str, str]] = {
    "bohnanza": "envy=0.3",
    "high-bohn": "wide=48",
}
"""What proved best with the nets of a game that come with the package."""


def expert(game: str, random: Random, style: str = "") -> Bot:
    """Plays by the nets that come with the package; where there are none, it is the farmer."""
    nets = shipped(game)
    if not nets:
        return farmer(game, random, style)
    habits = "+".join([part for part in (HABITS.get(game, ""), style) if part])
    return learned(game, random, habits, nets)


def learned(game: str, random: Random, style: str, nets: dict[str, Net]) -> Bot:
    """Plays by these nets."""
    script = farmer(game, random)
    if isinstance(script, Dealer):
        return ExpertDealer(game, random, script, nets["value"], styled(style, Dealings(), {}))
    assert isinstance(script, Farmer)
    habits = styled(style, Habits(), {})
    return ExpertFarmer(game, random, script, nets["value"], nets["accept"], habits)

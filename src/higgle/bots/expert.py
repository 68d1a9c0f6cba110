"""The expert: the rung that has learned its judgement from its own games."""

from random import Random
from typing import Final

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bots.bohnanza.bohnaparte_farmer import ExpertGeneral, General
from higgle.bots.bohnanza.expert_farmer import ExpertFarmer
from higgle.bots.bohnanza.expert_planter import Habits
from higgle.bots.bohnanza.farmer import Farmer
from higgle.bots.bohnanza.high_bohn_farmer import ExpertBuilder
from higgle.bots.bohnanza.war_council import WarCouncil
from higgle.bots.ladder import farmer
from higgle.bots.net import Net, load_shipped
from higgle.bots.searcher import Searcher
from higgle.bots.style import parse_style
from higgle.catalogue import GAMES, nearest
from higgle.core import Table
from higgle.extras import Extra
from higgle.kuhhandel.game import Kuhhandel
from higgle.play import Bot

with Extra("bots"):
    from higgle.bots.kuhhandel.expert_dealer import ExpertDealer

HABITS: Final[dict[str, str]] = {"bohnanza": "envy=0.0", "high-bohn": "after=1"}
"""What proved best with the nets that come with the package for a game."""
EXPERTS: Final[dict[type[Table], type[ExpertFarmer]]] = {
    Bohnaparte: ExpertGeneral,
    HighBohn: ExpertBuilder,
}
"""Who counts more than the nets see."""


def expert(game: str, random: Random, style: str = "") -> Bot:
    """Plays by what comes with the package; where nothing was learned, it is the farmer."""
    if game == Kuhhandel.ID:
        return ExpertDealer(game, random, style)
    nets = load_shipped(game)
    if not nets:
        return farmer(game, random, style)
    habits = "+".join([part for part in (HABITS.get(game, ""), style) if part])
    return make_learned(game, random, habits, nets)


def habits_in(game: str) -> Habits:
    """The habits of an expert with beans in a game."""
    return parse_style(HABITS.get(game, ""), Habits(), {})


def master(game: str, random: Random, style: str = "") -> Bot:
    """The searcher on the expert's shoulders."""
    return Searcher(game, random, style, expert(game, random))


def fight_by(game: str, random: Random, war: Net) -> Bot:
    """The expert in a game of lands, with wars by this net."""
    return make_learned(game, random, HABITS.get(game, ""), {**load_shipped(game), "war": war})


def make_learned(game: str, random: Random, style: str, nets: dict[str, Net]) -> Bot:
    """Plays with beans by these nets."""
    script = farmer(game, random)
    assert isinstance(script, Farmer)
    if isinstance(script, General) and "war" in nets:
        script.council = WarCouncil(nets["war"], random)
    habits = parse_style(style, Habits(), {})
    kind: type[ExpertFarmer] = nearest(EXPERTS, GAMES[game], ExpertFarmer)
    return kind(game, random, script, nets["value"], nets["accept"], habits)

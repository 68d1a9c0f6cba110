"""The expert: the rung that has learned its judgement from its own games."""

import json
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Final

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bots.bohnanza.expert_farmer import ExpertFarmer
from higgle.bots.bohnanza.expert_planter import Habits
from higgle.bots.bohnanza.farmer import Farmer
from higgle.bots.bohnanza.general import General
from higgle.bots.kuhhandel.expert_dealer import ExpertDealer
from higgle.bots.ladder import farmer
from higgle.bots.net import FOLDER, Net, shipped
from higgle.bots.searcher import Searcher
from higgle.bots.style import styled
from higgle.catalogue import GAMES, nearest
from higgle.core import Table
from higgle.kuhhandel.game import Kuhhandel
from higgle.play import Bot

HABITS: Final[dict[str, str]] = {
    "bohnanza": "envy=0.0",
    "high-bohn": "after=1",
    "kuhhandel": "budget=60000+worlds=16+turns=3+doubt=0.7",
}
"""What proved best with what comes with the package for a game; looking ahead, it counts worlds and
not time, so that it plays the same on every machine."""
BENT: Final[dict[type[Table], Callable[[str, Random, str, Sequence[int]], Bot]]] = {
    Bohnaparte: General,
    Kuhhandel: ExpertDealer,
}
"""Whose scripts have leanings."""


@cache
def bends(game: str) -> tuple[int, ...]:
    """The numbers behind the leanings in a game that come with the package, if there are any."""
    path = FOLDER / f"{game}.json"
    return tuple(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else ()


def expert(game: str, random: Random, style: str = "") -> Bot:
    """Plays by what comes with the package; where nothing was learned, it is the farmer."""
    nets = shipped(game)
    if not nets and not bends(game):
        return farmer(game, random, style)
    habits = "+".join([part for part in (HABITS.get(game, ""), style) if part])
    return learned(game, random, habits, nets, bends(game))


def habits_in(game: str) -> Habits:
    """The habits of an expert with beans in a game."""
    return styled(HABITS.get(game, ""), Habits(), {})


def master(game: str, random: Random, style: str = "") -> Bot:
    """The searcher on the expert's shoulders; where the expert looks ahead itself, it is that."""
    first = expert(game, random)
    ahead = isinstance(first, Searcher)
    return expert(game, random, style) if ahead else Searcher(game, random, style, first)


def learned(
    game: str,
    random: Random,
    style: str,
    nets: dict[str, Net],
    leanings: Sequence[int] = (),
) -> Bot:
    """Plays by these nets, and by the numbers behind these leanings."""
    script = scripted(game, random, leanings)
    if isinstance(script, Farmer):
        habits = styled(style, Habits(), {})
        return ExpertFarmer(game, random, script, nets["value"], nets["accept"], habits)
    return Searcher(game, random, style, script)


def scripted(game: str, random: Random, leanings: Sequence[int]) -> Bot:
    """The quick script, bent by the numbers behind leanings, if there are any."""
    bent = nearest(BENT, GAMES[game], unbent)
    return bent(game, random, "", leanings) if leanings else farmer(game, random)


def unbent(game: str, random: Random, style: str, leanings: Sequence[int]) -> Bot:
    """Where no script has leanings."""
    return farmer(game, random, style)

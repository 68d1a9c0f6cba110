"""Adversaries by name: `pool:haggler` is one of them at a table with beans."""

from random import Random
from typing import Final

from higgle.bohnanza.game import Bohnanza
from higgle.bots.adversaries.beans import BEANS
from higgle.bots.adversaries.cows import COWS
from higgle.catalogue import GAMES, nearest
from higgle.core import Illegal, Table
from higgle.kuhhandel.game import Kuhhandel
from higgle.play import Bot, Maker

TEAMS: Final = ("pair", "king")
"""Those who play for two, and show what they can only in pairs."""


POOLS: Final[dict[type[Table], dict[str, Maker]]] = {Bohnanza: BEANS, Kuhhandel: COWS}
"""The adversaries of each family of games; any other game has none."""


def adversaries(game: str) -> dict[str, Maker]:
    """The adversaries of a game, by name."""
    none: dict[str, Maker] = {}
    return nearest(POOLS, GAMES.get(game, Table), none)


def pool(game: str, random: Random, style: str = "") -> Bot:
    """An adversary by its name."""
    known = adversaries(game)
    if style not in known:
        raise Illegal("unknown-style", style=style, styles=", ".join(known))
    return known[style](game, random, "")

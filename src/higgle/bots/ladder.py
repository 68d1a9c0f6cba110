"""The ladder: the same rung is another bot in another game."""

from random import Random

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bots.bohnanza.builder import Builder
from higgle.bots.bohnanza.farmer import Farmer
from higgle.bots.bohnanza.general import General
from higgle.bots.greedy import GreedyDealer, GreedyFarmer
from higgle.bots.kuhhandel.dealer import Dealer
from higgle.bots.random import RandomBot
from higgle.catalogue import GAMES, nearest
from higgle.core import Table
from higgle.kuhhandel.game import Kuhhandel
from higgle.play import DEFAULT, Bot, Maker

GREEDY: dict[type[Table], Maker] = {Bohnanza: GreedyFarmer, Kuhhandel: GreedyDealer}
FARMERS: dict[type[Table], Maker] = {
    Bohnanza: Farmer,
    HighBohn: Builder,
    Bohnaparte: General,
    Kuhhandel: Dealer,
}
"""Who plays the games that have bots of their own; any other game has random ones."""
OPPONENTS = {"bohnanza": "expert", "bohnanza-plus": "expert", "high-bohn": "expert"}
"""Whom people meet where the strongest that bargains well is quick enough to sit at every table."""


def opponent(game: str) -> str:
    """The bot that people play with when they have chosen none."""
    return OPPONENTS.get(game, DEFAULT)


def greedy(game: str, random: Random, style: str = "") -> Bot:
    """Takes what helps at once."""
    return nearest(GREEDY, GAMES.get(game, Table), RandomBot)(game, random, style)


def farmer(game: str, random: Random, style: str = "") -> Bot:
    """The quick script: it farms where there are beans, and deals where there are cows."""
    return nearest(FARMERS, GAMES.get(game, Table), RandomBot)(game, random, style)

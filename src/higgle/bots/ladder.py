"""The ladder: the same rung is another bot in another game."""

from collections.abc import Callable
from importlib.util import find_spec
from random import Random

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bots.bohnanza.bohnaparte_farmer import General
from higgle.bots.bohnanza.farmer import Farmer
from higgle.bots.bohnanza.high_bohn_farmer import HighBohnFarmer
from higgle.bots.bohnanza.planter import draw_style as draw_farmer_style
from higgle.bots.greedy import GreedyDealer, GreedyFarmer
from higgle.bots.kuhhandel.dealer import Dealer
from higgle.bots.kuhhandel.dealer import draw_style as draw_dealer_style
from higgle.bots.random_bot import RandomBot
from higgle.catalogue import GAMES, nearest
from higgle.core import Table
from higgle.kuhhandel.game import Kuhhandel
from higgle.play import DEFAULT, Bot, Maker

GREEDY: dict[type[Table], Maker] = {Bohnanza: GreedyFarmer, Kuhhandel: GreedyDealer}
FARMERS: dict[type[Table], Maker] = {
    Bohnanza: Farmer,
    HighBohn: HighBohnFarmer,
    Bohnaparte: General,
    Kuhhandel: Dealer,
}
"""Who plays the games that have bots of their own; any other game has random ones."""
DRAWN: dict[type[Table], Callable[[Random], str]] = {
    Bohnanza: draw_farmer_style,
    Kuhhandel: draw_dealer_style,
}
"""How the numbers of a farmer are drawn."""
OPPONENTS = dict.fromkeys(
    ("bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte", "kuhhandel"), "expert"
)
"""Whom people meet where the strongest that bargains well is quick enough to sit at every table."""


def opponent(game: str) -> str:
    """The bot that people play with when they have chosen none; learned ones need NumPy."""
    return OPPONENTS.get(game, DEFAULT) if find_spec("numpy") else DEFAULT


def greedy(game: str, random: Random, style: str = "") -> Bot:
    """Takes what helps at once."""
    return nearest(GREEDY, GAMES.get(game, Table), RandomBot)(game, random, style)


def farmer(game: str, random: Random, style: str = "") -> Bot:
    """The quick script: it farms where there are beans, and deals where there are cows."""
    return nearest(FARMERS, GAMES.get(game, Table), RandomBot)(game, random, style)


def draw_farmer(game: str, random: Random) -> str:
    """The name of a farmer whose numbers are drawn at random, where they have any."""
    draw = nearest(DRAWN, GAMES.get(game, Table), no_style)
    style = draw(random)
    return f"{DEFAULT}:{style}" if style else DEFAULT


def no_style(random: Random) -> str:
    """A bot without numbers is as it is."""
    return ""

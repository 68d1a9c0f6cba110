"""The ladder: the same rung is another bot in another game."""

from random import Random

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bots.builder import Builder
from higgle.bots.dealer import Dealer
from higgle.bots.farmer import Farmer
from higgle.bots.general import General
from higgle.bots.greedy import GreedyFarmer
from higgle.bots.greedy_dealer import GreedyDealer
from higgle.kuhhandel.turn import Kuhhandel
from higgle.playing import Bot, Maker

FARMERS: dict[str, Maker] = {
    HighBohn.ID: Builder,
    Bohnaparte.ID: General,
    Kuhhandel.ID: Dealer,
}
"""Where the default opponent is more than a farmer."""


def greedy(game: str, random: Random, style: str = "") -> Bot:
    """Takes what helps at once."""
    maker: Maker = GreedyDealer if game == Kuhhandel.ID else GreedyFarmer
    return maker(game, random, style)


def farmer(game: str, random: Random, style: str = "") -> Bot:
    """The default opponent: it farms where there are beans, and deals where there are cows."""
    return FARMERS.get(game, Farmer)(game, random, style)

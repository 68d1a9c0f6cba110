"""The ladder: the same rung is another bot in the games with beans than in the one with cows."""

from random import Random

from higgle.bots.dealer import Dealer
from higgle.bots.farmer import Farmer
from higgle.bots.greedy import GreedyFarmer
from higgle.bots.greedy_dealer import GreedyDealer
from higgle.kuhhandel.turn import Kuhhandel
from higgle.playing import Bot


def greedy(game: str, random: Random, style: str = "") -> Bot:
    """Takes what helps at once."""
    if game == Kuhhandel.ID:
        return GreedyDealer(game, random, style)
    return GreedyFarmer(game, random, style)


def farmer(game: str, random: Random, style: str = "") -> Bot:
    """The default opponent: a farmer where there are beans, a dealer where there are cows."""
    if game == Kuhhandel.ID:
        return Dealer(game, random, style)
    return Farmer(game, random, style)

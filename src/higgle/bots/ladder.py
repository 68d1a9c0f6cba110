"""The ladder: the same rung is another bot in the games with beans than in the one with cows."""

from random import Random

from higgle.bots.farmer import Farmer
from higgle.bots.greedy import GreedyFarmer
from higgle.playing import Bot


def greedy(game: str, random: Random, style: str = "") -> Bot:
    """Takes what helps at once."""
    return GreedyFarmer(game, random, style)


def farmer(game: str, random: Random, style: str = "") -> Bot:
    """The default opponent."""
    return Farmer(game, random, style)

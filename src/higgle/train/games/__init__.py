"""What there is to learn in each game."""

from typing import Final

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bots.bohnanza import farm_features as beans
from higgle.bots.bohnanza import war_features as lands
from higgle.core import Table
from higgle.kuhhandel.game import Kuhhandel

ROW: Final = beans.STILL + beans.MOVING
WHOLE: Final = beans.GENERAL + beans.PASSING
NETS: Final = {"value": (ROW, WHOLE, 2), "accept": (ROW + beans.TERMS, WHOLE + beans.AROUND, 1)}
"""How wide the rows and the whole of each net are, and how many heads it has."""
WAR_NETS: Final = {"war": (lands.LAND, lands.WHOLE, 2)}
"""The same for the net that fights."""
CURIOUS: Final = (
    "",
    "after=1",
    "noise=0.1+curious=0.05",
    "after=1+noise=0.25+curious=0.05",
    "noise=0.5",
)
"""How far learners stray from what they believe."""


def has_row_nets(game: type[Table]) -> bool:
    """Whether a game is learned by nets over rows of beans."""
    return issubclass(game, Bohnanza)


def has_war_nets(game: type[Table]) -> bool:
    """Whether wars of a game are learned."""
    return issubclass(game, Bohnaparte)


def has_herd_nets(game: type[Table]) -> bool:
    """Whether a game is learned by nets over herds and purses."""
    return issubclass(game, Kuhhandel)

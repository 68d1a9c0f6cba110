"""What there is to learn in each game: with beans by nets, with cows by evolution."""

from typing import Final

from higgle.bots import bean_sight as beans
from higgle.kuhhandel.game import Kuhhandel
from higgle.table import Table

ROW: Final = beans.STILL + beans.MOVING
WHOLE: Final = beans.GENERAL + beans.PASSING
NETS: Final = {"value": (ROW, WHOLE, 2), "accept": (ROW + beans.TERMS, WHOLE + beans.AROUND, 1)}
"""How wide the rows and the whole of each net are, and how many heads it has."""
CURIOUS: Final = (
    "",
    "after=1",
    "noise=0.1+curious=0.05",
    "after=1+noise=0.25+curious=0.05",
    "noise=0.5",
)
"""How far learners stray from what they believe."""


def evolves(game: type[Table]) -> bool:
    """Whether a game has numbers to be found, and no net."""
    return issubclass(game, Kuhhandel)

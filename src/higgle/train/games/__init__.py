"""What there is to learn in each game: nets with beans, and the numbers behind leanings."""

from typing import Final

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bots.bohnanza import features as beans
from higgle.bots.bohnanza import general
from higgle.bots.kuhhandel import expert_dealer
from higgle.core import Table
from higgle.kuhhandel.game import Kuhhandel

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
LEANINGS: Final[dict[type[Table], int]] = {
    Bohnaparte: general.WAR_FACTORS * general.WAR_SIGNS,
    Kuhhandel: expert_dealer.LEANINGS * expert_dealer.SIGNS,
}
"""How many numbers there are behind the leanings of a script."""


def has_nets(game: type[Table]) -> bool:
    """Whether a game is learned by nets."""
    return issubclass(game, Bohnanza)

"""The pictures that some games have of their own; every other game has the plain one."""

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.catalogue import nearest
from higgle.cli.games.beans import BeanPicture, OrderPicture, TownPicture, WarPicture
from higgle.cli.picture import Picture
from higgle.core import Table

PICTURES: dict[type[Table], Picture] = {
    Bohnanza: BeanPicture(),
    BohnanzaPlus: OrderPicture(),
    HighBohn: TownPicture(),
    Bohnaparte: WarPicture(),
}


def picture_of(game: type[Table]) -> Picture:
    """The picture of a game, or of the nearest game that it refines."""
    return nearest(PICTURES, game, Picture())

"""The kits that some games have of their own; the plain one does for every other."""

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.catalogue import nearest
from higgle.core import Table
from higgle.envs.adapter import Kit
from higgle.envs.games.bohnanza import BeanKit, OrderKit, TownKit, WarKit
from higgle.envs.games.kuhhandel import CowKit
from higgle.kuhhandel.game import Kuhhandel

KITS: dict[type[Table], Kit] = {
    Bohnanza: BeanKit(),
    BohnanzaPlus: OrderKit(),
    HighBohn: TownKit(),
    Bohnaparte: WarKit(),
    Kuhhandel: CowKit(),
}


def kit_of(game: type[Table]) -> Kit:
    """The kit of a game, or of the nearest game that it refines."""
    return nearest(KITS, game, Kit())

"""The adapters of games; every other game has the default one."""

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.catalogue import nearest
from higgle.core import Table
from higgle.envs.adapter import GameAdapter
from higgle.envs.games.bohnanza import (
    BohnanzaAdapter,
    BohnaparteAdapter,
    HighBohnAdapter,
    PlusAdapter,
)
from higgle.envs.games.kuhhandel import KuhhandelAdapter
from higgle.kuhhandel.game import Kuhhandel

ADAPTERS: dict[type[Table], GameAdapter] = {
    Bohnanza: BohnanzaAdapter(),
    BohnanzaPlus: PlusAdapter(),
    HighBohn: HighBohnAdapter(),
    Bohnaparte: BohnaparteAdapter(),
    Kuhhandel: KuhhandelAdapter(),
}


def adapter_for(game: type[Table]) -> GameAdapter:
    """The adapter of a game, or of the nearest game that it refines."""
    return nearest(ADAPTERS, game, GameAdapter())

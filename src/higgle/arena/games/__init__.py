"""The behaviour that is watched in some games; in every other, games are only counted."""

from higgle.arena.behaviour import Behaviour
from higgle.arena.games.beans import BeanBehaviour
from higgle.arena.games.cows import CowBehaviour
from higgle.bohnanza.game import Bohnanza
from higgle.catalogue import nearest
from higgle.core import Table
from higgle.kuhhandel.game import Kuhhandel

WATCHED: dict[type[Table], type[Behaviour]] = {Bohnanza: BeanBehaviour, Kuhhandel: CowBehaviour}


def behaviour_in(game: type[Table]) -> type[Behaviour]:
    """What is watched in a game."""
    return nearest(WATCHED, game, Behaviour)

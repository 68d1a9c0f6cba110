"""OpenSpiel: importing this module registers `higgle_kuhhandel` and `higgle_small_bohnanza`."""

from higgle.research.games import spiel_games
from higgle.research.spiel_game import HiggleGame, HiggleState

__all__ = ["HiggleGame", "HiggleState", "spiel_games"]

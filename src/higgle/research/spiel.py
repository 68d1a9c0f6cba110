"""OpenSpiel: importing this registers `higgle_kuhhandel` and the games of `higgle_small_…`."""

from higgle.research.games import spiel_games
from higgle.research.spiel_game import HiggleGame, HiggleState

__all__ = ["HiggleGame", "HiggleState", "spiel_games"]

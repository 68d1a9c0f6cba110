"""OpenSpiel: importing this registers `higgle_kuhhandel` and the games of `higgle_small_…`."""

from higgle.envs.games import spiel_games
from higgle.envs.spiel_game import HiggleGame, HiggleState

__all__ = ["HiggleGame", "HiggleState", "spiel_games"]

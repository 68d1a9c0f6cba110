"""Kuhhandel Master, and a reduced Bohnanza, for OpenSpiel; importing this module registers them."""

import pyspiel  # type: ignore[import-not-found] # a compiled module without types

from higgle.kuhhandel.game import Kuhhandel
from higgle.research.games.small import SmallBohnanza
from higgle.research.spiel_game import HiggleGame, game_type


class KuhhandelGame(HiggleGame):
    """Kuhhandel Master; auctions are in turns or sealed by default, so that no clock is needed."""

    kind = Kuhhandel
    type = game_type(
        "higgle_kuhhandel",
        "Kuhhandel Master",
        Kuhhandel,
        {"auction": "turns", "dutch": "sealed"},
    )


class SmallBohnanzaGame(HiggleGame):
    """Bohnanza with few sorts and a small deck."""

    kind = SmallBohnanza
    type = game_type("higgle_small_bohnanza", "Small Bohnanza", SmallBohnanza, {})


pyspiel.register_game(KuhhandelGame.type, KuhhandelGame)
pyspiel.register_game(SmallBohnanzaGame.type, SmallBohnanzaGame)

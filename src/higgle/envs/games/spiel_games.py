"""All games, a small Bohnanza and a small Kuhhandel, registered with OpenSpiel."""

from higgle.extras import Extra

with Extra("research"):
    import pyspiel  # type: ignore[import-not-found] # a compiled module without types

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.envs.games.small import SmallBohnanza
from higgle.envs.games.small_cows import SmallKuhhandel
from higgle.envs.sitting import CARDS_PER_SIDE
from higgle.envs.spiel_game import HiggleGame, game_type
from higgle.kuhhandel.game import Kuhhandel


class BeanGame(HiggleGame):
    """A whole game with beans; offers are as large as at the other doors."""

    cards_per_side = CARDS_PER_SIDE


class BohnanzaGame(BeanGame):
    """Bohnanza, the base game."""

    kind = Bohnanza
    type = game_type("higgle_bohnanza", "Bohnanza", Bohnanza, {})


class BohnanzaPlusGame(BeanGame):
    """Bohnanza for up to seven."""

    kind = BohnanzaPlus
    type = game_type("higgle_bohnanza_plus", "Bohnanza Plus", BohnanzaPlus, {})


class HighBohnGame(BeanGame):
    """High Bohn."""

    kind = HighBohn
    type = game_type("higgle_high_bohn", "High Bohn", HighBohn, {})


class BohnaparteGame(BeanGame):
    """Bohnaparte."""

    kind = Bohnaparte
    type = game_type("higgle_bohnaparte", "Bohnaparte", Bohnaparte, {})


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


class SmallKuhhandelGame(HiggleGame):
    """The last trades of Kuhhandel between two."""

    kind = SmallKuhhandel
    type = game_type("higgle_small_kuhhandel", "Small Kuhhandel", SmallKuhhandel, {})


for game in (
    BohnanzaGame,
    BohnanzaPlusGame,
    HighBohnGame,
    BohnaparteGame,
    KuhhandelGame,
    SmallBohnanzaGame,
    SmallKuhhandelGame,
):
    pyspiel.register_game(game.type, game)

"""Kuhhandel Master, a small Bohnanza and a small Kuhhandel, registered with OpenSpiel."""

from higgle.extras import Extra

with Extra("research"):
    import pyspiel  # type: ignore[import-not-found] # a compiled module without types

from higgle.kuhhandel.game import Kuhhandel
from higgle.research.games.small import SmallBohnanza
from higgle.research.games.small_cows import SmallKuhhandel
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


class SmallKuhhandelGame(HiggleGame):
    """The last trades of Kuhhandel between two."""

    kind = SmallKuhhandel
    type = game_type("higgle_small_kuhhandel", "Small Kuhhandel", SmallKuhhandel, {})


pyspiel.register_game(KuhhandelGame.type, KuhhandelGame)
pyspiel.register_game(SmallBohnanzaGame.type, SmallBohnanzaGame)
pyspiel.register_game(SmallKuhhandelGame.type, SmallKuhhandelGame)

"""All laws for a short while in every game, so that a broken rule is noticed in a second."""

from random import Random

import pytest

import higgle
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.kuhhandel.game import Kuhhandel
from higgle.table import Fast, Table
from tests.laws import beans, complete, cows, orders, town, war
from tests.laws.laws import Play, conserves

STEPS = 240
GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("bohnanza", 3, {}),
    ("bohnanza", 5, {"lone_bean": "strict"}),
    ("bohnanza-plus", 3, {"orders": True, "retrade": True}),
    ("bohnanza-plus", 5, {"orders": True, "plant_out": "free"}),
    ("bohnanza-plus", 7, {"rare": "field", "plant_out": "fields"}),
    ("high-bohn", 3, {"cognac": True}),
    ("high-bohn", 4, {"cognac": True, "first_come": True}),
    ("high-bohn", 5, {"same_sort_twice": True}),
    ("bohnaparte", 3, {"cavalry": True}),
    ("bohnaparte", 4, {"cavalry": True, "both_sides": True, "grid": True}),
    ("bohnaparte", 6, {"length": 3}),
    ("kuhhandel", 2, {"hand_count_visible": True}),
    ("kuhhandel", 3, {}),
    ("kuhhandel", 4, {"auction": "turns", "super": True, "hand_count_visible": True}),
    ("kuhhandel", 5, {"auction": "sealed", "dutch": "sealed", "offer_count_visible": True}),
    ("kuhhandel", 6, {"bluffer_out": True, "pecunia": True}),
]


def at(table: Table, seed: int, rich: bool) -> Play:
    """A random player for this game, from a rich start or from the usual one."""
    random = Random(seed)
    match table:
        case Kuhhandel():
            if rich:
                cows.enrich(table, random)
            options = {name: getattr(table.agreed, name) for name in table.agreed.__struct_fields__}
            return cows.CompletePlay(table, seed, cows.worlds(options), cows.disguise, 3)
        case Bohnaparte():
            if rich:
                war.arm(table, random, lands=3, deck=20, runs=2)
            return war.WarPlay(table, seed, war.WORLDS, war.disguise, 6)
        case HighBohn():
            if rich:
                town.found(table, random, houses=4, deck=12)
            return town.TownPlay(table, seed, town.WORLDS, town.disguise, 6)
        case BohnanzaPlus():
            if rich:
                beans.enrich(table)
            return orders.OrderPlay(table, seed, orders.WORLDS, beans.disguise, 6)
        case _:
            assert isinstance(table, Bohnanza)
            if rich:
                beans.enrich(table)
            return complete.CompletePlay(table, seed, beans.WORLDS, beans.disguise, 6)


@pytest.mark.parametrize("rich", [False, True], ids=["usual", "rich"])
@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=str)
def test_the_laws_hold_for_a_while(
    game: str, seats: int, options: dict[str, object], rich: bool
) -> None:
    """Conservation, no leak, legal from the view, JSON there and back, somebody can go on."""
    offers = {} if game == "kuhhandel" else {"offers_per_turn": 2}
    table = higgle.new(game, seats, "brief", {**offers, **options})
    play = at(table, seats, rich)
    while not table.over and play.steps < STEPS:
        play.step()


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=str)
def test_what_is_imagined_can_be_played_on(
    game: str, seats: int, options: dict[str, object]
) -> None:
    """Whatever a seat makes up of what it cannot see is a game that could be."""
    table = higgle.new(game, seats, "imagined", options)
    random = Random(seats)
    play = at(table, seats, rich=game == "kuhhandel")
    play.probe_every = 0
    while not table.over and play.steps < STEPS:
        play.step()
        if play.steps % 8 == 0:
            whole = table.view(random.choice([None, *range(seats)])).imagine(random)
            whole.chance = Fast(play.steps)
            conserves(whole)
            other = at(whole, seats, rich=False)
            while not whole.over and other.steps < 12:
                other.step()

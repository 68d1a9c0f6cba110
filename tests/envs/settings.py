"""The games as the research tests play them: usual and rich starts, and what is secret in each."""

from collections.abc import Callable
from random import Random

import higgle
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn.buildings import FARM_2, SALOON, building
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.core import CLOCK, Table
from higgle.kuhhandel.game import Kuhhandel
from tests.laws import beans, cows, orders, town, war
from tests.laws.worlds import Worlds

Setting = tuple[str, int, dict[str, object]]

FEW: dict[str, object] = {"offers_per_turn": 2}
SETTINGS: list[Setting] = [
    ("bohnanza", 4, FEW),
    ("bohnanza-plus", 5, {**FEW, "orders": True, "plant_out": "free"}),
    ("high-bohn", 4, {**FEW, "cognac": True}),
    ("bohnaparte", 4, {**FEW, "cavalry": True, "both_sides": True}),
    ("kuhhandel", 4, {}),
    ("kuhhandel", 3, {"auction": "sealed", "dutch": "sealed"}),
    ("kuhhandel", 5, {"auction": "turns", "super": True}),
    ("kuhhandel", 2, {}),
]

WORLDS: dict[str, Callable[[dict[str, object]], Worlds]] = {
    "bohnanza": lambda options: beans.WORLDS,
    "bohnanza-plus": lambda options: orders.WORLDS,
    "high-bohn": lambda options: town.WORLDS,
    "bohnaparte": lambda options: war.WORLDS,
    "kuhhandel": cows.worlds,
}


def usual(setting: Setting, seed: int) -> Table:
    """A table as it is dealt."""
    game, seats, options = setting
    return higgle.new(game, seats, f"research {seed}", options)


def rich(setting: Setting, seed: int) -> Table:
    """A table on which rare actions come soon."""
    table = usual(setting, seed)
    dice = Random(seed)
    if isinstance(table, HighBohn):
        town.settle(table, 0, FARM_2)
        town.settle(table, 0, building(SALOON, 3))
        town.found(table, dice, houses=1 + seed % 6, deck=20)
    elif isinstance(table, Bohnaparte):
        war.arm(table, dice, lands=4, deck=20, runs=1)
    elif isinstance(table, Bohnanza):
        beans.enrich(table)
    elif isinstance(table, Kuhhandel) and table.seats > 2:
        cows.enrich(table, dice)
    return table


def act_at_random(table: Table, dice: Random) -> None:
    """Any legal action of anybody who is asked."""
    asks = table.asks()
    seat = dice.choice([ask.seat for ask in asks if ask.must] or [ask.seat for ask in asks])
    listed = table.actions(seat)
    proposed = table.propose(seat, dice) if seat != CLOCK else None
    if proposed is not None and (not listed or dice.random() < 0.4):
        table.act(seat, proposed)
    elif listed:
        table.act(seat, dice.choice(listed))

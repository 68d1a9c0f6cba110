"""Random players for every game, from the usual start or a rich one, with any options."""

from collections import Counter
from random import Random

import higgle
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.core import Illegal, Table
from higgle.kuhhandel.game import Kuhhandel
from tests.laws import beans, complete, cows, orders, town, war
from tests.laws.laws import Play, replays

FREE: dict[str, tuple[object, ...]] = {
    "offers_per_turn": (0, 1, 1, 2),
    "map": ("standard", "standard", "pyramid"),
}
"""Values for options that have no list of them: short games, for there are many."""
PROBE_EVERY = 60
REPLAY_EVERY = 10


def player(table: Table, seed: int, rich: bool, probe_every: int) -> Play:
    """A random player for this game, from a rich start or from the usual one."""
    random = Random(seed)
    match table:
        case Kuhhandel():
            if rich:
                cows.enrich(table, random)
            options = {name: getattr(table.agreed, name) for name in table.agreed.__struct_fields__}
            worlds = cows.worlds(options)
            return cows.CompletePlay(table, seed, worlds, cows.disguise, probe_every)
        case Bohnaparte():
            if rich:
                war.arm(table, random, lands=3, deck=20, runs=2)
            return war.WarPlay(table, seed, war.WORLDS, war.disguise, probe_every)
        case HighBohn():
            if rich:
                town.found(table, random, houses=4, deck=12)
            return town.TownPlay(table, seed, town.WORLDS, town.disguise, probe_every)
        case BohnanzaPlus():
            if rich:
                beans.enrich(table)
            return orders.OrderPlay(table, seed, orders.WORLDS, beans.disguise, probe_every)
        case _:
            assert isinstance(table, Bohnanza)
            if rich:
                beans.enrich(table)
            return complete.CompletePlay(table, seed, beans.WORLDS, beans.disguise, probe_every)


def any_table(game: str, number: int) -> Table:
    """Another number of seats each time, and any options that go together."""
    random = Random(f"{game} {number}")
    entry = next(entry for entry in higgle.games() if entry.id == game)
    seats = entry.seats[number % len(entry.seats)]
    while True:
        options = {o.name: random.choice(FREE.get(o.name) or o.values) for o in entry.options}
        try:
            return higgle.new(game, seats, f"many {number}", options)
        except Illegal:
            continue


def play_game(game: str, number: int) -> Counter[str]:
    """A game under all laws, every other one from a rich start; the forms of what was done."""
    rich = number // 2 % 2 == 1
    table = any_table(game, number)
    used = player(table, number, rich, PROBE_EVERY).run()
    if not rich and number % REPLAY_EVERY == 0:
        replays(table)
    return used

"""The laws over random games of Bohnanza Plus, with and without orders."""

from collections import Counter
from random import Random

import pytest

import higgle
from higgle.bohnanza.plus.orders import BohnanzaPlus
from higgle.table import Table
from tests.laws.beans import SECRETS, disguise, rewrite_slips
from tests.laws.laws import Play, replays
from tests.laws.worlds import Secret, Worlds

OPTIONS: list[dict[str, object]] = [
    {"orders": True},
    {"orders": True, "order_deck": "harder", "retrade": True},
    {"rare": "field", "twenty_two": "brandy", "cocoa_print": "german"},
    {"plant_out": "fields", "orders": True},
    {"plant_out": "free", "lone_bean": "strict"},
    {"retrade": True, "rare": "field", "orders": True, "same_sort_twice": True},
]


def rewrite(table: Table, world: Table, audience: int) -> None:
    """Others have other copies, and their orders at other places."""
    rewrite_slips(table, world, audience)
    assert isinstance(world, BohnanzaPlus)
    places = Random(len(world.offers))
    for seat in range(world.seats):
        if seat != audience and world.piles[world.order_places + seat]:
            place = places.randrange(len(world.hand(seat)) + 1)
            world.piles[world.order_places + seat] = [place]


WORLDS = Worlds(
    (
        *SECRETS,
        Secret("orders", "order"),
        Secret("orders-under", "order"),
        Secret("order", "order", own=False),
        Secret("met-orders", "order"),
    ),
    rewrite=rewrite,
)


def play(seats: int, options: dict[str, object], seed: int, probe_every: int) -> Counter[str]:
    table = higgle.new("bohnanza-plus", seats, f"law {seed}", options)
    used = Play(table, seed, WORLDS, disguise, probe_every).run()
    replays(table)
    return used


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_laws_hold_when_probed_densely(seats: int) -> None:
    """All laws, at every third action, with every set of options; every form of action is used."""
    used: Counter[str] = Counter()
    for seed, options in enumerate(OPTIONS):
        used += play(seats, {"offers_per_turn": 4, **options}, seed, 3)
    assert {"meet", "show_order", "pass", "confirm", "withdraw"} <= set(used)

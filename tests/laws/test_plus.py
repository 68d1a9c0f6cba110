"""The laws over random games of Bohnanza Plus, with and without orders."""

from collections import Counter
from random import Random

import pytest

import higgle
from higgle.bohnanza.plus.orders import BohnanzaPlus
from higgle.table import Table
from tests.laws.beans import SECRETS, disguise, enrich, rewrite_slips
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


def deal_order(table: BohnanzaPlus, seat: int, pair: tuple[int, int]) -> None:
    """Exchange a seat's order for another one of the pile."""
    pile = table.piles[table.order_piles + seat]
    wanted = table.pairs().index(pair) + 1
    bag = table.piles[table.order_deck]
    if bag[wanted]:
        bag[wanted] -= 1
        bag[pile[0]] += 1
        pile[0] = wanted


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_laws_hold_when_probed_densely(options: dict[str, object]) -> None:
    """All laws, at every third action, for every number of seats."""
    used: Counter[str] = Counter()
    for seats in BohnanzaPlus.SEATS:
        table = higgle.new("bohnanza-plus", seats, "law", {"offers_per_turn": 2, **options})
        used += Play(table, seats, WORLDS, disguise, 3).run()
        replays(table)
    assert {"plant", "offer", "end_trade"} <= set(used)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_laws_hold_from_rich_starts(options: dict[str, object]) -> None:
    """From a rich start every form of action is used."""
    used: Counter[str] = Counter()
    for seats in BohnanzaPlus.SEATS:
        table = higgle.new("bohnanza-plus", seats, "rich", {"offers_per_turn": 3, **options})
        assert isinstance(table, BohnanzaPlus)
        enrich(table)
        if options.get("orders"):
            deal_order(table, 0, (2, 3))
        used += Play(table, seats, WORLDS, disguise, 5).run()
    orders = {"meet", "show_order"} if options.get("orders") else set()
    trade = {"offer", "accept", "decline", "withdraw", "confirm", "end_trade"}
    assert {"plant", "pass", "harvest", "buy_field", *trade, *orders} == set(used)

"""The laws over random games of Bohnanza Plus, with and without orders."""

from collections import Counter

import pytest

import higgle
from higgle.bohnanza.plus.game import BohnanzaPlus
from tests.laws.beans import disguise, enrich
from tests.laws.laws import Play, often, replays
from tests.laws.orders import WORLDS, OrderPlay, deal_order, fit_fields

MEETINGS = 8
"""At least this many orders are met in the games of one set of options."""
OPTIONS: list[dict[str, object]] = [
    {"orders": True},
    {"orders": True, "order_deck": "harder", "retrade": True},
    {"rare": "field", "twenty_two": "brandy", "cocoa_print": "german"},
    {"plant_out": "fields", "orders": True},
    {"plant_out": "free", "lone_bean": "strict"},
    {"retrade": True, "rare": "field", "orders": True, "same_sort_twice": True},
]


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
            easy = [pair for pair in table.pairs() if max(pair) <= 3]
            for seat in range(seats):
                pair = easy[seat % len(easy)]
                deal_order(table, seat, pair)
                fit_fields(table, seat, pair)
        used += OrderPlay(table, seats, WORLDS, disguise, 5).run()
    orders = {"meet", "show_order"} if options.get("orders") else set()
    trade = {"offer", "accept", "decline", "withdraw", "confirm", "end_trade"}
    often(used, {"plant", "pass", "harvest", "buy_field", "show_cards", *trade, *orders}, 2)
    assert not orders or used["meet"] >= MEETINGS

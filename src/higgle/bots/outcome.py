"""What a table promises a seat: its score so far, and what the evaluators see coming."""

from collections.abc import Sequence

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bots.farmer import Farmer
from higgle.bots.general import POINT
from higgle.bots.herd_worth import HerdBook
from higgle.core import Seat, Table
from higgle.kuhhandel.game import Kuhhandel
from higgle.play import Bot

RIVALRY = 0.6
"""How much the best of the others counts against it."""


def outcome(promises: list[float], seat: Seat) -> float:
    """A seat's promise less what its rivals are promised."""
    others = [promise for other, promise in enumerate(promises) if other != seat]
    return promises[seat] - RIVALRY * (max(others) + sum(others, 0.0) / len(others)) / 2


def bean_promises(table: Table, bots: Sequence[Bot]) -> list[float]:
    """Thalers, fields and the hand of everybody; lands where they count."""
    assert isinstance(table, Bohnanza)
    if table.over:
        return [float(score) for score in table.scores()]
    found: list[float] = []
    for seat, bot in enumerate(bots):
        assert isinstance(bot, Farmer)
        prospect = bot.outlook(table, seat)
        duty: list[int] = []
        for pile in table.plant_piles(seat):
            duty += table.piles[pile]
        promise = prospect.worth(prospect.farm(seat), duty, table.hand(seat))
        if isinstance(table, Bohnaparte):
            promise = promise / POINT + table.thalers(seat) / POINT
        found.append(promise + sum(table.score(seat).values()))
    return found


def cow_promises(table: Table, book: HerdBook, point_price: float) -> list[float]:
    """The score that animals promise, and money by the price of a point."""
    assert isinstance(table, Kuhhandel)
    if table.over:
        return [float(score) for score in table.scores()]
    farms = book.farms(table)
    return [farms.promise(seat) + table.money(seat) / point_price for seat in range(table.seats)]

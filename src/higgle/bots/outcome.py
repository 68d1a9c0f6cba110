"""What a table promises a seat: its score so far, and what the evaluators see coming."""

from collections.abc import Sequence

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.turn import Bohnanza
from higgle.bots.dealer import Dealer
from higgle.bots.farmer import Farmer
from higgle.bots.general import POINT
from higgle.kuhhandel.turn import Kuhhandel
from higgle.playing import Bot
from higgle.table import Seat, Table

RIVALRY = 0.6
"""How much the best of the others counts against it."""


def outcome(table: Table, seat: Seat, bots: Sequence[Bot], rung: Bot) -> float:
    """A seat's promise less what its rivals are promised."""
    if isinstance(table, Kuhhandel):
        assert isinstance(rung, Dealer)
        promises = cow_promises(table, rung)
    else:
        assert isinstance(table, Bohnanza)
        promises = bean_promises(table, bots)
    others = [promise for other, promise in enumerate(promises) if other != seat]
    return promises[seat] - RIVALRY * (max(others) + sum(others, 0.0) / len(others)) / 2


def bean_promises(table: Bohnanza, bots: Sequence[Bot]) -> list[float]:
    """Thalers, fields and the hand of everybody; lands where they count."""
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


def cow_promises(table: Kuhhandel, rung: Dealer) -> list[float]:
    """The score that animals promise, and money by the price of a point."""
    if table.over:
        return [float(score) for score in table.scores()]
    farms = rung.book.farms(table)
    return [
        farms.promise(seat) + table.money(seat) / rung.point_price for seat in range(table.seats)
    ]

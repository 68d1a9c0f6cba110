"""The leader starver: it outbids whoever leads, sells it nothing, and trades with nobody else."""

from higgle.bots.pool.cows.drover import Drover, dearest, richest
from higgle.core import Seat
from higgle.kuhhandel.actions import Trade
from higgle.kuhhandel.animals import RAT, VALUES
from higgle.kuhhandel.game import Kuhhandel


class LeaderStarver(Drover):
    """Whoever leads is to have nothing more."""

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        feared = species in view.herd(richest(view))
        return VALUES[species] // (2 if feared else 5) + 20

    def buys(self, view: Kuhhandel, seat: Seat, bidder: Seat, price: int) -> bool:
        return bidder == richest(view)

    def wish(self, view: Kuhhandel, seat: Seat, trades: list[Trade]) -> Trade | None:
        leader = richest(view)
        aimed = [trade for trade in trades if trade.partner == leader and trade.species != RAT]
        return dearest(aimed) if aimed and self.random.random() < 0.3 else None

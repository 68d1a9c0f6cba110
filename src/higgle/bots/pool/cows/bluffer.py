"""The bluffer: it trades in every turn and lays nothing but zeros."""

from higgle.bots.pool.cows.drover import Drover, dearest
from higgle.core import Seat
from higgle.kuhhandel.actions import Trade
from higgle.kuhhandel.animals import RAT
from higgle.kuhhandel.game import Kuhhandel


class Bluffer(Drover):
    """Somebody may believe it."""

    def wish(self, view: Kuhhandel, seat: Seat, trades: list[Trade]) -> Trade | None:
        best = dearest(trades)
        return best if best.species != RAT and self.random.random() < 0.5 else None

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return 0

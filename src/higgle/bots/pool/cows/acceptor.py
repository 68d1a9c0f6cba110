"""The acceptor: it takes every hidden offer unseen, and spends the money at auctions."""

from higgle.bots.pool.cows.drover import Drover
from higgle.core import Seat
from higgle.kuhhandel.game import Kuhhandel


class Acceptor(Drover):
    """Money is money."""

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return -1

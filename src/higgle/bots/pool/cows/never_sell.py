"""Never sell: as auctioneer it keeps whatever it can pay for."""

from higgle.bots.pool.cows.drover import Drover
from higgle.core import Seat
from higgle.kuhhandel.game import Kuhhandel


class NeverSell(Drover):
    """What it turns up is its own."""

    def buys(self, view: Kuhhandel, seat: Seat, bidder: Seat, price: int) -> bool:
        return True

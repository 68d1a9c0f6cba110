"""The price driver: it bids what the others will surely outbid or the auctioneer will pay."""

from higgle.bots.pool.cows.drover import Drover
from higgle.core import Seat
from higgle.kuhhandel.animals import VALUES
from higgle.kuhhandel.game import Kuhhandel


class PriceDriver(Drover):
    """Bids higher the more others have of a species, for they will want the card."""

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        others = [view.herd(other).count(species) for other in range(view.seats) if other != seat]
        return VALUES[species] * (1 + max(others)) // 8 + 20

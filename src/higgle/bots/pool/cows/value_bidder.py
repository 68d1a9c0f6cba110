"""The value bidder: bids an eighth of the set for each card that it would have of it."""

from higgle.bots.pool.cows.drover import Drover
from higgle.core import Seat
from higgle.kuhhandel.animals import VALUES
from higgle.kuhhandel.game import Kuhhandel


class ValueBidder(Drover):
    """The more it has of a species, the more it bids; in trades it lays a quarter of that."""

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        return VALUES[species] * (1 + view.herd(seat).count(species)) // 8 + 20

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return self.most(view, seat, min(species, 10)) // 4

"""King and feeder: of the two who sit opposite, the lower seat is king and the other feeds it."""

from higgle.bots.pool.cows.pair import Pair
from higgle.bots.pool.partner import partner
from higgle.core import Seat
from higgle.kuhhandel.game import Kuhhandel


class King(Pair):
    """The feeder wants nothing, and gives away in trades what the king has too."""

    def favours(self, view: Kuhhandel, seat: Seat, species: int) -> bool:
        return seat > partner(view, seat)

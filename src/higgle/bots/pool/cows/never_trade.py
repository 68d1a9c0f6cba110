"""Never trade: it opens no trade that it need not, and lays its smallest card in the others."""

from higgle.bots.pool.cows.drover import Drover
from higgle.core import Seat
from higgle.kuhhandel.game import Kuhhandel


class NeverTrade(Drover):
    """All its money is for auctions."""

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        return view.money(seat) * (1 + view.herd(seat).count(species)) // 4

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return 0

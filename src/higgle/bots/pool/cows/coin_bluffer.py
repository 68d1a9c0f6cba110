"""The coin bluffer: it tosses a coin between a zero and much money."""

from higgle.bots.pool.cows.drover import Drover, dearest
from higgle.core import Seat
from higgle.kuhhandel.actions import Trade
from higgle.kuhhandel.animals import RAT
from higgle.kuhhandel.game import Kuhhandel


class CoinBluffer(Drover):
    """Half of its offers are empty, the others hold most of what it has."""

    def wish(self, view: Kuhhandel, seat: Seat, trades: list[Trade]) -> Trade | None:
        best = dearest(trades)
        return best if best.species != RAT and self.random.random() < 0.25 else None

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return 0 if self.random.random() < 0.5 else 2 * view.money(seat) // 3

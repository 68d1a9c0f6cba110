"""All in: it lays everything in every trade, and trades whenever it can."""

from higgle.bots.pool.cows.drover import Drover, dearest
from higgle.core import Seat
from higgle.kuhhandel.actions import Trade
from higgle.kuhhandel.animals import RAT
from higgle.kuhhandel.game import Kuhhandel


class AllIn(Drover):
    """All its money is on the table, as long as there is an animal worth it."""

    def wish(self, view: Kuhhandel, seat: Seat, trades: list[Trade]) -> Trade | None:
        best = dearest(trades)
        rich = view.money(seat) > view.given_out // view.seats
        return best if rich and best.species != RAT else None

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return view.money(seat)

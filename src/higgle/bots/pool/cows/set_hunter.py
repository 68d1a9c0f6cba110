"""The set hunter: it wants only what it has already, and then spares nothing."""

from higgle.bots.pool.cows.drover import Drover, dearest
from higgle.core import Seat
from higgle.kuhhandel.actions import Trade
from higgle.kuhhandel.animals import RAT, VALUES
from higgle.kuhhandel.game import Kuhhandel


class SetHunter(Drover):
    """Two of a kind call for the others, at auctions and in trades."""

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        return VALUES[species] // 2 if view.herd(seat).count(species) else 20

    def buys(self, view: Kuhhandel, seat: Seat, bidder: Seat, price: int) -> bool:
        card = view.piles[view.lot][0]
        return card < RAT and 2 * price <= self.most(view, seat, card)

    def wish(self, view: Kuhhandel, seat: Seat, trades: list[Trade]) -> Trade | None:
        herd = view.herd(seat)
        good = [trade for trade in trades if trade.species != RAT and herd.count(trade.species) > 1]
        return dearest(good) if good else None

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        many = view.herd(seat).count(species) > 1
        return view.money(seat) // 3 if many and species != RAT else -1

"""The colluding pair: the two who sit opposite each other deal as one."""

from mypy_extensions import mypyc_attr

from higgle.bots.pool.cows.drover import Drover
from higgle.bots.pool.partner import partner
from higgle.core import Seat
from higgle.kuhhandel.actions import Trade
from higgle.kuhhandel.animals import RAT, VALUES
from higgle.kuhhandel.game import Kuhhandel


@mypyc_attr(allow_interpreted_subclasses=True)
class Pair(Drover):
    """Neither bids against the other, and a trade of theirs goes to whoever has more of it."""

    def favours(self, view: Kuhhandel, seat: Seat, species: int) -> bool:
        """Whether the partner rather than it is to have a species."""
        friend = partner(view, seat)
        return view.herd(friend).count(species) > view.herd(seat).count(species)

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        return 0 if self.favours(view, seat, species) else VALUES[species] // 3 + 20

    def buys(self, view: Kuhhandel, seat: Seat, bidder: Seat, price: int) -> bool:
        card = view.piles[view.lot][0]
        return bidder != partner(view, seat) and card < RAT and price <= VALUES[card] // 6

    def wish(self, view: Kuhhandel, seat: Seat, trades: list[Trade]) -> Trade | None:
        friend = partner(view, seat)
        for trade in trades:
            ours = trade.partner == friend and trade.species != RAT
            if ours and not self.favours(view, seat, trade.species):
                return trade
        return None

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        """Within the pair money only moves where it is no loss."""
        if other != partner(view, seat):
            return view.money(seat) // 2
        return -1 if seat != view.active else 0

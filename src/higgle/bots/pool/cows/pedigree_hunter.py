"""The pedigree hunter: a pedigree for nearly all its cards, and then its animals."""

from higgle.bots.pool.cows.drover import Drover
from higgle.core import Seat
from higgle.kuhhandel.animals import VALUES, pedigree
from higgle.kuhhandel.game import Kuhhandel


class PedigreeHunter(Drover):
    """Keeps every pedigree, and bids double for the animals that belong to one."""

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        belongs = pedigree(species) in view.herd(seat)
        return (2 if belongs else 1) * (VALUES[species] // 5 + 20)

    def buys(self, view: Kuhhandel, seat: Seat, bidder: Seat, price: int) -> bool:
        return view.piles[view.lot][0] > 11

    def cards_for_pedigree(self, view: Kuhhandel, seat: Seat) -> int:
        return len(view.purse(seat)) - 2

"""The hoarder: it hardly bids, and spends its money in trades when the deck is empty."""

from higgle.bots.pool.cows.drover import Drover
from higgle.core import Seat
from higgle.kuhhandel.game import Kuhhandel


class Hoarder(Drover):
    """A card for a bargain, and then a fifth of a fortune in each of the last trades."""

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        return 10 + 10 * view.herd(seat).count(species)

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return 0 if view.deck_size() else view.money(seat) // 5

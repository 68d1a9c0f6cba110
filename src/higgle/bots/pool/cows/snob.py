"""The snob: donkeys, pigs, cows and horses at any price, and nothing else."""

from higgle.bots.pool.cows.drover import Drover
from higgle.core import Seat
from higgle.kuhhandel.animals import DONKEY, RAT
from higgle.kuhhandel.game import Kuhhandel


class Snob(Drover):
    """Two thirds of its money for what is dear, nothing for the rest."""

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        return 2 * view.money(seat) // 3 if species >= DONKEY else 0

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return view.money(seat) // 2 if DONKEY <= species < RAT else -1

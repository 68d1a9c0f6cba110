"""The toppers: they top every bid up to a share of their money, whatever lies open."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from higgle.bots.pool.cows.drover import Drover
from higgle.core import Seat
from higgle.kuhhandel.game import Kuhhandel


@mypyc_attr(allow_interpreted_subclasses=True)
class QuarterTopper(Drover):
    """Bids up to a quarter of its money."""

    SHARE: ClassVar[float] = 0.25

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        return int(self.SHARE * view.money(seat))

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return int(self.SHARE * view.money(seat))


class HalfTopper(QuarterTopper):
    """Bids up to half of its money."""

    SHARE: ClassVar[float] = 0.5


class FullTopper(QuarterTopper):
    """Bids up to all its money."""

    SHARE: ClassVar[float] = 1.0

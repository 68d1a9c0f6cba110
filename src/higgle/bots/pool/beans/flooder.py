"""The flooder: it makes as many offers as the table allows."""

from typing import ClassVar

from higgle.bots.pool.beans.bargainer import Bargainer


class Flooder(Bargainer):
    """Somebody will give in."""

    OFFERS: ClassVar[int] = 100
    BIDS: ClassVar[int] = 100

"""The flooder: it makes as many offers as the table allows."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from higgle.bots.pool.beans.bargainer import Bargainer


@mypyc_attr(allow_interpreted_subclasses=True)
class Flooder(Bargainer):
    """Somebody will give in."""

    OFFERS: ClassVar[int] = 100
    BIDS: ClassVar[int] = 100

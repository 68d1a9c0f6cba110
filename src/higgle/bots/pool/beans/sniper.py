"""The sniper: in its own turn it is silent, in those of others it bids for what lies open."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from higgle.bots.pool.beans.bargainer import Bargainer


@mypyc_attr(allow_interpreted_subclasses=True)
class Sniper(Bargainer):
    """Eight bids in every turn of another."""

    OFFERS: ClassVar[int] = 0
    BIDS: ClassVar[int] = 8

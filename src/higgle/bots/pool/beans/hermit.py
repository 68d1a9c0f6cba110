"""The hermit: it never trades."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from higgle.bohnanza.offers import OpenOffer
from higgle.bots.bargain import Bargain
from higgle.bots.pool.beans.bargainer import Bargainer


@mypyc_attr(allow_interpreted_subclasses=True)
class Hermit(Bargainer):
    """Plants what comes."""

    OFFERS: ClassVar[int] = 0
    BIDS: ClassVar[int] = 0

    def likes(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        return False

"""The leech: it offers nothing, and takes what is given for nothing or for what it cannot use."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from higgle.bohnanza.offers import OpenOffer
from higgle.bots.bargain import Bargain
from higgle.bots.pool.beans.bargainer import Bargainer


@mypyc_attr(allow_interpreted_subclasses=True)
class Leech(Bargainer):
    """Never gives a bean that grows on its fields."""

    OFFERS: ClassVar[int] = 0
    BIDS: ClassVar[int] = 0

    def likes(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        return gain > 0 and set(offer.want).isdisjoint(bargain.farm[0])

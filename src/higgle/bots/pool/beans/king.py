"""King and feeder: of the two who sit opposite, the lower seat is king and the other feeds it."""

from mypy_extensions import mypyc_attr

from higgle.bohnanza.offers import OpenOffer
from higgle.bohnanza.trading import Offer
from higgle.bots.bargain import Bargain
from higgle.bots.pool.beans.bargainer import Deal, spaced
from higgle.bots.pool.beans.pair import Pair
from higgle.bots.pool.partner import partner


@mypyc_attr(allow_interpreted_subclasses=True)
class King(Pair):
    """The feeder gives whatever the king grows; the king haggles with everybody."""

    def feeds(self, bargain: Bargain) -> bool:
        return bargain.seat > partner(bargain.view, bargain.seat)

    def likes(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        if self.feeds(bargain) and offer.maker == partner(bargain.view, bargain.seat):
            return True
        return gain > self.LEAST

    def confirms(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        return self.feeds(bargain) or gain > 0

    def planned(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        if self.feeds(bargain):
            return self.gifts(bargain)[: self.limit(bargain)]
        return spaced(deals, self.limit(bargain))

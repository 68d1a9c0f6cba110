"""The leader starver: it deals with everybody but the one who has most."""

from mypy_extensions import mypyc_attr

from higgle.bohnanza.offers import OpenOffer
from higgle.bohnanza.trading import Offer
from higgle.bots.bargain import Bargain
from higgle.bots.pool.beans.bargainer import Bargainer, Deal, leader, spaced


@mypyc_attr(allow_interpreted_subclasses=True)
class LeaderStarver(Bargainer):
    """Haggles with the others alone."""

    def likes(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        return gain > self.LEAST and offer.maker != leader(bargain.view)

    def planned(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        first = leader(bargain.view)
        to = tuple([other for other in bargain.view.partners(bargain.seat) if other != first])
        if not to:
            return []
        chosen = spaced(deals, self.limit(bargain))
        return [Offer(offer.hand, offer.open, offer.want, to) for offer in chosen]

"""The swapper: one bean for one bean, the best for itself first."""

from higgle.bohnanza.actions import Offer
from higgle.bots.bargain import Bargain
from higgle.bots.pool.beans.bargainer import Bargainer, Deal


class Swapper(Bargainer):
    """Never two for one, and never a gift."""

    def planned(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        swaps = [
            offer for _, offer in deals if len(offer.hand + offer.open) == len(offer.want) == 1
        ]
        return swaps[: self.limit(bargain)]

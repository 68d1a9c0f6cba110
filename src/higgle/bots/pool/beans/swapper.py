"""The swapper: one bean for one bean, the best for itself first."""

from mypy_extensions import mypyc_attr

from higgle.bohnanza.trading import Offer
from higgle.bots.bargain import Bargain
from higgle.bots.pool.beans.bargainer import Bargainer, Deal


@mypyc_attr(allow_interpreted_subclasses=True)
class Swapper(Bargainer):
    """Never two for one, and never a gift."""

    def planned(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        swaps = [
            offer for _, offer in deals if len(offer.hand + offer.open) == len(offer.want) == 1
        ]
        return swaps[: self.limit(bargain)]

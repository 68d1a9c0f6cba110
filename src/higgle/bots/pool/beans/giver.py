"""The giver: it gives away what does not fit, and asks for nothing."""

from mypy_extensions import mypyc_attr

from higgle.bohnanza.trading import Offer
from higgle.bots.bargain import Bargain
from higgle.bots.pool.beans.bargainer import Bargainer, Deal


@mypyc_attr(allow_interpreted_subclasses=True)
class Giver(Bargainer):
    """Gets rid of what would cost it a field."""

    def planned(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        gifts = [offer for _, offer in deals if not offer.want]
        return gifts[: self.limit(bargain)]

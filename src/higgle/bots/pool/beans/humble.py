"""The humble: it offers at once the least that it gains by, and never haggles."""

from mypy_extensions import mypyc_attr

from higgle.bohnanza.trading import Offer
from higgle.bots.bargain import Bargain
from higgle.bots.pool.beans.bargainer import Bargainer, Deal


@mypyc_attr(allow_interpreted_subclasses=True)
class Humble(Bargainer):
    """From the humblest offer up."""

    def planned(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        return [offer for _, offer in deals[::-1][: self.limit(bargain)]]

"""The beggar: it asks for gifts, and for nothing else."""

from mypy_extensions import mypyc_attr

from higgle.bohnanza.trading import Offer
from higgle.bots.bargain import Bargain
from higgle.bots.pool.beans.bargainer import Bargainer, Deal


@mypyc_attr(allow_interpreted_subclasses=True)
class Beggar(Bargainer):
    """Whatever grows on its fields is welcome for nothing."""

    def planned(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        pleas = [offer for _, offer in deals if not offer.hand and not offer.open]
        return pleas[::-1][: self.limit(bargain)]

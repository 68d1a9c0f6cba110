"""The miser: it asks for much, gives little, and never comes down."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from higgle.bohnanza.trading import Offer
from higgle.bots.bargain import Bargain
from higgle.bots.pool.beans.bargainer import Bargainer, Deal


@mypyc_attr(allow_interpreted_subclasses=True)
class Miser(Bargainer):
    """Deals only for a gain of a third of a thaler, and makes its greediest offers alone."""

    LEAST: ClassVar[float] = 0.33

    def planned(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        return [offer for _, offer in deals[: self.limit(bargain)]]

"""The pushover: it accepts whatever it is offered."""

from mypy_extensions import mypyc_attr

from higgle.bohnanza.offers import OpenOffer
from higgle.bots.bargain import Bargain
from higgle.bots.pool.beans.bargainer import Bargainer


@mypyc_attr(allow_interpreted_subclasses=True)
class Pushover(Bargainer):
    """Never says no."""

    def likes(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        return True

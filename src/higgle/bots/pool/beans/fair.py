"""The fair one: it deals where both gain, and prefers deals that gain both the same."""

from mypy_extensions import mypyc_attr

from higgle.bohnanza.trading import Offer
from higgle.bots.bargain import Bargain
from higgle.bots.pool.beans.bargainer import Bargainer, Deal
from higgle.core import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Fair(Bargainer):
    """Offers first what the one who gains least by it gains most by."""

    def planned(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        found: list[Deal] = []
        for gain, offer in deals:
            for other in bargain.view.partners(bargain.seat):
                least = min(gain, self.theirs(bargain, other, offer))
                if least > 0:
                    aimed = Offer(offer.hand, offer.open, offer.want, (other,))
                    found.append((least, aimed))
        found.sort(key=lambda deal: -deal[0])
        return [offer for _, offer in found[: self.limit(bargain)]]

    def theirs(self, bargain: Bargain, other: Seat, offer: Offer) -> float:
        """What the offer seems to gain another."""
        board = bargain.view.open_cards(other)
        hidden = tuple([sort for sort in offer.want if sort not in board])
        shown = tuple([sort for sort in offer.want if sort in board])
        got = tuple(sorted((*offer.hand, *offer.open)))
        return bargain.gain_of(other, got, hidden, shown)

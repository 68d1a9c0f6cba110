"""The colluding pair: the two who sit opposite each other give each other what helps."""

from mypy_extensions import mypyc_attr

from higgle.bohnanza.offers import OpenOffer
from higgle.bohnanza.trading import Offer
from higgle.bots.bargain import Bargain
from higgle.bots.pool.beans.bargainer import Bargainer, Deal, spaced
from higgle.bots.pool.partner import partner


@mypyc_attr(allow_interpreted_subclasses=True)
class Pair(Bargainer):
    """Gifts to the partner of all that it grows, haggling with the others."""

    GENEROSITY = 0.5
    """How much it lets itself lose for its partner in one deal."""

    def likes(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        if offer.maker == partner(bargain.view, bargain.seat):
            return gain > -self.GENEROSITY
        return gain > self.LEAST

    def confirms(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        alone = offer.to == (partner(bargain.view, bargain.seat),)
        return gain > (-self.GENEROSITY if alone else 0)

    def planned(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        limit = self.limit(bargain)
        gifts = self.gifts(bargain)[: limit // 2]
        return [*gifts, *spaced(deals, limit - len(gifts))]

    def gifts(self, bargain: Bargain) -> list[Offer]:
        """What the partner grows and it does not, as gifts."""
        view = bargain.view
        friend = partner(view, bargain.seat)
        if friend not in view.partners(bargain.seat):
            return []
        grown = set(bargain.prospect.farm(friend)[0]) - set(bargain.farm[0])
        board = sorted(grown & set(view.open_cards(bargain.seat)))
        hand = sorted(grown & set(bargain.hand))
        shown = [Offer((), (sort,), (), (friend,)) for sort in board]
        return [*shown, *[Offer((sort,), (), (), (friend,)) for sort in hand]]

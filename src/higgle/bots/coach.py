"""The coach: what a deal is worth, by the numbers of the default bot and from one's own view."""

from random import Random

from higgle.bohnanza.actions import Offer
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.offers import OpenOffer
from higgle.bots.bargain import Bargain
from higgle.bots.farmer import Farmer
from higgle.bots.ladder import farmer
from higgle.playing import Reason
from higgle.table import Fact, Seat, Table


class Worth(Fact, frozen=True):
    """What a deal is worth in thalers: to oneself, and about to the other."""

    mine: float
    theirs: float

    def words(self) -> Reason:
        """The same in one sentence."""
        kind = "coach-loses" if self.mine <= 0 else "coach-feeds" if self.feeds() else "coach-helps"
        return Reason(kind, (("mine", f"{self.mine:+.1f}"), ("theirs", f"{self.theirs:+.1f}")))

    def feeds(self) -> bool:
        """Whether the other gains far more."""
        return self.theirs > 2 * self.mine + 0.2


def position(view: Table, seat: Seat) -> tuple[Farmer, Bargain] | None:
    """The default bot in this place; nothing where there are no beans to deal with."""
    bot = farmer(view.ID, Random(0))
    if not isinstance(view, Bohnanza) or not isinstance(bot, Farmer):
        return None
    return bot, bot.bargain(view, seat)


def worth(view: Table, seat: Seat, number: int) -> Worth | None:
    """What an open offer is worth: one's own with the seat that gains most, or another's."""
    found = position(view, seat)
    if found is None:
        return None
    _, bargain = found
    offer = bargain.view.offer(number)
    if offer.maker == seat:
        return worth_to_make(bargain, offer, offer.to)
    mine, accept = bargain.answer(offer)
    if accept is None:
        return None
    gets = tuple(sorted((*offer.hand, *offer.open)))
    mine = bargain.gain(accept.cards, accept.open, gets)
    return Worth(mine, bargain.gain_of(offer.maker, offer.want, offer.hand, offer.open))


def worth_of(view: Table, seat: Seat, offer: Offer) -> Worth | None:
    """What an offer would be worth that one thinks of making."""
    found = position(view, seat)
    if found is None:
        return None
    _, bargain = found
    return worth_to_make(bargain, offer, offer.to or bargain.view.partners(seat))


def worth_to_make(bargain: Bargain, offer: Offer | OpenOffer, to: tuple[Seat, ...]) -> Worth:
    """What an own offer is worth, and to whom of those it goes to it is worth most."""
    mine, _ = bargain.best_copies(offer.hand, offer.open, offer.want)
    gets = tuple(sorted((*offer.hand, *offer.open)))
    theirs = -1000.0
    for other in to:
        hidden, shown, _ = bargain.asked(other, offer.want)
        theirs = max(theirs, bargain.gain_of(other, gets, hidden, shown))
    return Worth(mine, theirs)


def best_offer(view: Table, seat: Seat) -> tuple[Offer, Worth] | None:
    """The offer that promises most now, and what it is worth; nothing when none does."""
    found = position(view, seat)
    if found is None:
        return None
    bot, bargain = found
    offer = bot.next_offer(bargain, 0.0)
    return None if offer is None else (offer, worth_to_make(bargain, offer, offer.to))

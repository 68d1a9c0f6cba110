"""The coach: what a deal is worth, by the numbers of the default bot and from one's own view."""

from collections.abc import Iterator, Sequence
from random import Random

from higgle import catalogue
from higgle.bohnanza.dealing import Confirm
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.offers import OpenOffer, split_choice
from higgle.bohnanza.trading import Offer, Trading
from higgle.bots.bohnanza.bargaining import Bargain
from higgle.bots.bohnanza.farmer import Farmer
from higgle.bots.ladder import farmer
from higgle.core import Action, Cards, Fact, Record, Seat, Table
from higgle.play import Reason, Statement

IDEAS = 5
"""How many offers a coach thinks of at a time."""
DECIDED = 3
"""How many deals it looks back on."""


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


class Idea(Fact, frozen=True):
    """An offer that one could make, and what it is worth."""

    offer: Offer
    worth: Worth


class CoachAdvice(Fact, frozen=True):
    """What a coach says to the board as it stands."""

    offers: "tuple[tuple[int, Worth], ...]" = ()
    """What every open offer that one made or may answer is worth, by its number."""
    draft: "tuple[Worth, ...]" = ()
    """What the offer that one is thinking of would be worth, if there is one."""
    ideas: "tuple[Idea, ...]" = ()
    """Offers that one could make, the best first."""


class DealReview(Fact, frozen=True):
    """A deal of a finished game, as it looked to one of the two just before it was made."""

    step: int
    partner: Seat
    gave: "Cards"
    got: "Cards"
    worth: Worth


def position(
    view: Table, seat: Seat, said: Sequence[Statement] = ()
) -> tuple[Farmer, Bargain] | None:
    """The default bot in this place; nothing where there are no beans to deal with."""
    bot = farmer(view.ID, Random(0))
    if not isinstance(view, Bohnanza) or not isinstance(bot, Farmer):
        return None
    bot.bargain(view, seat)
    for one in said:
        if one.seat != seat:
            bot.hear(one)
    return bot, bot.bargain(view, seat)


def advice(
    view: Table, seat: Seat, said: Sequence[Statement] = (), draft: Action | None = None
) -> CoachAdvice:
    """Everything that a coach says now; nothing where nobody trades."""
    found = position(view, seat, said)
    if found is None or not isinstance(view.stages[-1], Trading):
        return CoachAdvice()
    bot, bargain = found
    offers: list[tuple[int, Worth]] = []
    for offer in bargain.view.offers:
        mine = seat == offer.maker or seat in offer.to
        gain = worth_on(bargain, offer) if mine else None
        if gain is not None:
            offers.append((offer.id, gain))
    meant = None
    if isinstance(draft, Offer):
        bargain.view.check(seat, draft)
        meant = worth_to_make(bargain, draft, draft.to or bargain.view.partners(seat))
    return CoachAdvice(tuple(offers), () if meant is None else (meant,), tuple(ideas(bot, bargain)))


def ideas(bot: Farmer, bargain: Bargain) -> Iterator[Idea]:
    """The offers that promise most, the best first; none that the table would refuse."""
    if bargain.view.offers_made[bargain.seat] >= bargain.view.agreed.offers_per_turn:
        return
    for _ in range(IDEAS):
        offer = bot.next_offer(bargain, 0.0)
        if offer is None:
            return
        yield Idea(offer, worth_to_make(bargain, offer, offer.to))
        same = (offer.hand, offer.open, offer.want)
        bot.plans = [
            plan
            for plan in bot.plans
            if (plan.offer.hand, plan.offer.open, plan.offer.want) != same
        ]


def worth_on(bargain: Bargain, offer: OpenOffer) -> Worth | None:
    """What an offer on the board is worth; nothing if one cannot take it."""
    if offer.maker == bargain.seat:
        return worth_to_make(bargain, offer, offer.to)
    answers = [(*bargain.answer(one), one) for one in split_choice(offer)]
    _, accept, offer = max(answers, key=lambda answer: answer[0])
    if accept is None:
        return None
    gets = tuple(sorted((*offer.hand, *offer.open)))
    mine = bargain.gain(accept.cards, accept.open, gets)
    return Worth(mine, bargain.gain_of(offer.maker, offer.want, offer.hand, offer.open))


def worth_to_make(bargain: Bargain, offer: Offer | OpenOffer, to: tuple[Seat, ...]) -> Worth:
    """What an offer of one's own is worth, and which of its addressees gains most by it."""
    mine, _ = bargain.best_copies(offer.hand, offer.open, offer.want)
    gets = tuple(sorted((*offer.hand, *offer.open)))
    theirs = -1000.0
    for other in to:
        hidden, shown, _ = bargain.asked(other, offer.want, bargain.view.open_cards(other))
        theirs = max(theirs, bargain.gain_of(other, gets, hidden, shown))
    return Worth(mine, theirs)


def looking_back(record: Record, seat: Seat) -> list[DealReview]:
    """The deals of a seat that decided a game, in their order: those by which it won or lost most
    against the others, as it saw them then."""
    table = catalogue.new(record.game, record.seats, record.seed, record.options)
    found: list[DealReview] = []
    for step, line in enumerate(record.lines, 1):
        action = table.parse(line.do)
        if isinstance(action, Confirm) and seat in (line.seat, action.partner):
            deal = deal_before(table.view(seat), seat, line.seat, action, step)
            found += [] if deal is None else [deal]
        table.act(line.seat, action)
    found.sort(key=lambda one: -abs(one.worth.mine - one.worth.theirs / (record.seats - 1)))
    return sorted(found[:DECIDED], key=lambda one: one.step)


def deal_before(
    view: Table, seat: Seat, maker: Seat, confirm: Confirm, step: int
) -> DealReview | None:
    """A deal that is about to be made, from the side of one of the two."""
    found = position(view, seat)
    if found is None:
        return None
    bargain = found[1]
    offer = bargain.view.offer(confirm.offer)
    gives = offer.hand + offer.open
    if seat == maker:
        gain = worth_to_make(bargain, offer, (confirm.partner,))
        return DealReview(step, confirm.partner, gives, offer.want, gain)
    taken = worth_on(bargain, offer)
    return None if taken is None else DealReview(step, maker, offer.want, gives, taken)

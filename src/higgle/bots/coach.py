"""The coach: what a deal is worth, by the numbers of the default bot and from one's own view."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from higgle import catalogue
from higgle.bohnanza.answers import Confirm
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.open_offers import OpenOffer, agreement, split_choice
from higgle.bohnanza.trading import Offer, Trading
from higgle.bots.bohnanza.bargaining import DUE, SPREAD, Bargain
from higgle.bots.bohnanza.farmer import Farmer
from higgle.bots.bohnanza.memory import count_unseen, overlap
from higgle.bots.ladder import farmer
from higgle.core import Action, Cards, Event, Fact, Record, Seat, Table
from higgle.play import Reason, Statement, TradeSignal
from higgle.play.pacts import read_offer

IDEAS = 5
"""How many offers a coach thinks of at a time."""
DECIDED = 3
"""How many deals it looks back on."""
CAUTION: Final = 6
"""How much the odds of a deal count beside its gain."""
WILLING: Final = 0.6
"""How likely somebody who has what is asked for must be to accept."""
LEAST: Final = 0.2
"""How likely somebody must have what is asked for and accept."""
EVEN: Final = 0.05
"""Fewer thalers are written as none."""
PAIR: Final = 0.5
"""How much less likely than it seems a hand holds two beans of a sort."""


class Worth(Fact, frozen=True):
    """What a deal is worth in thalers: to oneself, and about to the other."""

    mine: float
    theirs: float

    def words(self) -> Reason:
        """The same in one sentence."""
        if abs(self.mine) < EVEN:
            kind = "coach-even"
        elif self.mine < 0:
            kind = "coach-loses"
        else:
            kind = "coach-feeds" if self.feeds() else "coach-helps"
        return Reason(kind, (("mine", self.mine), ("theirs", self.theirs)))

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
    view: Table,
    seat: Seat,
    said: Sequence[Statement] = (),
    draft: Action | None = None,
    events: Sequence[Event] = (),
) -> CoachAdvice:
    """Everything that a coach says now; nothing where nobody trades.

    `events` are what the seat has seen lately: who has refused to sell a bean is not asked again.
    """
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
    found_ideas = ideas(bot, bargain, refused_beans(events))
    return CoachAdvice(tuple(offers), () if meant is None else (meant,), tuple(found_ideas))


def refused_beans(events: Sequence[Event]) -> dict[Seat, set[int]]:
    """Which beans each seat would not sell in the turn that goes on."""
    asked: dict[int, Cards] = {}
    refused: dict[Seat, set[int]] = {}
    for event in events:
        if event.name == "turn_began":
            asked, refused = {}, {}
        elif event.name == "offered":
            _, hand, shown, want = read_offer(event)
            asked[event.numbers[0]] = want if hand + shown else ()
        elif event.name == "declined":
            refused.setdefault(event.seat, set()).update(asked.get(event.numbers[0], ()))
    return refused


def ideas(bot: Farmer, bargain: Bargain, refused: dict[Seat, set[int]]) -> list[Idea]:
    """Offers that somebody will likely accept, the best first; none that the table would refuse.

    As the game opens it says what is worth a try. It advises to give nothing away for nothing for
    which somebody may still pay.
    """
    view, seat, history = bargain.view, bargain.seat, bot.offer_history
    if view.offers_made[seat] >= view.agreed.offers_per_turn:
        return []
    found: list[tuple[float, Idea]] = []
    doubtful: list[Idea] = []
    for plan in sorted(bargain.proposals(), key=lambda plan: -plan.promise(1.0)):
        offer = history.restrict(view, seat, plan.offer, bot.talk)
        if offer is not None and history.can_mean(view, seat, offer.want, offer.open):
            to = tuple(
                [one for one in offer.to if not refused.get(one, set()).intersection(offer.want)]
            )
            found += promising(bot, bargain, offer, to)
            doubtful.append(Idea(offer, worth_to_make(bargain, offer, offer.to)))
    found.sort(key=lambda one: -one[0])
    chosen = [idea for _, idea in found] if found or not is_opening(view, seat) else doubtful
    sold: set[int] = set()
    for idea in chosen:
        sold.update(idea.offer.hand + idea.offer.open if idea.offer.want else ())
    for one in view.offers:
        if one.maker == seat and one.want and len(one.declined) < len(one.to):
            sold.update(one.hand, one.open)
    return [
        idea
        for idea in chosen
        if idea.offer.want or sold.isdisjoint(idea.offer.hand + idea.offer.open)
    ][:IDEAS]


def is_opening(view: Bohnanza, seat: Seat) -> bool:
    """Whether nobody else has planted yet, so that nobody knows what the others will grow."""
    others = [other for other in range(view.seats) if other != seat]
    return not any(view.field(other, slot) for other in others for slot in view.fields[other])


def promising(
    bot: Farmer, bargain: Bargain, offer: Offer, others: tuple[Seat, ...]
) -> list[tuple[float, Idea]]:
    """An offer to those of the others who will likely accept it if they can, and its promise."""
    mine, _ = bargain.best_copies(offer.hand, offer.open, offer.want)
    refused = 1.0
    to: list[Seat] = []
    for other in others:
        if is_against(bot, bargain, other, offer):
            continue
        held, willing = foresee(bargain, other, offer, mine)
        if willing >= WILLING:
            to.append(other)
            refused *= 1 - held * willing
    if 1 - refused < LEAST:
        return []
    answers = offer.answers if tuple(to) == offer.to else -1
    advised = Offer(offer.hand, offer.open, offer.want, tuple(to), answers)
    worth = worth_to_make(bargain, advised, advised.to)
    return [(float(mine * (1 - refused) ** CAUTION), Idea(advised, worth))]


def foresee(bargain: Bargain, other: Seat, offer: Offer, mine: float) -> tuple[float, float]:
    """How likely a seat has what an offer asks for, and how likely it then accepts.

    Who has such beans in its own hand already hardly gains by one more.
    """
    gets = tuple(sorted((*offer.hand, *offer.open)))
    hidden, shown, held = bargain.split_want(other, offer.want, bargain.view.open_cards(other))
    if not bargain.talk.gives(other, hidden):
        held = holds(bargain.view, other, hidden)
    theirs = gain_of(bargain, other, gets, hidden, shown) - bargain.envy * mine
    lacks = 1 - bargain.holds(other, gets[:1])
    pair = PAIR if len(hidden) > len(set(hidden)) else 1.0
    return held * pair, lacks / (1 + exp((DUE - theirs) / SPREAD))


def holds(view: Bohnanza, other: Seat, sorts: Cards) -> float:
    """How likely a hidden hand holds these, by the beans that nobody sees."""
    unseen = count_unseen(view)
    left, size = sum(unseen[1:]), len(view.hand(other))
    chance = 1.0
    for sort in set(sorts):
        lacks = 1.0
        for drawn in range(min(size, left)):
            lacks *= max(0.0, 1 - unseen[sort] / (left - drawn))
        chance *= (1 - lacks) ** sorts.count(sort)
    return chance


def is_against(bot: Farmer, bargain: Bargain, other: Seat, offer: Offer) -> bool:
    """Whether all can see why a seat would refuse an offer.

    It grows what it would give or wants it, does not grow what it gets or gives that away, begs
    for it, or has refused to give such a bean.
    """
    gets, grown = offer.hand + offer.open, bargain.position(other).grown
    if (gets and not overlap(gets, grown)) or overlap(offer.want, grown):
        return True
    signal = bot.talk.signals.get(other, TradeSignal())
    if overlap(offer.want, signal.want) or overlap(gets, signal.give):
        return True
    view, seat = bargain.view, bargain.seat
    begged = [one.want for one in view.offers if one.maker == other and not one.hand + one.open]
    denied = [one.want for one in view.offers if one.maker == seat and other in one.declined]
    begs = bool(offer.want) and any(overlap(gets, want) for want in begged)
    return begs or any(overlap(offer.want, want) for want in denied)


def worth_on(bargain: Bargain, offer: OpenOffer) -> Worth | None:
    """What an offer on the board is worth; nothing if one cannot take it."""
    if offer.maker == bargain.seat:
        return worth_to_make(bargain, offer, offer.to)
    answers = [
        (*bargain.judge_offer(one), one) for one in split_choice(bargain.view, bargain.seat, offer)
    ]
    _, accept, offer = max(answers, key=lambda answer: answer[0])
    if accept is None:
        return None
    gets = tuple(sorted((*offer.hand, *offer.open)))
    mine = bargain.gain(accept.cards, accept.open, gets)
    return Worth(mine, gain_of(bargain, offer.maker, offer.want, offer.hand, offer.open))


def gain_of(bargain: Bargain, other: Seat, got: Cards, given: Cards, shown: Cards) -> float:
    """What a deal seems to change for another seat, who loses what it gives as weapons, too."""
    gain = bargain.gain_of(other, got, given, shown)
    for sort in given:
        gain -= bargain.prospect.weapon(sort)
    return gain


def worth_to_make(bargain: Bargain, offer: Offer | OpenOffer, to: tuple[Seat, ...]) -> Worth:
    """What an offer of one's own is worth, and which of its addressees gains most by it."""
    mine, _ = bargain.best_copies(offer.hand, offer.open, offer.want)
    gets = tuple(sorted((*offer.hand, *offer.open)))
    theirs = -1000.0
    for other in to:
        hidden, shown, _ = bargain.split_want(other, offer.want, bargain.view.open_cards(other))
        theirs = max(theirs, gain_of(bargain, other, gets, hidden, shown))
    return Worth(mine, theirs)


def looking_back(record: Record, seat: Seat) -> list[DealReview]:
    """The deals of a seat that decided a game, in their order: those by which it won or lost most
    against the others, as it saw them then."""
    found = review_deals(record, seat)
    found.sort(key=lambda one: -abs(one.worth.mine - one.worth.theirs / (record.seats - 1)))
    return sorted(found[:DECIDED], key=lambda one: one.step)


def review_deals(record: Record, seat: Seat) -> list[DealReview]:
    """All deals of a seat in a game, as it saw them then."""
    table = catalogue.new(record.game, record.seats, record.seed, record.options)
    found: list[DealReview] = []
    for step, line in enumerate(record.lines, 1):
        action = table.parse(line.do)
        if isinstance(action, Confirm) and seat in (line.seat, action.partner):
            deal = deal_before(table.view(seat), seat, line.seat, action, step)
            found += [] if deal is None else [deal]
        table.act(line.seat, action)
    return found


def deal_before(
    view: Table, seat: Seat, maker: Seat, confirm: Confirm, step: int
) -> DealReview | None:
    """A deal that is about to be made, from the side of one of the two."""
    found = position(view, seat)
    if found is None:
        return None
    bargain = found[1]
    offer = agreement(bargain.view.offer(confirm.offer), confirm.partner)
    gives = offer.hand + offer.open
    if seat == maker:
        gain = worth_to_make(bargain, offer, (confirm.partner,))
        return DealReview(step, confirm.partner, gives, offer.want, gain)
    taken = worth_on(bargain, offer)
    return None if taken is None else DealReview(step, maker, offer.want, gives, taken)

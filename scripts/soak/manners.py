"""Manners at the trade board: a checker that watches bots bargain and finds what people dislike.

It knows nothing of how a bot thinks; it looks at what was offered, accepted and refused in a turn.
"""

from collections import Counter

from higgle.bohnanza.answers import Accept, Confirm, Decline
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.open_offers import OpenOffer
from higgle.bohnanza.trading import Offer
from higgle.core import CLOCK, Action, Cards, Event, Fact, Seat, Table, missing

ACTIVE = 3
"""How many offers a seat may make in its own turn."""
PASSIVE = 1
"""How many it may make in somebody else's turn."""


class Fault(Fact, frozen=True):
    """Something that people dislike: what, who did it, and the offer."""

    what: str
    seat: Seat
    text: str


class TurnTalk:
    """What one seat has said and done in a turn."""

    def __init__(self) -> None:
        self.made = 0
        self.given: set[int] = set()
        self.asked: set[int] = set()
        self.begged: set[int] = set()
        self.paid: set[int] = set()
        self.refused: list[tuple[Seat, Cards, Cards]] = []
        """Who has refused what, for what, of this seat's offers."""

    def note(self, gives: Cards, wants: Cards) -> None:
        """A seat would give this for that."""
        self.given.update(gives)
        self.asked.update(wants)
        (self.paid if gives else self.begged).update(wants)

    def relent(self, other: Seat, offer: OpenOffer) -> None:
        """Somebody accepts an offer after all; that it was refused is forgotten."""
        accepted = (other, offer.hand + offer.open, offer.want)
        self.refused = [one for one in self.refused if one != accepted]


class MannersWatch:
    """Watches one match with beans; faults and counts add up."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.counts: Counter[str] = Counter()
        self.pages: dict[Seat, TurnTalk] = {}
        self.before: tuple[OpenOffer, ...] = ()

    def watch(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        """Look at one action; the table is the one after it."""
        assert isinstance(table, Bohnanza)
        if seat == CLOCK:
            return
        page = self.pages.setdefault(seat, TurnTalk())
        if isinstance(action, Offer):
            self.look_at_offer(table, seat, action, page)
        elif isinstance(action, Accept):
            self.counts["acceptances"] += 1
            offer = table.offer(action.offer)
            self.pages.setdefault(offer.maker, TurnTalk()).relent(seat, offer)
            if offer.want:
                self.look_at_price(seat, offer.want, offer.hand + offer.open, page, str(action))
        elif isinstance(action, Decline):
            self.counts["refusals"] += 1
            offer = table.offer(action.offer)
            refused = self.pages.setdefault(offer.maker, TurnTalk()).refused
            refused.append((seat, offer.hand + offer.open, offer.want))
        elif isinstance(action, Confirm):
            self.counts["deals"] += 1
        for event in events:
            if event.name == "turned_up":
                self.counts["turns"] += 1
            if event.name == "trade_ended":
                self.pages = {}
        self.before = table.offers

    def look_at_offer(self, table: Bohnanza, seat: Seat, offer: Offer, page: TurnTalk) -> None:
        """Whether an offer could have been left unsaid."""
        self.counts["offers"] += 1
        page.made += 1
        gives, to = offer.hand + offer.open, offer.to or table.partners(seat)
        found: list[str] = []
        if page.made > (ACTIVE if seat == table.active else PASSIVE) and offer.want:
            found.append("too many")
        own = [one for one in self.before if one.maker == seat]
        if any(set(one.to) & set(to) for one in own):
            found.append("two at once")
        for one in own:
            ours, theirs = (gives, offer.want), (one.hand + one.open, one.want)
            if no_better(ours, theirs) or no_better(theirs, ours):
                found.append("dominated")
        for other, gave, wanted in page.refused:
            if other in to and no_better((gives, offer.want), (gave, wanted)):
                found.append("repeated")
        if page.given & set(offer.want) or page.asked & set(gives):
            found.append("gives and asks")
        if not all(can_have(table, other, offer.want) for other in to):
            found.append("impossible")
        if offer.answers < 0 and any(self.counters(seat, other, offer) for other in to):
            found.append("counter without an answer")
        self.faults += [Fault(what, seat, str(offer)) for what in sorted(set(found))]
        self.look_at_price(seat, gives, offer.want, page, str(offer))

    def look_at_price(
        self, seat: Seat, gives: Cards, wants: Cards, page: TurnTalk, text: str
    ) -> None:
        """Nobody should beg for what they would pay for."""
        if (page.begged if gives else page.paid) & set(wants):
            self.faults.append(Fault("begs and pays", seat, text))
        page.note(gives, wants)

    def counters(self, seat: Seat, other: Seat, offer: Offer) -> bool:
        """Whether an offer to one seat is about what that seat has just offered."""
        if len(offer.to) != 1:
            return False
        for one in self.before:
            if one.maker == other and seat in one.to and seat not in one.accepted:
                gets = set(offer.want) & set(one.hand + one.open)
                if gets or set(offer.hand + offer.open) & set(one.want):
                    return True
        return False


def no_better(offer: tuple[Cards, Cards], before: tuple[Cards, Cards]) -> bool:
    """Whether an offer gives nothing more than another and asks for no less."""
    return not missing(offer[0], before[0]) and not missing(before[1], offer[1])


def can_have(table: Bohnanza, other: Seat, want: Cards) -> bool:
    """Whether a seat can have these cards, for all that everybody sees."""
    view = table.view()
    hidden = missing(want, view.open_cards(other))
    unseen = view.unseen("bean")
    enough = all(hidden.count(sort) <= unseen.count(sort) for sort in set(hidden))
    return enough and len(hidden) <= len(view.hand(other))

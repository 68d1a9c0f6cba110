"""One line of thought: what a seat has said in a turn, and what it may decently say next.

Whoever makes offers asks here first, however it values them. One offer stands at a time and is
improved: nothing is said that is no better than what was said before, nobody is asked for what it
cannot have, nothing is begged for that was paid for, and nothing is given that is asked for.
"""

from higgle.bohnanza.cards import missing
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.offers import OpenOffer
from higgle.bohnanza.trading import Offer
from higgle.bots.bean_worth import SORTS
from higgle.bots.heard import Heard
from higgle.core import Cards, Seat


class Thought:
    """What one seat has offered in the turn that goes on, and what became of it."""

    def __init__(self) -> None:
        self.turn: tuple[int, int, int] = (-1, -1, -1)
        self.said: list[Offer] = []
        """The offers of this turn that came to nothing."""
        self.refused: dict[Seat, list[Offer]] = {}
        """The offers of this turn that each seat has refused."""
        self.given: set[int] = set()
        self.asked: set[int] = set()
        self.begged: set[int] = set()
        self.paid: set[int] = set()
        """The sorts that it has offered, asked for, asked for as a gift and offered to pay for."""
        self.unseen: list[int] = []
        """How many beans of each sort do not lie face up, once somebody has asked."""

    def follow(self, view: Bohnanza, seat: Seat) -> bool:
        """Take in what stands on the board; whether a new turn begins, with an empty page."""
        turn = (view.active, view.deck_size(), view.exhausted)
        self.unseen = []
        begins = turn != self.turn
        if begins:
            self.turn = turn
            self.said = []
            self.refused = {}
            self.given = set()
            self.asked = set()
            self.begged = set()
            self.paid = set()
        for offer in view.offers:
            if offer.maker == seat:
                made = Offer(offer.hand, offer.open, offer.want)
                self.note(made)
                for other in offer.declined:
                    heard = self.refused.setdefault(other, [])
                    if made not in heard:
                        heard.append(made)
        return begins

    def note(self, offer: Offer) -> None:
        """Keep in mind an offer of one's own."""
        gives = offer.hand + offer.open
        made = Offer(offer.hand, offer.open, offer.want)
        if made not in self.said:
            self.said.append(made)
        self.given.update(gives)
        self.asked.update(offer.want)
        (self.paid if gives else self.begged).update(offer.want)

    def accept(self, offer: OpenOffer) -> None:
        """Keep in mind what was agreed to: it is given and got like in an offer of one's own."""
        gets = offer.hand + offer.open
        self.given.update(offer.want)
        self.asked.update(gets)
        if offer.want:
            self.paid.update(gets)

    def dealt(self, offer: OpenOffer) -> None:
        """An offer of one's own has become a deal, and may be made once more."""
        made = Offer(offer.hand, offer.open, offer.want)
        if made in self.said:
            self.said.remove(made)

    # What may be said

    def decent(self, view: Bohnanza, seat: Seat, offer: Offer, heard: Heard) -> Offer | None:
        """The offer to those alone whom it may decently go to, as an answer where it is one."""
        if not self.coherent(offer) or self.begs_for_offered(view, seat, offer):
            return None
        to = tuple([other for other in offer.to if self.may_ask(view, other, offer, heard)])
        if not to:
            return None
        answers = answered(view, seat, offer, to[0]) if len(to) == 1 else -1
        if to == offer.to and answers < 0:
            return offer
        return Offer(offer.hand, offer.open, offer.want, to, answers)

    def begs_for_offered(self, view: Bohnanza, seat: Seat, offer: Offer) -> bool:
        """Whether it would beg for what it is being offered: then it could not take that."""
        if offer.hand or offer.open:
            return False
        return any(
            seat in theirs.to and not set(theirs.hand + theirs.open).isdisjoint(offer.want)
            for theirs in view.offers
        )

    def coherent(self, offer: Offer) -> bool:
        """Whether an offer agrees with all that was said in this turn, and betters it."""
        gives = offer.hand + offer.open
        if not self.asked.isdisjoint(gives) or not self.given.isdisjoint(offer.want):
            return False
        if not (self.begged if gives else self.paid).isdisjoint(offer.want):
            return False
        for before in self.said:  # noqa: SIM110 # a generator takes twice as long
            if no_better(offer, before):
                return False
        return True

    def may_ask(self, view: Bohnanza, other: Seat, offer: Offer, heard: Heard) -> bool:
        """Whether a seat can have what is wanted, and has not refused as much or ruled it out."""
        if heard.rules_out(other, offer.hand + offer.open, offer.want):
            return False
        for before in self.refused.get(other, ()):
            if no_better(offer, before):
                return False
        return self.can_have(view, other, offer.want)

    def can_have(self, view: Bohnanza, other: Seat, want: Cards) -> bool:
        """Whether, for all that is seen, a seat can have these cards."""
        hidden = missing(want, view.open_cards(other))
        if len(hidden) > len(view.hand(other)):
            return False
        if hidden and not self.unseen:
            self.unseen = unseen(view)
        for sort in hidden:  # noqa: SIM110 # a generator takes twice as long
            if hidden.count(sort) > self.unseen[sort]:
                return False
        return True

    def pays_for_begged(self, offer: OpenOffer) -> bool:
        """Whether to accept an offer would be to pay for what was begged for."""
        return bool(offer.want) and not self.begged.isdisjoint(offer.hand + offer.open)


def unseen(view: Bohnanza) -> list[int]:
    """How many beans of each sort do not lie face up."""
    counts = [0] * SORTS
    for sort in view.sorts():
        counts[sort] = view.most(sort)
    layout = view.layout
    for index, pile in enumerate(view.piles):
        if layout.families[index] == "bean" and not layout.bags[index]:
            for card in pile:
                counts[card] -= 1
    return counts


def no_better(offer: Offer, before: Offer | OpenOffer) -> bool:
    """Whether an offer gives nothing more than one before it, and asks for no less."""
    less = missing(offer.hand + offer.open, before.hand + before.open)
    return not less and not missing(before.want, offer.want)


def answered(view: Bohnanza, seat: Seat, offer: Offer, other: Seat) -> int:
    """The number of the other's open offer that an offer answers, or -1."""
    for theirs in reversed(view.offers):
        if theirs.maker == other and seat in theirs.to and seat not in theirs.accepted:
            gets = set(offer.want) & set(theirs.hand + theirs.open)
            if gets or set(offer.hand + offer.open) & set(theirs.want):
                return theirs.id
    return -1

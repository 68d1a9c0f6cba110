"""What a bargainer remembers: cards that were seen, words that were heard, offers of this turn."""

from collections.abc import Sequence
from typing import Final

from higgle.bohnanza.answers import Accept, terms_accepted
from higgle.bohnanza.beans import NAMES
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.open_offers import OpenOffer
from higgle.bohnanza.trading import Offer
from higgle.bots.bohnanza.field_values import SORTS
from higgle.bots.bohnanza.keeping import can_keep
from higgle.bots.chat import as_talk, read_chat
from higgle.core import DOWN, SHOWN, Cards, Event, Move, Seat, missing
from higgle.play.talk import ChatLine, RefusalReason, Statement, TradeCall, TradeSignal

OUT_OF_REACH: Final = 0.6
"""How much a discarded bean is missing, although it comes back with the next shuffle."""


FRIENDLY: Final = 5
"""From this many presents on, two seats are thought to play together."""
SPOILT: Final = 3
"""Who has got so many more presents than it has made gets no more."""


class CardMemory:
    """The beans of each sort that became thalers, those in the discard pile, and those shown."""

    def __init__(self) -> None:
        self.sold = [0.0] * 16
        self.discarded = [0.0] * 16
        self.empty = True
        self.shown: dict[tuple[Seat, int], int] = {}
        """How many beans of a sort a seat surely has in its hand."""
        self.wanted: set[tuple[Seat, int]] = set()
        self.spare: set[tuple[Seat, int]] = set()
        """The sorts that a seat last asked for, and those that it last offered."""
        self.gifts: dict[tuple[Seat, Seat], int] = {}
        """How many deals between two seats gave something for nothing."""
        self.favours: dict[Seat, int] = {}
        """How many presents more than it has made each seat has got."""

    def note(self, view: Bohnanza, event: Event) -> None:
        """Take in an event."""
        name = event.name
        if name == "harvested":
            _, sort, count, earned = event.numbers
            self.sold[sort] += earned
            self.discarded[sort] += count - earned
            self.empty = False
        elif name == "shuffled":
            self.discarded = [0.0] * 16
        elif name == "offered":
            self.note_offer(event)
        elif name == "dealt":
            self.note_gift(event)
        elif name == SHOWN:
            self.note_shown(view, event)
            return
        moves = event.moves
        if moves:
            self.note_moves(view, moves)

    def note_moves(self, view: Bohnanza, moves: tuple[Move, ...]) -> None:
        """Beans that leave a hand are no longer in it, and thalers that are spent are discarded."""
        names = view.layout.names
        for card, source, _, target in moves:
            if card == DOWN:
                continue
            if names[source] == "hand":
                holder = view.layout.owners[source], card
                if self.shown.get(holder):
                    self.shown[holder] -= 1
            elif names[source] == "thalers" and target == view.discard and self.sold[card]:
                self.sold[card] -= 1
                self.discarded[card] += 1

    def note_shown(self, view: Bohnanza, event: Event) -> None:
        """Whoever shows beans of the hand has them."""
        first = view.hands
        seen = [card for card, source, _, _ in event.moves if source == first + event.seat and card]
        for sort in seen:
            holder = event.seat, sort
            self.shown[holder] = max(self.shown.get(holder, 0), seen.count(sort))

    def note_offer(self, event: Event) -> None:
        """Who offers beans of the hand has them; what is offered is not wanted."""
        numbers = event.numbers
        at = 3 + numbers[2]
        hand = numbers[at + 1 : at + 1 + numbers[at]]
        for sort in hand:
            holder = event.seat, sort
            self.shown[holder] = max(self.shown.get(holder, 0), hand.count(sort))
        given = at + 1 + numbers[at]
        asked = given + 1 + numbers[given]
        for sort in (*hand, *numbers[given + 1 : asked]):
            self.spare.add((event.seat, sort))
            self.wanted.discard((event.seat, sort))
        for sort in numbers[asked + 1 : asked + 1 + numbers[asked]]:
            self.wanted.add((event.seat, sort))
            self.spare.discard((event.seat, sort))

    def note_gift(self, event: Event) -> None:
        """A deal in which one of the two got nothing is remembered."""
        partner, given = event.numbers[1], event.numbers[2]
        if given and event.numbers[3 + given]:
            return
        pair = min(event.seat, partner), max(event.seat, partner)
        self.gifts[pair] = self.gifts.get(pair, 0) + 1
        giver, taker = (event.seat, partner) if given else (partner, event.seat)
        self.favours[giver] = self.favours.get(giver, 0) - 1
        self.favours[taker] = self.favours.get(taker, 0) + 1

    def is_spoilt(self, seat: Seat) -> bool:
        """Whether a seat has got far more presents than it has made."""
        return self.favours.get(seat, 0) >= SPOILT

    def friends(self, seat: Seat) -> set[Seat]:
        """Those of the others who give each other so much that they seem to play as one."""
        found: set[Seat] = set()
        for pair, gifts in self.gifts.items():
            if gifts >= FRIENDLY and seat not in pair:
                found.update(pair)
        return found

    def count_gone(self) -> list[float]:
        """How many beans of each sort cannot be expected."""
        if self.empty:
            return []
        discarded = self.discarded
        return [sold + OUT_OF_REACH * discarded[sort] for sort, sold in enumerate(self.sold)]


SURE: Final = 0.9
"""How sure it is that somebody has what it says it could give."""
EAGER: Final = 0.3
"""How much of the doubt whether somebody accepts is gone when it has asked for a card."""


class TalkMemory:
    """What the others have said; signals stay, the rest is over with the turn."""

    def __init__(self) -> None:
        self.sorts: tuple[int, ...] = tuple(range(1, len(NAMES)))
        """The beans that a line may name."""
        self.signals: dict[Seat, TradeSignal] = {}
        self.calls: dict[Seat, TradeCall] = {}
        self.fresh: set[Seat] = set()
        """Whose call was not thought about yet."""
        self.answered: set[Seat] = set()
        """Whose call this seat has answered in the turn: nobody is answered twice."""
        self.late: set[Seat] = set()
        """Who has called after this seat had spoken in the turn, and waits for an answer."""
        self.spoken = False
        """Whether this seat has thought of an offer in the turn."""
        self.made: dict[int, OpenOffer] = {}
        """This seat's offers of the turn by their numbers, those that are gone too."""
        self.refusals: list[tuple[Seat, RefusalReason]] = []
        """Refusals whose offers have not been looked up yet."""
        self.no_room: dict[Seat, set[int]] = {}
        self.keeps: dict[Seat, set[int]] = {}
        self.priced: dict[Seat, list[Offer]] = {}
        """What each seat cannot plant, would not give away, and found too dear, in this turn."""

    def begin_turn(self, active: Seat) -> None:
        """What was said about the offers of a turn is over with it.

        What the active seat has just called for, as its cards were turned up, is about this turn,
        and so is what was said while nobody was asked.
        """
        current = {active, *self.fresh}
        self.calls = {seat: call for seat, call in self.calls.items() if seat in current}
        self.answered = set()
        self.late = set()
        self.spoken = False
        self.made = {}
        self.refusals = []
        self.no_room = {}
        self.keeps = {}
        self.priced = {}

    def note(self, said: Statement) -> bool:
        """Take in what was said; a call asks for an answer."""
        talk = said.talk
        if isinstance(talk, ChatLine):
            meant = as_talk(read_chat(talk.text, self.sorts), self.sorts)
            return meant is not None and self.note(Statement(said.seat, said.step, meant))
        if isinstance(talk, TradeSignal):
            self.signals[said.seat] = talk
        elif isinstance(talk, RefusalReason):
            self.refusals.append((said.seat, talk))
        elif isinstance(talk, TradeCall):
            self.calls[said.seat] = talk
            self.fresh.add(said.seat)
            if self.spoken and said.seat not in self.answered:
                self.late.add(said.seat)
            return bool(talk.get or talk.give) and said.seat not in self.answered
        return False

    def look_up(self, view: Bohnanza, seat: Seat) -> None:
        """Find out which of this seat's offers were refused for which reason."""
        self.sorts = tuple(view.sorts())
        for standing in view.offers:
            if standing.maker == seat:
                self.made[standing.id] = standing
        for other, refusal in self.refusals:
            offer = self.offer_to(other, refusal.offer)
            if offer is None:
                continue
            gives = offer.hand + offer.open
            if refusal.why == "no_room":
                self.no_room.setdefault(other, set()).update(
                    (refusal.card,) if refusal.card else gives
                )
            elif refusal.why == "keeps":
                kept = (refusal.card,) if refusal.card else offer.want
                self.keeps.setdefault(other, set()).update(kept)
            elif refusal.why == "price":
                dear = Offer(offer.hand, offer.open, offer.want)
                self.priced.setdefault(other, []).append(dear)
        self.refusals = []
        self.fresh = set()

    def offer_to(self, other: Seat, number: int) -> OpenOffer | None:
        """The offer that a refusal means; without a number it is the last one made to that seat."""
        for offer in reversed(self.made.values()):
            if other in offer.to and number in (0, offer.id):
                return offer
        return None

    # What follows from it

    def note_answer(self, other: Seat) -> None:
        """This seat has answered somebody's call."""
        self.answered.add(other)
        self.late.discard(other)

    def answers(self, other: Seat, gives: Cards, wants: Cards) -> bool:
        """Whether an offer is an answer to a call that this seat has not answered yet."""
        call = self.calls.get(other)
        if call is None or other in self.answered:
            return False
        return not (set(call.get).isdisjoint(gives) and set(call.give).isdisjoint(wants))

    def rules_out(self, other: Seat, got: Cards, want: Cards) -> bool:
        """Whether a seat has said that it will not have such a deal."""
        signal = self.signals.get(other)
        if signal is not None and signal.never and not set(signal.never).isdisjoint(got):
            return True
        if other in self.no_room and not self.no_room[other].isdisjoint(got):
            return True
        if other in self.keeps and not self.keeps[other].isdisjoint(want):
            return True
        for dear in self.priced.get(other, ()):
            if set(dear.want) & set(want) and len(got) - len(want) <= (
                len(dear.hand) + len(dear.open) - len(dear.want)
            ):
                return True
        return False

    def gives(self, other: Seat, sorts: Cards) -> bool:
        """Whether a seat has said that it could give all of these."""
        signal = self.signals.get(other)
        call = self.calls.get(other)
        signalled = signal.give if signal else ()
        called = call.give if call else ()
        for sort in sorts:
            if sort not in signalled and sort not in called:
                return False
        return bool(sorts)

    def wishes_of(self, other: Seat) -> Cards:
        """What a seat has said that it would like."""
        signal = self.signals.get(other)
        call = self.calls.get(other)
        return (signal.want if signal else ()) + (call.get if call else ())

    def likes(self, other: Seat, got: Cards, grown: list[int]) -> bool:
        """Whether a seat would like some of these, as it said and its fields do not."""
        return any(sort in got and sort not in grown for sort in self.wishes_of(other))


class OfferHistory:
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
        self.praised: set[int] = set()
        self.doubted: set[int] = set()
        self.withheld: set[int] = set()
        """The sorts of fields it spoke well of, of beans it has no use for, and of those it keeps.
        """
        self.got: set[int] = set()
        """The sorts that it has got by deals."""
        self.planted: set[int] = set()
        """The sorts that it has planted in this turn."""
        self.signal = TradeSignal()
        """What it has last said that it wants and gives."""
        self.deals = 0
        """How often it has dealt."""
        self.declined: dict[int, int] = {}
        """How often it had dealt when it declined each offer."""
        self.made: dict[int, int] = {}
        """The same for each offer that it has made."""
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

    def begin_turn(self) -> None:
        """What was said of fields and beans is over with the turn."""
        self.praised = set()
        self.doubted = set()
        self.withheld = set()
        self.got = set()
        self.planted = set()
        self.deals = 0
        self.declined = {}
        self.made = {}

    def note_made(self, offer: int) -> None:
        """It has made an offer of this number."""
        self.made[offer] = self.deals

    def honours(self, offer: OpenOffer) -> bool:
        """Whether it closes an offer that it has made, as it has not dealt since."""
        return self.made.get(offer.id, -1) == self.deals

    def note_got(self, cards: Cards) -> None:
        """It has dealt, and has got these cards."""
        self.deals += 1
        self.got.update(cards)

    def note_refusal(self, offer: OpenOffer, refusal: RefusalReason, strange: set[int]) -> None:
        """Keep in mind that it has declined an offer, and the ground that it gave.

        `strange` are those of the offered sorts that do not grow at its place.
        """
        self.declined[offer.id] = self.deals
        if refusal.why == "no_room":
            self.doubted.add(refusal.card)
        elif refusal.why == "no":
            self.doubted.update(strange - self.asked)
        elif refusal.why == "keeps":
            self.withheld.add(refusal.card)
            self.praised.add(refusal.card)

    def may_relent(self, offer: OpenOffer) -> bool:
        """Whether it has dealt since it declined an offer, and so may think anew of it."""
        return self.declined.get(offer.id, self.deals) < self.deals

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

    def note_deal(self, offer: OpenOffer) -> None:
        """An offer of one's own has become a deal, and may be made once more."""
        made = Offer(offer.hand, offer.open, offer.want)
        if made in self.said:
            self.said.remove(made)

    # What may be said

    def restrict(self, view: Bohnanza, seat: Seat, offer: Offer, talk: TalkMemory) -> Offer | None:
        """The offer to those alone whom it may decently go to, as an answer where it is one."""
        if not self.is_coherent(offer) or self.begs_for_offered(view, seat, offer):
            return None
        to = tuple([other for other in offer.to if self.may_ask(view, other, offer, talk)])
        if not to:
            return None
        answers = find_answered(view, seat, offer, to[0]) if len(to) == 1 else -1
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

    def is_coherent(self, offer: Offer) -> bool:
        """Whether an offer agrees with all that was said in this turn, and betters it."""
        gives = offer.hand + offer.open
        if not self.asked.isdisjoint(gives) or not self.given.isdisjoint(offer.want):
            return False
        if not self.withheld.isdisjoint(gives) or not self.doubted.isdisjoint(offer.want):
            return False
        if self.is_denied(gives, offer.want):
            return False
        if not (self.begged if gives else self.paid).isdisjoint(offer.want):
            return False
        for before in self.said:  # noqa: SIM110 # a generator takes twice as long
            if no_better(offer, before):
                return False
        return True

    def may_ask(self, view: Bohnanza, other: Seat, offer: Offer, talk: TalkMemory) -> bool:
        """Whether a seat can have what is wanted, and has not refused as much or ruled it out."""
        if talk.rules_out(other, offer.hand + offer.open, offer.want):
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
            self.unseen = count_unseen(view)
        for sort in hidden:  # noqa: SIM110 # a generator takes twice as long
            if hidden.count(sort) > self.unseen[sort]:
                return False
        return True

    def is_denied(self, gives: Cards, gets: Cards) -> bool:
        """Whether a deal gives what it has signalled to want, or gets what it would give.

        More of one bean to spare may come for another one to spare: then they have a field.
        """
        signal = self.signal
        if overlap(gives, signal.want):
            return True
        return overlap(gets, signal.give) and not overlap(gives, signal.give)

    def sorts_to_keep(self) -> set[int]:
        """The sorts whose fields it means to keep: it praised them, or dealt for them."""
        return self.praised | self.got

    def can_take(self, view: Bohnanza, seat: Seat, offer: OpenOffer, shown: Cards) -> bool:
        """Whether to accept an offer agrees with what it has said."""
        gets = offer.hand + offer.open
        return not self.is_denied(offer.want, gets) and self.can_mean(view, seat, gets, shown)

    def can_mean(self, view: Bohnanza, seat: Seat, got: Cards, shown: Cards) -> bool:
        """Whether a deal leaves room for what it gets, and for all that it means to keep."""
        coming = list(got)
        for offer in view.offers:
            if seat in offer.accepted:
                coming += offer.hand + offer.open
        kept = {*coming, *self.got, *self.praised}
        return can_keep(view, seat, kept, tuple(coming), shown)

    def find_clash(self, view: Bohnanza, seat: Seat, accept: Accept) -> OpenOffer | None:
        """An own offer that leaves no room for what is about to be accepted."""
        terms = terms_accepted(view, seat, accept)
        gets = terms.hand + terms.open
        for own in view.offers:
            if own.maker == seat and own.want and not own.accepted:
                coming = gets + own.want
                kept = {*coming, *self.got, *self.praised}
                if not can_keep(view, seat, kept, coming, accept.open + own.open):
                    return own
        return None

    def pays_for_begged(self, offer: OpenOffer) -> bool:
        """Whether to accept an offer would be to pay for what was begged for."""
        return bool(offer.want) and not self.begged.isdisjoint(offer.hand + offer.open)


def overlap(cards: Cards, others: Sequence[int]) -> bool:
    """Whether there are cards of one sort on both sides."""
    for card in cards:  # noqa: SIM110 # a generator takes twice as long
        if card in others:
            return True
    return False


def count_unseen(view: Bohnanza) -> list[int]:
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


def find_answered(view: Bohnanza, seat: Seat, offer: Offer, other: Seat) -> int:
    """The number of the other's open offer that an offer answers, or -1."""
    for theirs in reversed(view.offers):
        if theirs.maker == other and seat in theirs.to and seat not in theirs.accepted:
            gets = set(offer.want) & set(theirs.hand + theirs.open)
            if gets or set(offer.hand + offer.open) & set(theirs.want):
                return theirs.id
    return -1

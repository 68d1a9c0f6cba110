"""What a bargainer has heard: signals, calls, and why its offers were refused."""

from typing import Final

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.offers import OpenOffer
from higgle.bohnanza.trading import Offer
from higgle.core import Cards, Seat
from higgle.play.talk import ChatLine, RefusalReason, Statement, TradeCall, TradeSignal, parse_chat

SURE: Final = 0.9
"""How sure it is that somebody has what it says it could give."""
EAGER: Final = 0.3
"""How much of the doubt whether somebody accepts is gone when it has asked for a card."""


class Heard:
    """What the others have said; signals stay, the rest is over with the turn."""

    def __init__(self) -> None:
        self.signals: dict[Seat, TradeSignal] = {}
        self.calls: dict[Seat, TradeCall] = {}
        self.fresh: set[Seat] = set()
        """Whose call was not thought about yet."""
        self.answered: set[Seat] = set()
        """Whose call this seat has answered in the turn: nobody is answered twice."""
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
        self.made = {}
        self.refusals = []
        self.no_room = {}
        self.keeps = {}
        self.priced = {}

    def note(self, said: Statement) -> bool:
        """Take in what was said; a call asks for an answer."""
        talk = said.talk
        if isinstance(talk, ChatLine):
            meant = parse_chat(talk.text, Bohnanza.CARDS["bean"])
            return meant is not None and self.note(Statement(said.seat, said.step, meant))
        if isinstance(talk, TradeSignal):
            self.signals[said.seat] = talk
        elif isinstance(talk, RefusalReason):
            self.refusals.append((said.seat, talk))
        elif isinstance(talk, TradeCall):
            self.calls[said.seat] = talk
            self.fresh.add(said.seat)
            return bool(talk.get or talk.give) and said.seat not in self.answered
        return False

    def look_up(self, view: Bohnanza, seat: Seat) -> None:
        """Find out which of this seat's offers were refused for which reason."""
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

    def is_called_by(self, other: Seat) -> bool:
        """Whether a seat has called for offers and was not answered yet."""
        return other in self.calls and other not in self.answered

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

    def wished(self, other: Seat) -> Cards:
        """What a seat has said that it would like."""
        signal = self.signals.get(other)
        call = self.calls.get(other)
        return (signal.want if signal else ()) + (call.get if call else ())

    def likes(self, other: Seat, got: Cards, grown: list[int]) -> bool:
        """Whether a seat would like some of these, as it said and its fields do not."""
        return any(sort in got and sort not in grown for sort in self.wished(other))

"""The farmer: the quick script of the games with beans.

It plants and bargains by one judgement of what beans are worth.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.cards import holds, missing
from higgle.bohnanza.dealing import Accept, Confirm, Decline, Withdraw, nearest_accept
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BuyField
from higgle.bohnanza.offers import OpenOffer, agreements, split_choice
from higgle.bohnanza.planting import Plant, Planting, Settling
from higgle.bohnanza.plus.field_beans import TakingField
from higgle.bohnanza.plus.plant_out import PlantingOut
from higgle.bohnanza.trading import EndTrade, Offer, Trading
from higgle.bohnanza.turn import Pass, Waiting
from higgle.bots.bohnanza.bargaining import Bargain, Plan, leads
from higgle.bots.bohnanza.field_values import MOST_BEANS
from higgle.bots.bohnanza.ledger import OpenPromise, offered
from higgle.bots.bohnanza.memory import OfferHistory, TalkMemory, answered
from higgle.bots.bohnanza.planter import Planter
from higgle.bots.reasons import call_for_offers, refuses, why
from higgle.bots.reasons import signal as say_wishes
from higgle.core import Action, Ask, Cards, Event, Seat, Table
from higgle.play import Promise, Reason, Spoken, Statement, TradeSignal
from higgle.play.talk import MOST_PROMISED

ANSWER: Final = 0.8
"""An answer to a call must promise at least this part of what the best other offer does."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Farmer(Planter):
    """Plants, harvests and bargains by what beans are worth."""

    hears = True
    talks = True

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.position: object = None
        self.plans: list[Plan] = []
        self.thought = OfferHistory()
        self.heard = TalkMemory()
        self.signal = TradeSignal()
        """What it has last said that it wants and gives."""
        self.last_word = 0
        """Which of its offers is its last word in this turn, once it is made."""
        self.pledge: Promise | None = None
        """What it promises with its last offer."""
        self.dealt = False
        """Whether it has dealt since it last looked at its own offers."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Bohnanza)
        seat = ask.seat
        self.follow(view, seat, events)
        return self.seize(view, seat) or self.answer(view, ask)

    def follow(self, view: Table, seat: Seat, events: Sequence[Event]) -> None:
        """Take in what has happened."""
        assert isinstance(view, Bohnanza)
        remembers = self.manners.memory
        for event in events:
            if remembers:
                self.memory.note(view, event)
            self.ledger.note(event)
            name = event.name
            if name == "offered" and event.seat == seat:
                self.note_own(event)
            elif name == "dealt" and seat in (event.seat, event.numbers[1]):
                self.dealt = True

    def note_own(self, event: Event) -> None:
        """It has made an offer: only what was really said counts, for others may be quicker."""
        to, hand, shown, want = offered(event)
        self.thought.note(Offer(hand, shown, want))
        for other in to:
            if self.heard.answers(other, hand + shown, want):
                self.heard.note_answer(other)

    def why(self, view: Table, seat: Seat, action: Action) -> Reason | None:
        assert isinstance(view, Bohnanza)
        reason = why(view, seat, action, self.thought, self.style)
        if reason is not None and isinstance(action, Offer) and not action.want:
            owed = [debt for debt in self.ledger.due if (debt.by, (debt.to,)) == (seat, action.to)]
            return Reason("bot-keeps-word" if owed else reason.message, reason.words)
        return reason

    def hear(self, said: Statement) -> bool:
        if isinstance(said.talk, Promise):
            self.ledger.promise(said.seat, said.talk)
        return self.heard.note(said)

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        """Why it refuses, a call for offers as its trading begins; with an offer what it wants.

        A promise tells of its own hand, as the offer does that it comes with; all else is said from
        what everybody sees.
        """
        assert isinstance(view, Bohnanza)
        if isinstance(action, Decline):
            return (refuses(view, seat, view.offer(action.offer), self.thought),)
        if not isinstance(action, Offer):
            call = call_for_offers(view, seat, self.manners.calls)
            return () if call is None else (call,)
        said: list[Spoken] = []
        signal = say_wishes(view, seat)
        if signal != self.signal:
            self.signal = signal
            said.append(signal)
        if self.pledge is not None:
            self.ledger.promise(seat, self.pledge)
            said.append(self.pledge)
        return said

    def speaks_after(self, action: Action) -> bool:
        if isinstance(action, Plant) and action.sort:
            return False  # what was traded is planted, so trading is over
        if isinstance(action, (Pass, Plant)):
            return self.manners.calls > 0
        return isinstance(action, (Decline, Offer))

    def answer(self, view: Bohnanza, ask: Ask) -> Action | None:
        """What the stage asks for."""
        stage = view.stages[-1]
        seat = ask.seat
        if isinstance(stage, Trading):
            return self.trade(view, seat)
        if not ask.must:
            return None
        if isinstance(stage, Waiting):
            return Pass()
        if isinstance(stage, TakingField):
            return BuyField()
        if self.buys_field(view, seat):
            return BuyField()
        if isinstance(stage, (Planting, PlantingOut)):
            return self.plant(view, seat, stage)
        if isinstance(stage, Settling):
            return self.settle(view, seat)
        raise NotImplementedError(type(stage).__name__)

    # Trading

    def trade(self, view: Bohnanza, seat: Seat) -> Action | None:
        """Close its own deals, answer others' offers, make offers, and end.

        In its own turn it first says what it would like, and meanwhile holds what it was offered.
        After a deal it looks at its own offers again, before somebody accepts what it would no
        longer close.
        """
        active = seat == view.active
        own = [o for o in view.offers if o.maker == seat and (o.accepted or self.dealt)]
        mine = [one for o in own for one in agreements(o)]
        self.dealt = False
        theirs = [one for o in view.offers if self.is_open_to(o, seat) for one in split_choice(o)]
        speaks = self.may_speak(view, seat) or self.is_called(view, seat)
        if not mine and not theirs and not speaks:
            return EndTrade() if active else None
        if self.buys_field(view, seat):
            return BuyField()
        bargain = self.bargain(view, seat)
        action = self.close(bargain, mine) or self.redeem(bargain)
        if action is not None:
            return action
        gain, accept = self.best_answer(bargain, theirs)
        if accept is not None and not (active and speaks):
            return self.agree(view, accept)
        action = self.refuse(bargain, theirs, accept)
        if action is None and speaks:
            action = self.propose(bargain, gain)
        if action is None and active:
            action = EndTrade() if accept is None else self.agree(view, accept)
        return action

    def agree(self, view: Bohnanza, accept: Accept) -> Accept:
        self.thought.accept(view.offer(accept.offer))
        return accept

    def bargain(self, view: Bohnanza, seat: Seat) -> Bargain:
        """Its position at the trade board, after all that was said and done."""
        if self.thought.follow(view, seat):
            self.heard.begin_turn(view.active)
            self.last_word = 0
        self.heard.look_up(view, seat)
        outlook = self.outlook(view, seat)
        bargain = Bargain(view, seat, outlook, self.manners, self.memory.shown, self.heard)
        bargain.kept = self.ledger.owes(seat)
        bargain.friends = self.memory.friends(seat)
        return bargain

    def may_speak(self, view: Bohnanza, seat: Seat) -> bool:
        """Whether it may make one more offer in this turn that nobody has called for."""
        made = view.offers_made[seat]
        limit = self.manners.offers if seat == view.active else self.manners.bids
        firm = made > 0 and made == self.last_word
        return made < min(limit, view.offer_limit) and not firm

    def is_called(self, view: Bohnanza, seat: Seat) -> bool:
        """Whether somebody has called since this seat spoke: one more offer is then welcome."""
        late = self.heard.late
        if not late or view.offers_made[seat] >= view.offer_limit:
            return False
        return not late.isdisjoint(view.partners(seat))

    def is_open_to(self, offer: OpenOffer, seat: Seat) -> bool:
        return seat in offer.to and seat not in offer.accepted and seat not in offer.declined

    def close(self, bargain: Bargain, mine: list[OpenOffer]) -> Action | None:
        """Confirm the best of its deals: what it gains, less what it gives the rivals."""
        best = -1000.0
        chosen: Confirm | None = None
        for offer in mine:
            gain, places = bargain.best_copies(offer.hand, offer.open, offer.want)
            if gain < self.manners.margin / 2 and not self.redeems(offer):
                if not self.rehearses:
                    return Withdraw(offer.id)
                continue
            for other in offer.accepted:
                net = gain - self.manners.envy * self.rivalry(bargain, other)
                if net > best:
                    best = net
                    chosen = Confirm(offer.id, other, places)
        if chosen is not None:
            self.thought.dealt(bargain.view.offer(chosen.offer))
        return chosen

    def rivalry(self, bargain: Bargain, other: Seat) -> float:
        """How far ahead a rival is."""
        return 0.1 * bargain.standings()[other]

    def best_answer(self, bargain: Bargain, theirs: list[OpenOffer]) -> tuple[float, Accept | None]:
        """The acceptance that gains most, if one gains enough."""
        best = self.manners.margin
        chosen: Accept | None = None
        for offer in theirs:
            if self.thought.pays_for_begged(offer) or self.breaks_word(bargain, offer):
                continue
            gives = offer.hand or offer.open
            if not gives and self.is_gift_to_leader(offer, bargain.seat, bargain.standings()):
                continue
            gain, accept = bargain.answer(offer)
            if self.manners.noise:
                gain += self.random.gauss(0, self.manners.noise)
            gain -= self.manners.pride * self.snubs(bargain, offer.maker)
            if self.ledger.offered:
                gain += self.promised(bargain, offer.maker)
            if accept is not None and gain > best:
                best = gain
                chosen = accept
        return best, chosen

    def is_gift_to_leader(self, offer: OpenOffer, seat: Seat, has: list[int]) -> bool:
        """Whether a leader asks for a gift, whatever it promises for it."""
        return not offer.hand and not offer.open and leads(has, seat, offer.maker)

    def promised(self, bargain: Bargain, maker: Seat) -> float:
        """What somebody's promise is worth: little if it is far off, nothing if a leader's."""
        give = self.ledger.promised(maker, bargain.seat)
        trust = self.ledger.trust(maker) if give else 0.0
        if not trust or bargain.leads(maker):
            return 0.0
        view, turns = bargain.view, bargain.prospect.turns
        wait = ((maker - view.active) % view.seats or view.seats) / view.seats
        if wait >= turns:
            return 0.0
        return trust * (1 - wait / turns) * self.worth_of_promised(bargain, maker, give)

    def worth_of_promised(self, bargain: Bargain, maker: Seat, give: Cards) -> float:
        """What promised beans would add to the fields where they grow, if the maker has them."""
        view, (sorts, counts) = bargain.view, bargain.farm
        left = min(MOST_PROMISED, len(view.hand(maker)))
        worth = 0.0
        for sort in sorted(set(give)):
            count = min(give.count(sort), left)
            while count and not self.thought.can_have(view, maker, (sort,) * count):
                count -= 1
            left -= count
            if sort in sorts:
                row = bargain.prospect.rows[sort]
                grown = counts[sorts.index(sort)] + bargain.duty.count(sort)
                worth += row[min(MOST_BEANS, grown + count)] - row[min(MOST_BEANS, grown)]
        return worth

    def snubs(self, bargain: Bargain, maker: Seat) -> int:
        """How many offers of somebody it has refused in this turn."""
        seat = bargain.seat
        return sum([o.maker == maker and seat in o.declined for o in bargain.view.offers])

    def refuse(
        self, bargain: Bargain, theirs: list[OpenOffer], accept: Accept | None
    ) -> Action | None:
        """Decline what it will not take; what is wanted of its open cards alone is held."""
        if self.rehearses or not theirs:
            return None
        seat = bargain.seat
        active = seat == bargain.view.active
        board = bargain.view.open_cards(seat)
        for offer in theirs:
            held = active and holds(board, offer.want)
            if not held and (accept is None or accept.offer != offer.id):
                return Decline(offer.id)
        return None

    def propose(self, bargain: Bargain, floor: float) -> Action | None:
        """The most promising offer that can decently be made; what stood before is taken back.

        Until what stood before is refused, and when it has spoken enough, it only answers calls.
        """
        view, seat = bargain.view, bargain.seat
        speaks = self.may_speak(view, seat) and not waits(view, seat)
        if not (speaks or self.is_called(view, seat)):
            return None
        offer = self.next_offer(bargain, floor, answers_only=not speaks)
        if offer is None:
            return None
        for standing in view.offers:
            if standing.maker == seat:
                return Withdraw(standing.id)
        self.heard.spoken = True
        self.pledge = self.promise(bargain, offer) if self.manners.promises else None
        firm = self.random.random() < self.manners.firmness
        self.last_word = view.offers_made[seat] + 1 if firm else 0
        return offer

    def next_offer(
        self, bargain: Bargain, floor: float, answers_only: bool = False
    ) -> Offer | None:
        """First the good price, then surer ones; an answer to a call if it is nearly as good."""
        view = bargain.view
        seat = bargain.seat
        board = view.open_cards(seat)
        calls = dict(self.heard.calls)
        position = (view.active, bargain.farm, bargain.duty, bargain.hand, board, calls)
        if position != self.position:
            self.position = position
            self.plans = bargain.proposals()
        boldness = self.manners.boldness + self.manners.concession * view.offers_made[seat]
        best = best_answer = 0.0
        chosen: Offer | None = None
        answer: Offer | None = None
        for plan in self.plans:
            promise = plan.promise(boldness)
            answers = bool(calls) and self.answers_call(plan.offer)
            if plan.gain <= floor or promise <= (best_answer if answers else best):
                continue
            offer = self.thought.decent(view, seat, plan.offer, self.heard)
            if offer is None:
                continue
            if not answers:
                best, chosen = promise, offer
            elif self.answers_call(offer):
                best_answer, answer = promise, offer
        if answers_only:
            return answer
        return answer if answer is not None and best_answer >= ANSWER * best else chosen

    def answers_call(self, offer: Offer) -> bool:
        """Whether an offer answers a call that waits for an answer."""
        gives = offer.hand + offer.open
        return any(self.heard.answers(other, gives, offer.want) for other in offer.to)

    # Promises

    def promise(self, bargain: Bargain, offer: Offer) -> Promise | None:
        """What to promise with an offer to one seat that is meagre, or follows a refusal.

        It is a bean of the hand that the other grows, that fits nowhere here, and that lies far
        enough behind to be there in the next turn. One promise at a time.
        """
        if len(offer.to) != 1 or bargain.kept or bargain.prospect.turns < 2:
            return None
        other = offer.to[0]
        meagre = len(offer.hand) + len(offer.open) < len(offer.want)
        if not (meagre or other in self.thought.refused) or bargain.leads(other):
            return None
        if leads(bargain.standings(), other, bargain.seat):
            return None  # nobody believes a leader
        theirs, counts = bargain.position(other).farm
        least = -2 * self.manners.margin
        chosen: Promise | None = None
        for at, sort in enumerate(bargain.hand):
            if at < 2 or sort not in theirs or sort in bargain.farm[0] or sort in offer.want:
                continue
            row, count = bargain.prospect.rows[sort], counts[theirs.index(sort)]
            if bargain.hand.count(sort) > offer.hand.count(sort) and row[count + 1] > row[count]:
                gain = bargain.gain((at,), (), ())
                if gain > least:
                    least = gain
                    chosen = Promise(other, (sort,))
        return chosen

    def redeem(self, bargain: Bargain) -> Action | None:
        """What it owes in this turn, as a gift and before all else."""
        view, seat = bargain.view, bargain.seat
        for debt in self.ledger.due:
            if debt.by != seat or view.offers_made[seat] >= view.offer_limit:
                continue
            asked = self.asked_for(bargain, debt)
            if asked is not None:
                return asked
            hand = missing(debt.give, view.open_cards(seat))
            gift = Offer(hand, missing(debt.give, hand), (), (debt.to,))
            if Offer(gift.hand, gift.open, ()) in self.thought.said:
                continue
            if holds(bargain.hand, hand):
                self.heard.spoken = True
                self.pledge = None
                answers = answered(view, seat, gift, debt.to)
                return Offer(gift.hand, gift.open, (), gift.to, answers)
        return None

    def asked_for(self, bargain: Bargain, debt: OpenPromise) -> Accept | None:
        """Whoever asks for just what it is owed is given it, and needs no gift besides."""
        view, seat = bargain.view, bargain.seat
        for offer in view.offers:
            due = offer.maker == debt.to and sorted(offer.want) == sorted(debt.give)
            if due and self.is_open_to(offer, seat):
                accept: Accept | None = nearest_accept(view, seat, offer)
                if accept is not None:
                    return self.agree(view, accept)
        return None

    def redeems(self, offer: OpenOffer) -> bool:
        """Whether its offer is what was promised."""
        gives = offer.hand + offer.open
        return any(
            debt.by == offer.maker and offer.to == (debt.to,) and not missing(debt.give, gives)
            for debt in self.ledger.due
        )

    def breaks_word(self, bargain: Bargain, offer: OpenOffer) -> bool:
        """Whether to accept an offer would give to one what is promised to another."""
        if set(bargain.kept).isdisjoint(offer.want):
            return False
        have = (*bargain.hand, *bargain.view.open_cards(bargain.seat))
        return bool(missing(bargain.kept, missing(have, offer.want)))


def waits(view: Bohnanza, seat: Seat) -> bool:
    """Whether an offer of a seat stands that somebody has not refused yet."""
    own = [offer for offer in view.offers if offer.maker == seat]
    return any(len(offer.declined) < len(offer.to) for offer in own)

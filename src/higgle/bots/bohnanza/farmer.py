"""The farmer: the quick script of the games with beans.

It plants and bargains by one judgement of what beans are worth.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.answers import (
    Accept,
    Confirm,
    Decline,
    Withdraw,
    nearest_accept,
    terms_accepted,
)
from higgle.bohnanza.cards import holds
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BuyField
from higgle.bohnanza.open_offers import (
    OpenOffer,
    agreement,
    agreements,
    has_choice,
    mate_of,
    split_choice,
)
from higgle.bohnanza.planting import Plant, Planting, Settling
from higgle.bohnanza.plus.fields import PlantingOut, TakingField
from higgle.bohnanza.trading import EndTrade, Offer, Trading, list_double_closings
from higgle.bohnanza.turn import Pass, Waiting
from higgle.bots.bohnanza.bargaining import Bargain, Plan, leads, standings
from higgle.bots.bohnanza.field_values import MOST_BEANS
from higgle.bots.bohnanza.keeping import can_keep, list_due, list_plots
from higgle.bots.bohnanza.memory import TalkMemory, find_answered
from higgle.bots.bohnanza.planter import Planter
from higgle.bots.greedy import find_slot
from higgle.bots.phrases import Phrases
from higgle.bots.reasons import RECALLS, call_for_offers, reasons_of, refuses
from higgle.bots.reasons import signal as say_wishes
from higgle.core import Action, Ask, Cards, Event, Seat, Table, missing, sorted_cards
from higgle.play import Pact, Promise, Reason, Spoken, Statement
from higgle.play.ledger import OpenPromise
from higgle.play.pacts import read_deal, read_offer

HONOUR: Final = 0.4
"""What a deal may lose that it has offered, if it has not dealt since."""
ANSWER: Final = 0.8
"""An answer to a call must promise at least this part of what the best other offer does."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Farmer(Planter):
    """Plants, harvests and bargains by what beans are worth."""

    hears = True
    talks = True
    light_sleeper = True

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.position: object = None
        self.plans: list[Plan] = []
        self.talk = TalkMemory()
        self.last_word = 0
        """Which of its offers is its last word in this turn, once it is made."""
        self.price = 0.0
        """What its last offer in this turn would have gained: a call brings nobody a better one."""
        self.pledge: Promise | None = None
        """What it promises with its last offer."""
        self.phrases = Phrases()
        self.dealt = False
        """Whether it has dealt since it last looked at its own offers."""
        self.has_offered = False
        """Whether it has made an offer in this turn."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Bohnanza)
        seat = ask.seat
        self.follow(view, seat, events)
        return self.seize(view, seat) or self.choose_action(view, ask)

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
                _, gave, got = read_deal(event)
                self.offer_history.note_got(got if seat == event.seat else gave)
                self.dealt = True
            elif name == "planted" and event.seat == seat:
                self.offer_history.planted.add(event.numbers[1])
            elif name == "turn_began":
                self.offer_history.begin_turn()
                self.phrases.begin_turn()
                self.has_offered = False

    def wakes(self, event: Event) -> bool:
        """After a deal of others it looks whether somebody can still accept what it offers."""
        return event.name == "dealt" and self.has_offered

    def note_own(self, event: Event) -> None:
        """It has made an offer: only what was really said counts, for others may be quicker."""
        self.has_offered = True
        to, hand, shown, want = read_offer(event)
        self.offer_history.note(Offer(hand, shown, want))
        self.offer_history.note_made(event.numbers[0])
        for other in to:
            if self.talk.answers(other, hand + shown, want):
                self.talk.note_answer(other)

    def why(self, view: Table, seat: Seat, action: Action) -> Reason | None:
        assert isinstance(view, Bohnanza)
        if not isinstance(action, (Offer, Accept, Decline)):
            return None
        number = view.next_offer if isinstance(action, Offer) else action.offer
        reasons = reasons_of(view, seat, action, self.offer_history, self.ledger)
        reason = self.phrases.choose(self.style, seat, number, reasons)
        if reason is not None and reason.message in RECALLS:
            other = action.to[0] if isinstance(action, Offer) else view.offer(number).maker
            self.ledger.recall(seat, other)
        return reason

    def hear(self, said: Statement) -> bool:
        if isinstance(said.talk, Promise):
            self.ledger.promise(said.seat, said.talk)
        elif isinstance(said.talk, Pact):
            self.ledger.pacts.promise(said.seat, said.talk)
        return self.talk.note(said)

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        """Why it refuses, a call for offers as its trading begins; with an offer what it wants.

        A promise tells of its own hand, as the offer does that it comes with; all else is said from
        what everybody sees.
        """
        assert isinstance(view, Bohnanza)
        said: list[Spoken] = []
        if isinstance(action, Decline):
            offer = view.offer(action.offer)
            refusal = refuses(view, seat, offer, self.offer_history)
            gets = offer.hand + offer.open
            strange = {sort for sort in gets if not view.grows(seat, sort)}
            self.offer_history.note_refusal(offer, refusal, strange)
            said.append(refusal)
        elif isinstance(action, Offer):
            self.note_praise(view, seat, action)
        signal = say_wishes(view, seat, self.offer_history, self.ledger.owes(seat))
        if signal != self.offer_history.signal:
            self.offer_history.signal = signal
            said.append(signal)
        if isinstance(action, Offer) and self.pledge is not None:
            self.ledger.promise(seat, self.pledge)
            said.append(self.pledge)
        if isinstance(action, (Pass, Plant)):
            call = call_for_offers(view, seat, self.manners.calls)
            said += [] if call is None else [call]
        return said

    def note_praise(self, view: Bohnanza, seat: Seat, offer: Offer) -> None:
        """It has spoken well of a field with its offer, and gives and gets what the offer says."""
        history = self.offer_history
        for sort in offer.want:
            if view.grows(seat, sort) and can_keep(view, seat, {sort, *history.sorts_to_keep()}):
                history.praised.add(sort)
        history.note(offer)

    def choose_action(self, view: Bohnanza, ask: Ask) -> Action | None:
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
        theirs = [
            one
            for o in view.offers
            if self.is_open_to(o, seat)
            for one in split_choice(view, seat, o)
        ]
        speaks = self.may_speak(view, seat) or self.is_called(view, seat)
        vain = self.withdraw_vain(view, seat)
        if vain is not None:
            return vain
        pair = self.close_pair(view, seat)
        if pair is not None:
            return pair
        if not mine and not theirs and not speaks:
            return self.end(view, seat) if active else None
        if self.buys_field(view, seat):
            return BuyField()
        bargain = self.bargain(view, seat)
        action = self.close(bargain, mine) or self.redeem(bargain)
        if action is not None:
            return action
        gain, accept = self.decide_on_offers(bargain, theirs)
        if accept is not None and not (active and speaks):
            return self.agree(view, seat, accept)
        action = self.refuse(bargain, theirs, accept)
        if action is None and speaks:
            action = self.propose(bargain, gain)
        if action is None and active:
            action = self.end(view, seat) if accept is None else self.agree(view, seat, accept)
        return action

    def end(self, view: Bohnanza, seat: Seat) -> Action:
        """End trading, but first give away what would cost a field."""
        gift = self.last_gift(view, seat)
        if gift is None:
            return EndTrade()
        for standing in view.offers:
            if standing.maker == seat:
                return Withdraw(standing.id)
        return gift

    def agree(self, view: Bohnanza, seat: Seat, accept: Accept) -> Accept | Withdraw:
        """Accept, but first take back an own offer that could not be closed beside it."""
        clash = self.offer_history.find_clash(view, seat, accept)
        if clash is not None:
            return Withdraw(clash.id)
        self.offer_history.accept(terms_accepted(view, seat, accept))
        return accept

    def bargain(self, view: Bohnanza, seat: Seat) -> Bargain:
        """Its position at the trade board, after all that was said and done."""
        if self.offer_history.follow(view, seat):
            self.talk.begin_turn(view.active)
            self.last_word = 0
            self.price = 0.0
        self.talk.look_up(view, seat)
        outlook = self.outlook(view, seat)
        bargain = Bargain(view, seat, outlook, self.manners, self.memory.shown, self.talk)
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
        late = self.talk.late
        if not late or view.offers_made[seat] >= view.offer_limit:
            return False
        return not late.isdisjoint(view.partners(seat))

    def withdraw_vain(self, view: Bohnanza, seat: Seat) -> Withdraw | None:
        """Take back an offer that, for all that is seen, nobody can accept any more."""
        self.offer_history.unseen = []
        for offer in view.offers:
            if offer.maker == seat and not offer.accepted:
                able = [self.offer_history.can_have(view, to, offer.want) for to in offer.to]
                if True not in able:
                    return Withdraw(offer.id)
        return None

    def close_pair(self, view: Bohnanza, seat: Seat) -> Action | None:
        """What to do with two offers in one that a person left behind in whose place it plays.

        It closes them where both together gain; else it takes them back.
        """
        for offer in view.offers:
            mate = mate_of(view.offers, offer)
            if offer.maker != seat or mate is None:
                continue
            bargain = self.bargain(view, seat)
            for closing in list_double_closings(view, seat, offer, mate):
                deals = agreement(offer, closing.partner), agreement(mate, closing.also)
                places = sorted_cards([*closing.cards, *closing.also_cards])
                shown, got = [
                    (*one, *two)
                    for one, two in zip(*[(deal.open, deal.want) for deal in deals], strict=True)
                ]
                if bargain.gain(places, shown, got) > self.manners.margin / 2:
                    return closing
            return Withdraw(offer.id)
        return None

    def is_open_to(self, offer: OpenOffer, seat: Seat) -> bool:
        return seat in offer.to and seat not in offer.accepted and seat not in offer.declined

    def close(self, bargain: Bargain, mine: list[OpenOffer]) -> Action | None:
        """Confirm the best of its deals: what it gains, less what it gives the rivals."""
        best = -1000.0
        chosen: Confirm | None = None
        for offer in mine:
            gain, places = bargain.best_copies(offer.hand, offer.open, offer.want)
            if self.is_out(bargain, offer, gain):
                if not self.rehearses:
                    return Withdraw(offer.id)
                continue
            for other in offer.accepted:
                net = gain - self.manners.envy * self.rivalry(bargain, other)
                if net > best:
                    best = net
                    chosen = Confirm(offer.id, other, places)
        if chosen is not None:
            self.offer_history.note_deal(bargain.view.offer(chosen.offer))
        return chosen

    def is_out(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        """Whether it takes an offer back that it has made, once it gains so much by it.

        It closes what it owes, and what it has offered with the same cards on its fields.
        """
        if self.redeems(offer):
            return False
        history = self.offer_history
        view, seat = bargain.view, bargain.seat
        if offer.want and not history.can_mean(view, seat, offer.want, offer.open):
            return True
        if history.honours(offer):
            return bool(offer.want) and gain < -HONOUR
        return gain < self.manners.margin / 2

    def rivalry(self, bargain: Bargain, other: Seat) -> float:
        """How far ahead a rival is."""
        return 0.1 * bargain.standings()[other]

    def decide_on_offers(
        self, bargain: Bargain, theirs: list[OpenOffer]
    ) -> tuple[float, Accept | None]:
        """The acceptance that gains most, if one gains enough."""
        best = self.manners.margin
        chosen: Accept | None = None
        for offer in theirs:
            if self.offer_history.pays_for_begged(offer) or self.breaks_word(bargain, offer):
                continue
            gives = offer.hand or offer.open
            if not gives and self.begs_in_vain(offer, bargain.seat, bargain.standings()):
                continue
            gain, accept = bargain.judge_offer(offer)
            if self.manners.noise:
                gain += self.random.gauss(0, self.manners.noise)
            gain -= self.manners.pride * self.snubs(bargain, offer.maker)
            if self.ledger.offered:
                gain += self.value_promise(bargain, offer)
            if accept is None or gain <= best:
                continue
            if self.offer_history.can_take(bargain.view, bargain.seat, offer, accept.open):
                best = gain
                chosen = accept
        return best, chosen

    def begs_in_vain(self, offer: OpenOffer, seat: Seat, has: list[int]) -> bool:
        """Whether a gift is asked for by a leader or a spoilt seat, whatever it promises for it."""
        if offer.hand or offer.open:
            return False
        return leads(has, seat, offer.maker) or self.memory.is_spoilt(offer.maker)

    def value_promise(self, bargain: Bargain, offer: OpenOffer) -> float:
        """What the promise that comes with an offer is worth, of no more beans than it asks for.

        It is worth little if it is far off, and nothing if it is a leader's.
        """
        maker = offer.maker
        give = self.ledger.list_promised(maker, bargain.seat)
        trust = self.ledger.trust(maker) if give else 0.0
        if not trust or bargain.leads(maker):
            return 0.0
        view, turns = bargain.view, bargain.prospect.turns
        wait = ((maker - view.active) % view.seats or view.seats) / view.seats
        if wait >= turns:
            return 0.0
        worth = self.value_promised_beans(bargain, maker, give, len(offer.want))
        return trust * (1 - wait / turns) * worth

    def value_promised_beans(self, bargain: Bargain, maker: Seat, give: Cards, most: int) -> float:
        """What so many promised beans would add to the fields where they grow, if there are any."""
        view, (sorts, counts) = bargain.view, bargain.farm
        left = min(most, len(view.hand(maker)))
        worth = 0.0
        for sort in sorted(set(give)):
            count = min(give.count(sort), left)
            while count and not self.offer_history.can_have(view, maker, (sort,) * count):
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
        plan = self.next_plan(bargain, floor, answers_only=not speaks)
        if plan is None:
            return None
        for standing in view.offers:
            if standing.maker == seat:
                return Withdraw(standing.id)
        offer = plan.offer
        self.talk.spoken = True
        self.price = plan.gain
        self.pledge = self.promise(bargain, offer) if self.manners.promises else None
        firm = self.random.random() < self.manners.firmness
        self.last_word = view.offers_made[seat] + 1 if firm else 0
        return offer

    def next_plan(self, bargain: Bargain, floor: float, answers_only: bool = False) -> Plan | None:
        """First the good price, then surer ones; an answer to a call if it is nearly as good.

        Where it would say no more uncalled, an answer asks no less than what it said before.
        """
        view = bargain.view
        seat = bargain.seat
        board = view.open_cards(seat)
        calls = dict(self.talk.calls)
        position = (view.active, bargain.farm, bargain.duty, bargain.hand, board, calls)
        if position != self.position:
            self.position = position
            self.plans = bargain.proposals()
        boldness = self.manners.boldness + self.manners.concession * view.offers_made[seat]
        least = max(floor, self.price) if answers_only else floor
        best = best_answer = 0.0
        chosen: Plan | None = None
        answer: Plan | None = None
        for plan in self.plans:
            promise = plan.promise(boldness)
            answers = bool(calls) and self.answers_call(plan.offer)
            if plan.gain <= least or promise <= (best_answer if answers else best):
                continue
            offer = self.offer_history.restrict(view, seat, plan.offer, self.talk)
            if offer is None or not self.offer_history.can_mean(view, seat, offer.want, offer.open):
                continue
            if not answers:
                best, chosen = promise, Plan(offer, plan.gain, plan.chance)
            elif self.answers_call(offer):
                best_answer, answer = promise, Plan(offer, plan.gain, plan.chance)
        if answers_only:
            return answer
        return answer if answer is not None and best_answer >= ANSWER * best else chosen

    def last_gift(self, view: Bohnanza, seat: Seat) -> Offer | None:
        """An open bean for nothing, before it costs a field that pays nothing.

        It goes to those who grow it, else to those with room for it, to no leader, and to nobody
        who has only taken. What it means to keep must not need it.
        """
        due = list_due(view, seat)
        if self.rehearses or not due or view.offers_made[seat] >= view.offer_limit:
            return None
        plots = list_plots(view, seat)
        if can_keep(view, seat, {*due, *[sort for sort, _, _ in plots]}):
            return None
        has = standings(view)
        others = [other for other in view.partners(seat) if not leads(has, seat, other)]
        others = [other for other in others if not self.memory.is_spoilt(other)]
        found: list[tuple[int, int, Offer]] = []
        for sort in sorted(set(view.open_cards(seat))):
            if view.grows(seat, sort):
                continue
            growers = [other for other in others if view.grows(other, sort)]
            takers = growers or [other for other in others if find_slot(view, other, sort) >= 0]
            offer = Offer((), (sort,), (), tuple(takers))
            gift = self.offer_history.restrict(view, seat, offer, self.talk)
            if gift is not None and self.offer_history.can_mean(view, seat, (), (sort,)):
                found.append((len(growers), -sort, gift))
        return max(found)[2] if found else None

    def answers_call(self, offer: Offer) -> bool:
        """Whether an offer answers a call that waits for an answer."""
        gives = offer.hand + offer.open
        return any(self.talk.answers(other, gives, offer.want) for other in offer.to)

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
        if not (meagre or other in self.offer_history.refused) or bargain.leads(other):
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
            asked = self.give_what_is_owed(bargain, debt)
            if asked is not None:
                return asked
            hand = missing(debt.give, view.open_cards(seat))
            gift = Offer(hand, missing(debt.give, hand), (), (debt.to,))
            if Offer(gift.hand, gift.open, ()) in self.offer_history.said:
                continue
            if holds(bargain.hand, hand):
                self.talk.spoken = True
                self.pledge = None
                answers = find_answered(view, seat, gift, debt.to)
                return Offer(gift.hand, gift.open, (), gift.to, answers)
        return None

    def give_what_is_owed(self, bargain: Bargain, debt: OpenPromise) -> Accept | Withdraw | None:
        """Whoever asks for just what it is owed is given it, and needs no gift besides."""
        view, seat = bargain.view, bargain.seat
        for offer in view.offers:
            due = offer.maker == debt.to and sorted(offer.want) == sorted(debt.give)
            if due and not has_choice(offer) and self.is_open_to(offer, seat):
                accept: Accept | None = nearest_accept(view, seat, offer)
                if accept is None:
                    continue
                if self.offer_history.can_take(view, seat, offer, accept.open):
                    return self.agree(view, seat, accept)
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

"""The farmer: the default opponent in the games with beans.

It counts what has been seen, values its farm with one evaluator, and plants and bargains by it.
"""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from mypy_extensions import mypyc_attr

from higgle.bohnanza.actions import (
    Accept,
    BuyField,
    Confirm,
    Decline,
    EndTrade,
    Harvest,
    Offer,
    Pass,
    Plant,
    Withdraw,
)
from higgle.bohnanza.cards import holds, missing
from higgle.bohnanza.fields import THIRD
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.offers import OpenOffer, agreements, plains
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.bohnanza.plus.more_seats import TakingField
from higgle.bohnanza.plus.plant_out import PlantingOut
from higgle.bohnanza.stages import Planting, Settling, Trading, Waiting
from higgle.bots.bargain import Bargain, Manners, Plan
from higgle.bots.bean_memory import Memory
from higgle.bots.bean_worth import Judgement, Prospect
from higgle.bots.greedy import forced, place
from higgle.bots.heard import Heard
from higgle.bots.ledger import Debt, Ledger, offered
from higgle.bots.reasons import call_for_offers, refuses, why
from higgle.bots.reasons import signal as say_wishes
from higgle.bots.style import styled
from higgle.bots.thought import Thought, answered
from higgle.playing import Bot, Promise, Reason, Said, Signal, Spoken
from higgle.table import Action, Ask, Event, Seat, Table


class Style(Manners, frozen=True):
    """Everything in which one farmer differs from another."""

    free_field: float = 0.6
    flow: float = 0.15
    growth: float = 0.5
    hope: float = 0.9
    dread: float = 0.3
    card: float = 0.05
    """How it judges beans."""
    third_field: float = 5.0
    """For how many more turns a third field is worth its price."""
    memory: bool = True
    """Whether it remembers which beans were sold and discarded, and which others have shown."""
    calls: int = 1
    """Whether it calls for offers: never, for open beans without room, or for all it does not grow.
    """
    promises: bool = True
    """Whether it promises beans for its next turn."""


STYLES = {
    "easy": Style(noise=0.3, offers=2, bids=0, margin=0.1, memory=False, promises=False),
    "normal": Style(),
    "generous": Style(envy=0.0, margin=0.0, pride=0.0),
    "shy": Style(offers=1, bids=0, boldness=1.0, calls=0, promises=False),
    "stubborn": Style(margin=0.3, envy=0.5, pride=0.15, concession=0.1),
    "chatty": Style(boldness=0.8, likely=0.1, firmness=0.0, calls=2),
    "calculating": Style(boldness=0.3, envy=0.2),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Farmer(Bot):
    """Plants, harvests and bargains by what beans are worth."""

    hears = True
    talks = True

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.manners = styled(style, STYLES["normal"], STYLES)
        self.memory = Memory()
        manners = self.manners
        self.judgement = Judgement(
            manners.free_field,
            manners.flow,
            manners.growth,
            manners.hope,
            manners.dread,
            manners.card,
        )
        self.seen: tuple[int, int, int, int] = (-1, -1, -1, -1)
        self.prospect: Prospect | None = None
        self.rehearses = False
        """Whether it judges by a prospect that it was given, and refuses by silence."""
        self.position: object = None
        self.plans: list[Plan] = []
        self.thought = Thought()
        self.heard = Heard()
        self.ledger = Ledger()
        self.signal = Signal()
        """What it has last said that it wants and gives."""
        self.last_word = 0
        """Which of its offers is its last word in this turn, once it is made."""
        self.pledge: Promise | None = None
        """What it promises with its last offer."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Bohnanza)
        seat = ask.seat
        self.follow(view, seat, events)
        return self.seize(view, seat) or self.answer(view, ask)

    def follow(self, view: Bohnanza, seat: Seat, events: Sequence[Event]) -> None:
        """Take in what has happened."""
        for event in events:
            if self.manners.memory:
                self.memory.note(view, event)
            self.ledger.note(event)
            if event.name == "offered" and event.seat == seat:
                self.note_own(event)

    def note_own(self, event: Event) -> None:
        """It has made an offer: only what was really said counts, for others may be quicker."""
        to, hand, shown, want = offered(event)
        self.thought.note(Offer(hand, shown, want))
        for other in to:
            if self.heard.answers(other, hand + shown, want):
                self.heard.late.discard(other)

    def why(self, view: Table, seat: Seat, action: Action) -> Reason | None:
        assert isinstance(view, Bohnanza)
        reason = why(view, seat, action, self.style)
        if reason is not None and isinstance(action, Offer) and not action.want:
            owed = [debt for debt in self.ledger.due if (debt.by, (debt.to,)) == (seat, action.to)]
            return Reason("bot-keeps-word" if owed else reason.message, reason.words)
        return reason

    def hear(self, said: Said) -> bool:
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
            return (refuses(view, seat, view.offer(action.offer)),)
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
        if isinstance(action, (Pass, Plant)):
            return self.manners.calls > 0
        return isinstance(action, (Decline, Offer))

    def seize(self, view: Bohnanza, seat: Seat) -> Action | None:
        """What the expansions allow at any time, if it is worthwhile."""
        due = forced(view, seat)
        if isinstance(view, BohnanzaPlus) and (due is None or isinstance(due, Pass)):
            return self.harvest_for_order(view, seat) or due
        return due

    def harvest_for_order(self, view: BohnanzaPlus, seat: Seat) -> Action | None:
        """The harvest that meets an order, if the thaler outweighs what the harvest costs."""
        order = view.order(seat)
        if not order or not view.may_meet(seat):
            return None
        pair = view.pairs()[order[0] - 1]
        if 0 not in pair:
            return None
        sizes = [len(view.field(seat, slot)) for slot in view.fields[seat]]
        for at, slot in enumerate(view.fields[seat]):
            left = [*sizes[:at], 0, *sizes[at + 1 :]]
            if pair in pairwise(left) and view.may_harvest(seat, slot):
                prospect = self.outlook(view, seat)
                pays = view.payout(seat, slot) + prospect.free
                if prospect.field_worth(seat, slot) - pays < 1:
                    return Harvest(slot)
        return None

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

    def outlook(self, view: Bohnanza, seat: Seat) -> Prospect:
        """The prospect of this phase."""
        prospect = self.prospect
        if prospect is None or not self.rehearses:
            key = (view.active, view.phase, view.deck_size(), seat)
            if prospect is None or key != self.seen:
                prospect = self.prospect = self.look_ahead(view, seat)
                self.seen = key
        prospect.view = view
        return prospect

    def look_ahead(self, view: Bohnanza, seat: Seat) -> Prospect:
        """What beans are worth from now on."""
        return Prospect(view, seat, self.judgement, self.memory.gone())

    def rehearse(self, prospect: Prospect) -> None:
        """Judge by this prospect from now on, and waste no words."""
        self.prospect = prospect
        self.rehearses = True

    # Fields

    def buys_field(self, view: Bohnanza, seat: Seat) -> bool:
        """Whether a third field will earn more than it costs."""
        price = view.third_field_price(seat)
        if not 0 < price <= view.thalers(seat) or THIRD in view.fields[seat]:
            return False
        return self.outlook(view, seat).turns > self.manners.third_field

    def plant(self, view: Bohnanza, seat: Seat, stage: Planting | PlantingOut) -> Action:
        """The front card: where it fits, or after the harvest that costs least."""
        hand = view.hand(seat)
        slot = place(view, seat, hand[0])
        if isinstance(stage, Planting) and stage.planted:
            owes = self.ledger.owes(seat)
            promised = owes.count(hand[0]) >= hand.count(hand[0])
            if slot < 0 or promised or self.waits(view, seat):
                return Pass()
        if slot < 0 and isinstance(view, BohnanzaPlus) and isinstance(stage, PlantingOut):
            slot = view.new_slot(seat)
        return Plant(slot) if slot >= 0 else self.make_room(view, seat)

    def waits(self, view: Bohnanza, seat: Seat) -> bool:
        """Whether the front card is better kept than planted."""
        prospect = self.outlook(view, seat)
        hand = view.hand(seat)
        farm = prospect.farm(seat)
        return prospect.worth(farm, hand[:1], hand[1:]) < prospect.worth(farm, [], hand)

    def settle(self, view: Bohnanza, seat: Seat) -> Action:
        """What was received: first what grows already, then what needs room."""
        sorts = view.sorts_to_plant(seat)
        if isinstance(view, BohnanzaPlus) and view.order(seat):
            sorts.sort(key=lambda sort: not self.meets(view, seat, sort))
        for sort in sorts:
            if view.grows(seat, sort):
                slot = place(view, seat, sort)
                if slot >= 0:
                    return Plant(slot, sort)
        slot = place(view, seat, sorts[0])
        return Plant(slot, sorts[0]) if slot >= 0 else self.make_room(view, seat)

    def meets(self, view: BohnanzaPlus, seat: Seat, sort: int) -> bool:
        """Whether an order is met when a bean of this sort is planted."""
        slot = place(view, seat, sort)
        if slot < 0 or not view.may_meet(seat):
            return False
        sizes = [len(view.field(seat, at)) + (at == slot) for at in view.fields[seat]]
        return view.pairs()[view.order(seat)[0] - 1] in pairwise(sizes)

    def make_room(self, view: Bohnanza, seat: Seat) -> Action:
        """Harvest the field whose harvest costs least."""
        prospect = self.outlook(view, seat)
        best: Action | None = None
        least = 1000.0
        for slot in view.fields[seat]:
            if view.may_harvest(seat, slot):
                loss = prospect.field_worth(seat, slot) - view.payout(seat, slot)
                if loss < least:
                    least = loss
                    best = Harvest(slot)
        assert best is not None, "one field can always be harvested"
        return best

    # Trading

    def trade(self, view: Bohnanza, seat: Seat) -> Action | None:
        """Close its own deals, answer others' offers, make offers, and end.

        In its own turn it first says what it would like, and meanwhile holds what it was offered.
        """
        active = seat == view.active
        mine = [one for o in view.offers if o.maker == seat and o.accepted for one in agreements(o)]
        theirs = [one for o in view.offers if self.is_open_to(o, seat) for one in plains(o)]
        speaks = self.may_speak(view, seat) or self.is_called(view, seat) > 0
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
        return made < min(limit, view.agreed.offers_per_turn) and not firm

    def is_called(self, view: Bohnanza, seat: Seat) -> int:
        """Whether somebody has called since this seat's offer: one more is then welcome."""
        if view.offers_made[seat] >= view.agreed.offers_per_turn:
            return 0
        return int(not self.heard.late.isdisjoint(view.partners(seat)))

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
        bargain.leads(other)
        return 0.1 * bargain.standings[other]

    def best_answer(self, bargain: Bargain, theirs: list[OpenOffer]) -> tuple[float, Accept | None]:
        """The acceptance that gains most, if one gains enough."""
        best = self.manners.margin
        chosen: Accept | None = None
        for offer in theirs:
            if self.thought.pays_for_begged(offer) or self.breaks_word(bargain, offer):
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

    def promised(self, bargain: Bargain, maker: Seat) -> float:
        """What somebody's promise is worth, as far as its word can be trusted."""
        sorts, counts = bargain.farm
        worth = 0.0
        for sort in self.ledger.promised(maker, bargain.seat):
            if sort in sorts:
                row = bargain.prospect.rows[sort]
                count = counts[sorts.index(sort)]
                worth += row[count + 1] - row[count]
        return worth * self.ledger.trust(maker)

    def snubs(self, bargain: Bargain, maker: Seat) -> int:
        """How many offers of somebody it has refused in this turn."""
        seat = bargain.seat
        return sum([o.maker == maker and seat in o.declined for o in bargain.view.offers])

    def refuse(
        self, bargain: Bargain, theirs: list[OpenOffer], accept: Accept | None
    ) -> Action | None:
        """Decline what it will not take; what is wanted of its open cards alone is held."""
        if self.rehearses:
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

        An answer to a call does not wait until what stood before is refused.
        """
        view, seat = bargain.view, bargain.seat
        offer = self.next_offer(bargain, floor)
        if offer is None:
            return None
        answers = self.answers_call(offer)
        if not (answers or self.may_speak(view, seat)):
            return None
        for standing in view.offers:
            if standing.maker == seat:
                if len(standing.declined) < len(standing.to) and not answers:
                    return None
                return Withdraw(standing.id)
        self.heard.spoken = True
        self.pledge = self.promise(bargain, offer) if self.manners.promises else None
        firm = self.random.random() < self.manners.firmness
        self.last_word = view.offers_made[seat] + 1 if firm else 0
        return offer

    def next_offer(self, bargain: Bargain, floor: float) -> Offer | None:
        """First the good price, then surer ones; an answer to a call comes before all others."""
        view = bargain.view
        seat = bargain.seat
        board = view.open_cards(seat)
        calls = dict(self.heard.calls)
        position = (view.active, bargain.farm, bargain.duty, bargain.hand, board, calls)
        if position != self.position:
            self.position = position
            self.plans = bargain.proposals()
        boldness = self.manners.boldness + self.manners.concession * view.offers_made[seat]
        best = (False, 0.0)
        chosen: Offer | None = None
        for plan in self.plans:
            promise = (bool(calls) and self.answers_call(plan.offer), plan.promise(boldness))
            if promise > best and plan.gain > floor:
                offer = self.thought.decent(view, seat, plan.offer, self.heard)
                if offer is not None and (not promise[0] or self.answers_call(offer)):
                    best = promise
                    chosen = offer
        return chosen

    def answers_call(self, offer: Offer) -> bool:
        """Whether an offer answers somebody's call that has not been answered yet."""
        heard, gives = self.heard, offer.hand + offer.open
        for other in offer.to:
            if heard.answers(other, gives, offer.want) and (
                other in heard.late or not self.has_answered(other)
            ):
                return True
        return False

    def has_answered(self, other: Seat) -> bool:
        """Whether it has made somebody an offer in this turn about what they called for."""
        said = self.thought.said
        return any(self.heard.answers(other, o.hand + o.open, o.want) for o in said)

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
        theirs, counts = bargain.position(other)[0]
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
            if debt.by != seat or view.offers_made[seat] >= view.agreed.offers_per_turn:
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

    def asked_for(self, bargain: Bargain, debt: Debt) -> Accept | None:
        """Whoever asks for just what it is owed is given it, and needs no gift besides."""
        view, seat = bargain.view, bargain.seat
        for offer in view.offers:
            due = offer.maker == debt.to and sorted(offer.want) == sorted(debt.give)
            if due and self.is_open_to(offer, seat):
                accept: Accept | None = view.nearest_accept(seat, offer)
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

"""The expert in the games with beans: a learned judgement, one step ahead, and few words."""

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.answers import Accept, Confirm, Decline, Withdraw
from higgle.bohnanza.cards import holds
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BuyField
from higgle.bohnanza.open_offers import OpenOffer, agreements, cards_to_choose, split_choice
from higgle.bohnanza.planting import Planting, Settling
from higgle.bohnanza.trading import EndTrade, Offer, Trading
from higgle.bots.bohnanza.afterstates import (
    Choices,
    DraftOffer,
    OtherSeat,
    apply_deal,
    guess_chance,
    receive,
    taste_of,
)
from higgle.bots.bohnanza.bargaining import copies, leads, standings
from higgle.bots.bohnanza.expert_planter import ExpertPlanter, Habits
from higgle.bots.bohnanza.farm_features import (
    SETTLING,
    TRADING,
    Book,
    Farm,
    PositionFeatures,
    farm_from_outside,
    interleave_rows,
    situation,
)
from higgle.bots.bohnanza.farmer import HONOUR, Farmer, waits
from higgle.bots.bohnanza.memory import EAGER, overlap
from higgle.bots.net import Net, likely
from higgle.core import Action, Ask, Cards, Event, Illegal, Seat, Table
from higgle.play import Reason, Spoken, Statement
from higgle.play.ledger import Ledger

FULL: Final = 1.0
GIFT: Final = 10.0
"""A gift that was accepted is given, whatever it is worth."""
HOPELESS: Final = 0.05
"""Whoever accepts an offer no more often than this is not troubled with it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpertFarmer(ExpertPlanter):
    """Plants, answers and proposes by what a net has learned; the rest is the script's."""

    hears = True
    talks = True
    light_sleeper = True

    def __init__(
        self,
        game: str,
        random: Random,
        script: Farmer,
        value: Net,
        accept: Net,
        habits: Habits,
    ) -> None:
        super().__init__(game, random, value, habits)
        self.script = script
        self.accept = accept
        self.script.memory = self.memory
        self.offer_history = script.offer_history
        self.talk = script.talk
        self.moment = SETTLING if habits.after else TRADING
        """The moment as of which it judges deals."""
        self.friends: set[Seat] = set()
        """Those of the others who seem to play for each other."""
        self.has: list[int] = []
        """What all seats have at this moment."""
        self.others: dict[Seat, OtherSeat] = {}
        """The others at this moment, as far as they were looked at."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Bohnanza)
        seat = ask.seat
        self.follow(view, seat, events)
        return self.script.seize(view, seat) or self.choose_action(view, ask)

    def follow(self, view: Table, seat: Seat, events: Sequence[Event]) -> None:
        """Take in what has happened."""
        self.script.follow(view, seat, events)

    def rewind(self, ledger: Ledger) -> None:
        self.script.rewind(ledger)

    def wakes(self, event: Event) -> bool:
        return self.script.wakes(event)

    def why(self, view: Table, seat: Seat, action: Action) -> Reason | None:
        return self.script.why(view, seat, action)

    def hear(self, said: Statement) -> bool:
        return self.script.hear(said)

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        return self.script.says(view, seat, action)

    def speaks_after(self, action: Action) -> bool:
        return self.script.speaks_after(action)

    def choose_action(self, view: Bohnanza, ask: Ask) -> Action | None:
        """What the stage asks for; what the net does not judge is the script's."""
        stage = view.stages[-1]
        seat = ask.seat
        if type(stage) is Trading:
            return self.trade(view, seat) if self.habits.trades else self.script.trade(view, seat)
        if not ask.must:
            return None
        chosen: Action | None = None
        history = self.offer_history
        if not self.habits.plants:
            return self.script.choose_action(view, ask)
        if type(stage) is Planting and view.hand(seat):
            chosen = self.plant(view, seat, stage)
        elif type(stage) is Settling:
            keeps = history.sorts_to_keep()
            for kept in (keeps | history.planted, keeps, set()):
                self.kept = kept
                chosen = self.settle(view, seat)
                if chosen is not None:
                    break
            self.kept = set()
        if chosen is not None and is_allowed(view, seat, chosen):
            return chosen
        return self.script.choose_action(view, ask)

    # Trading

    def trade(self, view: Bohnanza, seat: Seat) -> Action | None:
        """Close own deals, answer others' offers, make a few, and end.

        A refused offer can still be accepted while it stands, so refusing costs nothing. After a
        deal it looks at its own offers again, before somebody accepts what it would not close.
        """
        if self.offer_history.follow(view, seat):
            self.talk.begin_turn(view.active)
        self.talk.look_up(view, seat)
        self.friends = self.memory.friends(seat)
        may_offer = self.may_offer(view, seat)
        own = [o for o in view.offers if o.maker == seat]
        mine = [one for o in own if o.accepted for one in agreements(o)]
        open_still = [o for o in own if not o.accepted] if self.script.dealt else []
        self.script.dealt = False
        asked = [o for o in view.offers if seat in o.to and self.may_answer(o, seat)]
        theirs = [one for offer in asked for one in split_choice(view, seat, offer)]
        active = seat == view.active
        done: Action | None = EndTrade() if active else None
        vain = self.script.withdraw_vain(view, seat)
        if vain is not None:
            return vain
        pair = self.script.close_pair(view, seat)
        if pair is not None:
            return pair
        if not mine and not open_still and not theirs and not may_offer:
            return self.script.end(view, seat) if active else None
        sight = PositionFeatures(view, seat, seat, self.memory)
        self.others = {}
        self.has = standings(view)
        start = situation(view, seat)
        board = Choices(start, done)
        self.survey(view, seat, board, mine, theirs)
        later = Choices(start, None)
        for offer in open_still:
            self.closings(view, seat, start, offer, offer.to, later)
        gives = self.gives(view, seat, start) if may_offer else []
        wants = self.wants(view, seat, start) if may_offer else []
        given = [farm for _, _, farm in gives]
        gotten = [receive(start, want) for want in wants]
        first, second = len(board.farms), len(board.farms) + len(later.farms)
        worths = self.worths(sight, board.farms + later.farms + given + gotten, self.moment)
        board.weigh(worths[:first])
        later.weigh(worths[first:second])
        gain, chosen = board.best(self.habits.margin)
        firm = [offer for offer in mine if self.offer_history.honours(offer)]
        action = drop(mine, board, firm) or drop(open_still, later, [])
        action = action or self.refuse(view, seat, theirs, board.welcome(self.habits.margin))
        if action is None and may_offer:
            gained = [worth - worths[0] for worth in worths[second:]]
            ideas = self.ideas(view, seat, sight, gives, wants, gained)
            action = self.propose(view, seat, sight, ideas, worths[0], gain)
        if action is not None:
            return action
        if firm and (chosen is None or chosen is done):
            chosen = (
                board.closing(-GIFT if all(not one.want for one in firm) else -HONOUR) or chosen
            )
        if isinstance(chosen, Accept):
            return self.script.agree(view, seat, chosen)
        if isinstance(chosen, Confirm):
            self.offer_history.note_deal(view.offer(chosen.offer))
        if isinstance(chosen, EndTrade):
            return self.script.end(view, seat)
        return chosen

    def may_answer(self, offer: OpenOffer, seat: Seat) -> bool:
        """Whether an offer waits for an answer; after a deal, one that was declined too."""
        if seat in offer.accepted:
            return False
        return seat not in offer.declined or self.offer_history.may_relent(offer)

    def may_offer(self, view: Bohnanza, seat: Seat) -> bool:
        """Whether it may make one more offer in this turn; whoever is called may make another."""
        return self.may_speak(view, seat) or self.script.is_called(view, seat)

    def may_speak(self, view: Bohnanza, seat: Seat) -> bool:
        """Whether it may make one more offer in this turn that nobody has called for."""
        limit = self.habits.offers if seat == view.active else self.habits.bids
        return view.offers_made[seat] < min(limit, view.agreed.offers_per_turn)

    def survey(
        self,
        view: Bohnanza,
        seat: Seat,
        board: Choices,
        mine: list[OpenOffer],
        theirs: list[OpenOffer],
    ) -> None:
        """What could be done with the offers that stand, and the third field."""
        start = board.farms[0]
        for offer in mine:
            self.closings(view, seat, start, offer, offer.accepted, board)
        for offer in theirs:
            given = self.script.begs_in_vain(offer, seat, self.has)
            if not given and not self.offer_history.pays_for_begged(offer):
                self.list_acceptances(view, seat, start, offer, board)
        bought = self.with_third(view, seat, start)
        if bought is not None:
            board.add(BuyField(), bought)

    def refuse(
        self, view: Bohnanza, seat: Seat, theirs: list[OpenOffer], welcome: list[int]
    ) -> Action | None:
        """Decline what it would not take now; what is wanted of its open cards alone is held."""
        board = view.open_cards(seat) if seat == view.active else []
        for offer in theirs:
            if seat in offer.declined or offer.id in welcome:
                continue
            if not offer.want or not holds(board, offer.want):
                return Decline(offer.id)
        return None

    def look_at(self, view: Bohnanza, seat: Seat, other: Seat) -> OtherSeat:
        """Another seat, as this one sees it."""
        if other not in self.others:
            sight = PositionFeatures(view, seat, other, self.memory)
            farm = farm_from_outside(view, other)
            now = self.worths(sight, [farm], TRADING)[0] if self.envy_of(other) else 0.0
            self.others[other] = OtherSeat(sight, farm, now)
        return self.others[other]

    def envy_of(self, other: Seat) -> float:
        """How much it minds what another gains: in full, if that one plays for a friend."""
        return FULL if other in self.friends else self.habits.envy

    def tolls_of(
        self, view: Bohnanza, seat: Seat, partner: Seat, deals: list[tuple[Cards, Cards]]
    ) -> list[float]:
        """How much this seat minds deals by which another gets and openly gives some cards."""
        other = self.look_at(view, seat, partner)
        envy = self.envy_of(partner)
        if not envy:
            return [0.0] * len(deals)
        fresh = [deal for deal in dict.fromkeys(deals) if deal not in other.gains]
        if fresh:
            farms = [apply_deal(other.farm, (), shown, got) for got, shown in fresh]
            for deal, worth in zip(fresh, self.worths(other.sight, farms, TRADING), strict=True):
                other.gains[deal] = worth - other.now
        return [envy * max(0.0, other.gains[deal]) for deal in deals]

    def closings(
        self,
        view: Bohnanza,
        seat: Seat,
        start: Farm,
        offer: OpenOffer,
        partners: Sequence[Seat],
        board: Choices,
    ) -> None:
        """The ways to close an own deal, if it would keep what it gets."""
        spoils = not self.offer_history.can_mean(view, seat, offer.want, offer.open)
        if offer.want and spoils:
            return
        gift = (*offer.hand, *offer.open)
        for partner in partners:
            open_cards = view.open_cards(partner)
            shown = tuple([sort for sort in offer.want if sort in open_cards])
            toll = self.tolls_of(view, seat, partner, [(gift, shown)])[0]
            for places in copies(start.hand, offer.hand):
                after = apply_deal(start, places, offer.open, offer.want)
                board.add(Confirm(offer.id, partner, places), after, toll)

    def list_acceptances(
        self,
        view: Bohnanza,
        seat: Seat,
        start: Farm,
        offer: OpenOffer,
        board: Choices,
    ) -> None:
        """The ways to accept an offer: open cards first, front or back copies."""
        open_cards = view.open_cards(seat)
        shown: list[int] = []
        hidden: list[int] = []
        for sort in offer.want:
            if sort in open_cards:
                open_cards.remove(sort)
                shown.append(sort)
            else:
                hidden.append(sort)
        gift = (*offer.hand, *offer.open)
        ways = copies(start.hand, tuple(hidden))
        if not ways:
            return
        toll = self.tolls_of(view, seat, offer.maker, [(offer.want, offer.open)])[0]
        if self.script.ledger.offered:
            toll -= self.script.value_promise(self.script.bargain(view, seat), offer)
        if not self.offer_history.can_take(view, seat, offer, tuple(shown)):
            return
        for places in ways:
            after = apply_deal(start, places, tuple(shown), gift)
            accept = Accept(offer.id, places, tuple(shown), (), cards_to_choose(offer))
            board.add(accept, after, toll)

    def gives(self, view: Bohnanza, seat: Seat, start: Farm) -> list[tuple[Cards, Cards, Farm]]:
        """What could be given, and the position without it."""
        board = sorted(view.open_cards(seat))
        opens: list[Cards] = [(), *[(sort,) for sort in sorted(set(board))]]
        if len(board) > 1:
            opens.append(tuple(board[:2]))
        hands: list[Cards] = [()]
        for sort in sorted(set(start.hand)):
            hands.append((sort,))
            if start.hand.count(sort) > 1:
                hands.append((sort, sort))
        found: list[tuple[Cards, Cards, Farm]] = []
        for shown in opens:
            for hand in hands:
                if len(shown) + len(hand) > 2 and len(hand) > 1:
                    continue
                found += [
                    (hand, shown, apply_deal(start, places, shown, ()))
                    for places in copies(start.hand, hand)
                ]
        return found

    def wants(self, view: Bohnanza, seat: Seat, start: Farm) -> list[Cards]:
        """What could be asked for: of the active seat what lies open, else what could be of use."""
        found: list[Cards] = []
        useful = [sort for sort in view.sorts() if sort in start.sorts]
        if seat == view.active:
            found.append(())
            for sort in view.sorts():
                found.append((sort,))
                if sort in useful:
                    found.append((sort, sort))
            return found
        board = sorted(view.open_cards(view.active))
        found += [(sort,) for sort in sorted(set(board))]
        if len(board) > 1:
            found.append(tuple(board[:2]))
        found += [(sort,) for sort in useful if sort not in board]
        for sort in sorted(set(board)):
            found += [tuple(sorted((sort, other))) for other in useful]
        return found

    def propose(
        self,
        view: Bohnanza,
        seat: Seat,
        sight: PositionFeatures,
        ideas: list[DraftOffer],
        now: float,
        standing: float,
    ) -> Action | None:
        """The offer that promises more than what stands open; one more if it answers a call."""
        habits = self.habits
        if not ideas:
            return None
        worths = self.worths(sight, [idea.farm for idea in ideas], self.moment)
        partners = view.partners(seat)
        chances = self.chances(view, seat, ideas, partners)
        tolls = self.all_tolls(view, seat, ideas, partners)
        speaks = self.may_speak(view, seat) and not waits(view, seat)
        best = standing + habits.effort
        chosen: Offer | None = None
        for at, idea in enumerate(ideas):
            gain = worths[at] - now
            if gain <= max(standing, habits.margin):
                continue
            first = at * len(partners)
            open_to = [
                other
                for number, other in enumerate(partners)
                if chances[first + number] > HOPELESS
                and (idea.want or not leads(self.has, seat, other))
                and gain - tolls[first + number] > max(standing, habits.margin)
            ]
            if not open_to:
                continue
            offer = Offer(idea.hand, idea.shown, idea.want, tuple(open_to))
            decent = self.offer_history.restrict(view, seat, offer, self.talk)
            if decent is None:
                continue
            refused = 1.0
            hope = 0.0
            for other in decent.to:
                number = first + partners.index(other)
                hope += refused * chances[number] * (gain - tolls[number])
                refused *= 1 - chances[number]
            hope += refused * standing
            answers = speaks or self.script.answers_call(decent)
            if hope > best and answers and self.means(view, seat, decent):
                best = hope
                chosen = decent
        if chosen is None:
            return None
        for before in view.offers:
            if before.maker == seat:
                return Withdraw(before.id)  # one offer stands at a time
        self.talk.spoken = True
        return chosen

    def means(self, view: Bohnanza, seat: Seat, offer: Offer) -> bool:
        """Whether it would keep the fields of what an offer brings."""
        return self.offer_history.can_mean(view, seat, offer.want, offer.open)

    def ideas(
        self,
        view: Bohnanza,
        seat: Seat,
        sight: PositionFeatures,
        gives: list[tuple[Cards, Cards, Farm]],
        wants: list[Cards],
        gained: list[float],
    ) -> list[DraftOffer]:
        """The offers that look promising at first sight.

        `gained` is what it gains to give each of `gives`, then to get each of `wants`.
        """
        tastes = [taste_of(view, other) for other in view.partners(seat)]
        found: list[DraftOffer] = []
        for at, (hand, shown, farm) in enumerate(gives):
            gift = hand + shown
            for number, want in enumerate(wants):
                gain = gained[at] + gained[len(gives) + number]
                if gain < 0 or not (gift or want) or overlap(gift, want):
                    continue
                if not self.offer_history.is_coherent(Offer(hand, shown, want)):
                    continue
                hope = gain * guess_chance(sight, tastes, gift, want)
                found.append(DraftOffer(hand, shown, want, farm, hope))
        if self.talk.calls:
            found.sort(key=lambda idea: (not self.is_called_for(idea), -idea.hope))
        else:
            found.sort(key=lambda idea: -idea.hope)
        found = found[: self.habits.wide]
        for idea in found:
            idea.farm = receive(idea.farm, idea.want)
        return found

    def is_called_for(self, idea: DraftOffer) -> bool:
        """Whether an idea answers somebody's call."""
        gift = idea.hand + idea.shown
        return any(self.talk.answers(other, gift, idea.want) for other in self.talk.calls)

    def all_tolls(
        self, view: Bohnanza, seat: Seat, ideas: list[DraftOffer], partners: tuple[Seat, ...]
    ) -> list[float]:
        """How much this seat minds each idea with each partner."""
        found = [0.0] * (len(ideas) * len(partners))
        if not self.habits.envy and not self.friends:
            return found
        for number, other in enumerate(partners):
            board = view.open_cards(other)
            deals = [
                ((*idea.hand, *idea.shown), tuple([sort for sort in idea.want if sort in board]))
                for idea in ideas
            ]
            for at, toll in enumerate(self.tolls_of(view, seat, other, deals)):
                found[at * len(partners) + number] = toll
        return found

    def chances(
        self, view: Bohnanza, seat: Seat, ideas: list[DraftOffer], partners: tuple[Seat, ...]
    ) -> list[float]:
        """How likely each partner accepts each idea."""
        found = [0.0] * (len(ideas) * len(partners))
        made = view.offers_made[seat]
        for number, other in enumerate(partners):
            sight = self.look_at(view, seat, other).sight
            farm = self.look_at(view, seat, other).farm
            still = interleave_rows(sight.still, sight.rows_of(farm), len(sight.sorts))
            general = sight.general + sight.whole_of(farm, TRADING)
            book = Book()
            numbers: list[int] = []
            wholes: list[float] = []
            for idea in ideas:
                gift = (*idea.hand, *idea.shown)
                numbers += sight.terms_of(book, farm, gift, idea.want)
                wholes += sight.around(seat, gift, idea.want, made)
            heads: list[list[float]] = self.accept.judge(
                still, book.rows, book.lines, numbers, general, wholes
            ).tolist()
            for at, idea in enumerate(ideas):
                chance = likely(heads[at][0])
                if self.talk.likes(other, idea.hand + idea.shown, farm.sorts):
                    chance += EAGER * (1 - chance)
                found[at * len(partners) + number] = chance
        return found


def drop(mine: list[OpenOffer], board: Choices, firm: list[OpenOffer]) -> Action | None:
    """Take back what is not worth closing any more, and a firm offer only if it costs much."""
    paying, bearable = board.paying(0.0), board.paying(-HONOUR)
    for offer in mine:
        if offer in firm and not offer.want:
            continue  # a gift
        if offer.id not in (bearable if offer in firm else paying):
            return Withdraw(offer.id)
    return None


def is_allowed(view: Bohnanza, seat: Seat, action: Action) -> bool:
    """Whether the rules allow an action."""
    try:
        view.check(seat, action)
    except Illegal:
        return False
    return True

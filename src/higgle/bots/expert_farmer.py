"""The expert in the games with beans: a learned judgement, one step ahead, and few words."""

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.actions import (
    Accept,
    BuyField,
    Confirm,
    EndTrade,
    Harvest,
    Offer,
    Pass,
    Plant,
    Withdraw,
)
from higgle.bohnanza.fields import THIRD
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn.actions import Store
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.offers import OpenOffer, nearest
from higgle.bohnanza.stages import Planting, Settling, Trading
from higgle.bots.bean_memory import Memory
from higgle.bots.bean_sight import (
    PLANTED,
    SETTLED,
    TRADING,
    BeanSight,
    Farm,
    duty_of,
    farm_of,
)
from higgle.bots.farmer import Farmer
from higgle.bots.net import Net, likely
from higgle.playing import Bot
from higgle.table import Action, Ask, Cards, Event, Illegal, Options, Seat, Table

POINTS: Final = 8.0
"""How many points the first head counts as one."""
LEAVES: Final = 120
"""How many ways to plant are compared at most."""


class Habits(Options, frozen=True):
    """Everything in which one expert differs from another."""

    offers: int = 3
    """How many offers it makes in its own turn."""
    bids: int = 1
    """How many in another's."""
    margin: float = 0.04
    """The gain for which it deals at all."""
    effort: float = 0.04
    """What an offer must promise to be worth its words."""
    win: float = 4.0
    """How many points a sure win is worth."""
    wide: int = 24
    """How many offers it weighs with care."""
    noise: float = 0.0
    """How far its judgement may be off."""
    plants: bool = True
    """Whether it plants by the net, or as the script does."""
    trades: bool = True
    """Whether it trades by the net, or as the script does."""
    curious: float = 0.0
    """How often it tries what it does not believe in."""


class Idea:
    """An offer to be made: what it gives of the hand and openly, and what it asks for."""

    def __init__(self, hand: Cards, shown: Cards, want: Cards, farm: Farm, hope: float) -> None:
        self.hand = hand
        self.shown = shown
        self.want = want
        self.farm = farm
        self.hope = hope


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpertFarmer(Bot):
    """Plants, answers and proposes by what a net has learned; the rest is the script's."""

    hears = True

    def __init__(
        self,
        game: str,
        random: Random,
        script: Farmer,
        value: Net,
        accept: Net,
        habits: Habits,
    ) -> None:
        super().__init__(game, random, "")
        self.script = script
        self.value = value
        self.accept = accept
        self.habits = habits
        self.memory = Memory()
        self.script.memory = self.memory
        self.asked: list[tuple[Cards, Cards, Cards]] = []
        """The offers of this turn."""
        self.turn: tuple[int, int] = (-1, -1)

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Bohnanza)
        for event in events:
            self.memory.note(view, event)
        seat = ask.seat
        return self.script.seize(view, seat) or self.answer(view, ask)

    def answer(self, view: Bohnanza, ask: Ask) -> Action | None:
        """What the stage asks for; what the net does not judge is the script's."""
        stage = view.stages[-1]
        seat = ask.seat
        if type(stage) is Trading:
            return self.trade(view, seat) if self.habits.trades else self.script.trade(view, seat)
        if not ask.must:
            return None
        chosen: Action | None = None
        if not self.habits.plants:
            return self.script.answer(view, ask)
        if type(stage) is Planting and view.hand(seat):
            chosen = self.plant(view, seat, stage)
        elif type(stage) is Settling:
            chosen = self.settle(view, seat)
        if chosen is not None and allowed(view, seat, chosen):
            return chosen
        return self.script.answer(view, ask)

    # Judging

    def worths(self, sight: BeanSight, farms: list[Farm], moment: int) -> list[float]:
        """What positions are worth, in points."""
        rows: list[float] = []
        wholes: list[float] = []
        for farm in farms:
            rows += sight.rows_of(farm)
            wholes += sight.whole_of(farm, moment)
        heads: list[list[float]] = self.value.judge(
            sight.still, rows, sight.general, wholes, len(farms)
        ).tolist()
        found: list[float] = []
        habits = self.habits
        for at, farm in enumerate(farms):
            worth = POINTS * heads[at][0] + habits.win * likely(heads[at][1])
            worth += sight.points * (farm.earned - farm.spent)
            if habits.noise:
                worth += self.random.gauss(0, habits.noise)
            found.append(worth)
        return found

    def situation(self, view: Bohnanza, seat: Seat) -> Farm:
        """The seat's own fields, duties and hand."""
        farm = farm_of(view, seat)
        farm.duty = duty_of(view, seat)
        farm.hand = view.hand(seat)
        return farm

    # Planting

    def plant(self, view: Bohnanza, seat: Seat, stage: Planting) -> Action | None:
        """The best of all ways to plant the next cards."""
        start = self.situation(view, seat)
        start.duty = ()
        left = view.plant_limit(seat) - stage.planted
        leaves: list[Farm] = []
        firsts: list[Action] = []
        if stage.planted:
            leaves.append(start)
            firsts.append(Pass())
        sight = BeanSight(view, seat, seat, self.memory)
        for root, begin in self.roots(view, seat, start):
            for first, after in self.options(view, sight, root, root.hand[0]):
                done = after.copy()
                done.hand = root.hand[1:]
                leaves.append(done)
                firsts.append(begin or first)
                if left > 1 and done.hand:
                    for _, later in self.options(view, sight, done, done.hand[0]):
                        twice = later.copy()
                        twice.hand = done.hand[1:]
                        leaves.append(twice)
                        firsts.append(begin or first)
        if isinstance(view, HighBohn) and view.store_room(seat) > 0:
            stored = start.copy()
            stored.hand = start.hand[1:]
            stored.spent += 1
            leaves.append(stored)
            firsts.append(Store())
        return self.best(sight, leaves, firsts, PLANTED)

    def roots(self, view: Bohnanza, seat: Seat, start: Farm) -> list[tuple[Farm, Action | None]]:
        """The farm as it is, and with a third field if it can be bought."""
        found: list[tuple[Farm, Action | None]] = [(start, None)]
        bought = self.with_third(view, seat, start)
        if bought is not None:
            found.append((bought, BuyField()))
        return found

    def with_third(self, view: Bohnanza, seat: Seat, start: Farm) -> Farm | None:
        """The farm with a third field, if it can be bought."""
        price = view.third_field_price(seat)
        if not 0 < price <= view.thalers(seat) or THIRD in start.slots:
            return None
        if BuyField not in view.ACTIONS:
            return None
        bought = start.copy()
        bought.slots.append(THIRD)
        bought.sorts.append(0)
        bought.counts.append(0)
        bought.kept.append(0)
        bought.spent += price
        if self.habits.curious and self.random.random() < self.habits.curious:
            bought.spent -= price
        return bought

    def options(
        self, view: Bohnanza, sight: BeanSight, farm: Farm, sort: int
    ) -> list[tuple[Action, Farm]]:
        """The ways to plant a bean: where it grows, on a free field, after a harvest."""
        found: list[tuple[Action, Farm]] = []
        grows = sort in farm.sorts
        twice = view.agreed.same_sort_twice
        due = sort if sort in farm.duty else 0
        fresh = False
        for at, slot in enumerate(farm.slots):
            if farm.counts[at]:
                if farm.sorts[at] == sort:
                    found.append((Plant(slot, due), planted(farm, at, sort, due)))
            elif farm.kept[at] in (0, sort) and (twice or not grows) and not fresh:
                fresh = not farm.kept[at]
                found.append((Plant(slot, due), planted(farm, at, sort, due)))
        lonely = max(farm.counts) <= 1
        for at, slot in enumerate(farm.slots):
            count = farm.counts[at]
            if not count or (count == 1 and not lonely):
                continue
            if farm.kept[at] not in (0, sort) or (grows and not twice and farm.sorts[at] != sort):
                continue
            cleared = farm.copy()
            meter = sight.place[farm.sorts[at]]
            if meter >= 0:
                cleared.earned += sight.meters[meter][count]
            cleared.sorts[at] = 0
            cleared.counts[at] = 0
            found.append((Harvest(slot), planted(cleared, at, sort, due)))
        return found

    def settle(self, view: Bohnanza, seat: Seat) -> Action | None:
        """The best of all orders to plant what was received."""
        start = self.situation(view, seat)
        sight = BeanSight(view, seat, seat, self.memory)
        leaves: list[Farm] = []
        firsts: list[Action] = []
        seen: set[tuple[object, ...]] = set()
        open_ends: list[tuple[Farm, Action | None]] = self.roots(view, seat, start)
        if isinstance(view, HighBohn) and view.store_room(seat) > 0:
            for sort in view.storable(seat):
                stored = start.copy()
                stored.duty = without(start.duty, sort)
                stored.spent += 1
                open_ends.append((stored, Store(sort)))
        while open_ends and len(leaves) < LEAVES:
            farm, begin = open_ends.pop()
            if not farm.duty:
                if begin is not None:
                    leaves.append(farm)
                    firsts.append(begin)
                continue
            for sort in sorted(set(farm.duty)):
                for first, after in self.options(view, sight, farm, sort):
                    key = after.key()
                    if key not in seen:
                        seen.add(key)
                        open_ends.append((after, begin or first))
        return self.best(sight, leaves, firsts, SETTLED)

    def best(
        self, sight: BeanSight, leaves: list[Farm], firsts: list[Action], moment: int
    ) -> Action | None:
        """The first step towards the best position."""
        if not leaves:
            return None
        if all(first == firsts[0] for first in firsts):
            return firsts[0]
        worths = self.worths(sight, leaves, moment)
        return firsts[worths.index(max(worths))]

    # Trading

    def trade(self, view: Bohnanza, seat: Seat) -> Action | None:
        """Close own deals, accept or hold others' offers, make a few, and end."""
        active = seat == view.active
        turn = (view.active, view.deck_size())
        if turn != self.turn:
            self.turn = turn
            self.asked.clear()
        made = view.offers_made[seat]
        limit = self.habits.offers if active else self.habits.bids
        may_offer = made < min(limit, view.agreed.offers_per_turn)
        mine = [offer for offer in view.offers if offer.maker == seat and offer.accepted]
        theirs = [
            offer
            for offer in view.offers
            if seat in offer.to and seat not in offer.accepted and seat not in offer.declined
        ]
        done: Action | None = EndTrade() if active else None
        if not mine and not theirs and not may_offer:
            return done
        sight = BeanSight(view, seat, seat, self.memory)
        start = self.situation(view, seat)
        farms = [start]
        deeds: list[Action | None] = [done]
        for offer in mine:
            self.closings(view, start, offer, farms, deeds)
        for offer in theirs:
            self.answers(view, seat, start, offer, farms, deeds)
        bought = self.with_third(view, seat, start)
        if bought is not None:
            farms.append(bought)
            deeds.append(BuyField())
        gives = self.gives(view, seat, start) if may_offer else []
        wants = self.wants(view, seat, start) if may_offer else []
        first_give = len(farms)
        farms += [given for _, _, given in gives]
        first_want = len(farms)
        for want in wants:
            got = start.copy()
            got.duty = (*start.duty, *want)
            farms.append(got)
        worths = self.worths(sight, farms, TRADING)
        now = worths[0]
        gain = 0.0
        chosen = done
        for at in range(1, first_give):
            if worths[at] - now > max(gain, self.habits.margin):
                gain = worths[at] - now
                chosen = deeds[at]
        if may_offer:
            gained = [worths[first_give + at] - now for at in range(len(gives))]
            wanted = [worths[first_want + at] - now for at in range(len(wants))]
            offer_now = self.propose(view, seat, sight, gives, wants, gained, wanted, now, gain)
            if offer_now is not None:
                return offer_now
        if chosen is done and mine:
            return Withdraw(mine[0].id)
        return chosen

    def closings(
        self,
        view: Bohnanza,
        start: Farm,
        offer: OpenOffer,
        farms: list[Farm],
        deeds: list[Action | None],
    ) -> None:
        """The ways to close an own deal, with the least of the rivals."""
        purses = [(sum(view.score(other).values()), other) for other in offer.accepted]
        partner = min(purses)[1]
        for places in copies(start.hand, offer.hand):
            farms.append(dealt(start, places, offer.open, offer.want))
            deeds.append(Confirm(offer.id, partner, places))

    def answers(
        self,
        view: Bohnanza,
        seat: Seat,
        start: Farm,
        offer: OpenOffer,
        farms: list[Farm],
        deeds: list[Action | None],
    ) -> None:
        """The ways to accept an offer: open cards first, front or back copies."""
        board = view.open_cards(seat)
        shown: list[int] = []
        hidden: list[int] = []
        for sort in offer.want:
            if sort in board:
                board.remove(sort)
                shown.append(sort)
            else:
                hidden.append(sort)
        got = (*offer.hand, *offer.open)
        for places in copies(start.hand, tuple(hidden)):
            farms.append(dealt(start, places, tuple(shown), got))
            deeds.append(Accept(offer.id, places, tuple(shown)))

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
                    (hand, shown, dealt(start, places, shown, ()))
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
        sight: BeanSight,
        gives: list[tuple[Cards, Cards, Farm]],
        wants: list[Cards],
        gained: list[float],
        wanted: list[float],
        now: float,
        standing: float,
    ) -> Action | None:
        """The offer that promises more than what stands open, if there is one."""
        habits = self.habits
        ideas = self.ideas(view, seat, sight, gives, wants, gained, wanted)
        if not ideas:
            return None
        worths = self.worths(sight, [idea.farm for idea in ideas], TRADING)
        partners = view.partners(seat)
        chances = self.chances(view, seat, ideas, partners)
        best = standing + habits.effort
        chosen: Action | None = None
        for at, idea in enumerate(ideas):
            gain = worths[at] - now
            if gain < habits.margin or gain <= standing:
                continue
            refused = 1.0
            to: list[Seat] = []
            for number, other in enumerate(partners):
                chance = chances[at * len(partners) + number]
                if chance > 0.03:
                    refused *= 1 - chance
                    to.append(other)
            hope = (1 - refused) * gain + refused * standing
            if to and hope > best:
                best = hope
                chosen = Offer(idea.hand, idea.shown, idea.want, tuple(to))
        if isinstance(chosen, Offer):
            self.asked.append((chosen.hand, chosen.open, chosen.want))
        return chosen

    def ideas(
        self,
        view: Bohnanza,
        seat: Seat,
        sight: BeanSight,
        gives: list[tuple[Cards, Cards, Farm]],
        wants: list[Cards],
        gained: list[float],
        wanted: list[float],
    ) -> list[Idea]:
        """The offers that look promising at first sight."""
        tastes = [taste_of(view, other) for other in view.partners(seat)]
        found: list[Idea] = []
        for at, (hand, shown, farm) in enumerate(gives):
            gift = hand + shown
            for number, want in enumerate(wants):
                gain = gained[at] + wanted[number]
                if gain < 0 or not (gift or want) or shares(gift, want):
                    continue
                if (hand, shown, want) in self.asked:
                    continue
                hope = gain * willing(sight, tastes, gift, want)
                found.append(Idea(hand, shown, want, farm, hope))
        found.sort(key=lambda idea: -idea.hope)
        found = found[: self.habits.wide]
        for idea in found:
            farm = idea.farm.copy()
            farm.duty = (*farm.duty, *idea.want)
            idea.farm = farm
        return found

    def chances(
        self, view: Bohnanza, seat: Seat, ideas: list[Idea], partners: tuple[Seat, ...]
    ) -> list[float]:
        """How likely each partner accepts each idea."""
        found = [0.0] * (len(ideas) * len(partners))
        made = view.offers_made[seat]
        for number, other in enumerate(partners):
            sight = BeanSight(view, seat, other, self.memory)
            farm = farm_of(view, other)
            farm.duty = duty_of(view, other)
            still = woven(sight.still, sight.rows_of(farm), len(sight.sorts))
            general = sight.general + sight.whole_of(farm, TRADING)
            rows: list[float] = []
            wholes: list[float] = []
            for idea in ideas:
                gift = (*idea.hand, *idea.shown)
                rows += sight.terms_of(farm, gift, idea.want)
                wholes += sight.around(seat, gift, idea.want, made)
            heads: list[list[float]] = self.accept.judge(
                still, rows, general, wholes, len(ideas)
            ).tolist()
            for at in range(len(ideas)):
                found[at * len(partners) + number] = likely(heads[at][0])
        return found


def allowed(view: Bohnanza, seat: Seat, action: Action) -> bool:
    """Whether the rules allow an action."""
    try:
        view.check(seat, action)
    except Illegal:
        return False
    return True


def planted(farm: Farm, at: int, sort: int, due: int) -> Farm:
    """A farm with one more bean on a field; one that was due is not any more."""
    made = farm.copy()
    made.sorts[at] = sort
    made.counts[at] = min(24, made.counts[at] + 1)
    if due:
        made.duty = without(farm.duty, due)
    return made


def without(cards: Cards, sort: int) -> Cards:
    """Cards without one of a sort."""
    left = list(cards)
    left.remove(sort)
    return tuple(left)


def dealt(start: Farm, places: Cards, shown: Cards, got: Sequence[int]) -> Farm:
    """A position after a deal."""
    made = start.copy()
    duty = list(start.duty)
    for sort in shown:
        if sort in duty:
            duty.remove(sort)
    made.duty = (*duty, *got)
    if places:
        made.hand = tuple([s for place, s in enumerate(start.hand) if place not in places])
    return made


def copies(hand: Cards, sorts: Cards) -> list[Cards]:
    """The copies nearest the front, and those nearest the back if they are others."""
    if not sorts:
        return [()]
    front = nearest(hand, sorts)
    if front is None:
        return []
    behind = nearest(hand[::-1], sorts)
    assert behind is not None
    back = tuple(sorted([len(hand) - 1 - place for place in behind]))
    return [front] if front == back else [front, back]


def shares(gift: Cards, want: Cards) -> bool:
    """Whether a sort is given and asked for."""
    return any(sort in gift for sort in want)


def taste_of(view: Bohnanza, other: Seat) -> tuple[list[int], int, list[int], int]:
    """What another seat grows, its free fields, its open cards and the size of its hand."""
    farm = farm_of(view, other)
    return farm.sorts, farm.sorts.count(0), view.open_cards(other), len(view.hand(other))


def willing(
    sight: BeanSight,
    tastes: list[tuple[list[int], int, list[int], int]],
    gift: Cards,
    want: Cards,
) -> float:
    """A quick guess how likely anybody accepts, to look closer at the best only."""
    refused = 1.0
    for grows, free, board, size in tastes:
        liking = 0.3
        for sort in gift:
            if sort in grows:
                liking += 0.5
            elif free:
                liking += 0.1
            else:
                liking -= 0.3
        chance = 1.0
        for sort in want:
            if sort in grows:
                liking -= 0.5
            if sort not in board:
                chance *= 1 - (1 - sight.shares[sort]) ** size
        refused *= 1 - chance * max(0.02, min(0.9, liking))
    return 1 - refused


def woven(still: list[float], rows: list[float], lines: int) -> list[float]:
    """Two tables side by side, row by row."""
    left = len(still) // lines
    right = len(rows) // lines
    found: list[float] = []
    for line in range(lines):
        found += still[line * left : (line + 1) * left]
        found += rows[line * right : (line + 1) * right]
    return found

"""The expert in Kuhhandel: a net says how likely a table is won, beliefs say what others have.

It looks one step ahead, at what a card or a trade makes of the table. In a cow trade it lays what
is best against the stakes that others are likely to lay, over believed purses.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

import numpy as np

from higgle.bots.kuhhandel.dealer import Dealer, cheapest
from higgle.bots.kuhhandel.herd_net import (
    UNBELIEVED,
    Counts,
    Floats,
    HerdNet,
    Positions,
    count_herds,
    mark_ends,
)
from higgle.bots.kuhhandel.hidden_money import notes
from higgle.bots.kuhhandel.purse_beliefs import SMALL_CARD, PurseBeliefs
from higgle.bots.kuhhandel.stake_model import ACCEPT, BUCKETS, HIGH, LOW, StakeModel, Trades
from higgle.bots.net import FOLDER, read_layers
from higgle.core import NOBODY, Action, Cards, Event, Seat, Table
from higgle.kuhhandel.animals import RAT, SET
from higgle.kuhhandel.auction import (
    STEP,
    Bid,
    Bidding,
    BiddingInTurn,
    Buy,
    Ceiling,
    Deciding,
    Pass,
    Sealing,
    Sell,
)
from higgle.kuhhandel.cow_trade import Accept, Answering, Counter, Offer, Offering, at_stake
from higgle.kuhhandel.dutch import HIGHEST, Claim, Counting, DecidingBlind, Mark, Marking
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import smallest, total

WORLDS: Final = 5
"""Into how many believed worlds the guesses of a purse are gathered."""
POINTS: Final = 9
"""For how many sums that change hands a trade is judged; between them it is interpolated."""
SHARES: Final = (0, 0.03, 0.07, 0.11, 0.16, 0.22, 0.28, 0.35, 0.43, 0.52, 0.62, 0.75, 0.9, 1.0)
"""What it thinks of laying, as shares of the most that is sensible."""
TEMPER: Final = 0.004
"""By how much of a win a stake may be worse and still be drawn more than a third as often as the
best, so that nobody who knows the bot can lay ten more than it does."""
INSIDE: Final = np.array([1 / 6, 1 / 2, 5 / 6])
"""Where in a bucket the stakes lie that stand for it."""
STAKES: Final = np.concatenate(
    [[0.0, 0.0], (LOW[2:, None] + (HIGH - LOW)[2:, None] * INSIDE).ravel()]
)
"""What another may lay, as shares of its purse."""
BUCKET_OF: Final = np.concatenate([[0, 1], np.repeat(np.arange(2, BUCKETS), len(INSIDE))])
PART: Final = np.array([1.0, 1.0, *[1 / len(INSIDE)] * (len(STAKES) - 2)])
"""The bucket of each, and its part of the bucket's chance."""


class KuhhandelNets(NamedTuple):
    """What the expert has learned."""

    herds: HerdNet
    stakes: StakeModel


@cache
def read_nets() -> KuhhandelNets:
    """What comes with the package."""
    layers = read_layers(FOLDER / "kuhhandel.npz")
    return KuhhandelNets(HerdNet(layers["herds"]), StakeModel(layers["stakes"]))


class World(NamedTuple):
    """One guess of everybody's money in a trade, how likely it is, and what the trade promises."""

    chance: float
    money: Floats
    sums: Floats
    """How much changes hands, from one seat's loss to its gain."""
    first: int
    """The number of the first position: first all in which it has laid more, then the others."""


class Lookahead:
    """Positions that are compared with each other."""

    def __init__(self, view: Kuhhandel, seat: Seat, money: Floats) -> None:
        counts, owners = count_herds([view.herd(other) for other in range(view.seats)])
        self.counts = np.array(counts)
        self.owners = np.array(owners)
        self.money = money
        self.view = view
        self.observer = seat
        self.herds: list[Counts] = []
        self.pedigrees: list[Counts] = []
        self.kinds: list[int] = []
        """Which of the herds each position has."""
        self.purses: list[Floats] = []
        self.actives: list[Seat] = []

    def add(self, card: int, taker: Seat, pays: Seat, to: Seat, amount: float) -> int:
        """A seat gets the card that lies open, and somebody pays somebody for it."""
        counts, owners = self.counts, self.owners
        if card <= RAT:
            counts = counts.copy()
            counts[taker, card - 1] += 1
        else:
            owners = owners.copy()
            owners[card - RAT - 1] = taker + 1
        money = self.money.copy()
        money[pays] -= amount
        money[to] += amount
        return self.append(counts, owners, money)

    def add_trade(
        self, taker: Seat, giver: Seat, species: int, number: int, money: Sequence[Floats]
    ) -> int:
        """Animals have changed hands, for each of these distributions of money."""
        counts = self.counts.copy()
        counts[taker, species - 1] += number
        counts[giver, species - 1] -= number
        first = len(self.kinds)
        for purses in money:
            self.append(counts, self.owners, purses)
        return first

    def append(self, counts: Counts, owners: Counts, money: Floats) -> int:
        """One more position; its number."""
        if not self.herds or self.herds[-1] is not counts or self.pedigrees[-1] is not owners:
            self.herds.append(counts)
            self.pedigrees.append(owners)
        self.kinds.append(len(self.herds) - 1)
        self.purses.append(np.maximum(money, 0.0))
        self.actives.append(self.next_active(counts))
        return len(self.kinds) - 1

    def next_active(self, counts: Counts) -> Seat:
        """Whose turn comes; without a deck, of those that can still trade."""
        view = self.view
        after = [(view.active + step) % view.seats for step in range(1, view.seats + 1)]
        if not view.deck_size():
            for seat in after:
                if ((counts[seat] > 0) & (counts[seat] < SET)).any():
                    return seat
        return after[0]

    def judge(self, net: HerdNet) -> Floats:
        """How likely everybody wins in each of the positions."""
        size = len(self.kinds)
        view = self.view
        numbers = (view.deck_size(), view.donkeys, self.observer, 0, int(view.agreed.pecunia))
        table = Positions(
            np.array(self.herds),
            np.array(self.pedigrees),
            np.array(self.kinds),
            np.array(self.purses),
            np.array(self.actives),
            *[np.full(size, number) for number in numbers],
        )
        chances = net.judge(table)
        mark_ends(table, chances)
        return chances


class ExpertDealer(Dealer):
    """Bids, buys, claims and stakes by the chance of winning; opens trades as the dealer does."""

    def __init__(
        self, game: str, random: Random, style: str = "", nets: KuhhandelNets | None = None
    ) -> None:
        """`nets` are what it has learned, if not what comes with the package."""
        super().__init__(game, random, style)
        self.net, self.model = nets or read_nets()
        self.beliefs = PurseBeliefs(int(random.random() * 2**31), self.model)
        self.bid_for = (-1, -1, NOBODY)
        self.bid_thought: Action | None = None
        """What it thought of the price at this lot, by auction, price and leader."""
        self.claim_for = -1
        self.most_cards = 0
        """The most cards that the pedigree of this auction is worth."""

    def follow(self, view: Table, seat: Seat, events: Sequence[Event]) -> None:
        super().follow(view, seat, events)
        assert isinstance(view, Kuhhandel)
        self.beliefs.look(view, seat, events)

    # Auctions

    def bid(self, view: Kuhhandel, seat: Seat) -> Action | None:
        """The next ten, if to have the card for it is better than to leave it to the leader."""
        stage = view.stages[-1]
        if isinstance(stage, Sealing):
            return Ceiling(self.most_to_bid(view, seat))
        assert isinstance(stage, (Bidding, BiddingInTurn))
        key = (view.auctions, stage.price, stage.leader)
        if self.bid_for != key:
            self.bid_for = key
            self.bid_thought = self.think_bid(view, seat, stage.price, stage.leader)
        if self.bid_thought is None and isinstance(stage, BiddingInTurn):
            return Pass()
        return self.bid_thought

    def think_bid(self, view: Kuhhandel, seat: Seat, price: int, leader: Seat) -> Action | None:
        self.appraise(view, seat)
        bid = price + STEP
        cards = smallest(view.purse(seat), bid)
        if cards is None or bid > view.ceiling(seat):
            return None
        card = view.piles[view.lot][0]
        ahead = Lookahead(view, seat, self.beliefs.mean())
        ahead.add(card, seat, seat, view.active, total(cards))
        taker = view.active if leader == NOBODY else leader
        ahead.add(card, taker, taker, view.active, price)
        worth, left = ahead.judge(self.net)[:, seat]
        return Bid(bid) if worth > left else None

    def most_to_bid(self, view: Kuhhandel, seat: Seat) -> int:
        """The highest price at which it is better to have the card than the likeliest rival."""
        card = view.piles[view.lot][0]
        money = self.beliefs.mean()
        rival, gives = self.likeliest_rival(view, seat, card, money)
        most = min(total(view.purse(seat)), view.ceiling(seat))
        prices = range(STEP, most + 1, STEP)
        paid = [smallest(view.purse(seat), price) or () for price in prices]
        ahead = Lookahead(view, seat, money)
        for price, cards in zip(prices, paid, strict=True):
            ahead.add(card, seat, seat, view.active, total(cards))
            ahead.add(card, rival, rival, view.active, min(price, gives))
        if not prices:
            return 0
        worth, left = ahead.judge(self.net)[:, seat].reshape(-1, 2).T
        return max([price for at, price in enumerate(prices) if worth[at] > left[at]], default=0)

    def likeliest_rival(
        self, view: Kuhhandel, seat: Seat, card: int, money: Floats
    ) -> tuple[Seat, float]:
        """The richest of the other bidders, and how much it gives; less, if it promised no bid."""
        gives = [self.rivalry(other, card) * float(money[other]) for other in range(view.seats)]
        rivals = [other for other in range(view.seats) if other not in (seat, view.active)]
        rival = max(rivals, key=lambda other: gives[other], default=view.active)
        return rival, gives[rival]

    def decide(self, view: Kuhhandel, seat: Seat, stage: Deciding) -> Action:
        cards = smallest(view.purse(seat), stage.price)
        if cards is None:
            return Sell()
        card = view.piles[view.lot][0]
        ahead = Lookahead(view, seat, self.beliefs.mean())
        ahead.add(card, seat, seat, stage.bidder, total(cards))
        ahead.add(card, stage.bidder, stage.bidder, seat, stage.price)
        bought, sold = ahead.judge(self.net)[:, seat]
        return Buy(cards) if bought > sold else Sell()

    def claim(self, view: Kuhhandel, seat: Seat) -> Action | None:
        """The most cards at which to have the pedigree is better than to leave it."""
        if self.claim_for != view.auctions:
            self.claim_for = view.auctions
            self.most_cards = self.think_claim(view, seat)
        stage = view.stages[-1]
        if isinstance(stage, Marking):
            return Mark(self.most_cards)
        assert isinstance(stage, Counting)
        return Claim(stage.count) if 0 < stage.count <= self.most_cards else None

    def think_claim(self, view: Kuhhandel, seat: Seat) -> int:
        """The others get it for a card less, whoever of them does most harm with it."""
        card = view.piles[view.lot][0]
        money = self.beliefs.mean()
        purse = cheapest(view.purse(seat), HIGHEST)
        rivals = [other for other in range(view.seats) if other not in (seat, view.active)]
        ahead = Lookahead(view, seat, money)
        for count in range(1, len(purse) + 1):
            ahead.add(card, seat, seat, view.active, total(purse[:count]) + count)
            for rival in rivals:
                price = min(SMALL_CARD * (count - 1), float(money[rival]))
                ahead.add(card, rival, rival, view.active, price)
        if not purse:
            return 0
        chances = ahead.judge(self.net)[:, seat].reshape(len(purse), -1)
        worth, left = chances[:, 0], chances[:, 1:].min(axis=1)
        return max([at + 1 for at in range(len(purse)) if worth[at] > left[at]], default=0)

    def decide_blind(self, view: Kuhhandel, seat: Seat, stage: DecidingBlind) -> Action:
        purse = view.purse(seat)
        if len(purse) < stage.count:
            return Sell()
        cards = cheapest(purse, stage.count)
        card = view.piles[view.lot][0]
        ahead = Lookahead(view, seat, self.beliefs.mean())
        ahead.add(card, seat, seat, stage.claimant, total(cards) + stage.count)
        ahead.add(card, stage.claimant, stage.claimant, seat, SMALL_CARD * stage.count)
        bought, sold = ahead.judge(self.net)[:, seat]
        return Buy(cards) if bought > sold else Sell()

    # Cow trades

    def offer(self, view: Kuhhandel, seat: Seat, stage: Offering) -> Action:
        purse = view.purse(seat)
        if not purse:
            return Offer(())
        return Offer(self.lay(view, seat, stage.partner, stage.species) or (min(purse),))

    def answer_offer(self, view: Kuhhandel, seat: Seat, stage: Answering) -> Action:
        """No stake at all is to accept; a zero may win against another."""
        if not view.purse(seat):
            return Accept()
        cards = self.lay(view, seat, view.active, stage.species)
        return Counter(cards) if cards else Accept()

    def lay(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> Cards:
        """A stake drawn from those with which a win is nearly as likely as with the best."""
        ahead = Lookahead(view, UNBELIEVED, self.beliefs.mean())
        number = at_stake(view, seat, other, species)
        worlds = self.imagine_worlds(ahead, seat, other, species, number)
        purse = view.purse(seat)
        richest = max([float(world.money[other]) for world in worlds])
        most = min(float(view.money(seat)), richest + STEP)
        sums = [notes(purse, share * most) or (min(purse),) for share in SHARES]
        payable = {total(cards): cards for cards in sums}
        stakes = sorted(payable)
        worths = self.weigh_stakes(view, ahead, worlds, seat, other, species, stakes)
        likely = np.cumsum(np.exp((worths - worths.max()) / TEMPER))
        chosen = int(np.searchsorted(likely, self.random.random() * likely[-1]))
        return payable[stakes[chosen]] if chosen < len(stakes) else ()

    def imagine_worlds(
        self, ahead: Lookahead, seat: Seat, other: Seat, species: int, number: int
    ) -> list[World]:
        """The guesses, gathered by the other's purse, with all that a trade may come to."""
        guesses = self.beliefs.money
        found: list[World] = []
        for part in np.array_split(guesses[guesses[:, other].argsort(kind="stable")], WORLDS):
            money = np.round(part.mean(axis=0))
            most = min(money[seat], money[other] + STEP)
            sums = np.linspace(-most, money[other], POINTS)
            purses: list[Floats] = []
            for amount in sums:
                moved = money.copy()
                moved[seat] += amount
                moved[other] -= amount
                purses.append(moved)
            higher, lower = (other, seat) if species == RAT else (seat, other)
            first = ahead.add_trade(higher, lower, species, number, purses)
            ahead.add_trade(lower, higher, species, number, purses)
            found.append(World(len(part) / len(guesses), money, sums, first))
        return found

    def weigh_stakes(
        self,
        view: Kuhhandel,
        ahead: Lookahead,
        worlds: list[World],
        seat: Seat,
        other: Seat,
        species: int,
        stakes: list[int],
    ) -> Floats:
        """The chance of winning with each stake; last, for one who answers, with accepting."""
        chances = ahead.judge(self.net)[:, seat]
        opens = seat == view.active
        likely = self.foresee(ahead, worlds, other, seat, species, opens)
        mine = np.array(stakes, np.float64)
        found = np.zeros(len(stakes) + 1)
        for world, buckets in zip(worlds, likely, strict=True):
            theirs = np.round(STAKES * world.money[other] / STEP) * STEP
            weight = buckets[BUCKET_OF] * PART
            higher = chances[world.first : world.first + POINTS]
            lower = chances[world.first + POINTS : world.first + 2 * POINTS]
            gains = theirs[None] - mine[:, None]
            won = np.interp(gains, world.sums, higher)
            lost = np.interp(gains, world.sums, lower)
            worth = np.where(gains < 0, won, np.where(gains > 0, lost, (won + lost) / 2))
            if opens:
                worth[:, ACCEPT] = np.interp(-mine, world.sums, higher)
            found[:-1] += world.chance * (worth @ weight)
            found[-1] += world.chance * (np.interp(theirs, world.sums, lower) @ weight)
        return found[:-1] if opens else found

    def foresee(
        self,
        ahead: Lookahead,
        worlds: list[World],
        staker: Seat,
        other: Seat,
        species: int,
        answers: bool,
    ) -> Floats:
        """How likely the other side lays each share of its purse, in every world."""
        size = len(worlds)
        deck, donkeys = ahead.view.deck_size(), ahead.view.donkeys
        trades = Trades(
            ahead.counts[None],
            ahead.owners[None],
            np.array([world.money for world in worlds]),
            *[
                np.full(size, number)
                for number in (deck, donkeys, staker, other, species - 1, answers)
            ],
        )
        return self.model.judge(trades)

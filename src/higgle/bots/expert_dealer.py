"""The expert in Kuhhandel: a learned judgement of what every sale leads to.

Cow trades are the script's: it mixes its stakes by the solved game, and no net has bettered that.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bots.cow_sight import Market, market_of, rows_of, whole_of
from higgle.bots.dealer import Dealer, cheapest, laying_cost
from higgle.bots.net import Net, likely
from higgle.bots.purse_watch import PurseWatch
from higgle.kuhhandel import actions as deeds
from higgle.kuhhandel import stages
from higgle.kuhhandel.animals import RAT
from higgle.kuhhandel.auction import STEP
from higgle.kuhhandel.dutch import HIGHEST
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import WORTH, reach, smallest, total
from higgle.playing import Bot
from higgle.table import Action, Ask, Cards, Event, Options, Seat, Table

UNSEEN: Final = 8
"""What a card is likely worth that is paid by number."""


class Dealings(Options, frozen=True):
    """Everything in which one expert differs from another."""

    share: float = 0.5
    """How much the share of all points counts beside the win."""
    trust: float = 0.5
    """How much of its limits is the net's, beside the script's."""
    noise: float = 0.0
    """How far its judgement may be off."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpertDealer(Bot):
    """Bids, claims and decides by what a net has learned; the rest is the script's."""

    hears = True

    def __init__(
        self, game: str, random: Random, script: Dealer, value: Net, habits: Dealings
    ) -> None:
        super().__init__(game, random, "")
        self.script = script
        self.value = value
        self.habits = habits
        self.watch = PurseWatch()
        self.lot: tuple[int, int, int] = (-1, -1, -1)
        self.lot_limit = 0

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Kuhhandel)
        seat = ask.seat
        self.watch.look(view, seat, events)
        told = self.script.act(view, ask, events)
        stage = view.stages[-1]
        if type(stage) is stages.Bidding:
            return self.bid(view, seat, stage.price, stage.leader)
        if type(stage) is stages.BiddingInTurn:
            return self.bid(view, seat, stage.price, stage.leader) or deeds.Pass()
        if type(stage) is stages.Sealing:
            return deeds.Ceiling(self.limit(view, seat, -1))
        if type(stage) is stages.Counting:
            most = self.most_cards(view, seat)
            return deeds.Claim(stage.count) if 0 < stage.count <= most else None
        if type(stage) is stages.Marking:
            return deeds.Mark(self.most_cards(view, seat))
        return self.judge(view, seat) or told

    def judge(self, view: Kuhhandel, seat: Seat) -> Action | None:
        """What one seat alone is asked, as far as the net judges it."""
        stage = view.stages[-1]
        if type(stage) is stages.Deciding:
            return self.decide(view, seat, stage)
        if type(stage) is stages.DecidingBlind:
            return self.decide_blind(view, seat, stage)
        if type(stage) is stages.DodgingRat:
            return self.dodge(view, seat)
        return None

    # Judging

    def worths(self, markets: list[Market], seats: list[Seat]) -> list[float]:
        """What each market is worth to the seat beside it: its win, and a share of the points."""
        rows: list[float] = []
        wholes: list[float] = []
        for at, market in enumerate(markets):
            rows += rows_of(market, seats[at])
            wholes += whole_of(market, seats[at])
        heads: list[list[float]] = self.value.judge([], rows, [], wholes, len(markets)).tolist()
        found: list[float] = []
        for head in heads:
            worth = likely(head[1]) + self.habits.share * head[0]
            if self.habits.noise:
                worth += self.random.gauss(0, self.habits.noise)
            found.append(worth)
        return found

    def market(self, view: Kuhhandel) -> Market:
        """The market as it stands."""
        return market_of(view, self.watch.money)

    # Auctions

    def limit(self, view: Kuhhandel, seat: Seat, leader: Seat) -> int:
        """The most to bid for the card that lies open: what is as good as to see it go."""
        card = view.piles[view.lot][0]
        lot = (view.auctions, card, leader)
        if lot == self.lot:
            return self.lot_limit
        market = self.market(view)
        money = int(min(view.money(seat), view.ceiling(seat)))
        seller = view.active
        purse = view.purse(seat)
        prices = price_list(money)
        markets: list[Market] = []
        rivals = [leader] if leader >= 0 else [o for o in range(view.seats) if o != seat]
        for price in prices:
            cards = smallest(purse, price)
            cost = price if cards is None else total(cards)
            markets.append(market.sold(card, seat, seat, seller, cost))
            for rival in rivals:
                paid = min(float(price), market.money[rival])
                markets.append(market.sold(card, rival, rival, seller, paid))
        worths = self.worths(markets, [seat] * len(markets))
        good = 0
        each = 1 + len(rivals)
        for at in range(len(prices)):
            lost = sum(worths[at * each + 1 : (at + 1) * each], 0.0) / len(rivals)
            good += worths[at * each] >= lost
        trust = self.habits.trust
        wish = trust * prices[good - 1] if good else 0.0
        wish += (1 - trust) * self.script.appraise(view, seat)
        self.lot = lot
        self.lot_limit = payable(purse, min(int(wish), money))
        return self.lot_limit

    def bid(self, view: Kuhhandel, seat: Seat, price: int, leader: Seat) -> Action | None:
        """A step towards the limit."""
        if leader == seat:
            return None
        limit = self.limit(view, seat, leader)
        if limit <= price:
            return None
        return deeds.Bid(price + STEP * max(1, (limit - price) // (4 * STEP)))

    def decide(self, view: Kuhhandel, seat: Seat, stage: stages.Deciding) -> Action:
        """Sell, or buy from the highest bidder."""
        cards = smallest(view.purse(seat), stage.price)
        if cards is None:
            return deeds.Sell()
        market = self.market(view)
        card = view.piles[view.lot][0]
        bidder = stage.bidder
        sold = market.sold(card, bidder, bidder, seat, stage.price)
        bought = market.sold(card, seat, seat, bidder, total(cards))
        worths = self.worths([sold, bought], [seat, seat])
        return deeds.Buy(cards) if worths[1] > worths[0] else deeds.Sell()

    def most_cards(self, view: Kuhhandel, seat: Seat) -> int:
        """For how many cards a pedigree is worth having."""
        money = self.limit(view, seat, -1)
        purse = view.purse(seat)
        most = 0
        for count in range(1, min(HIGHEST, len(purse)) + 1):
            if laying_cost(purse, count) <= money:
                most = count
        return most

    def decide_blind(self, view: Kuhhandel, seat: Seat, stage: stages.DecidingBlind) -> Action:
        """Take cards unseen, or buy the pedigree for as many."""
        purse = view.purse(seat)
        if len(purse) < stage.count:
            return deeds.Sell()
        market = self.market(view)
        card = view.piles[view.lot][0]
        other = stage.claimant
        sold = market.sold(card, other, other, seat, UNSEEN * stage.count)
        bought = market.sold(card, seat, seat, other, laying_cost(purse, stage.count))
        worths = self.worths([sold, bought], [seat, seat])
        if worths[1] > worths[0]:
            return deeds.Buy(cheapest(purse, stage.count))
        return deeds.Sell()

    def dodge(self, view: Kuhhandel, seat: Seat) -> Action:
        """Take the rat with the money beside it, or lay a card and let it go on."""
        purse = view.purse(seat)
        if not purse:
            return deeds.Take()
        low = min(purse)
        market = self.market(view)
        beside = float(UNSEEN * view.pot_size())
        taken = market.sold(RAT, seat, seat, seat, 0)
        taken.money[seat] += beside
        left = view.left(seat)
        passed = market.sold(RAT, left, left, left, 0)
        passed.money[seat] -= WORTH[low]
        passed.money[left] += beside + WORTH[low]
        worths = self.worths([taken, passed], [seat, seat])
        return deeds.Take() if worths[0] >= worths[1] else deeds.Lay(low)


def payable(purse: Cards, money: int) -> int:
    """The highest price up to some money that can be paid: there is no change."""
    if money < STEP:
        return 0
    sums = reach(purse) & ((2 << money // STEP) - 1)
    return (sums.bit_length() - 1) * STEP


def price_list(money: int) -> list[int]:
    """Prices up to all the money, the finer the lower."""
    found: list[int] = []
    price = STEP
    while price <= money and len(found) < 20:
        found.append(price)
        price += STEP * max(1, price // (4 * STEP))
    return found or [0]

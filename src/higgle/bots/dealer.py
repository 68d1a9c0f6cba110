"""The dealer: the default opponent in Kuhhandel Master.

It watches everybody's money, values cards by the score they promise, and mixes its hidden bids.
"""

from collections.abc import Sequence
from random import Random

from mypy_extensions import mypyc_attr

from higgle.bots.herd_worth import Farms, HerdBook
from higgle.bots.purse_watch import PurseWatch
from higgle.bots.style import styled
from higgle.kuhhandel import actions as deeds
from higgle.kuhhandel import stages
from higgle.kuhhandel.animals import NAMES, RAT
from higgle.kuhhandel.auction import STEP
from higgle.kuhhandel.dutch import HIGHEST
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import WORTH, ZERO, smallest, total
from higgle.playing import Bot, Reason
from higgle.table import Action, Ask, Cards, Event, Options, Seat, Table


class DealerStyle(Options, frozen=True):
    """Everything in which one dealer differs from another."""

    spending: float = 0.4
    """How much of its money it means to spend until the next donkey."""
    envy: float = 0.15
    """How much of another's gain counts as its own loss."""
    blocking: float = 1.0
    """How much it counts that a rival takes what it leaves."""
    window: float = 1.0
    """How many of the cards up to the next donkey it wants to buy, of its share."""
    pull: float = 1.2
    """How surely it thinks that a species comes together where most of it is."""
    trading: float = 3.0
    """How much better than an auction a cow trade must be."""
    pedigree: float = 1.0
    """How much of a pedigree's worth it lays."""
    noise: float = 0.0
    """How far its judgement may be off."""


STYLES = {
    "normal": DealerStyle(),
    "easy": DealerStyle(noise=0.8, blocking=0.0, trading=1.0),
    "bold": DealerStyle(spending=0.6),
    "shy": DealerStyle(spending=0.25, trading=6.0),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(Bot):
    """Bids, claims, dodges and trades by what cards are worth in money."""

    hears = True

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.manners = styled(style, STYLES["normal"], STYLES)
        self.watch = PurseWatch()
        self.book = HerdBook(self.manners.pull)
        self.point_price = 0.1
        """How much money a point was worth when it was last asked."""
        self.deck_seen = -1
        self.opened = 0
        """How many trades it has opened since the deck was last touched."""
        self.lot = (-1, -1)
        self.lot_worth = 0.0
        """What the card of the current auction is worth in money."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Kuhhandel)
        seat = ask.seat
        self.watch.look(view, seat, events)
        stage = view.stages[-1]
        if isinstance(stage, (stages.Bidding, stages.BiddingInTurn, stages.Sealing)):
            return self.bid(view, seat)
        if isinstance(stage, (stages.Counting, stages.Marking)):
            return self.claim(view, seat)
        return self.must(view, seat)

    def why(self, view: Table, seat: Seat, action: Action) -> Reason | None:
        return why_trade(action) if isinstance(action, deeds.Trade) else None

    def must(self, view: Kuhhandel, seat: Seat) -> Action:
        """What is asked of one seat alone."""
        stage = view.stages[-1]
        if isinstance(stage, stages.Choosing):
            return self.choose(view, seat, stage)
        if isinstance(stage, stages.Deciding):
            return self.decide(view, seat, stage)
        if isinstance(stage, stages.Paying):
            cards = smallest(view.purse(seat), stage.price)
            return deeds.Show() if cards is None else deeds.Pay(cards)
        if isinstance(stage, stages.Laying):
            return deeds.Pay(cheapest(view.purse(seat), stage.count))
        if isinstance(stage, stages.DecidingBlind):
            return self.decide_blind(view, seat, stage)
        if isinstance(stage, stages.DodgingRat):
            return self.dodge(view, seat)
        if isinstance(stage, stages.Offering):
            return self.offer(view, seat, stage)
        if isinstance(stage, stages.Answering):
            return self.answer(view, seat, stage)
        assert isinstance(stage, stages.Sharing)
        return self.share(view, seat)

    def begin_anew(self, money: list[float]) -> None:
        """Forget what was thought and opened; this is known of everybody's money."""
        self.watch.money = money[:]
        self.deck_seen = -1
        self.opened = 0
        self.lot = (-1, -1)

    # Worth

    def price_of_points(self, view: Kuhhandel, seat: Seat, farms: Farms) -> float:
        """How much money a point is worth now: what I have over what I hope to buy with it."""
        cash = self.watch.money[seat] + 10
        deck = view.deck_size()
        coming = deck / (5 - view.donkeys) if deck else 0.0
        hope = farms.deck_gain(seat) * coming / view.seats * self.manners.window
        for species, partner in view.trades(seat):
            if species != RAT:
                stake = view.at_stake(seat, partner, species)
                won = farms.promise_moved(seat, species, stake, partner, seat)
                hope += 0.15 * (won - farms.promise(seat))
        self.point_price = self.manners.spending * cash / (hope + 100)
        return self.point_price

    def worth(self, view: Kuhhandel, seat: Seat, farms: Farms, card: int) -> float:
        """What a card is worth to a seat in points, lest the keenest rival gets it."""
        rivals = [other for other in range(view.seats) if other != seat]
        rival = max(rivals, key=lambda other: farms.gain(other, card))
        worth = self.worth_against(seat, rival, farms, card)
        if self.manners.noise:
            worth *= 1 + self.random.gauss(0, self.manners.noise)
        return worth

    def worth_against(self, seat: Seat, rival: Seat, farms: Farms, card: int) -> float:
        """How much better it is to have a card than that a rival has it."""
        own = farms.gain(seat, card)
        edge = farms.edge(seat, card, rival)
        envy = self.manners.envy * farms.gain(rival, card)
        return own + self.manners.blocking * (edge - own) + envy

    # Auctions

    def appraise(self, view: Kuhhandel, seat: Seat) -> float:
        """What the card that lies open is worth in money, thought out once for each auction."""
        lot = (view.auctions, view.piles[view.lot][0])
        if lot != self.lot:
            self.lot = lot
            farms = self.book.farms(view)
            worth = self.worth(view, seat, farms, lot[1])
            self.lot_worth = worth * self.price_of_points(view, seat, farms)
        return self.lot_worth

    def limit(self, view: Kuhhandel, seat: Seat) -> int:
        """The most to bid for the animal that lies open."""
        money = min(self.appraise(view, seat), view.money(seat), view.ceiling(seat))
        return int(money) // STEP * STEP

    def bid(self, view: Kuhhandel, seat: Seat) -> Action | None:
        stage = view.stages[-1]
        limit = self.limit(view, seat)
        if isinstance(stage, stages.Sealing):
            return deeds.Ceiling(max(0, limit))
        assert isinstance(stage, (stages.Bidding, stages.BiddingInTurn))
        if limit > stage.price:
            step = STEP * max(1, (limit - stage.price) // (4 * STEP))
            return deeds.Bid(stage.price + step)
        return deeds.Pass() if isinstance(stage, stages.BiddingInTurn) else None

    def decide(self, view: Kuhhandel, seat: Seat, stage: stages.Deciding) -> Action:
        """Buy if the card is worth what it costs and what its sale would bring."""
        cards = smallest(view.purse(seat), stage.price)
        if cards is None:
            return deeds.Sell()
        farms = self.book.farms(view)
        card = view.piles[view.lot][0]
        rate = self.price_of_points(view, seat, farms)
        worth = self.worth_against(seat, stage.bidder, farms, card) * rate
        return deeds.Buy(cards) if worth > total(cards) + stage.price else deeds.Sell()

    def claim(self, view: Kuhhandel, seat: Seat) -> Action | None:
        """The most cards that a pedigree is worth."""
        money = self.appraise(view, seat) * self.manners.pedigree
        purse = view.purse(seat)
        most = 0
        for count in range(1, min(HIGHEST, len(purse)) + 1):
            if laying_cost(purse, count) <= money:
                most = count
        stage = view.stages[-1]
        if isinstance(stage, stages.Marking):
            return deeds.Mark(most)
        assert isinstance(stage, stages.Counting)
        return deeds.Claim(stage.count) if 0 < stage.count <= most else None

    def decide_blind(self, view: Kuhhandel, seat: Seat, stage: stages.DecidingBlind) -> Action:
        purse = view.purse(seat)
        if len(purse) < stage.count:
            return deeds.Sell()
        farms = self.book.farms(view)
        card = view.piles[view.lot][0]
        rate = self.price_of_points(view, seat, farms)
        mine = self.worth_against(seat, stage.claimant, farms, card)
        cost = laying_cost(purse, stage.count) + 8 * stage.count
        if mine * rate > cost:
            return deeds.Buy(cheapest(purse, stage.count))
        return deeds.Sell()

    def dodge(self, view: Kuhhandel, seat: Seat) -> Action:
        """Take the rat when the money beside it outweighs it, or when dodging is dear."""
        purse = view.purse(seat)
        if not purse:
            return deeds.Take()
        farms = self.book.farms(view)
        harm = -self.worth_against(seat, view.left(seat), farms, RAT) * self.price_of_points(
            view, seat, farms
        )
        low = min(purse)
        if 8 * view.pot_size() + WORTH[low] > harm:
            return deeds.Take()
        return deeds.Lay(low)

    # The cow trade

    def choose(self, view: Kuhhandel, seat: Seat, stage: stages.Choosing) -> Action:
        """The best trade, if it is better than an auction."""
        listed = view.actions(seat)
        trades = [action for action in listed if isinstance(action, deeds.Trade)]
        others = [action for action in listed if not isinstance(action, deeds.Trade)]
        if others and self.has_traded_enough(view):
            return others[0]
        farms = self.book.farms(view)
        rate = self.price_of_points(view, seat, farms)
        best = 0.7 * farms.deck_gain(seat) * rate * self.manners.trading if others else -100_000.0
        chosen: Action | None = others[0] if others else None
        for trade in trades:
            value = self.trade_value(view, seat, farms, rate, trade)
            if value > best:
                best = value
                chosen = trade
        if isinstance(chosen, deeds.Trade):
            self.opened += 1
        assert chosen is not None, "a seat that is asked can do something"
        return chosen

    def has_traded_enough(self, view: Kuhhandel) -> bool:
        """Trades alone never end a game, so after two of its own it turns to the deck."""
        if view.deck_size() != self.deck_seen:
            self.deck_seen = view.deck_size()
            self.opened = 0
        return self.opened >= 2

    def stakes(
        self, view: Kuhhandel, seat: Seat, other: Seat, species: int, farms: Farms
    ) -> tuple[float, float]:
        """What winning adds and losing costs a seat in a trade, in points."""
        number = view.at_stake(seat, other, species)
        now = farms.promise(seat)
        taken = farms.promise_moved(seat, species, number, other, seat) - now
        given = farms.promise_moved(seat, species, number, seat, other) - now
        return (given, taken) if species == RAT else (taken, given)

    def swings(
        self, view: Kuhhandel, seat: Seat, other: Seat, species: int, farms: Farms, rate: float
    ) -> tuple[float, float, float, float]:
        """What winning and losing mean to both, in money: up, down, and what each can stake."""
        up, down = self.stakes(view, seat, other, species, farms)
        their_up, their_down = self.stakes(view, other, seat, species, farms)
        envy = self.manners.envy
        up, down = up - envy * their_down, down - envy * their_up
        mine = max(1.0, (up - down) * rate)
        theirs = max(1.0, (their_up - their_down) * rate)
        mine = max(1.0, min(mine, float(view.money(seat)), self.watch.money[other] + 10))
        theirs = min(theirs, self.watch.money[other])
        return up * rate, down * rate, mine, max(1.0, theirs)

    def trade_value(
        self, view: Kuhhandel, seat: Seat, farms: Farms, rate: float, trade: deeds.Trade
    ) -> float:
        """What a trade promises when both mix their stakes as in an auction that all pay."""
        up, down, mine, theirs = self.swings(view, seat, trade.partner, trade.species, farms, rate)
        least = min(mine, theirs)
        wins = 1 - theirs / (2 * mine) if mine >= theirs else mine / (2 * theirs)
        pays = least / 2 * min(1.0, mine / theirs)
        gets = least / 2 * min(1.0, theirs / mine)
        return wins * up + (1 - wins) * down - pays + gets

    def stake(self, mine: float, theirs: float) -> float:
        """How much to lay: the stronger side mixes evenly, the weaker often bluffs with nothing."""
        if mine < theirs and self.random.random() > mine / theirs:
            return 0.0
        return self.random.random() * min(mine, theirs)

    def offer(self, view: Kuhhandel, seat: Seat, stage: stages.Offering) -> Action:
        purse = view.purse(seat)
        if not purse:
            return deeds.Offer(())
        return deeds.Offer(self.lay(view, seat, stage.partner, stage.species))

    def answer(self, view: Kuhhandel, seat: Seat, stage: stages.Answering) -> Action:
        """A stake of nothing is a zero laid against the offer, or an acceptance."""
        if not view.purse(seat):
            return deeds.Accept()
        cards = self.lay(view, seat, view.active, stage.species)
        if total(cards) == 0 and ZERO not in cards:
            return deeds.Accept()
        small = total(cards) <= 0 and ZERO not in view.purse(seat)
        return deeds.Accept() if small else deeds.Counter(cards)

    def lay(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> Cards:
        """The cards for a mixed stake."""
        farms = self.book.farms(view)
        rate = self.price_of_points(view, seat, farms)
        _, _, mine, theirs = self.swings(view, seat, other, species, farms, rate)
        amount = int(self.stake(mine, theirs) + 5) // STEP * STEP
        purse = view.purse(seat)
        if amount:
            return smallest(purse, min(amount, total(purse))) or (min(purse),)
        return (min(purse),)

    # The game for two

    def share(self, view: Kuhhandel, seat: Seat) -> Action:
        """Keep what is better than the average of what comes."""
        farms = self.book.farms(view)
        other = view.left(seat)
        red = view.piles[view.looked + seat]
        if red:
            worth = farms.edge(seat, red[0], other)
            return deeds.Keep() if worth > farms.deck_gain(seat) else deeds.Give()
        green = view.piles[view.looked_money + seat]
        return deeds.Keep() if total(green) >= 50 else deeds.Give()


def why_trade(trade: deeds.Trade) -> Reason:
    """What moves a dealer to open a trade."""
    return Reason("bot-trade", (("animal", f"@animal-{NAMES[trade.species]}"),))


def cheapest(purse: Sequence[int], count: int) -> Cards:
    """The cards of a purse that are worth least."""
    return tuple(sorted(purse)[:count])


def laying_cost(purse: Sequence[int], count: int) -> int:
    """What so many cards cost: their worth, and two for each, since cards are bluffs too."""
    return total(cheapest(purse, count)) + 2 * count

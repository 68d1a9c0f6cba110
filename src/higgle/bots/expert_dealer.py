"""The expert in Kuhhandel: a learned judgement of what every deal leads to, and mixed stakes."""

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
from higgle.kuhhandel.money import WORTH, ZERO, smallest, total
from higgle.playing import Bot
from higgle.table import Action, Ask, Cards, Event, Options, Seat, Table

SHARES: Final[tuple[float, ...]] = (0.0, 0.1, 0.25, 0.5, 1.0)
"""The stakes that are compared, as shares of what a seat has."""
ROUNDS: Final = 60
"""How often both sides of a trade learn from their regrets."""
UNSEEN: Final = 8
"""What a card is likely worth that is paid by number."""


class Dealings(Options, frozen=True):
    """Everything in which one expert differs from another."""

    share: float = 0.5
    """How much the share of all points counts beside the win."""
    trades: int = 2
    """How many cow trades it thinks through before it opens one."""
    boldness: float = 0.005
    """How much better than an auction a cow trade must be."""
    noise: float = 0.0
    """How far its judgement may be off."""


class Duel:
    """A cow trade as a small game: what each pair of stakes leads to, and how to mix them."""

    def __init__(self, mine: list[Cards], theirs: list[float]) -> None:
        self.mine = mine
        self.theirs = theirs
        self.opener: list[list[float]] = []
        self.partner: list[list[float]] = []
        self.opens: list[float] = []
        self.answers: list[float] = []

    def solve(self) -> float:
        """Let both sides learn from their regrets; what the opener can expect."""
        rows = len(self.opener)
        columns = len(self.opener[0])
        regret = [0.0] * rows
        sorrow = [0.0] * columns
        opens = [0.0] * rows
        answers = [0.0] * columns
        for round_ in range(1, ROUNDS + 1):
            mix = matched(regret)
            reply = matched(sorrow)
            gains = [0.0] * rows
            value = 0.0
            for row in range(rows):
                line = self.opener[row]
                for column in range(columns):
                    gains[row] += line[column] * reply[column]
                value += mix[row] * gains[row]
            losses = [0.0] * columns
            worth = 0.0
            for column in range(columns):
                for row in range(rows):
                    losses[column] += self.partner[row][column] * mix[row]
                worth += reply[column] * losses[column]
            for row in range(rows):
                regret[row] = max(0.0, regret[row] + gains[row] - value)
                opens[row] += round_ * mix[row]
            for column in range(columns):
                sorrow[column] = max(0.0, sorrow[column] + losses[column] - worth)
                answers[column] += round_ * reply[column]
        self.opens = matched(opens)
        self.answers = matched(answers)
        value = 0.0
        for row in range(rows):
            for column in range(columns):
                value += self.opens[row] * self.answers[column] * self.opener[row][column]
        return value


def matched(regrets: list[float]) -> list[float]:
    """Shares in proportion to regrets; all alike where there are none."""
    whole = 0.0
    for regret in regrets:
        whole += regret
    if whole <= 0:
        return [1 / len(regrets)] * len(regrets)
    return [regret / whole for regret in regrets]


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpertDealer(Bot):
    """Bids, decides, claims and trades by what a net has learned; the rest is the script's."""

    hears = True

    def __init__(
        self, game: str, random: Random, script: Dealer, value: Net, habits: Dealings
    ) -> None:
        super().__init__(game, random, "")
        self.script = script
        self.value = value
        self.habits = habits
        self.watch = PurseWatch()
        self.unheard: list[Event] = []
        """What the script has not been told yet."""
        self.lot: tuple[int, int, int] = (-1, -1, -1)
        self.lot_limit = 0
        self.deck_seen = -1
        self.opened = 0

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Kuhhandel)
        seat = ask.seat
        self.watch.look(view, seat, events)
        self.unheard += events
        stage = view.stages[-1]
        if type(stage) is stages.Bidding:
            return self.bid(view, seat, stage.price, stage.leader)
        if type(stage) is stages.BiddingInTurn:
            return self.bid(view, seat, stage.price, stage.leader) or deeds.Pass()
        if type(stage) is stages.Sealing:
            return deeds.Ceiling(max(0, self.limit(view, seat, -1)))
        if type(stage) is stages.Counting:
            most = self.most_cards(view, seat)
            return deeds.Claim(stage.count) if 0 < stage.count <= most else None
        if type(stage) is stages.Marking:
            return deeds.Mark(self.most_cards(view, seat))
        judged = self.judge(view, seat)
        if judged is not None:
            return judged
        told = self.script.act(view, ask, self.unheard)
        self.unheard = []
        return told

    def judge(self, view: Kuhhandel, seat: Seat) -> Action | None:
        """What one seat alone is asked, as far as the net judges it."""
        stage = view.stages[-1]
        if type(stage) is stages.Deciding:
            return self.decide(view, seat, stage)
        if type(stage) is stages.DecidingBlind:
            return self.decide_blind(view, seat, stage)
        if type(stage) is stages.DodgingRat:
            return self.dodge(view, seat)
        if type(stage) is stages.Choosing:
            return self.choose(view, seat)
        if type(stage) is stages.Offering:
            return self.offer(view, seat, stage)
        if type(stage) is stages.Answering:
            return self.answer(view, seat, stage)
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
        prices = price_list(money)
        markets: list[Market] = []
        rivals = [leader] if leader >= 0 else [o for o in range(view.seats) if o != seat]
        for price in prices:
            markets.append(market.sold(card, seat, seat, seller, price))
            for rival in rivals:
                paid = min(float(price), market.money[rival])
                markets.append(market.sold(card, rival, rival, seller, paid))
        worths = self.worths(markets, [seat] * len(markets))
        limit = 0
        each = 1 + len(rivals)
        for at, price in enumerate(prices):
            lost = sum(worths[at * each + 1 : (at + 1) * each], 0.0) / len(rivals)
            if worths[at * each] >= lost:
                limit = price
        self.lot = lot
        self.lot_limit = limit
        return limit

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

    # The cow trade

    def choose(self, view: Kuhhandel, seat: Seat) -> Action | None:
        """The best trade, if it is better than an auction."""
        listed = view.actions(seat)
        trades = [action for action in listed if isinstance(action, deeds.Trade)]
        others = [action for action in listed if not isinstance(action, deeds.Trade)]
        if view.deck_size() != self.deck_seen:
            self.deck_seen = view.deck_size()
            self.opened = 0
        if not trades or (others and self.opened >= 2):
            return others[0] if others else None
        market = self.market(view)
        best = self.worths([market], [seat])[0] + self.habits.boldness if others else -1000.0
        chosen: Action = others[0] if others else trades[0]
        for trade in self.promising(view, market, seat, trades):
            duel = self.duel(view, market, seat, trade.partner, trade.species, view.purse(seat))
            value = duel.solve()
            if value > best:
                best = value
                chosen = trade
        if isinstance(chosen, deeds.Trade):
            self.opened += 1
        return chosen

    def promising(
        self, view: Kuhhandel, market: Market, seat: Seat, trades: list[deeds.Trade]
    ) -> list[deeds.Trade]:
        """The trades with the most to win at first sight."""
        if len(trades) <= self.habits.trades:
            return trades
        markets: list[Market] = []
        for trade in trades:
            giver, taker = sides(trade.species, seat, trade.partner)
            number = view.at_stake(seat, trade.partner, trade.species)
            markets.append(market.moved(trade.species, number, giver, taker))
            markets.append(market.moved(trade.species, number, taker, giver))
        worths = self.worths(markets, [seat] * len(markets))
        ranked = sorted(range(len(trades)), key=lambda at: -worths[2 * at] - worths[2 * at + 1])
        return [trades[at] for at in ranked[: self.habits.trades]]

    def duel(
        self, view: Kuhhandel, market: Market, seat: Seat, other: Seat, species: int, purse: Cards
    ) -> Duel:
        """The small game of a trade that a seat has opened, with the stakes it can lay."""
        mine = stakes(purse)
        theirs = [share * market.money[other] // STEP * STEP for share in SHARES]
        duel = Duel(mine, theirs)
        self.fill(view, market, seat, other, species, [float(total(c)) for c in mine], duel)
        return duel

    def fill(
        self,
        view: Kuhhandel,
        market: Market,
        opener: Seat,
        partner: Seat,
        species: int,
        laid: list[float],
        duel: Duel,
    ) -> None:
        """What every pair of stakes leads to; the first answer is to accept."""
        number = view.at_stake(opener, partner, species)
        giver, taker = sides(species, opener, partner)
        won = market.moved(species, number, giver, taker)
        lost = market.moved(species, number, taker, giver)
        markets: list[Market] = []
        for stake in laid:
            for answer in (-1.0, *duel.theirs):
                made = (won if stake >= answer else lost).copy()
                made.pay(opener, partner, stake)
                made.pay(partner, opener, max(0.0, answer))
                markets.append(made)
        size = len(markets)
        both = self.worths(markets + markets, [opener] * size + [partner] * size)
        wide = len(duel.theirs) + 1
        duel.opener = [both[at : at + wide] for at in range(0, size, wide)]
        duel.partner = [both[at : at + wide] for at in range(size, 2 * size, wide)]

    def drawn(self, mix: list[float]) -> int:
        """One of several by its share."""
        point = self.random.random()
        for at, share in enumerate(mix):
            point -= share
            if point < 0:
                return at
        return len(mix) - 1

    def offer(self, view: Kuhhandel, seat: Seat, stage: stages.Offering) -> Action:
        purse = view.purse(seat)
        if not purse:
            return deeds.Offer(())
        duel = self.duel(view, self.market(view), seat, stage.partner, stage.species, purse)
        duel.solve()
        return deeds.Offer(duel.mine[self.drawn(duel.opens)])

    def answer(self, view: Kuhhandel, seat: Seat, stage: stages.Answering) -> Action:
        """Accept, or lay against a stake that nobody sees."""
        purse = view.purse(seat)
        if not purse:
            return deeds.Accept()
        market = self.market(view)
        opener = view.active
        mine = stakes(purse)
        duel = Duel(mine, [float(total(cards)) for cards in mine])
        laid = [share * market.money[opener] // STEP * STEP for share in SHARES]
        self.fill(view, market, opener, seat, stage.species, laid, duel)
        duel.solve()
        pick = self.drawn(duel.answers)
        return deeds.Accept() if pick == 0 else deeds.Counter(mine[pick - 1])


def sides(species: int, higher: Seat, lower: Seat) -> tuple[Seat, Seat]:
    """Who gives and who takes when one side was higher: rats go the other way."""
    return (higher, lower) if species == RAT else (lower, higher)


def stakes(purse: Cards) -> list[Cards]:
    """The least that can be laid, and shares of all the money."""
    if not purse:
        return [()]
    found: list[Cards] = [(ZERO,) if ZERO in purse else (min(purse),)]
    money = total(purse)
    for share in SHARES[1:]:
        cards = smallest(purse, int(share * money) // STEP * STEP)
        if cards and cards not in found:
            found.append(cards)
    return found


def price_list(money: int) -> list[int]:
    """Prices up to all the money, the finer the lower."""
    found: list[int] = []
    price = STEP
    while price <= money and len(found) < 24:
        found.append(price)
        price += STEP * max(1, price // (8 * STEP))
    return found or [0]

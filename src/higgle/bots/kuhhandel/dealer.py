"""The dealer: the default opponent in Kuhhandel Master.

It watches everybody's money, values cards by the score they promise, and mixes its hidden bids.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bots.kuhhandel.herd_values import Farms, common_book
from higgle.bots.kuhhandel.hidden_money import Duel, PurseWatch, notes
from higgle.bots.phrases import Phrases
from higgle.bots.reasons import reasons_for_deed
from higgle.bots.style import parse_style
from higgle.core import Action, Ask, Cards, Event, Options, Seat, Table
from higgle.kuhhandel import auction, cow_trade, dutch, turn
from higgle.kuhhandel.animals import RAT
from higgle.kuhhandel.auction import STEP
from higgle.kuhhandel.dutch import HIGHEST
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import WORTH, reach, smallest, total
from higgle.play import Bot, Pact, Reason, Statement
from higgle.play.ledger import Ledger
from higgle.play.talk import NO_BID

TRUST: Final = 2.0
"""As many stakes must be seen before they count as much as what one thought before."""
MARKET: Final = 0.7
"""How much of what they could give for a card others give, as far as one knows at first."""
LEARNING: Final = 0.25
"""How much one price changes what it thinks of prices."""
LAST_WORD: Final = 0.3
"""Once the price is within this share of its limit, it names the limit at once."""


class DealerStyle(Options, frozen=True):
    """Everything in which one dealer differs from another."""

    spending: float = 0.75
    """How much of its money it means to spend until the next donkey."""
    finale: float = 1.0
    """How much of its money it means to spend in the trades after the last card."""
    respect: float = 0.6
    """How much it thinks that others judge their money as it judges its own."""
    nerve: float = 0.8
    """How often it stands up to a stronger purse of which it has seen nothing yet."""
    envy: float = 0.15
    """How much of another's gain counts as its own loss."""
    blocking: float = 1.0
    """How much it counts that a rival takes what it leaves."""
    window: float = 1.0
    """How many of the cards up to the next donkey it wants to buy, of its share."""
    contest: float = 0.15
    """How many of the trades that it could win it hopes to win."""
    haste: float = 0.9
    """How near to what a rival seems to give its first bid comes."""
    thrift: float = 1.0
    """How much less it spends where the others give less than it thought."""
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
    "bold": DealerStyle(spending=1.2),
    "shy": DealerStyle(spending=0.5, trading=6.0),
    "generous": DealerStyle(envy=0.0, pedigree=1.2),
    "stubborn": DealerStyle(nerve=1.0, trading=5.0),
    "chatty": DealerStyle(haste=0.7, trading=2.0),
    "calculating": DealerStyle(envy=0.25, contest=0.25),
}


def draw_style(random: Random) -> str:
    """A dealer's numbers, at random around the usual ones."""
    drawn = {
        "spending": 0.75 * random.lognormvariate(0, 0.4),
        "finale": min(1.3, 0.95 * random.lognormvariate(0, 0.25)),
        "respect": random.uniform(0.3, 1),
        "nerve": random.uniform(0.4, 1),
        "envy": random.uniform(0, 0.4),
        "blocking": random.uniform(0.4, 1.3),
        "window": random.lognormvariate(0, 0.3),
        "contest": 0.15 * random.lognormvariate(0, 0.5),
        "haste": random.uniform(0.5, 1),
        "thrift": random.uniform(0.5, 1.3),
        "trading": 2.5 * random.lognormvariate(0, 0.6),
        "pedigree": random.lognormvariate(0, 0.3),
        "noise": random.choice((0.0, 0.2, 0.4)),
    }
    return "+".join([f"{name}={number:.2f}" for name, number in drawn.items()])


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(Bot):
    """Bids, claims, dodges and trades by what cards are worth in money."""

    hears = True
    talks = True

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.manners = parse_style(style, STYLES["normal"], STYLES)
        self.ledger = Ledger()
        self.phrases = Phrases()
        self.watch = PurseWatch()
        self.book = common_book(self.manners.pull)
        self.point_price = 0.1
        """How much money a point was worth when it was last asked."""
        self.deck_seen = -1
        self.opened = 0
        """How many trades it has opened since the deck was last touched."""
        self.lot = (-1, -1)
        self.lot_worth = 0.0
        """What the card of the current auction is worth in money."""
        self.lot_price = 0.0
        """What another would give for it."""
        self.rival_bid = -1
        """The highest open bid of another for it; below nothing while nobody has bid."""
        self.market = MARKET
        """How much of that others have given so far."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Kuhhandel)
        seat = ask.seat
        self.follow(view, seat, events)
        stage = view.stages[-1]
        if isinstance(stage, (auction.Bidding, auction.BiddingInTurn, auction.Sealing)):
            return self.bid(view, seat)
        if isinstance(stage, (dutch.Counting, dutch.Marking)):
            return self.claim(view, seat)
        return self.must(view, seat)

    def follow(self, view: Table, seat: Seat, events: Sequence[Event]) -> None:
        """Take in what has happened."""
        assert isinstance(view, Kuhhandel)
        self.watch.look(view, seat, events)
        for event in events:
            self.ledger.note_pacts(event)
            if event.name in ("lot_turned", "auctioned_anew"):
                self.rival_bid = -1
            elif event.name == "bid":
                self.rival_bid = max(0, self.rival_bid) if event.seat == seat else event.numbers[0]
            elif event.name == "bidding_closed":
                self.learn_price(event.numbers[0] if event.seat != seat else self.rival_bid)
            elif event.name == "turn_began":
                self.phrases.begin_turn()

    def rewind(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.lot = (-1, -1)

    def hear(self, said: Statement) -> bool:
        """It notes what is promised, and thinks of the card that lies open once more."""
        if isinstance(said.talk, Pact):
            self.ledger.pacts.promise(said.seat, said.talk)
            self.lot = (-1, -1)
        return False

    def speaks_after(self, action: Action) -> bool:
        """It promises nothing itself."""
        return False

    def rivalry(self, other: Seat, card: int) -> float:
        """How surely another bids for a card: less, if it has promised not to and is believed."""
        promised = [one for one in self.ledger.pacts.of(NO_BID, other) if card in one.cards]
        return 1.0 - self.ledger.trust(other) if promised else 1.0

    def why(self, view: Table, seat: Seat, action: Action) -> Reason | None:
        assert isinstance(view, Kuhhandel)
        number = view.auctions + view.forced
        return self.phrases.choose(self.style, seat, number, reasons_for_deed(view, action))

    def must(self, view: Kuhhandel, seat: Seat) -> Action:
        """What is asked of one seat alone."""
        stage = view.stages[-1]
        if isinstance(stage, turn.Choosing):
            return self.choose(view, seat, stage)
        if isinstance(stage, auction.Deciding):
            return self.decide(view, seat, stage)
        if isinstance(stage, auction.Paying):
            cards = smallest(view.purse(seat), stage.price)
            return auction.Show() if cards is None else auction.Pay(cards)
        if isinstance(stage, dutch.Laying):
            return auction.Pay(cheapest(view.purse(seat), stage.count))
        if isinstance(stage, dutch.DecidingBlind):
            return self.decide_blind(view, seat, stage)
        if isinstance(stage, turn.DodgingRat):
            return self.dodge(view, seat)
        if isinstance(stage, cow_trade.Offering):
            return self.offer(view, seat, stage)
        if isinstance(stage, cow_trade.Answering):
            return self.answer_offer(view, seat, stage)
        assert isinstance(stage, turn.Sharing)
        return self.share(view, seat)

    def begin_anew(self, money: list[float]) -> None:
        """Forget what was thought and opened; keep what is known of everybody's money."""
        self.watch.money = money[:]
        self.deck_seen = -1
        self.opened = 0
        self.lot = (-1, -1)

    # Worth

    def own_price(self, view: Kuhhandel, seat: Seat, farms: Farms) -> float:
        """How much money a point is worth to oneself; it is remembered.

        Where others give little, points are cheap, and money lasts longer.
        """
        cheap = float(min(1.0, self.market / MARKET) ** self.manners.thrift)
        self.point_price = cheap * self.price_of_points(view, seat, farms)
        return self.point_price

    def price_of_points(self, view: Kuhhandel, seat: Seat, farms: Farms) -> float:
        """How much money a point is worth to a seat now: what it has over what it can hope for.

        Money grows with every donkey and is nothing at the end, so it is to be spent by the next.
        """
        cash = self.watch.money[seat] + STEP
        deck = view.deck_size()
        coming = deck / (5 - view.donkeys) if deck else 0.0
        hope = farms.deck_gain(seat) * coming / view.seats * self.manners.window
        hope += self.manners.contest * farms.trade_gain(seat)
        share = self.manners.spending if deck else self.manners.finale
        return share * cash / (hope + 100)

    def worth(self, view: Kuhhandel, seat: Seat, farms: Farms, card: int) -> float:
        """What it is worth to a seat, in points, that it gets a card and not the keenest rival."""
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
            rate = self.own_price(view, seat, farms)
            self.lot_worth = self.worth(view, seat, farms, lot[1]) * rate
            self.lot_price = self.second_bid(view, seat, farms, lot[1])
        return self.lot_worth

    def second_bid(self, view: Kuhhandel, seat: Seat, farms: Farms, card: int) -> float:
        """What the keenest of the other bidders would give."""
        most = 0.0
        for other in range(view.seats):
            if other not in (seat, view.active) and self.watch.money[other] > most:
                worth = self.worth_against(other, seat, farms, card)
                if worth > 0:
                    wish = worth * self.price_of_points(view, other, farms)
                    give = min(wish, self.watch.money[other])
                    most = max(most, self.rivalry(other, card) * give)
        return most

    def learn_price(self, price: int) -> None:
        """What others would give for a card, beside what one thought that they would give.

        Hidden bids that were lower than its own tell it nothing.
        """
        if self.lot_price >= STEP and price >= 0:
            self.market += LEARNING * (min(1.0, price / self.lot_price) - self.market)

    def limit(self, view: Kuhhandel, seat: Seat) -> int:
        """The most to bid for the animal that lies open: there is no change for larger cards."""
        money = min(self.appraise(view, seat), view.ceiling(seat))
        if money < STEP:
            return 0
        payable = reach(view.purse(seat)) & ((2 << int(money) // STEP) - 1)
        return (payable.bit_length() - 1) * STEP

    def bid(self, view: Kuhhandel, seat: Seat) -> Action | None:
        """At once near to what another would give, then in steps, and soon its last word.

        So nobody goes on ten by ten where hardly anything is left to gain.
        """
        stage = view.stages[-1]
        limit = self.limit(view, seat)
        if isinstance(stage, auction.Sealing):
            return auction.Ceiling(limit)
        assert isinstance(stage, (auction.Bidding, auction.BiddingInTurn))
        if limit > stage.price:
            if stage.price and limit - stage.price <= LAST_WORD * limit:
                return auction.Bid(limit)
            step = max(1, (limit - stage.price) // (4 * STEP))
            near = int(self.manners.haste * min(limit, self.market * self.lot_price)) // STEP
            return auction.Bid(STEP * max(stage.price // STEP + step, near))
        return auction.Pass() if isinstance(stage, auction.BiddingInTurn) else None

    def decide(self, view: Kuhhandel, seat: Seat, stage: auction.Deciding) -> Action:
        """Buy if the card is worth what it costs and what its sale would bring."""
        cards = smallest(view.purse(seat), stage.price)
        if cards is None:
            return auction.Sell()
        farms = self.book.farms(view)
        card = view.piles[view.lot][0]
        rate = self.own_price(view, seat, farms)
        worth = self.worth_against(seat, stage.bidder, farms, card) * rate
        return auction.Buy(cards) if worth > total(cards) + stage.price else auction.Sell()

    def claim(self, view: Kuhhandel, seat: Seat) -> Action | None:
        """The most cards that a pedigree is worth."""
        money = self.appraise(view, seat) * self.manners.pedigree
        most = cost = 0
        for count, card in enumerate(cheapest(view.purse(seat), HIGHEST), 1):
            cost += laying_cost(card)
            if cost <= money:
                most = count
        stage = view.stages[-1]
        if isinstance(stage, dutch.Marking):
            return dutch.Mark(most)
        assert isinstance(stage, dutch.Counting)
        return dutch.Claim(stage.count) if 0 < stage.count <= most else None

    def decide_blind(self, view: Kuhhandel, seat: Seat, stage: dutch.DecidingBlind) -> Action:
        purse = view.purse(seat)
        if len(purse) < stage.count:
            return auction.Sell()
        farms = self.book.farms(view)
        card = view.piles[view.lot][0]
        rate = self.own_price(view, seat, farms)
        mine = self.worth_against(seat, stage.claimant, farms, card)
        cards = cheapest(purse, stage.count)
        cost = sum([laying_cost(card) for card in cards]) + 8 * stage.count
        if mine * rate > cost:
            return auction.Buy(cards)
        return auction.Sell()

    def dodge(self, view: Kuhhandel, seat: Seat) -> Action:
        """Take the rat when the money beside it outweighs it, or when dodging is dear."""
        purse = view.purse(seat)
        if not purse:
            return turn.Take()
        farms = self.book.farms(view)
        rate = self.own_price(view, seat, farms)
        harm = -self.worth_against(seat, view.left_of(seat), farms, RAT) * rate
        low = min(purse)
        if 8 * view.pot_size() + WORTH[low] > harm:
            return turn.Take()
        return turn.Lay(low)

    # The cow trade

    def choose(self, view: Kuhhandel, seat: Seat, stage: turn.Choosing) -> Action:
        """The best trade, if it is better than an auction."""
        listed = view.actions(seat)
        trades = [action for action in listed if isinstance(action, turn.Trade)]
        others = [action for action in listed if not isinstance(action, turn.Trade)]
        if others and self.has_traded_enough(view):
            return others[0]
        farms = self.book.farms(view)
        rate = self.own_price(view, seat, farms)
        best = -100_000.0
        if others:
            best = 0.7 * farms.deck_gain(seat) * rate * self.manners.trading
        chosen: Action | None = others[0] if others else None
        partners = {trade.partner for trade in trades}
        rates = {other: self.price_of_points(view, other, farms) for other in partners}
        for trade in trades:
            other = trade.partner
            duel, up, down = self.duel(view, seat, other, trade.species, farms, rate, rates[other])
            value = duel.value(up, down)
            if value > best:
                best = value
                chosen = trade
        if isinstance(chosen, turn.Trade):
            self.opened += 1
        assert chosen is not None, "a seat that is asked can do something"
        return chosen

    def has_traded_enough(self, view: Kuhhandel) -> bool:
        """Trades alone never end a game, so after two of its own it turns to the deck."""
        if view.deck_size() != self.deck_seen:
            self.deck_seen = view.deck_size()
            self.opened = 0
        return self.opened >= 2

    def duel(
        self,
        view: Kuhhandel,
        seat: Seat,
        other: Seat,
        species: int,
        farms: Farms,
        rate: float,
        own: float,
    ) -> tuple[Duel, float, float]:
        """A trade as both sides see it, and what winning and losing mean to me, in money.

        A point is worth `rate` to me and `own` to the other side. Whoever was seen to lay little is
        expected to dare less, and is stood up to more often.
        """
        up, down = farms.stakes(seat, other, species)
        their_up, their_down = farms.stakes(other, seat, species)
        envy = self.manners.envy
        worth = (up - down + envy * (their_up - their_down)) * rate
        theirs = (their_up - their_down) * max(own, self.manners.respect * rate)
        timid, seen = self.watch.timid(other)
        daring = 1 - 0.8 * timid / (TRUST + seen)
        nerve = (TRUST * self.manners.nerve + timid) / (TRUST + seen)
        purse = daring * self.watch.money[other]
        duel = Duel(worth, float(view.money(seat)), daring * theirs, purse, nerve)
        return duel, (up - envy * their_down) * rate, (down - envy * their_up) * rate

    def offer(self, view: Kuhhandel, seat: Seat, stage: cow_trade.Offering) -> Action:
        """A stake of nothing is the smallest card: the bluff."""
        purse = view.purse(seat)
        if not purse:
            return cow_trade.Offer(())
        return cow_trade.Offer(self.lay(view, seat, stage.partner, stage.species) or (min(purse),))

    def answer_offer(self, view: Kuhhandel, seat: Seat, stage: cow_trade.Answering) -> Action:
        """A stake of nothing is an acceptance."""
        cards = self.lay(view, seat, view.active, stage.species)
        return cow_trade.Counter(cards) if total(cards) else cow_trade.Accept()

    def lay(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> Cards:
        """The cards for a mixed stake."""
        farms = self.book.farms(view)
        rate = self.own_price(view, seat, farms)
        own = self.price_of_points(view, other, farms)
        duel, _, _ = self.duel(view, seat, other, species, farms, rate, own)
        return notes(view.purse(seat), duel.stake(self.random))

    # The game for two

    def share(self, view: Kuhhandel, seat: Seat) -> Action:
        """Keep what is better than the average of what comes."""
        farms = self.book.farms(view)
        other = view.left_of(seat)
        red = view.piles[view.looked + seat]
        if red:
            worth = farms.edge(seat, red[0], other)
            return turn.Keep() if worth > farms.deck_gain(seat) else turn.Give()
        green = view.piles[view.looked_money + seat]
        return turn.Keep() if total(green) >= 50 else turn.Give()


def cheapest(purse: Sequence[int], count: int) -> Cards:
    """The cards of a purse that are worth least."""
    return tuple(sorted(purse)[:count])


def laying_cost(card: int) -> int:
    """What a card costs that is laid: its worth, and two, since cards are bluffs too."""
    return WORTH[card] + 2

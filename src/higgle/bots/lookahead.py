"""Looking ahead: candidates, rollouts in imagined worlds, and what comes of them."""

from collections.abc import Sequence
from random import Random

from higgle.bohnanza.answers import Accept, Decline, nearest_accept
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.trading import Trading
from higgle.bohnanza.turn import TRADE
from higgle.bots.bohnanza.bohnaparte_farmer import POINT
from higgle.bots.bohnanza.expert_farmer import ExpertFarmer
from higgle.bots.bohnanza.farmer import Farmer
from higgle.bots.kuhhandel.dealer import Dealer
from higgle.bots.kuhhandel.herd_values import PULL, HerdBook
from higgle.bots.ladder import farmer
from higgle.core import CLOCK, Action, Ask, Cards, Event, Fast, Seat, Table
from higgle.kuhhandel import auction, cow_trade, dutch, turn
from higgle.kuhhandel.auction import STEP
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import ZERO, smallest, total
from higgle.kuhhandel.turn import Choosing
from higgle.play import Bot

NO_PILE = -1
"""Where chance decides who speaks first, and no card is drawn."""
MOST = 400
"""More actions than a rehearsal takes."""
PAGES = 50
"""More states of all farms than the rehearsals of one decision come to."""
QUICK = "offers=0+bids=0"
"""In a rehearsal farmers answer offers and make none."""


class Rehearsal:
    """How the game might go on from one decision, with the same players for all candidates.

    They look at the imagined table itself and judge by what can be seen now; nobody keeps the time.
    """

    def __init__(self, view: Table, rung: Bot, ask: Ask) -> None:
        self.view = view
        self.rung = script_of(rung)
        self.judge = rung if isinstance(rung, ExpertFarmer) else None
        """Whose learned judgement says what a table promises, if anybody's does."""
        self.ask = ask
        self.random = Random(0)
        self.book = HerdBook(PULL, PAGES)
        self.bots = [self.player(view, seat) for seat in range(view.seats)]
        self.passed: dict[Seat, Ask] = {}
        self.events: list[Event] = []
        """What has happened, where the imagined tables tell it."""

    def promise(self, world: Table, dice: int, candidate: Action | None, turns: int) -> float:
        """What comes of a candidate by the time these turns of a world have ended."""
        table = world.copy()
        table.chance = Fast(dice)
        self.prepare(dice)
        self.play(table, candidate, turns)
        return outcome(self.promises(table), self.ask.seat)

    def promises(self, table: Table) -> list[float]:
        """What everybody can expect, by the searcher's own judgement."""
        if self.judge is not None and not table.over:
            return self.judge.promises(table)
        if isinstance(self.rung, Dealer):
            return cow_promises(table, self.book, self.rung.point_price)
        return bean_promises(table, self.bots)

    def play(self, table: Table, candidate: Action | None, turns: int) -> None:
        """The candidate is played first; to pass is a candidate too."""
        began = turn_of(table)
        if candidate is None:
            self.passed[self.ask.seat] = self.ask
        else:
            self.events += table.act(self.ask.seat, candidate)
        for actions in range(MOST):
            now = turn_of(table)
            if now >= 0 and now != began:
                began = now
                turns -= 1
            if table.over or not turns:
                return
            self.step(table, table.chance.below(table.seats, NO_PILE, actions))

    def step(self, table: Table, first: Seat) -> None:
        """One action: of whoever has something to answer, of one who must act, or of the clock."""
        asks = table.asks()
        duty: Ask | None = None
        for ask in [*asks[first:], *asks[:first]]:
            seat = ask.seat
            if ask.must:
                duty = ask
            elif seat != CLOCK and ask.about and self.passed.get(seat) != ask:
                action = self.bots[seat].act(table, ask, ())
                if action is not None:
                    self.events += table.act(seat, action)
                    return
                self.passed[seat] = ask
        if duty is None:
            self.events += table.act(CLOCK, table.actions(CLOCK)[0])
        else:
            told = self.bots[duty.seat].act(table, duty, ())
            assert told is not None, "who must act does"
            self.events += table.act(duty.seat, told)

    # The players

    def player(self, view: Table, seat: Seat) -> Bot:
        """The searcher's own rung, or the rung below, who knows what the searcher knows."""
        rung = self.rung
        if isinstance(rung, Dealer):
            dealer = Dealer(view.ID, self.random, rung.style)
            dealer.book = self.book
            return dealer
        assert isinstance(rung, Farmer)
        assert isinstance(view, Bohnanza)
        oneself = seat == self.ask.seat
        style = f"{rung.style}+{QUICK}" if oneself and rung.style else QUICK
        bot = farmer(view.ID, self.random, style)
        assert isinstance(bot, Farmer)
        bot.rehearse(rung.look_ahead(view, seat))
        if oneself:
            bot.memory = rung.memory
        return bot

    def prepare(self, dice: int) -> None:
        """Let the players forget the last rehearsal; farmers have nothing to forget."""
        self.passed.clear()
        if isinstance(self.rung, Dealer):
            self.random.seed(dice)
            for bot in self.bots:
                assert isinstance(bot, Dealer)
                bot.begin_anew(self.rung.watch.money)


def script_of(rung: Bot) -> Bot:
    """The script under a rung: what an expert does where it has learned nothing."""
    return rung.script if isinstance(rung, ExpertFarmer) else rung


def turn_of(table: Table) -> int:
    """A number that changes when a turn ends, and with beans when trading ends; -1 is meanwhile."""
    if isinstance(table, Bohnanza):
        return 2 * table.active + (table.phase > table.turn_phases().index(TRADE))
    assert isinstance(table, Kuhhandel)
    stage = table.stages[-1]
    done = isinstance(stage, Choosing) and not stage.owes and not stage.traded
    return table.active if done else -1


RIVALRY = 0.6
"""How much the best of the others counts against it."""


def outcome(promises: list[float], seat: Seat) -> float:
    """A seat's promise less what its rivals are promised."""
    others = [promise for other, promise in enumerate(promises) if other != seat]
    return promises[seat] - RIVALRY * (max(others) + sum(others, 0.0) / len(others)) / 2


def bean_promises(table: Table, bots: Sequence[Bot]) -> list[float]:
    """Thalers, fields and the hand of everybody; lands where they count."""
    assert isinstance(table, Bohnanza)
    if table.over:
        return [float(score) for score in table.scores()]
    found: list[float] = []
    for seat, bot in enumerate(bots):
        assert isinstance(bot, Farmer)
        prospect = bot.outlook(table, seat)
        duty: list[int] = []
        for pile in table.plant_piles(seat):
            duty += table.piles[pile]
        promise = prospect.worth(prospect.farm(seat), duty, table.hand(seat))
        if isinstance(table, Bohnaparte):
            promise = promise / POINT + table.thalers(seat) / POINT
        found.append(promise + sum(table.score(seat).values()))
    return found


def cow_promises(table: Table, book: HerdBook, point_price: float) -> list[float]:
    """The score that animals promise, and money by the price of a point."""
    assert isinstance(table, Kuhhandel)
    if table.over:
        return [float(score) for score in table.scores()]
    farms = book.farms(table)
    return [farms.promise(seat) + table.money(seat) / point_price for seat in range(table.seats)]


MOST_ALTERNATIVES = 6


def alternatives(rung: Bot, view: Table, ask: Ask, first: Action | None) -> list[Action | None]:
    """Other things that a seat could do, none of them the first."""
    if isinstance(view, Kuhhandel):
        assert isinstance(rung, Dealer)
        found = cow_alternatives(view, ask.seat)
    elif isinstance(view, Bohnanza):
        assert isinstance(rung, Farmer)
        found = bean_alternatives(rung, view, ask, first)
    else:
        found = []
    fresh: list[Action | None] = []
    for action in found:
        if action != first and action not in fresh:
            fresh.append(action)
    return fresh[:MOST_ALTERNATIVES]


def bean_alternatives(
    rung: Farmer, view: Bohnanza, ask: Ask, first: Action | None
) -> list[Action | None]:
    """The other answer to an offer, or another field."""
    seat = ask.seat
    if not isinstance(view.stages[-1], Trading):
        return list(view.actions(seat)) if ask.must else []
    if isinstance(first, Accept):
        if seat not in view.offer(first.offer).declined:
            return [Decline(first.offer)]
        # what was refused can be left lying, but not by one who must act
        return [] if ask.must else [None]
    if isinstance(first, Decline):
        accept = nearest_accept(view, seat, view.offer(first.offer))
        return [] if accept is None else [accept]
    return []


def cow_alternatives(view: Kuhhandel, seat: Seat) -> list[Action | None]:
    """Other bids, other stakes, the other answer."""
    stage = view.stages[-1]
    purse = view.purse(seat)
    if isinstance(stage, auction.Bidding):
        price = stage.price + STEP
        can = price <= min(total(purse), view.ceiling(seat))
        return [auction.Bid(price), None] if can else []
    if isinstance(stage, auction.Deciding):
        cards = smallest(purse, stage.price)
        return [] if cards is None else [auction.Sell(), auction.Buy(cards)]
    if isinstance(stage, dutch.Counting):
        return [*view.actions(seat), None]
    if isinstance(stage, cow_trade.Offering):
        return [cow_trade.Offer(cards) for cards in stakes(purse)]
    if isinstance(stage, cow_trade.Answering):
        return [cow_trade.Accept(), *[cow_trade.Counter(cards) for cards in stakes(purse)]]
    if isinstance(stage, (turn.Choosing, turn.DodgingRat, turn.Sharing)):
        return [*view.actions(seat)]
    return []


def stakes(purse: Cards) -> list[tuple[int, ...]]:
    """Nothing, and shares of all the money."""
    found: list[tuple[int, ...]] = [(ZERO,)] if ZERO in purse else []
    money = total(purse)
    for share in (0.1, 0.25, 0.45, 0.7, 1.0):
        cards = smallest(purse, int(share * money) // STEP * STEP)
        if cards and cards not in found:
            found.append(cards)
    return found

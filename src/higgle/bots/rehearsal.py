"""A rehearsal: how the game might go on in imagined worlds, played by the rung below."""

from random import Random

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.turn import TRADE
from higgle.bots.dealer import Dealer
from higgle.bots.expert_farmer import ExpertFarmer
from higgle.bots.farmer import Farmer
from higgle.bots.herd_worth import PULL, HerdBook
from higgle.bots.ladder import farmer
from higgle.bots.outcome import bean_promises, cow_promises, outcome
from higgle.core import CLOCK, Action, Ask, Fast, Seat, Table
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.stages import Choosing
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
            table.act(self.ask.seat, candidate)
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
                    table.act(seat, action)
                    return
                self.passed[seat] = ask
        if duty is None:
            table.act(CLOCK, table.actions(CLOCK)[0])
        else:
            told = self.bots[duty.seat].act(table, duty, ())
            assert told is not None, "who must act does"
            table.act(duty.seat, told)

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

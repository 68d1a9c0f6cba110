"""A rehearsal: how the game might go on in an imagined world, played by the rung below."""

from random import Random

from higgle.bohnanza.turn import Bohnanza
from higgle.bots.dealer import Dealer
from higgle.bots.farmer import Farmer
from higgle.bots.ladder import farmer
from higgle.kuhhandel.stages import Choosing
from higgle.kuhhandel.turn import Kuhhandel
from higgle.playing import Bot, Conductor
from higgle.table import Action, Ask, Illegal, Seat, Table

MOST = 400
"""More actions than a rehearsal takes."""
QUICK = "offers=2+bids=1"
"""In a rehearsal farmers make few offers."""


class Rehearsal(Conductor):
    """A conductor whose bots look at the imagined table itself, and nobody keeps the time."""

    def __init__(self, table: Table, rung: Bot, seat: Seat, random: Random) -> None:
        bots = [cast_of(table, rung, other == seat, random) for other in range(table.seats)]
        super().__init__(table, bots, random, bots.__getitem__)
        self.began = turn_of(table)
        self.turns = 0

    def begin(self, ask: Ask, candidate: Action | None) -> None:
        """The candidate is played first; to pass is a candidate too."""
        if candidate is None:
            self.passed[ask.seat] = ask
        else:
            self.do(ask.seat, candidate)

    def go_on(self, turns: int) -> None:
        """Play until so many turns have ended."""
        while not self.table.over and self.actions < MOST:
            now = turn_of(self.table)
            if now != self.began:
                self.began = now
                self.turns += 1
                if self.turns >= turns:
                    return
            try:
                self.step()
            except Illegal:
                return

    def decide(self, ask: Ask) -> Action | None:
        return self.bots[ask.seat].act(self.table, ask, ())


def cast_of(table: Table, rung: Bot, oneself: bool, random: Random) -> Bot:
    """The searcher's own rung, or a player of the rung below who knows what the searcher knows."""
    if isinstance(rung, Farmer):
        style = f"{rung.style}+{QUICK}" if oneself else QUICK
        bot = farmer(table.ID, random, style)
        if oneself and isinstance(bot, Farmer):
            bot.memory = rung.memory
        return bot
    bot = farmer(table.ID, random, rung.style)
    if isinstance(bot, Dealer) and isinstance(rung, Dealer):
        bot.watch.money = rung.watch.money[:]
    return bot


def turn_of(table: Table) -> int:
    """A number that changes when a turn ends."""
    if isinstance(table, Bohnanza):
        return table.active
    assert isinstance(table, Kuhhandel)
    stage = table.stages[-1]
    done = isinstance(stage, Choosing) and not stage.owes and not stage.traded
    return table.active if done else -1

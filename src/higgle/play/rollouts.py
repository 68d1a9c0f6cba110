"""Rollouts: many games side by side, one action at each in every round, for search and training.

Whoever steers them sees two lists of numbers: how many choices there are at each table, and whose
they are; and answers with one number for each table. Nothing is told and nothing is logged. Listed
actions are not checked once more, because whatever is listed is accepted: that is a law.
"""

from collections.abc import Sequence
from operator import index
from random import Random
from typing import SupportsIndex

from higgle.core import CLOCK, Action, Ask, Fast, Seat, Table

MOST = 200_000
"""More actions than any game takes."""

ENDED = -2
"""The seat that decides at a table whose game is over."""


class Rollouts:
    """Tables played in lockstep, each with its own chance."""

    def __init__(self, tables: Sequence[Table], seed: int = 0) -> None:
        self.tables = list(tables)
        self.random = Random(seed)
        self.actions = 0
        self.seats: list[Seat] = [ENDED] * len(self.tables)
        """Who decides at each table."""
        self.counts = [0] * len(self.tables)
        """How many choices there are at each table; none when its game is over."""
        self.choices: list[list[Action]] = [[] for _ in self.tables]
        for place in range(len(self.tables)):
            self.look(place)

    def look(self, place: int) -> None:
        """Find out who decides next at a table, and between how many actions."""
        table = self.tables[place]
        if table.over:
            self.seats[place] = ENDED
            self.choices[place] = []
        else:
            seat = self.who(table.asks())
            self.seats[place] = seat
            self.choices[place] = table.actions(seat) or self.propose_one(table, seat)
        self.counts[place] = len(self.choices[place])

    def who(self, asks: list[Ask]) -> Seat:
        """One of those who must act, or the clock."""
        due = [ask.seat for ask in asks if ask.must]
        if not due:
            return CLOCK
        return due[0] if len(due) == 1 else due[int(self.random.random() * len(due))]

    def propose_one(self, table: Table, seat: Seat) -> list[Action]:
        """Where nothing can be listed, one proposal is the only choice."""
        action = table.propose(seat, self.random)
        assert action is not None, "who must act can"
        return [action]

    def step(self, picks: Sequence[SupportsIndex]) -> None:
        """Carry out one choice at every table that goes on."""
        for place in range(len(self.tables)):
            if self.counts[place]:
                self.do(place, index(picks[place]))

    def do(self, place: int, pick: int) -> None:
        """Carry out a choice at one table."""
        table = self.tables[place]
        table.apply(self.seats[place], self.choices[place][pick], table.chance)
        self.actions += 1
        self.look(place)

    def play(self, most: int = MOST) -> int:
        """Choose at random to the end, or for at most this many rounds; count actions."""
        before = self.actions
        rand = self.random.random
        going = [place for place, count in enumerate(self.counts) if count]
        for _ in range(most):
            if not going:
                break
            for place in going:
                count = self.counts[place]
                self.do(place, int(rand() * count) if count > 1 else 0)
            going = [place for place in going if self.counts[place]]
        return self.actions - before

    def scores(self) -> list[list[int]]:
        """The result at every table, or what it would be if the game ended like this."""
        return [table.scores() for table in self.tables]


def roll_out(table: Table, count: SupportsIndex, seed: SupportsIndex = 0) -> Rollouts:
    """Copies of a table, each with its own random continuation."""
    many, first = index(count), index(seed)
    copies: list[Table] = []
    for number in range(many):
        twin = table.copy()
        twin.emit_events = False
        twin.chance = Fast(first * many + number)
        copies.append(twin)
    return Rollouts(copies, first)


def play_at_random(table: Table, random: Random) -> None:
    """Play a game to its end as anybody could: whoever is asked does what is listed or proposed.

    This is the whole public path: asks, a list or a proposal, and a checked act with its events.
    """
    dice = random.random
    asks = table.asks()
    while asks:
        busy = [ask for ask in asks if ask.forms] if dice() < 0.9 else asks
        ask = busy[int(dice() * len(busy))]
        seat = ask.seat
        action = table.propose(seat, random) if dice() < 0.3 else None
        if action is None:
            listed = table.actions(seat)
            if listed:
                action = listed[int(dice() * len(listed))]
            elif ask.must:
                action = table.propose(seat, random)
        if action is not None:
            table.act(seat, action)
            asks = table.asks()

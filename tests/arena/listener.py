"""A bot that counts what it hears."""

from collections.abc import Sequence
from random import Random

from higgle.bots.greedy import GreedyFarmer
from higgle.core import Action, Seat, Table
from higgle.play import Spoken, Statement


class Listener(GreedyFarmer):
    """Listens, and says nothing."""

    talks = True

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.lines = 0

    def hear(self, said: Statement) -> bool:
        self.lines += 1
        return False

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        return ()

    def usage(self) -> dict[str, float]:
        return {"lines": self.lines}

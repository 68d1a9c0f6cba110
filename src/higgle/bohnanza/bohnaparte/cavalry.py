"""What a seat can attack: borders, rivers with a forest, and the cavalry of the pastures."""

from typing import Final, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.bohnaparte.actions import Attack
from higgle.bohnanza.bohnaparte.fortress import Fortresses
from higgle.bohnanza.bohnaparte.lands import FOREST, RIVER
from higgle.bohnanza.turn import Over
from higgle.core import Chance, Layout, Options, Seat, Stage, require

STRENGTH: Final = 17
"""What cavalry strikes with."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Cavalry(Fortresses):
    """The cavalry of every pasture, ready or turned."""

    __slots__ = ("ready",)

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.ready: tuple[bool, ...] = (True,) * len(self.board.pastures)
        """Which cavalry is ready, in the order of the pastures."""

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.ready = table.ready

    # Questions

    def targets(self, seat: Seat) -> list[int]:
        """The lands of others and of nobody that a seat can reach, in order."""
        kinds = self.board.kinds
        owners = self.owners
        forest = self.owns(seat, FOREST)
        reached: set[int] = set()
        for land in self.holdings(seat):
            reached.update(self.board.neighbours[land])
            if forest:
                reached.update(self.board.across[land])
        return sorted([land for land in reached if owners[land] != seat and kinds[land] != RIVER])

    def riders(self, seat: Seat) -> list[int]:
        """The cavalry of a seat that is ready."""
        owners = self.owners
        return [
            number
            for number, pasture in enumerate(self.board.pastures)
            if self.ready[number] and owners[pasture] == seat
        ]

    def attacks(self, seat: Seat) -> list[Attack]:
        """Every land that can be attacked, on foot and with each cavalry that is ready."""
        targets = self.targets(seat)
        found = [Attack(land) for land in targets]
        for number in self.riders(seat):
            found += [Attack(land, number) for land in targets]
        return found

    # Check and do

    def check_cavalry(self, seat: Seat, number: int) -> None:
        pastures = self.board.pastures
        mine = 0 <= number < len(pastures) and self.owners[pastures[number]] == seat
        require(mine, "not-your-cavalry", "W54", cavalry=number + 1)
        require(self.ready[number], "cavalry-turned", "W58", cavalry=number + 1)

    def turn_cavalry(self, number: int, ready: bool) -> None:
        """Cavalry is turned when it fails, and back when it is ready again."""
        self.ready = (*self.ready[:number], ready, *self.ready[number + 1 :])

    def begin_planting(self, chance: Chance) -> Stage | None:
        """In phase 1 the cavalry of the active seat is ready again."""
        stage = super().begin_planting(chance)
        if type(stage) is Over:
            return stage
        for number, pasture in enumerate(self.board.pastures):
            if not self.ready[number] and self.owners[pasture] == self.active:
                self.turn_cavalry(number, True)
                self.emit("cavalry_ready", self.active, number)
        return stage

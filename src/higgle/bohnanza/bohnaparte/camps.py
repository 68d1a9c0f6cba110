"""Before the first turn everybody takes a camp; before phase 1 every monastery gives alms."""

from typing import TYPE_CHECKING, Final

from higgle.bohnanza.beans import NUMBERS
from higgle.bohnanza.bohnaparte.board import CAMP, MONASTERY
from higgle.bohnanza.turn import BeanStage, advance, draw
from higgle.core import NOBODY, Action, Ask, Chance, Seat, require

if TYPE_CHECKING:
    from higgle.bohnanza.bohnaparte.game import Bohnaparte

LOT: Final = 1000
"""The name of the lot in chance: no pile has this number."""

ALMS: Final = 12
"""A monastery turns beans up to this number into thalers."""


class Camping(BeanStage, frozen=True):
    """Before the first turn: the active seat takes a camp."""

    def may_stand(self, table: "Bohnaparte") -> bool:
        return table.phase < 0 and bool(table.free_camps())

    def asks(self, table: "Bohnaparte") -> list[Ask]:
        asks = table.idle.copy()
        asks[table.active] = Ask(table.active, True, ("camp",), (), table.RIGHTS)
        return asks

    def actions(self, table: "Bohnaparte", seat: Seat) -> list[Action]:
        found: list[Action] = []
        if seat == table.active:
            found += [Camp(land) for land in table.free_camps()]
        return found + table.rights(seat)


class Camp(Action, frozen=True):
    """Take a free camp of the map."""

    land: int

    def __str__(self) -> str:
        return f"camp {self.land + 1}"

    def check(self, table: "Bohnaparte", seat: Seat) -> None:
        land = self.land
        require(type(table.stages[-1]) is Camping, "camps-taken", "W02")
        require(seat == table.active, "not-your-turn", "W02")
        check_land(table, land)
        require(table.board.kinds[land] == CAMP, "not-a-camp", "W02", land=land + 1)
        require(table.owners[land] == NOBODY, "camp-taken", "W02", land=land + 1)

    def apply(self, table: "Bohnaparte", seat: Seat, chance: Chance) -> None:
        """A marker goes on the camp; the last to choose takes the first turn."""
        table.mark(self.land, seat)
        table.emit("camped", seat, self.land)
        if table.free_camps():
            table.active = (seat + 1) % table.seats
        else:
            advance(table, chance)


def begin_camping(table: "Bohnaparte", chance: Chance) -> None:
    """The lot says who takes a camp first."""
    table.active = chance.below(table.seats, LOT, 0)
    table.stages = (Camping(),)


def check_land(table: "Bohnaparte", land: int) -> None:
    """Refuse a number that no land has."""
    require(0 <= land < len(table.lands), "no-such-land", lands=len(table.lands))


def collect_alms(table: "Bohnaparte", chance: Chance) -> None:
    """Before phase 1 every monastery takes a card: a small bean becomes a thaler."""
    seat = table.active
    for land in table.lands_of_kind(seat, MONASTERY):
        if table.ran_dry():
            return
        if draw(table, 1, table.alms, chance):
            card = table.piles[table.alms][0]
            small = NUMBERS[card] <= ALMS
            table.shift(table.alms, 0, table.thaler_piles + seat if small else table.discard)
            table.emit("alms", seat, land, card, int(small))

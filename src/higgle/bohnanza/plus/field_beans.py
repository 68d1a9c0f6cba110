"""The beans of the set: which sorts are in, by the number of seats, and the field bean."""

from functools import cache
from typing import TYPE_CHECKING, Final

from higgle.bohnanza.beans import BASE, BRANDY, COCOA, COFFEE, FIELD, GARDEN, WAX, meter
from higgle.bohnanza.harvest import THIRD, add_field
from higgle.bohnanza.turn import PASS, BeanStage
from higgle.core import Action, Ask, Chance, Seat, require

if TYPE_CHECKING:
    from higgle.bohnanza.plus.game import BohnanzaPlus

GERMAN_COCOA: Final = meter(2, 0, 3, 4)


@cache
def sorts_of(seats: int, rare: str, twenty_two: str) -> tuple[int, ...]:
    """The sorts of the full set that stay in the game, by the number of seats."""
    extra = WAX if twenty_two == "wax" else BRANDY
    if seats == 3:
        return (*BASE, extra, COFFEE)
    if seats <= 5:
        return (*BASE, extra, COCOA if rare == "cocoa" else FIELD)
    return (*(sort for sort in BASE if sort != GARDEN), extra, COFFEE)


class TakingField(BeanStage, frozen=True):
    """Two field beans were harvested: their seat takes the third field or leaves it.

    Only with a strict lone bean can one more empty field be a burden.
    """

    seat: Seat

    def asks(self, table: "BohnanzaPlus") -> list[Ask]:
        asks = table.idle.copy()
        asks[self.seat] = Ask(self.seat, True, ("buy_field", "pass"), (), table.RIGHTS)
        return asks

    def actions(self, table: "BohnanzaPlus", seat: Seat) -> list[Action]:
        found: list[Action] = [PASS] if seat == self.seat else []
        return found + table.rights(seat)

    def check_pass(self, table: "BohnanzaPlus", seat: Seat) -> None:
        require(seat == self.seat, "nothing-to-pass")

    def do_pass(self, table: "BohnanzaPlus", seat: Seat, chance: Chance) -> None:
        table.stages = table.stages[:-1]


def win_field(table: "BohnanzaPlus", seat: Seat) -> None:
    """The third field, for nothing."""
    add_field(table, seat, THIRD)
    table.emit("field_won", seat)

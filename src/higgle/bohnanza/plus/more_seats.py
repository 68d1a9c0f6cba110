"""Three to seven seats: which sorts are in, the deal, the third field, and the field beans."""

from functools import cache
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from higgle.bohnanza.beans import BASE, BRANDY, COCOA, COFFEE, FIELD, GARDEN, WAX, meter
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BUY_FIELD, THIRD, add_field
from higgle.bohnanza.plus.options import PlusOptions
from higgle.bohnanza.turn import PASS, BeanStage
from higgle.core import Action, Ask, Chance, Seat, require

if TYPE_CHECKING:
    from higgle.bohnanza.plus.game import BohnanzaPlus

GERMAN_COCOA = meter(2, 0, 3, 4)


class TakingField(BeanStage, frozen=True):
    """Two field beans were harvested: their seat takes the third field or leaves it."""

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


@cache
def sorts_of(seats: int, rare: str, twenty_two: str) -> tuple[int, ...]:
    """The sorts of the full set that stay in the game, by the number of seats."""
    extra = WAX if twenty_two == "wax" else BRANDY
    if seats == 3:
        return (*BASE, extra, COFFEE)
    if seats <= 5:
        return (*BASE, extra, COCOA if rare == "cocoa" else FIELD)
    return (*(sort for sort in BASE if sort != GARDEN), extra, COFFEE)


@mypyc_attr(allow_interpreted_subclasses=True)
class MoreSeats(Bohnanza):
    """The set's numbers for each number of seats."""

    @property
    def agreed(self) -> PlusOptions:
        """What the players agreed on."""
        assert isinstance(self.options, PlusOptions)
        return self.options

    def sorts(self) -> tuple[int, ...]:
        return sorts_of(self.seats, self.agreed.rare, self.agreed.twenty_two)

    def idle_option(self) -> str:
        """With 3, 6 or 7 seats no rare bean is played; prints and packs need their cards."""
        agreed = self.agreed
        if agreed.rare != "cocoa" and self.seats not in (4, 5):
            return "rare"
        if agreed.cocoa_print != "english" and COCOA not in self.sorts():
            return "cocoa_print"
        if agreed.order_deck != "standard" and not agreed.orders:
            return "order_deck"
        return super().idle_option()

    def meter(self, seat: Seat, sort: int) -> tuple[int, ...]:
        return self.printed_meter(sort)

    def printed_meter(self, sort: int) -> tuple[int, ...]:
        german = sort == COCOA and self.agreed.cocoa_print == "german"
        return GERMAN_COCOA if german else super().printed_meter(sort)

    def hand_size(self, seat: Seat) -> int:
        return 5 if self.seats <= 5 else min(3 + seat, 6)

    def start_fields(self) -> int:
        return 3 if self.seats == 3 else 2

    def set_price(self) -> int:
        """What the third field costs; 0 when it is not for sale."""
        if self.seats == 3:
            return 0
        return 4 if self.seats <= 5 else 3

    def draw_count(self, seat: Seat) -> int:
        return 3 if self.seats <= 5 else 4

    def last_exhaustion(self) -> int:
        return 2 if self.seats == 3 else 3

    def harvest(self, seat: Seat, slot: int) -> None:
        """Exactly two field beans bring no thaler but the third field."""
        field = self.field(seat, slot)
        wins = field == (FIELD, FIELD) and THIRD not in self.fields[seat]
        super().harvest(seat, slot)
        if wins and self.strict_lone_bean:
            self.stages = (*self.stages, TakingField(seat))
        elif wins:
            self.win_field(seat)

    def win_field(self, seat: Seat) -> None:
        """The third field, for nothing."""
        add_field(self, seat, THIRD)
        self.emit("field_won", seat)

    # The third field may be left; only with a strict lone bean can one more empty field be a burden

    def third_field_price(self, seat: Seat) -> int:
        return 0 if self.takes_field(seat) else self.set_price()

    def takes_field(self, seat: Seat) -> bool:
        """Whether a seat may take the third field for two field beans now."""
        stage = self.stages[-1] if self.stages else None
        return type(stage) is TakingField and stage.seat == seat

    def rights(self, seat: Seat) -> list[Action]:
        found = super().rights(seat)
        if type(self.stages[-1]) is TakingField and self.takes_field(seat):
            found.append(BUY_FIELD)
        return found

    def check_buy_field(self, seat: Seat) -> None:
        if not self.takes_field(seat):
            super().check_buy_field(seat)

    def buy_field(self, seat: Seat) -> None:
        if self.takes_field(seat):
            self.stages = self.stages[:-1]
            self.win_field(seat)
        else:
            super().buy_field(seat)

    def open_piles(self, seat: Seat) -> list[int]:
        """By agreement the active seat may deal on what it received."""
        piles = super().open_piles(seat)
        if seat == self.active and self.agreed.retrade:
            piles.append(self.received_piles + seat)
        return piles

"""The rat: take it with the money beside it, or lay a card and pass it on."""

from typing import TYPE_CHECKING

from higgle.core import Action, Ask, Chance, Seat, require
from higgle.kuhhandel.base import KuhhandelStage, require_stage
from higgle.kuhhandel.money import check_money, money_text

if TYPE_CHECKING:
    from higgle.kuhhandel.game import Kuhhandel


class DodgingRat(KuhhandelStage, frozen=True):
    """A rat goes round until somebody takes it."""

    asked: Seat

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        return [Ask(self.asked, True, ("take", "lay"), (table.pot_size(),))]

    def actions(self, table: "Kuhhandel", seat: Seat) -> list[Action]:
        if seat != self.asked:
            return []
        return [Take(), *[Lay(card) for card in sorted(set(table.purse(seat)))]]


class Take(Action, frozen=True):
    """Take the rat and the money beside it."""

    def __str__(self) -> str:
        return "take rat"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        check_rat(table, seat)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        """Rat and money go to the taker, and the auctioneer owes another auction."""
        count = table.pot_size()
        table.shift(table.lot, 0, table.herds + seat)
        for other in range(table.seats):
            table.sweep_all(table.pots + other, table.purses + seat)
        table.emit("rat_taken", seat, count)
        if table.deck_size():
            table.choose(owes=True)
        else:
            table.end_turn()


class Lay(Action, frozen=True):
    """Lay a money card beside the rat and pass it on."""

    card: int

    def __str__(self) -> str:
        return f"lay {money_text((self.card,))}"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        check_rat(table, seat)
        require(table.purse(seat), "no-money-for-rat", "K41")
        check_money(table, seat, (self.card,))

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        table.move(table.purses + seat, (self.card,), table.pots + seat)
        table.stages = (DodgingRat(table.left(seat)),)
        table.emit("rat_dodged", seat, table.pot_size())


def begin_rat(table: "Kuhhandel") -> None:
    """The seat left of the auctioneer decides first."""
    table.stages = (DodgingRat(table.left(table.active)),)


def check_rat(table: "Kuhhandel", seat: Seat) -> None:
    stage = require_stage(table, DodgingRat, "no-rat-about", "K40")
    require(seat == stage.asked, "not-your-rat", "K40")

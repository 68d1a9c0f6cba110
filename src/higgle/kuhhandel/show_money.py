"""Showing money to one seat or to all, of one's own will."""

from typing import TYPE_CHECKING, Final

from higgle.core import Action, Cards, Chance, Seat, check_show, show
from higgle.kuhhandel.money import money_text

if TYPE_CHECKING:
    from higgle.kuhhandel.game import Kuhhandel

PURSE: Final = "purse"


class ShowMoney(Action, frozen=True):
    """Let others look at money of one's own.

    Where no card is named it is all of it, and where no seat is named everybody sees it.
    """

    cards: "Cards" = ()
    to: "tuple[Seat, ...]" = ()

    def __str__(self) -> str:
        what = money_text(self.cards) if self.cards else "money"
        return f"show {what} to {' '.join([str(seat + 1) for seat in self.to]) or 'all'}"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        check_show(table, seat, PURSE, self.cards, self.to)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        show(table, seat, PURSE, self.cards, self.to)

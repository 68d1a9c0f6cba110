"""Showing cards of the hand, an order or a depot to one seat or to all, of one's own will."""

from typing import TYPE_CHECKING, Final

from higgle.bohnanza.cards import join, name_sorts
from higgle.core import Action, Cards, Chance, Seat, check_show, require, show

if TYPE_CHECKING:
    from higgle.bohnanza.game import Bohnanza

HAND: Final = "hand"


class ShowCards(Action, frozen=True):
    """Let others look at cards of one's hand, or of another pile of one's own.

    Where no card is named it is the whole pile, and where no seat is named everybody.
    """

    cards: "Cards" = ()
    to: "tuple[Seat, ...]" = ()
    pile: str = HAND

    def __str__(self) -> str:
        what = join(name_sorts(self.cards)) if self.cards else self.pile
        source = f" of {self.pile}" if self.cards and self.pile != HAND else ""
        whom = join([str(seat + 1) for seat in self.to]) if self.to else "all"
        return f"show {what}{source} to {whom}"

    def check(self, table: "Bohnanza", seat: Seat) -> None:
        beans = not self.cards or self.pile not in table.SHOWS or is_of_beans(table, self.pile)
        require(beans, "not-yours-to-show", table.SHOWS.get(self.pile, ""))
        check_show(table, seat, self.pile, self.cards, self.to)

    def apply(self, table: "Bohnanza", seat: Seat, chance: Chance) -> None:
        show(table, seat, self.pile, self.cards, self.to)


def is_of_beans(table: "Bohnanza", name: str) -> bool:
    """Whether beans lie in a pile, which are named one by one."""
    return table.layout.families[table.layout.first[name]] == "bean"

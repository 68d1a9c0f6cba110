"""The turn: an auction, a card for each of two, or a cow trade."""

from typing import TYPE_CHECKING

from higgle.core import Action, Ask, Chance, Seat, require
from higgle.kuhhandel.animals import DONKEY, RAT
from higgle.kuhhandel.auction import Pass, begin_bidding
from higgle.kuhhandel.base import KuhhandelStage
from higgle.kuhhandel.cow_trade import list_trades
from higgle.kuhhandel.dutch import begin_dutch
from higgle.kuhhandel.money import pay_out
from higgle.kuhhandel.rat import begin_rat
from higgle.kuhhandel.two_seats import Share

if TYPE_CHECKING:
    from higgle.kuhhandel.game import Kuhhandel


class Choosing(KuhhandelStage, frozen=True):
    """The active seat chooses what to do; after a rat it owes an auction."""

    owes: bool = False
    traded: bool = False

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        return [Ask(table.active, True, self.forms(table), (table.deck_size(),))]

    def forms(self, table: "Kuhhandel") -> tuple[str, ...]:
        """What the active seat may do, as far as everybody sees."""
        forms: list[str] = []
        if table.deck_size():
            forms.append("share" if table.two else "auction")
        if self.traded:
            forms.append("pass")
        elif not self.owes and table.shares_species(table.active):
            forms.append("trade")
        return tuple(forms)

    def actions(self, table: "Kuhhandel", seat: Seat) -> list[Action]:
        found: list[Action] = []
        if seat != table.active:
            return found
        if table.deck_size():
            found.append(Share() if table.two else Auction())
        if self.traded:
            found.append(Pass())
        elif not self.owes:
            found += list_trades(table, seat)
        return found

    def check_auction(self, table: "Kuhhandel", seat: Seat) -> None:
        require(seat == table.active, "not-your-turn", "K04")
        require(table.deck_size(), "deck-empty", "K60")

    def check_share(self, table: "Kuhhandel", seat: Seat) -> None:
        self.check_auction(table, seat)

    def check_trade(self, table: "Kuhhandel", seat: Seat) -> None:
        require(seat == table.active, "not-your-turn", "K04")
        require(not self.owes, "auction-owed", "K45")
        require(not self.traded, "one-trade-a-turn", "K80")

    def check_pass(self, table: "Kuhhandel", seat: Seat) -> None:
        require(self.traded, "nothing-to-pass", "K04")
        require(seat == table.active, "not-your-turn", "K04")

    def pass_on(self, table: "Kuhhandel", seat: Seat) -> None:
        table.emit("turn_passed", seat)
        table.end_turn()


class Over(KuhhandelStage, frozen=True):
    """The game has ended."""


class Auction(Action, frozen=True):
    """Turn up the top card and auction it."""

    def __str__(self) -> str:
        return "auction"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        require(not table.two, "two-seats-share", "K71")
        table.stages[-1].check_auction(table, seat)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        """The card decides what kind of auction it is; a donkey pays first."""
        card = table.pick(table.deck, table.lot, chance)
        table.emit("lot_turned", seat, card)
        if card == RAT:
            begin_rat(table)
        elif card > RAT:
            begin_dutch(table)
        else:
            if card == DONKEY:
                pay_out(table)
            begin_bidding(table)

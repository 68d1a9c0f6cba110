"""What the stages of Kuhhandel Master have in common."""

from random import Random
from typing import TYPE_CHECKING, TypeVar

from higgle.core import Action, Ask, Cards, Illegal, Seat, Stage

if TYPE_CHECKING:
    from higgle.kuhhandel.game import Kuhhandel

S = TypeVar("S", bound="KuhhandelStage")


class KuhhandelStage(Stage, frozen=True):
    """Asks nobody, lists nothing, and refuses what is legal in several stages."""

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        return []

    def actions(self, table: "Kuhhandel", seat: Seat) -> list[Action]:
        return []

    def propose(self, table: "Kuhhandel", seat: Seat, random: Random) -> Action | None:
        return None

    def lot_fits(self, table: "Kuhhandel") -> bool:
        """Whether the open card is what this stage is about: none, unless it says otherwise."""
        return not table.piles[table.lot]

    def may_stand(self, table: "Kuhhandel") -> bool:
        return self.lot_fits(table)

    def traders(self, table: "Kuhhandel") -> tuple[Seat, ...]:
        """Those whose money is between their hands."""
        return ()

    def check_pass(self, table: "Kuhhandel", seat: Seat) -> None:
        raise Illegal("nothing-to-pass", "K04")

    def pass_on(self, table: "Kuhhandel", seat: Seat) -> None:
        """Do what a pass means here."""
        raise AssertionError(self)

    def check_bid(self, table: "Kuhhandel", seat: Seat, amount: int, over: int) -> None:
        raise Illegal("no-bids-now", "K10")

    def bid(self, table: "Kuhhandel", seat: Seat, amount: int) -> None:
        """Take a bid."""
        raise AssertionError(self)

    def check_sell(self, table: "Kuhhandel", seat: Seat) -> None:
        raise Illegal("not-now")

    def sell(self, table: "Kuhhandel") -> None:
        """Let the bidder have the card."""
        raise AssertionError(self)

    def check_buy(self, table: "Kuhhandel", seat: Seat, cards: Cards) -> None:
        raise Illegal("not-now")

    def buy(self, table: "Kuhhandel", cards: Cards) -> None:
        """Keep the card and pay the bidder."""
        raise AssertionError(self)

    def check_pay(self, table: "Kuhhandel", seat: Seat, cards: Cards) -> None:
        raise Illegal("not-now")

    def pay(self, table: "Kuhhandel", cards: Cards) -> None:
        """Pay with these cards."""
        raise AssertionError(self)


def require_stage(table: "Kuhhandel", kind: type[S], reason: str, clause: str) -> S:
    """The stage of a table, which is refused if it is of another kind."""
    stage = table.stages[-1]
    if isinstance(stage, kind):
        return stage
    raise Illegal(reason, clause)


def stage_of(table: "Kuhhandel", kind: type[S]) -> S:
    """The stage of a table, where an action was checked."""
    stage = table.stages[-1]
    assert isinstance(stage, kind)
    return stage

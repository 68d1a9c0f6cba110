"""What is no rule: hints for clients beside a view, and whose clock runs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from mypy_extensions import mypyc_attr

from higgle.core.values import CLOCK, Action, Ask, Deal, Due, Event, Fact, Seat

if TYPE_CHECKING:
    from higgle.core.table import Table


MomentKind = Literal["zeros", "bought", "traded", "set", "bluff", "free", "harvest"]
"""A payment of zeros, a purchase, a trade, a full set, a called bluff, a free lot, a harvest."""


class Highlight(Fact, frozen=True):
    """Something that an event tells and that is worth telling again after the game."""

    kind: "MomentKind"
    seat: Seat
    other: Seat
    """The other seat; without one, the same seat."""
    card: int
    count: int
    paid: int
    """The money or thalers of it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """The hints of one table or view; a game with hints of its own names a subclass as `HINTS`."""

    TYPES: ClassVar[dict[str, object]] = {"due": Due | None}
    """Every hint by its name, and its type."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    def lasting(self) -> dict[str, object]:
        """What every client is told for the whole game."""
        return {}

    def shared(self) -> dict[str, object]:
        """What every client is told about the moment."""
        return {}

    def own(self) -> dict[str, object]:
        """What the client of this view's seat is told besides; it knows no more than the view."""
        return {}

    def highlights(self, event: Event) -> list[Highlight]:
        """What is worth telling of an event that led to this table."""
        return []

    def purses(self) -> list[int]:
        """The money that everybody has in hand when the game is over, where there is any."""
        return []

    def due_part(self, asks: Sequence[Ask]) -> dict[str, object]:
        """What this view's seat is to do, by the asks of the moment, which all seats share."""
        seat = self.table.audience
        return {} if seat < 0 else {"due": self.due(seat, asks)}

    def due(self, seat: Seat, asks: Sequence[Ask] | None = None) -> Due | None:
        """What a seat is to do now; nothing where it has only its lasting rights."""
        ask = self.table.ask_of(seat, asks)
        return None if ask is None else self.describe(ask)

    def describe(self, ask: Ask) -> Due:
        """The sentence for an ask; a game with finer sentences says them."""
        return Due(ask.must, ask.forms[0].replace("_", "-"))

    def all(self) -> dict[str, object]:
        """Everything that the client of this view is told beside it."""
        common = self.lasting() | self.shared()
        return common | self.own() | self.due_part(self.table.asks())


@mypyc_attr(allow_interpreted_subclasses=True)
class GameClocks:
    """The clocks of one table or view; a game with more than a turn's names them as `CLOCKS`."""

    NAMES: ClassVar[tuple[str, ...]] = ("turn",)
    """The clocks that have a meaning: `call`, `count`, `trade`, `turn`."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    def running(self, ask: Ask) -> str:
        """Which clock runs while an ask stands, if any."""
        if ask.seat == CLOCK:
            return self.NAMES[0]
        return "turn" if ask.must else ""

    def pace_setter(self) -> Seat | None:
        """The seat that may hurry or hold the clock that calls and counts, if any."""
        return None

    def readers(self, events: Sequence[Event]) -> frozenset[Seat]:
        """Who was shown something by these events that takes a while to read."""
        return frozenset()

    def lays_open(self, event: Event) -> bool:
        """Whether an event lays something open that others may want to bargain about."""
        return False

    def timeout_action(self, seat: Seat, clock: str) -> Action | None:
        """What a seat does when its clock has run down; with no answer a bot decides."""
        return None

    def is_awaited(self, ask: Ask) -> bool:
        """Whether somebody else waits for an answer that a seat need not give."""
        return False

    def closes_deal(self, ask: Ask) -> bool:
        """Whether somebody has agreed and waits for this seat to close the deal."""
        return False

    def ends_for_all(self, action: Action) -> bool:
        """Whether an action ends something in which others might still take part."""
        return False

    def proposal(self, seat: Seat, action: Action) -> Deal | None:
        """The offer that an action of a seat would make to others."""
        return None

    def without(self, seat: Seat, action: Action, others: set[Seat]) -> Action | None:
        """The same action, put to none of these; nothing where nobody else is left."""
        return action

"""Clocks: what a live table asks a game besides its rules, such as whose clock runs."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from higgle.core.values import CLOCK, Action, Ask, Deal, Seat

if TYPE_CHECKING:
    from higgle.core.table import Table


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

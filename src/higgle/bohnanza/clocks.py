"""What a live table asks the bean games besides their rules: clocks, offers and answers."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from higgle.bohnanza.trading import END_TRADE, EndTrade, Offer
from higgle.core import Action, Ask, Deal, GameClocks, Seat

if TYPE_CHECKING:
    from higgle.bohnanza.game import Bohnanza


@mypyc_attr(allow_interpreted_subclasses=True)
class BohnanzaClocks(GameClocks):
    """A clock for the whole trade, and who is waited for meanwhile."""

    NAMES: ClassVar[tuple[str, ...]] = ("trade", "turn")

    def __init__(self, table: "Bohnanza") -> None:
        super().__init__(table)
        self.game = table

    def running(self, ask: Ask) -> str:
        return "trade" if "end_trade" in ask.forms else super().running(ask)

    def timeout_action(self, seat: Seat, clock: str) -> Action | None:
        return END_TRADE if clock == "trade" else None

    def is_awaited(self, ask: Ask) -> bool:
        return "decline" in ask.forms

    def closes_deal(self, ask: Ask) -> bool:
        """Whoever made an offer that was accepted confirms it."""
        return "confirm" in ask.forms

    def ends_for_all(self, action: Action) -> bool:
        """Trading ends for everybody."""
        return isinstance(action, EndTrade)

    def proposal(self, seat: Seat, action: Action) -> Deal | None:
        if not isinstance(action, Offer):
            return None
        to = action.to or self.game.partners(seat)
        return Deal(seat, action.hand + action.open, action.want, to)

    def without(self, seat: Seat, action: Action, others: set[Seat]) -> Action | None:
        if not isinstance(action, Offer):
            return action
        to = tuple(
            [other for other in action.to or self.game.partners(seat) if other not in others]
        )
        if not to:
            return None
        return Offer(
            action.hand,
            action.open,
            action.want,
            to,
            action.answers,
            action.stored,
            action.instead,
        )

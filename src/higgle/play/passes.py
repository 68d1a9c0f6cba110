"""Who is asked next: nobody twice about what it has passed on, unless an event has woken it."""

from higgle.core import Ask, Seat


class Passes:
    """What every seat has passed on, and who was woken since."""

    def __init__(self) -> None:
        self.by_seat: dict[Seat, Ask] = {}
        self.woken: set[Seat] = set()

    def is_news(self, ask: Ask) -> bool:
        """Whether a seat that need not act is asked now."""
        seat = ask.seat
        before = self.by_seat.get(seat)
        if before is not ask and before != ask:
            if before is not None:
                del self.by_seat[seat]
            return bool(ask.forms) or seat in self.woken
        return seat in self.woken

    def note(self, ask: Ask) -> None:
        """A seat has passed."""
        self.by_seat[ask.seat] = ask

    def copy(self) -> "Passes":
        """The same once more."""
        twin = Passes()
        twin.by_seat = self.by_seat.copy()
        twin.woken = self.woken.copy()
        return twin

    def forget(self, seat: Seat) -> None:
        """Whatever a seat passed on before may be asked again: it has acted, or must think anew."""
        self.by_seat.pop(seat, None)

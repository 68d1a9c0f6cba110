"""The log: every action that was carried out, and whose it was."""

from array import array
from collections.abc import Iterator

from higgle.core.values import Action, Seat


class Log:
    """Seats, a byte each, and actions side by side, which takes half the room of pairs."""

    def __init__(self) -> None:
        self.seats = array("b")
        self.actions: list[Action] = []
        self.add_seat = self.seats.append

    def add(self, seat: Seat, action: Action) -> None:
        """One more action."""
        self.add_seat(seat)
        self.actions.append(action)

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[tuple[Seat, Action]]:
        return zip(self.seats, self.actions, strict=True)

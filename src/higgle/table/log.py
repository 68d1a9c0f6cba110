"""The log: every action that was carried out, and whose it was."""

from collections.abc import Iterator

from higgle.table.values import Action, Seat


class Log:
    """Seats and actions side by side, which takes half the room of pairs."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.actions: list[Action] = []

    def add(self, seat: Seat, action: Action) -> None:
        """One more action."""
        self.seats.append(seat)
        self.actions.append(action)

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[tuple[Seat, Action]]:
        return zip(self.seats, self.actions, strict=True)

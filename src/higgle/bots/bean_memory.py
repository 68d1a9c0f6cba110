"""Remembering beans: which were sold and discarded, from the harvests that everybody saw."""

from higgle.table import Event

OUT_OF_REACH = 0.6
"""How much a discarded bean is missing, although it comes back with the next shuffle."""


class Memory:
    """The beans of each sort that became thalers, and those in the discard pile."""

    def __init__(self) -> None:
        self.sold = [0.0] * 16
        self.discarded = [0.0] * 16
        self.empty = True

    def note(self, event: Event) -> None:
        """Take in an event."""
        if event.name == "harvested":
            _, sort, count, earned = event.numbers
            self.sold[sort] += earned
            self.discarded[sort] += count - earned
            self.empty = False
        elif event.name == "shuffled":
            self.discarded = [0.0] * 16

    def gone(self) -> list[float]:
        """How many beans of each sort cannot be expected."""
        if self.empty:
            return []
        pairs = zip(self.sold, self.discarded, strict=True)
        return [sold + OUT_OF_REACH * discarded for sold, discarded in pairs]

"""History: what a seat saw happen, as rows of numbers, the newest first.

A row holds which event it was, whose deed, its first numbers, and the cards that moved by code, as
far as the seat saw them.
"""

from hashlib import blake2b
from typing import Final

from higgle.core import Event, Seat, Table
from higgle.envs.rows import HUNDRED, Row, one_hot, seat_hot

NUMBERS: Final = 4
"""How many numbers of an event are seen."""
DIGEST: Final = 64
"""The bits of a fingerprint."""


class History:
    """The events of one game as rows of the same length."""

    def __init__(self, table: Table, places: int) -> None:
        self.places = places
        """How many events are remembered."""
        self.names = {name: index for index, name in enumerate(table.EVENTS)}
        self.codes = max(len(counts) for counts in table.census().values())
        self.width = len(self.names) + table.seats + NUMBERS + self.codes
        self.size = places * self.width

    def row(self, table: Table, event: Event, seat: Seat) -> Row:
        """One event, as a seat has seen it."""
        numbers = [number / HUNDRED for number in event.numbers[:NUMBERS]]
        moved = [0.0] * self.codes
        for card, *_ in event.moves:
            moved[card] += 1.0
        return [
            *one_hot(self.names[event.name], len(self.names)),
            *seat_hot(event.seat, table, seat),
            *numbers,
            *[0.0] * (NUMBERS - len(numbers)),
            *moved,
        ]

    def rows(self, table: Table, events: list[Event], seat: Seat) -> Row:
        """The last events, the newest first, and zeros where there were fewer."""
        found: Row = []
        for event in reversed(events[-self.places :]):
            found += self.row(table, table.seen(event, seat), seat)
        return [*found, *[0.0] * (self.size - len(found))]


def fingerprint(text: str) -> Row:
    """Bits that tell any two texts apart."""
    digest = int.from_bytes(blake2b(text.encode(), digest_size=DIGEST // 8).digest(), "big")
    return [float(digest >> bit & 1) for bit in range(DIGEST)]

"""Features: the rows of numbers of which observations are made, one's own seat first."""

from collections.abc import Callable, Collection, Sequence
from hashlib import blake2b
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from higgle.core import SHOWN, Action, Cards, Event, Seat, Table

Row = list[float]
FactEncoder = Callable[[Table, Seat], Row]
"""Encodes one public fact; called again only when the fact has changed."""
ItemEncoder = Callable[[object, Table, Seat], list[int]]
"""Encodes one thing of a list: the positions at which it counts, each once."""
Cells: TypeAlias = "memoryview[float]"
"""The numbers of an observation."""

HUNDRED: Final = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class PileEncoding:
    """The encoding of a pile: which numbers change when other cards lie there."""

    def write(self, cells: Cells, start: int, before: Cards, now: Cards) -> None:
        """Write only what has changed; before the first time it was blank, as with no cards."""
        raise NotImplementedError


class CardCounts(PileEncoding):
    """How many cards of each code lie there."""

    def write(self, cells: Cells, start: int, before: Cards, now: Cards) -> None:
        old, new = len(before), len(now)
        first = 0
        while first < old and first < new and before[first] == now[first]:
            first += 1
        while old > first and new > first and before[old - 1] == now[new - 1]:
            old -= 1
            new -= 1
        for card in before[first:old]:
            cells[start + card] -= 1.0
        for card in now[first:new]:
            cells[start + card] += 1.0


class BagCounts(PileEncoding):
    """How many cards of each code a bag holds; who does not look into it sees how many in all."""

    def write(self, cells: Cells, start: int, before: Cards, now: Cards) -> None:
        for place, count in enumerate(now or (0,) * len(before)):
            if place >= len(before) or before[place] != count:
                cells[start + place] = float(count)


class SlipEncoding(PileEncoding):
    """Whether one's own slip is written, and its first number."""

    def write(self, cells: Cells, start: int, before: Cards, now: Cards) -> None:
        cells[start] = float(len(now))
        cells[start + 1] = now[0] / HUNDRED if now else 0.0


class ListEncoding:
    """The encoding of a fact that is a list: so many places, of so many numbers each."""

    def __init__(self, places: int, size: int, positions_of: ItemEncoder) -> None:
        self.places = places
        self.size = size
        self.positions_of = positions_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Afterstates:
    """The positions after each action of one seat, in the features of the learned bots."""

    def sizes(self, view: Table) -> tuple[int, int]:
        """The numbers in a row: for its parts, and for the whole."""
        found, whole = self.rows(view, 0, [None])[0]
        return len(found), len(whole)

    def add_event(self, view: Table, event: Event) -> None:
        """Add an event, as the seat saw it."""
        raise NotImplementedError

    def rows(
        self, view: Table, seat: Seat, actions: Sequence[Action | None]
    ) -> list[tuple[Row, Row]]:
        """The two parts of a row for each action; None is to wait."""
        raise NotImplementedError


def one_hot(index: int, size: int) -> Row:
    row = [0.0] * size
    if 0 <= index < size:
        row[index] = 1.0
    return row


def multi_hot(chosen: Collection[int], size: int) -> Row:
    return [float(index in chosen) for index in range(size)]


def rotate(values: Sequence[int], view: Table, seat: Seat) -> Row:
    """One number for each seat, one's own first; none at all where nobody has one."""
    if not values:
        return [0.0] * view.seats
    return [float(value) for value in (*values[seat:], *values[:seat])]


def one_hot_seat(other: Seat, view: Table, seat: Seat) -> Row:
    """One of the seats, or nobody."""
    return one_hot((other - seat) % view.seats if other >= 0 else -1, view.seats)


def count_codes(cards: Sequence[int], size: int) -> Row:
    row = [0.0] * size
    for card in cards:
        row[card] += 1
    return row


def number_fact(name: str, scale: int = 1) -> FactEncoder:
    return lambda view, seat: [float(getattr(view, name)) / scale]


def seat_fact(name: str) -> FactEncoder:
    return lambda view, seat: rotate(getattr(view, name), view, seat)


def no_fact(view: Table, seat: Seat) -> Row:
    """A fact that is left out."""
    return []


def active_fact(view: Table, seat: Seat) -> Row:
    """Whose turn it is, in a game that has turns."""
    return one_hot_seat(int(getattr(view, "active", -1)), view, seat)


NUMBERS: Final = 4
"""How many numbers of an event are seen."""
DIGEST: Final = 64
"""The bits of a digest."""


class EventHistory:
    """Events as rows: which one, whose, its first numbers, and the cards it moved by code."""

    def __init__(self, table: Table, places: int) -> None:
        self.places = places
        """How many of the last events."""
        told = [name for name in table.EVENTS if name != SHOWN]
        self.names = {name: index for index, name in enumerate(told)}
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
            *one_hot(self.names.get(event.name, -1), len(self.names)),
            *one_hot_seat(event.seat, table, seat),
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


def hash_bits(text: str) -> Row:
    """Bits that tell any two texts apart."""
    digest = int.from_bytes(blake2b(text.encode(), digest_size=DIGEST // 8).digest(), "big")
    return [float(digest >> bit & 1) for bit in range(DIGEST)]

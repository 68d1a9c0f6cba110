"""Seeing: a view as numbers, always in the same places, the own seat first.

Only a view is read, so nothing can be seen here that the seat would not see at the table. Seats are
counted to the left from the own one. Piles are given as numbers of cards by code, code 0 being a
card face down; money and prices in hundreds.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Final

import numpy as np
from msgspec.structs import fields
from numpy.typing import NDArray

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.turn import Bohnanza
from higgle.kuhhandel.money import COUNTS
from higgle.kuhhandel.turn import Kuhhandel
from higgle.research.codec import Codec, Draft
from higgle.research.spelling import NEXT, SEATED
from higgle.table import Seat, Stage, Table

Row = list[float]
Numbers = NDArray[np.float32]
Part = Callable[[Table, Seat], Row]

PLACES: Final = 12
"""So many cards of the own hand are seen in their order; the others are counted."""
BOARD: Final = 12
"""So many open offers are seen; the others stand behind them."""
SEGMENTS: Final = 4
"""An offer has so many parts, with `next` between them."""
HUNDRED: Final = 100
SPECIES: Final = 12
HIGHEST: Final = 10_000.0
"""No number is higher."""


class Eyes:
    """Turns views of one kind of table into rows of the same length."""

    def __init__(self, table: Table, codec: Codec) -> None:
        self.codec = codec
        self.parts: list[tuple[str, Part]] = [*pile_parts(table), *fact_parts(table)]
        self.parts.append(("stage", stage_of(table)))
        self.legend: dict[str, slice] = {}
        """Which numbers are about what."""
        start = 0
        for name, part in self.parts:
            end = start + len(part(table.view(0), 0))
            self.legend[name] = slice(start, end)
            start = end
        self.legend["asked"] = slice(start, start + 2)
        self.legend["draft"] = slice(start + 2, start + 2 + SEGMENTS * len(codec.words))
        self.size = self.legend["draft"].stop

    def see(self, view: Table, seat: Seat) -> Numbers:
        """What a seat sees; what it is asked and says is still blank."""
        row: Row = []
        for _, part in self.parts:
            row += part(view, seat)
        seen = np.zeros(self.size, np.float32)
        seen[: len(row)] = row
        return seen

    def note(self, seen: Numbers, draft: Draft) -> None:
        """Fill in whether the seat must act, and the words it has said by the parts of an offer."""
        seen[self.legend["asked"].start + int(draft.ask.must)] = 1
        start = self.legend["draft"].start
        for word in draft.said:
            seen[start + self.codec.index[word]] += 1
            if word == NEXT:
                start += len(self.codec.words)


# Small pieces


def one_hot(index: int, size: int) -> Row:
    row = [0.0] * size
    if 0 <= index < size:
        row[index] = 1.0
    return row


def flags(chosen: Collection[int], size: int) -> Row:
    return [float(index in chosen) for index in range(size)]


def seat_flags(seats: Collection[Seat], view: Table, seat: Seat) -> Row:
    return [float((seat + step) % view.seats in seats) for step in range(view.seats)]


def turned(values: Sequence[int], view: Table, seat: Seat) -> Row:
    """One number for each seat, the own one first; none at all where nobody has one."""
    if not values:
        return [0.0] * view.seats
    return [float(value) for value in (*values[seat:], *values[:seat])]


def seat_hot(other: Seat, view: Table, seat: Seat) -> Row:
    """One of the seats, or nobody."""
    return one_hot((other - seat) % view.seats if other >= 0 else -1, view.seats)


def tally(cards: Sequence[int], size: int) -> Row:
    row = [0.0] * size
    for card in cards:
        row[card] += 1
    return row


# Piles


def pile_parts(table: Table) -> list[tuple[str, Part]]:
    """One part for the piles of each name, and one for the order of the own hand."""
    sizes = {family: len(counts) for family, counts in table.census().items()}
    layout = table.layout
    found: list[tuple[str, Part]] = []
    for name, first in layout.first.items():
        family = layout.families[first]
        if family in sizes:
            found.append((name, piles(first, sizes[family], layout.owners[first] >= 0)))
        else:
            found.append((name, slips(first)))
    if isinstance(table, Bohnanza):
        found.append(("hand in order", in_order(sizes["bean"])))
    return found


def piles(first: int, size: int, owned: bool) -> Part:
    """How many cards of each code lie there; of a bag, only how many in all."""

    def part(view: Table, seat: Seat) -> Row:
        if view.layout.bags[first]:
            return [float(count) for count in view.piles[first]]
        if not owned:
            return tally(view.piles[first], size)
        row: Row = []
        for step in range(view.seats):
            row += tally(view.piles[first + (seat + step) % view.seats], size)
        return row

    return part


def slips(first: int) -> Part:
    """Whether the own slip is written, and its first number."""

    def part(view: Table, seat: Seat) -> Row:
        slip = view.piles[first + seat]
        return [float(len(slip)), slip[0] / HUNDRED if slip else 0.0]

    return part


def in_order(size: int) -> Part:
    """The front cards of the own hand, one by one."""

    def part(view: Table, seat: Seat) -> Row:
        assert isinstance(view, Bohnanza)
        row = [0.0] * (PLACES * size)
        for place, card in enumerate(view.hand(seat)[:PLACES]):
            row[place * size + card] = 1.0
        return row

    return part


# Facts


def fact_parts(table: Table) -> list[tuple[str, Part]]:
    """One part for each public fact; what stays the same in every game of a kind is left out."""
    return [(name, FACTS[name]) for name in table.FACTS if name in FACTS]


def number(name: str, scale: int = 1) -> Part:
    return lambda view, seat: [float(getattr(view, name)) / scale]


def by_seat(name: str) -> Part:
    return lambda view, seat: turned(getattr(view, name), view, seat)


def by_slot(name: str) -> Part:
    """Which fields each seat has, or grows a stew in."""

    def part(view: Table, seat: Seat) -> Row:
        assert isinstance(view, Bohnanza)
        slots = getattr(view, name)
        row: Row = []
        for step in range(view.seats):
            row += flags(slots[(seat + step) % view.seats], view.slot_count())
        return row

    return part


def by_land(name: str) -> Part:
    def part(view: Table, seat: Seat) -> Row:
        assert isinstance(view, Bohnaparte)
        return flags(getattr(view, name), len(view.lands))

    return part


def active(view: Table, seat: Seat) -> Row:
    return seat_hot(int(getattr(view, "active", -1)), view, seat)


def phase(view: Table, seat: Seat) -> Row:
    assert isinstance(view, Bohnanza)
    return one_hot(view.phase + 1, len(view.turn_phases()) + 1)


def owners(view: Table, seat: Seat) -> Row:
    """Whose each land is."""
    assert isinstance(view, Bohnaparte)
    return [hot for owner in view.owners for hot in seat_hot(owner, view, seat)]


def ready(view: Table, seat: Seat) -> Row:
    assert isinstance(view, Bohnaparte)
    return [float(rider) for rider in view.ready]


def met_at(view: Table, seat: Seat) -> Row:
    """How many orders each seat has met and not spent."""
    return turned([len(heights) for heights in getattr(view, "met_at", ())], view, seat)


def exposed(view: Table, seat: Seat) -> Row:
    """The money of each seat that had to show it for this lot."""
    assert isinstance(view, Kuhhandel)
    row: Row = []
    for step in range(view.seats):
        shown = view.exposed[(seat + step) % view.seats]
        row += [float(shown is not None), *tally(shown or (), len(COUNTS))]
    return row


def offers(view: Table, seat: Seat) -> Row:
    """The board: who offers what for what, to whom, and who has accepted or declined."""
    assert isinstance(view, Bohnanza)
    size = len(view.census()["bean"])
    width = 1 + 4 * view.seats + 3 * size
    row: Row = []
    for offer in view.offers[:BOARD]:
        row += [1.0, *seat_hot(offer.maker, view, seat)]
        row += [*tally(offer.hand, size), *tally(offer.open, size), *tally(offer.want, size)]
        for seats in (offer.to, offer.accepted, offer.declined):
            row += seat_flags(seats, view, seat)
    return [*row, *[0.0] * (BOARD * width - len(row))]


FACTS: Final[dict[str, Part]] = {
    "active": active,
    "phase": phase,
    "exhausted": number("exhausted"),
    "fields": by_slot("fields"),
    "offers": offers,
    "offers_made": by_seat("offers_made"),
    "hands_at_end": by_seat("hands_at_end"),
    "laid_open": number("laid_open"),
    "met_at": met_at,
    "stews": by_slot("stews"),
    "owners": owners,
    "fortresses": by_land("fortresses"),
    "emptied": by_land("emptied"),
    "ready": ready,
    "depots": by_seat("depots"),
    "merchants": by_seat("merchants"),
    "donkeys": number("donkeys"),
    "given_out": number("given_out", HUNDRED),
    "forced": number("forced", HUNDRED),
    "exposed": exposed,
    "green_top": number("green_top"),
    "hand_counts": by_seat("hand_counts"),
}


# Stages


def stage_of(table: Table) -> Part:
    """Which stage it is, and the parts of the stage."""
    stages = [
        (kind, [(field.name, field.type in (int, bool)) for field in fields(kind)])
        for kind in table.STAGES
    ]

    def part(view: Table, seat: Seat) -> Row:
        now = view.stages[-1]
        row: Row = []
        for kind, parts in stages:
            here = now if type(now) is kind else None
            row.append(float(here is not None))
            for name, is_number in parts:
                row += stage_part(view, seat, here, name, is_number)
        return row

    return part


def stage_part(view: Table, seat: Seat, here: Stage | None, name: str, is_number: bool) -> Row:
    """A part of a stage, as its name says how to read it; zeros where the stage is another."""
    if not is_number:
        return seat_flags(() if here is None else getattr(here, name), view, seat)
    if name in SEATED:
        return seat_hot(-1 if here is None else getattr(here, name), view, seat)
    value = 0 if here is None else int(getattr(here, name))
    if name == "species":
        return one_hot(value, SPECIES) if here is not None else [0.0] * SPECIES
    return [value / HUNDRED if name == "price" else float(value)]

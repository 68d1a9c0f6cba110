"""Seeing: a view as numbers, always in the same places, the own seat first.

Only a view is read, so nothing can be seen here that the seat would not see at the table. Seats are
counted to the left from the own one. Piles are given as numbers of cards by code, code 0 being a
card face down; money and prices in hundreds.
"""

from typing import Final

import numpy as np
from msgspec.structs import fields
from numpy.typing import NDArray

from higgle.research.codec import Codec, Draft
from higgle.research.kit import Kit
from higgle.research.rows import (
    HUNDRED,
    Part,
    Row,
    active,
    by_seat,
    number,
    one_hot,
    seat_flags,
    seat_hot,
    tally,
)
from higgle.research.spelling import NEXT, SEATED
from higgle.table import Seat, Stage, Table

Numbers = NDArray[np.float32]

SEGMENTS: Final = 4
"""An offer has so many parts, with `next` between them."""
SPECIES: Final = 12
HIGHEST: Final = 10_000.0
"""No number is higher."""


class Eyes:
    """Turns views of one kind of table into rows of the same length."""

    def __init__(self, table: Table, codec: Codec) -> None:
        self.codec = codec
        kit = codec.kit
        self.parts: list[tuple[str, Part]] = [*pile_parts(table), *kit.parts(table)]
        self.parts += fact_parts(table, kit)
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


# Facts


def fact_parts(table: Table, kit: Kit) -> list[tuple[str, Part]]:
    """One part for each public fact; what stays the same in every game of a kind is left out."""
    found: list[tuple[str, Part]] = []
    for name, kind in table.FACTS.items():
        part = kit.FACTS.get(name) or plain_fact(table, name, kind)
        if part is not None:
            found.append((name, part))
    return found


def plain_fact(table: Table, name: str, kind: object) -> Part | None:
    """A number, or a number for each seat, where the kit says nothing finer."""
    if name == "active":
        return active
    if kind in (int, bool):
        return number(name)
    value = getattr(table, name)
    by_each = kind == tuple[int, ...] and len(value) == table.seats
    return by_seat(name) if by_each else None


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

"""The observation encoder: a view as numbers, always in the same places, one's own seat first.

Only a view is read, so nothing is encoded that the seat would not see at the table. Seats are
counted to the left from one's own. Piles are given as numbers of cards by code, code 0 being a
card face down; money and prices in hundreds. A buffer is written only where something has changed.

On request an observation also holds how many cards of each code came to every pile and went from
it since the deal, and the last events, each as far as the seat saw it.
"""

from collections.abc import Sequence
from struct import Struct
from typing import Final

import numpy as np
from msgspec.structs import fields
from numpy.typing import NDArray

from higgle.core import Cards, Event, Seat, Stage, Table
from higgle.envs.adapter import Kit
from higgle.envs.codec import Codec, Draft
from higgle.envs.features import (
    HUNDRED,
    Cells,
    Counts,
    History,
    Listed,
    Part,
    Reading,
    Row,
    Slip,
    Tally,
    active,
    by_seat,
    number,
)
from higgle.envs.words import NEXT, SEATED

Numbers = NDArray[np.float32]

SEGMENTS: Final = 4
"""How many parts an offer has, with `next` between them."""
SPECIES: Final = 12
HIGHEST: Final = 10_000.0
"""No number is higher."""
WIDTH: Final = 4
"""The bytes of a number."""
EACH_SEAT: Final = 0
ONE_SEAT: Final = 1
ONE_SPECIES: Final = 2
PRICE: Final = 3
NUMBER: Final = 4
"""How a part of a stage is read."""
UNREAD: Final = object()
"""A fact that was never looked at."""


class Span:
    """Some numbers side by side."""

    def __init__(self, start: int, size: int) -> None:
        self.start = start
        self.size = size
        self.packer = Struct(f"{size}f")
        self.bytes = slice(WIDTH * start, WIDTH * (start + size))
        self.blank = bytes(WIDTH * size)

    def write(self, cells: Cells, row: Row) -> None:
        """Write all of them."""
        self.packer.pack_into(cells, self.start * WIDTH, *row)


class PileSpan:
    """Where the numbers of one pile begin, and how it is seen."""

    def __init__(self, start: int, read: Reading) -> None:
        self.start = start
        self.read = read


class FactSpan(Span):
    """The numbers of one public fact."""

    def __init__(self, start: int, size: int, name: str, part: Part) -> None:
        super().__init__(start, size)
        self.name = name
        self.part = part


class ListSpans:
    """The places of a fact that is a list, such as the board of offers."""

    def __init__(self, name: str, listed: Listed, places: list[Span]) -> None:
        self.name = name
        self.listed = listed
        self.places = places


class StageSpan(Span):
    """Whether it is this stage, and its parts: their names, how each is read, and where it is."""

    def __init__(self, start: int, size: int, parts: list[tuple[str, int, int]]) -> None:
        super().__init__(start, size)
        self.parts = parts


class Eyes:
    """Turns views of one kind of table into rows of the same length."""

    def __init__(
        self, table: Table, codec: Codec, seat: Seat = 0, memory: bool = False, history: int = 0
    ) -> None:
        """From a table, or from a seat's view of one; `history` is how many events are seen."""
        self.codec = codec
        self.seats = table.seats
        kit = codec.kit
        self.legend: dict[str, slice] = {}
        """Which numbers are about what."""
        self.size = 0
        self.piles: list[list[list[PileSpan]]] = [
            [[] for _ in table.layout.names] for _ in range(table.seats)
        ]
        """For each seat, by pile, where it is seen."""
        self.facts: list[FactSpan] = []
        self.lists: list[ListSpans] = []
        self.stages: dict[type[Stage], StageSpan] = {}
        self.lay_out_piles(table, kit)
        self.lay_out_facts(table.view(seat), kit)
        self.lay_out_stages(table.view(seat))
        self.asked = self.take("asked", 2)
        self.draft = self.take("draft", SEGMENTS * len(codec.words))
        self.remembered = self.size
        """Where memory begins; it is blank after the deal."""
        self.came: list[list[int]] = []
        self.went: list[list[int]] = []
        """For each seat, by pile, where cards are counted that came and went; -1 is nowhere."""
        if memory:
            self.came = self.lay_out_memory("came", table)
            self.went = self.lay_out_memory("went", table)
        self.history = History(table, history)
        self.events = Span(self.take("events", self.history.size), self.history.size)
        self.hears = memory or history > 0
        """Whether a page has to be told what happens."""

    def take(self, name: str, size: int) -> int:
        """Take the next numbers for this; where they begin."""
        start = self.size
        self.size += size
        first = self.legend[name].start if name in self.legend else start
        self.legend[name] = slice(first, self.size)
        return start

    def lay_out_piles(self, table: Table, kit: Kit) -> None:
        """One part for the piles of each name, and one's own piles that are read in another way."""
        layout = table.layout
        sizes = {family: len(counts) for family, counts in table.census().items()}
        for name, first in layout.first.items():
            family = layout.families[first]
            if family not in sizes:
                self.lay_out_pile(name, first, 2, Slip(), 1)
            else:
                size = sizes[family]
                read: Reading = Counts() if layout.bags[first] else Tally()
                owned = layout.owners[first] >= 0
                self.lay_out_pile(name, first, size, read, table.seats if owned else 0)
        for name, pile, size, read in kit.own(table):
            self.lay_out_pile(name, layout.first[pile], size, read, 1)

    def lay_out_pile(self, name: str, first: int, size: int, read: Reading, owners: int) -> None:
        """The piles of all owners, one's own first; with no owners, the common one."""
        for step in range(max(1, owners)):
            start = self.take(name, size)
            for seat in range(self.seats):
                pile = first + (seat + step) % self.seats if owners else first
                self.piles[seat][pile].append(PileSpan(start, read))

    def lay_out_memory(self, name: str, table: Table) -> list[list[int]]:
        """For each seat, by pile, where its cards are counted by code, one's own piles first."""
        layout = table.layout
        sizes = {family: len(counts) for family, counts in table.census().items()}
        found = [[-1] * len(layout.families) for _ in range(table.seats)]
        for first in layout.first.values():
            size = sizes.get(layout.families[first], 0)
            owned = layout.owners[first] >= 0
            for step in range(table.seats if owned and size else min(size, 1)):
                start = self.take(name, size)
                for seat in range(table.seats):
                    found[seat][first + (seat + step) % table.seats if owned else first] = start
        return found

    def lay_out_facts(self, view: Table, kit: Kit) -> None:
        """One part for each public fact; what is the same in every game of a kind is left out."""
        lists = kit.lists(view)
        for name, kind in view.FACTS.items():
            if name in lists:
                listed = lists[name]
                starts = [self.take(name, listed.size) for _ in range(listed.places)]
                spans = [Span(start, listed.size) for start in starts]
                self.lists.append(ListSpans(name, listed, spans))
                continue
            part = kit.FACTS.get(name) or plain_fact(view, name, kind)
            if part is None:
                continue
            size = len(part(view, 0))
            start = self.take(name, size)
            if size:
                self.facts.append(FactSpan(start, size, name, part))

    def lay_out_stages(self, view: Table) -> None:
        """Which stage it is, and the parts of each stage."""
        for kind in view.STAGES:
            start = self.take("stage", 1)
            parts: list[tuple[str, int, int]] = []
            for field in fields(kind):
                way = way_of(field.name, field.type in (int, bool))
                size = {EACH_SEAT: view.seats, ONE_SEAT: view.seats, ONE_SPECIES: SPECIES}
                parts.append((field.name, way, self.take("stage", size.get(way, 1))))
            self.stages[kind] = StageSpan(start, self.size - start, parts)

    def places_of(self, words: Sequence[str]) -> list[int]:
        """Where each of these words is counted, by the parts of an offer."""
        index = self.codec.index
        found: list[int] = []
        start = 0
        for word in words:
            found.append(start + index[word])
            if word == NEXT:
                start += len(index)
        return found

    def page(self, seat: Seat) -> "Page":
        """An empty page for what a seat sees."""
        return Page(self, seat)

    def see(self, view: Table, seat: Seat) -> Numbers:
        """What a seat sees; what it is asked and says is still blank."""
        page = Page(self, seat)
        page.look(view)
        return page.numbers()


class Page:
    """What a seat sees, written down once and kept up to date."""

    def __init__(self, eyes: Eyes, seat: Seat) -> None:
        self.eyes = eyes
        self.seat = seat
        self.bytes = memoryview(bytearray(WIDTH * eyes.size))
        self.cells: Cells = self.bytes.cast("f")
        self.sheet: Numbers = np.frombuffer(self.bytes, np.float32)
        """The same cells, as bytes, as numbers and as an array."""
        self.view: Table | None = None
        self.piles: list[Cards] = [()] * len(eyes.piles[seat])
        self.facts: list[object] = [UNREAD] * len(eyes.facts)
        self.lists: list[tuple[object, ...]] = [()] * len(eyes.lists)
        self.stage: Stage | None = None
        self.said: list[str] | None = None
        """The words that are noted; while they are the same list, it only grows."""
        self.noted: list[int] = []
        """Where they are counted, after whether the seat must act."""
        self.segment = 0
        """Where the words of the part of an offer that is being said are counted."""
        self.heard = 0
        """How many events it was told since the deal."""
        self.lately: Row = [0.0] * eyes.history.size

    def numbers(self) -> Numbers:
        """A copy of the page."""
        return self.sheet.copy()

    def look(self, view: Table) -> None:
        """Write down what has changed since the last time."""
        if view is self.view:
            return
        self.view = view
        eyes = self.eyes
        cells = self.cells
        piles = self.piles
        spans = eyes.piles[self.seat]
        for pile, cards in enumerate(view.piles):
            before = piles[pile]
            if cards is not before:
                if cards != before:
                    for span in spans[pile]:
                        span.read.write(cells, span.start, before, cards)
                piles[pile] = cards
        self.look_at_facts(view)
        stage = view.stages[-1]
        if stage is not self.stage:
            self.look_at_stage(view, stage)

    def look_at_facts(self, view: Table) -> None:
        eyes = self.eyes
        cells = self.cells
        facts = self.facts
        for at, span in enumerate(eyes.facts):
            value: object = getattr(view, span.name)
            before = facts[at]
            if value is not before:
                if value != before:
                    span.write(cells, span.part(view, self.seat))
                facts[at] = value
        for at, spans in enumerate(eyes.lists):
            now: tuple[object, ...] = getattr(view, spans.name)
            if now is not self.lists[at]:
                self.look_at_list(view, spans, self.lists[at], now)
                self.lists[at] = now

    def look_at_list(
        self, view: Table, spans: ListSpans, before: tuple[object, ...], now: tuple[object, ...]
    ) -> None:
        """Blank the places where another thing lies or none, and count what is there now."""
        cells = self.cells
        for at, span in enumerate(spans.places):
            old = before[at] if at < len(before) else None
            new = now[at] if at < len(now) else None
            if new is not old:
                self.bytes[span.bytes] = span.blank
                if new is not None:
                    for place in spans.listed.places_of(new, view, self.seat):
                        cells[span.start + place] += 1.0

    def look_at_stage(self, view: Table, stage: Stage) -> None:
        """Blank the last stage, and write the one that it is now."""
        stages, cells = self.eyes.stages, self.cells
        if self.stage is not None:
            span = stages[type(self.stage)]
            self.bytes[span.bytes] = span.blank
        self.stage = stage
        span = stages[type(stage)]
        cells[span.start] = 1.0
        for name, way, start in span.parts:
            if way == EACH_SEAT:
                seats: tuple[Seat, ...] = getattr(stage, name)
                for other in seats:
                    self.mark(start, other, view.seats)
                continue
            value = int(getattr(stage, name))
            if way == ONE_SEAT:
                self.mark(start, value, view.seats)
            elif way == PRICE:
                cells[start] = value / HUNDRED
            elif way == NUMBER:
                cells[start] = float(value)
            elif 0 <= value < SPECIES:
                cells[start + value] = 1.0

    def mark(self, start: int, other: Seat, seats: int) -> None:
        """One of the seats, counted from one's own, unless it is nobody."""
        if 0 <= other < seats:
            self.cells[start + (other - self.seat) % seats] = 1.0

    def note(self, draft: Draft | None) -> None:
        """Fill in whether the seat must act, and the words it has said by the parts of an offer."""
        eyes = self.eyes
        cells = self.cells
        said = None if draft is None else draft.said
        if said is not self.said:
            for at in self.noted:
                cells[at] = 0.0
            self.noted = [] if draft is None else [eyes.asked + int(draft.ask.must)]
            for at in self.noted:
                cells[at] = 1.0
            self.segment = eyes.draft
            self.said = said
        if said is None:
            return
        noted = self.noted
        index = eyes.codec.index
        while len(noted) <= len(said):
            word = said[len(noted) - 1]
            at = self.segment + index[word]
            cells[at] += 1.0
            noted.append(at)
            if word == NEXT:
                self.segment += len(index)

    def hear(self, view: Table, events: Sequence[Event]) -> None:
        """Remember what has happened, told as the seat saw it."""
        self.heard += len(events)
        eyes = self.eyes
        cells = self.cells
        if eyes.came:
            came, went = eyes.came[self.seat], eyes.went[self.seat]
            for event in events:
                for card, source, _, target in event.moves:
                    if went[source] >= 0:
                        cells[went[source] + card] += 1.0
                    if came[target] >= 0:
                        cells[came[target] + card] += 1.0
        history = eyes.history
        if history.places and events:
            fresh: Row = []
            for event in reversed(events[-history.places :]):
                fresh += history.row(view, event, self.seat)
            self.lately = [*fresh, *self.lately][: history.size]
            eyes.events.write(cells, self.lately)

    def forget(self) -> None:
        """A new game: nothing has happened yet."""
        self.heard = 0
        self.lately = [0.0] * self.eyes.history.size
        for at in range(self.eyes.remembered, self.eyes.size):
            self.cells[at] = 0.0


# Facts


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


def way_of(name: str, is_number: bool) -> int:
    """How a part of a stage is read, as its name says."""
    if not is_number:
        return EACH_SEAT
    if name in SEATED:
        return ONE_SEAT
    if name == "species":
        return ONE_SPECIES
    return PRICE if name == "price" else NUMBER

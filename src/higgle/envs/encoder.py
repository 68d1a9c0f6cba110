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
from higgle.envs.adapter import GameAdapter
from higgle.envs.codec import Codec, Draft
from higgle.envs.encodings import (
    HUNDRED,
    BagCounts,
    CardCounts,
    Cells,
    EventHistory,
    FactEncoder,
    ListEncoding,
    PileEncoding,
    Row,
    SlipEncoding,
    active_fact,
    number_fact,
    seat_fact,
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
"""How a part of a stage is encoded."""
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
    """Where the numbers of one pile begin, and its encoding."""

    def __init__(self, start: int, read: PileEncoding) -> None:
        self.start = start
        self.read = read


class FactSpan(Span):
    """The numbers of one public fact."""

    def __init__(self, start: int, size: int, name: str, part: FactEncoder) -> None:
        super().__init__(start, size)
        self.name = name
        self.part = part


class ListSpan:
    """The places of a fact that is a list, such as the board of offers."""

    def __init__(self, name: str, listed: ListEncoding, places: list[Span]) -> None:
        self.name = name
        self.listed = listed
        self.places = places


class StageSpan(Span):
    """Whether it is this stage, and its parts: name, encoding and position of each."""

    def __init__(self, start: int, size: int, parts: list[tuple[str, int, int]]) -> None:
        super().__init__(start, size)
        self.parts = parts


class ObservationEncoder:
    """Encodes views of one kind of table as rows of the same length."""

    def __init__(
        self, table: Table, codec: Codec, seat: Seat = 0, memory: bool = False, history: int = 0
    ) -> None:
        """From a table, or from a seat's view of one; `history` is how many events are seen."""
        self.codec = codec
        self.seats = table.seats
        adapter = codec.adapter
        self.legend: dict[str, slice] = {}
        """For each name, its numbers."""
        self.size = 0
        self.piles: list[list[list[PileSpan]]] = [
            [[] for _ in table.layout.names] for _ in range(table.seats)
        ]
        """For each seat, by pile, where it is encoded."""
        self.facts: list[FactSpan] = []
        self.lists: list[ListSpan] = []
        self.stages: dict[type[Stage], StageSpan] = {}
        self.allocate_piles(table, adapter)
        self.allocate_facts(table.view(seat), adapter)
        self.allocate_stages(table.view(seat))
        self.asked = self.allocate("asked", 2)
        self.draft = self.allocate("draft", SEGMENTS * len(codec.words))
        self.memory_start = self.size
        """Where the memory of events begins; it is blank after the deal."""
        self.came: list[list[int]] = []
        self.went: list[list[int]] = []
        """For each seat, by pile, where cards are counted that came and went; -1 is nowhere."""
        if memory:
            self.came = self.allocate_memory("came", table)
            self.went = self.allocate_memory("went", table)
        self.history = EventHistory(table, history)
        self.events = Span(self.allocate("events", self.history.size), self.history.size)
        self.uses_events = memory or history > 0
        """Whether buffers have to be given the events."""

    def allocate(self, name: str, size: int) -> int:
        """Reserve the next numbers for this name; where they begin."""
        start = self.size
        self.size += size
        first = self.legend[name].start if name in self.legend else start
        self.legend[name] = slice(first, self.size)
        return start

    def allocate_piles(self, table: Table, adapter: GameAdapter) -> None:
        """One part for the piles of each name, and one's own piles in another encoding besides."""
        layout = table.layout
        sizes = {family: len(counts) for family, counts in table.census().items()}
        for name, first in layout.first.items():
            family = layout.families[first]
            if family not in sizes:
                self.allocate_pile(name, first, 2, SlipEncoding(), 1)
            else:
                size = sizes[family]
                read: PileEncoding = BagCounts() if layout.bags[first] else CardCounts()
                owned = layout.owners[first] >= 0
                self.allocate_pile(name, first, size, read, table.seats if owned else 0)
        for name, pile, size, read in adapter.own_piles(table):
            self.allocate_pile(name, layout.first[pile], size, read, 1)

    def allocate_pile(
        self, name: str, first: int, size: int, read: PileEncoding, owners: int
    ) -> None:
        """The piles of all owners, one's own first; with no owners, the common one."""
        for step in range(max(1, owners)):
            start = self.allocate(name, size)
            for seat in range(self.seats):
                pile = first + (seat + step) % self.seats if owners else first
                self.piles[seat][pile].append(PileSpan(start, read))

    def allocate_memory(self, name: str, table: Table) -> list[list[int]]:
        """For each seat, by pile, where its cards are counted by code, one's own piles first."""
        layout = table.layout
        sizes = {family: len(counts) for family, counts in table.census().items()}
        found = [[-1] * len(layout.families) for _ in range(table.seats)]
        for first in layout.first.values():
            size = sizes.get(layout.families[first], 0)
            owned = layout.owners[first] >= 0
            for step in range(table.seats if owned and size else min(size, 1)):
                start = self.allocate(name, size)
                for seat in range(table.seats):
                    found[seat][first + (seat + step) % table.seats if owned else first] = start
        return found

    def allocate_facts(self, view: Table, adapter: GameAdapter) -> None:
        """One part for each public fact; what is the same in every game of a kind is left out."""
        lists = adapter.list_facts(view)
        for name, kind in view.FACTS.items():
            if name in lists:
                listed = lists[name]
                starts = [self.allocate(name, listed.size) for _ in range(listed.places)]
                spans = [Span(start, listed.size) for start in starts]
                self.lists.append(ListSpan(name, listed, spans))
                continue
            part = adapter.FACTS.get(name) or default_fact_encoder(view, name, kind)
            if part is None:
                continue
            size = len(part(view, 0))
            start = self.allocate(name, size)
            if size:
                self.facts.append(FactSpan(start, size, name, part))

    def allocate_stages(self, view: Table) -> None:
        """Which stage it is, and the parts of each stage."""
        for kind in view.STAGES:
            start = self.allocate("stage", 1)
            parts: list[tuple[str, int, int]] = []
            for field in fields(kind):
                way = stage_encoding(field.name, field.type in (int, bool))
                size = {EACH_SEAT: view.seats, ONE_SEAT: view.seats, ONE_SPECIES: SPECIES}
                parts.append((field.name, way, self.allocate("stage", size.get(way, 1))))
            self.stages[kind] = StageSpan(start, self.size - start, parts)

    def positions_of(self, words: Sequence[str]) -> list[int]:
        """Where each of these words is counted, by the parts of an offer."""
        index = self.codec.index
        found: list[int] = []
        start = 0
        for word in words:
            found.append(start + index[word])
            if word == NEXT:
                start += len(index)
        return found

    def buffer(self, seat: Seat) -> "ObservationBuffer":
        """An empty buffer for the observations of a seat."""
        return ObservationBuffer(self, seat)

    def observe(self, view: Table, seat: Seat) -> Numbers:
        """The observation of a seat without what it is asked and says."""
        buffer = ObservationBuffer(self, seat)
        buffer.update(view)
        return buffer.to_array()


class ObservationBuffer:
    """The observation of one seat, written only where something has changed."""

    def __init__(self, encoder: ObservationEncoder, seat: Seat) -> None:
        self.encoder = encoder
        self.seat = seat
        self.bytes = memoryview(bytearray(WIDTH * encoder.size))
        self.cells: Cells = self.bytes.cast("f")
        self.array: Numbers = np.frombuffer(self.bytes, np.float32)
        """The same cells, as bytes, as numbers and as an array."""
        self.view: Table | None = None
        self.piles: list[Cards] = [()] * len(encoder.piles[seat])
        self.facts: list[object] = [UNREAD] * len(encoder.facts)
        self.lists: list[tuple[object, ...]] = [()] * len(encoder.lists)
        self.stage: Stage | None = None
        self.said: list[str] | None = None
        """The words of the draft that is written; the same list only grows."""
        self.draft_cells: list[int] = []
        """Where they are counted, after whether the seat must act."""
        self.segment = 0
        """Where the words of the part of an offer that is being said are counted."""
        self.heard = 0
        """How many events were added since the deal."""
        self.recent: Row = [0.0] * encoder.history.size

    def to_array(self) -> Numbers:
        """A copy of the observation."""
        return self.array.copy()

    def update(self, view: Table) -> None:
        """Write what has changed since the last view."""
        if view is self.view:
            return
        self.view = view
        encoder = self.encoder
        cells = self.cells
        piles = self.piles
        spans = encoder.piles[self.seat]
        for pile, cards in enumerate(view.piles):
            before = piles[pile]
            if cards is not before:
                if cards != before:
                    for span in spans[pile]:
                        span.read.write(cells, span.start, before, cards)
                piles[pile] = cards
        self.update_facts(view)
        stage = view.stages[-1]
        if stage is not self.stage:
            self.update_stage(view, stage)

    def update_facts(self, view: Table) -> None:
        encoder = self.encoder
        cells = self.cells
        facts = self.facts
        for at, span in enumerate(encoder.facts):
            value: object = getattr(view, span.name)
            before = facts[at]
            if value is not before:
                if value != before:
                    span.write(cells, span.part(view, self.seat))
                facts[at] = value
        for at, spans in enumerate(encoder.lists):
            now: tuple[object, ...] = getattr(view, spans.name)
            if now is not self.lists[at]:
                self.update_list(view, spans, self.lists[at], now)
                self.lists[at] = now

    def update_list(
        self, view: Table, spans: ListSpan, before: tuple[object, ...], now: tuple[object, ...]
    ) -> None:
        """Blank the places where another thing lies or none, and count what is there now."""
        cells = self.cells
        for at, span in enumerate(spans.places):
            old = before[at] if at < len(before) else None
            new = now[at] if at < len(now) else None
            if new is not old:
                self.bytes[span.bytes] = span.blank
                if new is not None:
                    for place in spans.listed.positions_of(new, view, self.seat):
                        cells[span.start + place] += 1.0

    def update_stage(self, view: Table, stage: Stage) -> None:
        """Blank the last stage, and write the one that it is now."""
        stages, cells = self.encoder.stages, self.cells
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
                    self.mark_seat(start, other, view.seats)
                continue
            value = int(getattr(stage, name))
            if way == ONE_SEAT:
                self.mark_seat(start, value, view.seats)
            elif way == PRICE:
                cells[start] = value / HUNDRED
            elif way == NUMBER:
                cells[start] = float(value)
            elif 0 <= value < SPECIES:
                cells[start + value] = 1.0

    def mark_seat(self, start: int, other: Seat, seats: int) -> None:
        """One of the seats, counted from one's own, unless it is nobody."""
        if 0 <= other < seats:
            self.cells[start + (other - self.seat) % seats] = 1.0

    def update_draft(self, draft: Draft | None) -> None:
        """Write whether the seat must act, and its words so far by the parts of an offer."""
        encoder = self.encoder
        cells = self.cells
        said = None if draft is None else draft.said
        if said is not self.said:
            for at in self.draft_cells:
                cells[at] = 0.0
            self.draft_cells = [] if draft is None else [encoder.asked + int(draft.ask.must)]
            for at in self.draft_cells:
                cells[at] = 1.0
            self.segment = encoder.draft
            self.said = said
        if said is None:
            return
        draft_cells = self.draft_cells
        index = encoder.codec.index
        while len(draft_cells) <= len(said):
            word = said[len(draft_cells) - 1]
            at = self.segment + index[word]
            cells[at] += 1.0
            draft_cells.append(at)
            if word == NEXT:
                self.segment += len(index)

    def add_events(self, view: Table, events: Sequence[Event]) -> None:
        """Add events, as the seat saw them."""
        self.heard += len(events)
        encoder = self.encoder
        cells = self.cells
        if encoder.came:
            came, went = encoder.came[self.seat], encoder.went[self.seat]
            for event in events:
                for card, source, _, target in event.moves:
                    if went[source] >= 0:
                        cells[went[source] + card] += 1.0
                    if came[target] >= 0:
                        cells[came[target] + card] += 1.0
        history = encoder.history
        if history.places and events:
            fresh: Row = []
            for event in reversed(events[-history.places :]):
                fresh += history.row(view, event, self.seat)
            self.recent = [*fresh, *self.recent][: history.size]
            encoder.events.write(cells, self.recent)

    def clear_events(self) -> None:
        """Blank the memory for a new game."""
        self.heard = 0
        self.recent = [0.0] * self.encoder.history.size
        for at in range(self.encoder.memory_start, self.encoder.size):
            self.cells[at] = 0.0


# Facts


def default_fact_encoder(table: Table, name: str, kind: object) -> FactEncoder | None:
    """A number, or a number for each seat, where the adapter names no encoder."""
    if name == "active":
        return active_fact
    if kind in (int, bool):
        return number_fact(name)
    value = getattr(table, name)
    by_each = kind == tuple[int, ...] and len(value) == table.seats
    return seat_fact(name) if by_each else None


# Stages


def stage_encoding(name: str, is_number: bool) -> int:
    """How a part of a stage is encoded, by its name and type."""
    if not is_number:
        return EACH_SEAT
    if name in SEATED:
        return ONE_SEAT
    if name == "species":
        return ONE_SPECIES
    return PRICE if name == "price" else NUMBER

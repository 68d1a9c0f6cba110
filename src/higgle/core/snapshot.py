"""Tables and views as JSON, there and back; what several audiences see alike is written once."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from higgle.core.errors import Illegal, require
from higgle.core.piles import FACES, NOTHING, Layout
from higgle.core.shown_cards import Sighting
from higgle.core.values import TRUTH, Cards

if TYPE_CHECKING:
    from higgle.core.table import Table

Group = tuple[str, tuple[int, ...], bool, bool]
"""A name, the piles that bear it, whether every seat has one, and whether all of them are open."""


@lru_cache(maxsize=100)
def groups(layout: Layout) -> tuple[Group, ...]:
    """The piles of a layout by name, in their order."""
    found: dict[str, list[int]] = {}
    for place, name in enumerate(layout.names):
        found.setdefault(name, []).append(place)
    return tuple(
        (
            name,
            tuple(places),
            layout.owners[places[0]] >= 0,
            all(sights[place] == FACES for sights in layout.sights for place in places),
        )
        for name, places in found.items()
    )


@lru_cache(maxsize=1000)
def hidden_groups(layout: Layout, audience: int) -> tuple[tuple[str, bool, tuple[int, ...]], ...]:
    """The groups of which not everybody sees all; -1 for a pile of which one sees nothing."""
    hidden: set[int] = set()
    if audience != TRUTH:
        hidden = {pile for pile, seen in enumerate(layout.sees(audience)) if seen == NOTHING}
    return tuple(
        (name, owned, tuple(-1 if place in hidden else place for place in places))
        for name, places, owned, is_open in groups(layout)
        if not is_open
    )


def open_piles(view: "Table") -> dict[str, object]:
    """The piles that everybody sees, for each seat where each has one."""
    found: dict[str, object] = {}
    for name, places, owned, is_open in groups(view.layout):
        if is_open:
            cards = [view.piles[place] for place in places]
            found[name] = cards if owned else cards[0]
    return found


def closed_piles(view: "Table") -> dict[str, object]:
    """The piles of which not everybody sees all, as they are seen here."""
    found: dict[str, object] = {}
    cards = view.piles
    for name, owned, places in hidden_groups(view.layout, view.audience):
        mine = [None if place < 0 else cards[place] for place in places]
        found[name] = mine if owned else mine[0]
    return found


def encode_raw(value: object) -> object:
    """A value that is written already."""
    return msgspec.Raw(msgspec.json.encode(value))


def unwritten(value: object) -> object:
    """A value that is written with the rest."""
    return value


class Writer:
    """Writes views of one table at one moment."""

    def __init__(self, share: Callable[[object], object] = encode_raw) -> None:
        self.share = share
        """What is done with values that the next view will have too."""
        self.facts: dict[str, object] = {}
        self.piles: dict[str, object] = {}
        """The open piles, and a place for each of the others."""

    def write(self, view: "Table") -> bytes:
        """The stable JSON form of a table or a view."""
        return msgspec.json.encode(self.data(view))

    def data(self, view: "Table") -> dict[str, object]:
        """A table or a view as plain values; piles by name, for each seat where each has one."""
        if not self.facts:
            self.look_at(view)
        piles = self.piles | closed_piles(view)
        shown: dict[str, object] = {"sightings": view.sightings} if view.sightings else {}
        return {
            "game": view.ID,
            "seats": view.seats,
            "audience": view.audience,
            "options": self.facts["options"],
            "piles": piles,
            "draws": self.facts["draws"],
            "stages": self.facts["stages"],
            "facts": self.facts["facts"],
            **shown,
        }

    def look_at(self, view: "Table") -> None:
        """Write what everybody sees, from the first view that comes."""
        share = self.share
        self.facts = {
            "options": share(view.options),
            "draws": share(view.draws),
            "stages": share(view.stages),
            "facts": share({name: getattr(view, name) for name in view.FACTS}),
        }
        opened = {name: share(cards) for name, cards in open_piles(view).items()}
        self.piles = {name: opened.get(name) for name, _, _, _ in groups(view.layout)}


class Saved(msgspec.Struct):
    """The JSON form of a table."""

    game: str
    seats: int
    audience: int
    options: "dict[str, object]"
    piles: "dict[str, object]"
    draws: "list[int]"
    stages: "list[dict[str, object]]"
    facts: "dict[str, object]"
    sightings: "tuple[Sighting, ...]" = ()


def read(table: "Table", data: Mapping[str, object]) -> None:
    """Set a table to what `data` wrote; what fits no table of its game is refused."""
    saved = msgspec.convert(data, Saved)
    fits = len(saved.draws) == len(table.layout.names) and saved.stages
    require(fits and TRUTH <= saved.audience < table.seats, "not-a-table")
    table.audience = saved.audience
    table.draws = saved.draws
    table.sightings = saved.sightings
    table.stages = tuple(msgspec.convert(stage, stage_type(type(table))) for stage in saved.stages)
    for name, kind in table.FACTS.items():
        setattr(table, name, msgspec.convert(saved.facts[name], kind))
    table.piles = []
    codes = {family: len(counts) for family, counts in table.census().items()}
    for index, name in enumerate(table.layout.names):
        owner = table.layout.owners[index]
        cards = saved.piles[name]
        if owner >= 0:
            if not isinstance(cards, list):
                raise Illegal("not-a-table")
            cards = cards[owner]
        pile = msgspec.convert(cards or (), tuple[int, ...])
        require(could_be(table, index, pile, codes), "not-a-table")
        table.piles.append(pile)


def could_be(table: "Table", pile: int, cards: Cards, codes: dict[str, int]) -> bool:
    """Whether these numbers are cards of a pile's family, or counts where it is a bag."""
    known = codes.get(table.layout.families[pile], 0)
    if table.layout.bags[pile]:
        return len(cards) == known and min(cards, default=0) >= 0
    return not cards or not known or (min(cards) >= 0 and max(cards) < known)


def stage_type(game: "type[Table]") -> object:
    """The union of the stages of a game."""
    union: object = None
    for stage in game.STAGES:
        union = stage if union is None else union | stage
    return union

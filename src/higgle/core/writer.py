"""Tables and views as JSON; what several audiences see alike is written only once."""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from higgle.core.layout import FACES, NOTHING, Layout
from higgle.core.values import TRUTH

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
def closed(layout: Layout, audience: int) -> tuple[tuple[str, bool, tuple[int, ...]], ...]:
    """The groups of which not everybody sees all; -1 for a pile of which one sees nothing."""
    hidden: set[int] = set()
    if audience != TRUTH:
        hidden = {pile for pile, seen in enumerate(layout.sees(audience)) if seen == NOTHING}
    return tuple(
        (name, owned, tuple(-1 if place in hidden else place for place in places))
        for name, places, owned, is_open in groups(layout)
        if not is_open
    )


def written(value: object) -> object:
    """A value that is written already."""
    return msgspec.Raw(msgspec.json.encode(value))


def unwritten(value: object) -> object:
    """A value that is written with the rest."""
    return value


class Writer:
    """Writes views of one table at one moment."""

    def __init__(self, share: Callable[[object], object] = written) -> None:
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
        piles = self.piles.copy()
        cards = view.piles
        for name, owned, places in closed(view.layout, view.audience):
            mine = [None if place < 0 else cards[place] for place in places]
            piles[name] = mine if owned else mine[0]
        return {
            "game": view.ID,
            "seats": view.seats,
            "audience": view.audience,
            "options": self.facts["options"],
            "piles": piles,
            "draws": self.facts["draws"],
            "stages": self.facts["stages"],
            "facts": self.facts["facts"],
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
        for name, places, owned, is_open in groups(view.layout):
            cards = [view.piles[place] for place in places]
            self.piles[name] = share(cards if owned else cards[0]) if is_open else None

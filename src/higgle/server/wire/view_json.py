"""Views as JSON for many audiences at once: what all of them see alike is written only once."""

from functools import lru_cache

import msgspec

from higgle.table import FACES, NOTHING, Layout, Table


def raw(value: object) -> msgspec.Raw:
    """A value that is written already."""
    return msgspec.Raw(msgspec.json.encode(value))


class Group(msgspec.Struct, frozen=True):
    """The piles of one name."""

    name: str
    places: tuple[int, ...]
    owned: bool
    """Whether every seat has one of them."""
    open: bool
    """Whether every audience sees all of them."""


@lru_cache(maxsize=100)
def groups(layout: Layout) -> tuple[Group, ...]:
    """The piles of a layout by name, in their order."""
    found: dict[str, list[int]] = {}
    for place, name in enumerate(layout.names):
        found.setdefault(name, []).append(place)
    return tuple(
        Group(
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
    sights = layout.sees(audience)
    return tuple(
        (
            group.name,
            group.owned,
            tuple(-1 if sights[place] == NOTHING else place for place in group.places),
        )
        for group in groups(layout)
        if not group.open
    )


class ViewWriter:
    """Writes the views of one moment; each comes out as `Table.json` would write it."""

    def __init__(self) -> None:
        self.shared: dict[str, msgspec.Raw] = {}
        self.piles: dict[str, object] = {}
        """The open piles, and a place for each of the others."""

    def write(self, view: Table) -> msgspec.Raw:
        """A view in its stable JSON form."""
        if not self.shared:
            self.share(view)
        piles = self.piles.copy()
        cards = view.piles
        for name, owned, places in closed(view.layout, view.audience):
            mine = [None if place < 0 else cards[place] for place in places]
            piles[name] = mine if owned else mine[0]
        whole = {
            "game": view.ID,
            "seats": view.seats,
            "audience": view.audience,
            "options": self.shared["options"],
            "piles": piles,
            "draws": self.shared["draws"],
            "stages": self.shared["stages"],
            "facts": self.shared["facts"],
        }
        return raw(whole)

    def share(self, view: Table) -> None:
        """Write what everybody sees, from the first view that comes."""
        self.shared = {
            "options": raw(view.options),
            "draws": raw(view.draws),
            "stages": raw(view.stages),
            "facts": raw({name: getattr(view, name) for name in view.FACTS}),
        }
        for group in groups(view.layout):
            cards = [view.piles[place] for place in group.places]
            self.piles[group.name] = raw(cards if group.owned else cards[0]) if group.open else None

"""The words of the games with beans."""

from typing import Final

from higgle.bohnanza import beans
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn import buildings
from higgle.core import Table

BEANS: Final[dict[str, str]] = {}
"""The words for beans that were said already, by name: games can add sorts."""


def bean(sort: int) -> str:
    """A sort of beans as a word."""
    name = beans.NAMES[sort]
    found = BEANS.get(name)
    if found is None:
        found = BEANS[name] = f"bean:{name}"
    return found


def kind_word(kind: int) -> str:
    """A type of building as a word."""
    return f"type:{buildings.KINDS[kind]}"


def place_of(table: Table, offer: int) -> int:
    """The place of an open offer on the board: its number would grow without end."""
    assert isinstance(table, Bohnanza)
    return [standing.id for standing in table.offers].index(offer)

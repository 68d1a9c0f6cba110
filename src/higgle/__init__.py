"""Bargaining games for people and bots at one table."""

from importlib import import_module
from typing import TYPE_CHECKING

import higgle._pure  # noqa: F401 - says whether compiled modules may be imported

if TYPE_CHECKING:
    from higgle.catalogue import games, load, new, parse, replay, verify
    from higgle.core import Illegal, Record, Table
    from higgle.staging import stage

__version__ = "0.3.0.dev0"

HOMES = {
    "higgle.catalogue": ("games", "load", "new", "parse", "replay", "verify"),
    "higgle.staging": ("stage",),
    "higgle.core": ("Illegal", "Record", "Table"),
}
"""Where the names of the public face live; the games are read when one of them is first used."""

__all__ = [
    "Illegal",
    "Record",
    "Table",
    "games",
    "load",
    "new",
    "parse",
    "replay",
    "stage",
    "verify",
]


def __getattr__(name: str) -> object:
    """A name of the public face, from its home."""
    for home, names in HOMES.items():
        if name in names:
            found: object = getattr(import_module(home), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__

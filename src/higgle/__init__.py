"""Bargaining games for people and bots at one table."""

import higgle._pure  # noqa: F401 - says whether compiled modules may be imported
from higgle.catalogue import games, load, new, parse, replay, verify
from higgle.staging import stage
from higgle.table import Illegal, Record, Table

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

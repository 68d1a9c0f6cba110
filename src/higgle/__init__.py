"""Bargaining games for people and bots at one table."""

from higgle.catalogue import games, load, new, parse, replay, verify
from higgle.table import Illegal, Record, Table

__all__ = ["Illegal", "Record", "Table", "games", "load", "new", "parse", "replay", "verify"]

"""The kernel: piles, stages, actions, asks, events, chance, views; it knows no bean and no cow."""

from higgle.core.chance import Chance, Fast, Scripted, Sealed, Stacked, seal, words_of
from higgle.core.errors import Illegal, require
from higgle.core.hints import GameClocks, Hints
from higgle.core.piles import BACKS, FACES, NOBODY, NOTHING, ONE, TOP, Layout, sorted_cards
from higgle.core.record import Record, Uttered
from higgle.core.snapshot import Writer
from higgle.core.table import Log, Table
from higgle.core.values import (
    CLOCK,
    DOWN,
    SPECTATOR,
    TRUTH,
    Action,
    Ask,
    Cards,
    Deal,
    Due,
    Event,
    Fact,
    Move,
    Options,
    Seat,
    Stage,
)

__all__ = [
    "BACKS",
    "CLOCK",
    "DOWN",
    "FACES",
    "NOBODY",
    "NOTHING",
    "ONE",
    "SPECTATOR",
    "TOP",
    "TRUTH",
    "Action",
    "Ask",
    "Cards",
    "Chance",
    "Deal",
    "Due",
    "Event",
    "Fact",
    "Fast",
    "GameClocks",
    "Hints",
    "Illegal",
    "Layout",
    "Log",
    "Move",
    "Options",
    "Record",
    "Scripted",
    "Sealed",
    "Seat",
    "Stacked",
    "Stage",
    "Table",
    "Uttered",
    "Writer",
    "require",
    "seal",
    "sorted_cards",
    "words_of",
]

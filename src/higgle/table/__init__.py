"""The kernel: piles, stages, actions, asks, events, chance, views; it knows no bean and no cow."""

from higgle.table.bunches import ONE, bunch
from higgle.table.chance import Chance, Fast, Scripted, Sealed, Stacked, seal, words_of
from higgle.table.illegal import Illegal
from higgle.table.layout import BACKS, FACES, NOBODY, NOTHING, TOP, Layout
from higgle.table.log import Log
from higgle.table.needs import need
from higgle.table.numbers import own_action, own_seat
from higgle.table.record import Record, Uttered
from higgle.table.table import Table
from higgle.table.values import (
    CLOCK,
    DOWN,
    SPECTATOR,
    TRUTH,
    Action,
    AnySeat,
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
    plain,
)
from higgle.table.writer import Writer

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
    "AnySeat",
    "Ask",
    "Cards",
    "Chance",
    "Deal",
    "Due",
    "Event",
    "Fact",
    "Fast",
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
    "bunch",
    "need",
    "own_action",
    "own_seat",
    "plain",
    "seal",
    "words_of",
]

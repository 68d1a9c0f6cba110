"""The kernel: piles, stages, actions, asks, events, chance, views; it knows no bean and no cow."""

from higgle.core.bunches import ONE, bunch
from higgle.core.chance import Chance, Fast, Scripted, Sealed, Stacked, seal, words_of
from higgle.core.illegal import Illegal
from higgle.core.layout import BACKS, FACES, NOBODY, NOTHING, TOP, Layout
from higgle.core.log import Log
from higgle.core.needs import need
from higgle.core.numbers import own_action, own_seat
from higgle.core.record import Record, Uttered
from higgle.core.table import Table
from higgle.core.values import (
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
from higgle.core.writer import Writer

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

"""The kernel: piles, stages, actions, asks, events, chance, views; it knows no bean and no cow."""

from higgle.core.chance import Chance, Fast, Scripted, Sealed, Stacked, seal, words_of
from higgle.core.errors import Illegal, require
from higgle.core.hints import GameClocks, Highlight, Hints, MomentKind
from higgle.core.piles import BACKS, FACES, NOBODY, NOTHING, ONE, TOP, Layout, missing, sorted_cards
from higgle.core.record import Record, Uttered
from higgle.core.shown_cards import SHOWN, Sighting, check_show, known_cards, show
from higgle.core.snapshot import Writer, closed_piles, open_piles
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
    "SHOWN",
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
    "Highlight",
    "Hints",
    "Illegal",
    "Layout",
    "Log",
    "MomentKind",
    "Move",
    "Options",
    "Record",
    "Scripted",
    "Sealed",
    "Seat",
    "Sighting",
    "Stacked",
    "Stage",
    "Table",
    "Uttered",
    "Writer",
    "check_show",
    "closed_piles",
    "known_cards",
    "missing",
    "open_piles",
    "require",
    "seal",
    "show",
    "sorted_cards",
    "words_of",
]

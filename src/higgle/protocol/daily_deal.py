"""The deal of the day as it is asked for and told."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from higgle.protocol.forms import Form


class DayScore(msgspec.Struct, frozen=True):
    """How somebody has done at the deal of a day."""

    day: str
    game: str
    score: int
    place: int
    """How many were better; 0 for a winner."""
    seats: int
    course: list[int]
    """The own points at up to twelve moments, in eighths of the most they came to."""
    code: str = ""
    """The table at which it was played; empty if it was played elsewhere."""
    text: str = ""
    """The result in one line for others, without a word about the cards."""


DayState = Literal["open", "playing", "over", "missed"]
"""What somebody can do with the deal of a day, or has done."""


class ScoreCount(msgspec.Struct, frozen=True):
    """How many people came to a score."""

    score: int
    people: int


class DayDeal(msgspec.Struct, frozen=True):
    """The deal of a day: the same cards and bots for everybody, and one try that counts."""

    day: str
    today: str
    left: float
    """The seconds until the next deal."""
    version: int
    game: str
    bots: list[str]
    state: DayState
    """What I can do with it, or have done."""
    code: str = ""
    """The table at which I play it, or have played it last."""
    mine: DayScore | None = None
    scores: list[ScoreCount] = []
    """How everybody has done, the lowest score first."""
    best: str = ""
    """The table of the best result, for whoever has had their own try or is too late for one."""
    row: int = 0
    """How many days in a row I have played, up to today or yesterday."""
    longest: int = 0
    days: list[str] = []
    """The days of the last weeks on which I have played."""


class SendDay(Form, frozen=True):
    """A deal of the day that was played elsewhere: its record is proved before it counts."""

    record: Annotated[str, Meta(max_length=500_000)]

"""Puzzles as they are asked, answered and solved."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from higgle.narrator import Sentence
from higgle.protocol.forms import Form
from higgle.protocol.history import Replay


class PuzzleSpot(msgspec.Struct, frozen=True):
    """A puzzle in short: its place in its set, what it asks, and how I have done."""

    game: str
    number: int
    question: str
    state: Literal["open", "right", "wrong"] = "open"


class PuzzleSet(msgspec.Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    puzzles: list[PuzzleSpot]


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles, how many I have solved, how many in a row, and one that I have not tried."""

    sets: list[PuzzleSet]
    solved: int = 0
    row: int = 0
    next: PuzzleSpot | None = None


class PuzzleChoice(msgspec.Struct, frozen=True):
    """Something that could be done: the action and its text; null and empty is to wait."""

    action: dict[str, object] | None
    text: str
    sentence: Sentence | None = None
    """The same for people, where the action does not say all of it."""


class PuzzleWorth(msgspec.Struct, frozen=True):
    """What comes of an answer, beside the one by which all are measured."""

    value: float
    error: float
    """The standard error of the value."""
    dots: str
    """How it fared in every world: `-` worse, `0` the same, `+` a step better, `*` more."""
    yes: float | None = None
    """In which share of the worlds somebody agreed, if it needs that."""
    facts: list[Sentence] = []
    """What speaks for it or against it, of what can be seen."""


class PuzzleWorld(msgspec.Struct, frozen=True):
    """What came next in one of the worlds, and how the best answer fared there."""

    dot: str
    sentences: list[Sentence]


class PuzzleSolution(msgspec.Struct, frozen=True):
    """What comes of every answer; told to whoever has answered."""

    chosen: int
    best: int
    beside: int
    """The answer by which all are measured."""
    step: float
    """How much of the result a step is."""
    worlds: int
    worths: list[PuzzleWorth]
    told: list[PuzzleWorld]
    chose: list[int]
    """How many people here have chosen each answer first."""
    rating: int


class PuzzlePage(msgspec.Struct, frozen=True):
    """A position of a real game, as one seat saw it, and what could be done."""

    game: str
    number: int
    total: int
    question: str
    seat: int
    step: int
    """After how many actions of its game."""
    position: Replay
    offers: list[Sentence]
    """The offers that everybody sees."""
    choices: list[PuzzleChoice]
    rating: int
    """How hard it is, by how people fare here; 1500 is the middle."""
    solution: PuzzleSolution | None = None


class AnswerPuzzle(Form, frozen=True):
    """The place of an answer among the choices; the first one counts."""

    choice: Annotated[int, Meta(ge=0, le=9)]

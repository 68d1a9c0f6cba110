"""A puzzle as it is stored: a real game up to a moment, what could be done, and what comes of it.

A position is a table that is played up to its moment; only the view of its seat is ever shown.
"""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from higgle import catalogue
from higgle.catalogue import OWN_GAMES, retrace
from higgle.core import Action, Ask, Illegal, Record, Seat, Table, require
from higgle.core.chance import seal
from higgle.core.record import RecordLine
from higgle.narrator import Sentence

FOLDER: Final = Path(__file__).parent / "sets"
SET: Final = 20
"""How many puzzles of a game are shipped."""
WORLDS: Final = 60
"""In how many imagined worlds the answers of a puzzle were played out."""
WORSE, SAME, BETTER, BEST = "-0+*"
"""How an answer fared in a world, beside the one by which all are measured."""


class Told(msgspec.Struct, frozen=True):
    """What came next in one of the worlds, and how the answer fared there."""

    dot: str
    sentences: tuple[Sentence, ...]


class PlayedOut(msgspec.Struct, frozen=True):
    """What comes of an answer, on the average of all worlds."""

    value: float
    error: float
    """The standard error of the value."""
    dots: str
    """How it fared in every world."""
    yes: float | None = None
    """In which share of the worlds somebody agreed, if it needs that."""
    facts: tuple[Sentence, ...] = ()
    """What everybody at that seat can see, and speaks for it or against it."""
    told: tuple[Told, ...] = ()
    """A few of the worlds."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position, a few answers, and what comes of each."""

    game: str
    question: str
    seats: int
    options: dict[str, object]
    seed: str
    rules: int
    log: tuple[str, ...]
    """The actions up to the moment, each with its seat in front: `2 plant 1`."""
    seat: Seat
    answers: tuple[str, ...]
    """What could be done, in the form that people type; empty is to wait."""
    best: int
    beside: int
    """The answer by which the others are measured."""
    step: float
    """How much of the result is one step better or worse."""
    outcomes: tuple[PlayedOut, ...] = ()

    @property
    def code(self) -> str:
        """What tells the puzzle from all others, whatever its number in a set is."""
        asked = msgspec.structs.replace(self, outcomes=())
        return sha256(msgspec.json.encode(asked)).hexdigest()[:16]

    def record(self) -> Record:
        """The game up to the moment."""
        lines = [
            RecordLine(int(seat), do) for seat, _, do in [line.partition(" ") for line in self.log]
        ]
        return Record(
            self.game,
            self.seats,
            self.options,
            self.seed,
            seal(self.seed),
            lines,
            None,
            self.rules,
        )

    def table(self) -> Table:
        """The whole table at the moment, others' cards and all."""
        table = catalogue.new(self.game, self.seats, self.seed, self.options)
        for _ in retrace(table, self.record()):
            pass
        return table

    def view(self) -> Table:
        """What the seat sees at the moment."""
        return self.table().view(self.seat)

    def actions(self, view: Table) -> list[Action | None]:
        """The answers as actions; nothing is to wait."""
        return [view.parse(answer) if answer else None for answer in self.answers]


def ask_of(view: Table, seat: Seat) -> Ask:
    """What a seat is asked."""
    return next(ask for ask in view.asks() if ask.seat == seat)


@cache
def load(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with the package."""
    require(game in OWN_GAMES, "unknown-game", game=game, games=", ".join(OWN_GAMES))
    return read((FOLDER / f"{game}.jsonl").read_bytes())


def read(text: bytes) -> tuple[Puzzle, ...]:
    """The puzzles of a file, one in each line."""
    return tuple([msgspec.json.decode(row, type=Puzzle) for row in text.splitlines()])


def write(puzzles: list[Puzzle]) -> bytes:
    """The file of some puzzles."""
    return b"".join([msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles])


def find(game: str, number: int) -> Puzzle:
    """A puzzle of a set; the first one is number 1."""
    puzzles = load(game)
    if not 1 <= number <= len(puzzles):
        raise Illegal("no-puzzle", number=number, most=len(puzzles))
    return puzzles[number - 1]

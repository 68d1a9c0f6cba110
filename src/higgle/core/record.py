"""Records: a game as its seed and its actions, one JSON line each, replayable for ever."""

from typing import Self, TypeVar

import msgspec

from higgle.core.chance import seal
from higgle.core.errors import Illegal, require
from higgle.core.values import Seat

VERSION = 1
T = TypeVar("T")


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: which game it is, and the seed with its hash."""

    higgle: int
    game: str
    seats: int
    options: dict[str, object]
    seed: str
    seal: str
    rules: int = 1


class RecordLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action: who, and the text form of what."""

    seat: Seat
    do: str


class Uttered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something said between two actions: who, and the text form of what."""

    seat: Seat
    say: str


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a finished game."""

    scores: list[int]
    winners: list[Seat]


class Record(msgspec.Struct, frozen=True):
    """Everything that is needed to play a game once more."""

    game: str
    seats: int
    options: dict[str, object]
    seed: str
    seal: str
    lines: list[RecordLine]
    end: End | None = None
    rules: int = 1
    """The number of the ruleset by which it was played."""
    talk: list[tuple[int, Uttered]] = []
    """What was said, each after how many actions; empty unless somebody wanted it kept."""

    def __str__(self) -> str:
        """The record as JSON lines."""
        head = Head(VERSION, self.game, self.seats, self.options, self.seed, self.seal, self.rules)
        values: list[Head | RecordLine | Uttered | End] = [head]
        waiting = self.talk[::-1]
        for step, line in enumerate(self.lines):
            while waiting and waiting[-1][0] <= step:
                values.append(waiting.pop()[1])
            values.append(line)
        values += [said for _, said in reversed(waiting)]
        if self.end is not None:
            values.append(self.end)
        return "".join(msgspec.json.encode(value).decode() + "\n" for value in values)

    @classmethod
    def read(cls, text: str) -> Self:
        """A record from its JSON lines; a damaged or foreign one is refused."""
        rows = [row for row in text.split("\n") if row.strip()]
        require(rows, "record-empty")
        head = _line(rows[0], 1, Head)
        require(head.higgle == VERSION, "record-version", version=head.higgle)
        end = None
        if len(rows) > 1 and '"scores"' in rows[-1]:
            end = _line(rows.pop(), len(rows) + 1, End)
        lines: list[RecordLine] = []
        talk: list[tuple[int, Uttered]] = []
        for number, row in enumerate(rows[1:], 2):
            if '"say":' in row:
                talk.append((len(lines), _line(row, number, Uttered)))
            else:
                lines.append(_line(row, number, RecordLine))
        return cls(
            head.game, head.seats, head.options, head.seed, head.seal, lines, end, head.rules, talk
        )

    def verify(self) -> None:
        """Refuse a record whose seed is not the one that was sealed."""
        require(seal(self.seed) == self.seal, "record-seal")


def _line(row: str, number: int, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(row, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Illegal("record-line", number=number) from None

"""Records: a game as its seed and its actions, one JSON line each, replayable for ever.

Since version 2 actions are numbered and chained: each carries a hash of itself and of all before
it, so that a line that was cut out, put in or changed shows. What was said is outside the chain.
"""

import hashlib
from typing import Self, TypeVar

import msgspec

from higgle.core.chance import seal
from higgle.core.errors import Illegal, require
from higgle.core.values import Seat

VERSION = 2
UNCHAINED = 1
"""The version whose lines are neither numbered nor chained."""
LINK = 16
"""How many hexadecimal digits of a hash chain a line to those before it."""
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


class ChainedLine(RecordLine, frozen=True, forbid_unknown_fields=True):
    """An action with its number, from 1, and the hash of the record up to here."""

    n: int
    link: str


class Uttered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something said between two actions: who, and the text form of what."""

    seat: Seat
    say: str


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a finished game."""

    scores: list[int]
    winners: list[Seat]


class ChainedEnd(End, frozen=True):
    """The last line with the hash of the whole record."""

    link: str


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
    chained: bool = True
    """Whether its lines are numbered and chained."""

    def __str__(self) -> str:
        """The record as JSON lines."""
        links = self.links()
        values: list[object] = [self.head()]
        waiting = self.talk[::-1]
        for step, line in enumerate(self.lines):
            while waiting and waiting[-1][0] <= step:
                values.append(waiting.pop()[1])
            chained = ChainedLine(line.seat, line.do, step + 1, links[step + 1])
            values.append(chained if self.chained else line)
        values += [said for _, said in reversed(waiting)]
        if self.end is not None:
            last = ChainedEnd(self.end.scores, self.end.winners, links[-1])
            values.append(last if self.chained else self.end)
        return "".join(msgspec.json.encode(value).decode() + "\n" for value in values)

    def head(self) -> Head:
        """The first line."""
        version = VERSION if self.chained else UNCHAINED
        return Head(version, self.game, self.seats, self.options, self.seed, self.seal, self.rules)

    def links(self) -> list[str]:
        """The hash of the record after its first line, after each action, and after its end."""
        rows: list[object] = [self.head(), *self.lines]
        if self.end is not None:
            rows.append(self.end)
        links = [""]
        for row in rows:
            text = links[-1].encode() + msgspec.json.encode(row)
            links.append(hashlib.sha256(text).hexdigest()[:LINK])
        return links[1:]

    @property
    def code(self) -> str:
        """The last link: two records with the same code tell the same game, action by action."""
        return self.links()[-1]

    @classmethod
    def read(cls, text: str) -> Self:
        """A record from its JSON lines; a damaged or foreign one is refused, a cut one too."""
        rows = [row for row in text.split("\n") if row.strip()]
        require(rows, "record-empty")
        head = _line(rows[0], 1, Head)
        chained = head.higgle == VERSION
        require(chained or head.higgle == UNCHAINED, "record-version", version=head.higgle)
        end: End | None = None
        if len(rows) > 1 and '"scores"' in rows[-1]:
            end = _line(rows.pop(), len(rows) + 1, ChainedEnd if chained else End)
        lines: list[RecordLine] = []
        numbers: list[int] = []
        talk: list[tuple[int, Uttered]] = []
        for number, row in enumerate(rows[1:], 2):
            if '"say":' in row:
                talk.append((len(lines), _line(row, number, Uttered)))
            else:
                lines.append(_line(row, number, ChainedLine if chained else RecordLine))
                numbers.append(number)
        numbers.append(len(rows) + 1)
        plain = [RecordLine(line.seat, line.do) for line in lines]
        last = None if end is None else End(end.scores, end.winners)
        record = cls(
            head.game,
            head.seats,
            head.options,
            head.seed,
            head.seal,
            plain,
            last,
            head.rules,
            talk,
            chained,
        )
        if chained:
            record.check_chain([*lines, *([] if end is None else [end])], numbers)
        return record

    def check_chain(self, rows: list[RecordLine | End], numbers: list[int]) -> None:
        """Refuse rows that do not follow one another; `numbers` are their lines in the file."""
        for step, (row, link) in enumerate(zip(rows, self.links()[1:], strict=True), 1):
            assert isinstance(row, ChainedLine | ChainedEnd)
            follows = row.link == link and (isinstance(row, ChainedEnd) or row.n == step)
            if not follows:
                self.verify()
            require(follows, "record-cut", number=numbers[step - 1])

    def verify(self) -> None:
        """Refuse a record whose seed is not the one that was sealed."""
        require(seal(self.seed) == self.seal, "record-seal")


def _line(row: str, number: int, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(row, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Illegal("record-line", number=number) from None

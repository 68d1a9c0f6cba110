"""The log of a table, each entry proving those before it, and what a store of it must do."""

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from typing import Literal, Protocol

import msgspec

from higgle import catalogue
from higgle.core import Action, Event, Illegal, Record, Seat, require
from higgle.live.table_talk import CHAT, HISTORY, REMARK, SIGNAL, Spoken, Words

StepKind = Literal[
    "act",
    "pause",
    "go_on",
    "rest",
    "return",
    "ready",
    "hurry",
    "slow",
    "read",
    "ask_undo",
    "agree_undo",
    "refuse_undo",
    "ask_chair",
    "agree_chair",
    "refuse_chair",
    "free_chair",
]
"""What a step of a table can be."""


LARGEST = 2**31 - 1
"""No rule knows a number as large."""


class LogEntry(msgspec.Struct, frozen=True):
    """One step of the log."""

    seq: int
    at: float
    what: StepKind
    seat: Seat
    client: str
    n: int
    body: str = ""
    stand_in: bool = False
    reason: str = ""
    proof: str = ""
    """A hash over this step and all before it."""

    def prove(self, before: str) -> str:
        """The hash that links this step to those before it."""
        plain = msgspec.json.encode((before, *msgspec.structs.astuple(self)[:-1]))
        return sha256(plain).hexdigest()[:32]

    def follows(self, before: str) -> bool:
        """Whether the proof is right."""
        return self.proof == self.prove(before)


Change = Literal["talk", "seats", "step", "over", "chair"]
"""Whom a step concerns: every one is a `step`; offers, deals and turns change the `talk`; pausing,
resting and returning the `seats`; the last one ends the game; one lets somebody on a bot's `chair`.
"""


class Step(msgspec.Struct, frozen=True):
    """A step of the log and what happened in it, in full; every audience gets its own part."""

    entry: LogEntry
    events: list[Event]
    undone: int = 0
    changes: tuple[Change, ...] = ("step",)


def find_damage(entries: Iterable[LogEntry]) -> int | None:
    """After which step a log is not what was written; None if it is whole."""
    number, proof = 0, ""
    for entry in entries:
        if entry.seq != number + 1 or not entry.follows(proof):
            return number
        number, proof = entry.seq, entry.proof
    return None


def log_of(record: Record, step: int, now: float) -> list[LogEntry]:
    """The first steps of a record, as a log tells them."""
    entries: list[LogEntry] = []
    proof = ""
    for place, line in enumerate(record.lines[:step], 1):
        body = msgspec.json.encode(catalogue.parse(record.game, line.do)).decode()
        entry = LogEntry(place, now, "act", line.seat, "record", place, body)
        proof = entry.prove(proof)
        entries.append(msgspec.structs.replace(entry, proof=proof))
    return entries


class ActionReader:
    """Reads the actions of one game; its decoders are made once."""

    def __init__(self, game: str, kinds: tuple[type[Action], ...]) -> None:
        self.game = game
        union: object = None
        for kind in kinds:
            union = kind if union is None else union | kind
        self.decoder: msgspec.json.Decoder[Action] = msgspec.json.Decoder(union)
        self.frame = msgspec.defstruct("Frame", [("action", union)])

    def decode(self, body: str | bytes) -> Action:
        """An action as it stands in the log."""
        return self.decoder.decode(body)

    def parse(self, words: dict[str, object] | str) -> Action:
        """The action that a client means."""
        action = catalogue.parse(self.game, words) if isinstance(words, str) else self.read(words)
        require(is_small(msgspec.to_builtins(action)), "bad-action")
        return action

    def read(self, words: dict[str, object]) -> Action:
        """The action of a JSON object."""
        try:
            framed = msgspec.convert({"action": words}, self.frame)
        except msgspec.ValidationError:
            raise Illegal("bad-action") from None
        action: Action = msgspec.structs.astuple(framed)[0]
        return action


def is_small(value: object) -> bool:
    """Whether all whole numbers in an action are of a size that refusals can name."""
    if isinstance(value, dict):
        return all(is_small(part) for part in value.values())
    if isinstance(value, list | tuple):
        return all(is_small(part) for part in value)
    return not isinstance(value, int) or abs(value) <= LARGEST


@lru_cache(maxsize=100)
def action_reader(game: str, kinds: tuple[type[Action], ...]) -> ActionReader:
    """The reader of a game's actions."""
    return ActionReader(game, kinds)


class Conflict(Exception):
    """Another process wrote a step of this number first: read it, and try again."""


class StorageError(Exception):
    """The journal did not answer; nobody knows whether the step was stored."""


class Journal(Protocol):
    """The log of every table, appended and never changed, and the talk beside it."""

    @property
    def failures(self) -> tuple[type[Exception], ...]:
        """What is raised when the storage does not answer."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""

    async def append(self, code: str, entry: LogEntry) -> None:
        """Store one step; raises `Conflict` or `StorageError`."""

    async def read(self, code: str, after: int = 0) -> list[LogEntry]:
        """The steps after this one."""

    async def speak(self, words: Words, at: float) -> None:
        """Store what was said; whoever is muted is refused."""

    async def talk_after(self, code: str, number: int) -> list[Spoken]:
        """What was said at a table after this number, oldest first."""

    async def recent_talk(self, code: str) -> list[Spoken]:
        """What a newcomer is told: the last lines and remarks, and every seat's last signal."""

    async def all_talk(self, code: str) -> list[Spoken]:
        """All that was ever said at a table, oldest first."""

    async def last_talk(self, code: str) -> int:
        """The number of the last thing said at a table."""

    async def notify(self, code: str, about: str, words: str = "") -> None:
        """Tell the other processes something that is not stored."""


class MemoryJournal:
    """A journal that lasts as long as its process, for a table without a database."""

    failures: tuple[type[Exception], ...] = (StorageError,)
    shared = False

    def __init__(self) -> None:
        self.entries: defaultdict[str, list[LogEntry]] = defaultdict(list)
        self.talk: defaultdict[str, list[Spoken]] = defaultdict(list)
        self.names: dict[str, str] = {}
        """The names of people, by their ids."""

    async def append(self, code: str, entry: LogEntry) -> None:
        """Store one step."""
        entries = self.entries[code]
        if entry.seq != len(entries) + 1:
            raise Conflict
        entries.append(entry)

    async def read(self, code: str, after: int = 0) -> list[LogEntry]:
        """The steps after this one."""
        return self.entries[code][after:]

    async def speak(self, words: Words, at: float) -> None:
        """Store what was said."""
        self.talk[words.code].append(self.number_words(words, at))

    def number_words(self, words: Words, at: float) -> Spoken:
        """What was said, with the next number and the name of whoever said it."""
        number = len(self.talk[words.code]) + 1
        name, kind = self.names.get(words.person or "", ""), "person" if words.person else "bot"
        return Spoken(number, words.seq, at, words.what, words.seat, name, kind, words.body)

    async def talk_after(self, code: str, number: int) -> list[Spoken]:
        """What was said at a table after this number, oldest first."""
        return self.talk[code][number:]

    async def recent_talk(self, code: str) -> list[Spoken]:
        """The last lines and remarks, and every seat's last signal."""
        talk = self.talk[code]
        recent = {one.id for one in [one for one in talk if one.what == CHAT][-HISTORY:]}
        recent |= {one.id for one in [one for one in talk if one.what == REMARK][-HISTORY:]}
        recent |= set({one.seat: one.id for one in talk if one.what == SIGNAL}.values())
        return [one for one in talk if one.id in recent]

    async def all_talk(self, code: str) -> list[Spoken]:
        """All that was ever said at a table, oldest first."""
        return self.talk[code][:]

    async def last_talk(self, code: str) -> int:
        """The number of the last thing said at a table."""
        return len(self.talk[code])

    async def notify(self, code: str, about: str, words: str = "") -> None:
        """There is nobody else."""

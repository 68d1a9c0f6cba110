"""The log of a table: one entry for each step, each proving those before it."""

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from typing import Final, Literal

import msgspec

from higgle import catalogue
from higgle.core import Action, Event, Illegal, Seat, require

StepKind = Literal[
    "act",
    "pause",
    "go_on",
    "rest",
    "return",
    "ready",
    "ask_undo",
    "agree_undo",
    "refuse_undo",
    "ask_chair",
    "agree_chair",
    "refuse_chair",
    "free_chair",
]
"""What a step of a table can be."""
ACT: Final = "act"
PAUSE: Final = "pause"
GO_ON: Final = "go_on"
REST: Final = "rest"
RETURN: Final = "return"
READY: Final = "ready"
ASK_UNDO: Final = "ask_undo"
AGREE_UNDO: Final = "agree_undo"
REFUSE_UNDO: Final = "refuse_undo"
ASK_CHAIR: Final = "ask_chair"
AGREE_CHAIR: Final = "agree_chair"
REFUSE_CHAIR: Final = "refuse_chair"
FREE_CHAIR: Final = "free_chair"


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

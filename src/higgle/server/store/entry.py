"""An entry of the journal: one step of a table, and what it can be."""

from collections.abc import Iterable
from hashlib import sha256
from typing import Final, Literal

import msgspec

from higgle.core import Seat

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


class Entry(msgspec.Struct, frozen=True):
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

    def chained(self, before: str) -> str:
        """The proof that this step follows upon those before it, and that none was changed."""
        plain = msgspec.json.encode((before, *msgspec.structs.astuple(self)[:-1]))
        return sha256(plain).hexdigest()[:32]

    def follows(self, before: str) -> bool:
        """Whether the proof is right."""
        return self.proof == self.chained(before)


def changed_after(entries: Iterable[Entry]) -> int | None:
    """After which step a log is not what was written; None if it is whole."""
    number, proof = 0, ""
    for entry in entries:
        if entry.seq != number + 1 or not entry.follows(proof):
            return number
        number, proof = entry.seq, entry.proof
    return None

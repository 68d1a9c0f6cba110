"""What whoever hosts sees and does."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from higgle.protocol.forms import Form, Name


class KnownPerson(msgspec.Struct, frozen=True):
    """Somebody, as whoever hosts sees them."""

    id: str
    name: str
    kind: str
    created: float
    muted: float
    """Until when somebody may say nothing; 0 for never."""
    barred: bool
    admin: bool


class TableSummary(msgspec.Struct, frozen=True):
    """A table, as whoever hosts sees it; nothing in it is hidden from those who sit there."""

    code: str
    game: str
    state: str
    pace: str
    created: float
    names: list[str]


class AuditEntry(msgspec.Struct, frozen=True):
    """Something that was done by whoever hosts."""

    at: float
    who: str
    deed: str
    about: str
    why: str


class PlayerReport(msgspec.Struct, frozen=True):
    """What one player has reported about another."""

    id: int
    at: float
    person: str
    about: str
    name: str
    words: str


class ChangedLog(msgspec.Struct, frozen=True):
    """A table whose log was changed after it was written, and the last step that is right."""

    code: str
    step: int


ModerationKind = Literal["mute", "ban", "unban", "rename", "password", "close", "settle"]


class Moderation(Form, frozen=True):
    """What an admin does, and why; `about` is a person's id, a table's code or a report's number.

    `days` is for `mute`, 0 ends it; `name` is for `rename`.
    """

    deed: ModerationKind
    about: Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[^\x00]*$")]
    why: Annotated[str, Meta(max_length=500, pattern=r"^[^\x00]*$")] = ""
    days: Annotated[float, Meta(ge=0, le=3650)] = 7.0
    name: Name | None = None


class Moderated(msgspec.Struct, frozen=True):
    """What was done, in words for the admin."""

    text: str

"""The requests about tables: opening one, sitting down, what its host may change."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from higgle.protocol.forms import Form
from higgle.protocol.messages import Clocks, Speed


class SeatPlan(Form, frozen=True):
    """Who shall sit on a seat of a new table: whoever comes, me, or a bot."""

    kind: Literal["open", "me", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Form, frozen=True):
    """Open a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=2, max_length=10)]
    options: dict[str, bool | int | str] = msgspec.field(default_factory=dict)
    pace: Literal["live", "correspondence"] = "live"
    clocks: Clocks = Clocks()
    public: bool = False
    spectators: bool = True
    chat: bool = True
    undo: bool = True
    bots_welcome: bool = False
    """Whether programs may take open seats."""
    rated: bool = True
    keeps_talk: bool = False
    """Whether the record tells what was said."""
    coach: bool = True
    """Whether players may ask a coach; at a rated table nobody may."""


class TryAgain(Form, frozen=True):
    """Play on from a step of a finished game, on this seat, against bots."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=31)]


class QuickGame(Form, frozen=True):
    """A game against bots, at once."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=10)] | None = None
    options: dict[str, bool | int | str] = msgspec.field(default_factory=dict)
    bot: Annotated[str, Meta(max_length=40)] = ""
    """The level of the bots; without one they are normal."""
    rated: bool = False


Word = Annotated[str, Meta(max_length=40)]


class TakeSeat(Form, frozen=True):
    """Sit down; on any open seat when none is named."""

    seat: Annotated[int, Meta(ge=0, le=31)] | None = None
    word: Word = ""


class MixIn(Form, frozen=True):
    """A word of mine for the seed, so that nobody alone could choose the deal."""

    word: Word


class SetReady(Form, frozen=True):
    """Whether I want the game to begin; if not, a start that is counted down is called off."""

    ready: bool = True


class ChangeTable(Form, frozen=True):
    """What the host may change while the table waits, and the speed at any time before the end;
    what is left out stays."""

    public: bool | None = None
    spectators: bool | None = None
    chat: bool | None = None
    undo: bool | None = None
    bots_welcome: bool | None = None
    rated: bool | None = None
    keeps_talk: bool | None = None
    coach: bool | None = None
    speed: Speed | None = None


class SetSeat(Form, frozen=True):
    """The host puts a bot on a seat, or frees it, whoever sat there."""

    seat: Annotated[int, Meta(ge=0, le=31)]
    bot: Annotated[str, Meta(max_length=40)] = ""

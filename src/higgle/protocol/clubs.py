"""The requests about clubs and tournaments, and their answers."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from higgle.protocol.forms import Form
from higgle.protocol.history import Evening
from higgle.protocol.messages import Clocks, TableInfo

Title = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=r"^[^\s\x00]([^\x00]*[^\s\x00])?$")
]
Format = Literal["swiss", "robin", "evening"]
"""Equals meet; everybody meets everybody; or two tables play the same cards all evening."""


class NewClub(Form, frozen=True):
    """Found a club."""

    name: Title


class JoinClub(Form, frozen=True):
    """Join a club by its link."""

    invitation: Annotated[str, Meta(max_length=64)]


class NewTournament(Form, frozen=True):
    """Announce a tournament, or a duplicate evening, to a club."""

    title: Title
    game: Annotated[str, Meta(max_length=40)]
    format: Format = "swiss"
    seats: Annotated[int, Meta(ge=3, le=5)] = 4
    rounds: Annotated[int, Meta(ge=0, le=20)] = 0
    """How many rounds are played; 0 as many as it takes."""
    wait: Annotated[int, Meta(ge=60, le=3600)] = 300
    """For how many seconds of a round a chair is kept for whoever has not come."""
    options: dict[str, bool | int | str] = msgspec.field(default_factory=dict)
    clocks: Clocks = Clocks()
    bot: Annotated[str, Meta(max_length=40)] = ""
    """The level of the bots on free seats; without one the usual."""
    starts: Annotated[float, Meta(ge=0, le=1e11)] = 0.0
    """When it shall begin, as people read it; the host begins it."""


class Member(msgspec.Struct, frozen=True):
    """Somebody in a club."""

    person: str
    name: str
    joined: float
    played: int = 0
    """How many tournaments and evenings they have finished here."""
    won: int = 0
    """How many of them they have won."""


class ClubGame(msgspec.Struct, frozen=True):
    """The last game of an evening of a club, with the score of the whole evening."""

    code: str
    game: str
    ended: float
    evening: Evening


class TournamentLine(msgspec.Struct, frozen=True):
    """A tournament in the list of a club."""

    code: str
    title: str
    game: str
    format: Format
    state: str
    """`open`, `playing` or `over`."""
    people: int
    starts: float
    ended: float
    winners: list[str] = []


class ClubLine(msgspec.Struct, frozen=True):
    """A club in the list of mine."""

    code: str
    name: str
    members: int


class ClubPage(msgspec.Struct, frozen=True):
    """A club; who is not in it sees its name and, with the link, how to join."""

    code: str
    name: str
    host: str
    """The id of whoever leads it."""
    member: bool
    """Whether I am in it."""
    count: int
    """How many are."""
    invitation: str = ""
    """What the link carries, for members."""
    members: list[Member] = []
    tournaments: list[TournamentLine] = []
    """The newest first."""
    open: list[TableInfo] = []
    """Its evenings that wait for people or are being played."""
    evenings: list[ClubGame] = []
    """Its past evenings, the newest first."""


class TableResult(msgspec.Struct, frozen=True):
    """How a table of a round ended."""

    code: str
    people: list[str]
    """The ids of those who sat there, by seat; empty for a bot."""
    scores: list[int]
    winners: list[int]


class RoundResult(msgspec.Struct, frozen=True):
    """How a round ended."""

    tables: list[TableResult]


class Standing(msgspec.Struct, frozen=True):
    """How somebody stands in a tournament."""

    place: int
    """The place, from 1; whoever cannot be told apart shares one."""
    person: str
    name: str
    points: int
    """Out of a hundred for each round: which share of those with the same cards were beaten."""
    wins: int
    """Games won at the own table; the first tie-break."""
    strength: int
    """The points of those one has met, on average; the second tie-break."""
    scores: int
    """The points of all games; the third tie-break."""
    rounds: list[int | None]
    """The points of each round; null where a bot sat for them."""
    out: bool = False
    """Whether they play no more rounds."""

    @property
    def played(self) -> bool:
        """Whether they have played at all."""
        return any(points is not None for points in self.rounds)


class RoundSeat(msgspec.Struct, frozen=True):
    """Who sits on a seat of a round's table."""

    person: str
    name: str
    bot: bool
    here: bool
    """Whether they have come."""


class RoundTable(msgspec.Struct, frozen=True):
    """A table of a round."""

    code: str
    state: str
    """`open`, `playing`, `over`; empty where it was closed."""
    seats: list[RoundSeat]
    scores: list[int] = []
    """The result, once the whole round is over."""


class RoundPage(msgspec.Struct, frozen=True):
    """A round of a tournament."""

    number: int
    opened: float
    over: bool
    tables: list[RoundTable]


class TournamentPage(msgspec.Struct, frozen=True):
    """A tournament as its club sees it."""

    code: str
    club: str
    club_name: str
    host: str
    plan: NewTournament
    state: str
    """`open`, `playing` or `over`."""
    rounds: int
    """How many rounds are played, as far as it is known."""
    mine: Literal["none", "in", "out"]
    """Whether I take part."""
    table: str
    """The table at which I am awaited or play in this round."""
    until: float
    """Until when chairs are kept in this round; 0 once all games have begun."""
    standings: list[Standing]
    played: list[RoundPage]
    """The rounds, the newest first."""

"""What was played: finished games, their replays and stories, ratings and evenings."""

from typing import Annotated

import msgspec
from msgspec import Meta

from higgle.core import MomentKind
from higgle.protocol.forms import Form
from higgle.protocol.messages import Happened, Pile, Result, ViewJson


class Played(msgspec.Struct, frozen=True):
    """A game of my history."""

    code: str
    game: str
    names: list[str]
    seat: int | None
    began: float
    ended: float
    result: Result | None


class History(msgspec.Struct, frozen=True):
    """My games, newest first."""

    games: list[Played]
    more: bool


class ReplayStep(msgspec.Struct, frozen=True):
    """The table after one step, as the viewpoint saw it."""

    happened: Happened
    text: str
    """The action as people write it; empty for what the viewpoint could not see."""
    view: ViewJson
    aids: dict[str, object] = {}
    """The numbers that a client prints beside a deed; each game has its own."""


class Replay(msgspec.Struct, frozen=True):
    """A game from one viewpoint (-1 for a spectator), from step to step; step 0 is the deal."""

    game: str
    names: list[str]
    options: dict[str, object]
    viewpoint: int
    layout: list[Pile]
    first: int
    total: int
    steps: list[ReplayStep]
    seal: str
    result: Result | None


class Moment(msgspec.Struct, frozen=True):
    """Something worth telling of a finished game."""

    kind: MomentKind
    step: int
    """The step of the replay after which it is seen."""
    seat: int
    """Who did it."""
    other: int
    """With whom, for a deed alone the same seat."""
    card: int
    count: int
    paid: int
    """The money or thalers of it, as far as one event tells it."""
    points: int
    """By how many points the step changed how that seat stood."""


class Story(msgspec.Struct, frozen=True):
    """What is told of a finished game, and what nobody could see before."""

    moments: list[Moment]
    money: list[int]
    """The money that everybody has in hand at the end; nothing where there is none."""


class Course(msgspec.Struct, frozen=True):
    """The course of a finished game: everybody's points after each turn, the result at last."""

    why: str
    """Why the game ended: a word of the catalogue, or nothing."""
    count: int
    """The number in that sentence."""
    points: list[list[int]]
    steps: list[int] = []
    """After how many steps everybody stood so."""


class PastDeal(msgspec.Struct, frozen=True):
    """A deal that decided my game, as it looked to me when I made it."""

    step: int
    partner: int
    gave: list[int]
    got: list[int]
    mine: float
    theirs: float
    text: str


class WatchRecord(Form, frozen=True):
    """A record file to watch; everything in it is known, so any viewpoint may be taken."""

    record: Annotated[str, Meta(max_length=2_000_000)]
    viewpoint: Annotated[int, Meta(ge=-2, le=31)] = -2
    first: Annotated[int, Meta(ge=0)] = 0
    count: Annotated[int, Meta(ge=1, le=200)] = 50


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is at a game: a mean, and how sure that is."""

    name: str
    person: str
    program: bool
    game: str
    mu: float
    sigma: float
    ordinal: float
    """A cautious number: the mean less three times the uncertainty."""
    games: int


class Tally(msgspec.Struct, frozen=True):
    """How somebody has done at a game."""

    game: str
    games: int
    wins: int
    ranks: list[int]
    """How often it came in first, second and so on; ties share the better place."""
    rating: Rating | None = None


class EveningGame(msgspec.Struct, frozen=True):
    """A game of an evening."""

    code: str
    game: str


class EveningPlayer(msgspec.Struct, frozen=True):
    """How somebody has done in the course of an evening."""

    person: str
    """Their id; empty for a bot."""
    name: str
    wins: int
    points: int
    """The points of all games."""
    scores: list[int | None]
    """The points of each game; null where they did not play."""


class Evening(msgspec.Struct, frozen=True):
    """The games that followed one another by rematches, up to one of them, with a running score."""

    games: list[EveningGame]
    """The first game first."""
    players: list[EveningPlayer]
    """Whoever has won most often comes first."""

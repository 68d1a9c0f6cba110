"""What there is to learn in each game."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from higgle.bots import bean_sight as beans
from higgle.bots import cow_sight as cows
from higgle.kuhhandel.game import Kuhhandel
from higgle.table import Table
from higgle.train.games.recording import BeanRecorder, CowRecorder, Recorder

ROW = beans.STILL + beans.MOVING
WHOLE = beans.GENERAL + beans.PASSING


class Subject(NamedTuple):
    """Who records a game, its nets, and how far learners stray from what they believe."""

    recorder: Callable[[Table, Random], Recorder]
    nets: dict[str, tuple[int, int, int]]
    """How wide the rows and the whole of each net are, and how many heads it has."""
    curious: tuple[str, ...]


BEANS = Subject(
    BeanRecorder,
    {"value": (ROW, WHOLE, 2), "accept": (ROW + beans.TERMS, WHOLE + beans.AROUND, 1)},
    ("", "noise=0.1", "noise=0.1+curious=0.05", "noise=0.25", "noise=0.25+curious=0.05"),
)
COWS = Subject(
    CowRecorder, {"value": (cows.WIDTH, cows.WHOLE, 2)}, ("", "noise=0.01", "noise=0.03")
)


def subject(game: type[Table]) -> Subject:
    """What there is to learn in a game."""
    return COWS if issubclass(game, Kuhhandel) else BEANS

"""The configuration of environments, and the ways of counting a result."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Literal, TypedDict, get_args

from higgle.core import Illegal, Seat, Table
from higgle.envs.encoder import SEGMENTS, Numbers
from higgle.envs.encodings import Afterstates
from higgle.envs.env_core import CARDS_PER_SIDE, STEPS, EnvCore, Interrupts
from higgle.play import Player, make_bot
from higgle.play.conductor import python_value

Reward = Literal["win", "rank", "score"]
"""`win`: the share of the win; `rank`: the share of the others that were beaten, ties counting
half; `score`: the points of the game itself."""

WAYS: Final[tuple[Reward, ...]] = get_args(Reward)


def check_reward(reward: str) -> None:
    """Refuse an unknown way of counting before a game is played."""
    if reward not in WAYS:
        raise ValueError(f"the reward is one of {', '.join(WAYS)}")


def results(table: Table) -> list[dict[str, float]]:
    """What every seat came to, in each of the three ways of counting."""
    scores = table.scores()
    winners = table.winners()
    found = []
    for seat, score in enumerate(scores):
        others = [other for index, other in enumerate(scores) if index != seat]
        beaten = sum([(score > other) + (score == other) / 2 for other in others])
        win = 1 / len(winners) if seat in winners else 0.0
        found.append({"win": win, "rank": beaten / len(others), "score": float(score)})
    return found


CandidateRows = Literal["words", "learned"]
"""How candidates are described: `words` in every game, `learned` as the learned bots see them."""


class Settings(TypedDict, total=False):
    """The settings of every environment; `EnvConfig` holds the defaults."""

    reward: Reward
    interrupts: Interrupts
    cards_per_side: int
    memory: bool
    history: int
    steps: int


@dataclass(frozen=True)
class EnvConfig:
    """The configuration of an environment, for all its tables."""

    game: str
    seats: int
    options: Mapping[str, object] | None = None
    opponents: Sequence[Player] = ()
    """The pool of bots for the other seats; without one the learner plays them all."""
    seat: Seat | None = None
    """Where the learner sits among them; without one, wherever it is dealt to."""
    reward: Reward = "win"
    interrupts: Interrupts = "own_decision"
    cards_per_side: int = CARDS_PER_SIDE
    memory: bool = False
    """Whether observations count what came to every pile and went from it since the deal."""
    history: int = 0
    """How many of the last events are in an observation."""
    steps: int = STEPS
    candidates: int = 0
    """How many whole actions there are to choose from at the most; 0 means word by word."""
    rows: CandidateRows = "words"
    """What the row of a candidate holds: its words, or the position after it."""
    states: bool = False
    """Whether the observations of all seats are written too, for a centralised critic."""

    def __post_init__(self) -> None:
        for name, value in vars(self).items():
            object.__setattr__(self, name, python_value(value))
        agreed = {name: python_value(value) for name, value in (self.options or {}).items()}
        object.__setattr__(self, "options", agreed)
        check_reward(self.reward)
        if self.rows not in get_args(CandidateRows):
            raise ValueError(f"rows are one of {', '.join(get_args(CandidateRows))}")
        if self.rows != "words" and not self.candidates:
            raise ValueError("rows describe candidates; say how many, as in candidates=16")
        least = {"cards_per_side": 1, "history": 0, "candidates": 0, "steps": 1}
        for name, number in least.items():
            if vars(self)[name] < number:
                raise ValueError(f"{name} is a number from {number} on")
        self.check_opponents()

    def check_opponents(self) -> None:
        """Refuse an impossible pool or seat before a game is dealt."""
        if isinstance(self.opponents, str | Mapping):
            raise ValueError('opponents are a list of bots, as in ["farmer", "greedy"]')  # noqa: TRY004
        for player in self.opponents:
            make_bot(player, self.game, Random())
        if self.seat is not None and not self.opponents:
            raise ValueError("without opponents the learner plays all seats, so name no seat")
        if self.seat is not None and not 0 <= self.seat < self.seats:
            raise Illegal("unknown-seat")

    def make_core(self, template: EnvCore | None = None) -> EnvCore:
        """A core with this configuration, which can share the codec and encoder of another."""
        agreed = (self.game, self.seats, self.options, self.interrupts, self.cards_per_side)
        return EnvCore(*agreed, self.memory, self.history, template)

    def afterstates(self, core: EnvCore) -> Afterstates | None:
        """The encoder of what follows each candidate; None if candidates are described by words."""
        if self.rows == "words":
            return None
        found = core.codec.adapter.afterstates(core.table)
        if found is None:
            raise ValueError(f"the learned bots of {self.game} describe no candidates; take words")
        return found

    def row_sizes(self, core: EnvCore) -> tuple[int, int]:
        """The numbers in a candidate's row: for its parts, and for the whole."""
        afterstates = self.afterstates(core)
        if afterstates is None:
            return SEGMENTS * len(core.codec.words), 0
        return afterstates.sizes(core.table.view(0))


@dataclass
class Buffers:
    """The memory a batch writes to: for each table a row, or a number."""

    observations: list[memoryview]
    finals: list[memoryview]
    masks: list[memoryview]
    candidates: Numbers
    rewards: Numbers
    results: Numbers
    states: Numbers
    seats: memoryview
    ended: memoryview
    cut: memoryview

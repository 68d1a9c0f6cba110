"""The terms that tables in step have in common, and the sheets on which they are written down."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from higgle.playing import Player
from higgle.research.floor import Interrupts
from higgle.research.seeing import Numbers
from higgle.research.sitting import CARDS_PER_SIDE, STEPS, Sitting
from higgle.table import Seat


@dataclass(frozen=True)
class Terms:
    """What all tables have in common."""

    game: str
    seats: int
    options: Mapping[str, object] | None = None
    opponents: Sequence[Player] = ()
    """The pool of bots for the other seats; without one the learner plays them all."""
    seat: Seat | None = None
    reward: str = "win"
    interrupts: Interrupts = "own_decision"
    cards_per_side: int = CARDS_PER_SIDE
    steps: int = STEPS
    candidates: int = 0
    """How many whole actions there are to choose from at the most; 0 means word by word."""

    def sitting(self, beside: Sitting | None = None) -> Sitting:
        """One such table, beside another one."""
        agreed = (self.game, self.seats, self.options, self.interrupts, self.cards_per_side)
        return Sitting(*agreed, beside)


@dataclass
class Sheets:
    """Where to write: a row for each table, or a number."""

    observations: list[memoryview]
    finals: list[memoryview]
    masks: list[memoryview]
    candidates: Numbers
    rewards: Numbers
    seats: NDArray[np.int32]
    ended: NDArray[np.bool_]
    cut: NDArray[np.bool_]

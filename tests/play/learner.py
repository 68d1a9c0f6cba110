"""A bot that counts with NumPy, as a learner would."""

from collections.abc import Sequence
from random import Random

import msgspec
import numpy as np

from higgle.bots.random_bot import RandomBot
from higgle.core import Action, Ask, Event, Table


def numpy(part: object) -> object:
    """A part of an action as a learner would have it."""
    if isinstance(part, tuple):
        return tuple(numpy(one) for one in part)
    if isinstance(part, bool):
        return np.bool_(part)
    return np.int64(part) if isinstance(part, int) else part


def numpy_action(action: Action) -> Action:
    """An action in NumPy's numbers."""
    return type(action)(*[numpy(part) for part in msgspec.structs.astuple(action)])


class Learner(RandomBot):
    """A random bot that answers in NumPy's numbers, and keeps after what it spoke."""

    talks = True

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.spoke: list[Action] = []

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        action = super().act(view, ask, events)
        return None if action is None else numpy_action(action)

    def speaks_after(self, action: Action) -> bool:
        self.spoke.append(action)
        return False

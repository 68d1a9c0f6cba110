"""Numbers from outside: a learner counts with NumPy, and a table with Python's own."""

from operator import index
from typing import Final, SupportsIndex

from msgspec.structs import astuple

from higgle.core.illegal import Illegal
from higgle.core.values import Action, Seat, plain

OWN: Final = frozenset({bool, int, str})
DEEPEST: Final = 8
"""No action nests its parts deeper; compiled code that went on would have no bottom to land on."""
PARTS: Final = astuple  # so named, compiled code need not look it up for every action
LAST: Final[list[Action | None]] = [None]
"""The action found to be Python's own last: `act` asks, and then `check` asks again."""


def own_seat(seat: SupportsIndex) -> Seat:
    """A seat as Python counts it."""
    return seat if isinstance(seat, int) else index(seat)


def own_action(action: Action) -> Action:
    """The same action in Python's own numbers and truths; what is no action, as it is."""
    if action is LAST[0]:
        return action
    try:
        parts: tuple[object, ...] = PARTS(action)
    except TypeError:
        return action
    for part in parts:
        if type(part) is not int and not is_own(part):
            return type(action)(*[owned(part) for part in parts])
    LAST[0] = action
    return action


def is_own(part: object, depth: int = DEEPEST) -> bool:
    """Whether a part of an action is made of Python's own values."""
    if not isinstance(part, tuple):
        return type(part) in OWN
    for one in part:  # asked for every action; a generator takes twice as long
        if type(one) is not int and not (depth and is_own(one, depth - 1)):
            return False
    return True


def owned(part: object, depth: int = DEEPEST) -> object:
    """A part of an action, made of Python's own values; what cannot be is refused."""
    if isinstance(part, (tuple, list)):
        if not depth:
            raise Illegal("unknown-action")
        return tuple([owned(one, depth - 1) for one in part])
    own = plain(part)
    if not isinstance(own, (int, str)):
        raise Illegal("unknown-action")
    return own

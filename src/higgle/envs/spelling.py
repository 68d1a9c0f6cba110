"""Spelling: an action as a row of words from a small vocabulary.

A word that names a thing has its family before a colon: `bean:blue`, `seat:+1` (the next seat to
the left), `money:50`. Numbers are counted from 0, as in the JSON form of an action.
"""

from collections.abc import Collection
from typing import Final

from higgle.core import Action, Seat, Table

Words = tuple[str, ...]

WAIT: Final = "wait"
CANCEL: Final = "cancel"
DONE: Final = "done"
NEXT: Final = "next"
ALL: Final = "all"
UP: Final = "up"
MORE: Final = "more"
CONTROLS: Final = (WAIT, CANCEL, DONE, NEXT, ALL, UP, MORE)

BASE: Final = 24
"""Numbers up to this one are one word; `more` before a number adds it once more."""

NUMBERS: Final[tuple[Words, ...]] = tuple([(str(count),) for count in range(BASE)])

LEFT: Final[Words] = tuple([f"seat:+{step}" for step in range(BASE)])

TAGS: Final[dict[type[Action], str]] = {}

SEATED: Final = frozenset(("asked", "leader", "bidder", "claimant", "partner", "buyer", "seat"))
"""The parts of stages and actions that are seats."""


def number(count: int) -> Words:
    """A number from 0, in as many words as it needs."""
    return NUMBERS[count] if count < BASE else (MORE, *number(count - BASE))


def left_of(table: Table, seat: Seat, other: Seat) -> str:
    """Another seat, as counted from this one to the left."""
    return LEFT[(other - seat) % table.seats]


def tag(kind: type[Action]) -> str:
    """The name of a form of action."""
    found = TAGS.get(kind)
    if found is None:
        found = TAGS[kind] = str(kind.__struct_config__.tag)
    return found


def follow(spellings: Collection[Words], said: Words) -> list[str]:
    """The words that can come after these; `done` where one could also stop."""
    size = len(said)
    after: list[str] = []
    whole = False
    for words in spellings:
        if words[:size] == said:
            if len(words) == size:
                whole = True
            elif words[size] not in after:
                after.append(words[size])
    if whole and after:
        after.append(DONE)
    return after

"""Words: an action spelled in a small vocabulary, and the forms that are said word by word.

A word that names a thing has its family before a colon: `bean:blue`, `seat:+1` (the next seat to
the left), `money:50`. Numbers are counted from 0, as in the JSON form of an action.
"""

from collections.abc import Collection, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.core import Action, Illegal, Seat, Table

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


def spell_number(count: int) -> Words:
    """A number from 0, in as many words as it needs."""
    return NUMBERS[count] if count < BASE else (MORE, *spell_number(count - BASE))


def relative_seat(table: Table, seat: Seat, other: Seat) -> str:
    """Another seat, as counted from this one to the left."""
    return LEFT[(other - seat) % table.seats]


def tag(kind: type[Action]) -> str:
    """The name of a form of action."""
    found = TAGS.get(kind)
    if found is None:
        found = TAGS[kind] = str(kind.__struct_config__.tag)
    return found


def continuations(spellings: Collection[Words], said: Words) -> list[str]:
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


@mypyc_attr(allow_interpreted_subclasses=True)
class WordForm:
    """A form of action that is said word by word; every word that may be said can be finished."""

    verb = ""
    tag = ""
    """The form of action as asks name it, where the verb is another word."""

    def is_open(self, view: Table, seat: Seat) -> bool:
        """Whether a seat can act in this form now."""
        raise NotImplementedError

    def next_words(self, view: Table, seat: Seat, said: Words) -> list[str]:
        """The words that may follow those said after the verb; none when all is said."""
        raise NotImplementedError

    def action(self, view: Table, seat: Seat, said: Words) -> Action:
        """What was said."""
        raise NotImplementedError

    def spell(self, view: Table, seat: Seat, action: Action) -> Words:
        """The way back: how an action of this form is said after the verb."""
        raise NotImplementedError


def is_legal(view: Table, seat: Seat, action: Action) -> bool:
    """Whether an action would be accepted."""
    try:
        view.check(seat, action)
    except Illegal:
        return False
    return True


def next_cards(cards: Sequence[int], chosen: Sequence[int], size: int) -> list[int]:
    """Which cards can be added in ascending order so that this many can still be reached."""
    due = size - len(chosen)
    if due <= 0:
        return []
    last = chosen[-1] if chosen else 0
    ranked = sorted(cards, reverse=True)
    found: list[int] = []
    higher = 0
    at = 0
    while at < len(ranked) and ranked[at] >= last:
        card = ranked[at]
        first = at
        while at < len(ranked) and ranked[at] == card:
            at += 1
        free = at - first
        if card == last:
            free -= chosen.count(card)
        if free and higher + free >= due:
            found.append(card)
        higher += free
    return found[::-1]


def match_prefix(spellings: Sequence[Words], said: Words) -> tuple[int, Words]:
    """Which of these stands at the beginning of what was said, and the rest; -1 if none does."""
    for index, words in enumerate(spellings):
        if said[: len(words)] == words:
            return index, said[len(words) :]
    return -1, said

"""Open forms: what has too many values to be listed is said card by card."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from higgle.core import Action, Illegal, Seat, Table
from higgle.envs.spelling import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """A form of action that is said word by word; every word that may be said can be finished."""

    verb = ""
    tag = ""
    """The form of action as asks name it, where the verb is another word."""

    def open(self, view: Table, seat: Seat) -> bool:
        """Whether a seat can act in this form now."""
        raise NotImplementedError

    def after(self, view: Table, seat: Seat, said: Words) -> list[str]:
        """The words that may follow those said after the verb; none when all is said."""
        raise NotImplementedError

    def action(self, view: Table, seat: Seat, said: Words) -> Action:
        """What was said."""
        raise NotImplementedError

    def words(self, view: Table, seat: Seat, action: Action) -> Words:
        """The way back: how an action of this form is said after the verb."""
        raise NotImplementedError


def legal(view: Table, seat: Seat, action: Action) -> bool:
    """Whether an action would be accepted."""
    try:
        view.check(seat, action)
    except Illegal:
        return False
    return True


def one_more(cards: Sequence[int], chosen: Sequence[int], size: int) -> list[int]:
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


def part(spellings: Sequence[Words], said: Words) -> tuple[int, Words]:
    """Which of these stands at the beginning of what was said, and the rest; -1 if none does."""
    for index, words in enumerate(spellings):
        if said[: len(words)] == words:
            return index, said[len(words) :]
    return -1, said

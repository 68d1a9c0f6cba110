"""Spelling: an action as a row of words from a small vocabulary.

A word that names a thing has its family before a colon: `bean:blue`, `seat:+1` (the next seat to
the left), `money:50`. Numbers are counted from 0, as in the JSON form of an action.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from higgle.bohnanza import beans
from higgle.bohnanza.bohnaparte.actions import SOURCES
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.high_bohn import buildings
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.turn import Bohnanza
from higgle.kuhhandel import animals, money
from higgle.kuhhandel.turn import Kuhhandel
from higgle.table import Action, Seat, Table

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

CLOCK_FORMS: Final = ("call", "count")
"""The clock answers in these forms, and nobody else."""

SEATED: Final = ("asked", "leader", "bidder", "claimant", "partner", "buyer", "seat")
"""The parts of stages that are seats."""

ANIMALS: Final = range(animals.CHICKEN, animals.RAT + 1)
KINDS: Final = tuple(f"type:{kind}" for kind in buildings.KINDS)
MONEY: Final = tuple(f"money:{worth}" for worth in money.WORTH)


def bean(sort: int) -> str:
    return f"bean:{beans.NAMES[sort]}"


def animal(species: int) -> str:
    return f"animal:{animals.NAMES[species]}"


def number(count: int) -> Words:
    """A number from 0, in as many words as it needs."""
    return (*(MORE,) * (count // BASE), str(count % BASE))


def left_of(table: Table, seat: Seat, other: Seat) -> str:
    """Another seat, as counted from this one to the left."""
    return f"seat:+{(other - seat) % table.seats}"


def tag(kind: type[Action]) -> str:
    """The name of a form of action."""
    return str(kind.__struct_config__.tag)


def vocabulary(table: Table) -> Words:
    """Every word that the actions of a game are spelled with."""
    verbs = [tag(kind) for kind in table.ACTIONS if tag(kind) not in CLOCK_FORMS]
    words = [*CONTROLS, *verbs, *(str(count) for count in range(BASE))]
    words += [f"seat:+{step}" for step in range(1, table.seats)]
    if isinstance(table, Bohnanza):
        words += ["counter", *(bean(sort) for sort in table.sorts())]
    if isinstance(table, HighBohn):
        words += KINDS[1:]
    if isinstance(table, Bohnaparte):
        words += [f"from:{source}" for source in SOURCES]
    if isinstance(table, Kuhhandel):
        words += [*(animal(species) for species in ANIMALS), *MONEY[1:]]
    return tuple(words)


def spell(table: Table, seat: Seat, action: Action) -> Words:
    """An action of a closed form, word by word; what has its default value is left out."""
    words = [tag(type(action))]
    for name in action.__struct_fields__:
        words += spell_part(table, seat, name, getattr(action, name))
    return tuple(words)


def spell_part(
    table: Table, seat: Seat, name: str, value: int | str | Sequence[int]
) -> Iterable[str]:
    """One part of an action, as its name says how to read it."""
    if isinstance(value, str):
        return (f"from:{value}",)
    if not isinstance(value, int):
        return [word for count in value for word in number(count)]
    if name in ("sort", "toll"):
        return (bean(value),) if value else ()
    if name == "building":
        row = buildings.ROWS[value]
        return (KINDS[row.kind], str(row.price))
    if name == "kind":
        return (KINDS[value],)
    if name == "species":
        return (animal(value),)
    if name == "card":
        return (MONEY[value],)
    if name == "partner":
        return (left_of(table, seat, value),)
    if name == "offer":
        return number(place_of(table, value))
    return number(value) if value >= 0 else ()


def place_of(table: Table, offer: int) -> int:
    """The place of an open offer on the board: its number would grow without end."""
    assert isinstance(table, Bohnanza)
    return [standing.id for standing in table.offers].index(offer)


def follow(spellings: Collection[Words], said: Words) -> list[str]:
    """The words that can come after these; `done` where one could also stop."""
    size = len(said)
    fits = [words for words in spellings if words[:size] == said]
    after = dict.fromkeys(words[size] for words in fits if len(words) > size)
    return [*after, DONE] if after and said in spellings else list(after)

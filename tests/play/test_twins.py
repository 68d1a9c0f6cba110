"""A copy and a view have everything that the table has."""

from inspect import isgetsetdescriptor, ismemberdescriptor
from random import Random

import pytest

import higgle
from higgle.bohnanza import game as rules
from higgle.catalogue import OWN_GAMES
from higgle.core import Table
from higgle.play import play_at_random

COMPILED = not rules.__file__.endswith(".py")
OWN = {"ask_cache", "events", "log", "pending_moves", "seed"}
"""What a twin begins anew."""
SIGHT = {"audience", "chance", "draws", "piles", "size", "sized", "emit_events"}
"""What a view may have otherwise."""


def halfway(game: str) -> Table:
    """A table in the middle of a game."""
    played = higgle.new(game, 4, "twins")
    play_at_random(played, Random(1))
    assert played.log is not None
    table = higgle.new(game, 4, "twins")
    for seat, action in list(played.log)[: len(played.log) // 2]:
        table.act(seat, action)
    return table


def attributes(table: Table) -> set[str]:
    """The names of what a table can hold."""
    slots = {
        name
        for kind in type(table).__mro__
        for name, value in vars(kind).items()
        if ismemberdescriptor(value) or isgetsetdescriptor(value)
    }
    return {name for name in slots if not name.startswith("__")} | set(
        getattr(table, "__dict__", ())
    )


@pytest.mark.skipif(COMPILED, reason="compiled attributes take no marks")
@pytest.mark.parametrize("game", [*OWN_GAMES, "orchard"])
@pytest.mark.usefixtures("orchard")
def test_every_attribute_is_handed_over(game: str) -> None:
    """Whatever stands there, also what no random game comes to."""
    table = halfway(game)
    marks = {name: object() for name in attributes(table) - OWN - SIGHT}
    for name, mark in marks.items():
        setattr(table, name, mark)

    twin = table.twin()

    assert marks == {name: getattr(twin, name) for name in marks}


@pytest.mark.parametrize("game", [*OWN_GAMES, "orchard"])
@pytest.mark.usefixtures("orchard")
def test_a_copy_has_every_attribute(game: str) -> None:
    """All that a table holds is the same in its copy, but for what belongs to one game only."""
    table = halfway(game)
    twin = table.copy()

    names = attributes(table) - OWN
    assert {"piles", "stages", "options", "seats", "deck"} <= names
    assert {name: getattr(table, name) for name in names} == {
        name: getattr(twin, name) for name in names
    }
    assert all(hasattr(twin, name) for name in OWN & attributes(table))


@pytest.mark.parametrize("game", [*OWN_GAMES, "orchard"])
@pytest.mark.usefixtures("orchard")
def test_a_view_has_every_attribute(game: str) -> None:
    """All but the cards that lie face down, and the luck to come."""
    table = halfway(game)
    view = table.view(1)

    names = attributes(table) - OWN - SIGHT
    assert {name: getattr(table, name) for name in names} == {
        name: getattr(view, name) for name in names
    }
    assert all(hasattr(view, name) for name in attributes(table))
    assert (1, True) == (view.audience, view.emit_events)

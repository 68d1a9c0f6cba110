"""Plain Python finds the attributes of a table quickly."""

import pytest

import higgle
from higgle.bohnanza import game
from higgle.catalogue import GAMES

COMPILED = not game.__file__.endswith(".py")


@pytest.mark.skipif(COMPILED, reason="compiled tables have no dictionary")
@pytest.mark.parametrize("name", GAMES)
def test_every_attribute_of_a_table_has_a_slot(name: str) -> None:
    """With more than thirty attributes in a dictionary every action takes a tenth longer."""
    table = higgle.new(name, 4, "size")

    assert {} == getattr(table, "__dict__", {})

"""A table is small enough for plain Python to find its attributes quickly."""

import pytest

import higgle
from higgle.bohnanza import game

COMPILED = not game.__file__.endswith(".py")


@pytest.mark.skipif(COMPILED, reason="compiled tables have no dictionary")
def test_a_table_of_the_base_game_has_at_most_thirty_attributes() -> None:
    """Beyond thirty Python shares no keys between objects, and every action takes a tenth more."""
    table = higgle.new("bohnanza", 4, "size")

    assert len(vars(table)) <= 30

"""Tipis, bought with red beans."""

import pytest

from tests.rule import rule
from tests.rules.high_bohn.town import town


@rule("H23")
@pytest.mark.parametrize(
    ("tipi", "thalers", "bonus"),
    [
        ("tipi 2", 7, 0),
        ("tipi 2", 8, 1),
        ("tipi 2", 15, 1),
        ("tipi 2", 16, 2),
        ("tipi 3", 5, 0),
        ("tipi 3", 6, 1),
        ("tipi 3", 18, 3),
        ("tipi 4", 4, 0),
        ("tipi 4", 5, 1),
        ("tipi 4", 19, 3),
    ],
)
def test_a_tipi_brings_one_for_each_full_number(tipi: str, thalers: int, bonus: int) -> None:
    """Eight, six and five."""
    t = town().owns(0, tipi).earn(0, *["blue"] * thalers)

    assert bonus == t.high.score(0)["tipi"]


@rule("H23")
def test_without_a_tipi_there_is_no_bonus() -> None:
    t = town().owns(0, "tipi 1").earn(0, *["blue"] * 20).earn(1, *["chili"] * 16)

    assert (0, 0) == (t.high.score(0)["tipi"], t.high.score(1)["tipi"])

"""The beans: their codes, how many there are of each, and their beanometers."""

from typing import Final

BLUE: Final = 1
CHILI: Final = 2
STINK: Final = 3
GREEN: Final = 4
SOY: Final = 5
BLACK_EYED: Final = 6
RED: Final = 7
GARDEN: Final = 8
WAX: Final = 9
BRANDY: Final = 10
COFFEE: Final = 11
COCOA: Final = 12
FIELD: Final = 13
COGNAC: Final = 14

NAMES: Final[tuple[str, ...]] = (
    "down",
    "blue",
    "chili",
    "stink",
    "green",
    "soy",
    "black-eyed",
    "red",
    "garden",
    "wax",
    "brandy",
    "coffee",
    "cocoa",
    "field",
    "cognac",
)
CODES: Final = {name: code for code, name in enumerate(NAMES) if code}

NUMBERS: Final[tuple[int, ...]] = (0, 20, 18, 16, 14, 12, 10, 8, 6, 22, 22, 24, 4, 3, 22)
"""The number on each card: how many there are of it, and its strength in battle."""

BASE: Final[tuple[int, ...]] = (BLUE, CHILI, STINK, GREEN, SOY, BLACK_EYED, RED, GARDEN)

MOST: Final = 40
"""More beans than any field can hold."""


def meter(*steps: int) -> tuple[int, ...]:
    """A beanometer from the cards needed for 1, 2, 3, … thalers; 0 where there is no such step."""
    return tuple(
        max((pay for pay, cards in enumerate(steps, 1) if 0 < cards <= count), default=0)
        for count in range(MOST)
    )


METERS: Final[tuple[tuple[int, ...], ...]] = (
    meter(),
    meter(4, 6, 8, 10),
    meter(3, 6, 8, 9),
    meter(3, 5, 7, 8),
    meter(3, 5, 6, 7),
    meter(2, 4, 6, 7),
    meter(2, 4, 5, 6),
    meter(2, 3, 4, 5),
    meter(0, 2, 3),
    meter(4, 7, 9, 11),
    meter(4, 7, 9, 11),
    meter(4, 7, 10, 12),
    meter(0, 2, 3, 4),
    meter(0, 0, 3),
    meter(5, 7, 9, 10),
)
"""What a field of so many beans pays, by the code of its sort."""


def counts(sorts: tuple[int, ...]) -> list[int]:
    """The deck made of these sorts, as a bag."""
    return [number if code in sorts else 0 for code, number in enumerate(NUMBERS)]

"""The beans: their codes, and a row for each with its number and its beanometer.

An expansion adds a bean with `add`, and names it among the `sorts` of its game.
"""

from functools import lru_cache
from typing import Final, NamedTuple

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


class Bean(NamedTuple):
    """A sort: its name, the number on its cards, and the cards needed for 1, 2, 3, … thalers."""

    name: str
    number: int
    """How many cards there are of it, and its strength in battle."""
    steps: tuple[int, ...]
    """0 where there is no such step."""


PRINTED: Final[tuple[Bean, ...]] = (
    Bean("down", 0, ()),
    Bean("blue", 20, (4, 6, 8, 10)),
    Bean("chili", 18, (3, 6, 8, 9)),
    Bean("stink", 16, (3, 5, 7, 8)),
    Bean("green", 14, (3, 5, 6, 7)),
    Bean("soy", 12, (2, 4, 6, 7)),
    Bean("black-eyed", 10, (2, 4, 5, 6)),
    Bean("red", 8, (2, 3, 4, 5)),
    Bean("garden", 6, (0, 2, 3)),
    Bean("wax", 22, (4, 7, 9, 11)),
    Bean("brandy", 22, (4, 7, 9, 11)),
    Bean("coffee", 24, (4, 7, 10, 12)),
    Bean("cocoa", 4, (0, 2, 3, 4)),
    Bean("field", 3, (0, 0, 3)),
    Bean("cognac", 22, (5, 7, 9, 10)),
)

BASE: Final[tuple[int, ...]] = (BLUE, CHILI, STINK, GREEN, SOY, BLACK_EYED, RED, GARDEN)

MOST: Final = 40
"""More beans than any field can hold."""
ROOM: Final = 32
"""More sorts than any set of games has."""


def meter(*steps: int) -> tuple[int, ...]:
    """A beanometer from the cards needed for 1, 2, 3, … thalers; 0 where there is no such step."""
    return tuple(
        max((pay for pay, cards in enumerate(steps, 1) if 0 < cards <= count), default=0)
        for count in range(MOST)
    )


@lru_cache(maxsize=1000)
def steps(meter: tuple[int, ...]) -> tuple[int, ...]:
    """A beanometer as the beans needed for 1, 2, 3, … thalers; 0 where there is no such step."""
    most = max(meter, default=0)
    return tuple([meter.index(pay) if pay in meter else 0 for pay in range(1, most + 1)])


NAMES: Final[list[str]] = []
CODES: Final[dict[str, int]] = {}
NUMBERS: Final[list[int]] = []
METERS: Final[list[tuple[int, ...]]] = []
"""What a field pays, by the code of its sort and the number of beans in it."""
MESSAGES: Final[list[str]] = []
"""What the sorts are called in the catalogue of messages."""


def add(row: Bean) -> int:
    """Add a sort for the games that name it, and return its code."""
    code = len(NAMES)
    assert row.name not in CODES, "a sort has its name for itself"
    assert code < ROOM, "there is no room for more sorts"
    NAMES.append(row.name)
    NUMBERS.append(row.number)
    METERS.append(meter(*row.steps))
    MESSAGES.append(f"bean-{row.name}")
    if code:
        CODES[row.name] = code
    return code


for row in PRINTED:
    add(row)


def counts(sorts: tuple[int, ...]) -> list[int]:
    """The deck made of these sorts, as a bag."""
    last = max(len(PRINTED) - 1, *sorts)
    return [NUMBERS[code] if code in sorts else 0 for code in range(last + 1)]

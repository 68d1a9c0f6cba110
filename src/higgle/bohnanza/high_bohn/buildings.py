"""The buildings of the town: one row of data for each of the 36 cards.

An expansion adds a building with `add`, and names it among the `town_cards` of its game.
"""

from typing import Final, NamedTuple

from higgle.bohnanza.beans import (
    BLACK_EYED,
    BLUE,
    CHILI,
    COGNAC,
    GARDEN,
    GREEN,
    RED,
    SOY,
    STINK,
    meter,
    steps,
)
from higgle.bohnanza.harvest import SLOTS

MINE: Final = 1
TIPI: Final = 2
BANK: Final = 3
FARM: Final = 4
SALOON: Final = 5
STORE: Final = 6
BLACKSMITH: Final = 7
JAIL: Final = 8
DISTILLERY: Final = 9

KINDS: Final[list[str]] = [
    "",
    "mine",
    "tipi",
    "bank",
    "farm",
    "saloon",
    "store",
    "blacksmith",
    "jail",
    "distillery",
]


class Row(NamedTuple):
    """A building: its type, its price, the sort that pays for it, and what is printed on it."""

    kind: int
    price: int
    sort: int
    meter: tuple[int, ...] = ()
    """Its own beanometer for the sort that pays for it."""
    stew: tuple[int, ...] = ()
    """What a stew pays, by the number of its sorts."""
    slot: int = 0
    """The slot of the field that it adds."""
    reserved: bool = False
    """Whether this field is for its own sort only."""
    holds: int = 0
    """How many beans it stores."""
    per: int = 0
    """For how many thalers it pays one more at the end."""


PRINTED: Final[tuple[Row, ...]] = (
    Row(0, 0, 0),
    Row(MINE, 1, GARDEN),
    Row(MINE, 2, GARDEN),
    Row(MINE, 3, GARDEN, meter=meter(1, 2, 3)),
    Row(MINE, 4, GARDEN, slot=3),
    Row(TIPI, 1, RED),
    Row(TIPI, 2, RED, per=8),
    Row(TIPI, 3, RED, per=6),
    Row(TIPI, 4, RED, per=5),
    Row(BANK, 1, BLACK_EYED),
    Row(BANK, 2, BLACK_EYED),
    Row(BANK, 3, BLACK_EYED),
    Row(BANK, 4, BLACK_EYED),
    Row(FARM, 1, SOY),
    Row(FARM, 2, SOY),
    Row(FARM, 3, SOY),
    Row(FARM, 4, SOY),
    Row(SALOON, 1, GREEN),
    Row(SALOON, 2, GREEN, slot=4, reserved=True),
    Row(SALOON, 3, GREEN, stew=meter(3, 6, 7, 8)),
    Row(SALOON, 4, GREEN, stew=meter(3, 5, 6, 7, 8)),
    Row(STORE, 1, STINK),
    Row(STORE, 2, STINK, holds=1),
    Row(STORE, 3, STINK, holds=2),
    Row(STORE, 4, STINK, holds=3),
    Row(BLACKSMITH, 1, CHILI),
    Row(BLACKSMITH, 2, CHILI, slot=5, reserved=True),
    Row(BLACKSMITH, 3, CHILI, meter=meter(3, 5, 6, 7)),
    Row(BLACKSMITH, 4, CHILI),
    Row(JAIL, 1, BLUE),
    Row(JAIL, 2, BLUE, meter=meter(3, 5, 7, 9)),
    Row(JAIL, 3, BLUE, meter=meter(0, 4, 6, 8, 10)),
    Row(JAIL, 4, BLUE),
    Row(DISTILLERY, 1, COGNAC),
    Row(DISTILLERY, 2, COGNAC),
    Row(DISTILLERY, 3, COGNAC),
    Row(DISTILLERY, 4, COGNAC, meter=meter(3, 5, 7, 8)),
)

ROWS: Final[list[Row]] = []
"""Every building by its code."""
CODES: Final[dict[tuple[int, int], int]] = {}
"""The code of the card of a type and price."""
FOR_SORT: Final[dict[int, list[int]]] = {}
"""The buildings that each sort pays for."""
METER_OF: Final[list[tuple[int, ...]]] = []
STEW_OF: Final[list[tuple[int, ...]]] = []
RESERVED: Final[list[int]] = [0] * SLOTS
"""The sort for which each field is reserved, or 0."""
CARD_MESSAGES: Final[list[str]] = []
KIND_MESSAGES: Final[list[str]] = [f"building-{kind}" for kind in KINDS]
"""What the cards and the types are called in the catalogue of messages."""


def add_kind(name: str) -> int:
    """Add a type, and return its code."""
    KINDS.append(name)
    KIND_MESSAGES.append(f"building-{name}")
    return len(KINDS) - 1


def add(row: Row) -> int:
    """Add a building for the games that name it, and return its code."""
    code = len(ROWS)
    assert (row.kind, row.price) not in CODES, "a type has one building of a price"
    ROWS.append(row)
    METER_OF.append(row.meter)
    STEW_OF.append(row.stew)
    CARD_MESSAGES.append(f"building-{KINDS[row.kind]}-{row.price}")
    if row.reserved:
        RESERVED[row.slot] = row.sort
    if code:
        CODES[row.kind, row.price] = code
        FOR_SORT.setdefault(row.sort, []).append(code)
    return code


for row in PRINTED:
    add(row)


def building(kind: int, price: int) -> int:
    """The code of the card of this type and price; 0 when there is none."""
    return CODES.get((kind, price), 0)


MINE_2: Final = building(MINE, 2)
MINE_3: Final = building(MINE, 3)
BANK_2: Final = building(BANK, 2)
BANK_3: Final = building(BANK, 3)
BANK_4: Final = building(BANK, 4)
FARM_2: Final = building(FARM, 2)
FARM_3: Final = building(FARM, 3)
FARM_4: Final = building(FARM, 4)
BLACKSMITH_4: Final = building(BLACKSMITH, 4)
JAIL_4: Final = building(JAIL, 4)
DISTILLERY_2: Final = building(DISTILLERY, 2)
DISTILLERY_3: Final = building(DISTILLERY, 3)

COUNT_BONUS: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 2, 3, 5, 8, 8)
"""What buildings bring at the end, by how many there are."""


def building_name(code: int) -> str:
    """A building as people say it: `farm 4`."""
    return f"{KINDS[ROWS[code].kind]} {ROWS[code].price}"


def describe_row(row: Row) -> dict[str, object]:
    """A building as it is printed: a beanometer shows the cards for 1, 2, 3, … thalers."""
    return {**row._asdict(), "meter": steps(row.meter), "stew": steps(row.stew)}

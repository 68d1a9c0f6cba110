"""The buildings of the town: one row of data for each of the 36 cards."""

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

MINE: Final = 1
TIPI: Final = 2
BANK: Final = 3
FARM: Final = 4
SALOON: Final = 5
STORE: Final = 6
BLACKSMITH: Final = 7
JAIL: Final = 8
DISTILLERY: Final = 9

KINDS: Final[tuple[str, ...]] = (
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
)
PRICES: Final[tuple[int, ...]] = (1, 2, 3, 4)


def building(kind: int, price: int) -> int:
    """The code of the card of this type and price."""
    return kind * 4 - 4 + price


class Row(NamedTuple):
    """A building: its type, its price, the sort that pays for it, and what is printed on it."""

    kind: int
    price: int
    sort: int
    meter: tuple[int, ...] = ()
    """Its own beanometer for the sort that pays for it."""
    stew: tuple[int, ...] = ()
    """What a stew of so many sorts pays."""
    slot: int = 0
    """The field that it is."""
    reserved: bool = False
    """Whether this field is for its own sort only."""
    holds: int = 0
    """How many beans it stores."""
    per: int = 0
    """At the end it pays one for each so many thalers."""


ROWS: Final[tuple[Row, ...]] = (
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

SORTS: Final = tuple([row.sort for row in ROWS])
"""The sort whose thalers pay for each building."""
METER_OF: Final = tuple([row.meter for row in ROWS])
STEW_OF: Final = tuple([row.stew for row in ROWS])
KIND_OF_SORT: Final = {row.sort: row.kind for row in ROWS}

SLOTS: Final = 6
RESERVED: Final = tuple(
    [max([row.sort for row in ROWS if row.reserved and row.slot == s], default=0) for s in range(6)]
)
"""The sort for which each field is reserved, or 0."""

CARD_MESSAGES: Final = tuple([f"building-{KINDS[row.kind]}-{row.price}" for row in ROWS])
KIND_MESSAGES: Final = tuple([f"building-{kind}" for kind in KINDS])
"""What the cards and the types are called in the catalogue of messages."""

COUNT_BONUS: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 2, 3, 5, 8, 8)
"""What so many buildings bring at the end."""


def named(code: int) -> str:
    """A building as people say it: `farm 4`."""
    return f"{KINDS[ROWS[code].kind]} {ROWS[code].price}"


def printed(row: Row) -> dict[str, object]:
    """A building as it is printed: a beanometer shows the cards for 1, 2, 3, … thalers."""
    return {**row._asdict(), "meter": steps(row.meter), "stew": steps(row.stew)}

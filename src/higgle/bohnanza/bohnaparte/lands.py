"""The lands: a row of numbers for each kind of card."""

from typing import Final, NamedTuple

from higgle.core import Fact

CAMP: Final = "camp"
FARM: Final = "farm"
VILLAGE: Final = "village"
CITY: Final = "city"
MONASTERY: Final = "monastery"
QUARRY: Final = "quarry"
IRON: Final = "iron"
SWAMP: Final = "swamp"
RIVER: Final = "river"
FOREST: Final = "forest"
PASTURE: Final = "pasture"


class Kind(NamedTuple):
    """A kind of land: its sign on a map, its points, what it defends with at least, how many."""

    sign: str
    points: int
    minimum: int
    cards: int


KINDS: Final = {
    CAMP: Kind("Ca", 1, 0, 6),
    FARM: Kind("Fa", 1, 0, 6),
    VILLAGE: Kind("Vi", 1, 16, 6),
    CITY: Kind("Ci", 3, 18, 4),
    MONASTERY: Kind("Mo", 1, 0, 4),
    QUARRY: Kind("Qu", 1, 0, 3),
    IRON: Kind("Ir", 1, 0, 3),
    SWAMP: Kind("Sw", 1, 0, 3),
    RIVER: Kind("~~", 0, 0, 3),
    FOREST: Kind("Fo", 1, 17, 3),
    PASTURE: Kind("Pa", 1, 0, 3),
}

SIGNS: Final = {kind.sign.lower(): name for name, kind in KINDS.items()}

BESIEGED: Final[tuple[str, ...]] = (VILLAGE, CITY)
"""The lands against which a cannon wins ties."""


class Land(Fact, frozen=True):
    """A land of the map: its kind, its row from the top and its column in half cards."""

    kind: str
    row: int
    column: int

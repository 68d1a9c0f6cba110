"""What the players of a game with beans agree on beforehand."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from higgle.core import Options

STANDARD_MAP: Final = "standard"
PYRAMID_MAP: Final = "pyramid"
"""The maps of Bohnaparte that have names."""


class BohnanzaOptions(Options, frozen=True):
    """The options that every game with beans has."""

    lone_bean: Literal["lenient", "strict"] = "lenient"
    same_sort_twice: bool = False
    offers_per_turn: Annotated[int, Meta(ge=0, le=100)] = 20


class PlusOptions(BohnanzaOptions, frozen=True):
    """Which rare bean stays in, which print the cards have, and the official variants."""

    rare: Literal["cocoa", "field"] = "cocoa"
    twenty_two: Literal["wax", "brandy"] = "wax"
    cocoa_print: Literal["english", "german"] = "english"
    orders: bool = False
    order_deck: Literal["standard", "harder"] = "standard"
    plant_out: Literal["off", "fields", "free"] = "off"
    retrade: bool = False


class HighBohnOptions(BohnanzaOptions, frozen=True):
    """The options of the base game, the Cognac variant, the way to buy and the end."""

    cognac: bool = False
    first_come: bool = False
    last_sale: Literal["before", "after"] = "before"


class BohnaparteOptions(BohnanzaOptions, frozen=True):
    """The options of Bohnaparte; a map has a name, or is rows of signs parted by `/`."""

    cavalry: bool = False
    both_sides: bool = False
    length: Literal[3, 4, 5] = 4
    grid: bool = False
    camp_points: Literal[0, 1, 2] = 1
    map: Annotated[str, Meta(max_length=1000, examples=[STANDARD_MAP, PYRAMID_MAP])] = STANDARD_MAP

"""What the players of Bohnaparte agree on beforehand."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from higgle.bohnanza.options import BohnanzaOptions

STANDARD_MAP: Final = "standard"
PYRAMID_MAP: Final = "pyramid"
"""The maps that have names."""


class BohnaparteOptions(BohnanzaOptions, frozen=True):
    """The options of Bohnaparte; a map has a name, or is rows of signs parted by `/`."""

    cavalry: bool = False
    both_sides: bool = False
    length: Literal[3, 4, 5] = 4
    grid: bool = False
    camp_points: Literal[0, 1, 2] = 1
    map: Annotated[str, Meta(max_length=1000, examples=[STANDARD_MAP, PYRAMID_MAP])] = STANDARD_MAP

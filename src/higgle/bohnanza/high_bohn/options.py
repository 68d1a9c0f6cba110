"""What the players of High Bohn agree on beforehand."""

from typing import Literal

from higgle.bohnanza.options import BohnanzaOptions


class HighBohnOptions(BohnanzaOptions, frozen=True):
    """The options of the base game, the Cognac variant, the way to buy and the end."""

    cognac: bool = False
    first_come: bool = False
    last_sale: Literal["before", "after"] = "before"

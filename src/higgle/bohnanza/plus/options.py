"""What the players of Bohnanza Plus agree on beforehand."""

from typing import Literal

from higgle.bohnanza.options import BohnanzaOptions


class PlusOptions(BohnanzaOptions, frozen=True):
    """Which rare bean stays in, which print the cards have, and the official variants."""

    rare: Literal["cocoa", "field"] = "cocoa"
    twenty_two: Literal["wax", "brandy"] = "wax"
    cocoa_print: Literal["english", "german"] = "english"
    orders: bool = False
    order_deck: Literal["standard", "harder"] = "standard"
    plant_out: Literal["off", "fields", "free"] = "off"
    retrade: bool = False

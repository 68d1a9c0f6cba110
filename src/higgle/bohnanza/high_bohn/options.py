"""What the players of High Bohn agree on beforehand."""

from higgle.bohnanza.options import BohnanzaOptions


class HighBohnOptions(BohnanzaOptions, frozen=True):
    """The options of the base game, the Cognac variant and the way to buy."""

    cognac: bool = False
    first_come: bool = False

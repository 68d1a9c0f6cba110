"""What a seat may ask for in Bohnaparte, and how people write it; lands are numbered from 1."""

from typing import Final

from higgle.bohnanza.beans import NAMES
from higgle.core import Action

HAND: Final = "hand"
DEPOT: Final = "depot"
DECK: Final = "deck"
SOURCES: Final[tuple[str, ...]] = (HAND, DEPOT, DECK)
"""Where a card for a battle can come from."""


class Camp(Action, frozen=True):
    """Take a free camp of the map."""

    land: int

    def __str__(self) -> str:
        return f"camp {self.land + 1}"


class Attack(Action, frozen=True):
    """Pay a thaler and attack a land, with a cavalry if it has a number."""

    land: int
    cavalry: int = -1

    def __str__(self) -> str:
        riding = f" with cavalry {self.cavalry + 1}" if self.cavalry >= 0 else ""
        return f"attack {self.land + 1}{riding}"


class Fight(Action, frozen=True):
    """Lay a card for the battle: from a place of the hand or the depot, or unseen from the deck."""

    source: str
    place: int = 0

    def __str__(self) -> str:
        return f"fight with {self.source}" + ("" if self.source == DECK else f" {self.place + 1}")


class Stop(Action, frozen=True):
    """Attack no more in this turn."""

    def __str__(self) -> str:
        return "stop"


class BuyDepot(Action, frozen=True):
    """Buy an ammunition depot."""

    def __str__(self) -> str:
        return "buy depot"


class Stock(Action, frozen=True):
    """Lay the front card of the hand, or in phase 3 a bean that lies apart, into the depot."""

    sort: int = 0

    def __str__(self) -> str:
        return f"stock {NAMES[self.sort]}" if self.sort else "stock"


class Fortify(Action, frozen=True):
    """Use up a quarry and build a fortress under one of one's lands."""

    land: int
    quarry: int

    def __str__(self) -> str:
        return f"fortify {self.land + 1} with quarry {self.quarry + 1}"


class BuyMerchant(Action, frozen=True):
    """Buy a merchant."""

    def __str__(self) -> str:
        return "buy merchant"


class Take(Action, frozen=True):
    """Take a card from the merchant behind the hand."""

    sort: int

    def __str__(self) -> str:
        return f"take {NAMES[self.sort]}"

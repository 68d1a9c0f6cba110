"""What a seat may ask for in the town, and how people write it."""

from higgle.bohnanza.beans import NAMES
from higgle.bohnanza.cards import join, name_sorts
from higgle.bohnanza.high_bohn import buildings
from higgle.core import Action, Cards


class Buy(Action, frozen=True):
    """Buy a building, or take one that a seat behind wants to buy."""

    building: int

    def __str__(self) -> str:
        return f"buy {buildings.named(self.building)}"


class LetPass(Action, frozen=True):
    """Let another seat have the building it wants to buy."""

    building: int

    def __str__(self) -> str:
        return f"let pass {buildings.named(self.building)}"


class Name(Action, frozen=True):
    """Name the type of building that is sold out and leaves the game."""

    kind: int

    def __str__(self) -> str:
        return f"name {buildings.KINDS[self.kind]}"


class BuyFieldWith(Action, frozen=True):
    """Buy the third field with these thalers."""

    thalers: "Cards"

    def __str__(self) -> str:
        return f"buy field with {join(name_sorts(self.thalers))}"


class HarvestKeeping(Action, frozen=True):
    """Sell a field of several sorts: these cards become thalers, and this one is handed on."""

    slot: int
    keep: "Cards"
    toll: int = 0

    def __str__(self) -> str:
        toll = f" giving {NAMES[self.toll]}" if self.toll else ""
        return f"harvest {self.slot + 1} keeping {join(name_sorts(self.keep))}{toll}"


class Stew(Action, frozen=True):
    """Plant a bean so that a stew begins, or turn a field with one bean into one."""

    slot: int
    sort: int = 0

    def __str__(self) -> str:
        bean = f"{NAMES[self.sort]} " if self.sort else ""
        return f"stew {bean}{self.slot + 1}"


class Store(Action, frozen=True):
    """Store the front card of the hand, or in phase 3 a bean that lies apart."""

    sort: int = 0

    def __str__(self) -> str:
        return f"store {NAMES[self.sort]}" if self.sort else "store"


class Look(Action, frozen=True):
    """Look at the top card of the deck."""

    def __str__(self) -> str:
        return "look"


class PutUnder(Action, frozen=True):
    """Put the card just looked at under the deck."""

    def __str__(self) -> str:
        return "put under"


class MoveCard(Action, frozen=True):
    """Move one card of the hand to another place."""

    place: int
    to: int

    def __str__(self) -> str:
        return f"move {self.place + 1} to {self.to + 1}"


class Arrange(Action, frozen=True):
    """Put the drawn cards into this order before they join the hand."""

    order: "Cards"

    def __str__(self) -> str:
        return "arrange " + " ".join([str(place + 1) for place in self.order])

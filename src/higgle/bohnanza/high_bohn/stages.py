"""Where a game in the town can stand, besides the phases of the base game."""

from typing import Final

from higgle.bohnanza.turn import BeanStage
from higgle.core import Cards, Seat


class Claiming(BeanStage, frozen=True):
    """A purchase waits for the seats that come earlier; these have let it pass."""

    buyer: Seat
    building: int
    passed: "tuple[Seat, ...]" = ()


class Naming(BeanStage, frozen=True):
    """A seat has to name a type of building."""

    seat: Seat


class Stewing(BeanStage, frozen=True):
    """A saloon was bought: its owner may turn fields with one bean into stews."""

    seat: Seat


class SellingOut(BeanStage, frozen=True):
    """Each of these seats in turn may buy one building of a type before the rest leave."""

    kind: int
    seats: "tuple[Seat, ...]"


class Peeking(BeanStage, frozen=True):
    """Before the turn: the active seat may look at the top card, and then put it under."""

    looked: bool = False


class Moving(BeanStage, frozen=True):
    """Before the turn: the active seat may move one card of its hand."""


class Arranging(BeanStage, frozen=True):
    """Phase 4: the active seat may put the drawn cards in order."""


class LastHarvest(BeanStage, frozen=True):
    """The end: whoever has a field of mixed sorts chooses which cards become thalers."""


class LastBuying(BeanStage, frozen=True):
    """The end: the last buying round has come to a seat."""

    seat: Seat
    left: "Cards"
    """The seats that follow."""


INTERLUDES: Final = frozenset((Claiming, Naming, Stewing, SellingOut, LastHarvest, LastBuying))
"""The stages in which everybody waits for an answer, so that nothing else can be bought."""

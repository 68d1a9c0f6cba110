"""Where a turn can stand."""

from higgle.core import Seat, Stage


class Planting(Stage, frozen=True):
    """Phase 1: how many beans of the hand have been planted."""

    planted: int = 0


class Trading(Stage, frozen=True):
    """Phase 2: the active seat deals with the others."""


class Settling(Stage, frozen=True):
    """Phase 3: everybody plants what was received."""


class Waiting(Stage, frozen=True):
    """Before the deck runs out: those who have passed want to discard nothing more."""

    passed: "tuple[Seat, ...]" = ()


class Over(Stage, frozen=True):
    """The game has ended."""

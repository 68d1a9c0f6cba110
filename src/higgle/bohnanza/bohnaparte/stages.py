"""Where a turn of war can stand."""

from higgle.core import Stage


class Camping(Stage, frozen=True):
    """Before the first turn: the active seat takes a camp."""


class Attacking(Stage, frozen=True):
    """Phase 4: the active seat attacks again or stops."""


class Fighting(Stage, frozen=True):
    """A battle for a land: the attacker's card, or its cavalry, is laid, or is still to come."""

    land: int
    cavalry: int = -1
    laid: bool = False


class Choosing(Stage, frozen=True):
    """Phase 5 with a merchant: how many cards are still to be taken."""

    left: int

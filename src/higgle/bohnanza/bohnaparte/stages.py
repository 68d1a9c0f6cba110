"""Where a turn of war can stand."""

from higgle.bohnanza.turn import BeanStage


class Camping(BeanStage, frozen=True):
    """Before the first turn: the active seat takes a camp."""


class Attacking(BeanStage, frozen=True):
    """Phase 4: the active seat attacks again or stops."""


class Fighting(BeanStage, frozen=True):
    """A battle for a land: the attacker's card, or its cavalry, is laid, or is still to come."""

    land: int
    cavalry: int = -1
    laid: bool = False


class Choosing(BeanStage, frozen=True):
    """Phase 5 with a merchant: how many cards are still to be taken."""

    left: int

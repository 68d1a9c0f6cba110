"""Scenes of war: a map with markers on it, lands named by their numbers."""

from __future__ import annotations

from higgle.bohnanza.bohnaparte.board import CAMP
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.purchases import Choosing
from higgle.bohnanza.bohnaparte.war import ATTACK, Attacking
from higgle.bohnanza.turn import DRAW
from higgle.core import NOBODY
from tests.scene import Scene


class War(Scene):
    """A table on which every seat has its camp, the first seat the first one on the map."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__("bohnaparte", seats, options)
        assert isinstance(self.table, Bohnaparte)
        self.war: Bohnaparte = self.table
        for seat, camp in enumerate(self.war.board.places[CAMP]):
            self.war.mark(camp, seat)
        self.attacking()

    # Setting the scene

    def attacking(self, active: int = 0) -> War:
        """Phase 4 of a seat."""
        self.stage(ATTACK, Attacking(), active)
        return self

    def own(self, seat: int, *lands: int) -> War:
        """Put a seat's markers on these lands."""
        for land in lands:
            self.war.mark(land - 1, seat)
        return self

    def lose(self, *lands: int) -> War:
        """Take the markers away from these lands."""
        return self.own(NOBODY, *lands)

    def fortress(self, land: int) -> War:
        """Put a fortress under a land."""
        self.war.fortresses = (*self.war.fortresses, land - 1)
        return self

    def depot(self, seat: int, *names: str) -> War:
        """Give a seat a depot with these beans."""
        self.war.depots = tuple(has or other == seat for other, has in enumerate(self.war.depots))
        self.lay(self.war.depot_piles + seat, names)
        return self

    def merchant(self, seat: int, *names: str) -> War:
        """Give a seat a merchant with these cards."""
        self.war.merchants = tuple(
            has or other == seat for other, has in enumerate(self.war.merchants)
        )
        self.lay(self.war.merchant_piles + seat, names)
        return self

    def choosing(self, left: int, active: int = 0) -> War:
        """Phase 5 of a seat with a merchant."""
        self.stage(DRAW, Choosing(left), active)
        return self

    # Playing

    def attack(self, land: int, attack: str, defence: str = "") -> bool:
        """The first seat attacks with a card of its hand; whether the land was won.

        A neutral land turns the defending card from the deck, an owner lays it from the hand.
        """
        owner = self.war.owners[land - 1]
        self.earn(0, "stink")
        self.hand(0, attack)
        if owner == NOBODY:
            self.deck(defence, *["blue"] * 3)
        self.play(0, f"attack {land}")
        self.play(0, f"fight with hand {len(self.in_hand(0))}")
        if owner != NOBODY:
            self.hand(owner, defence)
            self.play(owner, f"fight with hand {len(self.in_hand(owner))}")
        return self.owner(land) == 0

    # Looking

    def owner(self, land: int) -> int:
        return self.war.owners[land - 1]

    def lands(self, seat: int) -> set[int]:
        """The numbers of a seat's lands."""
        return {land + 1 for land in self.war.holdings(seat)}

    def targets(self, seat: int) -> set[int]:
        """The numbers of the lands that a seat can attack."""
        return {land + 1 for land in self.war.targets(seat)}

    def kind(self, land: int) -> str:
        return self.war.board.kinds[land - 1]

    def in_depot(self, seat: int) -> list[str]:
        return self.names(self.war.depot(seat))

    def at_merchant(self, seat: int) -> list[str]:
        return self.names(self.war.merchant(seat))


def war(seats: int = 3, **options: object) -> War:
    """A table in phase 4 of the first seat, with nothing but camps owned.

    The plain map for three, with the first seat at 3, the second at 15, the third at 34:

                1 Ir   2 Vi   3 Ca
          4 Vi  5 Ci   6 Qu   7 Sw   8 Fa
       9 Fa 10 ~~ 11 Mo  12 Fa  13 ~~  14 Vi
    15 Ca 16 Sw 17 Fa  18 Ci  19 Mo  20 Ci
      21 Vi 22 Qu 23 Mo  24 Fa  25 Qu  26 Ir
         27 Ir 28 Ci  29 ~~  30 Sw  31 Vi
               32 Vi  33 Fa  34 Ca
    """
    return War(seats, options)


def forms(t: War, seat: int) -> set[str]:
    """What a seat may do, as people type it."""
    return {str(action) for action in t.table.actions(seat)}


OWN_MAP = """Ir Vi Ca / Vi Ci Qu Sw Fa / Fa ~~ Mo Fa ~~ Vi / Ca Sw Fa Ci Mo Ci
/ Vi Qu Mo Fa Qu Ir / Ir Ci ~~ Sw Vi / Vi Fa Ca"""
"""The plain map for three, as players would write it."""

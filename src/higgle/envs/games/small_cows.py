"""A reduced Kuhhandel for game trees: the last trades between two, with a few cards of money."""

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from higgle.core import Cards, Chance, Options
from higgle.kuhhandel.animals import COW, HORSE, PIG, RAT, SET
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import CODES, COUNTS, WORTH, ZERO
from higgle.kuhhandel.options import KuhhandelOptions

DEAREST: Final = (HORSE, COW, PIG)
PURSE: Final = (ZERO, CODES[10])
"""What both are known to have."""
HIDDEN: Final = (ZERO, CODES[20], CODES[50])
"""One of these each has besides, and nobody sees which; the third is out of the game."""


class SmallCowOptions(KuhhandelOptions, frozen=True):
    """How small the game is."""

    species: Annotated[int, Meta(ge=1, le=3)] = 2


class SmallKuhhandel(Kuhhandel):
    """The end of a game for two: each has two of every species, and the deck is empty."""

    ID = "kuhhandel-small"
    SEATS = range(2, 3)
    OPTIONS: ClassVar[type[Options]] = SmallCowOptions
    agreed: SmallCowOptions

    def disputed(self) -> Cards:
        """The species that are not settled yet."""
        return tuple(sorted(DEAREST[: self.agreed.species]))

    def census(self) -> dict[str, list[int]]:
        red = [0] * (2 * RAT)
        for species in self.disputed():
            red[species] = SET
        money = [0] * len(COUNTS)
        for card in (*PURSE, *PURSE, *HIDDEN):
            money[card] += 1
        return {"red": red, "money": money}

    def set_up(self, chance: Chance) -> None:
        """Deal each a hidden card, and let the first seat begin."""
        self.exposed = (None,) * self.seats
        self.piles[self.deck] = (0,) * (2 * RAT)
        bag = [0] * len(COUNTS)
        for card in HIDDEN:
            bag[card] += 1
        self.piles[self.greens] = tuple(bag)
        herd = tuple([species for species in self.disputed() for _ in range(SET // 2)])
        for seat in range(self.seats):
            self.piles[self.herds + seat] = herd
            self.piles[self.purses + seat] = PURSE
            self.pick(self.greens, self.purses + seat, chance)
        self.pick(self.greens, self.layout.first["unseen"], chance)
        self.given_out = sum([WORTH[card] for card in (*PURSE, *PURSE, *HIDDEN)])
        self.begin_turn(0)
        self.show_counts()
        self.moves.clear()
        self.told.clear()

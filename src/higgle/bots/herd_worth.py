"""What animals, pedigrees and rats are worth: the score that a farm can expect at the end.

Every species ends in one hand. How likely that hand is mine grows with the cards I hold of it,
shrinks with those of others, and is open where cards are still in the deck.
"""

from typing import Final

from higgle.kuhhandel.animals import HORSE, PEDIGREE, RAT, SET, VALUES, pedigree
from higgle.kuhhandel.turn import Kuhhandel
from higgle.table import Seat

POWER: Final = (0.0, 1.0, 2.6, 5.5, 100.0)
"""How strongly 0 to 4 cards of a species draw the others to them."""
OPEN: Final = 0.8
"""How strongly each unseen card draws."""


class Farms:
    """How many cards of each species every seat has, and the pedigrees."""

    def __init__(self, view: Kuhhandel) -> None:
        self.seats = view.seats
        self.counts = [[0] * (RAT + 1) for _ in range(view.seats)]
        self.pedigrees: list[list[int]] = [[] for _ in range(view.seats)]
        self.unseen = [0, *[SET] * RAT]
        self.unsold = list(range(1, HORSE + 1))
        for seat in range(view.seats):
            for card in view.herd(seat):
                self.add(seat, card)
        for card in view.piles[view.lot]:
            if card <= RAT:
                self.unseen[card] -= 1
            else:
                self.unsold.remove(card - RAT)

    def add(self, seat: Seat, card: int) -> None:
        """A card that was in nobody's farm comes to a seat."""
        if card <= RAT:
            self.counts[seat][card] += 1
            self.unseen[card] -= 1
        else:
            self.pedigrees[seat].append(card - RAT)
            if card - RAT in self.unsold:
                self.unsold.remove(card - RAT)

    def chance(self, seat: Seat, species: int, more: int = 0, giver: Seat = -1) -> float:
        """How likely a species ends with a seat, if it has so many more cards of it.

        The cards come from a giver, or from nobody's farm.
        """
        mine = self.counts[seat][species] + more
        if mine >= SET:
            return 1.0
        loose = self.unseen[species] * OPEN
        total = loose
        own = 0.0
        for other in range(self.seats):
            count = self.counts[other][species]
            if other == seat:
                count = mine
                own = POWER[count]
            elif other == giver:
                count -= more
            total += POWER[count]
        return (own + loose / self.seats) / total if total else 0.0

    def chances(self, seat: Seat) -> list[float]:
        """How likely each species ends with a seat."""
        return [0.0, *[self.chance(seat, species) for species in range(1, RAT + 1)]]

    def expected(self, seat: Seat, chances: list[float]) -> float:
        """The score that these chances promise a seat; sets multiply each other."""
        sets = 0.0
        for species in range(1, RAT):
            sets += chances[species]
        worth = 0.0
        for species in range(1, RAT):
            chance = chances[species]
            worth += VALUES[species] * chance * (1 + sets - chance)
        for species in self.pedigrees[seat]:
            chance = chances[species]
            worth += PEDIGREE * (1 - chance + chance * (1 + sets - chance))
        return worth * (1 - 0.7 * chances[RAT] / (1 + 0.5 * sets))

    def gain(self, seat: Seat, card: int, more: int = 1, giver: Seat = -1) -> float:
        """What so many more of a card add to the score that a seat can expect."""
        chances = self.chances(seat)
        before = self.expected(seat, chances)
        if card > RAT:
            self.pedigrees[seat].append(card - RAT)
            after = self.expected(seat, chances)
            self.pedigrees[seat].pop()
            return after - before
        chances[card] = self.chance(seat, card, more, giver)
        return self.expected(seat, chances) - before

    def deck_gain(self, seat: Seat) -> float:
        """What the average card of the deck would add for a seat."""
        total = 0.0
        cards = 0
        chances = self.chances(seat)
        before = self.expected(seat, chances)
        for species in range(1, RAT):
            count = self.unseen[species]
            if count:
                kept = chances[species]
                chances[species] = self.chance(seat, species, 1)
                total += count * (self.expected(seat, chances) - before)
                chances[species] = kept
                cards += count
        for species in self.unsold:
            total += self.gain(seat, pedigree(species))
            cards += 1
        return total / cards if cards else 0.0

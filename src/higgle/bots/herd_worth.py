"""What animals, pedigrees and rats are worth: the score that a farm can expect at the end.

Every species ends in one hand. How likely that hand is mine grows with the cards I hold of it,
shrinks with those of others, and is open where cards are still in the deck.
"""

from typing import Final

from higgle.kuhhandel.animals import HORSE, PEDIGREE, RAT, SET, VALUES, pedigree
from higgle.kuhhandel.game import Kuhhandel
from higgle.table import Cards, Seat

PULL: Final = 1.2
"""How strongly cards of a species draw the others: their number to this power."""
OPEN: Final = 0.8
"""How strongly each unseen card draws."""


class Farms:
    """How many cards of each species every seat has, and the pedigrees."""

    def __init__(self, view: Kuhhandel, pull: float = PULL) -> None:
        self.power = [0.0, *[float(count**pull) for count in range(1, SET + 1)]]
        self.seats = view.seats
        self.counts = [[0] * (RAT + 1) for _ in range(view.seats)]
        self.pedigrees: list[list[int]] = [[] for _ in range(view.seats)]
        self.unseen = [0, *[SET] * RAT]
        self.unsold = list(range(1, HORSE + 1))
        self.known: list[list[float]] = [[] for _ in range(view.seats)]
        """The chances of each seat as things stand, where they were thought out."""
        self.draws: list[float] = []
        """How strongly the cards of each species draw as things stand."""
        self.moved: dict[tuple[Seat, int, int, Seat, Seat], float] = {}
        """The scores that seats can expect when cards have moved, where somebody has asked."""
        self.deck_gains: dict[Seat, float] = {}
        """What the average card of the deck would add for those seats that have asked."""
        self.sums: list[tuple[float, float, float]] = [(0.0, 0.0, 0.0)] * view.seats
        """What they add up to: sets, values, and values times chances."""
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

    def draw(self, species: int) -> float:
        """How strongly all cards of a species, seen and unseen, draw together."""
        total = self.unseen[species] * OPEN
        for counts in self.counts:
            total += self.power[counts[species]]
        return total

    def chance(self, seat: Seat, species: int, draw: float) -> float:
        """How likely a species ends with a seat, by how strongly all its cards draw."""
        mine = self.counts[seat][species]
        if mine >= SET:
            return 1.0
        loose = self.unseen[species] * OPEN
        return (self.power[mine] + loose / self.seats) / draw if draw else 0.0

    def chances(self, seat: Seat) -> list[float]:
        """How likely each species ends with a seat as things stand."""
        known = self.known[seat]
        if not known:
            if not self.draws:
                self.draws = [0.0, *[self.draw(species) for species in range(1, RAT + 1)]]
            draws = self.draws
            known = [self.chance(seat, species, draws[species]) for species in range(RAT + 1)]
            known[0] = 0.0
            sets = values = squares = 0.0
            for species in range(1, RAT):
                chance = known[species]
                sets += chance
                values += VALUES[species] * chance
                squares += VALUES[species] * chance * chance
            self.known[seat] = known
            self.sums[seat] = sets, values, squares
        return known

    def expected(self, seat: Seat, sums: tuple[float, float, float]) -> float:
        """The score that the chances of a seat promise, by their sums; sets multiply each other."""
        sets, values, squares = sums
        chances = self.known[seat]
        worth = (1 + sets) * values - squares
        for species in self.pedigrees[seat]:
            chance = chances[species]
            worth += PEDIGREE * (1 + chance * (sets - chance))
        return worth * (1 - 0.7 * chances[RAT] / (1 + 0.5 * sets))

    def expected_if(self, seat: Seat, species: int) -> float:
        """The score that a seat can expect when the cards of one species have just moved."""
        chances = self.known[seat]
        sums = self.sums[seat]
        kept = chances[species]
        chance = self.chance(seat, species, self.draw(species))
        if species < RAT:
            more = chance - kept
            value = VALUES[species] * more
            sums = sums[0] + more, sums[1] + value, sums[2] + value * (chance + kept)
        chances[species] = chance
        worth = self.expected(seat, sums)
        chances[species] = kept
        return worth

    def promise(self, seat: Seat) -> float:
        """The score that a seat can expect as things stand."""
        self.chances(seat)
        return self.expected(seat, self.sums[seat])

    def promise_if(self, seat: Seat, card: int, taker: Seat) -> float:
        """The score that a seat can expect if somebody takes the card that lies open."""
        if card > RAT:
            self.pedigrees[taker].append(card - RAT)
            promise = self.promise(seat)
            self.pedigrees[taker].pop()
            return promise
        return self.promise_moved(seat, card, 1, -1, taker)

    def promise_moved(
        self, seat: Seat, species: int, number: int, giver: Seat, taker: Seat
    ) -> float:
        """The score that a seat can expect if cards go from a giver, or from nobody, to a taker."""
        key = seat, species, number, giver, taker
        promise = self.moved.get(key)
        if promise is None:
            self.chances(seat)
            self.counts[taker][species] += number
            if giver >= 0:
                self.counts[giver][species] -= number
            promise = self.expected_if(seat, species)
            self.counts[taker][species] -= number
            if giver >= 0:
                self.counts[giver][species] += number
            self.moved[key] = promise
        return promise

    def gain(self, seat: Seat, card: int) -> float:
        """What a card that lies open adds to the score that a seat can expect."""
        return self.promise_if(seat, card, seat) - self.promise(seat)

    def edge(self, seat: Seat, card: int, rival: Seat) -> float:
        """How much better it is for a seat to take a card than to see a rival take it."""
        return self.promise_if(seat, card, seat) - self.promise_if(seat, card, rival)

    def deck_gain(self, seat: Seat) -> float:
        """What the average card of the deck would add for a seat."""
        known = self.deck_gains.get(seat)
        if known is None:
            known = self.think_deck_gain(seat)
            self.deck_gains[seat] = known
        return known

    def think_deck_gain(self, seat: Seat) -> float:
        total = 0.0
        cards = 0
        before = self.promise(seat)
        for species in range(1, RAT):
            count = self.unseen[species]
            if count:
                self.counts[seat][species] += 1
                self.unseen[species] -= 1
                total += count * (self.expected_if(seat, species) - before)
                self.counts[seat][species] -= 1
                self.unseen[species] += 1
                cards += count
        for species in self.unsold:
            total += self.gain(seat, pedigree(species))
            cards += 1
        return total / cards if cards else 0.0


class HerdBook:
    """Farms that were thought out, by the cards that lie open; so many are kept in mind."""

    def __init__(self, pull: float, most: int = 1) -> None:
        self.pull = pull
        self.most = most
        self.pages: dict[tuple[Cards, ...], Farms] = {}

    def farms(self, view: Kuhhandel) -> Farms:
        """The farms as they stand."""
        herds = [tuple(view.herd(seat)) for seat in range(view.seats)]
        key = (*herds, tuple(view.piles[view.lot]))
        found = self.pages.get(key)
        if found is None:
            if len(self.pages) >= self.most:
                self.pages.clear()
            found = Farms(view, self.pull)
            self.pages[key] = found
        return found

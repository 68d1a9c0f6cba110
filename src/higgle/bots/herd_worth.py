"""What animals, pedigrees and rats are worth: the score that a farm can expect at the end.

Every species ends in one hand. How likely that hand is mine grows with the cards I hold of it,
shrinks with those of others, and is open where cards are still in the deck.
"""

from functools import lru_cache
from typing import Final

from higgle.kuhhandel.animals import HORSE, PEDIGREE, RAT, SET, VALUES
from higgle.kuhhandel.game import Kuhhandel
from higgle.table import Cards, Seat

PULL: Final = 1.2
"""How strongly cards of a species draw the others: their number to this power."""
OPEN: Final = 0.8
"""How strongly each unseen card draws."""
COMMON: Final = 16
"""How many pages the book has that all dealers of a process share."""


class Farms:
    """How many cards of each species every seat has, the pedigrees, and what they promise.

    All of it lies open. What was thought out once is remembered; nothing else ever changes.
    """

    def __init__(self, view: Kuhhandel, pull: float = PULL) -> None:
        self.power = [0.0, *[float(count**pull) for count in range(1, SET + 1)]]
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
        self.draws = [0.0, *[self.draw(species) for species in range(1, RAT + 1)]]
        """How strongly the cards of each species draw."""
        self.hopes: list[Hope | None] = [None] * view.seats
        """What each seat can hope for, where somebody has asked."""
        self.moved: dict[tuple[Seat, int, int, Seat, Seat], float] = {}
        """The scores that seats can expect when cards have moved, where somebody has asked."""
        self.deck_gains: list[float | None] = [None] * view.seats
        self.trade_gains: list[float | None] = [None] * view.seats

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

    def chance(self, mine: int, loose: float, draw: float) -> float:
        """How likely a species ends with a seat, by its cards, the unseen ones and all of them."""
        if mine >= SET:
            return 1.0
        return (self.power[mine] + loose / self.seats) / draw if draw else 0.0

    def hope(self, seat: Seat) -> "Hope":
        """What a seat can hope for as things stand."""
        known = self.hopes[seat]
        if known is None:
            counts = self.counts[seat]
            chances = [0.0]
            for species in range(1, RAT + 1):
                loose = self.unseen[species] * OPEN
                chances.append(self.chance(counts[species], loose, self.draws[species]))
            known = self.hopes[seat] = Hope(chances, self.pedigrees[seat])
        return known

    def promise(self, seat: Seat) -> float:
        """The score that a seat can expect as things stand."""
        return self.hope(seat).score

    def promise_if(self, seat: Seat, card: int, taker: Seat) -> float:
        """The score that a seat can expect if somebody takes the card that lies open."""
        if card <= RAT:
            return self.promise_moved(seat, card, 1, -1, taker)
        hope = self.hope(seat)
        return hope.score + (hope.of_pedigree(card - RAT) if taker == seat else 0.0)

    def promise_moved(
        self, seat: Seat, species: int, number: int, giver: Seat, taker: Seat
    ) -> float:
        """The score that a seat can expect if cards go from a giver, or from nobody, to a taker."""
        key = seat, species, number, giver, taker
        promise = self.moved.get(key)
        if promise is None:
            power = self.power
            mine = self.counts[seat][species]
            there = self.counts[taker][species]
            draw = self.draws[species] + power[there + number] - power[there]
            if giver >= 0:
                here = self.counts[giver][species]
                draw += power[here - number] - power[here]
            if seat == taker:
                mine += number
            elif seat == giver:
                mine -= number
            chance = self.chance(mine, self.unseen[species] * OPEN, draw)
            promise = self.moved[key] = self.hope(seat).with_chance(species, chance)
        return promise

    def gain(self, seat: Seat, card: int) -> float:
        """What a card that lies open adds to the score that a seat can expect."""
        return self.promise_if(seat, card, seat) - self.promise(seat)

    def edge(self, seat: Seat, card: int, rival: Seat) -> float:
        """How much better it is for a seat to take a card than to see a rival take it."""
        return self.promise_if(seat, card, seat) - self.promise_if(seat, card, rival)

    def deck_gain(self, seat: Seat) -> float:
        """What the average card of the deck would add for a seat."""
        known = self.deck_gains[seat]
        if known is None:
            known = self.deck_gains[seat] = self.think_deck_gain(seat)
        return known

    def think_deck_gain(self, seat: Seat) -> float:
        hope = self.hope(seat)
        total = 0.0
        cards = len(self.unsold)
        for species in range(1, RAT):
            count = self.unseen[species]
            if count:
                mine = self.counts[seat][species]
                more = self.power[mine + 1] - self.power[mine]
                draw = self.draws[species] - OPEN + more
                chance = self.chance(mine + 1, (count - 1) * OPEN, draw)
                total += count * (hope.with_chance(species, chance) - hope.score)
                cards += count
        for species in self.unsold:
            total += hope.of_pedigree(species)
        return total / cards if cards else 0.0

    def at_stake(self, seat: Seat, other: Seat, species: int) -> int:
        """Two against two trades both cards, anything else one."""
        return 2 if self.counts[seat][species] == self.counts[other][species] == 2 else 1

    def trade_gain(self, seat: Seat) -> float:
        """What all trades about animals that a seat could win would add, one by one."""
        known = self.trade_gains[seat]
        if known is None:
            known = 0.0
            mine = self.counts[seat]
            now = self.promise(seat)
            for species in range(1, RAT):
                if mine[species]:
                    for other in range(self.seats):
                        if other != seat and self.counts[other][species]:
                            number = self.at_stake(seat, other, species)
                            known += self.promise_moved(seat, species, number, other, seat) - now
            self.trade_gains[seat] = known
        return known


class Hope:
    """The chances of one seat for every species, and the score that they promise."""

    def __init__(self, chances: list[float], pedigrees: list[int]) -> None:
        self.chances = chances
        self.pedigrees = pedigrees
        sets = values = squares = 0.0
        for species in range(1, RAT):
            chance = chances[species]
            value = VALUES[species] * chance
            sets += chance
            values += value
            squares += value * chance
        self.sets = sets
        self.values = values
        self.squares = squares
        self.score = self.promised(sets, values, squares, 0, 0.0)

    def promised(
        self, sets: float, values: float, squares: float, species: int, other: float
    ) -> float:
        """The score by the sums, where one species has another chance; sets multiply each other."""
        worth = (1 + sets) * values - squares
        for known in self.pedigrees:
            chance = other if known == species else self.chances[known]
            worth += PEDIGREE * (1 + chance * (sets - chance))
        rats = other if species == RAT else self.chances[RAT]
        return worth * (1 - 0.7 * rats / (1 + 0.5 * sets))

    def with_chance(self, species: int, chance: float) -> float:
        """The score if the chance for one species were another."""
        if species == RAT:
            return self.promised(self.sets, self.values, self.squares, RAT, chance)
        kept = self.chances[species]
        more = chance - kept
        value = VALUES[species] * more
        squares = self.squares + value * (chance + kept)
        return self.promised(self.sets + more, self.values + value, squares, species, chance)

    def of_pedigree(self, species: int) -> float:
        """What the pedigree of a species would add."""
        chance = self.chances[species]
        rats = 1 - 0.7 * self.chances[RAT] / (1 + 0.5 * self.sets)
        return PEDIGREE * (1 + chance * (self.sets - chance)) * rats


class HerdBook:
    """Farms already thought out, by the cards that lie open; only some are kept in mind."""

    def __init__(self, pull: float, most: int = 1) -> None:
        self.pull = pull
        self.most = most
        self.pages: dict[tuple[Cards, ...], Farms] = {}

    def farms(self, view: Kuhhandel) -> Farms:
        """The farms as they stand."""
        herds = [view.herd(seat) for seat in range(view.seats)]
        key = (*herds, view.piles[view.lot])
        found = self.pages.get(key)
        if found is None:
            if len(self.pages) >= self.most:
                self.pages.clear()
            found = Farms(view, self.pull)
            self.pages[key] = found
        return found


@lru_cache(maxsize=100)
def common_book(pull: float) -> HerdBook:
    """The book that all who judge alike read in: it is about what lies open to everybody."""
    return HerdBook(pull, COMMON)

"""What animals, pedigrees and rats are worth: the score that a farm can expect at the end.

Every species ends in one hand. How likely that hand is mine grows with the cards I hold of it,
shrinks with those of others, and is open where cards are still in the deck.
"""

from functools import lru_cache
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.core import Cards, Seat
from higgle.kuhhandel.animals import HORSE, PEDIGREE, RAT, SET, VALUES
from higgle.kuhhandel.game import Kuhhandel

PULL: Final = 1.2
"""How strongly cards of a species draw the others: their number to this power."""
OPEN: Final = 0.8
"""How strongly each unseen card draws."""
COMMON: Final = 16
"""How many pages the book has that all dealers of a process share."""


class Herd:
    """The animals of one seat, by species, and its pedigrees."""

    def __init__(self, cards: Cards) -> None:
        self.counts = [cards.count(species) for species in range(RAT + 1)]
        self.pedigrees = [card - RAT for card in cards if card > RAT]


@lru_cache(maxsize=1000)
def herd_of(cards: Cards) -> Herd:
    """A herd, sorted once for all who look at it."""
    return Herd(cards)


@mypyc_attr(allow_interpreted_subclasses=True)
class Spread:
    """How the cards of a species lie, and how likely it ends with each seat.

    Only numbers count here, so a hundred of these describe all the farms of a game.
    """

    def __init__(self, counts: tuple[int, ...], unseen: int, pull: float) -> None:
        self.counts = counts
        self.unseen = unseen
        self.loose = unseen * OPEN
        self.power = [0.0, *[float(count**pull) for count in range(1, SET + 1)]]
        draw = self.loose
        for count in counts:
            draw += self.power[count]
        self.draw = draw
        """How strongly all cards, seen and unseen, draw together."""
        seats = range(len(counts))
        self.chances = [self.chance(count, self.loose, draw) for count in counts]
        """How likely it ends with each seat."""
        self.drawn = [self.chance_drawn(seat) for seat in seats]
        """The same for a seat that draws one more from the deck."""
        self.taken = [[self.chance_taken(seat, to) for to in seats] for seat in seats]
        """The same if somebody takes the card that lies open, by seat and taker."""
        self.won = [[self.chance_won(seat, other, seat) for other in seats] for seat in seats]
        """The same if the seat wins a trade with another."""
        self.lost = [[self.chance_won(seat, other, other) for other in seats] for seat in seats]
        """The same if the other wins it."""

    def chance(self, mine: int, loose: float, draw: float) -> float:
        """How likely the species ends with a seat, by its cards, the unseen ones and all."""
        if mine >= SET:
            return 1.0
        return (self.power[mine] + loose / len(self.counts)) / draw if draw else 0.0

    def chance_drawn(self, seat: Seat) -> float:
        if not self.unseen:
            return 0.0
        mine = self.counts[seat]
        more = self.power[mine + 1] - self.power[mine]
        return self.chance(mine + 1, (self.unseen - 1) * OPEN, self.draw - OPEN + more)

    def chance_taken(self, seat: Seat, taker: Seat) -> float:
        there = self.counts[taker]
        if there >= SET:
            return 0.0
        draw = self.draw + self.power[there + 1] - self.power[there]
        return self.chance(self.counts[seat] + (seat == taker), self.loose, draw)

    def chance_won(self, seat: Seat, other: Seat, winner: Seat) -> float:
        """Two against two trades both cards, anything else one."""
        mine = self.counts[seat]
        theirs = self.counts[other]
        if seat == other or not mine or not theirs:
            return 0.0
        number = 2 if mine == theirs == 2 else 1
        there, here = (mine, theirs) if winner == seat else (theirs, mine)
        power = self.power
        draw = self.draw + power[there + number] - power[there]
        draw += power[here - number] - power[here]
        return self.chance(mine + number if winner == seat else mine - number, self.loose, draw)


@lru_cache(maxsize=10_000)
def spread(counts: tuple[int, ...], unseen: int, pull: float) -> Spread:
    """A spread, thought out once."""
    return Spread(counts, unseen, pull)


@mypyc_attr(allow_interpreted_subclasses=True)
class Farms:
    """How many cards of each species every seat has, the pedigrees, and what they promise.

    All of it lies open. What was thought out once is remembered; nothing else ever changes.
    """

    def __init__(self, view: Kuhhandel, pull: float = PULL) -> None:
        herds = [herd_of(view.herd(seat)) for seat in range(view.seats)]
        lot = view.piles[view.lot]
        self.seats = view.seats
        self.counts = [herd.counts for herd in herds]
        self.pedigrees = [herd.pedigrees for herd in herds]
        sold = {card - RAT for card in lot}.union(*self.pedigrees)
        self.unsold = [species for species in range(1, HORSE + 1) if species not in sold]
        self.spreads: list[Spread] = []
        """How each species lies."""
        for species, counts in enumerate(zip(*self.counts, strict=True)):
            unseen = SET - sum(counts) - lot.count(species)
            self.spreads.append(spread(counts, unseen, pull))
        self.hopes: list[Hope] = []
        """What each seat can hope for as things stand."""
        for seat, pedigrees in enumerate(self.pedigrees):
            self.hopes.append(Hope([lying.chances[seat] for lying in self.spreads], pedigrees))
        self.taken: dict[tuple[Seat, int, Seat], float] = {}
        """The scores that seats can expect when somebody takes a card, once somebody has asked."""
        self.deck_gains: list[float | None] = [None] * view.seats
        self.trade_gains: list[float | None] = [None] * view.seats

    def promise(self, seat: Seat) -> float:
        """The score that a seat can expect as things stand."""
        return self.hopes[seat].score

    def promise_if(self, seat: Seat, card: int, taker: Seat) -> float:
        """The score that a seat can expect if somebody takes the card that lies open."""
        key = seat, card, taker
        promise = self.taken.get(key)
        if promise is None:
            hope = self.hopes[seat]
            if card <= RAT:
                promise = hope.with_chance(card, self.spreads[card].taken[seat][taker])
            else:
                promise = hope.score + (hope.of_pedigree(card - RAT) if taker == seat else 0.0)
            self.taken[key] = promise
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
        hope = self.hopes[seat]
        total = 0.0
        cards = len(self.unsold)
        for species in range(1, RAT):
            lying = self.spreads[species]
            if lying.unseen:
                gain = hope.with_chance(species, lying.drawn[seat]) - hope.score
                total += lying.unseen * gain
                cards += lying.unseen
        for species in self.unsold:
            total += hope.of_pedigree(species)
        return total / cards if cards else 0.0

    def trade_gain(self, seat: Seat) -> float:
        """What all trades about animals that a seat could win would add, one by one."""
        known = self.trade_gains[seat]
        if known is None:
            known = 0.0
            hope = self.hopes[seat]
            for species in range(1, RAT):
                if self.counts[seat][species]:
                    for other, chance in enumerate(self.spreads[species].won[seat]):
                        if other != seat and self.counts[other][species]:
                            known += hope.with_chance(species, chance) - hope.score
            self.trade_gains[seat] = known
        return known

    def stakes(self, seat: Seat, other: Seat, species: int) -> tuple[float, float]:
        """What winning adds and losing costs a seat in a trade, in points."""
        hope = self.hopes[seat]
        lying = self.spreads[species]
        taken = hope.with_chance(species, lying.won[seat][other]) - hope.score
        given = hope.with_chance(species, lying.lost[seat][other]) - hope.score
        return (given, taken) if species == RAT else (taken, given)


@mypyc_attr(allow_interpreted_subclasses=True)
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
        self.score = self.with_chance(0, chances[0])

    def with_chance(self, species: int, chance: float) -> float:
        """The score if the chance for one species were another; sets multiply each other."""
        chances = self.chances
        sets = self.sets
        values = self.values
        squares = self.squares
        rats = chances[RAT]
        if species == RAT:
            rats = chance
        else:
            kept = chances[species]
            more = chance - kept
            value = VALUES[species] * more
            sets += more
            values += value
            squares += value * (chance + kept)
        worth = (1 + sets) * values - squares
        for known in self.pedigrees:
            likely = chance if known == species else chances[known]
            worth += PEDIGREE * (1 + likely * (sets - likely))
        return worth * (1 - 0.7 * rats / (1 + 0.5 * sets))

    def of_pedigree(self, species: int) -> float:
        """What the pedigree of a species would add."""
        chance = self.chances[species]
        rats = 1 - 0.7 * self.chances[RAT] / (1 + 0.5 * self.sets)
        return PEDIGREE * (1 + chance * (self.sets - chance)) * rats


@mypyc_attr(allow_interpreted_subclasses=True)
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

"""Statistics of the shuffle: `python -m scripts.soak.shuffles --deals 1000000`.

For every game: is each sort of card equally likely in each place of the deck, do neighbours in the
deck know of each other, and does everybody begin equally often? Each question is answered by how
many standard deviations the count is off; more than five fails.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from math import sqrt
from statistics import pstdev

from higgle import catalogue
from higgle.catalogue import GAMES
from higgle.core import Chance, Sealed, Table

MOST_OFF = 5.0


def deck_of(table: Table, chance: Chance) -> list[int]:
    """The cards of the deck in the order in which they will come."""
    names = table.layout.names
    deck = names.index("deck")
    target = names.index("discard" if "discard" in names else "lot")
    return [table.pick(deck, target, chance) for _ in range(sum(table.piles[deck]))]


class Count:
    """What was seen in many deals of a game."""

    def __init__(self, game: str, chance: Callable[[str], Chance]) -> None:
        self.game = game
        self.chance = chance
        self.seats = catalogue.usual_seats(game)
        self.deals = 0
        self.size = 0
        self.places = Counter[tuple[int, int]]()
        """How often each sort lay in each place."""
        self.equal: list[int] = []
        """How many neighbours were of one sort, in each deal."""
        self.same = 0.0
        """How many that would be by chance, in all deals."""
        self.begins = Counter[int]()

    def look(self, number: int) -> None:
        """One more deal."""
        seed = f"shuffle {number}"
        table = catalogue.new(self.game, self.seats, seed)
        deck = deck_of(table, self.chance(seed))
        self.deals += 1
        self.size = len(deck)
        self.begins[next(ask.seat for ask in table.asks() if ask.must)] += 1
        self.places.update(enumerate(deck))
        self.equal.append(sum(map(int.__eq__, deck, deck[1:])))
        many = Counter(deck).values()
        self.same += sum(number * (number - 1) for number in many) / len(deck)

    def places_off(self) -> float:
        """Chi-square of sorts by place, in standard deviations."""
        sorts = Counter[int]()
        for (_, sort), number in self.places.items():
            sorts[sort] += number
        chi = 0.0
        for place in range(self.size):
            for sort, number in sorts.items():
                expected = number / self.size
                chi += (self.places[place, sort] - expected) ** 2 / expected
        freedom = (self.size - 1) * (len(sorts) - 1)
        return (chi - freedom) / sqrt(2 * freedom)

    def neighbours_off(self) -> float:
        """How many more neighbours were equal than by chance, in standard deviations."""
        return (sum(self.equal) - self.same) / (pstdev(self.equal) * sqrt(self.deals))

    def begins_off(self) -> float:
        """Chi-square of who begins, in standard deviations; 0 where a rule says who does."""
        if len(self.begins) == 1:
            return 0.0
        expected = self.deals / self.seats
        chi = sum((self.begins[seat] - expected) ** 2 / expected for seat in range(self.seats))
        return (chi - self.seats + 1) / sqrt(2 * (self.seats - 1))


def count(game: str, deals: int, first: int = 0, chance: Callable[[str], Chance] = Sealed) -> Count:
    """Deal many times."""
    counted = Count(game, chance)
    for number in range(first, first + deals):
        counted.look(number)
    return counted


def main() -> int:
    """Count, and say how far everything is off."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--deals", type=int, default=1_000_000)
    words.add_argument("--first", type=int, default=0)
    said = words.parse_args()
    worst = 0.0
    for game in sorted(GAMES):
        found = count(game, said.deals // len(GAMES), said.first)
        off = found.places_off(), found.neighbours_off(), found.begins_off()
        worst = max(worst, *map(abs, off))
        print(game, found.deals, "deals:", *(f"{one:+.2f}" for one in off), flush=True)
    return worst > MOST_OFF


if __name__ == "__main__":
    sys.exit(main())

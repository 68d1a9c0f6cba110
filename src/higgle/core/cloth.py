"""The cloth: piles, and the ways in which cards move between them."""

from mypy_extensions import i64, mypyc_attr

from higgle.core.chance import Chance
from higgle.core.layout import Layout
from higgle.core.values import Cards, Event, Move, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Cloth:
    """Piles, and what has been told of the cards that moved.

    A pile is a value that copies share; a card that moves puts new piles in the places of old ones.
    Attributes have slots: a dictionary of more than thirty is slow, and expansions add theirs.
    """

    __slots__ = ("draws", "layout", "moves", "piles", "seats", "size", "sized", "telling", "told")

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.seats = layout.seats
        self.piles: list[Cards] = []
        self.draws: list[int] = []
        """How many times chance has picked from each pile."""
        self.sized: Cards = ()
        self.size = 0
        """The bag that was counted last, and how many cards are in it."""
        self.telling = True
        self.moves: list[Move] = []
        self.told: list[Event] = []

    def shift(self, source: int, place: int, target: int) -> int:
        """Move one card from its place in a pile to the end of another."""
        piles = self.piles
        cards = piles[source]
        card = cards[place]
        piles[source] = cards[:place] + cards[place + 1 :] if place else cards[1:]
        piles[target] += (card,)
        if self.telling:
            self.moves.append((card, source, place, target))
        return card

    def move(self, source: int, cards: Cards, target: int) -> None:
        """Move these cards, the first of each code, to the end of another pile."""
        left = list(self.piles[source])
        for card in cards:
            place = left.index(card)
            del left[place]
            if self.telling:
                self.moves.append((card, source, place, target))
        self.piles[source] = tuple(left)
        self.piles[target] += cards

    def sweep(self, source: int, target: int, count: int) -> None:
        """Move the first cards of a pile, in their order, to the end of another."""
        piles = self.piles
        taken = piles[source][:count]
        piles[source] = piles[source][count:]
        piles[target] += taken
        if self.telling:
            self.moves.extend([(card, source, 0, target) for card in taken])

    def bag_size(self, bag: int) -> int:
        """How many cards there are in a bag; the same bag is counted once."""
        cards = self.piles[bag]
        if cards is not self.sized:
            self.sized = cards
            self.size = sum(cards)
        return self.size

    def pick(self, bag: int, target: int, chance: Chance) -> int:
        """Let chance take a card out of a bag."""
        piles = self.piles
        size = self.bag_size(bag)
        counts = list(piles[bag])
        ordinal = self.draws[bag]
        self.draws[bag] = ordinal + 1
        rest: i64 = chance.below(size, bag, ordinal)
        card: i64 = 0
        count: i64 = counts[0]
        while rest >= count:
            rest -= count
            card += 1
            count = counts[card]
        counts[card] = count - 1
        self.sized = piles[bag] = tuple(counts)
        self.size = size - 1
        piles[target] += (card,)
        if self.telling:
            self.moves.append((card, bag, -1, target))
        return card

    def pour(self, source: int, bag: int) -> int:
        """Shuffle a pile into a bag, and return how many cards it had."""
        cards = self.piles[source]
        counts = list(self.piles[bag])
        for card in cards:
            counts[card] += 1
        self.piles[bag] = tuple(counts)
        self.piles[source] = ()
        return len(cards)

    def tell(self, name: str, seat: Seat, *numbers: int) -> None:
        """An event with all the moves since the last one."""
        if self.telling:
            moves: tuple[Move, ...] = ()
            if self.moves:
                moves = tuple(self.moves)
                self.moves.clear()
            self.told.append(Event(name, seat, moves, numbers))

    def announce(self, name: str, seat: Seat, *numbers: int) -> None:
        """An event in the middle of a deed; the moves so far are told with the deed."""
        if self.telling:
            self.told.append(Event(name, seat, (), numbers))

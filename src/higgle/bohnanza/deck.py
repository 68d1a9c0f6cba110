"""The deck and the discard pile, and what happens when the deck runs out."""

from typing import Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.beans import BASE, NUMBERS, counts
from higgle.core import (
    BACKS,
    FACES,
    NOBODY,
    TOP,
    Cards,
    Chance,
    Layout,
    Options,
    Seat,
    Table,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck(Table):
    """A deck from which chance picks; the discard pile becomes the next one."""

    __slots__ = ("deck", "discard", "exhausted", "hands")

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.deck = layout.first["deck"]
        self.discard = layout.first["discard"]
        self.hands = layout.first["hand"]
        self.exhausted = 0
        """How often the deck has run out."""

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.deck = table.deck
        self.discard = table.discard
        self.hands = table.hands
        self.exhausted = table.exhausted

    def lay_out(self) -> None:
        self.layout.pile("deck", "bean", BACKS, bag=True)
        self.layout.pile("discard", "bean", TOP)
        self.layout.each("hand", "bean", FACES, BACKS)

    # Questions

    def sorts(self) -> tuple[int, ...]:
        """The sorts of beans in this game."""
        return BASE

    def last_exhaustion(self) -> int:
        """How many times the deck runs out before the game ends."""
        return 3

    def draw_count(self, seat: Seat) -> int:
        """How many cards the last phase draws."""
        return 3

    def deck_size(self) -> int:
        """How many cards can still be taken."""
        return self.bag_size(self.deck)

    def hand(self, seat: Seat) -> Cards:
        """The beans in a hand, the front card first."""
        return self.piles[self.hands + seat]

    def census(self) -> dict[str, list[int]]:
        return {"bean": counts(self.sorts())}

    def most(self, sort: int) -> int:
        """How many beans of a sort there are."""
        return NUMBERS[sort] if sort in self.sorts() else 0

    # Deeds

    def take(self, target: int, chance: Chance) -> None:
        """Take the top card of the deck."""
        self.pick(self.deck, target, chance)

    def draw(self, count: int, target: int, chance: Chance) -> int:
        """Take cards one after the other, as one step, and return how many there were.

        When the last card is taken the discard pile is shuffled at once, and the step goes on
        from it; with no discard pile, or after the last time, the step is over.
        """
        left = self.deck_size() or self.shuffle()
        if not left:
            self.run_out()
            return 0
        for drawn in range(1, count + 1):
            self.take(target, chance)
            left -= 1
            if not left:
                self.run_out()
                left = 0 if self.ran_dry() else self.shuffle()
                if not left:
                    return drawn
        return count

    def run_out(self) -> None:
        """The deck has run out once more."""
        self.exhausted += 1
        self.emit_early("ran_out", NOBODY, self.exhausted)

    def ran_dry(self) -> bool:
        """Whether the deck has run out for the last time."""
        return self.exhausted >= self.last_exhaustion()

    def shuffle(self) -> int:
        """The discard pile becomes the deck; how many cards it had."""
        count = self.pour(self.discard, self.deck)
        if count:
            self.emit_early("shuffled", NOBODY, count)
        return count

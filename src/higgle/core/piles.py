"""Piles: cards as tuples, and a layout that says what the piles are and who sees what in them."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.core.values import DOWN, Action, Cards

NOTHING: Final = 0
"""Not even how many cards there are."""
BACKS: Final = 1
"""How many cards there are."""
TOP: Final = 2
"""The last card laid, and how many there are."""
FACES: Final = 3
"""Everything."""
BAG: Final = 4
"""How many cards there are in a bag."""

NOBODY: Final = -1
"""No seat: the owner of a common pile, and whose deed it is when nobody did it."""


FEW: Final = 32
"""Codes and places below this are found in the tables."""
ONE: Final[tuple[Cards, ...]] = tuple([(card,) for card in range(FEW)])
"""A pile of one card, by its code."""
TWO: Final[tuple[tuple[Cards, ...], ...]] = tuple(
    [tuple([(min(a, b), max(a, b)) for b in range(FEW)]) for a in range(FEW)]
)
FACE_DOWN: Final[tuple[Cards, ...]] = tuple([(DOWN,) * count for count in range(FEW)])
"""Most tuples of cards are short, and the short ones are made once."""


@mypyc_attr(allow_interpreted_subclasses=True)  # without it, compiled, it cannot be pickled
class Layout:
    """What all tables of one game have in common: above all its piles; it is never copied."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.actions: frozenset[type[Action]] = frozenset()
        self.names: list[str] = []
        self.families: list[str] = []
        self.owners: list[int] = []
        self.bags: list[bool] = []
        self.first: dict[str, int] = {}
        self.sights: list[list[int]] = [[] for _ in range(seats + 1)]
        """For each seat, and for spectators last, what is seen of each pile."""
        self.hidden: list[list[tuple[int, int]]] = [[] for _ in range(seats + 1)]
        """The same, without the piles of which all is seen."""

    def pile(
        self,
        name: str,
        family: str,
        sight: int,
        owner: int = NOBODY,
        own: int = NOTHING,
        bag: bool = False,
    ) -> int:
        """Lay out one pile: `sight` is everybody's, `own` its owner's; a bag has no order."""
        index = len(self.names)
        self.names.append(name)
        self.families.append(family)
        self.owners.append(owner)
        self.bags.append(bag)
        self.first.setdefault(name, index)
        for seat in range(self.seats + 1):
            seen = own if seat == owner else sight
            self.sights[seat].append(seen)
            if seen != FACES:
                self.hidden[seat].append((index, BAG if bag and seen == BACKS else seen))
        return index

    def each(self, name: str, family: str, own: int, others: int) -> int:
        """Lay out one pile for every seat, and return the first."""
        for seat in range(self.seats):
            self.pile(name, family, others, seat, own)
        return self.first[name]

    def sees(self, audience: int) -> list[int]:
        """What an audience sees of each pile."""
        return self.sights[audience] if audience >= 0 else self.sights[self.seats]

    def hides(self, audience: int) -> list[tuple[int, int]]:
        """The piles of which an audience does not see all, and what it sees."""
        return self.hidden[audience] if audience >= 0 else self.hidden[self.seats]

    def public(self) -> list[dict[str, str | int | bool]]:
        """The piles as a list for clients: events name piles by their place in it."""
        return [
            {"name": name, "family": family, "owner": owner, "bag": bag}
            for name, family, owner, bag in zip(
                self.names, self.families, self.owners, self.bags, strict=True
            )
        ]


def face_down(count: int) -> Cards:
    """So many cards of which only the backs are seen."""
    return FACE_DOWN[count] if count < FEW else (DOWN,) * count


def sorted_cards(cards: list[int]) -> Cards:
    """The cards in ascending order."""
    count = len(cards)
    if count == 1:
        return ONE[cards[0]] if 0 <= cards[0] < FEW else (cards[0],)
    if count == 2 and 0 <= cards[0] < FEW and 0 <= cards[1] < FEW:
        return TWO[cards[0]][cards[1]]
    return tuple(sorted(cards)) if count else ()


def missing(wanted: Cards, cards: Sequence[int]) -> Cards:
    """The wanted cards that are not among these."""
    left = list(cards)
    lacking: list[int] = []
    for card in wanted:
        if card in left:
            left.remove(card)
        else:
            lacking.append(card)
    return tuple(lacking)

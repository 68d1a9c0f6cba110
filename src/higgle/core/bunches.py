"""Bunches of cards: most are small, and the small ones are made once and shared."""

from typing import Final

from higgle.core.values import DOWN, Cards

FEW: Final = 32
"""Codes and places below this are found in the tables."""
ONE: Final[tuple[Cards, ...]] = tuple([(card,) for card in range(FEW)])
TWO: Final[tuple[tuple[Cards, ...], ...]] = tuple(
    [tuple([(min(a, b), max(a, b)) for b in range(FEW)]) for a in range(FEW)]
)
BACKS: Final[tuple[Cards, ...]] = tuple([(DOWN,) * count for count in range(FEW)])


def face_down(count: int) -> Cards:
    """So many cards of which only the backs are seen."""
    return BACKS[count] if count < FEW else (DOWN,) * count


def bunch(cards: list[int]) -> Cards:
    """The cards in ascending order."""
    count = len(cards)
    if count == 1:
        return ONE[cards[0]] if 0 <= cards[0] < FEW else (cards[0],)
    if count == 2 and 0 <= cards[0] < FEW and 0 <= cards[1] < FEW:
        return TWO[cards[0]][cards[1]]
    return tuple(sorted(cards)) if count else ()

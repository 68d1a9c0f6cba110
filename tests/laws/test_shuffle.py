"""The shuffle: no place, no neighbour and no seat is better than another."""

import pytest

from higgle.catalogue import GAMES
from higgle.core import Chance, Sealed
from scripts.soak.shuffles import MOST_OFF, count


class Unfair(Chance):
    """A chance that likes some cards a little better."""

    def __init__(self, seed: str) -> None:
        self.fair = Sealed(seed)

    def below(self, limit: int, pile: int, ordinal: int) -> int:
        found = self.fair.below(limit, pile, ordinal)
        return found if ordinal % 4 else found // 2


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_shuffle_is_fair(game: str) -> None:
    """As far as a few hundred deals can tell; a soak deals a million."""
    found = count(game, 300)
    off = found.places_off(), found.neighbours_off(), found.begins_off()

    assert max(map(abs, off)) < MOST_OFF


def test_an_unfair_shuffle_would_be_noticed() -> None:
    """One that likes the first cards a little better."""
    found = count("bohnanza", 300, chance=Unfair)

    assert max(found.places_off(), abs(found.neighbours_off())) > MOST_OFF

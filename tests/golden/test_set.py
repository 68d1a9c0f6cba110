"""The golden set: thousands of games by their digests.

A game that differs was changed by a change of the rules: give the game another number (`RULES`),
and write its digests anew with `python -m scripts.golden.digests --write GAME`.
"""

import pytest

import higgle
from scripts.golden.digests import EACH, kinds, play, written


@pytest.mark.parametrize("game", [entry.id for entry in higgle.games()])
def test_games_are_what_they_were(game: str) -> None:
    """One game of every number of seats and every option gives its old digest."""
    known = written()

    assert [known[str(kind)][0] for kind in kinds([game])] == [
        play(kind, 0) for kind in kinds([game])
    ]


@pytest.mark.soak
@pytest.mark.parametrize("game", [entry.id for entry in higgle.games()])
def test_all_games_are_what_they_were(game: str) -> None:
    """All of the set."""
    known = written()

    for kind in kinds([game]):
        assert known[str(kind)] == [play(kind, number) for number in range(EACH)], str(kind)


def test_the_set_is_whole() -> None:
    """At least two thousand games, and a line for every kind of them."""
    known = written()

    assert {str(kind) for kind in kinds()} == set(known)
    assert sum(len(digests) for digests in known.values()) >= 2000

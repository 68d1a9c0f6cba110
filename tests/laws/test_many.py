"""The laws over hundreds of random games, of all options and numbers of seats."""

import pytest

import higgle
from tests.laws.players import play_game

EACH = 120
CHUNK = 20


@pytest.mark.parametrize("start", range(0, EACH, CHUNK))
@pytest.mark.parametrize("game", [entry.id for entry in higgle.games()])
def test_laws_hold_in_many_games(game: str, start: int) -> None:
    """Six hundred games; twenty thousand are a matter of soaking (`scripts/soak/laws.py`)."""
    for number in range(start, start + CHUNK):
        play_game(game, number)

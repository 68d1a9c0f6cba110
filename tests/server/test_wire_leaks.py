"""No leak on the wire: every byte for an audience is the same when hidden cards are others."""

import pytest

from higgle.bots.expert import expert
from tests.server.wire_law import GAMES, Agreed, Game, play

AGREED: list[tuple[str, Agreed]] = [
    ("bohnanza", {"lone_bean": "strict", "same_sort_twice": True}),
    ("bohnanza-plus", {"orders": True}),
    ("high-bohn", {"cognac": True}),
    ("bohnaparte", {"cavalry": True}),
]


@pytest.mark.parametrize("game", GAMES)
def test_no_byte_tells_of_hidden_cards(game: str) -> None:
    """Seats and spectators, welcomes and updates."""
    assert play(Game(game), 1, 160, 10) > 70


@pytest.mark.parametrize(("game", "options"), AGREED)
def test_no_byte_tells_of_hidden_cards_with_other_rules(game: str, options: Agreed) -> None:
    """Whatever was agreed on."""
    assert play(Game(game, options), 2, 80, 10) > 35


@pytest.mark.parametrize("game", GAMES)
def test_experts_tell_nothing_of_hidden_cards(game: str) -> None:
    """They speak as farmers do, and refuse for reasons of their own."""
    assert play(Game(game), 3, 80, 10, expert) > 35


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(20))
def test_no_byte_tells_of_hidden_cards_at_length(game: str, seed: int) -> None:
    """Whole games, every third step."""
    assert play(Game(game), seed, 2000, 3) > 100

"""A bot decides by what its seat may see: the same view and dice give the same decision."""

import pytest

from tests.bots.twin import GAMES, decisions


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("rung", ["random", "greedy", "farmer", "farmer:memory=true"])
def test_hidden_cards_change_no_decision(game: str, rung: str) -> None:
    """In a second world that looks the same to the seat, the bot does the same."""
    assert decisions(game, rung, 400) > 100


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_change_no_decision_of_the_searcher(game: str) -> None:
    """What it imagines follows from what it sees and from its dice, which are the same here."""
    assert decisions(game, "searcher:worlds=2+fewest=1+doubt=0+budget=100000", 40) > 20


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_change_no_decision_of_the_expert(game: str) -> None:
    """Whatever it has learned, it judges by what its seat may see."""
    assert decisions(game, "expert", 80) > 40

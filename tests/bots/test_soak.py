"""A hundred thousand decisions of every bot: none is illegal, none is lost, every game ends."""

import pytest

import higgle
from higgle.play import Match

GAMES = [entry.id for entry in higgle.games()]
SEARCHER = "searcher:worlds=1+fewest=1+doubt=0+budget=100000"
DECISIONS = 100_000 // len(GAMES)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("player", ["random", "greedy", "farmer", SEARCHER])
def test_a_hundred_thousand_decisions_are_legal(player: str, game: str) -> None:
    """Shared evenly by the five games; the searcher believes the only world that it looks into."""
    made = games = 0
    while made < DECISIONS:
        result = Match(game, 4, [player], f"soak {games}").play()
        made += sum(result.decisions)
        games += 1
        assert result.finished
        assert () == result.forfeits

"""Whole games as text: each is replayed, and every line of it comes out the same.

After a change that is meant, `python -m scripts.golden.transcripts` writes them anew; read the
difference.
"""

import pytest

import higgle
from scripts.golden.transcripts import FOLDER, GAMES, read, transcript


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    """Seed and actions give the events, scores and winners that are written down."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")

    golden, log = read(text)

    assert GAMES[name] == golden
    assert text.splitlines() == transcript(golden, log).splitlines()


def test_every_game_has_one() -> None:
    assert {entry.id for entry in higgle.games()} == {golden.game for golden in GAMES.values()}
    assert {f"{name}.txt" for name in GAMES} == {file.name for file in FOLDER.glob("*.txt")}

"""The doctor finds what was planted, and nothing in the bots of the house."""

from random import Random

import pytest

import higgle
from higgle.arena.doctor import examine
from higgle.core import Illegal
from higgle.play import make_bot


@pytest.mark.parametrize("game", [entry.id for entry in higgle.games()])
def test_a_healthy_bot_is_asked_in_every_stage(game: str) -> None:
    """And nothing is found."""
    found = examine("greedy", game)

    assert found.is_healthy()
    assert [] == found.missed
    assert found.decisions > 100
    assert found.longest_ms > 0


@pytest.mark.parametrize(
    ("bot", "kind", "text"),
    [
        ("Broken", "raised", "ZeroDivisionError"),
        ("Mute", "passed", ""),
        ("Outlaw", "illegal", "pass: "),
        ("Unborn", "cannot be made", "KeyError: 'weights'"),
        ("Gambler", "other game", "self.random"),
    ],
)
def test_a_planted_fault_is_found(bot: str, kind: str, text: str) -> None:
    """Once for each sort, with where it was first."""
    found = examine(f"tests.arena.broken:{bot}", "kuhhandel", games=3)

    assert {kind} == {one.kind for one in found.findings}
    assert text in found.findings[0].text
    assert found.findings[0].count > (20 if kind in ("raised", "passed") else 0)
    assert (kind == "raised") == ("broken.py" in found.findings[0].text)


def test_a_bot_whose_maker_raises_is_named() -> None:
    """In one sentence, wherever it was to sit down."""
    with pytest.raises(Illegal, match="KeyError: 'weights'") as refused:
        make_bot("tests.arena.broken:Unborn", "bohnanza", Random(0))

    assert "broken-bot" == refused.value.reason

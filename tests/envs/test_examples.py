"""The examples of the documentation run, and show what they say."""

import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def example(name: str) -> dict[str, object]:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def test_a_bot_is_written_in_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    """And it beats bots that play at random."""
    main = example("write_a_bot")["main"]
    assert callable(main)
    assert main(games=10) > 0.6
    assert "The hermit wins" in capsys.readouterr().out


def test_a_bot_that_bargains_beats_greedy(capsys: pytest.CaptureFixture[str]) -> None:
    main = example("write_a_bargaining_bot")["main"]
    assert callable(main)
    assert main(games=40) > 0.45
    assert "The haggler wins" in capsys.readouterr().out


def test_a_first_policy_is_trained(capsys: pytest.CaptureFixture[str]) -> None:
    """It scores more in games that it has not learned from."""
    main = example("train_a_policy")["main"]
    assert callable(main)
    before, after = main(rounds=8, test_games=16)
    assert after > before
    assert "after 192 games" in capsys.readouterr().out


def test_a_policy_is_trained_on_many_tables(capsys: pytest.CaptureFixture[str]) -> None:
    """Two processes play, and it scores more in games that it has not learned from."""
    main = example("train_on_many_tables")["main"]
    assert callable(main)
    before, after = main(games=200, test_games=32)
    assert after > before + 0.3
    assert "after 200 games" in capsys.readouterr().out


def test_a_language_model_plays(capsys: pytest.CaptureFixture[str]) -> None:
    """Its replies are kept, the good and the bad ones."""
    main = example("let_a_model_play")["main"]
    assert callable(main)
    bot = main()
    assert any(attempt.error for attempt in bot.attempts)
    assert any(attempt.matched for attempt in bot.attempts)
    assert "legal moves were listed: True" in capsys.readouterr().out


@pytest.mark.soak
def test_maskable_ppo_learns(capsys: pytest.CaptureFixture[str]) -> None:
    """Where sb3-contrib is installed: it beats more of the others than a player at random."""
    pytest.importorskip("sb3_contrib")
    main = example("train_with_maskable_ppo")["main"]
    assert callable(main)
    before, after = main(seconds=300, games=100)
    assert after > before + 0.15
    assert "words in" in capsys.readouterr().out

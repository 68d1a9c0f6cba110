"""The example of a game in words, which the adapters for other frameworks share."""

from random import Random

import pytest

import higgle_text_game
from higgle.core import Illegal
from higgle.envs.words import WAIT
from higgle_text_game import TextGame
from tests.adapters.replies import ODD, random_reply
from tests.envs.settings import SETTINGS, Setting


@pytest.mark.parametrize("setting", SETTINGS[:5], ids=str)
def test_a_game_in_words_comes_to_its_end(setting: Setting) -> None:
    """Whoever is asked is shown legal moves only; the rewards go from the last to the winner."""
    game, _, options = setting
    made = TextGame(game, 3, "words", options)
    dice = Random(3)
    while made.seat is not None:
        made.answer(random_reply(made.question(), dice, odd=0))

    assert made.table.over
    assert 1.0 >= max(made.rewards().values()) > 0
    assert 0.0 == pytest.approx(sum(made.rewards().values()))


def test_a_reply_that_is_no_command_changes_nothing() -> None:
    """It is refused with an example; who gives up is decided for."""
    made = TextGame("kuhhandel", 3, "stew")
    seat, before = made.seat, made.table.json()
    question = made.question()
    with pytest.raises(Illegal, match="Write it like this"):
        made.answer(ODD)

    assert (seat, before) == (made.seat, made.table.json())
    assert "You must act now" in question
    assert WAIT not in question.split()
    made.skip()
    assert before != made.table.json()


def test_what_one_says_the_others_read() -> None:
    made = TextGame("bohnanza", 3, "talk")
    speaker = made.seat
    made.question()
    made.answer('{"say": ["anyone blue?"], "command": "plant 1"}')
    while made.seat == speaker:
        made.skip()

    assert "anyone blue?" in made.question()


def test_a_game_without_an_end_pays_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(higgle_text_game, "MOST", 4)
    made = TextGame("kuhhandel", 3, "short")
    for _ in range(4):
        made.skip()

    assert made.seat is None
    assert {0: 0.0, 1: 0.0, 2: 0.0} == made.rewards()

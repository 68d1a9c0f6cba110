"""The expert: learned judgement where it is worth having, the script elsewhere."""

from random import Random

import pytest

import higgle
from higgle.bots.expert import HABITS, expert
from higgle.bots.expert_dealer import payable
from higgle.bots.net import FOLDER, shipped
from higgle.playing import Match, make_bot

GAMES = [entry.id for entry in higgle.games()]
LEARNED = [game for game in GAMES if shipped(game)]
MOST_BYTES = 1_000_000
STEPS = 120
"""Enough for every kind of decision; whole games are played by the arena."""


@pytest.mark.parametrize("game", GAMES)
def test_an_expert_plays_every_game_legally(game: str) -> None:
    """And the same game for the same seed: decisions depend on the view and the seed alone."""
    first = Match(game, 4, ["expert", "farmer"], "expert", most=STEPS).play()
    again = Match(game, 4, ["expert", "farmer"], "expert", most=STEPS).play()

    assert () == first.forfeits
    assert first == again


def test_without_weights_it_is_the_script() -> None:
    """A game that has learned nothing is played as before."""
    for game in GAMES:
        plain = type(make_bot("farmer", game, Random(1)))
        assert (type(expert(game, Random(1))) is plain) == (game not in LEARNED)


def test_weights_are_small_and_habits_known() -> None:
    """No game's weights are larger than a picture, and habits are of games that have weights."""
    for game in LEARNED:
        assert (FOLDER / f"{game}.npz").stat().st_size <= MOST_BYTES
    assert set(HABITS) <= set(LEARNED)


def test_there_is_no_change() -> None:
    """A limit is a price that the cards of a purse can pay, up to what is wished."""
    tens_and_fifty = (2, 2, 4)

    assert [0, 10, 20, 20, 50, 70] == [
        payable(tens_and_fifty, money) for money in (5, 10, 20, 49, 55, 400)
    ]

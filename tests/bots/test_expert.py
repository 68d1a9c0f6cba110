"""The expert: learned judgement where it is worth having, the script elsewhere."""

from random import Random

import pytest

import higgle
from higgle.bots.dealer import BUY, LIMIT
from higgle.bots.expert import HABITS, bends, expert
from higgle.bots.expert_dealer import LEANINGS, SIGNS, ExpertDealer
from higgle.bots.ladder import farmer
from higgle.bots.net import FOLDER, shipped
from higgle.kuhhandel.game import Kuhhandel
from higgle.playing import Bot, Match, make_bot

GAMES = [entry.id for entry in higgle.games()]
LEARNED = [game for game in GAMES if shipped(game) or bends(game)]
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
    for file in FOLDER.iterdir():
        assert file.stem in GAMES
        assert file.stat().st_size <= MOST_BYTES
    assert set(HABITS) <= set(LEARNED)


def test_without_bends_an_expert_leans_nowhere() -> None:
    """Then it decides like the dealer; with them it does not."""
    straight = [0] * (LEANINGS * SIGNS)
    keen = [500, *straight[1:]]

    def scores(bends: list[int] | None) -> tuple[int, ...]:
        def seated(game: str, random: Random, style: str = "") -> Bot:
            return farmer(game, random) if bends is None else ExpertDealer(game, random, "", bends)

        return Match("kuhhandel", 4, [seated] * 4, "leaning").play().scores

    assert scores(None) == scores(straight)
    table = higgle.new("kuhhandel", 4, "leaning")
    assert isinstance(table, Kuhhandel)
    bot = ExpertDealer("kuhhandel", Random(1), "", keen)
    bot.watch.money = [90.0] * 4
    assert bot.leaning(LIMIT, table, 0, 1) == 1.25 / 0.75
    assert 1.0 == bot.leaning(BUY, table, 0, 1)

"""The adversaries play every game legally to its end, and each is found by its name."""

from random import Random

import pytest

import higgle
from higgle.arena import contest, hold
from higgle.arena.contest import ONE
from higgle.bots.adversaries import adversaries
from higgle.bots.adversaries.beans import BEANS, opposite
from higgle.bots.adversaries.cows import COWS
from higgle.core import Illegal
from higgle.play import Match, make_bot

COW_TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (4, {"auction": "sealed", "dutch": "sealed"}),
    (5, {"auction": "turns", "super": True}),
]
BEAN_TABLES = [("bohnanza", 3), ("bohnanza-plus", 4), ("high-bohn", 4), ("bohnaparte", 3)]


@pytest.mark.parametrize("name", COWS)
def test_every_adversary_with_cows_ends_its_games_legally(name: str) -> None:
    """Beside random bots, with every kind of auction."""
    for seats, options in COW_TABLES:
        result = Match("kuhhandel", seats, [f"pool:{name}", "random"], "pool", options).play()

        assert result.finished
        assert () == result.forfeits


@pytest.mark.parametrize("name", BEANS)
def test_every_adversary_with_beans_plays_legally(name: str) -> None:
    """A stretch of every game with beans, beside greedy bots that take much and give much."""
    for game, seats in BEAN_TABLES:
        result = Match(game, seats, [f"pool:{name}", "greedy"], "pool", most=400).play()

        assert () == result.forfeits


@pytest.mark.parametrize("name", ["liar", "lying-shark"])
@pytest.mark.parametrize(
    ("game", "rung", "deals"), [("bohnanza", "expert", 3), ("bohnanza", "farmer", 8)]
)
def test_lies_do_not_pay(name: str, game: str, rung: str, deals: int) -> None:
    """Who promises and never pays wins no more than an equal share, give or take luck."""
    lies = contest(f"{game}:pool:{name}/{rung}", ways=(ONE,))
    (found,) = hold([lies], deals, "lies").figures

    assert found.win_share.mean <= 1 / 3


@pytest.mark.parametrize("name", ["calling-liar", "calling-beggar"])
def test_calls_and_pleas_do_not_pay(name: str) -> None:
    """Who calls after every word and begs draws no better offers than anybody else."""
    calls = contest(f"bohnaparte:pool:{name}/farmer", ways=(ONE,))
    (found,) = hold([calls], 3, "calls").figures

    assert found.win_share.mean <= 1 / 3


def test_there_are_a_dozen_for_every_game() -> None:
    """And more."""
    assert all(len(adversaries(entry.id)) >= 12 for entry in higgle.games())


def test_a_name_that_nobody_has_is_refused() -> None:
    """With the names that there are in this game."""
    with pytest.raises(Illegal) as refused:
        make_bot("pool:haggler", "kuhhandel", Random(0))

    assert "half-in" in str(refused.value)


def test_partners_sit_opposite_each_other() -> None:
    """Each is the other's partner."""
    table = higgle.new("kuhhandel", 4, "x")

    assert [2, 3, 0, 1] == [opposite(table, seat) for seat in range(4)]

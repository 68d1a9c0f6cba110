"""The adapter for TextArena, by the library itself where it is installed."""

from random import Random

import pytest

pytest.importorskip("textarena")

import textarena as ta

import higgle_textarena  # noqa: F401 - it registers the games
from tests.adapters.replies import random_reply


@pytest.mark.parametrize("game", ["bohnanza", "high-bohn", "bohnaparte", "kuhhandel"])
def test_textarena_plays_a_game_to_its_end(game: str) -> None:
    """By its own loop: make, reset, get_observation, step, close."""
    options = None if game == "kuhhandel" else {"offers_per_turn": 2}
    env = ta.make(f"higgle/{game}-v0", options=options)
    env.reset(num_players=3, seed=7)
    dice, done = Random(1), False
    while not done:
        player, seen = env.get_observation()
        assert f"seat {player + 1} of 3" in seen
        done, _ = env.step(action=random_reply(seen, dice))
    rewards, info = env.close()

    assert 0.0 == pytest.approx(sum(rewards.values()))
    assert 1.0 >= max(rewards.values()) > 0
    assert all("The game is over" in one["reason"] for one in info.values())


def test_too_many_odd_replies_lose_the_decision() -> None:
    """The reasons are read, and the game goes on."""
    env = ta.make("higgle/kuhhandel-v0")
    env.reset(num_players=3, seed=7)
    player, _ = env.get_observation()
    for _ in range(3):
        env.step(action="I would rather have some stew.")

    assert env.state.game_info[player]["invalid_move"]
    assert env.game.decisions == 1
    assert any("Write it like this" in text for _, text in env.state.logs)

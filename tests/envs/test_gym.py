"""Gymnasium: one learner among bots."""

import copy
import pickle
import warnings
from collections.abc import Sequence
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from higgle.bohnanza.beans import BLUE
from higgle.bohnanza.game import Bohnanza
from higgle.bots.bohnanza.farmer import Farmer
from higgle.core import Action, Ask, Event, Table
from higgle.envs.gym import HiggleGym
from higgle.play import Bot, TradeCall

GAMES = ["bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte", "kuhhandel"]


class Clumsy(Bot):
    """Stumbles over its own feet."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        raise RuntimeError("oops")


def play(env: HiggleGym, seed: int) -> tuple[float, dict[str, object], list[bytes]]:
    """Play by random words; the reward, the last information and all that was seen."""
    dice = Random(seed)
    seen, info = env.reset(seed=seed)
    scenes = [seen.tobytes()]
    total, over = 0.0, False
    while not over:
        word = dice.choice(np.flatnonzero(env.action_masks()).tolist())
        seen, reward, ended, cut, info = env.step(np.int64(word))
        scenes.append(seen.tobytes())
        total += reward
        over = ended or cut
    return total, info, scenes


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_to_its_end_without_forfeits(game: str) -> None:
    """The learner is asked with a mask, and bots of the pool play the other seats."""
    env = HiggleGym(game, 3, ["greedy", "random"], reward="rank")
    total, info, _ = play(env, 1)
    assert info["rank"] == total
    assert 0 == info["forfeits"]


def test_the_upstream_test_passes() -> None:
    """Gymnasium's own checker; it says words at random, legal or not."""
    with warnings.catch_warnings():
        # What is said about every environment that was not made by name.
        warnings.filterwarnings("ignore", ".*not checking the env with different render modes.*")
        warnings.filterwarnings("ignore", ".*`env.spec` is not.*")
        check_env(HiggleGym("kuhhandel", 3, ["random"]), skip_render_check=True)


def test_the_same_seed_is_the_same_game() -> None:
    """Cards, seats, bots and the order of asking."""
    env = HiggleGym("kuhhandel", 3, ["random", "greedy"])
    assert play(env, 2) == play(env, 2)


def test_a_seed_of_numpy_is_a_seed() -> None:
    """Gymnasium itself takes none."""
    env = HiggleGym("kuhhandel", 3, ["random"])
    first, again = [env.reset(seed=seed)[0].tobytes() for seed in (2, np.int64(2))]  # type: ignore[arg-type] # a learner's
    assert first == again


def test_the_table_is_drawn_in_words() -> None:
    """As the learner sees it, and only where that was asked for."""
    env = gymnasium.make("higgle/bohnanza-v0", seats=3, seat=1, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert isinstance(drawn, str)
    assert "hand of you: 1. " in drawn
    with pytest.raises(ValueError, match="ansi"):
        HiggleGym("bohnanza", 3, render_mode="human")


def test_an_illegal_word_loses() -> None:
    """The game ends with a reward of -1."""
    env = HiggleGym("bohnanza", 3, ["random"], seat=0)
    env.reset(seed=3)
    _, reward, ended, cut, info = env.step(np.int64(env.words.index("accept")))
    assert (-1.0, True, False, True) == (reward, ended, cut, info["illegal"])


def test_a_failing_bot_is_stood_in_for() -> None:
    """The game goes on, and `info` counts what was lost."""
    _, info, _ = play(HiggleGym("bohnanza", 3, [Clumsy], {"offers_per_turn": 0}, seat=1), 4)
    forfeits = info["forfeits"]
    assert isinstance(forfeits, int)
    assert forfeits > 10
    assert "score" in info


def test_the_learner_sits_where_it_was_put() -> None:
    """Without a seat, every one is drawn in time."""
    fixed = HiggleGym("kuhhandel", 3, ["random"], seat=2)
    drawn = HiggleGym("kuhhandel", 3, ["random"])
    assert {2} == {fixed.reset(seed=n)[1]["seat"] for n in range(3)}
    assert {0, 1, 2} == {drawn.reset(seed=n)[1]["seat"] for n in range(20)}


def test_the_step_budget_cuts_a_game_short() -> None:
    """Then it is truncated, not ended."""
    env = HiggleGym("kuhhandel", 3, ["random"], steps=5)
    _, info, scenes = play(env, 5)
    assert 6 == len(scenes)
    assert "score" not in info


def test_unknown_settings_are_refused_at_once() -> None:
    """Not after a whole game."""
    settings: list[dict[str, str]] = [{"reward": "fame"}, {"interrupts": "always"}]
    for setting in settings:
        with pytest.raises(ValueError, match="one of"):
            HiggleGym("kuhhandel", 3, **setting)  # type: ignore[arg-type] # wrong on purpose


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_made_by_its_registered_name(game: str) -> None:
    """With four seats unless others are named."""
    made = gymnasium.make(f"higgle/{game}-v0", seats=3, disable_env_checker=True)
    inside = made.unwrapped
    assert isinstance(inside, HiggleGym)
    assert (game, 3) == (inside.opponents.game, inside.core.seats)


@pytest.mark.parametrize("game", GAMES)
def test_a_copied_or_pickled_game_goes_on_alike(game: str) -> None:
    """Both twins see the same after the same words, and the first is left alone."""
    env = HiggleGym(game, 4, events=True)
    env.reset(seed=3)
    for _ in range(20):
        env.step(np.int64(np.flatnonzero(env.action_masks())[0]))
    before = env.core.table.json()
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(40):
        words = [np.int64(np.flatnonzero(twin.action_masks())[-1]) for twin in twins]
        (seen, *first, told), (again, *second, also) = [
            twin.step(word) for twin, word in zip(twins, words, strict=True)
        ]
        assert seen.tobytes() == again.tobytes()
        assert first == second
        assert told["events"] == also["events"]
        if first[1]:
            break
    assert before == env.core.table.json()


def test_events_are_data() -> None:
    """Names and numbers instead of sentences."""
    env = HiggleGym("bohnanza", 3, events=True, seat=0)
    env.reset(seed=1)
    names: set[object] = set()
    for _ in range(60):
        *_, info = env.step(np.int64(np.flatnonzero(env.action_masks())[-1]))
        events = info["events"]
        assert isinstance(events, list)
        names |= {event["name"] for event in events}
        for event in events:
            assert {"name", "seat", "moves", *EVENT_WORDS[event["name"]]} <= set(event)
    assert "planted" in names


EVENT_WORDS = {
    name: {word.removesuffix("[]") for word in words if not word.endswith("?")}
    for name, words in Bohnanza.EVENTS.items()
}


def test_bots_talk_to_those_who_listen() -> None:
    """What they say is data with a text form; what the learner says reaches them."""
    env = HiggleGym("bohnanza", 3, talk=True, seat=0)
    _, info = env.reset(seed=4)
    told: list[object] = []
    dice = Random(4)
    for _ in range(200):
        talk = info["talk"]
        assert isinstance(talk, list)
        told += talk
        words = np.flatnonzero(env.action_masks())
        _, _, over, cut, info = env.step(np.int64(words[int(dice.random() * len(words))]))
        if over or cut:
            break
    assert {"signal", "refusal"} <= {one["type"] for one in told if isinstance(one, dict)}
    assert all(one["seat"] and one["text"] for one in told if isinstance(one, dict))
    env.reset(seed=4)
    env.speak("call nothing for 1 blue")
    bot = env.opponents.bots[1]
    assert isinstance(bot, Farmer)
    assert TradeCall((BLUE,)) == bot.talk.calls[0]

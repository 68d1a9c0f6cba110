"""PettingZoo: its own tests, and what a seat must not see."""

import warnings
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped] # PettingZoo has no types
    api_test,
    seed_test,
)

from higgle.bohnanza.beans import BLUE
from higgle.core import Illegal, Table
from higgle.envs.codec import Codec
from higgle.envs.encoder import ObservationEncoder
from higgle.envs.env_core import Interrupts
from higgle.envs.pettingzoo import HiggleEnv, env
from tests.envs.settings import SETTINGS, WORLDS, Setting, act_at_random, rich, usual

GAMES = SETTINGS[:5]


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_the_upstream_tests_pass(setting: Setting) -> None:
    """PettingZoo's API and seed tests."""
    game, seats, options = setting
    with warnings.catch_warnings():
        # What is said about every environment whose observations are a dictionary with a mask.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(env(game, seats, options), num_cycles=100)
    seed_test(lambda: env(game, seats, options), num_cycles=25)


def play(made: HiggleEnv, seed: int) -> dict[str, float]:
    """Play by random words to the end; what each agent was paid in all."""
    made.reset(seed=seed)
    paid = dict.fromkeys(made.possible_agents, 0.0)
    dice = np.random.default_rng(seed)
    for agent in made.agent_iter():
        seen, reward, ended, cut, info = made.last()
        paid[agent] += reward
        if not (ended or cut):
            assert seen is not None
            assert np.array_equal(seen["action_mask"], info["action_mask"])
        words = np.flatnonzero(info["action_mask"])
        made.step(None if ended or cut else dice.choice(words))
    return paid


def test_a_mask_cannot_be_written_on() -> None:
    """The observation and the info share one, so whoever wants to change it takes a copy."""
    made = HiggleEnv("bohnanza", 3)
    made.reset(seed=1)

    for agent in made.agents:
        for mask in (made.observe(agent)["action_mask"], made.infos[agent]["action_mask"]):
            assert isinstance(mask, np.ndarray)
            with pytest.raises(ValueError, match="read-only"):
                mask[:] = 0


@pytest.mark.parametrize("interrupts", ["none", "own_decision", "event_windows"])
def test_a_win_is_shared_out_under_every_policy(interrupts: Interrupts) -> None:
    """Only the end pays, and all rewards together are one win."""
    paid = play(HiggleEnv("bohnanza", 3, interrupts=interrupts), 5)
    assert 1.0 == pytest.approx(sum(paid.values()))


def test_the_score_can_be_the_reward() -> None:
    """Then every seat is paid its points."""
    made = HiggleEnv("bohnanza", 3, reward="score")
    paid = play(made, 6)
    assert [float(score) for score in made.core.table.scores()] == list(paid.values())


def test_a_game_in_an_environment_leaves_a_record() -> None:
    """It can be replayed like any other."""
    made = HiggleEnv("kuhhandel", 3)
    play(made, 7)
    assert len(made.core.table.record().lines) > 50


def test_the_step_budget_cuts_a_game_short() -> None:
    """Nobody is paid then."""
    made = HiggleEnv("kuhhandel", 3, steps=30)
    paid = play(made, 8)
    assert 30 == made.said
    assert {0.0} == set(paid.values())


def test_a_word_that_the_mask_forbids_changes_nothing() -> None:
    """The bare environment refuses it, and the same agent goes on."""
    made = HiggleEnv("bohnanza", 3)
    made.reset(seed=1)
    agent = made.agent_selection
    before = made.core.table.json()
    with pytest.raises(Illegal):
        made.step(made.words.index("accept"))
    assert (agent, before) == (made.agent_selection, made.core.table.json())


def test_a_word_that_the_mask_forbids_loses_the_wrapped_game() -> None:
    """As is usual in PettingZoo: the offender gets -1, and the game ends."""
    made = env("bohnanza", 3)
    made.reset(seed=1)
    agent = made.agent_selection
    made.observe(agent)
    with warnings.catch_warnings():
        # PettingZoo's logger says so as well.
        warnings.simplefilter("ignore")
        made.step(made.unwrapped.words.index("accept"))
    assert all(made.terminations.values())
    assert -1.0 == made.rewards[agent]


def test_events_are_told_to_those_who_want_them() -> None:
    """All that happened since the agent was last asked, as it saw it."""
    made = HiggleEnv("bohnanza", 3, events=True)
    made.reset(seed=2)
    told: list[dict[str, object]] = []
    while len(made.core.scheduler.events) < 20:
        events = made.infos[made.agent_selection]["events"]
        assert isinstance(events, list)
        told += events
        made.step(np.flatnonzero(made.observe(made.agent_selection)["action_mask"])[0])
    assert any("drew" == event["name"] for event in told)


def test_the_legend_covers_every_number() -> None:
    """Parts lie side by side from the first number to the last."""
    made = HiggleEnv("high-bohn", 4)
    parts = list(made.legend.values())
    assert 0 == parts[0].start
    assert all(a.stop == b.start for a, b in pairwise(parts))
    assert made.observation_space("seat_0")["observation"].shape == (parts[-1].stop,)


def test_the_own_seat_comes_first() -> None:
    """Two seats that swap all they have see the same."""
    made = HiggleEnv("bohnanza", 3)
    made.reset(seed=3)
    table = made.core.table
    legend = made.legend["hand in order"]
    codes = len(table.census()["bean"])
    for seat in range(3):
        seen = made.core.observe(seat)[legend].reshape(-1, codes)
        hand = table.piles[table.layout.first["hand"] + seat]
        assert hand == tuple(int(code) for code in seen.argmax(axis=1)[: len(hand)])


def test_what_one_has_noted_is_seen_by_oneself() -> None:
    """Which offer was accepted, and how long the note is; others see none of it."""
    core = HiggleEnv("bohnanza", 3).core
    core.deal("slips")
    table = core.table
    slips = table.layout.first["slips"]
    table.piles[slips + 1] = (42, 1, 0, 0, 0)
    legend = core.encoder.legend["slips"]
    assert [5.0, np.float32(0.42)] == list(core.encoder.observe(table.view(1), 1)[legend])
    assert [0.0, 0.0] == list(core.encoder.observe(table.view(0), 0)[legend])


def sights(
    table: Table, seat: int, encoder: ObservationEncoder, codec: Codec
) -> tuple[bytes, list[str]]:
    """All numbers that a seat sees, and the words it may begin with."""
    view = table.view(seat)
    asks = [ask for ask in view.asks() if ask.seat == seat]
    words = [word for ask in asks for word in codec.draft(view, ask).choices]
    return encoder.observe(view, seat).tobytes(), words


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_hidden_cards_change_neither_numbers_nor_masks(setting: Setting) -> None:
    """Deal anew what a seat must not see: it sees and may say the same."""
    dice = Random(4)
    worlds = WORLDS[setting[0]](setting[2])
    for start in (usual, rich):
        table = start(setting, 4)
        codec = Codec(table)
        encoder = ObservationEncoder(table, codec)
        for step in range(150):
            if table.over:
                break
            if step % 5 == 0:
                seat = dice.randrange(table.seats)
                world = worlds.another(table, seat, dice)
                assert sights(table, seat, encoder, codec) == sights(world, seat, encoder, codec)
            act_at_random(table, dice)


def test_the_state_is_what_all_seats_see() -> None:
    """One observation after the other, as a centralised critic wants it."""
    env = HiggleEnv("bohnanza", 3)
    env.reset(seed=2)
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.concatenate(seen).tobytes() == env.state().tobytes()
    assert env.state_space.contains(env.state())


def test_agents_talk_beside_their_actions() -> None:
    """Everybody but the speaker is told, when it is asked."""
    made = HiggleEnv("bohnanza", 3, talk=True)
    made.reset(seed=3)
    first = made.agent_selection
    made.speak(first, "call nothing for 1 blue")
    told: dict[str, object] = {}
    while len(told) < 3:
        agent = made.agent_selection
        told.setdefault(agent, made.infos[agent]["talk"])
        made.step(int(np.flatnonzero(made.observe(agent)["action_mask"])[0]))
    call = {"seat": made.seat_of[first], "text": "call nothing for 1 blue", "type": "call"}

    assert [] == told.pop(first)
    assert all([call | {"get": (BLUE,), "give": ()}] == talk for talk in told.values())

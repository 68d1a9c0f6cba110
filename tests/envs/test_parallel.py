"""PettingZoo's parallel interface: whoever is asked answers at once, and sees no answer before."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped] # PettingZoo has no types
    parallel_api_test,
)

from higgle.core import Illegal
from higgle.envs.parallel import HiggleParallelEnv, Infos, Observations
from tests.envs.settings import SETTINGS, Setting


@pytest.mark.parametrize("setting", SETTINGS[:5], ids=str)
def test_the_upstream_tests_of_the_parallel_interface_pass(setting: Setting) -> None:
    """PettingZoo's API test."""
    game, seats, options = setting
    with warnings.catch_warnings():
        # What is said about every environment whose observations are a dictionary with a mask.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        parallel_api_test(HiggleParallelEnv(game, seats, options), num_cycles=200)


def choose(seen: Observations, dice: np.random.Generator) -> dict[str, np.int64]:
    """A word that every agent may say."""
    return {
        agent: np.int64(dice.choice(np.flatnonzero(each["action_mask"])))
        for agent, each in seen.items()
    }


def play(made: HiggleParallelEnv, seed: int) -> tuple[dict[str, float], dict[str, bool]]:
    """Play by random words to the end; what each agent was paid in all, and who was cut short."""
    dice = np.random.default_rng(seed)
    seen, _ = made.reset(seed=seed)
    paid, cut = dict.fromkeys(made.agents, 0.0), dict.fromkeys(made.agents, False)
    while made.agents:
        seen, rewards, ended, cut, _ = made.step(choose(seen, dice))
        paid = {agent: paid[agent] + reward for agent, reward in rewards.items()}
        assert all(ended.values()) == made.core.table.over
    return paid, cut


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_game_in_rounds_comes_to_its_end(setting: Setting) -> None:
    """Only the end pays, and all rewards together are one win; a seed gives the same game."""
    game, seats, options = setting
    made = HiggleParallelEnv(game, seats, options, history=3, memory=True)
    paid, cut = play(made, 3)
    once = str(made.core.table.record())

    assert not any(cut.values())
    assert 1.0 == pytest.approx(sum(paid.values()))
    assert (paid, cut) == play(made, 3)
    assert once == str(made.core.table.record())


def say_all(made: HiggleParallelEnv, texts: dict[int, str]) -> Infos:
    """Let seats answer at once, each word by word; what was told at last."""
    codec, table = made.core.codec, made.core.table
    left = {
        seat: list(codec.spell(table.view(seat), seat, table.parse(text)))
        for seat, text in texts.items()
    }
    infos: Infos = {}
    now = made.round
    while made.round is now:
        words = {}
        for seat, spelled in left.items():
            draft = now.open(seat)
            while draft is not None and spelled[0] not in draft.choices:
                del spelled[0]
            if draft is not None:
                words[f"seat_{seat}"] = made.words.index(spelled.pop(0))
        *_, infos = made.step(words)
    return infos


def test_bids_of_one_moment_are_sealed() -> None:
    """All bid at once; who comes too late with the same bid is asked again."""
    made = HiggleParallelEnv("kuhhandel", 4)
    made.reset(seed=5)
    [seller] = made.round.drafts
    say_all(made, {seller: "auction"})
    bidders = sorted(made.round.drafts)
    infos = say_all(made, dict.fromkeys(bidders, "bid 30"))

    assert 3 == len(bidders)
    assert 2 == sum(bool(info["dropped"]) for info in infos.values())
    assert {
        seat for seat in bidders if infos[f"seat_{seat}"]["dropped"]
    } <= made.round.drafts.keys()


def test_nobody_sees_an_answer_before_all_have_answered() -> None:
    """While one spells, the numbers of the others stay the same."""
    made = HiggleParallelEnv("bohnanza", 4)
    dice = np.random.default_rng(2)
    seen, _ = made.reset(seed=2)
    compared = 0
    while made.agents and compared < 60:
        before, asked = seen, made.round
        seen, *_ = made.step(choose(seen, dice))
        if made.round is asked:
            for seat, agent in enumerate(made.agents):
                if asked.drafts.get(seat) is None:
                    mine, now = before[agent]["observation"], seen[agent]["observation"]
                    assert np.array_equal(mine, now)
                    compared += 1

    assert compared >= 60


def test_a_word_that_is_not_allowed_changes_nothing() -> None:
    made = HiggleParallelEnv("bohnanza", 3)
    made.reset(seed=1)
    before = made.core.table.json()
    [asked] = made.round.drafts

    with pytest.raises(Illegal):
        made.step({f"seat_{asked}": made.words.index("accept")})
    with pytest.raises(Illegal):
        made.step({f"seat_{(asked + 1) % 3}": made.words.index("plant")})

    assert before == made.core.table.json()
    assert 0 == made.said


def test_the_budget_of_steps_cuts_a_game_in_rounds_short() -> None:
    """Nobody is paid then."""
    made = HiggleParallelEnv("kuhhandel", 3, steps=20)
    paid, cut = play(made, 8)

    assert 20 == made.said
    assert all(cut.values())
    assert not any(paid.values())

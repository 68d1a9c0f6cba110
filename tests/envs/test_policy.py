"""A policy sits down as a bot."""

import copy
import pickle
from random import Random

import numpy as np
import pytest

from higgle.envs.encoder import Numbers
from higgle.envs.env_core import EnvCore, Mask
from higgle.envs.gym import HiggleGym
from higgle.envs.llm import llm_player
from higgle.envs.policy import policy_player
from higgle.play import Match

GAMES = ["bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte", "kuhhandel"]


@pytest.mark.parametrize("game", GAMES)
def test_a_policy_plays_a_match(game: str) -> None:
    """It is shown the same numbers and words as at the doors, and everything it says is legal."""
    dice = Random(1)
    sizes = set()

    def policy(seen: Numbers, mask: Mask) -> int:
        sizes.add((len(seen), len(mask)))
        return dice.choice([int(word) for word in np.flatnonzero(mask)])

    options = {} if game == "kuhhandel" else {"offers_per_turn": 1}
    result = Match(game, 3, [policy_player(policy), "greedy", "greedy"], "policy", options).play()

    assert result.finished
    assert () == result.forfeits
    core = EnvCore(game, 3, options)
    assert {(core.encoder.size, len(core.codec.words))} == sizes


def by_what_is_seen(seen: Numbers, mask: Mask) -> int:
    """A word that depends on every number."""
    allowed = np.flatnonzero(mask)
    return int(allowed[int(seen @ np.arange(len(seen))) % len(allowed)])


@pytest.mark.parametrize("history", [0, 6])
def test_a_game_with_policies_is_copied(history: int) -> None:
    """In mid-game, with all that they remember."""
    player = policy_player(by_what_is_seen, memory=history > 0, history=history)
    door = HiggleGym("kuhhandel", 3, [player])
    door.reset(seed=1)
    for _ in range(40):
        door.step(np.int64(door.action_masks().argmax()))
    twins = [door, copy.deepcopy(door), pickle.loads(pickle.dumps(door))]
    for _ in range(40):
        word = np.int64(door.action_masks().argmax())
        assert 1 == len({twin.step(word)[0].tobytes() for twin in twins})


def mute(prompt: str, schema: dict[str, object]) -> str:
    """A model that says nothing."""
    return ""


def test_a_game_with_models_is_copied() -> None:
    """If the model can be."""
    door = HiggleGym("kuhhandel", 3, [llm_player(mute)])
    door.reset(seed=1)
    assert door.action_masks().tolist() == pickle.loads(pickle.dumps(door)).action_masks().tolist()

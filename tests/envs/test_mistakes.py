"""Mistakes at the doors are told at once, and in a sentence."""

import pickle
from collections.abc import Sequence

import gymnasium
import numpy as np
import pytest

import higgle
from higgle.core import Illegal
from higgle.envs.config import EnvConfig
from higgle.envs.encoder import Numbers
from higgle.envs.env_core import Mask
from higgle.envs.gym import HiggleGym, HiggleVectorEnv
from higgle.envs.pettingzoo import HiggleEnv
from higgle.envs.policy import policy_player
from higgle.envs.vector import Vector
from higgle.play import DEFAULT, Match


def first_word(seen: Numbers, mask: Mask) -> int:
    return int(np.argmax(mask))


def test_the_learner_sits_at_the_table() -> None:
    """Where there is no such seat, nobody would ever be asked."""
    for seat in (-1, 3):
        with pytest.raises(Illegal, match="no such seat"):
            EnvConfig("bohnanza", 3, None, [DEFAULT], seat)


def test_a_seat_is_chosen_among_opponents() -> None:
    """A learner that plays all seats has none of its own."""
    with pytest.raises(ValueError, match="opponents"):
        Vector("bohnanza", 3, 2, seat=1)


@pytest.mark.parametrize("opponents", ["farmer", {"offers_per_turn": 2}])
def test_opponents_are_a_list(opponents: Sequence[str]) -> None:
    """A name alone is not taken for its letters, nor options for names."""
    with pytest.raises(ValueError, match=r'\["farmer", "greedy"\]'):
        HiggleGym("bohnanza", 3, opponents)


@pytest.mark.parametrize("bots", ["farmer", []])
def test_bots_of_a_match_are_a_list(bots: Sequence[str]) -> None:
    """And somebody is in it."""
    with pytest.raises(ValueError, match=r'\["farmer", "greedy"\]'):
        Match("bohnanza", 3, bots)


def test_opponents_are_known_before_a_game_is_dealt() -> None:
    """So it is told here, and not in another process."""
    with pytest.raises(Illegal, match="no bot called “nobody”"):
        Vector("bohnanza", 3, 2, ["farmer", "nobody"], processes=2)


def test_one_learner_needs_opponents() -> None:
    """An empty pool seats nobody."""
    with pytest.raises(ValueError, match="opponents"):
        HiggleGym("bohnanza", 3, [])
    with pytest.raises(ValueError, match="opponents"):
        HiggleVectorEnv("bohnanza", 3, 2, [])


def test_numbers_that_make_no_sense_are_refused() -> None:
    """By the name of the setting."""
    with pytest.raises(ValueError, match="history"):
        HiggleEnv("bohnanza", 3, history=-1)
    with pytest.raises(ValueError, match="steps"):
        HiggleEnv("bohnanza", 3, steps=0)
    with pytest.raises(ValueError, match="candidates"):
        Vector("bohnanza", 3, 2, candidates=-1)
    for count, processes in ((0, 1), (2, 0)):
        with pytest.raises(ValueError, match="at least one"):
            Vector("bohnanza", 3, count, processes=processes)


@pytest.mark.parametrize("words", [[0], [[0], [0]], [0.0, 0.0], [None, None], [True, False]])
def test_every_table_gets_one_whole_number(words: list[int]) -> None:
    """Anything else would be taken for illegal words, or leave a table behind."""
    vector = Vector("bohnanza", 3, 2)
    vector.reset(1)
    with pytest.raises(ValueError, match="2 whole numbers"):
        vector.step(words)


@pytest.mark.parametrize("processes", [1, 2])
def test_tables_in_step_are_dealt_first_and_closed_last(processes: int) -> None:
    """Before and after there is nothing to say."""
    with Vector("bohnanza", 3, 2, processes=processes) as vector:
        with pytest.raises(RuntimeError, match="reset"):
            vector.step([0, 0])
        vector.reset(1)
        vector.step(vector.masks.argmax(axis=1))
    with pytest.raises(RuntimeError, match="closed"):
        vector.step([0, 0])
    with pytest.raises(RuntimeError, match="closed"):
        vector.reset(1)


def test_a_game_is_dealt_before_a_word_is_said() -> None:
    """And anew when one is over, by an illegal word too."""
    door = HiggleGym("bohnanza", 3, ["random"])
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        door.step(np.int64(0))
    door.reset(seed=1)
    door.step(np.int64(door.action_masks().argmin()))
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        door.step(np.int64(door.action_masks().argmax()))


@pytest.mark.parametrize("word", [-1, 999])
def test_numbers_beyond_the_words_are_illegal_words(word: int) -> None:
    """They count from neither end."""
    door = HiggleGym("bohnanza", 3, ["random"])
    door.reset(seed=1)
    assert -1.0 == door.step(np.int64(word))[1]
    made = HiggleEnv("bohnanza", 3)
    made.reset(seed=1)
    with pytest.raises(Illegal):
        made.step(word)


def test_a_word_that_cannot_follow_is_told_from_those_that_can() -> None:
    """Who has to plant cannot wait."""
    made = HiggleEnv("bohnanza", 3)
    made.reset(seed=1)
    with pytest.raises(Illegal, match=r"“wait” cannot be said now; possible: .*plant"):
        made.step(made.words.index("wait"))


def test_half_a_word_is_none() -> None:
    """A probability in place of a choice is not rounded."""
    made, door = HiggleEnv("bohnanza", 3), HiggleGym("bohnanza", 3, ["random"])
    made.reset(seed=1)
    door.reset(seed=1)
    with pytest.raises(TypeError):
        made.step(np.float64(0.7))  # type: ignore[arg-type] # the mistake itself
    with pytest.raises(TypeError):
        door.step(np.float64(0.7))  # type: ignore[arg-type] # the same
    half = policy_player(lambda *_: 0.7)  # type: ignore[arg-type] # once more
    assert Match("bohnanza", 3, [half, "greedy", "greedy"], "half").play().forfeits


def test_a_seed_that_is_refused_deals_nothing() -> None:
    """So that nothing can be said either."""
    vector = Vector("bohnanza", 3, 2)
    with pytest.raises(ValueError, match="non-negative"):
        vector.reset(-1)
    with pytest.raises(RuntimeError, match="reset"):
        vector.step([0, 0])


def test_an_offer_has_room_for_a_card() -> None:
    """With none on either side nothing could be offered."""
    with pytest.raises(ValueError, match="cards_per_side"):
        HiggleEnv("bohnanza", 3, cards_per_side=0)


def test_only_what_can_be_drawn_is_a_render_mode() -> None:
    """Nobody waits for a window."""
    with pytest.raises(ValueError, match="ansi"):
        HiggleEnv("bohnanza", 3, render_mode="human")


def test_a_policy_sits_down_in_other_processes() -> None:
    """What makes its bots can be pickled, and is called by its name."""
    player = policy_player(first_word)
    assert "first_word" == getattr(pickle.loads(pickle.dumps(player)), "__name__", "")
    with Vector("kuhhandel", 3, 2, [player], processes=2) as vector:
        vector.reset(1)
        vector.step(vector.masks.argmax(axis=1))


def test_a_process_that_is_gone_is_missed() -> None:
    """As where a script lacks its guard, or memory has run out."""
    with Vector("kuhhandel", 3, 2, processes=2) as vector:
        vector.reset(1)
        vector.workers[0].kill()
        vector.workers[0].join()
        with pytest.raises(RuntimeError, match="__main__"):
            vector.step([0, 0])
        with pytest.raises(RuntimeError, match="closed"):
            vector.step([0, 0])


def test_a_policy_that_says_what_is_not_allowed_forfeits() -> None:
    """Numbers count from neither end."""
    player = policy_player(lambda seen, mask: -1)
    result = Match("kuhhandel", 3, [player, "random", "random"], seed="minus").play()
    assert "“-1” cannot be said now" in result.forfeits[0].text


@pytest.mark.parametrize("seed", [1, None])
def test_the_seed_of_a_table_is_text(seed: str) -> None:
    """What it would be as text, everybody writes in a way of their own."""
    with pytest.raises(TypeError, match='seed="1"'):
        higgle.new("bohnanza", 3, seed)

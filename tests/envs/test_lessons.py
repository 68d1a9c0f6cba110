"""Lessons: a policy learns from games that were saved."""

from random import Random

import msgspec
import numpy as np
import pytest

from higgle.envs.encoder import Numbers
from higgle.envs.env_core import EnvCore, Mask
from higgle.envs.games.datasets import GameLine, game_lines
from higgle.envs.policy import demonstrations, policy_player
from higgle.envs.words import CANCEL
from higgle.play import Match

GAMES = ["bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte", "kuhhandel"]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_policy_saw_and_said_is_in_the_record(game: str) -> None:
    """Number by number, with all that it remembers; to wait leaves no trace."""
    dice = Random(1)
    cancel = EnvCore(game, 3).codec.index[CANCEL]
    seen_and_said: list[tuple[bytes, bytes, int]] = []

    def policy(seen: Numbers, mask: Mask) -> int:
        word = dice.choice([int(word) for word in np.flatnonzero(mask) if word != cancel])
        seen_and_said.append((seen.tobytes(), mask.tobytes(), word))
        return word

    player = policy_player(policy, memory=True, history=4)
    options = {} if game == "kuhhandel" else {"offers_per_turn": 1}
    match = Match(game, 3, [player, "greedy", "greedy"], "lessons", options)
    match.play()

    found = [
        (lesson.seen.tobytes(), lesson.mask.tobytes(), lesson.word)
        for lesson in demonstrations(str(match.record()), memory=True, history=4)
        if lesson.seat == 0 and lesson.mask.sum() > 1
    ]
    assert len(found) > 20
    left = iter(seen_and_said)
    assert all(one in left for one in found), "in the same order"


def test_a_data_set_is_read_into_lessons() -> None:
    """All that was said was allowed; an offer that is too large for the door is left out."""
    line = next(game_lines("bohnanza", 4, 1, "mine", ["farmer"]))
    record = msgspec.json.decode(line, type=GameLine).record
    found = list(demonstrations(record))
    assert {0, 1, 2, 3} == {lesson.seat for lesson in found}
    assert all(lesson.mask[lesson.word] for lesson in found)
    assert len(list(demonstrations(record, cards_per_side=1))) < len(found)

"""A policy sits down as a bot."""

from random import Random

import numpy as np
import pytest

from higgle.playing import Match
from higgle.research.policy import policy_player
from higgle.research.seeing import Numbers
from higgle.research.sitting import Mask, Sitting

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
    sitting = Sitting(game, 3, options)
    assert {(sitting.eyes.size, len(sitting.codec.words))} == sizes

"""Rewards: only the end of a game pays; shaping is the user's business."""

from typing import Final, Literal, get_args

from higgle.core import Table

Reward = Literal["win", "rank", "score"]
"""`win`: the share of the win; `rank`: the share of the others that were beaten, ties counting
half; `score`: the points of the game itself."""

WAYS: Final[tuple[Reward, ...]] = get_args(Reward)


def check_reward(reward: str) -> None:
    """Refuse an unknown way of counting before a game is played in vain."""
    if reward not in WAYS:
        raise ValueError(f"the reward is one of {', '.join(WAYS)}")


def results(table: Table) -> list[dict[str, float]]:
    """What every seat came to, in each of the three ways of counting."""
    scores = table.scores()
    winners = table.winners()
    found = []
    for seat, score in enumerate(scores):
        others = [other for index, other in enumerate(scores) if index != seat]
        beaten = sum([(score > other) + (score == other) / 2 for other in others])
        win = 1 / len(winners) if seat in winners else 0.0
        found.append({"win": win, "rank": beaten / len(others), "score": float(score)})
    return found

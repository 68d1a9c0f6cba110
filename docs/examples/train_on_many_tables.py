"""Train on many tables at once, on two cores, with numpy alone.

Run it with `python docs/examples/train_on_many_tables.py`; it takes half a minute. The game is
Bohnanza without trade for three, one learner among bots that play at random. The policy is a linear
softmax over the codec's words that sees only the stage, so it learns habits; REINFORCE makes the
words of better games more likely. Two processes play the tables and write what is seen into arrays
that this one reads; `torch.from_numpy` would share the same memory.
"""

import numpy as np
from numpy.typing import NDArray

from higgle.envs.vector import Vector

Floats = NDArray[np.float64]
SEEN = ("stage", "asked", "exhausted")


class Policy:
    """Chances of words, from a few of the numbers that are seen."""

    def __init__(self, vector: Vector) -> None:
        spans = [vector.legend[name] for name in SEEN]
        self.columns = np.concatenate([np.arange(span.start, span.stop) for span in spans])
        self.weights = np.zeros((len(vector.vocabulary), len(self.columns) + 1))

    def features(self, vector: Vector) -> Floats:
        """What the policy looks at, and a constant."""
        seen = vector.observations[:, self.columns].astype(np.float64)
        return np.concatenate([seen, np.ones((vector.count, 1))], axis=1)

    def chances(self, features: Floats, masks: NDArray[np.int8]) -> Floats:
        """How likely each word is, at every table."""
        scores = np.where(masks, features @ self.weights.T, -np.inf)
        raised = np.exp(scores - scores.max(axis=1, keepdims=True))
        return np.asarray(raised / raised.sum(axis=1, keepdims=True))


def draw(chances: Floats, dice: np.random.Generator) -> NDArray[np.int64]:
    """A word for every table."""
    edges = chances.cumsum(axis=1)
    return np.asarray((dice.random((len(chances), 1)) * edges[:, -1:] > edges).sum(axis=1))


def play(
    vector: Vector, policy: Policy, games: int, dice: np.random.Generator, rate: float = 0.0
) -> list[float]:
    """Play a number of games to their end, and learn from each at this rate; what they paid."""
    traces = np.zeros((vector.count, *policy.weights.shape))
    rows = np.arange(vector.count)
    scores: list[float] = []
    usual = 0.0
    while len(scores) < games:
        features = policy.features(vector)
        chances = policy.chances(features, vector.masks)
        words = draw(chances, dice)
        seats = vector.seats.copy()
        if rate:
            surprise = -chances
            surprise[rows, words] += 1
            traces += surprise[:, :, None] * features[:, None, :]
        vector.step(words)
        for table in np.flatnonzero(vector.ended):
            score = float(vector.rewards[table, seats[table]])
            usual = score if not scores else 0.95 * usual + 0.05 * score
            policy.weights += rate * (score - usual) * traces[table]
            traces[table] = 0
            scores.append(score)
    return scores


def told(scores: list[float]) -> str:
    """A mean with its standard error."""
    return f"{np.mean(scores):.2f} ± {np.std(scores) / np.sqrt(len(scores)):.2f} thalers"


def main(games: int = 600, test_games: int = 100, seed: int = 1) -> tuple[float, float]:
    """Train against bots that play at random, and compare before and after."""
    dice = np.random.default_rng(seed)
    options = {"offers_per_turn": 0}
    with Vector("bohnanza", 3, 16, ["random"], options, reward="score", processes=2) as vector:
        policy = Policy(vector)
        vector.reset(1_000 + seed)
        before = play(vector, policy, test_games, dice)
        print(f"untrained: {told(before)}")
        vector.reset(seed)
        play(vector, policy, games, dice, rate=0.002)
        vector.reset(2_000 + seed)
        after = play(vector, policy, test_games, dice)
        print(f"after {games} games: {told(after)}")
    return float(np.mean(before)), float(np.mean(after))


if __name__ == "__main__":
    main()

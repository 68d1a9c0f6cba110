"""Train a first policy with numpy alone: REINFORCE on a linear softmax over the codec's words.

Run it with `python docs/examples/train_a_policy.py`. The policy sees only which stage the game is
in, so it learns habits and no more: above all not to harvest whenever it may, and not to cancel.
"""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from higgle.research.gym import HiggleGym

Weights = NDArray[np.float64]


@dataclass
class Game:
    """The steps of one game, and what it paid."""

    seen: list[Weights] = field(default_factory=list)
    said: list[int] = field(default_factory=list)
    chances: list[Weights] = field(default_factory=list)
    score: float = 0.0


def features(env: HiggleGym, observation: NDArray[np.float32]) -> Weights:
    """The stage, whether one must act, and a constant."""
    return np.concatenate(
        [observation[env.legend["stage"]], observation[env.legend["asked"]], [1.0]]
    ).astype(np.float64)


def play(env: HiggleGym, weights: Weights, seed: int, dice: np.random.Generator) -> Game:
    """Play one game with a policy."""
    game = Game()
    observation, _ = env.reset(seed=seed)
    over = False
    while not over:
        seen = features(env, observation)
        scores = weights @ seen
        scores[env.action_masks() == 0] = -np.inf
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        word = int(dice.choice(len(chances), p=chances))
        game.seen.append(seen)
        game.said.append(word)
        game.chances.append(chances)
        observation, reward, ended, cut, _ = env.step(np.int64(word))
        game.score += reward
        over = ended or cut
    return game


def learn(weights: Weights, games: list[Game], rate: float) -> None:
    """Make the words of better games more likely, and those of worse games less."""
    scores = np.array([game.score for game in games])
    worth = (scores - scores.mean()) / (scores.std() + 1e-9)
    step = np.zeros_like(weights)
    for game, value in zip(games, worth, strict=True):
        said = -np.array(game.chances)
        said[np.arange(len(game.said)), game.said] += 1
        step += value * (said.T @ np.array(game.seen)) / len(games)
    weights += rate * step / (np.abs(step).max() + 1e-9)


def mean_score(env: HiggleGym, weights: Weights, games: int) -> tuple[float, float]:
    """The mean score over games that were not learned from, and its standard error."""
    dice = np.random.default_rng(99)
    scores = np.array([play(env, weights, 10_000 + n, dice).score for n in range(games)])
    return float(scores.mean()), float(scores.std(ddof=1) / np.sqrt(games))


def main(rounds: int = 15, batch: int = 12, test_games: int = 40) -> tuple[float, float]:
    """Train against bots that play at random, and compare before and after."""
    env = HiggleGym("bohnanza", 3, ["random"], reward="score", offers_per_turn=1, cards_per_side=1)
    observation, _ = env.reset(seed=0)
    weights = np.zeros((len(env.words), len(features(env, observation))))
    dice = np.random.default_rng(1)
    before, error = mean_score(env, weights, test_games)
    print(f"untrained: {before:.2f} ± {error:.2f} thalers")
    for number in range(rounds):
        games = [play(env, weights, number * batch + game, dice) for game in range(batch)]
        learn(weights, games, rate=1.0)
    after, error = mean_score(env, weights, test_games)
    print(f"after {rounds * batch} games: {after:.2f} ± {error:.2f} thalers")
    return before, after


if __name__ == "__main__":
    main()

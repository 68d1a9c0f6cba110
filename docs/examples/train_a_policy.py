"""Train a first policy with numpy alone: REINFORCE on a linear softmax over the codec's words.

Run it with `python docs/examples/train_a_policy.py 11`, where 11 is the seed, 1 without it; it
takes half a minute. The game is Bohnanza without trade, and the policy sees only which stage it
is, so it learns habits and no more: above all not to harvest whenever it may. The same cards are
played several times, and only what was better or worse than the others with these cards counts:
that takes the luck of the deal out.
"""

import sys
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from higgle.envs.gym import HiggleGym

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


def learn(weights: Weights, deal: list[Game], rate: float) -> None:
    """Make the words of better games more likely: better than others with the same cards."""
    mean = sum(game.score for game in deal) / len(deal)
    for game in deal:
        said = -np.array(game.chances)
        said[np.arange(len(game.said)), game.said] += 1
        weights += rate * (game.score - mean) * (said.T @ np.array(game.seen))


def mean_score(env: HiggleGym, weights: Weights, games: int) -> tuple[float, float]:
    """The mean score over deals that were not learned from, and its standard error."""
    dice = np.random.default_rng(99)
    scores = np.array([play(env, weights, 2_000_000 + n, dice).score for n in range(games)])
    return float(scores.mean()), float(scores.std(ddof=1) / np.sqrt(games))


def main(rounds: int = 16, test_games: int = 40, seed: int = 1) -> tuple[float, float]:
    """Train against bots that play at random, and compare before and after."""
    deals, times, rate = 4, 6, 0.2
    env = HiggleGym("bohnanza", 3, ["random"], {"offers_per_turn": 0}, reward="score")
    observation, _ = env.reset(seed=0)
    weights = np.zeros((len(env.words), len(features(env, observation))))
    dice = np.random.default_rng(seed)
    before, error = mean_score(env, weights, test_games)
    print(f"untrained: {before:.2f} ± {error:.2f} thalers")
    for number in range(rounds):
        cards = [seed * 100_000 + number * deals + deal for deal in range(deals)]
        games = [[play(env, weights, card, dice) for _ in range(times)] for card in cards]
        for deal in games:
            learn(weights, deal, rate / (deals * times))
    after, error = mean_score(env, weights, test_games)
    print(f"after {rounds * deals * times} games: {after:.2f} ± {error:.2f} thalers")
    return before, after


if __name__ == "__main__":
    main(seed=int(sys.argv[1]) if len(sys.argv) > 1 else 1)

"""Train with sb3-contrib: MaskablePPO learns Kuhhandel against bots that play at random.

    pip install "higgle[bots,research]" sb3-contrib
    python docs/examples/train_with_maskable_ppo.py

It takes up to ten minutes, and prints what share of the others the policy beats before and after,
in games that it has not learned from: 0.32 at random, and 0.98 after 285,000 words, which took 75
seconds of one core. Every step is a word of the codec; the mask says
which words may be said.
"""

import sys
from time import monotonic

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from higgle.envs.gym import HiggleGym

GAME, SEATS, OPPONENTS = "kuhhandel", 3, ["random"]
TABLES = 8
STEPS = 2048
"""How many words are said at all tables between two looks at the clock."""


def table() -> HiggleGym:
    """A table with one learner; at the end it is paid the share of the others it has beaten."""
    return HiggleGym(GAME, SEATS, OPPONENTS, reward="rank")


def beaten(model: MaskablePPO | None, games: int) -> tuple[float, float]:
    """The mean share of the others that are beaten, with its error; None plays at random."""
    env, dice = table(), np.random.default_rng(1)
    shares = []
    for game in range(games):
        seen, _ = env.reset(seed=1_000_000 + game)
        over, paid = False, 0.0
        while not over:
            mask = env.action_masks()
            if model is None:
                word = dice.choice(np.flatnonzero(mask))
            else:
                word, _ = model.predict(seen, action_masks=mask)
            seen, paid, ended, cut, _ = env.step(np.int64(word))
            over = ended or cut
        shares.append(paid)
    return float(np.mean(shares)), float(np.std(shares, ddof=1) / np.sqrt(games))


def main(seconds: float = 400, games: int = 200, seed: int = 1) -> tuple[float, float]:
    """Learn for some time, and compare before and after."""
    torch.set_num_threads(1)  # more cost more than they bring in nets this small
    before, error = beaten(None, games)
    print(f"at random: beats {before:.3f} ± {error:.3f} of the others", flush=True)
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([table] * TABLES),
        n_steps=STEPS // TABLES,
        batch_size=256,
        n_epochs=4,
        gamma=1.0,  # only the end pays
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128]},
        seed=seed,
    )
    began = monotonic()
    while monotonic() - began < seconds:
        model.learn(STEPS, reset_num_timesteps=False)
    after, error = beaten(model, games)
    took = monotonic() - began
    print(f"after {model.num_timesteps} words in {took:.0f} s: {after:.3f} ± {error:.3f}")
    return before, after


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))

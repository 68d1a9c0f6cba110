"""Leanings: what a script has thought out, multiplied by what thousands of games have taught.

The numbers behind them were not reckoned but found, by playing with slightly different ones and
keeping what won (`higgle.train.evolution`).
"""

from collections.abc import Sequence
from typing import Final

GRID: Final = 1000
"""The numbers behind leanings are whole ones of such parts."""


def bent(bends: Sequence[int], about: int, signs: Sequence[float]) -> float:
    """The leaning about something, by the signs of the situation.

    `bends` are the numbers of each leaning, one for each sign, one leaning after another.
    """
    total = 0.0
    at = about * len(signs)
    for number, sign in enumerate(signs):
        total += bends[at + number] / GRID * sign
    half = max(-0.9, min(0.9, total / 2))
    # near to the exponential, and made of sums and quotients alone
    return (1 + half) / (1 - half)

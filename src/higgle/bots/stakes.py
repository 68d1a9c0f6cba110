"""Stakes in the dark: the cow trade as the small game that it is.

Both stakes change hands, so what I get does not hang on what I lay: whatever I lay is gone, and the
higher stake takes the animals. That is an auction in which all pay, and its solution is known. The
weaker side is the one who can or would lay less; that is the most that anybody needs to lay. The
stronger mixes evenly up to there, or lays a little more; the weaker mixes evenly too, or lays
nothing. How often each does what makes the other side indifferent.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from higgle.core import Cards
from higgle.kuhhandel.money import ZERO, reach, smallest

STEP: Final = 10
"""Stakes differ by tens."""


class Duel:
    """What a trade is worth to both sides in money, and what each could lay at most."""

    def __init__(
        self,
        worth: float,
        purse: float,
        their_worth: float,
        their_purse: float,
        nerve: float = 0.0,
    ) -> None:
        self.worth = max(1.0, worth)
        self.their_worth = max(1.0, their_worth)
        mine = min(self.worth, purse)
        theirs = min(self.their_worth, their_purse)
        self.stronger = mine >= theirs
        """Whether I would or could lay more than the other side."""
        self.least = max(0.0, min(mine, theirs))
        """The most that the weaker side lays, and so the most that anybody needs to."""
        self.nerve = nerve
        """How often it mixes all the same where the solution would lay nothing."""

    def stake(self, random: Random) -> float:
        """How much to lay this time."""
        if random.random() * self.their_worth < self.least:
            return random.random() * self.least
        if self.stronger:
            return self.least + STEP
        return random.random() * self.least if random.random() < self.nerve else 0.0

    def value(self, up: float, down: float) -> float:
        """What the trade promises me, where to win is worth `up` and to lose `down`."""
        odds = self.odds()
        return odds * up + (1 - odds) * down - self.laid() + self.received()

    def odds(self) -> float:
        """How likely I win when both play like this."""
        upset = self.least * self.least / (2 * self.worth * self.their_worth)
        return 1 - upset if self.stronger else upset

    def laid(self) -> float:
        """What I lay on average."""
        mixed = self.least / self.their_worth
        return self.least * (1 - mixed / 2 if self.stronger else mixed / 2)

    def received(self) -> float:
        """What the other side lays on average."""
        mixed = self.least / self.worth
        return self.least * (mixed / 2 if self.stronger else 1 - mixed / 2)


def notes(purse: Sequence[int], amount: float) -> Cards:
    """The cards that come nearest to an amount; for nothing a zero, or else no card."""
    tens = max(0, int(amount + STEP / 2) // STEP)
    sums = reach(purse)
    best = (sums & ((1 << (tens + 1)) - 1)).bit_length() - 1
    higher = sums >> tens
    if higher:
        above = tens + (higher & -higher).bit_length() - 1
        if above - tens <= tens - best:
            best = above
    if not best:
        return (ZERO,) if ZERO in purse else ()
    cards = smallest(purse, STEP * best)
    assert cards is not None, "what can be reached can be paid"
    return cards

"""Pace: how long bots take, so that people can follow, and how long people are waited for.

A bot's time is drawn before it thinks, from nothing but the speed of the table, so that it tells
nothing about its cards.
"""

from random import Random

import msgspec

from higgle.protocol.messages import Speed


class Pace(msgspec.Struct, frozen=True):
    """The seconds of a table."""

    least: float
    """How long after the last step a bot acts, at the least and at the most."""
    most: float
    last_call: float
    """How long people have before a bot ends what they might still take part in."""

    def step(self, random: Random) -> float:
        """How long a bot takes for a step."""
        return random.uniform(self.least, self.most)


PACES: dict[Speed, Pace] = {
    "calm": Pace(0.8, 1.6, 6.0),
    "normal": Pace(0.4, 0.7, 3.0),
    "quick": Pace(0.15, 0.3, 1.2),
}
ANSWERED = 1.8
"""How soon everybody who would deal has answered somebody's call, at any speed."""
MOST_HELD = 90.0
"""How long a bot is held up at the most, however often people ask it to wait."""


def pace_of(speed: Speed, factor: float) -> Pace:
    """The pace of a table; the host's factor makes all bots quicker or slower."""
    pace = PACES[speed]
    return Pace(pace.least * factor, pace.most * factor, pace.last_call * factor)

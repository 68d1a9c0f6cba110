"""Half in: bids a quarter of the value and a little, always sells, lays half of its money."""

from higgle.bots.pool.cows.drover import Drover


class HalfIn(Drover):
    """The plainest drover; it asks nothing about anybody else."""

"""The haggler: it starts at the greediest offer and comes down in ten steps."""

from higgle.bots.pool.beans.bargainer import Bargainer


class Haggler(Bargainer):
    """The plain bargainer."""

"""The haggler: it starts at the greediest offer and comes down in ten steps."""

from mypy_extensions import mypyc_attr

from higgle.bots.pool.beans.bargainer import Bargainer


@mypyc_attr(allow_interpreted_subclasses=True)
class Haggler(Bargainer):
    """The plain bargainer."""

"""A bot that always fails."""

from collections.abc import Sequence

from higgle.core import Action, Ask, Event, Table
from higgle.play import Bot


class Broken(Bot):
    """Raises whenever it is asked."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        raise ZeroDivisionError

"""A bot that always fails."""

from collections.abc import Sequence

from higgle.playing import Bot
from higgle.table import Action, Ask, Event, Table


class Broken(Bot):
    """Raises whenever it is asked."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        raise ZeroDivisionError

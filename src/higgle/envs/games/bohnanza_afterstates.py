"""The positions after actions with beans: the feature rows of the learned bots."""

from collections.abc import Sequence

from higgle.bohnanza.game import Bohnanza
from higgle.bots.bohnanza.afterstates import rows_after
from higgle.bots.bohnanza.memory import CardMemory
from higgle.bots.expert import habits_in
from higgle.core import Action, Event, Seat, Table
from higgle.envs.encodings import Afterstates, Row


class BohnanzaAfterstates(Afterstates):
    """The positions after actions, by which experts with beans judge."""

    def __init__(self, table: Table) -> None:
        self.memory = CardMemory()
        self.after = habits_in(table.ID).after

    def add_event(self, view: Table, event: Event) -> None:
        assert isinstance(view, Bohnanza)
        self.memory.note(view, event)

    def rows(
        self, view: Table, seat: Seat, actions: Sequence[Action | None]
    ) -> list[tuple[Row, Row]]:
        assert isinstance(view, Bohnanza)
        return rows_after(view, seat, actions, self.memory, self.after)

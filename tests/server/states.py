"""States of tables for tests of what is shown of them."""

from typing import Final

import msgspec

from higgle.core import Action, Seat
from higgle.live.journal import LogEntry, Step
from higgle.live.table_state import TableState

GAMES: Final = ("bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte", "kuhhandel", "orchard")
NOW: Final = 1000.0
AUDIENCES: Final[tuple[Seat | None, ...]] = (0, 1, 2, 3, None)


def step(state: TableState, seat: Seat, action: Action) -> Step:
    """Carry out an action as a room does: first on a copy."""
    trial = state.try_out(seat, action)
    body = msgspec.json.encode(action).decode()
    entry = LogEntry(state.seq + 1, NOW, "act", seat, "client", state.seq + 1, body)
    entry = msgspec.structs.replace(entry, proof=entry.prove(state.proof))
    return state.take(entry, trial)

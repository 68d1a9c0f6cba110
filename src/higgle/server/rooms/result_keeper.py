"""The end of a game: its result is stored, and the seed is shown."""

import logging

from sqlalchemy.exc import SQLAlchemyError

from higgle.live.journal import StorageError
from higgle.live.log import Step
from higgle.live.room import Room
from higgle.live.timers import Timers
from higgle.server.store import results, tables
from higgle.server.store.database import Database

LOG = logging.getLogger("higgle.results")
RETRY = 1.0
"""How long to wait if the database does not answer."""
MUCH_LATER = 3.0
"""How long to wait if storing the result failed for another reason."""


class ResultKeeper:
    """Stores the result of one table, sooner or later."""

    def __init__(self, room: Room, database: Database, timers: Timers) -> None:
        self.room = room
        self.database = database
        self.timers = timers
        self.key = (room.code, "end")
        room.listeners["over"].append(self.finish)

    def finish(self, step: Step) -> None:
        """The last step was made."""
        if self.room.unfinished:
            self.timers.set(self.key, self.timers.now(), self.store)

    async def store(self) -> None:
        """Store the result and show everybody the table with it; if that fails, try again later."""
        room, now = self.room, self.timers.now()
        try:
            await results.store(self.database, room.describe(), room.need_state().game, now)
            async with room.mailbox:
                room.change(await tables.info(self.database, room.code))
        except (StorageError, SQLAlchemyError, OSError):
            self.timers.set(self.key, self.timers.now() + RETRY, self.store)
        except Exception:
            LOG.exception("a result could not be stored")
            self.timers.set(self.key, self.timers.now() + MUCH_LATER, self.store)

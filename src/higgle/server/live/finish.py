"""The end of a game: its result is kept, and the seed is shown."""

import logging

from sqlalchemy.exc import SQLAlchemyError

from higgle.server.live.alarms import Alarms
from higgle.server.live.replica import Told
from higgle.server.live.room import Room
from higgle.server.store import results, tables
from higgle.server.store.database import Database
from higgle.server.store.journal import Lost

LOG = logging.getLogger("higgle.finish")
RETRY = 1.0
"""How long to wait if the database does not answer."""
MUCH_LATER = 3.0
"""How long to wait if keeping the result failed for another reason."""


class Finish:
    """Keeps the result of one table, sooner or later."""

    def __init__(self, room: Room, database: Database, alarms: Alarms) -> None:
        self.room = room
        self.database = database
        self.alarms = alarms
        self.key = (room.code, "end")

    def moved(self, told: Told) -> None:
        """A step was made, perhaps the last one."""
        if self.room.unfinished:
            self.alarms.set(self.key, self.alarms.now(), self.keep)

    async def keep(self) -> None:
        """Keep the result and show everybody the table with it; if that fails, try again later."""
        room = self.room
        try:
            await results.keep(self.database, room.describe(), room.play().game, self.alarms.now())
            async with room.mailbox:
                room.change(await tables.info(self.database, room.code))
        except (Lost, SQLAlchemyError, OSError):
            self.alarms.set(self.key, self.alarms.now() + RETRY, self.keep)
        except Exception:
            LOG.exception("a result could not be kept")
            self.alarms.set(self.key, self.alarms.now() + MUCH_LATER, self.keep)

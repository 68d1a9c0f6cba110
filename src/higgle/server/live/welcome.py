"""The welcome: everything that somebody must know on coming to a table."""

from higgle.protocol.messages import Welcome
from higgle.server.live.room import Room
from higgle.server.live.scene import Moment, happened, layout
from higgle.server.live.subscriber import Subscriber
from higgle.server.store import chat
from higgle.server.store.database import Database


async def welcome(database: Database, room: Room, subscriber: Subscriber, seen: int) -> Welcome:
    """The table as the subscriber may see it, and what it has missed."""
    spoken = await chat.recent(database, room.code)
    replica, now, seat = room.replica, room.now(), subscriber.seat
    missed = replica.missed(seen) if replica is not None else []
    return Welcome(
        0 if replica is None else replica.seq,
        seat,
        room.describe(),
        [] if replica is None else layout(replica),
        None if replica is None else Moment(replica, now).scene(seat),
        [happened(replica, told, seat, subscriber.language) for told in missed] if replica else [],
        chat.chat(spoken),
        chat.wishes(spoken),
        chat.remarks(spoken),
        now,
        room.promises,
    )

"""The welcome: everything that somebody who comes to a table must know."""

from higgle.server import standing, talk
from higgle.server.database import Database
from higgle.server.listener import Listener
from higgle.server.messages import Welcome
from higgle.server.room import Room
from higgle.server.scene import Showing, happened, layout


async def welcome(database: Database, room: Room, listener: Listener, seen: int) -> Welcome:
    """The table as the listener may see it, and what it missed since what it has seen."""
    spoken = await talk.heard(database, room.code)
    mine: standing.Answers = ()
    if listener.seat is not None and room.info.pace == "correspondence":
        mine = (await standing.kept(database, room.code)).get(listener.seat, ())
    course, now, seat = room.course, room.now(), listener.seat
    missed = course.missed(seen) if course is not None else []
    return Welcome(
        0 if course is None else course.seq,
        seat,
        room.describe(),
        [] if course is None else layout(course),
        None if course is None else Showing(course, now).scene(seat),
        [happened(course, told, seat, listener.language) for told in missed] if course else [],
        talk.chat(spoken),
        talk.wishes(spoken),
        talk.remarks(spoken),
        list(mine),
        now,
    )

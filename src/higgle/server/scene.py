"""What each audience is shown: built from views and seen events, and from nothing else."""

import msgspec

from higgle.playing import Reason
from higgle.server.aids import aids
from higgle.server.course import Course, Told
from higgle.server.messages import ClockTime, Happened, Pile, Scene, UndoWish
from higgle.table import SPECTATOR, Seat


def scene(course: Course, seat: Seat | None, now: float) -> Scene:
    """Everything that an audience may know at this moment."""
    view = course.game.view(seat)
    actions = [] if seat is None or course.paused else view.actions(seat)
    return Scene(
        msgspec.Raw(view.json()),
        view.asks(),
        msgspec.Raw(msgspec.json.encode(actions)),
        clock_times(course, now),
        course.over,
        course.paused,
        undo_wish(course),
        sorted(course.ready),
        aids(view),
    )


def happened(course: Course, told: Told, seat: Seat | None, language: str) -> Happened:
    """A step as an audience sees it."""
    entry = told.entry
    audience = SPECTATOR if seat is None else seat
    return Happened(
        entry.seq,
        entry.what,
        entry.seat,
        entry.at,
        [course.game.seen(event, audience) for event in told.events],
        told.undone,
        entry.stand_in,
        reason(entry.reason, language),
    )


def reason(saved: str, language: str) -> str:
    """A bot's reason in the reader's language."""
    return msgspec.json.decode(saved, type=Reason).text(language) if saved else ""


def clock_times(course: Course, now: float) -> list[ClockTime]:
    """The clocks that run, with the time they have left."""
    at = course.paused_at or now
    return [
        ClockTime(key.seat, key.about, max(0.0, total - (at - course.since[key])), total)
        for key, total in course.running().items()
    ]


def undo_wish(course: Course) -> UndoWish | None:
    """Who asks for an undo, and whose answer is awaited."""
    seat = course.undo_for
    if seat is None:
        return None
    return UndoWish(seat, sorted(course.judges(seat) - course.agreed))


def layout(course: Course) -> list[Pile]:
    """The piles of the game."""
    return msgspec.convert(course.game.layout.public(), list[Pile])

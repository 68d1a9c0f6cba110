"""What each audience is shown: built from views and seen events, and from nothing else."""

import msgspec

from higgle.core import SPECTATOR, Seat, Writer
from higgle.play import Reason
from higgle.protocol.messages import (
    ChairWish,
    ClockTime,
    Happened,
    Pile,
    Scene,
    UndoWish,
    Update,
)
from higgle.server.live.replica import Replica, Told


def raw(value: object) -> msgspec.Raw:
    """A value that is written already."""
    return msgspec.Raw(msgspec.json.encode(value))


class Moment:
    """One moment of a table: what all audiences share is made once, the rest for each."""

    def __init__(self, replica: Replica, now: float) -> None:
        self.replica = replica
        self.clocks = clock_times(replica, now)
        self.undo = undo_wish(replica)
        self.ready = sorted(replica.ready)
        self.chair = chair_wish(replica)
        self.views = Writer()
        self.aids: dict[str, object] = {}
        self.scenes: dict[Seat | None, Scene] = {}

    def update(self, step: Happened, seat: Seat | None, n: int | None) -> bytes:
        """A step and the scene after it, as they travel."""
        return msgspec.json.encode(Update(step.seq, step, self.scene(seat), n))

    def scene(self, seat: Seat | None) -> Scene:
        """Everything that an audience may know at this moment."""
        if seat not in self.scenes:
            self.scenes[seat] = self.make(seat)
        return self.scenes[seat]

    def make(self, seat: Seat | None) -> Scene:
        """The scene of an audience, part by part."""
        replica = self.replica
        view = replica.game.view(seat)
        hints = view.hints()
        actions = [] if seat is None or replica.paused else view.actions(seat)
        if not self.scenes:
            self.aids = {**replica.lasting}
            self.aids.update((name, raw(aid)) for name, aid in hints.shared().items())
        return Scene(
            msgspec.Raw(self.views.write(view)),
            replica.asks,
            raw(actions),
            self.clocks,
            replica.over,
            replica.paused,
            self.undo,
            self.ready,
            self.chair,
            self.aids | hints.own() | hints.due_part(replica.asks),
            0 if seat is None or replica.over else replica.undoable(seat),
        )


def happened(replica: Replica, told: Told, seat: Seat | None, language: str) -> Happened:
    """A step as an audience sees it."""
    entry = told.entry
    audience = SPECTATOR if seat is None else seat
    return Happened(
        entry.seq,
        entry.what,
        entry.seat,
        float(int(entry.at)),
        [replica.game.seen(event, audience) for event in told.events],
        told.undone,
        entry.stand_in,
        reason(entry.reason, language),
    )


def reason(saved: str, language: str) -> str:
    """A bot's reason in the reader's language."""
    return msgspec.json.decode(saved, type=Reason).text(language) if saved else ""


def clock_times(replica: Replica, now: float) -> list[ClockTime]:
    """The clocks that run, with the time they have left."""
    at = replica.paused_at or now
    return [
        ClockTime(key.seat, key.about, max(0.0, total - (at - replica.since[key])), total)
        for key, total in replica.totals.items()
    ]


def undo_wish(replica: Replica) -> UndoWish | None:
    """Who asks for an undo, and whose answer is awaited."""
    seat = replica.undo_for
    if seat is None:
        return None
    return UndoWish(seat, sorted(replica.judges(seat) - replica.agreed))


def chair_wish(replica: Replica) -> ChairWish | None:
    """Who asks for a bot's chair, and whose answer is awaited."""
    taker = replica.taker
    if taker is None:
        return None
    return ChairWish(taker.seat, taker.name, sorted(replica.hosts() - replica.let))


def layout(replica: Replica) -> list[Pile]:
    """The piles of the game."""
    return msgspec.convert(replica.game.layout.public(), list[Pile])

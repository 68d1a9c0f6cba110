"""What each audience is shown: built from views and seen events, and from nothing else."""

import msgspec

from higgle.playing import Reason
from higgle.server.live.replica import Replica, Told
from higgle.server.wire.messages import ClockTime, Happened, Pile, Scene, UndoWish
from higgle.table import SPECTATOR, Seat, Writer


def raw(value: object) -> msgspec.Raw:
    """A value that is written already."""
    return msgspec.Raw(msgspec.json.encode(value))


class Written(msgspec.Struct, frozen=True):
    """A `Scene` whose parts are written already."""

    view: msgspec.Raw
    asks: msgspec.Raw
    actions: msgspec.Raw
    clocks: msgspec.Raw
    over: bool
    paused: bool
    undo: UndoWish | None
    ready: list[int]
    aids: msgspec.Raw


class WrittenUpdate(msgspec.Struct, frozen=True, tag="update", tag_field="type"):
    """An `Update` whose scene is written already."""

    seq: int
    happened: Happened
    scene: msgspec.Raw
    n: int | None


class Moment:
    """One moment of a table: what all audiences share is written once, the rest for each."""

    def __init__(self, replica: Replica, now: float) -> None:
        self.replica = replica
        self.clocks = raw(clock_times(replica, now))
        self.asks = raw(replica.asks)
        self.undo = undo_wish(replica)
        self.ready = sorted(replica.ready)
        self.views = Writer()
        self.aids: dict[str, object] = {}
        self.scenes: dict[Seat | None, msgspec.Raw] = {}

    def update(self, step: Happened, seat: Seat | None, n: int | None) -> bytes:
        """A step and the scene after it."""
        return msgspec.json.encode(WrittenUpdate(step.seq, step, self.written(seat), n))

    def scene(self, seat: Seat | None) -> Scene:
        """Everything that an audience may know at this moment."""
        return msgspec.json.decode(self.written(seat), type=Scene)

    def written(self, seat: Seat | None) -> msgspec.Raw:
        """The same as it travels."""
        if seat not in self.scenes:
            self.scenes[seat] = raw(self.write(seat))
        return self.scenes[seat]

    def write(self, seat: Seat | None) -> Written:
        """The scene of an audience, part by part."""
        replica = self.replica
        view = replica.game.view(seat)
        actions = [] if seat is None or replica.paused else view.actions(seat)
        if not self.scenes:
            self.aids = {name: raw(value) for name, value in view.shared_aids().items()}
        return Written(
            msgspec.Raw(self.views.write(view)),
            self.asks,
            raw(actions),
            self.clocks,
            replica.over,
            replica.paused,
            self.undo,
            self.ready,
            raw(self.aids | view.own_aids()),
        )


def happened(replica: Replica, told: Told, seat: Seat | None, language: str) -> Happened:
    """A step as an audience sees it."""
    entry = told.entry
    audience = SPECTATOR if seat is None else seat
    return Happened(
        entry.seq,
        entry.what,
        entry.seat,
        entry.at,
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


def layout(replica: Replica) -> list[Pile]:
    """The piles of the game."""
    return msgspec.convert(replica.game.layout.public(), list[Pile])

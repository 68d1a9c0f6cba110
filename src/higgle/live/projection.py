"""What each audience is shown: built from views and seen events, and from nothing else."""

import msgspec

from higgle.core import SPECTATOR, Seat, Writer
from higgle.live.log import Step
from higgle.live.table_state import TableState
from higgle.narrator import show
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


def raw(value: object) -> msgspec.Raw:
    """A value that is written already."""
    return msgspec.Raw(msgspec.json.encode(value))


class Projection:
    """A state as its audiences see it: what all share is made once, the rest for each."""

    def __init__(self, state: TableState, now: float) -> None:
        self.state = state
        self.clocks = clock_times(state, now)
        self.undo = undo_wish(state)
        self.ready = sorted(state.ready)
        self.chair = chair_wish(state)
        self.views = Writer()
        self.aids: dict[str, object] = {}
        self.scenes: dict[Seat | None, Scene] = {}

    def update(self, step: Step, seat: Seat | None, language: str, is_mine: bool) -> bytes:
        """A step and the scene after it, as they travel to an audience."""
        shown = happened(self.state, step, seat, language)
        number = step.entry.n if is_mine else None
        return msgspec.json.encode(Update(shown.seq, shown, self.scene(seat), number))

    def scene(self, seat: Seat | None) -> Scene:
        """Everything that an audience may know at this moment."""
        if seat not in self.scenes:
            self.scenes[seat] = self.make(seat)
        return self.scenes[seat]

    def make(self, seat: Seat | None) -> Scene:
        """The scene of an audience, part by part."""
        state = self.state
        view = state.game.view(seat)
        actions = [] if seat is None or state.paused else view.actions(seat)
        hints = view.hints()
        if not self.scenes:
            self.aids = {**state.lasting}
            self.aids.update((name, raw(aid)) for name, aid in hints.shared().items())
        return Scene(
            msgspec.Raw(self.views.write(view)),
            state.asks,
            raw(actions),
            self.clocks,
            state.over,
            state.paused,
            self.undo,
            self.ready,
            self.chair,
            self.aids | hints.own() | hints.due_part(state.asks),
            0 if seat is None or state.over else state.may_take_back(seat),
        )


def happened(state: TableState, step: Step, seat: Seat | None, language: str) -> Happened:
    """A step as an audience sees it."""
    entry = step.entry
    audience = SPECTATOR if seat is None else seat
    return Happened(
        entry.seq,
        entry.what,
        entry.seat,
        float(int(entry.at)),
        [show(state.game, event, audience) for event in step.events],
        step.undone,
        entry.stand_in,
        reason(entry.reason, language),
    )


def reason(saved: str, language: str) -> str:
    """A bot's reason in the reader's language."""
    return msgspec.json.decode(saved, type=Reason).text(language) if saved else ""


def clock_times(state: TableState, now: float) -> list[ClockTime]:
    """The clocks that run, with the time they have left."""
    at = state.paused_at or now
    return [
        ClockTime(key.seat, key.about, max(0.0, total - (at - state.since[key])), total)
        for key, total in state.totals.items()
    ]


def undo_wish(state: TableState) -> UndoWish | None:
    """Who asks for an undo, and whose answer is awaited."""
    seat = state.undo_for
    if seat is None:
        return None
    return UndoWish(seat, sorted(state.judges(seat) - state.agreed))


def chair_wish(state: TableState) -> ChairWish | None:
    """Who asks for a bot's chair, and whose answer is awaited."""
    taker = state.taker
    if taker is None:
        return None
    return ChairWish(taker.seat, taker.name, sorted(state.hosts() - state.let))


def layout(state: TableState) -> list[Pile]:
    """The piles of the game."""
    return msgspec.convert(state.game.layout.public(), list[Pile])

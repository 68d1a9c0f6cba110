"""What each audience is shown: built from views and seen events, and from nothing else."""

from collections.abc import Mapping, Sequence
from typing import TypeGuard

import msgspec

from higgle.bots.coach import CoachAdvice, DealReview, Worth
from higgle.core import SPECTATOR, Seat, Writer, closed_piles, open_piles
from higgle.live.journal import LogEntry, Step
from higgle.live.table_state import TableState, Taker
from higgle.narrator import show
from higgle.play import Reason
from higgle.protocol import messages
from higgle.protocol.history import PastDeal
from higgle.protocol.messages import (
    ChairWish,
    ClockTime,
    Happened,
    OfferIdea,
    OfferWorth,
    Patch,
    Pile,
    Scene,
    UndoWish,
    Update,
)

Parts = dict[str, object]
"""The parts of a scene that may change, by their places, such as `/view/piles/hand`.

They are kept and compared as values, none of which is ever changed.
"""
Splice = tuple[int, int, list[object]]
"""Where a list changes, how many of its elements go, and what comes in their place."""
PLAIN = (int, str, tuple, list, type(None))
"""A list of these is told as a whole."""
CLOCKS = "/clocks"
"""The clocks run on between two scenes, and are always told anew."""


def raw(value: object) -> msgspec.Raw:
    """A value that is written already."""
    return msgspec.Raw(msgspec.json.encode(value))


class SceneParts(msgspec.Struct, frozen=True):
    """A scene in parts: what all audiences share, and what is one's own."""

    common: Parts
    own: Parts


class Difference(msgspec.Struct):
    """What makes one scene of another."""

    parts: Parts
    lists: Parts
    """Splices."""
    gone: list[str]

    def encode_parts(self) -> "Difference":
        """The same, for all audiences written once."""
        parts = {place: raw(value) for place, value in self.parts.items()}
        lists = {place: raw(value) for place, value in self.lists.items()}
        return Difference(dict(parts), dict(lists), self.gone)


class Projection:
    """A table as it is shown to each seat and to spectators, who have none.

    What all share is made once, the rest for each.
    """

    def __init__(
        self, state: TableState, now: float, before: Mapping[Seat | None, SceneParts] | None = None
    ) -> None:
        self.state = state
        self.before = before or {}
        """The parts of the scenes that audiences were shown before."""
        self.clocks = clock_times(state, now)
        self.undo = undo_wish(state)
        self.ready = sorted(state.ready)
        self.chair = chair_wish(state)
        self.views = Writer()
        self.aids: dict[str, object] = {}
        self.scenes: dict[Seat | None, Scene] = {}
        self.common: Parts = {}
        """The parts that all audiences share."""
        self.common_news: dict[int, Difference] = {}
        """What has changed in them since some moment before."""
        self.parts: dict[Seat | None, SceneParts] = {}

    def update(self, step: Step, seat: Seat | None, language: str, is_mine: bool) -> bytes:
        """A step and the scene after it, as they travel to an audience."""
        shown = describe_step(self.state, step, seat, language)
        number = step.entry.n if is_mine else None
        return msgspec.json.encode(Update(shown.seq, shown, self.scene(seat), number))

    def tell(
        self, step: Step, seat: Seat | None, language: str, is_mine: bool, patches: bool
    ) -> bytes:
        """A step with the whole scene, or with what has changed where that can be told."""
        if patches and seat in self.before:
            return self.patch(step, seat, language, is_mine)
        return self.update(step, seat, language, is_mine)

    def patch(self, step: Step, seat: Seat | None, language: str, is_mine: bool) -> bytes:
        """A step and what has changed in the scene, as they travel to an audience."""
        shown = describe_step(self.state, step, seat, language)
        number = step.entry.n if is_mine else None
        before, now = self.before[seat], self.parts_of(seat)
        common = self.common_news.get(id(before.common))
        if common is None:
            common = difference(before.common, now.common).encode_parts()
            self.common_news[id(before.common)] = common
        own = difference(before.own, now.own)
        parts, lists = common.parts | own.parts, common.lists | own.lists
        return msgspec.json.encode(
            Patch(shown.seq, shown, parts, lists, common.gone + own.gone, number)
        )

    def parts_of(self, seat: Seat | None) -> SceneParts:
        """The scene of a seat, or of spectators, in parts; without what never changes."""
        if seat not in self.parts:
            self.parts[seat] = self.split_scene(seat)
        return self.parts[seat]

    def split_scene(self, seat: Seat | None) -> SceneParts:
        state = self.state
        view = state.game.view(seat)
        hints = view.hints()
        if not self.common:
            self.common = {
                "/asks": tuple(state.asks),
                CLOCKS: self.clocks,
                "/over": state.over,
                "/paused": state.paused,
                "/undo": self.undo,
                "/ready": self.ready,
                "/chair": self.chair,
                "/view/draws": tuple(view.draws),
                "/view/stages": view.stages,
            }
            self.common.update((f"/view/facts/{name}", getattr(view, name)) for name in view.FACTS)
            self.common.update((f"/aids/{name}", aid) for name, aid in hints.shared().items())
            for name, cards in open_piles(view).items():
                self.common[f"/view/piles/{name}"] = cards
        own: Parts = {
            "/actions": () if seat is None or state.paused else tuple(view.actions(seat)),
            "/back": 0 if seat is None or state.over else state.may_take_back(seat),
        }
        for name, cards in closed_piles(view).items():
            own[f"/view/piles/{name}"] = cards
        if view.sightings:
            own["/view/sightings"] = view.sightings
        for name, aid in (hints.own() | hints.due_part(state.asks)).items():
            own[f"/aids/{name}"] = aid
        return SceneParts(self.common, own)

    def scene(self, seat: Seat | None) -> Scene:
        """Everything that a seat, or a spectator, may know at this moment."""
        if seat not in self.scenes:
            self.scenes[seat] = self.build_scene(seat)
        return self.scenes[seat]

    def build_scene(self, seat: Seat | None) -> Scene:
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


class LastShown:
    """What the audiences of a table were shown after its last step."""

    def __init__(self) -> None:
        self.seq = -1
        self.scenes: dict[Seat | None, SceneParts] = {}

    def at(self, seq: int) -> dict[Seat | None, SceneParts]:
        """What they were shown after this step; nothing is known of any other."""
        if self.seq != seq:
            self.set(seq, {})
        return self.scenes

    def set(self, seq: int, scenes: dict[Seat | None, SceneParts]) -> None:
        """They are shown another step."""
        self.seq, self.scenes = seq, scenes


def difference(before: Mapping[str, object], now: Mapping[str, object]) -> Difference:
    """What a reader of the one must be told to have the other."""
    parts: Parts = {}
    lists: Parts = {}
    for place, value in now.items():
        old = before.get(place, ...)
        if old == value and place != CLOCKS:
            continue
        if has_objects(value) and has_objects(old):
            lists[place] = splice(old, value)
        else:
            parts[place] = value
    gone = [] if before.keys() <= now.keys() else [place for place in before if place not in now]
    return Difference(parts, lists, gone)


def has_objects(value: object) -> TypeGuard[Sequence[object]]:
    """Whether it is a list of which only some may have changed."""
    return isinstance(value, list | tuple) and bool(value) and not isinstance(value[0], PLAIN)


def splice(old: Sequence[object], new: Sequence[object]) -> Splice:
    """What makes one list of the other, between what is the same in front and behind."""
    most = min(len(old), len(new))
    front = behind = 0
    while front < most and old[front] == new[front]:
        front += 1
    while behind < most - front and old[-1 - behind] == new[-1 - behind]:
        behind += 1
    return front, len(old) - front - behind, list(new[front : len(new) - behind])


def describe_step(state: TableState, step: Step, seat: Seat | None, language: str) -> Happened:
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
        asker(entry),
    )


def asker(entry: LogEntry) -> str:
    """The name of whoever asks for a chair."""
    return msgspec.json.decode(entry.body, type=Taker).name if entry.what == "ask_chair" else ""


def reason(saved: str, language: str) -> str:
    """A bot's reason in the reader's language."""
    return msgspec.json.decode(saved, type=Reason).text(language) if saved else ""


def clock_times(state: TableState, now: float) -> list[ClockTime]:
    """The clocks that run, with the time they have left."""
    at = state.paused_at or now
    running = [
        ClockTime(key.seat, key.about, max(0.0, total - (at - state.since[key])), total)
        for key, total in state.totals.items()
    ]
    reading = [
        ClockTime(seat, one.about, one.until - at, state.reading_time(one.about))
        for seat, one in state.reading.items()
        if one.until > at
    ]
    return running + reading


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


def advice_message(advice: CoachAdvice, seq: int, language: str) -> messages.Advice:
    """Advice in the reader's language."""
    return messages.Advice(
        seq,
        [offer_worth(number, worth, language) for number, worth in advice.offers],
        offer_worth(0, advice.draft[0], language) if advice.draft else None,
        [
            OfferIdea(
                msgspec.convert(msgspec.to_builtins(idea.offer), dict[str, object]),
                round(idea.worth.mine, 1),
                round(idea.worth.theirs, 1),
                idea.worth.words().text(language),
            )
            for idea in advice.ideas
        ],
    )


def offer_worth(number: int, worth: Worth, language: str) -> OfferWorth:
    """What an offer is worth, in numbers and in words."""
    text = worth.words().text(language)
    return OfferWorth(number, round(worth.mine, 1), round(worth.theirs, 1), text)


def past_deal(deal: DealReview, language: str) -> PastDeal:
    """A deal that decided a game."""
    return PastDeal(
        deal.step,
        deal.partner,
        list(deal.gave),
        list(deal.got),
        round(deal.worth.mine, 1),
        round(deal.worth.theirs, 1),
        deal.worth.words().text(language),
    )

"""Planted leaks: whatever way a hidden card takes to the wire, the law notices it."""

from collections.abc import Callable, Sequence

import msgspec
import pytest

from higgle.bohnanza.answers import Decline
from higgle.bohnanza.game import Bohnanza
from higgle.bots.bohnanza.farmer import Farmer
from higgle.bots.ladder import farmer
from higgle.core import Action, Ask, Event, Seat, Table
from higgle.live import clocks
from higgle.live import projection as scene
from higgle.live.clocks import ClockKey
from higgle.live.journal import Step
from higgle.live.table_state import TableState
from higgle.play import Maker, Reason, Spoken, TradeCall, TradeSignal
from higgle.protocol.messages import Happened
from tests.laws import test_planted as planted
from tests.server.wire_law import Game, play

SEEDS = 6
"""So many games are played at most until a leak is noticed."""
Plant = Callable[[pytest.MonkeyPatch], tuple[Game, Maker]]
"""Plants a leak somewhere; what is played then, and by which bot."""


def secret(table: Table, seat: Seat = 0) -> int:
    """Something that only one seat may know: the sum of its hand."""
    return sum(table.piles[table.layout.first["hand"] + seat])


# In the game


def game(kind: type[Table]) -> Plant:
    """The game itself tells."""
    return lambda _: (Game("bohnanza", {"offers_per_turn": 6}, kind), farmer)


class OwnAid(Bohnanza):
    """What helps me with my choice tells of others' hands."""

    def view(self, seat: Seat | None = None) -> "OwnAid":
        twin = super().view(seat)
        assert isinstance(twin, OwnAid)
        twin.next_offer += 1000 * secret(self, 1)
        return twin


class Draws(Bohnanza):
    """Everybody is told how many cards were drawn, and one more for a good hand."""

    def view(self, seat: Seat | None = None) -> "Draws":
        twin = super().view(seat)
        assert isinstance(twin, Draws)
        twin.draws[0] = secret(self) % 2
        return twin


class Asked(Bohnanza):
    """What one may do besides depends on a hand."""

    def asks(self) -> list[Ask]:
        return [
            Ask(ask.seat, ask.must, ask.forms, ask.about, ask.rights if secret(self) % 2 else ())
            for ask in super().asks()
        ]


class Watched(Bohnanza):
    """Whoever watches sees what the first seat sees."""

    def view(self, seat: Seat | None = None) -> "Watched":
        twin = super().view(0 if seat is None else seat)
        assert isinstance(twin, Watched)
        return twin


# In what bots say


class Telltale(Farmer):
    """Says to a refusal whether it has what was wanted."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Bohnanza)
        self.cards = view.hand(ask.seat)
        return super().act(view, ask, events)

    def why(self, view: Table, seat: Seat, action: Action) -> Reason | None:
        assert isinstance(view, Bohnanza)
        if not isinstance(action, Decline):
            return None
        can = all(sort in self.cards for sort in view.offer(action.offer).want)
        return Reason("bot-refuse-price" if can else "bot-refuse")


class Stammerer(Telltale):
    """Names a bean of its hand in what it says to a refusal."""

    def why(self, view: Table, seat: Seat, action: Action) -> Reason | None:
        return Reason("bot-refuse-grows", (("card", sum(self.cards[:1])),))


class Mute(Telltale):
    """Says nothing when it has an odd hand."""

    def why(self, view: Table, seat: Seat, action: Action) -> Reason | None:
        return Reason("bot-refuse") if sum(self.cards) % 2 else None


class Braggart(Telltale):
    """Signals after every deed what it has in its hand."""

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        return (TradeSignal(give=tuple(self.cards)),)


class Caller(Telltale):
    """Calls for what is in its hand already."""

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        return (TradeCall(get=tuple(self.cards[:1])),)


def bot(kind: Maker) -> Plant:
    """A bot tells."""
    return lambda _: (Game("bohnanza"), kind)


# On the way to the wire


def part(owner: object, name: str, leaky: Callable[..., object]) -> Plant:
    """A part of the server tells; it is given what stood there before."""

    def plant(patch: pytest.MonkeyPatch) -> tuple[Game, Maker]:
        patch.setattr(owner, name, leaky(getattr(owner, name)))
        return Game("bohnanza"), farmer

    return plant


def punctual(_: object) -> Callable[[TableState, Step, Seat | None, str], Happened]:
    """The time of a step to the millisecond, as long as the bot has thought."""
    honest = scene.describe_step

    def happened(state: TableState, told: Step, seat: Seat | None, language: str) -> Happened:
        shown = honest(state, told, seat, language)
        return msgspec.structs.replace(shown, at=told.entry.at)

    return happened


def careless(_: object) -> Callable[[TableState, Step, Seat | None, str], Happened]:
    """Events as they are, and not as an audience sees them."""
    honest = scene.describe_step

    def happened(state: TableState, told: Step, seat: Seat | None, language: str) -> Happened:
        shown = honest(state, told, seat, language)
        return msgspec.structs.replace(shown, events=told.events)

    return happened


def marked(_: object) -> Callable[[TableState, Step, Seat | None, str], Happened]:
    """A step is marked as a stand-in's when the next hand is odd."""
    honest = scene.describe_step

    def happened(state: TableState, told: Step, seat: Seat | None, language: str) -> Happened:
        shown = honest(state, told, seat, language)
        return msgspec.structs.replace(shown, stand_in=secret(state.game, 1) % 2 == 1)

    return happened


def patient(_: object) -> Callable[[TableState], dict[ClockKey, float]]:
    """Whoever has a difficult hand gets more time."""
    honest = clocks.running_clocks

    def running(state: TableState) -> dict[ClockKey, float]:
        return {key: total + secret(state.game, 1) for key, total in honest(state).items()}

    return running


def forgiving(_: object) -> Callable[[TableState, Seat], int]:
    """How much can be taken back depends on a hand."""
    honest = TableState.undoable

    def undoable(state: TableState, seat: Seat) -> int:
        return honest(state, seat) + secret(state.game, 2) % 2

    return undoable


LEAKS: dict[str, Plant] = {
    **{f"view: {pile}": game(planted.seen_by_all(pile)) for pile in ("hand", "deck", "thalers")},
    "view: an aid": game(OwnAid),
    "view: for whoever watches": game(Watched),
    "counter: drawn cards": game(Draws),
    "counter: numbers of offers": game(planted.Fact),
    "event: a number in it": game(planted.EventNumber),
    "event: its name": game(planted.EventName),
    "event: which copies": game(planted.Copies),
    "event: one more": game(planted.Declining),
    "event: all faces": part(scene, "describe_step", careless),
    "event: who stood in": part(scene, "describe_step", marked),
    "refusal: its reason": game(planted.Refusal),
    "options: who is asked": game(Asked),
    "options: what can be taken back": part(TableState, "undoable", forgiving),
    "words: a reason": bot(Telltale),
    "words: a bean named": bot(Stammerer),
    "words: silence": bot(Mute),
    "words: a signal": bot(Braggart),
    "words: a call": bot(Caller),
    "time: of a step": part(scene, "describe_step", punctual),
    "time: of a clock": part(clocks, "running_clocks", patient),
}
"""Twenty-three ways to the wire."""
QUICK = [
    "view: hand",
    "view: for whoever watches",
    "counter: drawn cards",
    "event: all faces",
    "refusal: its reason",
    "options: what can be taken back",
    "words: a reason",
    "words: a signal",
    "time: of a step",
]
"""One or two of each kind."""


def notices(name: str, patch: pytest.MonkeyPatch) -> None:
    """Games are played until the law notices the leak."""
    leaky, maker = LEAKS[name](patch)
    with pytest.raises(AssertionError, match="bohnanza: "):
        play_all(leaky, maker)


def play_all(leaky: Game, maker: Maker) -> None:
    for seed in range(SEEDS):
        play(leaky, seed, 400, 5, maker)


@pytest.mark.parametrize("name", QUICK)
def test_a_leak_would_be_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of every kind one or two."""
    notices(name, monkeypatch)


@pytest.mark.soak
@pytest.mark.parametrize("name", LEAKS)
def test_every_leak_would_be_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them."""
    notices(name, monkeypatch)

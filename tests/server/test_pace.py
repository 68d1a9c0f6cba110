"""The pace of bots: quick where people only wait, patient where they may still speak."""

from collections.abc import Callable
from itertools import pairwise
from typing import TypeVar

import msgspec
import pytest

from higgle.bohnanza.answers import Accept
from higgle.bohnanza.beans import GREEN, SOY
from higgle.live.autopilot import Autopilot
from higgle.live.pacing import Pace, Pacing
from higgle.live.table_state import TableState
from higgle.protocol.messages import (
    Clocks,
    Hold,
    LastCall,
    Ready,
    ServerMessage,
    Speed,
    Update,
)
from higgle.protocol.tables import ChangeTable, SeatPlan
from higgle.server.rooms.pools import BotPool
from tests.server.hall import Hall, Player

pytestmark = pytest.mark.anyio
T = TypeVar("T")


def replica_of(hall: Hall, player: Player) -> TableState:
    """What the log of a player's table adds up to."""
    return hall.manager.rooms[player.code].need_state()


async def called(hall: Hall, speed: Speed = "normal") -> Player:
    """Ann at a table of farmers, one of whom is about to end its trading."""
    [ann] = await hall.table(people=1, bots=2, clocks=Clocks(speed=speed))
    for _ in range(3000):
        if ann.all(LastCall):
            return ann
        if any(ask.must for ask in replica_of(hall, ann).asks if ask.seat == 0):
            await hall.play_on(ann.code, [ann], 1)
        else:
            await hall.hands.advance(0.05)
    raise AssertionError("nobody ended trading")


@pytest.mark.parametrize(("speed", "seconds"), [("calm", 6.0), ("normal", 3.0), ("quick", 1.2)])
async def test_people_are_called_before_trading_ends(
    small_hall: Hall, speed: Speed, seconds: float
) -> None:
    """They see a countdown, and nothing happens before it has run down."""
    ann = await called(small_hall, speed)
    call, before = ann.last(LastCall), replica_of(small_hall, ann).seq
    assert (seconds, []) == (call.total, call.held)
    assert call.left <= seconds + 1.6

    await small_hall.hands.advance(call.left - 0.1)
    assert before == replica_of(small_hall, ann).seq
    await small_hall.hands.advance(0.2)

    assert before < replica_of(small_hall, ann).seq
    assert call.seat == ann.last(Update).happened.seat


@pytest.mark.parametrize(("speed", "seconds"), [("calm", 14.0), ("normal", 8.0), ("quick", 2.4)])
async def test_trading_stays_open_so_long_that_new_cards_can_be_read(
    small_hall: Hall, speed: Speed, seconds: float
) -> None:
    """However soon the bot whose turn it is has traded."""
    ann = await called(small_hall, speed)
    recent, call = replica_of(small_hall, ann).recent, ann.last(LastCall)
    opened = max(
        step.entry.at for step in recent if any(event.name == "turned_up" for event in step.events)
    )

    await small_hall.hands.advance(call.left + 0.1)

    assert "trade_ended" == recent[-1].events[0].name
    assert recent[-1].entry.at - opened >= seconds - 0.001


@pytest.mark.parametrize(("took", "paces"), [(0.0, {0}), (0.2, {0}), (0.9, {1, 2})])
async def test_how_long_a_bot_thinks_does_not_show(
    small_hall: Hall, monkeypatch: pytest.MonkeyPatch, took: float, paces: set[int]
) -> None:
    """Neither in the time of its deeds nor in that of its calls; at most whole paces show."""
    whole, hands = BotPool.run, small_hall.hands

    async def run(
        self: BotPool, whose: str, work: Callable[[], T], limit: float, host: str = ""
    ) -> T:
        action = await whole(self, whose, work, limit, host)
        hands.time += took
        return action

    calls: list[float] = []

    def announce(self: Autopilot, message: ServerMessage) -> None:
        if isinstance(message, LastCall):
            calls.append(round(hands.time - self.room.need_state().last, 6))

    monkeypatch.setattr(BotPool, "run", run)
    monkeypatch.setattr(Autopilot, "announce", announce)
    monkeypatch.setattr(Pace, "step", lambda _, random: 0.5)
    monkeypatch.setattr(Pacing, "call_due", lambda _: 0.0)
    [ann] = await small_hall.table(people=1, bots=2)
    for _ in range(60):
        await small_hall.play_on(ann.code, [ann], 1)
    entries = await small_hall.manager.journal.read(ann.code)
    deeds = {
        round(entry.at - before.at, 6)
        for before, entry in pairwise(entries)
        if entry.client.startswith("bot")
    }

    seen = {round(0.5 + 0.7 * number, 6) for number in paces}
    assert calls
    assert seen >= set(calls)
    assert seen | {time + 3.0 for time in seen} >= deeds


async def test_a_dealer_hesitates_as_long_as_was_drawn(
    small_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before it bids, sells or lays money; what it holds and how it decides changes nothing."""
    monkeypatch.setattr(Pace, "step", lambda _, random: 0.5)
    [ann] = await small_hall.table("kuhhandel", people=1, bots=3)
    for _ in range(60):
        await small_hall.play_on(ann.code, [ann], 1)
    entries = await small_hall.manager.journal.read(ann.code)
    deeds = [
        round(entry.at - before.at, 6)
        for before, entry in pairwise(entries)
        if entry.client.startswith("bot")
    ]

    assert len(deeds) > 30
    assert {0.5} == set(deeds)


async def test_whoever_asks_for_it_is_waited_for(small_hall: Hall) -> None:
    """Everybody sees for whom, and going on takes a call once more."""
    ann = await called(small_hall)
    before = replica_of(small_hall, ann).seq

    await ann.send(Hold(ann.number(), 30))
    assert [0] == ann.last(LastCall).held
    await small_hall.hands.advance(29)
    assert before == replica_of(small_hall, ann).seq

    await ann.send(Hold(ann.number(), 0))
    await small_hall.hands.advance(5)
    assert before < replica_of(small_hall, ann).seq


async def test_nobody_is_waited_for_for_ever(small_hall: Hall) -> None:
    """However often somebody asks."""
    ann = await called(small_hall)
    before = replica_of(small_hall, ann).seq

    for _ in range(10):
        await ann.send(Hold(ann.number(), 10))
        await small_hall.hands.advance(9.5)

    assert before < replica_of(small_hall, ann).seq


async def test_whoever_wants_nothing_more_is_not_waited_for(small_hall: Hall) -> None:
    """A bot that was waiting goes on at once."""
    ann = await called(small_hall)
    before = replica_of(small_hall, ann).seq

    await ann.send(Ready(ann.number()))
    await small_hall.hands.advance(0.95)

    assert before + 1 < replica_of(small_hall, ann).seq


async def test_no_more_may_last_for_the_round(small_hall: Hall) -> None:
    """Through the turns of all others, until one must act oneself; and it can be taken back."""
    ann = await called(small_hall)
    await ann.send(Ready(ann.number(), round=True))
    calls = len(ann.all(LastCall))

    state = replica_of(small_hall, ann)
    while not any(ask.must for ask in state.asks if ask.seat == 0):
        assert 0 in state.ready
        await small_hall.hands.advance(0.2)

    assert calls == len(ann.all(LastCall))
    assert 0 not in state.content
    await ann.send(Ready(ann.number(), round=True))
    await ann.send(Ready(ann.number(), on=False))
    assert 0 not in state.ready


async def test_a_bot_closes_a_deal_at_once(small_hall: Hall) -> None:
    """Whoever accepts a bot's offer has the cards after a second."""
    seats = [SeatPlan("me"), *[SeatPlan("bot", "farmer") for _ in range(3)]]
    [ann] = await small_hall.table(people=1, seats=seats)
    state = replica_of(small_hall, ann)
    accept = None
    for _ in range(3000):
        listed = state.game.view(0).actions(0)
        accept = next((deed for deed in listed if isinstance(deed, Accept)), None)
        if accept is not None:
            break
        if any(ask.must for ask in state.asks if ask.seat == 0):
            await small_hall.play_on(ann.code, [ann], 1)
        else:
            await small_hall.hands.advance(0.1)
    assert accept is not None
    before = len(ann.all(Update))

    assert (await ann.act(msgspec.to_builtins(accept))).ok
    await small_hall.hands.advance(1.2)

    told = [one.name for update in ann.all(Update)[before:] for one in update.happened.events]
    assert "dealt" in told


async def test_the_host_changes_the_speed_in_the_middle_of_a_game(small_hall: Hall) -> None:
    """The next call is as long as the new speed says."""
    ann = await called(small_hall)
    await small_hall.manager.lobby.change(ann.code, ann.visitor, ChangeTable(speed="quick"))
    await small_hall.manager.change(ann.code)

    await ann.send(Hold(ann.number(), 0))

    assert 1.2 == ann.last(LastCall).total


def offers_to(updates: list[Update], seat: int) -> list[tuple[int, ...]]:
    """What was offered to a seat, as the cards that it would get."""
    found = []
    for update in updates:
        for event in update.happened.events:
            if event.name == "offered":
                to, hand, shown = [as_list(event.fields[name]) for name in ("to", "hand", "open")]
                found += [hand + shown] if seat in to else []
    return found


def as_list(number: int | tuple[int, ...]) -> tuple[int, ...]:
    """A field of an event that is a list."""
    assert isinstance(number, tuple)
    return number


async def sit_through(hall: Hall, ann: Player, wish: tuple[int, ...], rounds: int) -> list[Update]:
    """Say no more whenever one may, and hear what comes until then; own duties are done."""
    state = replica_of(hall, ann)
    heard: list[Update] = []
    for _ in range(rounds):
        while any(ask.must for ask in state.asks if ask.seat == 0):
            await hall.play_on(ann.code, [ann], 1)
        await ann.send(Ready(ann.number(), round=True, wish=wish))
        before = len(ann.all(Update))
        while 0 in state.content and not state.over:
            await hall.hands.advance(0.2)
            ann.listen()
        heard += ann.all(Update)[before:]
    return heard


@pytest.mark.parametrize("bot", ["farmer", "random"])
async def test_offers_never_come_after_no_more(small_hall: Hall, bot: str) -> None:
    """Whatever the bots think of; without it they would ask."""
    seats = [SeatPlan("me"), *[SeatPlan("bot", bot) for _ in range(3)]]
    [ann] = await small_hall.table(people=1, seats=seats)

    heard = await sit_through(small_hall, ann, (), 4)

    assert [] == offers_to(heard, 0)
    assert any(event.name == "offered" for one in heard for event in one.happened.events)


async def test_a_wish_wakes_whoever_wants_nothing_more(small_hall: Hall) -> None:
    """Only offers that give one of the cards come, and the first of them ends it."""
    seats = [SeatPlan("me"), *[SeatPlan("bot", "random") for _ in range(3)]]
    wish, heard = (SOY, GREEN), list[tuple[int, ...]]()
    [ann] = await small_hall.table(people=1, seats=seats)
    for _ in range(10):
        heard = offers_to(await sit_through(small_hall, ann, wish, 12), 0)
        if heard:
            break
        [ann] = await small_hall.table(people=1, seats=seats)

    assert heard
    assert all(set(wish) & set(given) for given in heard)
    state = replica_of(small_hall, ann)
    assert state.over or 0 not in state.wishes

"""A table without a server: a journal in memory, no SQL, no threads, no HTTP."""

from random import Random

import msgspec
import pytest

from higgle.core import Seat
from higgle.live.autopilot import Autopilot, BotSettings
from higgle.live.bots import InlineWorker, Worker
from higgle.live.buckets import Buckets
from higgle.live.clocks import Timers
from higgle.live.journal import Conflict, LogEntry, MemoryJournal
from higgle.live.room import Room
from higgle.live.session import Session, SessionMetrics
from higgle.live.subscriber import Subscriber
from higgle.live.table_state import TableConfig, TableState, replay
from higgle.play import make_bot
from higgle.protocol.messages import (
    PLAYING,
    Act,
    Answered,
    Clocks,
    Hello,
    Said,
    Say,
    ServerMessage,
    TableInfo,
    Update,
    Who,
)

pytestmark = pytest.mark.anyio
ANN = "ann"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Metrics:
    """Counts nothing."""

    def __init__(self) -> None:
        self.actions = self.refusals = self.answer_seconds = self

    def inc(self) -> None: ...

    def observe(self, amount: float) -> None: ...


class Host:
    """Hosts one table of a person and two bots."""

    def __init__(self) -> None:
        self.time = 1.0
        self.timers = Timers(lambda: self.time, lambda: self.time)
        self.journal = MemoryJournal()
        self.config = TableConfig(
            "bohnanza", 3, "in memory", {}, Clocks(), correspondence=False, people=(0,), began=1.0
        )
        seats = [Who(0, "person", "Ann", ANN), *[Who(n, "bot", "", bot="random") for n in (1, 2)]]
        info = TableInfo(
            "MEMORY",
            "bohnanza",
            {},
            seats,
            PLAYING,
            "live",
            Clocks(),
            public=False,
            spectators=True,
            chat=True,
            undo=True,
            bots_welcome=False,
            rated=False,
            keeps_talk=False,
            host=ANN,
            created=1.0,
        )
        self.the_room = Room(info, TableState(self.config), self.journal, self.timers.now)
        self.worker: Worker = InlineWorker()
        self.metrics: SessionMetrics = Metrics()
        self.bot_limit = 5.0
        self.talk_limits = Buckets(10, 20.0, self.timers.now)
        autopilot = Autopilot(
            self.the_room, self.timers, BotSettings(), self.worker, lambda: Random(1)
        )
        autopilot.leading = True
        self.autopilots = {info.code: autopilot}

    async def join(self, code: str, subscriber: Subscriber) -> Room:
        subscriber.seat = self.the_room.seat_of(subscriber.person)
        self.the_room.subscribers.add(subscriber)
        self.autopilots[code].arrange()
        return self.the_room

    async def hold(self, room: Room, seat: Seat, seconds: float) -> None:
        self.autopilots[room.code].hold(seat, seconds)

    async def rematch(self, room: Room, person: str, seat: Seat) -> None:
        raise NotImplementedError

    async def name_of(self, person: str) -> str:
        return person

    async def advance(self, seconds: float) -> None:
        """Let time go by."""
        self.time += seconds
        for callback in self.timers.due():
            await callback()


def received(subscriber: Subscriber) -> list[ServerMessage]:
    """What somebody was sent since the last time."""
    messages = [msgspec.json.decode(one, type=ServerMessage) for one in subscriber.waiting]
    subscriber.waiting.clear()
    subscriber.size = 0
    return messages


async def seated(host: Host) -> tuple[Session, Subscriber]:
    """Ann at her table."""
    ann = Subscriber(ANN, "Ann")
    session = Session(host, host.the_room, ann)
    await session.attend(Hello("browser-1", -1, "en"))
    return session, ann


async def test_a_whole_game_is_played_against_bots() -> None:
    """Every action is answered and shown, and the journal gives the same table."""
    host = Host()
    session, ann = await seated(host)
    brain, number, messages = make_bot("random", "bohnanza", Random(2)), 0, received(ann)

    for _ in range(20_000):
        state = host.the_room.need_state()
        ask = state.ask_of(0)
        if state.over:
            break
        if ask is not None and ask.must:
            action = brain.act(state.game.view(0), ask, ())
            number += 1
            await session.attend(Act(number, msgspec.to_builtins(action)))
        else:
            await host.advance(0.5)
        messages += received(ann)

    state = host.the_room.need_state()
    assert state.over
    assert number == sum(isinstance(one, Answered) and one.ok for one in messages)
    updates = [one.seq for one in messages if isinstance(one, Update)]
    assert updates == list(range(1, state.seq + 1))
    again = replay(host.config, await host.journal.read("MEMORY"))
    assert again.game.json() == state.game.json()


async def test_what_is_said_is_heard_and_told_to_whoever_comes() -> None:
    host = Host()
    session, ann = await seated(host)

    await session.attend(Say(1, "hello"))

    assert ["hello"] == [one.line.text for one in received(ann) if isinstance(one, Said)]
    welcome = await host.the_room.welcome(ann, -1)
    assert ["hello"] == [line.text for line in welcome.chat]


async def test_a_number_is_taken_once() -> None:
    journal = MemoryJournal()
    entry = LogEntry(1, 1.0, "act", 0, "ann", 1)
    await journal.append("MEMORY", entry)

    with pytest.raises(Conflict):
        await journal.append("MEMORY", entry)

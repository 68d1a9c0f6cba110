"""A hall to play in: a house on a real database, with hands that only the test moves."""

import contextlib
from collections.abc import AsyncIterator
from itertools import count
from random import Random
from typing import TypeVar

import msgspec
from sqlalchemy import update

from higgle.core import Ask
from higgle.i18n import Language
from higgle.live.clocks import Timers
from higgle.live.session import Session
from higgle.live.subscriber import Subscriber
from higgle.play import make_bot
from higgle.protocol.messages import (
    Act,
    Answered,
    ClientMessage,
    Clocks,
    Hello,
    ServerMessage,
    TableInfo,
    Update,
    Welcome,
)
from higgle.protocol.tables import NewTable, SeatPlan
from higgle.server.accounts.people import Visitor
from higgle.server.config import Config
from higgle.server.rooms.manager import RoomManager
from higgle.server.store.database import Database
from higgle.server.store.schema import Person

M = TypeVar("M")
START = 1_800_000_000.0


class Hands(Timers):
    """Timers on a watch that stands still until a test moves its hands."""

    def __init__(self) -> None:
        self.time = START
        self.jumps = 0.0
        """How much more the watch shows than has gone by."""
        super().__init__(lambda: self.time, lambda: self.time - self.jumps)

    def jump(self, seconds: float) -> None:
        """Somebody puts the watch forward, or back."""
        self.time += seconds
        self.jumps += seconds

    async def advance(self, seconds: float) -> None:
        """Let time go by, and everything ring that is due meanwhile."""
        end = self.time + seconds
        self.now()
        while True:
            coming = self.next()
            if coming is None or coming > end:
                break
            self.time = max(self.time, coming)
            for ring in self.due():
                await ring()
        self.time = max(self.time, end)


class Player:
    """Somebody at a table, with everything it was told."""

    def __init__(self, manager: RoomManager, visitor: Visitor, code: str, client: str) -> None:
        self.manager = manager
        self.visitor = visitor
        self.code = code
        self.client = client
        self.n = 0
        self.heard: list[ServerMessage] = []
        self.raw: list[bytes] = []
        self.subscriber = Subscriber(visitor.id, visitor.name, visitor.program)

    async def come(
        self, seq: int = -1, language: Language = "en", patches: bool = False
    ) -> Welcome:
        """Come to the table, and hear the welcome; then whole scenes, or patches like the page."""
        await self.knock(seq, language, patches)
        return self.last(Welcome)

    async def knock(self, seq: int = -1, language: Language = "en", patches: bool = False) -> None:
        """Say hello."""
        room = await self.manager.room(self.code)
        self.session = Session(self.manager, room, self.subscriber)
        await self.session.attend(Hello(self.client, seq, language, patches))

    async def go(self) -> None:
        """Leave; a new line is needed to come back."""
        await self.manager.leave(await self.manager.room(self.code), self.subscriber)
        self.subscriber = Subscriber(self.visitor.id, self.visitor.name, self.visitor.program)

    async def send(self, message: ClientMessage) -> Answered:
        """Ask for something, and hear the answer."""
        await self.session.attend(message)
        return self.last(Answered)

    async def act(self, action: dict[str, object] | str) -> Answered:
        """Do something at the table."""
        return await self.send(Act(self.number(), action))

    def number(self) -> int:
        """The next number."""
        self.n += 1
        return self.n

    def listen(self) -> list[ServerMessage]:
        """Everything that was told since the last time."""
        fresh = list(self.subscriber.waiting)
        self.subscriber.waiting.clear()
        self.subscriber.size = 0
        self.raw += fresh
        messages = [msgspec.json.decode(data, type=ServerMessage) for data in fresh]
        self.heard += messages
        return messages

    def last(self, kind: type[M]) -> M:
        """The last message of a kind."""
        self.listen()
        return next(message for message in reversed(self.heard) if isinstance(message, kind))

    def all(self, kind: type[M]) -> list[M]:
        """All messages of a kind."""
        self.listen()
        return [message for message in self.heard if isinstance(message, kind)]

    @property
    def scene(self) -> msgspec.Struct:
        """What the table looks like now."""
        self.listen()
        for message in reversed(self.heard):
            if isinstance(message, Update | Welcome) and message.scene is not None:
                return message.scene
        raise AssertionError("the game has not begun")


class Hall:
    """A house with people in it."""

    def __init__(self, manager: RoomManager, hands: Hands) -> None:
        self.manager = manager
        self.hands = hands
        manager.lobby.seeds = lambda: "a seed for tests"
        numbers = count()
        manager.new_random = lambda: Random(next(numbers))

    async def guest(self, name: str = "Ann") -> Visitor:
        """Somebody new."""
        visitor, _ = await self.manager.people.guest(name, "en")
        return visitor

    async def member(self, name: str = "Ann", days: float = 30, address: str = "") -> Visitor:
        """Somebody with an account that is so many days old."""
        visitor = msgspec.structs.replace(await self.guest(name), kind="account", address=address)
        values = {"kind": "account", "created": self.hands.time - days * 86_400}
        async with self.manager.database.writing() as connection:
            change = update(Person).where(Person.id == visitor.id)
            await connection.execute(change.values(values))
        return visitor

    async def table(
        self,
        game: str = "bohnanza",
        people: int = 2,
        bots: int = 1,
        clocks: Clocks | None = None,
        members: bool = False,
        reading: float = 0.0,
        **more: object,
    ) -> list[Player]:
        """A table that has begun, with everybody at it; only members are rated."""
        come = self.member if members else self.guest
        visitors = [await come(name) for name in ("Ann", "Bob", "Cyd", "Dan")[:people]]
        seats = [SeatPlan("me"), *[SeatPlan() for _ in visitors[1:]]]
        seats += [SeatPlan("bot", "random") for _ in range(bots)]
        times = msgspec.structs.replace(clocks or Clocks(), reading=reading)
        plain = {"game": game, "seats": seats, "clocks": times, **more}
        plan = msgspec.convert(plain, NewTable, from_attributes=True)
        code = await self.manager.lobby.open(visitors[0], plan)
        for visitor in visitors[1:]:
            await self.manager.lobby.sit(code, visitor, None)
        if people > 1:
            await self.manager.lobby.start(code)
        players = [
            Player(self.manager, visitor, code, f"client-{seat}")
            for seat, visitor in enumerate(visitors)
        ]
        for player in players:
            await player.come()
        return players

    async def info(self, code: str) -> TableInfo:
        """The table as everybody may know it."""
        return (await self.manager.room(code)).describe()

    def asks(self, code: str) -> list[Ask]:
        """Who is asked at a table."""
        return self.manager.rooms[code].need_state().game.asks()

    async def play_on(self, code: str, players: list[Player], steps: int = 100_000) -> None:
        """People play like random bots until the game is over, or for at most this many steps."""
        game = self.manager.rooms[code].need_state().game.ID
        random = Random(7)
        brains = [make_bot("random", game, random) for _ in players]
        while steps and not self.manager.rooms[code].need_state().over:
            steps -= 1
            state = self.manager.rooms[code].need_state()
            before = state.seq
            for seat, player in enumerate(players):
                ask = state.ask_of(seat)
                if ask is not None and ask.must:
                    action = brains[seat].act(state.game.view(seat), ask, ())
                    assert action is not None
                    await player.act(msgspec.to_builtins(action))
                    break
            for _ in range(10 if state.seq == before else 0):
                await self.hands.advance(1)
                for player in players:
                    player.listen()


@contextlib.asynccontextmanager
async def opened(url: str, hands: Hands | None = None, **settings: object) -> AsyncIterator[Hall]:
    """A hall on a database."""
    hands = hands or Hands()
    config = msgspec.convert({"database": url, **settings}, Config)
    database = Database(config.database_url())
    await database.open()
    manager = RoomManager(config, database, hands)
    try:
        yield Hall(manager, hands)
    finally:
        await manager.stop()
        await database.close()

"""A page without a browser: it talks to a worker as the real one does, and time is its own."""

import asyncio
from collections.abc import Mapping
from random import Random
from typing import TypeVar

import msgspec

from higgle.live.clocks import Timers
from higgle.live.journal import StorageError
from higgle.play import Bot, make_bot
from higgle.protocol.messages import Answered, ServerMessage, TableInfo, Update, Welcome
from higgle.solo.requests import PageAnswer, PageRequest
from higgle.solo.storage import MemoryStorage
from higgle.solo.worker import SoloWorker

T = TypeVar("T")
MOST = 30_000
"""More moments than any game takes."""


class FlakyStorage(MemoryStorage):
    """A storage that can be full."""

    def __init__(self) -> None:
        super().__init__()
        self.full = False

    async def write(self, rows: Mapping[str, str]) -> None:
        """Store these rows, unless there is no room."""
        await asyncio.sleep(0)
        if self.full:
            raise StorageError
        await super().write(rows)


class SoloPage:
    """Opens tables and plays at them."""

    def __init__(self, storage: MemoryStorage) -> None:
        self.time = 1_000_000.0
        self.heard: list[ServerMessage] = []
        self.hung: list[int] = []
        self.worker = SoloWorker(storage, self.hear, lambda _, code: self.hung.append(code))
        timers = Timers(lambda: self.time, lambda: self.time)
        self.worker.timers.watch = self.worker.timers.steady = timers.watch
        self.worker.timers.seen = timers.seen
        self.lines = 0
        self.number = 0

    def hear(self, line: int, text: str) -> None:
        """The worker tells something."""
        self.heard.append(msgspec.json.decode(text, type=ServerMessage))

    async def load(self) -> "SoloPage":
        """Read what is stored; time stands still until it is moved."""
        await self.worker.requests.load()
        return self

    async def ask(self, method: str, path: str, body: object = None) -> PageAnswer:
        """A request, and its answer."""
        text = "" if body is None else msgspec.json.encode(body).decode()
        request = msgspec.json.encode(PageRequest(method, path, "en", text)).decode()
        return msgspec.json.decode(await self.worker.answer(request), type=PageAnswer)

    async def need(self, kind: type[T], method: str, path: str, body: object = None) -> T:
        """A request that is granted."""
        answer = await self.ask(method, path, body)
        assert answer.status == 200, answer.body
        return msgspec.json.decode(answer.body, type=kind)

    async def come_in(self) -> None:
        """Somebody is here."""
        assert (await self.ask("POST", "guests", {"name": "Ann"})).status == 200

    async def begin(self, game: str, **wish: object) -> TableInfo:
        """A game against bots."""
        return await self.need(TableInfo, "POST", "quick", {"game": game, **wish})

    async def sit(self, code: str, seq: int = -1, sitting: int = -1) -> None:
        """Open a line to a table: as me, or as whoever sits there."""
        self.lines += 1
        await self.worker.connect(self.lines, code, sitting)
        await self.say({"type": "hello", "client": "page-0001", "seq": seq, "language": "en"})
        await self.settle()

    async def say(self, message: object) -> None:
        """Say something over the line."""
        await self.worker.hear(self.lines, msgspec.json.encode(message).decode())

    async def settle(self) -> None:
        """Let everything arrive that is on its way."""
        for _ in range(4):
            await asyncio.sleep(0)

    async def advance(self, seconds: float) -> None:
        """Let time go by."""
        self.time += seconds
        for callback in self.worker.timers.due():
            await callback()
        await asyncio.sleep(0)

    async def play(self, code: str, brain: Bot | None = None, most: int = MOST) -> int:
        """Play the first seat until the end, or for so many moments; how often it acted."""
        acted, room = 0, await self.worker.host.room(code)
        for _ in range(most):
            state = room.need_state()
            brain = brain or make_bot("random", state.game.ID, Random(2))
            if state.over:
                break
            ask = state.ask_of(0)
            if ask is not None and ask.must:
                action = brain.act(state.game.view(0), ask, ())
                self.number += 1
                acted += 1
                act = {"type": "act", "n": self.number, "action": msgspec.to_builtins(action)}
                await self.say(act)
            else:
                await self.advance(0.5)
        await self.advance(1.0)
        await self.settle()
        return acted

    def answers(self) -> list[Answered]:
        """What the table has answered."""
        return [one for one in self.heard if isinstance(one, Answered)]

    def updates(self) -> list[int]:
        """The numbers of the steps that the table has shown."""
        return [one.seq for one in self.heard if isinstance(one, Update)]

    def welcomes(self) -> list[Welcome]:
        """How the table has received us."""
        return [one for one in self.heard if isinstance(one, Welcome)]

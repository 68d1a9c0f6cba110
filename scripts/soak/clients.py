"""What the soak scripts share: a server without limits, people at its tables, and what is done."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import msgspec
import websockets

from higgle.client import Client, TableConnection
from higgle.protocol.messages import Answered, Clocks, Hello, TableInfo
from higgle.protocol.tables import NewTable, SeatPlan, SetReady, TakeSeat
from tests.server.patched import patched

OPEN: dict[str, object] = {
    "messages": 1_000_000_000,
    "requests": 1_000_000_000,
    "connections_per_address": 100_000,
    "handshakes": 1_000_000_000,
    "guests_per_hour": 1_000_000_000,
    "talk_messages": 1_000_000_000,
    "sockets_per_address": 100_000,
    "sockets_per_person": 100_000,
    "tables_per_person": 1_000_000,
    "log_level": "error",
}
"""Settings with which only the server itself is the limit."""


def noted(state: Path | None) -> Counter[str]:
    """What an earlier run has counted."""
    return Counter(json.loads(state.read_text()) if state is not None and state.exists() else {})


def note(state: Path | None, count: Counter[str]) -> None:
    """Keep what is counted, so that a run that was stopped goes on."""
    if state is not None:
        fresh = state.with_suffix(".new")
        fresh.write_text(json.dumps(count))
        fresh.replace(state)


def called(line: TableConnection) -> websockets.connect:
    """A socket to a table, for thousands at once: nothing is compressed, and there is patience."""
    return websockets.connect(
        line.address,
        additional_headers=line.headers,
        compression=None,
        max_size=None,
        open_timeout=60,
    )


class Seat:
    """Somebody at a table: what was told of the scene, and the answers that are awaited."""

    patches = True
    """Whether it is told what changes, like a page, or whole scenes."""

    def __init__(self, client: Client, code: str, seat: int) -> None:
        self.line = client.connect(code)
        self.code = code
        self.seat = seat
        self.n = 0
        self.last_scene: Mapping[str, object] = {}
        self.fresh: list[bytes] = []
        """What was told of the scene since it was last looked at."""
        self.heard: list[tuple[int, str]] = []
        self.awaited: dict[int, asyncio.Future[Answered]] = {}
        self.broken = 0

    async def listen(self, ready: asyncio.Event | None = None) -> None:
        """Hear everything, and call again if the line breaks."""
        while True:
            try:
                await self.hear_line(ready)
            except (OSError, websockets.WebSocketException):
                self.broken += 1
                await asyncio.sleep(0.2)

    async def hear_line(self, ready: asyncio.Event | None) -> None:
        async with called(self.line) as self.socket:
            hello = Hello(self.line.name, patches=self.patches)
            await self.socket.send(msgspec.json.encode(hello), text=True)
            async for data in self.socket:
                assert isinstance(data, str)
                self.note(data.encode())
                if ready is not None and b'"scene":{' in b"".join(self.fresh[:1]):
                    ready.set()

    def note(self, data: bytes) -> None:
        """Keep what matters without reading it all."""
        if data.startswith(b'{"type":"answered"'):
            answered = msgspec.json.decode(data, type=Answered)
            future = self.awaited.pop(answered.n, None)
            if future is not None and not future.done():
                future.set_result(answered)
        elif data.startswith((b'{"type":"update"', b'{"type":"welcome"')):
            self.fresh = [data]
        elif data.startswith(b'{"type":"patch"'):
            self.fresh.append(data)

    async def act(self, action: object) -> Answered:
        """Send an action and wait for its answer."""
        self.n += 1
        future = self.awaited[self.n] = asyncio.get_running_loop().create_future()
        message = {"type": "act", "n": self.n, "action": action}
        await self.socket.send(msgspec.json.encode(message), text=True)
        return await asyncio.wait_for(future, 60)

    def scene(self) -> Mapping[str, object]:
        """The last scene; nothing before the game begins."""
        for data in self.fresh:
            told: dict[str, object] = msgspec.json.decode(data)
            if told["type"] == "patch":
                self.last_scene = patched(self.last_scene, told)
            else:
                self.last_scene = msgspec.convert(told["scene"] or {}, dict[str, object])
        self.fresh = []
        return self.last_scene


def table_of(clients: list[Client], game: str = "bohnanza") -> list[Seat]:
    """A table at which these people sit; its game begins when the start is counted down."""
    seats = (SeatPlan("me"), *(SeatPlan() for _ in clients[1:]))
    table = clients[0].request(
        "POST", "tables", TableInfo, NewTable(game, seats, clocks=Clocks(grace=3600))
    )
    for client in clients[1:]:
        client.request("POST", f"tables/{table.code}/sit", TableInfo, TakeSeat())
    for client in clients:
        client.request("POST", f"tables/{table.code}/ready", TableInfo, SetReady())
    clients[0].request("POST", f"tables/{table.code}/start", TableInfo)
    return [Seat(client, table.code, seat) for seat, client in enumerate(clients)]


def choose(scene: Mapping[str, object], seat: int, dice: random.Random) -> object | None:
    """A legal action of the seat, if it must act; else sometimes one that it may."""
    actions = msgspec.convert(scene["actions"], list[dict[str, object]])
    asks = msgspec.convert(scene["asks"], list[dict[str, object]])
    ask = next((ask for ask in asks if ask["seat"] == seat), None)
    if ask is None or not actions:
        return None
    if not ask["must"]:
        actions = [one for one in actions if one["type"] != "harvest"]
        return dice.choice(actions) if actions and dice.random() < 0.3 else None
    quiet = [one for one in actions if one["type"] not in ("harvest", "withdraw")]
    return dice.choice(quiet or actions)

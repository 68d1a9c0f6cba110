"""`kill -9` at random instants under play: nothing acknowledged is lost, nothing happens twice.

Many tables are open, players act as fast as they can, and the server is killed again and again.
In the end the log must hold every acknowledged step, exactly once, and all players must agree.
`python -m scripts.soak.kills --kills 3000 --state FILE` counts rounds of a hundred kills, each on a
fresh file, in the file that is named, so a run that was stopped goes on.
"""

import argparse
import asyncio
import json
import math
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import msgspec
import websockets

import higgle
from higgle.client import Client
from higgle.play import make_bot
from higgle.protocol.messages import (
    Act,
    Answered,
    Hello,
    ServerMessage,
    TableInfo,
    Update,
    Welcome,
)
from higgle.protocol.tables import NewTable, SeatPlan
from scripts.soak.clients import OPEN, note, noted
from tests.server.server_process import Running


class Player:
    """Plays one seat over a line that breaks often, and remembers what it was promised."""

    def __init__(self, client: Client, code: str, seat: int, comes: asyncio.Event) -> None:
        self.line = client.connect(code)
        self.code = code
        self.seat = seat
        self.comes = comes
        """Is set whenever a player sits at its table again."""
        self.promised: dict[int, int] = {}
        self.waiting: dict[int, Act] = {}
        self.n = 0
        self.seq = -1
        self.view = b""
        self.doubles = 0
        self.bot = make_bot("random", "bohnanza", random.Random(seat))

    async def run(self, end: asyncio.Event) -> None:
        """Call, play, call again."""
        while not end.is_set():
            try:
                async with websockets.connect(
                    self.line.address, additional_headers=self.line.headers, compression=None
                ) as socket:
                    await self.talk(socket, end)
            except (OSError, websockets.WebSocketException):
                await asyncio.sleep(0.02 + random.random() * 0.05)

    async def talk(self, socket: websockets.ClientConnection, end: asyncio.Event) -> None:
        await socket.send(msgspec.json.encode(Hello(self.line.name, self.seq)), text=True)
        for message in self.waiting.values():
            await socket.send(msgspec.json.encode(message), text=True)
        while not end.is_set():
            try:
                data = await asyncio.wait_for(socket.recv(), 0.5)
            except TimeoutError:
                continue
            await self.hear(socket, msgspec.json.decode(data, type=ServerMessage), end)

    async def hear(
        self, socket: websockets.ClientConnection, message: ServerMessage, end: asyncio.Event
    ) -> None:
        if isinstance(message, Answered):
            self.answered(message)
        elif isinstance(message, Welcome | Update) and message.scene is not None:
            assert message.seq >= self.seq, "what was seen is gone"
            self.seq, self.view = message.seq, bytes(message.scene.view)
            if isinstance(message, Welcome):
                self.comes.set()
            ask = next((a for a in message.scene.asks if a.seat == self.seat), None)
            if ask is not None and ask.must and not self.waiting:
                await asyncio.sleep(random.random() * 0.02)
                action = self.bot.act(higgle.load(self.view), ask, ())
                assert action is not None
                self.n += 1
                act = self.waiting[self.n] = Act(self.n, msgspec.to_builtins(action))
                await socket.send(msgspec.json.encode(act), text=True)

    def answered(self, message: Answered) -> None:
        self.waiting.pop(message.n, None)
        if message.ok:
            before = self.promised.setdefault(message.n, message.seq)
            assert before == message.seq, "one action, two places in the log"
            self.doubles += message.duplicate


def open_table(client: Client) -> TableInfo:
    """A table for one person and two bots, whose game never waits."""
    seats = (SeatPlan("me"), SeatPlan("bot", "random"), SeatPlan("bot", "random"))
    return client.request("POST", "tables", TableInfo, NewTable("bohnanza", seats))


def check(file: Path, players: list[Player]) -> Counter[str]:
    """Compare what was promised with what is kept."""
    rows = sqlite3.connect(file).execute("SELECT code, client, n, seq FROM log").fetchall()
    kept = {(code, client.rpartition(".")[2], n): seq for code, client, n, seq in rows}
    lost = twice = promised = 0
    for player in players:
        for n, seq in player.promised.items():
            promised += 1
            lost += kept.get((player.code, player.line.name, n)) != seq
    for player in players:
        seqs = sorted(seq for code, _, _, seq in rows if code == player.code)
        twice += seqs != list(range(1, len(seqs) + 1))
    return Counter(
        {"steps": len(rows), "acknowledged": promised, "lost": lost, "holes or doubles": twice}
    )


async def soak(kills: int, tables: int, idle: int, file: Path) -> Counter[str]:
    """One round: play, kill, start anew, and look at the log."""
    settings = OPEN | {"bot_pace": 0.01}
    server = Running(str(file), **settings)
    client = Client(server.address, name="Ann")
    for _ in range(idle):
        open_table(client)
    comes, end = asyncio.Event(), asyncio.Event()
    players = [Player(client, open_table(client).code, 0, comes) for _ in range(tables)]
    tasks = {player: asyncio.create_task(player.run(end)) for player in players}
    recoveries: list[float] = []
    for _ in range(kills):
        await asyncio.sleep(random.random() * 0.6)
        server.kill()
        start = time.perf_counter()
        comes.clear()
        server = await asyncio.to_thread(Running, str(file), server.port, **settings)
        await comes.wait()
        recoveries.append(time.perf_counter() - start)
        for player in [p for p in players if p.view and higgle.load(p.view).over]:
            fresh = Player(client, (await asyncio.to_thread(open_table, client)).code, 0, comes)
            players.append(fresh)
            tasks[fresh] = asyncio.create_task(fresh.run(end))
            player.view = b""
            tasks.pop(player).cancel()
    await asyncio.sleep(2)
    end.set()
    await asyncio.gather(*tasks.values())
    unequal = await converged(client, players)
    server.stop()
    told = check(file, players)
    told["kills"] = kills
    told["resent and recognised"] = sum(player.doubles for player in players)
    told["clients that differ"] = unequal
    told.update(f"recovered within {math.ceil(took * 10) / 10} s" for took in recoveries)
    return told


async def converged(client: Client, players: list[Player]) -> int:
    """How many players see anything else than a fresh look at the table shows."""
    unequal = 0
    for player in players:
        if not player.view:
            continue
        line = client.connect(player.code)
        async with websockets.connect(
            line.address, additional_headers=line.headers, compression=None
        ) as socket:
            await socket.send(msgspec.json.encode(Hello(player.line.name, player.seq)), text=True)
            welcome = msgspec.json.decode(await socket.recv(), type=ServerMessage)
            assert isinstance(welcome, Welcome)
            known = [step.seq for step in welcome.missed]
            unequal += known != list(range(player.seq + 1, welcome.seq + 1))
    return unequal


def within(told: Counter[str], share: float) -> float:
    """In how many seconds so large a share of the restarts was over."""
    took = sorted(
        second
        for name, n in told.items()
        if name.startswith("recovered")
        for second in [float(name.split()[2])] * n
    )
    return took[math.ceil(share * len(took)) - 1]


def main() -> int:
    """Kill, count, and say what was lost."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--kills", type=int, default=300)
    words.add_argument("--round", type=int, default=100, help="kills on one file")
    words.add_argument("--tables", type=int, default=10, help="tables that are played")
    words.add_argument("--idle", type=int, default=190, help="further open tables")
    words.add_argument("--state", type=Path)
    said = words.parse_args()
    told = noted(said.state)
    while told["kills"] < said.kills:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "higgle.sqlite3"
            kills = min(said.round, said.kills - told["kills"])
            told.update(asyncio.run(soak(kills, said.tables, said.idle, file)))
        note(said.state, told)
        print(f"{told['kills']} kills", file=sys.stderr, flush=True)
    times = {"median": within(told, 0.5), "p99": within(told, 0.99)}
    print(json.dumps({"open tables": said.tables + said.idle, **told, **times}, indent=2))
    return int(any(told[name] for name in ("lost", "holes or doubles", "clients that differ")))


if __name__ == "__main__":
    sys.exit(main())

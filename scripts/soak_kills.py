"""`kill -9` at random instants under play: nothing acknowledged is lost, nothing happens twice.

Many tables are open, players act as fast as they can, and the server is killed again and again.
In the end the log must hold every acknowledged step, exactly once, and all players must agree.
"""

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import websockets

import higgle
from higgle.client import Client
from higgle.playing import make_bot
from higgle.server.wire.messages import (
    Act,
    Answered,
    Hello,
    ServerMessage,
    TableInfo,
    Update,
    Welcome,
)
from higgle.server.wire.rest import NewTable, SeatPlan

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.server.server_process import Running


class Player:
    """Plays one seat over a line that breaks often, and remembers what it was promised."""

    comes = asyncio.Event()
    """Is set whenever a player sits at its table again."""

    def __init__(self, client: Client, code: str, seat: int) -> None:
        self.line = client.line(code)
        self.code = code
        self.seat = seat
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
    return client.ask("POST", "tables", TableInfo, NewTable("bohnanza", seats))


def check(file: Path, players: list[Player]) -> dict[str, object]:
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
    return {"steps": len(rows), "acknowledged": promised, "lost": lost, "holes_or_doubles": twice}


async def soak(kills: int, tables: int, idle: int, file: Path) -> dict[str, object]:
    settings = {
        "bot_pace": 0.01,
        "messages": 1_000_000,
        "requests": 1_000_000,
        "sockets_per_address": 10_000,
        "sockets_per_person": 10_000,
        "tables_per_person": 100_000,
        "log_level": "error",
    }
    server = Running(str(file), **settings)
    client = Client(server.address, name="Ann")
    for _ in range(idle):
        open_table(client)
    players = [Player(client, open_table(client).code, 0) for _ in range(tables)]
    end = asyncio.Event()
    tasks = {player: asyncio.create_task(player.run(end)) for player in players}
    recoveries: list[float] = []
    for done in range(kills):
        await asyncio.sleep(random.random() * 0.6)
        server.kill()
        start = time.perf_counter()
        Player.comes.clear()
        server = await asyncio.to_thread(Running, str(file), server.port, **settings)
        await Player.comes.wait()
        recoveries.append(time.perf_counter() - start)
        if (done + 1) % 25 == 0:
            print(f"{done + 1} kills", file=sys.stderr, flush=True)
        for player in [p for p in players if p.view and higgle.load(p.view).over]:
            fresh = Player(client, (await asyncio.to_thread(open_table, client)).code, 0)
            players.append(fresh)
            tasks[fresh] = asyncio.create_task(fresh.run(end))
            player.view = b""
            tasks.pop(player).cancel()
    await asyncio.sleep(2)
    end.set()
    await asyncio.gather(*tasks.values())
    unequal = await converged(client, players)
    server.stop()
    recoveries.sort()
    return {
        "kills": kills,
        "open_tables": tables + idle,
        **check(file, players),
        "resent_and_recognised": sum(player.doubles for player in players),
        "clients_that_differ": unequal,
        "seconds_from_kill_to_play_median": round(recoveries[len(recoveries) // 2], 2),
        "seconds_from_kill_to_play_p99": round(recoveries[int(0.99 * len(recoveries))], 2),
        "recovery_within_2_s": recoveries[int(0.99 * len(recoveries))] <= 2.0,
    }


async def converged(client: Client, players: list[Player]) -> int:
    """How many players see anything else than a fresh look at the table shows."""
    unequal = 0
    for player in players:
        if not player.view:
            continue
        line = client.line(player.code)
        async with websockets.connect(
            line.address, additional_headers=line.headers, compression=None
        ) as socket:
            await socket.send(msgspec.json.encode(Hello(player.line.name, player.seq)), text=True)
            welcome = msgspec.json.decode(await socket.recv(), type=ServerMessage)
            assert isinstance(welcome, Welcome)
            known = [step.seq for step in welcome.missed]
            unequal += known != list(range(player.seq + 1, welcome.seq + 1))
    return unequal


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--tables", type=int, default=10, help="tables that are played")
    parser.add_argument("--idle", type=int, default=190, help="further open tables")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "higgle.sqlite3"
        told = asyncio.run(soak(chosen.kills, chosen.tables, chosen.idle, file))
    print(json.dumps(told, indent=2))
    if told["lost"] or told["holes_or_doubles"] or told["clients_that_differ"]:
        raise SystemExit(1)


if __name__ == "__main__":
    main()

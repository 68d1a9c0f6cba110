"""Every socket breaks at the same moment, and every client reconnects.

`python -m scripts.soak.reconnects --tables 1500 --rounds 10` connects 6,000 clients and cuts all of
them off, again and again; each time all must be back within ten seconds, and receive what they
missed. Run it on a quiet machine: the generator needs as much of it as the server. Every storm is
noted in the file that `--state` names, so a run that was stopped goes on.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import msgspec
import websockets

from higgle.client import Client
from higgle.protocol.messages import Hello, ServerMessage, Update, Welcome
from scripts.soak.clients import OPEN, Seat, called, note, noted, table_of
from tests.server.conftest import memory
from tests.server.server_process import Running, running

IN_TIME = 10.0
JITTER = 0.5
"""Within how many seconds people call again, like the page."""


class Caller:
    """Somebody who calls again whenever the line breaks, and says how far the story was heard."""

    def __init__(self, seat: Seat) -> None:
        self.line = seat.line
        self.seq = -1
        self.missed = 0
        self.back = asyncio.Event()
        self.socket: websockets.ClientConnection | None = None

    async def stay(self) -> None:
        """Call, listen, call again."""
        while True:
            try:
                async with called(self.line) as self.socket:
                    hello = Hello(self.line.name, self.seq)
                    await self.socket.send(msgspec.json.encode(hello), text=True)
                    async for data in self.socket:
                        self.note(msgspec.json.decode(data, type=ServerMessage))
            except (OSError, websockets.WebSocketException):
                await asyncio.sleep(random.random() * JITTER)

    def note(self, message: ServerMessage) -> None:
        """Every step is heard once, in its order, whatever broke in between."""
        if isinstance(message, Welcome):
            steps = [step.seq for step in message.missed]
            if self.seq >= 0:
                assert steps == list(range(self.seq + 1, message.seq + 1)), "a hole in the story"
                self.missed += len(steps)
            self.seq = message.seq
            self.back.set()
        elif isinstance(message, Update):
            assert message.seq == self.seq + 1, "a hole in the story"
            self.seq = message.seq

    def cut(self) -> None:
        """The line breaks."""
        self.back.clear()
        assert self.socket is not None
        self.socket.transport.abort()


async def soak(
    server: Running, tables: int, rounds: int, count: Counter[str], state: Path | None
) -> dict[str, object]:
    """Connect all clients, and cut them off again and again."""
    people = [Client(server.address, name=f"Guest {n}") for n in range(4)]
    parties = [await asyncio.to_thread(table_of, people) for _ in range(tables)]
    callers = [Caller(seat) for party in parties for seat in party]
    memory, cpu = server.memory(), server.cpu()
    begun = time.perf_counter()
    tasks = [asyncio.create_task(caller.stay()) for caller in callers]
    await everybody(callers, tasks)
    took = [time.perf_counter() - begun]
    memory, cpu = server.memory() - memory, server.cpu() - cpu
    while count["storms"] < rounds:
        for caller in callers:
            caller.cut()
        begun = time.perf_counter()
        await everybody(callers, tasks)
        took.append(time.perf_counter() - begun)
        count.update({"storms": 1, "late": took[-1] > IN_TIME, "came back": len(callers)})
        note(state, count)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "sockets": len(callers),
        "seconds to open them": round(took[0], 2),
        "milliseconds of processor to open one": round(1000 * cpu / len(callers), 2),
        "kilobytes of one": round(memory / len(callers), 1),
        "seconds until all were back": [round(one, 2) for one in took[1:]],
        "within ten seconds": not count["late"],
    }


async def everybody(callers: list[Caller], tasks: list[asyncio.Task[None]]) -> None:
    """Wait until all are there; whoever has heard a hole in the story says so."""
    there = asyncio.create_task(all_back(callers))
    done, _ = await asyncio.wait([there, *tasks], return_when=asyncio.FIRST_COMPLETED)
    for one in done:
        one.result()


async def all_back(callers: list[Caller]) -> None:
    """Wait for the last of them."""
    for caller in callers:
        await caller.back.wait()


def main() -> int:
    """Run it and print the figures."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tables", type=int, default=1500)
    words.add_argument("--rounds", type=int, default=10)
    words.add_argument("--state", type=Path)
    said = words.parse_args()
    count = noted(said.state)
    if count["storms"] >= said.rounds:
        print(json.dumps(count))
        return int(count["late"] > 0)
    with (
        tempfile.TemporaryDirectory(dir=memory()) as folder,
        running(f"{folder}/x", **OPEN) as server,
    ):
        told = asyncio.run(soak(server, said.tables, said.rounds, count, said.state))
    print(json.dumps(told, indent=1))
    return int(not told["within ten seconds"])


if __name__ == "__main__":
    sys.exit(main())

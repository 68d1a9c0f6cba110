"""Bots of others: how long people wait for an answer while hundreds of tables of bots are watched.

`python -m scripts.soak.bot_clients` lets people at ten tables act twenty times a second, first
alone and then beside 250 tables of five deep searchers, each opened and watched by another guest.
The 99th percentile must stay within three times that of the quiet server; run it when
the machine is quiet.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time

from higgle.client import Client
from higgle.protocol.messages import TableInfo
from higgle.protocol.tables import NewTable, SeatPlan
from scripts.soak.clients import OPEN, Seat, table_of
from scripts.soak.load import once
from tests.server.conftest import memory
from tests.server.server_process import running

MOST = 3.0
"""How many times as long as alone."""


async def waits(tables: list[list[Seat]], rate: float, seconds: float) -> list[float]:
    """How long each of the actions took to be acknowledged, the shortest first."""
    dice, times, trouble = random.Random(1), list[float](), list[str]()
    tasks, start = set[asyncio.Task[None]](), time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        table = tables[number % len(tables)]
        tasks.add(asyncio.create_task(once(table, dice, times, [], trouble)))
    await asyncio.gather(*tasks)
    assert not trouble, trouble
    return sorted(times)


def watched(address: str, number: int, bot: str) -> Seat:
    """A table of bots alone, and somebody who watches it."""
    client = Client(address, name=f"Watcher {number}")
    plan = NewTable("bohnanza", tuple(SeatPlan("bot", bot) for _ in range(5)))
    return Seat(client, client.request("POST", "tables", TableInfo, plan).code, -1)


async def listening(seats: list[Seat]) -> list[asyncio.Task[None]]:
    """Everybody is at the table."""
    ready = [asyncio.Event() for _ in seats]
    lines = [asyncio.create_task(seat.listen(up)) for seat, up in zip(seats, ready, strict=True)]
    await asyncio.gather(*(up.wait() for up in ready))
    return lines


async def soak(address: str, tables: int, bot: str, seconds: float) -> dict[str, object]:
    """Alone, then beside the bots."""
    people = [Client(address, name=f"Guest {n}") for n in range(4)]
    parties = [await asyncio.to_thread(table_of, people) for _ in range(10)]
    lines = await listening([seat for party in parties for seat in party])
    await waits(parties, 20, 3)
    alone = await waits(parties, 20, seconds)
    watchers = [await asyncio.to_thread(watched, address, n, bot) for n in range(tables)]
    lines += await listening(watchers)
    beside = await waits(parties, 20, seconds)
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)
    told: dict[str, object] = {"tables of bots": tables, "actions": len(alone) + len(beside)}
    for name, times in (("alone", alone), ("beside", beside)):
        for part in (50, 99):
            told[f"{name}, p{part}, ms"] = round(1000 * times[len(times) * part // 100], 1)
    times_as_long = beside[len(beside) * 99 // 100] / alone[len(alone) * 99 // 100]
    return told | {"times as long": round(times_as_long, 2)}


def main() -> int:
    """Measure, and say whether the bots of others are felt."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tables", type=int, default=250)
    words.add_argument("--bot", default="searcher:deep")
    words.add_argument("--seconds", type=float, default=30.0)
    said = words.parse_args()
    with (
        tempfile.TemporaryDirectory(dir=memory()) as folder,
        running(f"{folder}/x", **OPEN) as server,
    ):
        told = asyncio.run(soak(server.address, said.tables, said.bot, said.seconds))
    print(json.dumps(told, indent=1))
    return int(float(str(told["times as long"])) > MOST)


if __name__ == "__main__":
    sys.exit(main())

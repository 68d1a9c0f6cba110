"""Load: 300 tables, 1,200 sockets, 150 actions a second for a minute, on one machine."""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time

from higgle.client import Client
from scripts.soak.clients import OPEN, Seat, choose, table_of
from tests.server.server_process import Running, running


async def load(server: Running, tables: int, rate: float, seconds: float) -> dict[str, object]:
    """Open the tables, sit down, and act at the wanted rate."""
    address = server.address
    people = [Client(address, name=f"Guest {n}") for n in range(40)]
    dice = random.Random(1)
    parties = [dice.sample(people, 4) for _ in range(tables)]
    seated = [await asyncio.to_thread(table_of, party) for party in parties]
    ready = [asyncio.Event() for table in seated for _ in table]
    seats = [seat for table in seated for seat in table]
    lines = [asyncio.create_task(seat.listen(up)) for seat, up in zip(seats, ready, strict=True)]
    await asyncio.gather(*(up.wait() for up in ready))
    print(f"{len(seats)} sockets are open", file=sys.stderr, flush=True)
    times: list[float] = []
    refused: list[str] = []
    errors: list[str] = []
    tasks: set[asyncio.Task[None]] = set()
    start, cpu = time.perf_counter(), server.cpu()
    late = 0.0
    for number in range(int(rate * seconds)):
        due = start + number / rate
        wait = due - time.perf_counter()
        late = max(late, -wait)
        if wait > 0:
            await asyncio.sleep(wait)
        task = asyncio.create_task(once(seated[number % tables], dice, times, refused, errors))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    took, cpu = time.perf_counter() - start, server.cpu() - cpu
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)
    times.sort()
    return {
        "tables": tables,
        "sockets": len(seats),
        "seconds": round(took, 1),
        "actions": len(times),
        "actions_per_second": round(len(times) / took, 1),
        "ack_ms_p50": round(1000 * times[len(times) // 2], 1),
        "ack_ms_p99": round(1000 * times[int(len(times) * 0.99)], 1),
        "ack_ms_max": round(1000 * times[-1], 1),
        "server_cpu_us_per_action": round(1e6 * cpu / max(1, len(times))),
        "refused": len(refused),
        "errors": len(errors) + sum(seat.broken for seat in seats),
        "generator_late_ms_max": round(1000 * late, 1),
    }


async def once(
    table: list[Seat],
    dice: random.Random,
    times: list[float],
    refused: list[str],
    errors: list[str],
) -> None:
    """Somebody at the table acts."""
    order = table[:]
    dice.shuffle(order)
    for seat in order:
        action = choose(seat.scene(), seat.seat, dice)
        if action is not None:
            break
    else:
        return
    begun = time.perf_counter()
    try:
        answered = await seat.act(action)
    except (TimeoutError, OSError) as problem:
        errors.append(repr(problem))
        return
    times.append(time.perf_counter() - begun)
    if answered.refusal is not None:
        refused.append(answered.refusal.code)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=150.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running(f"{folder}/x", **OPEN) as server:
        told = asyncio.run(load(server, chosen.tables, chosen.rate, chosen.seconds))
    print(json.dumps(told, indent=2))
    if told["errors"]:
        raise SystemExit(1)


if __name__ == "__main__":
    main()

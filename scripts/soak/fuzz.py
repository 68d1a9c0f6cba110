"""Fuzz: malformed, oversized, replayed, foreign and wrong-seat messages and requests.

Nothing may answer with a 5xx, no line may be closed for a mistake of ours, the server must live
without growing, and a table beside the noise must stay as it was.
`python -m scripts.soak.fuzz --count 1000000 --state FILE`; what is done is noted in the file after
every round, so a run that was stopped goes on.
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

import httpx
import msgspec
import websockets

from higgle.client import Client, TableConnection
from higgle.protocol.messages import Hello
from scripts.soak.clients import OPEN, note, noted, table_of
from tests.server.conftest import memory
from tests.server.server_process import running

SHAPES: dict[str, tuple[str, ...]] = {
    "hello": ("client", "seq", "language"),
    "act": ("action",),
    "check": ("action",),
    "say": ("text",),
    "signal": ("want", "give", "never"),
    "remark": ("phrase", "offer", "to", "give", "get"),
    "pause": ("on",),
    "ask_undo": (),
    "answer_undo": ("agree",),
    "rest": (),
    "return": (),
    "ready": (),
    "rematch": (),
    "stand": ("answers",),
    "fly": ("more",),
}
"""The messages there are, one that does not exist, and their fields."""
WARM = 2
"""After how many rounds the server has read all that it needs."""
MOST_GROWTH = 10.0
"""By how many per cent it may grow afterwards."""
LAST = {"type": "check", "n": 2**31 - 1, "action": "pass"}
"""When this is answered, everything before it was."""
VALUES: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    7,
    2**53,
    2**70,
    1.5,
    "",
    "plant 1",
    "offer 2 blue for 1 red to all",
    "x" * 500,
    "\u0000",
    "💩" * 40,
    [],
    [[[]]],
    {},
    {"type": "plant", "slot": 0},
    {"type": "plant", "slot": -1},
    {"type": "offer", "want": [1] * 40},
    {"type": "offer", "want": [10**9]},
    {"type": "accept", "offer": 1, "cards": [9, 9]},
    {"type": "confirm", "offer": 1, "partner": 99, "cards": [-1]},
    {"type": "harvest", "slot": 10**12},
)
PATHS = """
me guests accounts login logout bots bots/x about tables tables/{c} tables/{c}/sit quick
tables/{c}/leave tables/{c}/seats tables/{c}/start tables/{c}/record tables/{c}/replay watch history
tables/{c}/course ratings/bohnanza ratings/%00 me/tables openapi.json
tables/%2e%2e/x tables/{c}/replay?viewpoint=x&first=-1 history?first=99999999999999999999
"""


def message(dice: random.Random) -> str | bytes:
    """Something that a careless or wicked client may send."""
    kind = dice.random()
    if kind < 0.1:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(200)))
    name = dice.choice(list(SHAPES))
    plain: dict[str, object] = {"type": name, "n": dice.randrange(10_000)}
    plain |= {field: fitting(field, dice) for field in SHAPES[name]}
    if dice.random() < 0.2:
        plain[dice.choice(["n", "more", "client", "action", "seq"])] = dice.choice(VALUES)
    text = json.dumps(plain)
    if kind < 0.2:
        cut = dice.randrange(len(text))
        return text[:cut] + dice.choice(["", "}", "\\", '"', "\x00"]) + text[cut + 1 :]
    if kind < 0.201:
        return text + " " * 9000
    if kind < 0.21:
        return '{"type":"act","n":1,"action":' + "[" * dice.randrange(4000)
    if kind < 0.22:
        return text.replace("1", str(10**24))
    if kind < 0.225:
        return text.replace("a", "\\ud800")
    return text


def fitting(field: str, dice: random.Random) -> object:
    """A value that may fit a field, or not."""
    if field == "action":
        return dice.choice([one for one in VALUES if isinstance(one, dict | str)])
    if field in ("on", "agree"):
        return dice.random() < 0.5
    if field in ("want", "give"):
        return [dice.randrange(12) for _ in range(dice.randrange(4))]
    if field == "text":
        return dice.choice(["hello", "<script>", "💩" * 40, "x" * 500, "\u202e"])
    return dice.choice(VALUES)


async def shout(line: TableConnection, count: int, dice: random.Random, told: Counter[str]) -> None:
    """Send noise over a socket, and count how it ends."""
    sent = 0
    while sent < count:
        reader: asyncio.Task[None] | None = None
        try:
            async with websockets.connect(
                line.address, additional_headers=line.headers, compression=None, max_size=None
            ) as socket:
                reader = asyncio.create_task(drain(socket, told))
                if dice.random() < 0.9:
                    await socket.send(msgspec.json.encode(Hello(line.name)), text=True)
                for _ in range(min(100, count - sent)):
                    noise = message(dice)
                    sent += 1
                    await socket.send(noise, text=isinstance(noise, str) or None)
                    if sent % 20 == 0:
                        await asyncio.sleep(0)
                await socket.send(msgspec.json.encode(Hello(line.name)), text=True)
                await socket.send(msgspec.json.encode(LAST), text=True)
                await reader
                reader = None
        except websockets.ConnectionClosed as closed:
            how = f"{closed.rcvd.code} {closed.rcvd.reason}" if closed.rcvd else "without a word"
            told[f"closed {how}"] += 1
        if reader is not None:
            await asyncio.gather(reader, return_exceptions=True)
    told["messages"] += sent


async def drain(socket: websockets.ClientConnection, told: Counter[str]) -> None:
    """Hear everything until the last message is answered, and what comes until the line closes."""
    closing: asyncio.Task[None] | None = None
    async for data in socket:
        heard = json.loads(data)
        told[f"heard {heard['type']}"] += 1
        if heard.get("n") == LAST["n"]:
            closing = asyncio.create_task(socket.close())
    if closing is not None:
        await closing


async def knock(
    client: httpx.AsyncClient, codes: list[str], count: int, dice: random.Random, told: Counter[str]
) -> None:
    """Send noise as plain requests."""
    for _ in range(count):
        path = "/api/" + dice.choice(PATHS.split()).replace("{c}", dice.choice(codes))
        method = dice.choice(["GET", "POST", "POST", "PATCH", "DELETE", "PUT", "HEAD"])
        headers = dict(
            dice.sample(
                [
                    ("X-CSRF-Token", "x"),
                    ("Authorization", "Bearer higgle_forged"),
                    ("Cookie", "higgle_session=forged"),
                    ("Origin", dice.choice(["https://elsewhere.example", "http://[", "null"])),
                    ("Accept-Language", "xx,\u007f"),
                    ("Content-Type", dice.choice(["application/json", "text/plain", "a/b"])),
                ],
                dice.randrange(3),
            )
        )
        body = message(dice) if method != "GET" else b""
        answer = await client.request(
            method,
            path,
            content=body if isinstance(body, bytes) else body.encode(),
            headers=headers,
        )
        told[f"status {answer.status_code}"] += 1
        told["requests"] += 1


async def fuzz(address: str, count: int, seed: int) -> Counter[str]:
    """A round of noise, four messages to a request, at fresh tables."""
    people = [Client(address, name=f"Guest {n}") for n in range(8)]
    noisy = [table_of(people[3:6]) for _ in range(4)]
    quiet = table_of(people[:3])
    before = quiet_state(people, quiet[0].code)
    codes = [*(seats[0].code for seats in noisy), "NOTATABLE", "..", "%00"]
    told: Counter[str] = Counter()
    lines = [seat.line for seats in noisy for seat in seats]
    lines += [people[7].connect(seats[0].code) for seats in noisy]
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        jobs = [
            shout(line, count * 4 // 5 // len(lines), random.Random(f"{seed} {n}"), told)
            for n, line in enumerate(lines)
        ]
        jobs += [
            knock(client, codes, count // 5 // 8, random.Random(f"{seed} {n}"), told)
            for n in range(8)
        ]
        await asyncio.gather(*jobs)
        told["not ready"] += (await client.get("/readyz")).status_code != 200
    told["quiet tables changed"] += before != quiet_state(people, quiet[0].code)
    return told


def quiet_state(people: list[Client], code: str) -> list[object]:
    """What three people see at a table that nobody disturbs."""
    seen: list[object] = []
    for client in people[:3]:
        with client.connect(code) as line:
            while line.scene is None:  # its start is still counted down
                line.receive()
            seen.append((line.seq, bytes(line.scene.view)))
    return seen


def mistakes(told: Counter[str]) -> int:
    """How much of what was counted should never happen."""
    bad = ("status 5", "closed 1011", "closed 4500", "closed without", "not ready", "quiet")
    return sum(n for name, n in told.items() if name.startswith(bad))


def main() -> int:
    """Make noise, count, and say what went wrong."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--count", type=int, default=200_000)
    words.add_argument("--round", type=int, default=20_000, help="messages and requests a round")
    words.add_argument("--state", type=Path)
    said = words.parse_args()
    told = noted(said.state)
    sizes: list[int] = []
    with (
        tempfile.TemporaryDirectory(dir=memory()) as folder,
        running(f"{folder}/x", **OPEN) as server,
    ):
        while told["messages"] + told["requests"] < said.count:
            begun, seed = time.perf_counter(), told["messages"]
            told.update(asyncio.run(fuzz(server.address, said.round, seed)))
            told["seconds"] += round(time.perf_counter() - begun)
            sizes.append(server.memory())
            note(said.state, told)
    grown = round(100 * (sizes[-1] / sizes[WARM] - 1), 1) if len(sizes) > WARM else 0.0
    print(json.dumps({**dict(sorted(told.items())), "memory": sizes, "grown_by_percent": grown}))
    return int(mistakes(told) > 0 or grown > MOST_GROWTH)


if __name__ == "__main__":
    sys.exit(main())

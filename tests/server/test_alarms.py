"""Timers: what was set rings in its order, what was cancelled does not, and all stops when told."""

import asyncio

import pytest

from higgle.live.clocks import Timers
from tests.server.hall import Hands

pytestmark = pytest.mark.anyio


async def test_alarms_ring_in_the_order_of_their_times() -> None:
    """One that is set anew rings once, at its last time; one that is cancelled never."""
    hands, rung = Hands(), list[str]()

    def ring(name: str) -> None:
        async def note() -> None:
            rung.append(f"{name} {hands.time - start:.0f}")

        hands.set(name, start + times[name], note)

    start, times = hands.time, {"one": 9.0, "two": 2.0, "three": 3.0}
    for name in times:
        ring(name)
    times["one"] = 1.0
    ring("one")
    hands.cancel("three")

    await hands.advance(20)

    assert ["one 1", "two 2"] == rung


@pytest.mark.parametrize("ticks", range(6))
async def test_alarms_stop_when_told(ticks: int) -> None:
    """Though something is set at the same moment."""
    alarms = Timers()
    running = asyncio.create_task(alarms.run())
    await asyncio.sleep(0)

    async def nothing() -> None:
        """Ring without a sound."""

    alarms.set("now", alarms.now(), nothing)
    for _ in range(ticks):
        await asyncio.sleep(0)
    running.cancel()

    async with asyncio.timeout(5):
        await asyncio.gather(running, return_exceptions=True)
    assert running.cancelled()

"""Thinking: a bot thinks in a thread of its own, and nobody waits for it longer than agreed."""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


async def think(thought: Callable[[], T], limit: float) -> T:
    """What a thought comes to; after the limit it is given up, and its thread with it.

    A thread for each thought: one that never ends takes the place of no other.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def tell(result: T) -> None:
        if not answer.done():
            answer.set_result(result)

    def complain(problem: Exception) -> None:
        if not answer.done():
            answer.set_exception(problem)

    def work() -> None:
        with contextlib.suppress(RuntimeError):
            try:
                result = thought()
            except Exception as problem:  # noqa: BLE001 - it is raised where somebody waits
                loop.call_soon_threadsafe(complain, problem)
            else:
                loop.call_soon_threadsafe(tell, result)

    threading.Thread(target=work, name="higgle-bot", daemon=True).start()
    async with asyncio.timeout(limit):
        return await answer

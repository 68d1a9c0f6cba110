"""Listening: PostgreSQL tells every process what another one has written."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.engine import URL

from higgle.server.scribe import CHANNEL

LOG = logging.getLogger("higgle.listening")
RETRY = 1.0
LOST = "lost"

Hear = Callable[[str, str], Awaitable[None]]


async def listen(url: URL, hear: Hear, lost: Callable[[], Awaitable[None]]) -> None:
    """Hear for ever; after a broken line everything has to be read again."""
    import asyncpg  # type: ignore[import-untyped]  # it has no types of its own

    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        news: asyncio.Queue[str] = asyncio.Queue()
        try:
            line = await asyncpg.connect(plain)
        except (OSError, asyncpg.PostgresError):
            await asyncio.sleep(RETRY)
            continue
        line.add_termination_listener(lambda _, queue=news: queue.put_nowait(LOST))
        await line.add_listener(CHANNEL, lambda *told, queue=news: queue.put_nowait(told[3]))
        await lost()
        try:
            await pass_on(news, hear)
        finally:
            await line.close()


async def pass_on(news: asyncio.Queue[str], hear: Hear) -> None:
    """Pass the news on until the line breaks; several about the same are one."""
    while True:
        waiting = [await news.get()]
        while not news.empty():
            waiting.append(news.get_nowait())
        for told in dict.fromkeys(waiting):
            if told == LOST:
                return
            about, _, code = told.partition(" ")
            try:
                await hear(about, code)
            except Exception:
                LOG.exception("news could not be taken in")

"""Listening: PostgreSQL tells every process what another one has written."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy import Executable, text
from sqlalchemy.engine import URL

from higgle.extras import Extra

LOG = logging.getLogger("higgle.notifications")
CHANNEL = "higgle"
RETRY = 1.0
LOST = "lost"
QUIET = 10.0
"""After this many seconds without news, the connection is tested."""

WORDS = ("tell", "hold")
"""News that are words themselves: each of them counts, in its order."""

Hear = Callable[[str, str, str], Awaitable[None]]
"""Hears what the news is about, of which table, and how far its log has come, or words."""


async def listen(url: URL, hear: Hear, lost: Callable[[], Awaitable[None]]) -> None:
    """Listen for ever; after a broken connection everything has to be read again."""
    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            await listen_once(plain, hear, lost)
        except Exception as problem:  # noqa: BLE001 - whatever broke, somebody has to listen
            LOG.warning("the line for news broke", extra={"why": type(problem).__name__})
        await asyncio.sleep(RETRY)


async def listen_once(address: str, hear: Hear, lost: Callable[[], Awaitable[None]]) -> None:
    """Hear until the line breaks."""
    with Extra("postgres"):
        import asyncpg  # type: ignore[import-untyped]  # it has no types of its own

    news: asyncio.Queue[str] = asyncio.Queue()
    line = await asyncpg.connect(address)
    try:
        line.add_termination_listener(lambda _: news.put_nowait(LOST))
        await line.add_listener(CHANNEL, lambda *told: news.put_nowait(told[3]))
        await lost()
        while True:
            try:
                async with asyncio.timeout(QUIET):
                    waiting = [await news.get()]
            except TimeoutError:
                await line.execute("SELECT 1", timeout=QUIET)
                continue
            while not news.empty():
                waiting.append(news.get_nowait())
            await pass_on(waiting, hear)
            if LOST in waiting:
                return
    finally:
        await line.close(timeout=QUIET)


async def pass_on(waiting: list[str], hear: Hear) -> None:
    """Pass news on; several about the same are one."""
    for about, code, rest in latest(waiting):
        try:
            await hear(about, code, rest)
        except Exception:
            LOG.exception("news could not be taken in")


def latest(waiting: list[str]) -> list[tuple[str, str, str]]:
    """What the news is about, each with the last number, and then all words."""
    found: dict[tuple[str, str], int] = {}
    words: list[tuple[str, str, str]] = []
    for told in waiting:
        if told == LOST:
            continue
        about, code, rest = [*told.split(" ", 2), ""][:3]
        if about in WORDS:
            words.append((about, code, rest))
        else:
            found[about, code] = max(int(rest or 0), found.get((about, code), 0))
    return [(about, code, str(seq)) for (about, code), seq in found.items()] + words


def notify(code: str, about: str, words: str = "") -> Executable:
    """The statement that tells other processes of a change at a table, or words to pass on."""
    return text("SELECT pg_notify(:channel, :news)").bindparams(
        channel=CHANNEL, news=f"{about} {code} {words}".rstrip()
    )

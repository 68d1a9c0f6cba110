"""Postmen: they carry what was written, one piece after the other, and nobody waits for them."""

import asyncio
import logging
from abc import ABC, abstractmethod
from typing import Generic, TypeVar

import msgspec

from higgle.server.notify.letter import Letter

LOG = logging.getLogger("higgle.letters")
MOST = 1000
"""How many pieces may wait; if nobody takes them, further ones are dropped."""
PATIENCE = 10.0
"""How many seconds whoever takes them may take."""
PAUSES = (0.0, 2.0, 20.0)
"""How long to wait before each attempt."""

Piece = TypeVar("Piece")


class Postman(ABC, Generic[Piece]):
    """Has a bag, and some patience with whoever does not open."""

    def __init__(self, address: str) -> None:
        self.address = address
        """Where everything goes; empty is nowhere."""
        self.bag: asyncio.Queue[Piece] = asyncio.Queue(MOST)

    def take(self, piece: Piece) -> None:
        """Put a piece into the bag."""
        try:
            self.bag.put_nowait(piece)
        except asyncio.QueueFull:
            LOG.warning("a letter was dropped")

    async def run(self) -> None:
        """Carry for ever."""
        while True:
            await self.carry(await self.bag.get())

    async def carry(self, piece: Piece) -> None:
        """Deliver a piece, with some patience."""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                return await self.deliver(piece)
            except OSError as problem:
                told = {"why": type(problem).__name__, "by": type(self).__name__}
                LOG.warning("a letter was not taken", extra=told)
        return None

    @abstractmethod
    async def deliver(self, piece: Piece) -> None:
        """Hand a piece over; a problem that may pass is raised as an `OSError`."""


class Webhook(Postman[Letter]):
    """Posts letters as JSON to the one address that the host has set."""

    async def deliver(self, piece: Letter) -> None:
        """Post a letter; any answer but a 2xx is a problem."""
        import httpx  # a tenth of the server's start, and few hosts set an address

        headers = {"Content-Type": "application/json", "User-Agent": "higgle"}
        try:
            async with httpx.AsyncClient(timeout=PATIENCE) as client:
                answer = await client.post(
                    self.address, content=msgspec.json.encode(piece), headers=headers
                )
            answer.raise_for_status()
        except (httpx.HTTPError, httpx.InvalidURL) as problem:
            raise ConnectionError(type(problem).__name__) from problem

"""Letters: people who are away from a game by correspondence are told, through the host's webhook.

The server knows no addresses. It posts each letter as JSON to the one URL that the host has set,
and the program that listens there passes it on: to a chat room, or by mail.
"""

import asyncio
import logging
from collections.abc import Collection
from typing import Literal

import httpx
import msgspec
from sqlalchemy import select

from higgle.server.live.autopilot import Autopilot
from higgle.server.live.replica import Replica, Told
from higgle.server.store.database import Database
from higgle.server.store.schema import Person
from higgle.server.wire.messages import TableInfo
from higgle.speech import say
from higgle.table import Seat

LOG = logging.getLogger("higgle.letters")
MOST = 1000
"""How many letters may wait; if nobody takes them, further ones are dropped."""
PATIENCE = 10.0
"""How many seconds the webhook may take."""
PAUSES = (0.0, 2.0, 20.0)
"""How long to wait before each attempt."""

Kind = Literal["turn", "offer", "over"]


class Letter(msgspec.Struct, frozen=True):
    """What somebody who is away should know."""

    kind: Kind
    """`turn`: you must act; `offer`: you are offered something; `over`: the game is over."""
    person: str
    name: str
    table: str
    game: str
    path: str
    """Where the table is, under the server's address."""
    text: str
    """The same as a sentence in the person's language."""


def awaited(replica: Replica) -> dict[Seat, Kind]:
    """The people who should know something, and what."""
    if replica.over:
        return dict.fromkeys(replica.terms.people, "over")
    kinds: dict[Seat, Kind] = {}
    for ask in replica.asks:
        if replica.paused or ask.seat not in replica.terms.people or ask.seat in replica.resting:
            continue
        if ask.must:
            kinds[ask.seat] = "turn"
        elif replica.game.calls_for(ask):
            kinds[ask.seat] = "offer"
    return kinds


async def languages(database: Database, people: Collection[str]) -> dict[str, str]:
    """Who speaks what."""
    wanted = select(Person.id, Person.language).where(Person.id.in_(people))
    async with database.reading() as connection:
        return {row.id: row.language for row in await connection.execute(wanted)}


async def letters(
    database: Database, info: TableInfo, news: dict[Seat, Kind], root: str
) -> list[Letter]:
    """The letters about a table."""
    spoken = await languages(database, [info.seats[seat].person for seat in news])
    found: list[Letter] = []
    for seat, kind in news.items():
        who = info.seats[seat]
        language = spoken.get(who.person, "en")
        game = say(f"game-{info.game}", language)
        text = say(f"letter-{kind}", language, name=who.name, game=game)
        path = f"{root}/t/{info.code}"
        found.append(Letter(kind, who.person, who.name, info.code, info.game, path, text))
    return found


class LetterWriter:
    """Writes to the people of a table who are away and should know of what has changed."""

    def __init__(
        self, autopilot: Autopilot, postman: "Postman", database: Database, root: str
    ) -> None:
        self.autopilot = autopilot
        self.room = autopilot.room
        self.postman = postman
        self.database = database
        self.root = root
        self.awaited = {} if self.room.replica is None else awaited(self.room.replica)
        """Who knows already that something is up to them."""

    def moved(self, told: Told) -> None:
        """A step was made; one process writes about it."""
        if self.postman.address and self.autopilot.leading and self.by_letter():
            alarms = self.autopilot.alarms
            alarms.set((self.room.code, "letters"), alarms.now(), self.write)

    def by_letter(self) -> bool:
        """Whether the table is played by correspondence."""
        return self.room.info.pace == "correspondence"

    async def write(self) -> None:
        """Write to everybody who is away, about what is new to them."""
        before, self.awaited = self.awaited, awaited(self.room.play())
        there = self.room.present()
        news: dict[Seat, Kind] = {
            seat: kind
            for seat, kind in self.awaited.items()
            if seat not in there and before.get(seat) != kind
        }
        for letter in await letters(self.database, self.room.info, news, self.root):
            self.postman.take(letter)


class Postman:
    """Carries letters to the webhook, one after the other; nobody waits for it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.bag: asyncio.Queue[Letter] = asyncio.Queue(MOST)

    def take(self, letter: Letter) -> None:
        """Put a letter into the bag."""
        try:
            self.bag.put_nowait(letter)
        except asyncio.QueueFull:
            LOG.warning("a letter was dropped")

    async def run(self) -> None:
        """Carry for ever."""
        while True:
            await self.carry(await self.bag.get())

    async def carry(self, letter: Letter) -> None:
        """Deliver a letter, with some patience."""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                return await self.deliver(letter)
            except (httpx.HTTPError, httpx.InvalidURL) as problem:
                LOG.warning("the webhook took no letter", extra={"why": type(problem).__name__})
        return None

    async def deliver(self, letter: Letter) -> None:
        """Post a letter; any answer but a 2xx is a problem."""
        headers = {"Content-Type": "application/json", "User-Agent": "higgle"}
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            answer = await client.post(
                self.address, content=msgspec.json.encode(letter), headers=headers
            )
        answer.raise_for_status()

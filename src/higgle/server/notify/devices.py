"""The devices that show notices, and the key by which push services know this server."""

from base64 import urlsafe_b64encode
from collections.abc import Callable, Collection
from contextlib import suppress
from hashlib import sha256
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid
from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from higgle.protocol.notices import AddDevice, PushDevice, PushKind
from higgle.server.accounts.people import Visitor
from higgle.server.store.database import Database
from higgle.server.store.schema import DayResult, LoginSession, Person, PushRow, ServerKey

DEVICES_EACH = 10
"""How many devices of somebody show notices; one more takes the place of the oldest."""
KEY = "push"
MORNING = 180
"""How many minutes after its time a device may still be told of the deal of the day."""


class Target(msgspec.Struct, frozen=True):
    """A device as its browser has named it: where messages go, and the keys that encrypt them."""

    id: str
    endpoint: str
    p256dh: str
    auth: str


class Reader(msgspec.Struct, frozen=True):
    """A device and who reads there, in which language."""

    person: str
    language: str
    target: Target


def device_id(endpoint: str) -> str:
    """The name of a device, which says nothing about where it is."""
    return sha256(endpoint.encode()).hexdigest()


class Devices:
    """All devices, in the database; one whose browser was logged out is told nothing."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now
        self.known: Vapid | None = None

    async def keys(self) -> Vapid:
        """The keys of this server, which are made once; of several processes one makes them."""
        if self.known is None:
            stored = await self.stored_key() or await self.make_key()
            self.known = Vapid.from_pem(stored.encode())
        return self.known

    async def make_key(self) -> str:
        """Keep a new key, unless another process was quicker."""
        made = Vapid()
        made.generate_keys()
        row = {"name": KEY, "value": made.private_pem().decode()}
        with suppress(IntegrityError):
            async with self.database.writing() as connection:
                await connection.execute(insert(ServerKey).values(row))
        return await self.stored_key() or ""

    async def stored_key(self) -> str | None:
        async with self.database.reading() as connection:
            wanted = select(ServerKey.value).where(ServerKey.name == KEY)
            return await connection.scalar(wanted)

    async def of(self, person: str) -> list[PushDevice]:
        """The devices of somebody, the newest first."""
        mine = select(PushRow.id, PushRow.endpoint, PushRow.kinds, PushRow.created)
        async with self.database.reading() as connection:
            rows = await connection.execute(
                mine.where(PushRow.person == person).order_by(PushRow.created.desc(), PushRow.id)
            )
            return [
                PushDevice(
                    row.id, urlsplit(row.endpoint).hostname or "", read(row.kinds), row.created
                )
                for row in rows
            ]

    async def keep(self, visitor: Visitor, device: AddDevice, today: str) -> None:
        """Keep what a browser has named; it shows notices for one person at a time."""
        row = {
            "id": device_id(device.endpoint),
            "person": visitor.id,
            "session": visitor.key,
            "endpoint": device.endpoint,
            "p256dh": device.p256dh,
            "auth": device.auth,
            "kinds": " ".join(sorted(device.kinds)),
            "morning": device.morning,
            "told": today,
            "created": self.now(),
        }
        async with self.database.writing() as connection:
            await connection.execute(delete(PushRow).where(PushRow.id == row["id"]))
            await connection.execute(insert(PushRow).values(row))
            await drop_oldest(connection, visitor.id)

    async def forget(self, device: str) -> None:
        """A device takes no more messages."""
        async with self.database.writing() as connection:
            await connection.execute(delete(PushRow).where(PushRow.id == device))

    async def remove(self, person: str, device: str) -> None:
        """Somebody wants no more notices on a device of theirs."""
        mine = PushRow.id == device, PushRow.person == person
        async with self.database.writing() as connection:
            await connection.execute(delete(PushRow).where(*mine))

    async def load(self, kind: PushKind, people: Collection[str]) -> list[Reader]:
        """The devices of these people that want such notices: person, language, device."""
        wanted = wanting(kind).where(PushRow.person.in_(people))
        async with self.database.reading() as connection:
            rows = await connection.execute(wanted.where(LoginSession.until > self.now()))
            return [Reader(row[0], row[1], Target(*row[2:])) for row in rows]

    async def take_morning(self, today: str, minute: int) -> list[Reader]:
        """The devices that are to be told of today's deal now; each is taken once a day.

        Whoever has played it is not told.
        """
        played = select(DayResult.person).where(DayResult.day == today)
        fresh = PushRow.told != today
        due = PushRow.morning <= minute, PushRow.morning > minute - MORNING
        wanted = wanting("day").where(fresh, *due, PushRow.person.not_in(played))
        async with self.database.writing() as connection:
            rows = await connection.execute(wanted.where(LoginSession.until > self.now()))
            found = [Reader(row[0], row[1], Target(*row[2:])) for row in rows]
            taken: list[Reader] = []
            for one in found:
                mine = update(PushRow).where(PushRow.id == one.target.id, fresh)
                done = await connection.execute(mine.values(told=today))
                taken += [one] if done.rowcount else []
        return taken


def wanting(kind: PushKind) -> Select[str, str, str, str, str, str]:
    """The devices that want notices of a kind and whose browsers are still logged in."""
    columns = PushRow.id, PushRow.endpoint, PushRow.p256dh, PushRow.auth
    return (
        select(PushRow.person, Person.language, *columns)
        .join(Person, Person.id == PushRow.person)
        .join(LoginSession, LoginSession.token == PushRow.session)
        .where(PushRow.kinds.contains(kind))
    )


def read(kinds: str) -> list[PushKind]:
    """The kinds of notices as they are kept."""
    return msgspec.convert(kinds.split(), list[PushKind])


async def drop_oldest(connection: AsyncConnection, person: str) -> None:
    """Nobody has more devices than they carry."""
    mine = select(PushRow.id).where(PushRow.person == person)
    oldest = mine.order_by(PushRow.created.desc(), PushRow.id).offset(DEVICES_EACH)
    late = list(await connection.scalars(oldest))
    await connection.execute(delete(PushRow).where(PushRow.id.in_(late)))


def public_key(keys: Vapid) -> str:
    """The key by which push services know this server, as browsers want it."""
    point = keys.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).decode().rstrip("=")

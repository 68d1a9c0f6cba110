"""Subscriptions: where people want letters, which of them they have confirmed, how to end it."""

import secrets
from collections.abc import Callable, Collection

import msgspec
from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from higgle.core import require
from higgle.protocol.people import MailWish
from higgle.server.accounts.people import DAY, hash_secret
from higgle.server.notify.template import Addressee, Letter
from higgle.server.store.database import Database
from higgle.server.store.schema import Mailbox, News, Person

GOOD_FOR = 2 * DAY
"""How long a link to confirm is good for."""


AddresseeQuery = Select[str, str, str, bool, str, str]


class Subscriptions:
    """The addresses of people, in the database."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now

    async def of(self, person: str) -> Addressee | None:
        """Where somebody wants letters."""
        found = await self.read(all_addressees().where(Mailbox.person == person))
        return found[0] if found else None

    async def set(self, person: str, address: str, wish: MailWish) -> str:
        """Keep a new address; the token that the link to confirm it carries."""
        token = secrets.token_urlsafe(32)
        row = {
            "person": person,
            "address": address,
            "wish": wish,
            "confirmed": False,
            "token": hash_secret(token),
            "until": self.now() + GOOD_FOR,
            "stop": secrets.token_urlsafe(32),
            "written": 0.0,
        }
        async with self.database.writing() as connection:
            await delete_address(connection, person)
            await connection.execute(insert(Mailbox).values(row))
        return token

    async def change_wish(self, person: str, wish: MailWish) -> None:
        """Another wish for the same address."""
        async with self.database.writing() as connection:
            chosen = update(Mailbox).where(Mailbox.person == person).values(wish=wish)
            await connection.execute(chosen)
            await connection.execute(delete(News).where(News.person == person))

    async def confirm(self, token: str) -> None:
        """Somebody has followed the link in time: the address is theirs."""
        async with self.database.writing() as connection:
            done = await connection.execute(
                update(Mailbox)
                .where(Mailbox.token == hash_secret(token), Mailbox.until > self.now())
                .values(confirmed=True)
            )
        require(done.rowcount, "old-link")

    async def stop(self, secret: str) -> None:
        """No more letters: the address is forgotten."""
        async with self.database.writing() as connection:
            person = await connection.scalar(select(Mailbox.person).where(Mailbox.stop == secret))
            if person is not None:
                await delete_address(connection, person)

    async def forget(self, person: str) -> None:
        """Forget somebody's address."""
        async with self.database.writing() as connection:
            await delete_address(connection, person)

    async def load(self, people: Collection[str]) -> dict[str, Addressee]:
        """Who of these wants letters at an address of theirs."""
        mine = all_addressees().where(
            Mailbox.person.in_(people), Mailbox.confirmed, Mailbox.wish != "off"
        )
        return {found.person: found for found in await self.read(mine)}

    # Letters of the day

    async def note_for_daily(self, letter: Letter) -> None:
        """Something for the next letter of the day; a table has one line in it."""
        key = {"person": letter.person, "code": letter.table}
        async with self.database.writing() as connection:
            await connection.execute(delete(News).filter_by(**key))
            line = msgspec.json.encode(letter).decode()
            await connection.execute(insert(News).values(**key, letter=line))

    async def drop_news(self, code: str, people: Collection[str]) -> None:
        """What was noted about a table awaits these people no longer."""
        async with self.database.writing() as connection:
            await connection.execute(delete(News).where(News.code == code, News.person.in_(people)))

    async def due_daily(self) -> list[Addressee]:
        """Whose letter of the day can be sent: something is noted, and a day has gone by."""
        noted = Mailbox.person.in_(select(News.person))
        daily = Mailbox.confirmed, Mailbox.wish == "daily", Mailbox.written <= self.now() - DAY
        return await self.read(all_addressees().where(noted, *daily))

    async def take_daily(self, person: str) -> list[Letter]:
        """What was noted for somebody; of several processes that ask, one gets it."""
        before = Mailbox.written <= self.now() - DAY
        async with self.database.writing() as connection:
            done = await connection.execute(
                update(Mailbox).where(Mailbox.person == person, before).values(written=self.now())
            )
            if not done.rowcount:
                return []
            noted = select(News.letter).where(News.person == person).order_by(News.code)
            found = [
                msgspec.json.decode(line, type=Letter) for line in await connection.scalars(noted)
            ]
            await connection.execute(delete(News).where(News.person == person))
        return found

    async def expire(self) -> None:
        """Addresses that nobody has confirmed in time are forgotten."""
        async with self.database.writing() as connection:
            late = ~Mailbox.confirmed, Mailbox.until <= self.now()
            await connection.execute(delete(Mailbox).where(*late))

    async def read(self, wanted: AddresseeQuery) -> list[Addressee]:
        async with self.database.reading() as connection:
            rows = [dict(row) for row in (await connection.execute(wanted)).mappings()]
        return msgspec.convert(rows, list[Addressee])


def all_addressees() -> AddresseeQuery:
    """All addressees."""
    columns = Mailbox.person, Mailbox.address, Mailbox.wish, Mailbox.confirmed, Mailbox.stop
    return select(*columns, Person.language).join(Person, Person.id == Mailbox.person)


async def delete_address(connection: AsyncConnection, person: str) -> None:
    """Forget an address, and what was noted for it."""
    await connection.execute(delete(News).where(News.person == person))
    await connection.execute(delete(Mailbox).where(Mailbox.person == person))

"""Administration: what whoever hosts may do to people and tables; every deed is written down."""

import asyncio
import secrets
from collections.abc import Callable, Collection
from datetime import UTC, datetime

from argon2 import PasswordHasher
from sqlalchemy import Connection, Integer, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from higgle.core import Illegal, require
from higgle.i18n import say
from higgle.live.journal import find_damage
from higgle.protocol.admin import (
    AuditEntry,
    ChangedLog,
    KnownPerson,
    Moderation,
    PlayerReport,
    TableSummary,
)
from higgle.server.accounts.people import (
    ACCOUNT,
    DAY,
    GUEST,
    OWN_ROWS,
    login_of,
    normalize_name,
    wipe,
)
from higgle.server.lobby.lobby import clear_away
from higgle.server.store.database import Database
from higgle.server.store.notifications import notify
from higgle.server.store.schema import (
    Audit,
    Base,
    Block,
    Chair,
    ClubMember,
    GameTable,
    LoginSession,
    Outcome,
    PasskeyRow,
    Person,
    Report,
    Strength,
    TalkRow,
)
from higgle.server.store.sql_journal import SqlJournal

MOST = 200
"""How many rows a list shows."""
SEVERAL = 5
"""How many people of one name are named by their ids."""


class Admin:
    """Acts for whoever hosts, in the database; running servers notice within seconds."""

    def __init__(self, database: Database, now: Callable[[], float], who: str) -> None:
        self.database = database
        self.now = now
        self.who = who

    # Looking

    async def people(self, search: str = "") -> list[KnownPerson]:
        """People by name or id, newest first."""
        wanted = select(*KNOWN)
        if search:
            wanted = wanted.where(
                or_(Person.id == search, Person.name.icontains(search, autoescape=True))
            )
        async with self.database.reading() as connection:
            rows = await connection.execute(wanted.order_by(Person.created.desc()).limit(MOST))
            return [KnownPerson(*row) for row in rows]

    async def find(self, text: str) -> KnownPerson:
        """Somebody by id, by the name of an account, or by a name that only one guest has."""
        named = Person.login == login_of(text)
        guests = (Person.kind == GUEST) & (Person.name == text)
        async with self.database.reading() as connection:
            for one in (Person.id == text, named, guests):
                rows = await connection.execute(select(*KNOWN).where(one).limit(SEVERAL))
                if found := [KnownPerson(*row) for row in rows]:
                    ids = ", ".join(person.id for person in found)
                    require(len(found) == 1, "several-people", name=text, ids=ids)
                    return found[0]
        raise Illegal("unknown-person")

    async def tables(self, state: str = "") -> list[TableSummary]:
        """Tables, newest first, with who sits there."""
        wanted = select(
            GameTable.code, GameTable.game, GameTable.state, GameTable.pace, GameTable.created
        )
        if state:
            wanted = wanted.where(GameTable.state == state)
        chairs = select(Chair.code, Chair.name).order_by(Chair.seat)
        names: dict[str, list[str]] = {}
        async with self.database.reading() as connection:
            rows = (
                await connection.execute(wanted.order_by(GameTable.created.desc()).limit(MOST))
            ).all()
            codes = [row.code for row in rows]
            for code, name in await connection.execute(chairs.where(Chair.code.in_(codes))):
                names.setdefault(code, []).append(name or "-")
        return [TableSummary(*row, names.get(row.code, [])) for row in rows]

    async def changed_logs(self) -> list[ChangedLog]:
        """The tables whose logs were changed, and after which step."""
        async with self.database.reading() as connection:
            codes = list(await connection.scalars(select(GameTable.code).order_by(GameTable.code)))
        journal = SqlJournal(self.database)
        changed = []
        for code in codes:
            step = await asyncio.to_thread(find_damage, await journal.read(code))
            if step is not None:
                changed.append(ChangedLog(code, step))
        journal.close()
        return changed

    async def deeds(self) -> list[AuditEntry]:
        """What was done, newest first."""
        wanted = select(Audit.at, Audit.who, Audit.deed, Audit.about, Audit.why)
        async with self.database.reading() as connection:
            rows = await connection.execute(wanted.order_by(Audit.id.desc()).limit(MOST))
            return [AuditEntry(*row) for row in rows]

    async def reports(self) -> list[PlayerReport]:
        """What players have reported about others, newest first."""
        wanted = select(
            Report.id, Report.at, Report.person, Report.about, Person.name, Report.words
        ).join(Person, Person.id == Report.about)
        async with self.database.reading() as connection:
            rows = await connection.execute(wanted.order_by(Report.id.desc()).limit(MOST))
            return [PlayerReport(*row) for row in rows]

    # Doing

    async def moderate(self, wish: Moderation, language: str) -> str:
        """Do what is wished, and say what was done."""
        about, why = wish.about, wish.why
        match wish.deed:
            case "close":
                await self.close(about.upper(), why)
                return say("done-close", language, code=about.upper())
            case "settle":
                await self.settle(int(about) if about.isdecimal() else 0, why)
                return say("done-settle", language, number=about)
        person = await self.find(about)
        words: dict[str, str | int] = {"name": person.name}
        match wish.deed:
            case "mute":
                until = await self.mute(person.id, wish.days, why)
                day = f"{datetime.fromtimestamp(until, UTC):%Y-%m-%d %H:%M} UTC"
                words["until"] = day if until else "never"
            case "ban":
                await self.bar(person.id, why)
            case "unban":
                await self.let_in(person.id, why)
            case "rename":
                words["new"] = await self.rename(person.id, wish.name or "", why)
            case "password":
                words["password"] = await self.password(person.name, why)
        return say(f"done-{wish.deed}", language, **words)

    async def need_no_admin(self, wish: Moderation) -> None:
        """Admins are changed from the terminal only, so that none takes another's account."""
        if wish.deed not in ("close", "settle"):
            person = await self.find(wish.about)
            require(not person.admin, "admin-in-terminal", name=person.name)

    async def appoint(self, name: str, on: bool, why: str) -> None:
        """An account may moderate in the browser from now on, or no longer."""
        async with self.database.writing() as connection:
            done = await connection.execute(
                update(Person)
                .where(Person.login == login_of(name), Person.kind == ACCOUNT)
                .values(admin=on)
                .returning(Person.id)
            )
            person = done.scalar()
            if person is None:
                raise Illegal("no-account", name=name)
            await self.note(connection, "appoint" if on else "dismiss", person, why)

    async def settle(self, report: int, why: str) -> None:
        """A report was looked at; it is forgotten."""
        async with self.database.writing() as connection:
            done = await connection.execute(delete(Report).where(Report.id == report))
            require(done.rowcount, "unknown-report")
            await self.note(connection, "settle", str(report), why)

    async def mute(self, person: str, days: float, why: str) -> float:
        """Somebody says nothing for some days, 0 lets them speak again; until when."""
        until = self.now() + days * DAY if days else 0.0
        async with self.database.writing() as connection:
            await self.change(connection, person, muted=until)
            await self.note(connection, "mute" if days else "unmute", person, why)
        return until

    async def bar(self, person: str, why: str) -> None:
        """Somebody does not come in again, and neither do their programs."""
        mine = or_(Person.id == person, Person.owner == person)
        async with self.database.writing() as connection:
            await self.change(connection, person, barred=True)
            await connection.execute(update(Person).where(mine).values(token=None))
            await connection.execute(delete(LoginSession).where(LoginSession.person == person))
            await self.note(connection, "ban", person, why)

    async def let_in(self, person: str, why: str) -> None:
        """Somebody may come in again."""
        async with self.database.writing() as connection:
            await self.change(connection, person, barred=False)
            await self.note(connection, "unban", person, why)

    async def rename(self, person: str, name: str, why: str) -> str:
        """Another name for somebody, also at the tables where they sit; how it is written."""
        name = normalize_name(name)
        async with self.database.writing() as connection:
            kind = await connection.scalar(select(Person.kind).where(Person.id == person))
            values = {"name": name} if kind == GUEST else {"name": name, "login": login_of(name)}
            try:
                await self.change(connection, person, **values)
            except IntegrityError:
                require(False, "name-taken", name=name)
            sits = Chair.person == person
            await connection.execute(update(Chair).where(sits).values(name=name))
            await self.note(connection, "rename", person, why)
        return name

    async def password(self, name: str, why: str) -> str:
        """A new password for somebody who has forgotten theirs; browsers and passkeys go.

        It is told only now: what is kept is its hash.
        """
        new = "-".join(secrets.token_hex(2) for _ in range(5))
        kept = await asyncio.to_thread(PasswordHasher().hash, new)
        wanted = select(Person.id).where(Person.login == login_of(name), Person.kind == ACCOUNT)
        async with self.database.writing() as connection:
            person = await connection.scalar(wanted)
            if person is None:
                raise Illegal("no-account", name=name)
            await self.change(connection, person, password=kept)
            for kind in (LoginSession, PasskeyRow):
                await connection.execute(delete(kind).where(kind.person == person))
            await self.note(connection, "password", person, why)
        return new

    async def delete(self, person: str, why: str) -> None:
        """Forget somebody, as if they had asked for it."""
        async with self.database.writing() as connection:
            await self.change(connection, person, muted=0.0)
            for code in await wipe(connection, person):
                if self.database.postgres:
                    await connection.execute(notify(code, "table"))
            await self.note(connection, "delete", person, why)

    async def close(self, code: str, why: str) -> None:
        """A table is no more, whatever was played there."""
        async with self.database.writing() as connection:
            wanted = select(GameTable.code).where(GameTable.code == code)
            require(await connection.scalar(wanted) is not None, "unknown-table", code=code)
            await clear_away(connection, [code])
            if self.database.postgres:
                await connection.execute(notify(code, "table"))
            await self.note(connection, "close", code, why)

    async def tidy(self, days: int) -> int:
        """Forget finished games that are older, and guests of whom nothing else is left."""
        before = self.now() - days * DAY
        async with self.database.writing() as connection:
            old = select(Outcome.code).where(Outcome.ended < before)
            codes = [str(code) for code in await connection.scalars(old)]
            await clear_away(connection, codes)
            await connection.execute(delete(Report).where(Report.at < before))
            await connection.execute(delete(LoginSession).where(LoginSession.until < self.now()))
            gone = (
                select(Person.id)
                .where(Person.kind == GUEST, Person.created < before, ~Person.barred)
                .where(Person.id.not_in(select(LoginSession.person)))
                .where(Person.id.not_in(select(Chair.person).where(Chair.person.is_not(None))))
                .where(Person.id.not_in(select(TalkRow.person).where(TalkRow.person.is_not(None))))
                .where(Person.id.not_in(select(Report.person)))
                .where(Person.id.not_in(select(Report.about)))
                .where(Person.id.not_in(select(GameTable.host)))
                .where(Person.id.not_in(select(ClubMember.person)))
                .where(Person.id.not_in(select(Person.owner).where(Person.owner.is_not(None))))
            )
            guests = [str(person) for person in await connection.scalars(gone)]
            await away_with(connection, guests)
        return len(codes)

    # How

    async def change(self, connection: AsyncConnection, person: str, **values: object) -> None:
        """Change what is known of somebody, who must be there."""
        done = await connection.execute(update(Person).where(Person.id == person).values(**values))
        require(done.rowcount, "unknown-person")

    async def note(self, connection: AsyncConnection, deed: str, about: str, why: str) -> None:
        """Write down what was done, together with it or not at all."""
        row = {"at": self.now(), "who": self.who, "deed": deed, "about": about, "why": why}
        await connection.execute(insert(Audit).values(row))


KNOWN = (
    Person.id,
    Person.name,
    Person.kind,
    Person.created,
    Person.muted,
    Person.barred,
    Person.admin,
)
"""The columns of a `KnownPerson`."""


async def away_with(connection: AsyncConnection, people: Collection[str]) -> None:
    """Nothing is left of these people."""
    for kind in OWN_ROWS:
        await connection.execute(delete(kind).where(kind.person.in_(people)))
    await connection.execute(delete(Block).where(Block.about.in_(people)))
    await connection.execute(delete(Strength).where(Strength.subject.in_(people)))
    await connection.execute(delete(Person).where(Person.id.in_(people)))


TABLES = Base.metadata.sorted_tables
"""Those that others lean on first."""
AT_ONCE = 1000


async def copy_database(source: Database, target: Database) -> int:
    """Copy every row, all or none; how many there were."""
    await source.open()
    await target.open()
    count = 0
    async with source.reading() as old, target.writing() as new:
        await new.run_sync(need_empty)
        for table in TABLES:
            own = [key.parent for key in table.foreign_keys if key.column.table is table]
            ordered = select(table).order_by(*(column.is_not(None) for column in own))
            found = [dict(row) for row in (await old.execute(ordered)).mappings()]
            for first in range(0, len(found), AT_ONCE):
                await new.execute(insert(table), found[first : first + AT_ONCE])
            count += len(found)
        await new.run_sync(count_on)
    return count


def need_empty(connection: Connection) -> None:
    """Nothing is mixed with what is there already."""
    for table in TABLES:
        require(not connection.scalar(select(func.count()).select_from(table)), "database-full")


def count_on(connection: Connection) -> None:
    """New rows get numbers after those that were brought."""
    for table in TABLES:
        for column in table.primary_key:
            if column.autoincrement is True and isinstance(column.type, Integer):
                last = connection.scalar(select(func.max(column)))
                name = f"pg_get_serial_sequence('{table.name}', '{column.name}')"
                if last is not None:
                    connection.execute(text(f"SELECT setval({name}, {int(last)})"))

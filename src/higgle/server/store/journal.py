"""The journal: the log of every table, appended and never changed."""

import sqlite3

import msgspec
from sqlalchemy import Executable, select, text
from sqlalchemy.exc import SQLAlchemyError

from higgle.server.store.database import Database
from higgle.server.store.entry import Entry
from higgle.server.store.journal_writer import CHANNEL, JournalWriter, Row
from higgle.server.store.schema import Step

COLUMNS = [getattr(Step, name) for name in Entry.__struct_fields__]


class Taken(Exception):
    """Another process was quicker: read what it wrote, and try again."""


class Lost(Exception):
    """The database did not answer; nobody knows whether the step was kept."""


class Journal:
    """Writes and reads steps; the database's keys are the referee."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = JournalWriter(database)

    async def append(self, code: str, entry: Entry) -> None:
        """Keep one step for good; when this returns, it survives a crash."""
        try:
            kept = await self.writer.write(row(code, entry))
        except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
            raise Lost from problem
        if not kept:
            raise Taken

    async def read(self, code: str, after: int = 0) -> list[Entry]:
        """The steps after this one."""
        wanted = select(*COLUMNS).where(Step.code == code, Step.seq > after)
        try:
            async with self.database.reading() as connection:
                found = await connection.execute(wanted.order_by(Step.seq))
                return [msgspec.convert(row._mapping, Entry) for row in found]
        except (SQLAlchemyError, OSError) as problem:
            raise Lost from problem


def row(code: str, entry: Entry) -> Row:
    """A step as a row."""
    return {
        "code": code,
        "seq": entry.seq,
        "at": entry.at,
        "what": entry.what,
        "seat": entry.seat,
        "client": entry.client,
        "n": entry.n,
        "body": entry.body,
        "stand_in": entry.stand_in,
        "reason": entry.reason,
        "proof": entry.proof,
    }


def wake(code: str, about: str, words: str = "") -> Executable:
    """Tell the other processes that something about a table has changed, or words that pass."""
    return text("SELECT pg_notify(:channel, :news)").bindparams(
        channel=CHANNEL, news=f"{about} {code} {words}".rstrip()
    )


async def pass_on(database: Database, code: str, about: str, words: str) -> None:
    """Say something to the other processes that nobody needs to keep."""
    if database.postgres:
        async with database.writing() as connection:
            await connection.execute(wake(code, about, words))

"""The journal: steps of many tables in one transaction, and the keys remain the referee."""

import asyncio

import pytest

from higgle.live.journal import Conflict, LogEntry, StorageError
from higgle.server.store.sql_journal import SqlJournal
from tests.server.disk import full_disk
from tests.server.hall import Hall

pytestmark = pytest.mark.anyio


def entry(seq: int, client: str = "client", n: int = 1) -> LogEntry:
    """A step of somebody."""
    return LogEntry(seq, 1.0, "act", 0, client, n, "{}")


async def tables(hall: Hall, count: int) -> list[str]:
    """The codes of some tables that have begun."""
    return [(await hall.table())[0].code for _ in range(count)]


async def test_steps_that_come_together_are_written_together(hall: Hall) -> None:
    """Each table has its own, in its own order."""
    codes = await tables(hall, 4)
    journal = hall.manager.journal

    await asyncio.gather(*(journal.append(code, entry(1)) for code in codes))

    assert [[entry(1)]] * 4 == [await journal.read(code) for code in codes]


async def test_who_comes_second_is_told_and_nobody_else_suffers(hall: Hall) -> None:
    """The same place, or the same number of the same client, is taken only once."""
    one, two = await tables(hall, 2)
    journal = hall.manager.journal
    await journal.append(one, entry(1, "ann"))

    told = await asyncio.gather(
        journal.append(one, entry(1, "bob")),
        journal.append(two, entry(1, "bob")),
        journal.append(one, entry(2, "ann")),
        journal.append(two, entry(2, "cyd")),
        return_exceptions=True,
    )

    assert [Conflict, type(None), Conflict, type(None)] == [type(answer) for answer in told]
    assert [entry(1, "ann")] == await journal.read(one)
    assert [entry(1, "bob"), entry(2, "cyd")] == await journal.read(two)


async def test_a_step_that_cannot_be_kept_harms_nobody_else(hall: Hall) -> None:
    """It is refused alone; those who came together with it are kept."""
    one, two = await tables(hall, 2)
    journal = hall.manager.journal

    told = await asyncio.gather(
        *(journal.append(code, entry(1)) for code in (one, "NO TABLE", two)),
        return_exceptions=True,
    )

    assert [type(None), StorageError, type(None)] == [type(answer) for answer in told]
    assert [[entry(1)]] * 2 == [await journal.read(code) for code in (one, two)]


async def test_a_transaction_that_fails_keeps_nothing(small_hall: Hall) -> None:
    """All who waited for it are told, and the next one works."""
    codes = await tables(small_hall, 3)
    journal: SqlJournal = small_hall.manager.journal

    with full_disk():
        told = await asyncio.gather(
            *(journal.append(code, entry(1)) for code in codes), return_exceptions=True
        )
    await journal.append(codes[0], entry(1))

    assert [StorageError] * 3 == [type(answer) for answer in told]
    assert [1, 0, 0] == [len(await journal.read(code)) for code in codes]

"""From an SQLite file to PostgreSQL: everything comes along, or nothing."""

import asyncio
from collections.abc import Callable

import pytest

from higgle.cli import admin
from higgle.core import Illegal
from higgle.protocol.messages import Say
from higgle.server.accounts.people import Visitor
from higgle.server.store.schema import Base
from tests.server.hall import Player, opened

pytestmark = pytest.mark.anyio


async def rows(address: str) -> dict[str, int]:
    """How many rows each table has."""
    async with opened(address) as hall, hall.manager.database.reading() as connection:
        return {
            table.name: len((await connection.execute(table.select())).all())
            for table in Base.metadata.sorted_tables
        }


async def move(sqlite: str, address: str) -> None:
    """What the command does, beside the test's own loop."""
    command: Callable[..., None] = admin.move
    await asyncio.to_thread(command, address, place=admin.Place(sqlite))


async def test_a_game_goes_on_in_the_new_house(
    sqlite: str, fresh_postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """People, tables, words and accounts with their programs; new rows get new numbers."""
    async with opened(sqlite) as before:
        people = before.manager.people
        owner, _ = await people.account(None, "Carla", "correct horse", "en")
        program = await people.new_bot(owner, "Robbie")
        ann, bob = await before.table()
        await ann.send(Say(90, "hello"))
        await people.report(ann.visitor, bob.visitor.id, "He shouts.")
        await before.play_on(ann.code, [ann, bob], 6)
    kept = await rows(sqlite)

    await move(sqlite, fresh_postgres)

    assert f"{sum(kept.values())} rows" in capsys.readouterr().out
    assert kept == await rows(fresh_postgres)
    async with opened(fresh_postgres, before.hands) as after:
        people = after.manager.people
        assert owner.id == (await people.log_in("Carla", "correct horse"))[0].id
        assert await people.by_token(program.token) is not None
        visitors = [Visitor(one.visitor.id, one.visitor.name, "guest", "en") for one in (ann, bob)]
        back = [Player(after.manager, one, ann.code, f"client-{one.name}") for one in visitors]
        for one in back:
            await one.come()
        seq = after.manager.rooms[ann.code].need_state().seq
        await back[0].send(Say(91, "here again"))
        await people.report(ann.visitor, bob.visitor.id, "Still.")
        await after.play_on(ann.code, back, 3)
        assert after.manager.rooms[ann.code].need_state().seq > seq


async def test_nothing_is_mixed(sqlite: str, fresh_postgres: str) -> None:
    """A database in which somebody is already is refused, and so is a file that is being served."""
    async with opened(fresh_postgres) as hall:
        await hall.guest("Ann")
    with pytest.raises(Illegal, match="not empty"):
        await move(sqlite, fresh_postgres)
    async with opened(sqlite):
        with pytest.raises(Illegal, match="Another server already uses"):
            await move(sqlite, fresh_postgres)
    with pytest.raises(Illegal, match="postgresql://"):
        await move(sqlite, sqlite)


async def test_what_cannot_be_moved_whole_is_not_moved(sqlite: str, fresh_postgres: str) -> None:
    """PostgreSQL takes no text with a zero in it; then nothing at all arrives."""
    async with opened(sqlite) as hall:
        ann, bob = await hall.table()
        await hall.manager.people.report(ann.visitor, bob.visitor.id, "\0")
    with pytest.raises(Illegal):
        await move(sqlite, fresh_postgres)

    assert 0 == sum((await rows(fresh_postgres)).values())

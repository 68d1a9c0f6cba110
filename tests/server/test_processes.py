"""Many processes at the same tables: the log's key is the referee."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text

from higgle import play
from higgle.play import Promise
from higgle.protocol.messages import (
    Act,
    Changed,
    Hold,
    LastCall,
    Remarked,
    Said,
    Say,
    Update,
)
from higgle.protocol.tables import NewTable, SeatPlan
from higgle.server.admin import Admin
from higgle.server.store.notifications import listen
from tests.server.hall import Hall, Hands, Player, opened

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def two(address: str) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two processes that hear of each other."""
    hands = Hands()
    async with opened(address, hands) as one, opened(address, hands) as other:
        ears = [
            asyncio.create_task(
                listen(hall.manager.database.url, hall.manager.hear, hall.manager.catch_up)
            )
            for hall in (one, other)
        ]
        try:
            yield one, other
        finally:
            for ear in ears:
                ear.cancel()
            await asyncio.gather(*ears, return_exceptions=True)


async def until(condition: object, tries: int = 500) -> None:
    """Wait for news from another process."""
    assert callable(condition)
    for _ in range(tries):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("no news")


async def takes_over(hall: Hall, code: str, tries: int = 500) -> bool:
    """Whether a process gets a table; the database may need a moment to see that a line is cut."""
    for _ in range(tries):
        if await hall.manager.leases.take(code):
            return True
        await asyncio.sleep(0.01)
    return False


async def over_there(hall: Hall, player: Player) -> Player:
    """The same person, now through the other process."""
    await player.go()
    there = Player(hall.manager, player.visitor, player.code, player.client)
    there.n = player.n
    await there.come()
    return there


async def test_news_travels_between_processes(fresh_postgres: str) -> None:
    """A step, a line of chat and a comer are told to everybody, wherever they came in."""
    async with two(fresh_postgres) as (here, there):
        ann, bob = await here.table()
        bob = await over_there(there, bob)

        await ann.act("plant 1")
        await until(lambda: bob.all(Update))
        assert 1 == bob.last(Update).seq

        await bob.send(Say(bob.number(), "hello"))
        await until(lambda: ann.all(Said))
        assert "hello" == ann.last(Said).line.text

        await until(lambda: ann.last(Changed).table.seats[1].present)


async def test_bots_are_held_and_heard_through_every_process(fresh_postgres: str) -> None:
    """A countdown and a bot's promise reach Bob, and Bob's wait reaches the bots."""
    async with two(fresh_postgres) as (here, there):
        ann, bob = await here.table()
        bob = await over_there(there, bob)
        autopilot = here.manager.autopilots[ann.code]

        autopilot.announce(LastCall(2, 3.0, 3.0, []))
        await autopilot.speak([play.Statement(2, 0, Promise(1, (3,)))])
        await here.hands.advance(0)
        await until(lambda: bob.all(LastCall))
        await until(lambda: bob.all(Remarked))
        assert 1 == len(ann.all(LastCall))

        assert (await bob.send(Hold(bob.number(), 30))).ok
        await until(lambda: 1 in autopilot.pacing.held)
        assert here.hands.time + 30 == autopilot.pacing.held[1]

        for hall, player in ((here, ann), (there, bob)):
            told = await hall.manager.rooms[ann.code].welcome(player.subscriber, 0)
            assert [(2, "promise")] == [(word.seat, word.phrase) for word in told.remarks]


async def test_a_broken_line_for_news_is_mended(
    fresh_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what happened meanwhile is read."""
    monkeypatch.setattr("higgle.server.store.notifications.RETRY", 0.01)
    async with two(fresh_postgres) as (here, there):
        ann, bob = await here.table()
        bob = await over_there(there, bob)
        await ann.send(Say(ann.number(), "hello"))
        await until(lambda: bob.all(Said))
        async with here.manager.database.writing() as connection:
            await connection.execute(
                text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ~ :what"),
                {"what": "^LISTEN"},
            )

        assert (await ann.act("plant 1")).ok

        await until(lambda: bob.all(Update))


async def test_contested_actions_have_one_order(fresh_postgres: str) -> None:
    """Whoever loses the race reads again and tries again; both processes end up the same."""
    async with two(fresh_postgres) as (here, there):
        ann, bob = await here.table()
        bob = await over_there(there, bob)
        await ann.act("plant 1")
        await ann.act("pass")
        offer: dict[str, object] = {"type": "offer", "want": [1]}

        answers = await asyncio.gather(
            *(
                player.session.attend(Act(100 + k, offer))
                for k in range(10)
                for player in (ann, bob)
            )
        )

        assert 20 == len(answers)
        one, other = (hall.manager.rooms[ann.code] for hall in (here, there))
        for room in (one, other):
            await room.hear_news()
        assert 22 == one.need_state().seq == other.need_state().seq
        assert one.need_state().game.json() == other.need_state().game.json()


async def test_nothing_is_refused_for_what_has_long_changed(fresh_postgres: str) -> None:
    """A process that has heard no news looks again before it refuses."""
    hands = Hands()
    async with opened(fresh_postgres, hands) as here, opened(fresh_postgres, hands) as there:
        ann, bob = await here.table()
        bob = await over_there(there, bob)
        await ann.act("plant 1")
        await ann.act("pass")

        answered = await bob.act({"type": "offer", "want": [1]})

        assert answered.ok


async def test_only_one_process_leads_a_table(fresh_postgres: str) -> None:
    """And when it lets go, the other takes over."""
    async with two(fresh_postgres) as (here, there):
        ann, bob = await here.table()
        bob = await over_there(there, bob)
        mine, theirs = here.manager.autopilots[ann.code], there.manager.autopilots[ann.code]
        assert (True, False) == (mine.leading, theirs.leading)

        await here.manager.leases.release_all()
        assert await takes_over(there, ann.code)
        await there.manager.sweep()
        await here.manager.sweep()

        assert (False, True) == (mine.leading, theirs.leading)


async def test_whoever_lets_go_of_a_table_lets_go_of_it_altogether(fresh_postgres: str) -> None:
    """However many of its people have come at once."""
    async with two(fresh_postgres) as (here, there):
        ann, _ = await here.table()
        mine = here.manager.leases
        assert all(await asyncio.gather(mine.take(ann.code), mine.take(ann.code)))
        assert not await there.manager.leases.take(ann.code)

        await mine.release(ann.code)

        assert await there.manager.leases.take(ann.code)


async def test_a_process_in_trouble_lets_go_of_all_tables(fresh_postgres: str) -> None:
    """It leads none of them, so another may."""
    async with two(fresh_postgres) as (here, there):
        ann, _ = await here.table()

        await here.manager.forget_leading()

        assert not here.manager.autopilots[ann.code].leading
        assert await takes_over(there, ann.code)


async def test_whoever_is_there_through_another_process_is_there(fresh_postgres: str) -> None:
    """Nobody's seat is kept only because it sits in another process."""
    async with two(fresh_postgres) as (here, there):
        ann, bob = await here.table()
        bob = await over_there(there, bob)
        await until(lambda: here.manager.rooms[ann.code].elsewhere)

        await here.hands.advance(120)

        assert not here.manager.rooms[ann.code].describe().seats[1].resting


async def test_whoever_sits_down_or_gets_up_is_seen_by_every_process(fresh_postgres: str) -> None:
    """Who was at the table already, too, and who is gone for good."""
    async with two(fresh_postgres) as (here, there):
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        plan = NewTable("bohnanza", (SeatPlan("me"), SeatPlan(), SeatPlan()))
        code = await here.manager.lobby.open(ann, plan)
        room = await there.manager.room(code)
        for visitor in (ann, bob):
            await Player(here.manager, visitor, code, visitor.name).come()
        await until(lambda: {0} == room.elsewhere)

        await here.manager.lobby.sit(code, bob, None)
        await here.manager.change(code)
        await until(lambda: {0, 1} == room.elsewhere)

        await here.manager.forget(ann, "")
        await until(lambda: {1} == room.elsewhere)

        await here.manager.lobby.get_up(code, bob)
        await here.manager.change(code)
        await until(lambda: not room.elsewhere)


async def test_the_chair_of_whoever_goes_for_good_is_free_in_every_process(
    fresh_postgres: str,
) -> None:
    """Whether they asked for it, or whoever hosts has deleted them."""
    async with two(fresh_postgres) as (here, there):
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        plan = NewTable("bohnanza", (SeatPlan("me"), SeatPlan(), SeatPlan()))
        code = await here.manager.lobby.open(ann, plan)
        await here.manager.lobby.sit(code, bob, None)
        room = await there.manager.room(code)

        await here.manager.forget(ann, "")
        await until(lambda: "open" == room.info.seats[0].kind)

        await Admin(here.manager.database, here.hands.now, "host").delete(bob.id, "spam")
        await until(lambda: "open" == room.info.seats[1].kind)

"""Fair shares: bots think by turns and play for those who watch; a rematch is an invitation."""

import asyncio
import threading
from collections.abc import Callable, Sequence

import pytest

from higgle.bots.random_bot import RandomBot
from higgle.core import Action, Ask, Event, Table
from higgle.protocol.messages import Changed, Rematch, Update
from higgle.protocol.tables import NewTable, SeatPlan
from higgle.server.rooms.pools import BotPool
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio
BOTS = tuple(SeatPlan("bot", "random") for _ in range(3))


async def test_bots_alone_play_while_somebody_watches(hall: Hall) -> None:
    """Nobody pays for a table at which nobody looks; it goes on when somebody comes back."""
    ann = await hall.guest()
    code = await hall.manager.lobby.open(ann, NewTable("bohnanza", BOTS))
    await hall.manager.wake_all()
    assert {} == hall.manager.rooms
    watcher = Player(hall.manager, ann, code, "client-0")
    await watcher.come()
    await hall.hands.advance(20)
    assert watcher.all(Update)

    await watcher.go()
    await hall.hands.advance(20)
    await hall.manager.sweep()
    assert {} == hall.manager.rooms
    before = watcher.last(Update).seq
    assert before == (await watcher.come()).seq
    await hall.hands.advance(20)

    assert watcher.last(Update).seq > before


async def test_only_so_many_bots_think_at_once() -> None:
    """Whoever has many tables waits for its own bots; everybody else has a turn in between."""
    pool, gate = BotPool(1), threading.Event()
    done: list[str] = []

    def thought(name: str) -> Callable[[], None]:
        def work() -> None:
            gate.wait(10)
            done.append(name)

        return work

    jobs = [
        asyncio.create_task(pool.run(whose, thought(whose), 20))
        for whose in ["greedy"] * 5 + ["modest"]
    ]
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*jobs)

    assert ["greedy", "greedy", "modest", "greedy", "greedy", "greedy"] == done
    assert (1, {}) == (pool.slots, pool.waiting)


async def test_a_thought_that_never_ends_gives_its_place_back() -> None:
    """But not at once: as long as it may still end, nobody thinks beside it."""
    pool, gate = BotPool(1), threading.Event()
    with pytest.raises(TimeoutError):
        await pool.run("ann", lambda: gate.wait(10), 0.01)
    assert 0 == pool.slots

    assert 7 == await pool.run("bob", lambda: 7, 5)
    assert 1 == pool.threads
    gate.set()


async def test_who_gives_up_waiting_takes_no_place() -> None:
    """A table that is closed while its bot waits leaves nothing behind."""
    pool, gate = BotPool(1), threading.Event()
    first = asyncio.create_task(pool.run("ann", lambda: gate.wait(10), 20))
    second = asyncio.create_task(pool.run("bob", lambda: True, 20))
    await asyncio.sleep(0)
    second.cancel()
    gate.set()
    await asyncio.gather(first, second, return_exceptions=True)

    assert (1, {}) == (pool.slots, pool.waiting)


async def test_nobody_is_seated_at_a_rematch_unasked(hall: Hall) -> None:
    """Whoever asks first opens the table and sits there; the others sit down when they want to."""
    ann, bob = await hall.table(people=2, bots=1, public=True)
    await hall.play_on(ann.code, [ann, bob])
    await hall.hands.advance(1)

    assert (await bob.send(Rematch(bob.number()))).ok

    again = await hall.info(ann.last(Changed).table.rematch)
    assert ("open", False, bob.visitor.id) == (again.state, again.public, again.host)
    assert ["open", "person", "bot"] == [who.kind for who in again.seats]
    assert (await ann.send(Rematch(ann.number()))).ok
    assert "playing" == (await hall.info(again.code)).state


async def test_rematches_count_as_tables(sqlite: str) -> None:
    """Whoever has too many tables opens none this way either."""
    async with opened(sqlite, tables_per_person=2) as hall:
        [ann] = await hall.table(people=1, bots=2)
        await hall.play_on(ann.code, [ann])
        await hall.hands.advance(1)
        for _ in range(2):
            await hall.manager.lobby.open(ann.visitor, NewTable("bohnanza", (SeatPlan(), *BOTS)))

        answered = await ann.send(Rematch(ann.number()))

    assert answered.refusal is not None
    assert "too-many-tables" == answered.refusal.code


async def test_tables_at_which_nobody_is_share_one_turn(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many there are, and of however many hosts, a bystander waits for one thought."""
    gate, asked = threading.Event(), RandomBot.act
    served: list[str] = []

    def act(bot: RandomBot, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        gate.wait(10)
        return asked(bot, view, ask, events)

    async def think(code: str) -> None:
        await hall.manager.autopilots[code].bots.ask()
        served.append(code)

    monkeypatch.setattr(RandomBot, "act", act)
    async with opened(sqlite, bot_limit=60, bot_pace=1000, alone_per_person=1000) as hall:
        hosts = [await hall.guest() for _ in range(10)]
        plan = NewTable("bohnanza", (*BOTS, SeatPlan("me")), pace="correspondence")
        alone = [await hall.manager.lobby.open(hosts[n % 10], plan) for n in range(300)]
        for code in alone:
            await hall.manager.room(code)
        code = await hall.manager.lobby.open(hosts[0], NewTable("bohnanza", BOTS))
        bystander = Player(hall.manager, hosts[0], code, "client-0")
        bystander.subscriber.address = "192.0.2.1"
        await bystander.come()
        thoughts = [asyncio.create_task(think(one)) for one in (*alone, code)]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*thoughts)

    assert served.index(code) <= 2
    assert 301 == len(served)


async def test_hosts_behind_one_address_take_turns() -> None:
    """One with many tables keeps those waiting who share the line with them no longer than need."""
    pool, gate = BotPool(1), threading.Event()
    done: list[str] = []

    def thought(host: str) -> Callable[[], None]:
        def work() -> None:
            gate.wait(10)
            done.append(host)

        return work

    jobs = [
        asyncio.create_task(pool.run("home", thought(host), 20, host))
        for host in ["ann"] * 4 + ["bob"]
    ]
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*jobs)

    assert ["ann", "ann", "bob", "ann", "ann"] == done
    assert (1, {}) == (pool.slots, pool.waiting)

"""A table goes on: whatever breaks is written down, and the table is looked at again."""

import contextlib
import threading
from collections.abc import Callable
from typing import TypeVar

import pytest

from higgle.bohnanza.hints import BohnanzaHints
from higgle.core import Action, Ask, Event, Illegal, Table
from higgle.live.autopilot import Autopilot
from higgle.live.bots import PATIENCE, SeatedBots
from higgle.live.table_state import TableState
from higgle.play import Bot
from higgle.protocol.messages import Answered, Notice, Rest, Update
from higgle.server.rooms.manager import RoomManager
from higgle.server.store.sql_journal import SqlJournal
from tests.server.disk import full_disk
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio
T = TypeVar("T")


async def resting(hall: Hall, people: int = 1, bots: int = 2) -> list[Player]:
    """A table at which bots play for everybody, while people look on."""
    players = await hall.table(people=people, bots=bots)
    for player in players:
        assert (await player.send(Rest(player.number()))).ok
    return players


def seq(player: Player) -> int:
    """How far the player's table has come."""
    return player.manager.rooms[player.code].need_state().seq


def breaking(
    times: int, whole: Callable[..., T], problem: type[Exception] = RuntimeError
) -> Callable[..., T]:
    """Something that breaks a few times before it works."""
    left = [times]

    def once(*arguments: object) -> T:
        if left[0]:
            left[0] -= 1
            raise problem("this breaks on purpose")
        return whole(*arguments)

    return once


@pytest.mark.parametrize(
    "broken", [(SeatedBots, name) for name in ("has_news", "must_act", "hear")]
)
async def test_a_mistake_of_the_autopilot_stops_nothing(
    small_hall: Hall, monkeypatch: pytest.MonkeyPatch, broken: tuple[type, str]
) -> None:
    """Wherever it happens, a moment later the table is looked at again."""
    [ann] = await resting(small_hall)
    before = seq(ann)
    monkeypatch.setattr(*broken, breaking(3, getattr(*broken)))

    await small_hall.hands.advance(60)

    assert seq(ann) > before + 5


async def test_a_mistake_in_setting_alarms_stops_nothing(
    small_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even when nothing is left that would ring."""
    [ann] = await resting(small_hall)
    before = seq(ann)
    monkeypatch.setattr(Autopilot, "schedule", breaking(5, Autopilot.schedule))

    await small_hall.hands.advance(90)

    assert seq(ann) > before + 5


async def test_a_mistake_in_the_rules_spoils_one_action_only(
    small_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of it stands in the log; another bot finds another action."""
    [ann] = await resting(small_hall)
    before = seq(ann)
    monkeypatch.setattr(TableState, "try_out", breaking(2, TableState.try_out))

    await small_hall.hands.advance(60)

    assert seq(ann) > before + 5
    kept = await small_hall.manager.journal.read(ann.code)
    assert list(range(1, seq(ann) + 1)) == [entry.seq for entry in kept]


async def test_a_person_is_told_of_a_mistake_in_the_rules(
    small_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The action is refused, and the line stays open."""
    ann, _ = await small_hall.table()
    monkeypatch.setattr(TableState, "try_out", breaking(1, TableState.try_out))

    refused = await ann.act("plant 1")
    again = await ann.act("plant 1")

    assert refused.refusal is not None
    assert "broken" == refused.refusal.code
    assert Answered(again.n, True, 1) == again


async def test_a_scene_that_cannot_be_shown_costs_one_line(
    small_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others hear of the step, and the table goes on."""
    ann, bob = await small_hall.table()
    monkeypatch.setattr(BohnanzaHints, "own", breaking(1, BohnanzaHints.own))

    assert (await ann.act("plant 1")).ok

    lines = [player.subscriber for player in (ann, bob)]
    assert [False, True] == sorted(line.closed for line in lines)
    there = next(player for player in (ann, bob) if not player.subscriber.closed)
    assert 1 == there.last(Update).seq


async def test_a_watch_that_is_put_back_delays_nothing(small_hall: Hall) -> None:
    """Bots act a moment later, not an hour later."""
    [ann] = await resting(small_hall)
    before = seq(ann)
    small_hall.hands.jump(-3600)

    await small_hall.hands.advance(5)
    between = seq(ann)
    small_hall.hands.jump(-3600)
    await small_hall.hands.advance(5)

    assert before < between < seq(ann)


async def test_a_full_disk_delays_bots_until_there_is_room(small_hall: Hall) -> None:
    """What could not be kept is tried again."""
    [ann] = await resting(small_hall)
    before = seq(ann)
    with full_disk():
        await small_hall.hands.advance(20)
        during = seq(ann)

    await small_hall.hands.advance(60)

    assert before == during
    assert seq(ann) > during + 5


async def test_a_table_goes_on_when_somebody_comes_back(small_hall: Hall) -> None:
    """Both lines were too slow and were cut off; one of them is enough to go on."""
    ann, bob = await resting(small_hall, people=2)
    for player in (ann, bob):
        player.subscriber.close()
    await small_hall.hands.advance(60)
    await ann.go()
    await bob.go()
    before = (await small_hall.manager.room(ann.code)).need_state().seq

    await ann.come()
    await small_hall.hands.advance(60)

    assert seq(ann) > before + 5


async def test_bots_wait_for_a_slow_reader_but_not_for_ever(small_hall: Hall) -> None:
    """Somebody who has much to hear yet is given two seconds a step."""
    [ann] = await resting(small_hall)
    await small_hall.hands.advance(1)
    ann.subscriber.size = 100_000
    before = seq(ann)

    await small_hall.hands.advance(1.9)
    assert seq(ann) <= before + 1
    await small_hall.hands.advance(3)
    assert seq(ann) > before


class Endless(Bot):
    """A bot that thinks until it is told to stop."""

    stop = threading.Event()

    def act(self, view: Table, ask: Ask, events: object) -> Action | None:
        self.stop.wait(60)
        return None

    def wakes(self, event: Event) -> bool:
        return False


async def test_bots_that_think_for_ever_stop_nobody(sqlite: str) -> None:
    """Each is stood in for, and in the end another bot plays on."""
    async with opened(sqlite, bot_limit=0.01) as hall:
        [ann] = await resting(hall)
        bots = hall.manager.autopilots[ann.code].bots
        before = seq(ann)
        for _ in range(2 * PATIENCE):
            for seat in range(3):
                bots.bots[seat] = Endless("bohnanza", bots.random)
            await hall.hands.advance(10)
        Endless.stop.set()

        assert seq(ann) > before + 5
        assert max(bots.late.values()) <= PATIENCE


async def test_a_table_that_cannot_be_taken_up_stops_no_other(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A day later both of the others have moved."""
    async with opened(sqlite) as before:
        tables = [(await before.table(pace="correspondence"))[0].code for _ in range(3)]

    async with opened(sqlite, before.hands) as after:
        monkeypatch.setattr(RoomManager, "load", breaking(1, RoomManager.load))
        await after.manager.wake_all()
        await after.manager.wake_all()
        await after.hands.advance(86_500)

        assert 2 == len(after.manager.rooms)
        assert set(after.manager.rooms) < set(tables)
        assert all(room.need_state().seq for room in after.manager.rooms.values())


async def test_whoever_cannot_come_in_calls_again(
    small_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the database does not answer, the line is closed, so that the client tries again."""
    ann, _ = await small_hall.table()
    await ann.go()
    monkeypatch.setattr(SqlJournal, "recent_talk", breaking(1, SqlJournal.recent_talk, OSError))

    await ann.knock()

    assert "storage" == ann.last(Notice).code
    assert ann.subscriber.closed


async def test_a_room_that_cannot_be_opened_leaves_nothing_behind(
    small_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither for a code that nobody has, nor when the database does not answer."""
    [ann] = await small_hall.table(people=1, bots=2)
    await ann.go()
    monkeypatch.setattr(SqlJournal, "last_talk", breaking(1, SqlJournal.last_talk, OSError))

    for code, problem in ((ann.code, OSError), ("NO TABLE", Illegal)):
        with contextlib.suppress(problem):
            await small_hall.manager.room(code)

    manager = small_hall.manager
    assert (0, 0, 0) == (len(manager.rooms), len(manager.autopilots), len(manager.opening))


async def test_a_room_that_is_closed_while_it_is_opened_can_be_entered(
    small_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody was in it yet when the house looked for empty rooms."""
    ann, bob = await small_hall.table()
    await ann.go()
    await bob.go()
    manager, lead = small_hall.manager, small_hall.manager.lead

    async def and_sweep(code: str) -> None:
        await lead(code)
        await manager.close_if_empty(manager.rooms[code])

    monkeypatch.setattr(manager, "lead", and_sweep)

    assert ann.code == (await manager.room(ann.code)).code
    monkeypatch.undo()
    assert (await ann.come()).scene is not None

"""Games by correspondence: a day for whoever must act."""

import msgspec
import pytest

from higgle.core import Illegal
from higgle.live.table_state import TableState
from higgle.protocol.messages import Clocks, Update
from higgle.protocol.tables import NewTable, SeatPlan
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio
DAY = 86_400.0


async def letters(hall: Hall, bots: int = 0) -> list[Player]:
    """A table by correspondence."""
    return await hall.table(people=3 - bots, bots=bots, pace="correspondence")


async def test_whoever_must_act_has_a_day(hall: Hall) -> None:
    """Then a bot answers, whether anybody looks or not."""
    people = await letters(hall)
    for player in people:
        await player.go()

    await hall.hands.advance(DAY - 1)
    assert 0 == hall.manager.rooms[people[0].code].need_state().seq
    await hall.hands.advance(2)
    assert 1 == hall.manager.rooms[people[0].code].need_state().seq


async def test_a_turn_lasts_an_hour_at_least(small_hall: Hall) -> None:
    """A table at which nobody is would otherwise play by itself as fast as the bots can think."""
    ann, seats = await small_hall.guest(), (SeatPlan("me"), SeatPlan(), SeatPlan())
    hour, hasty = (
        NewTable("bohnanza", seats, pace="correspondence", clocks=Clocks(turn=turn))
        for turn in (3600.0, 3599.0)
    )

    await small_hall.manager.lobby.open(ann, hour)

    with pytest.raises(Illegal, match="at least an hour"):
        await small_hall.manager.lobby.open(ann, hasty)


async def test_an_older_table_cannot_be_hastier(small_hall: Hall) -> None:
    """Nor one that was opened when an hour was not asked for."""
    [ann] = await small_hall.table(people=1, bots=2)
    terms = small_hall.manager.rooms[ann.code].need_state().config
    hasty = msgspec.structs.replace(terms, clocks=Clocks(turn=0.01), correspondence=True)

    assert {3600.0} == set(TableState(hasty).totals.values())


async def test_only_so_many_go_on_alone(sqlite: str) -> None:
    """Live tables, at which nothing happens without anybody, are not counted with them."""
    async with opened(sqlite, alone_per_person=2) as hall:
        ann, bob = await hall.guest(), await hall.guest()
        seats = (SeatPlan("me"), SeatPlan(), SeatPlan())
        letters = NewTable("bohnanza", seats, pace="correspondence")
        for _ in range(2):
            await hall.manager.lobby.open(ann, letters)
        hall.hands.time += 2 * DAY

        with pytest.raises(Illegal, match="opened 2 games by correspondence"):
            await hall.manager.lobby.open(ann, letters)
        await hall.manager.lobby.open(ann, NewTable("bohnanza", seats))
        await hall.manager.lobby.open(bob, letters)


async def test_the_day_goes_on_after_a_restart(database: str) -> None:
    """Nobody has to be there: the server takes up what it left."""
    async with opened(database) as before:
        people = await letters(before)
        await before.hands.advance(DAY / 2)

    async with opened(database, before.hands) as after:
        await after.manager.wake_all()
        await after.hands.advance(DAY / 2 + 1)

        assert 1 == after.manager.rooms[people[0].code].need_state().seq


async def test_bots_answer_at_once(small_hall: Hall) -> None:
    """A game with bots never waits for them."""
    people = await letters(small_hall, bots=1)

    await small_hall.play_on(people[0].code, people, 30)

    assert 2 in {update.happened.seat for update in people[0].all(Update)}

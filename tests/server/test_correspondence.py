"""Games by correspondence: a day for whoever must act."""

import pytest

from higgle.protocol.messages import Update
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
    assert 0 == hall.house.rooms[people[0].code].play().seq
    await hall.hands.advance(2)
    assert 1 == hall.house.rooms[people[0].code].play().seq


async def test_the_day_goes_on_after_a_restart(database: str) -> None:
    """Nobody has to be there: the server takes up what it left."""
    async with opened(database) as before:
        people = await letters(before)
        await before.hands.advance(DAY / 2)

    async with opened(database, before.hands) as after:
        await after.house.wake_all()
        await after.hands.advance(DAY / 2 + 1)

        assert 1 == after.house.rooms[people[0].code].play().seq


async def test_bots_answer_at_once(small_hall: Hall) -> None:
    """A game with bots never waits for them."""
    people = await letters(small_hall, bots=1)

    await small_hall.play_on(people[0].code, people, 30)

    assert 2 in {update.happened.seat for update in people[0].all(Update)}

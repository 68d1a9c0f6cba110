"""Games by correspondence: a day for whoever must act, and standing answers for the absent."""

import pytest

from higgle.server.messages import Stand, StandingAnswer, Update
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio
DAY = 86_400.0
DECLINE = StandingAnswer({"type": "decline"})


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


async def test_a_standing_answer_is_given_for_the_absent(hall: Hall) -> None:
    """Whatever is offered is declined, while Bob sleeps."""
    ann, bob, _ = await letters(hall)
    assert (await bob.send(Stand(bob.number(), (DECLINE,)))).ok
    await bob.go()
    await ann.act("plant 1")
    await ann.act("pass")

    await ann.act({"type": "offer", "want": [1], "to": [1]})
    await hall.hands.advance(1)

    step = ann.last(Update).happened
    assert ("declined", 1, True) == (step.events[0].name, step.seat, step.stand_in)


async def test_nobody_else_sees_standing_answers(hall: Hall) -> None:
    """They are told to their owner alone."""
    ann, bob, _ = await letters(hall)
    await bob.send(Stand(bob.number(), (DECLINE,)))

    await bob.go()
    assert [DECLINE] == (await bob.come()).standing
    await ann.go()
    assert [] == (await ann.come()).standing


async def test_an_answer_for_once_is_given_once(small_hall: Hall) -> None:
    """Then it is struck out."""
    ann, bob, _ = await letters(small_hall)
    once = StandingAnswer({"type": "decline"}, once=True)
    await bob.send(Stand(bob.number(), (once,)))
    await ann.act("plant 1")
    await ann.act("pass")

    for _ in range(2):
        await ann.act({"type": "offer", "want": [1], "to": [1]})
        await small_hall.hands.advance(1)

    steps = [update.happened for update in ann.all(Update)]
    assert 1 == sum(step.seat == 1 for step in steps)


async def test_live_tables_have_none(small_hall: Hall) -> None:
    """Whoever sits at a live table answers itself."""
    _, bob = await small_hall.table()

    assert not (await bob.send(Stand(1, (DECLINE,)))).ok

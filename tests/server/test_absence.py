"""Leaving, a broken line and a sleeping phone: others see which it is, and when a bot steps in."""

import msgspec
import pytest

from higgle.protocol.messages import Changed, Clocks, Hidden, Ready, Who
from tests.server.hall import Hall, Player

pytestmark = pytest.mark.anyio
GRACE = 60.0
CLOCKS = Clocks(speed="quick", grace=GRACE)


async def table(hall: Hall) -> list[Player]:
    """Three people at Bohnanza."""
    return await hall.table(people=3, bots=0, clocks=CLOCKS)


def seen(player: Player, seat: int) -> Who:
    """A seat as somebody sees it now."""
    return player.last(Changed).table.seats[seat]


async def leave(hall: Hall, player: Player) -> None:
    """Close the page."""
    await hall.manager.leave(await hall.manager.room(player.code), player.subscriber, "left")


async def test_leaving_and_a_broken_line_look_different(hall: Hall) -> None:
    """And nobody who is there looks away."""
    ann, bob, cyd = await table(hall)

    await leave(hall, bob)
    await cyd.go()

    assert ["", "left", "lost"] == [seen(ann, seat).away for seat in range(3)]


async def test_it_is_said_when_a_bot_steps_in(hall: Hall) -> None:
    """At that moment it does, and not before."""
    ann, bob, _ = await table(hall)
    await bob.go()
    assert hall.hands.time + GRACE == seen(ann, 1).until

    await hall.hands.advance(GRACE - 0.1)
    assert not seen(ann, 1).resting
    await hall.hands.advance(0.2)

    assert (True, 0.0) == (seen(ann, 1).resting, seen(ann, 1).until)


async def test_nobody_steps_in_by_correspondence(hall: Hall) -> None:
    """There one comes and goes."""
    ann, bob, _ = await hall.table(people=3, bots=0, pace="correspondence")

    await bob.go()

    assert ("lost", 0.0) == (seen(ann, 1).away, seen(ann, 1).until)


async def test_a_sleeping_phone_is_waited_for_like_a_broken_line(hall: Hall) -> None:
    """Whoever looks again plays on at once."""
    ann, bob, _ = await table(hall)
    assert (await bob.send(Hidden(bob.number(), on=True))).ok
    assert ("asleep", hall.hands.time + GRACE) == (seen(ann, 1).away, seen(ann, 1).until)
    await hall.hands.advance(GRACE + 0.1)
    assert seen(ann, 1).resting

    await bob.send(Hidden(bob.number(), on=False))

    assert ("", False) == (seen(ann, 1).away, seen(ann, 1).resting)


async def test_alone_with_bots_nobody_waits_for_a_hidden_page(small_hall: Hall) -> None:
    """The chair is kept as long as the page is open."""
    [ann] = await small_hall.table(people=1, bots=2, clocks=CLOCKS)
    await ann.send(Hidden(ann.number(), on=True))

    await small_hall.hands.advance(10 * GRACE)

    assert not (await small_hall.info(ann.code)).seats[0].resting


async def deeds_for(hall: Hall, away: int, players: list[Player], steps: int) -> set[str]:
    """What is done for somebody while the others play on."""
    for _ in range(steps):
        state = hall.manager.rooms[players[0].code].need_state()
        for seat, player in enumerate(players):
            if seat != away and any(ask.seat == seat and ask.must for ask in state.asks):
                await hall.play_on(players[0].code, players, 1)
                break
            if seat != away and seat not in state.ready:
                await player.send(Ready(player.number()))
        await hall.hands.advance(1.0)
    entries = await hall.manager.journal.read(players[0].code)
    acts = [one for one in entries if one.seat == away and one.what == "act" and one.stand_in]
    return {str(msgspec.json.decode(one.body)["type"]) for one in acts}


async def test_at_first_a_stand_in_does_only_what_must_be_done(hall: Hall) -> None:
    """It plants what must be planted, passes and ends trading: no offer, no answer."""
    players = await table(hall)
    await players[0].go()
    await hall.hands.advance(GRACE + 0.1)

    done = await deeds_for(hall, 0, players, 40)

    assert {"plant", "pass", "end_trade"} <= done
    assert done <= {"plant", "pass", "end_trade", "harvest"}

"""The table waits for whoever reads: no auction runs while a reveal is looked at."""

import pytest

from higgle.live.journal import StepKind
from higgle.live.table_state import TableState
from higgle.protocol.messages import Clocks, Pause, Read, Update
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio
READING, GRACE = 5.0, 0.3


def state_of(hall: Hall, player: Player) -> TableState:
    """What the log of a player's table adds up to."""
    return hall.manager.rooms[player.code].need_state()


def steps(hall: Hall, player: Player) -> int:
    """How many steps were made."""
    return state_of(hall, player).seq


def reading(player: Player, about: str = "reading") -> dict[int, float]:
    """Who reads, and for how long yet, as everybody is told."""
    clocks = player.last(Update).scene.clocks
    return {clock.seat: round(clock.left, 3) for clock in clocks if clock.about == about}


async def say_ready(players: list[Player]) -> None:
    """Everybody is ready for the first deed."""
    for player in players:
        assert (await player.send(Read(player.number()))).ok


async def exposed(hall: Hall, clocks: Clocks | None = None) -> list[Player]:
    """A bluff was exposed, and the animal is auctioned anew; the auctioneer comes first."""
    players = await hall.table("kuhhandel", people=3, bots=0, clocks=clocks, reading=READING)
    active = next(ask.seat for ask in hall.asks(players[0].code) if ask.must)
    ann, bob, cyd = players[active:] + players[:active]
    await say_ready([ann, bob, cyd])
    assert (await ann.act("auction")).ok
    assert (await bob.act("bid 200")).ok
    for _ in range(3):
        await hall.hands.advance(4.0 + GRACE)
    assert (await ann.act("sell")).ok
    assert (await bob.act("show")).ok
    return [ann, bob, cyd]


async def test_nobody_is_called_while_an_exposed_bluff_is_read(hall: Hall) -> None:
    """The call begins when everybody has had the time to read, and not before."""
    ann, *_ = await exposed(hall)
    assert {0: READING, 1: READING, 2: READING} == reading(ann)
    before = steps(hall, ann)

    await hall.hands.advance(READING + 4.0)
    assert before == steps(hall, ann)
    await hall.hands.advance(GRACE)

    assert before + 1 == steps(hall, ann)


async def test_all_may_bid_from_the_same_moment(hall: Hall) -> None:
    """Whoever has read waits for the others with a bid; then everybody may bid."""
    ann, bob, cyd = await exposed(hall)
    await cyd.send(Read(cyd.number()))
    refused = await cyd.act("bid 10")
    assert refused.refusal is not None
    assert "others-read" == refused.refusal.code

    assert (await cyd.act("show money to all")).ok

    await say_ready([ann, bob])

    assert {} == reading(ann)
    assert (await cyd.act("bid 10")).ok


async def test_the_call_begins_when_the_last_has_read(hall: Hall) -> None:
    """Nobody waits longer than somebody reads."""
    ann, bob, cyd = await exposed(hall)
    await hall.hands.advance(1.0)

    await say_ready([ann, bob, cyd])

    [call] = ann.last(Update).scene.clocks
    assert (4.0, 4.0) == (call.left, call.total)


async def test_a_pause_takes_no_reading_time(hall: Hall) -> None:
    """Afterwards everybody has what they had left."""
    ann, *_ = await exposed(hall)
    await hall.hands.advance(2.0)
    await ann.send(Pause(ann.number(), on=True))
    await hall.hands.advance(60.0)

    await ann.send(Pause(ann.number(), on=False))

    assert READING - 2.0 == reading(ann)[0]


async def test_bots_wait_until_people_are_ready(small_hall: Hall) -> None:
    """Before the first deed; then they act as quickly as ever."""
    [ann] = await small_hall.table("kuhhandel", people=1, bots=3, reading=READING)
    assert all(ask.seat for ask in small_hall.asks(ann.code))
    await small_hall.hands.advance(14.0)
    assert 0 == steps(small_hall, ann)

    await ann.send(Read(ann.number()))
    await small_hall.hands.advance(2.0)

    assert steps(small_hall, ann) > 1


async def test_whoever_reads_nothing_writes_no_step(hall: Hall) -> None:
    """Where nobody waits for me there is nothing to say."""
    ann, *_ = await hall.table("kuhhandel", people=2, bots=1)
    before = steps(hall, ann)

    assert (await ann.send(Read(ann.number()))).ok

    assert before == steps(hall, ann)


async def test_the_wait_survives_a_restart(database: str) -> None:
    """It follows from the log."""
    async with opened(database) as before:
        people = await exposed(before)

    async with opened(database, before.hands) as after:
        back = Player(after.manager, people[0].visitor, people[0].code, people[0].client)
        scene = (await back.come()).scene

        assert scene is not None
        kinds: list[StepKind | str] = [clock.about for clock in scene.clocks]
        assert 3 == kinds.count("reading")

"""The clock's seat: the server answers for it with a timer that survives a restart."""

import pytest

from higgle.protocol.messages import Clocks, Pause, Ready, Tempo, Update
from tests.rule import rule
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio
GRACE = 0.3


async def auction(hall: Hall, clocks: Clocks | None = None) -> list[Player]:
    """A Kuhhandel table on which an animal is auctioned; the auctioneer comes first."""
    players = await hall.table("kuhhandel", people=3, bots=0, clocks=clocks)
    active = next(ask.seat for ask in hall.asks(players[0].code) if ask.must)
    assert (await players[active].act("auction")).ok
    return players[active:] + players[:active]


def forms(player: Player) -> list[str]:
    """The actions that were told since the cards were dealt."""
    return [event.name for update in player.all(Update) for event in update.happened.events]


async def refused(player: Player, hurry: bool) -> str:
    """Why somebody may not hurry or hold the call."""
    answered = await player.send(Tempo(player.number(), hurry))
    assert answered.refusal is not None
    return answered.refusal.code


async def test_an_auction_is_called_by_itself(hall: Hall) -> None:
    """Going once, twice, sold: each call comes when its time has run down."""
    ann, *_ = await auction(hall)
    before = hall.manager.rooms[ann.code].need_state().seq

    await hall.hands.advance(4.0 + GRACE)

    assert before + 1 == hall.manager.rooms[ann.code].need_state().seq
    assert -1 == ann.last(Update).happened.seat


async def test_slow_lines_have_a_little_longer(hall: Hall) -> None:
    """What was clicked in time counts, though it arrives a moment late."""
    _, bob, _ = await auction(hall)

    await hall.hands.advance(4.0 + GRACE / 2)

    assert (await bob.act("bid 10")).ok


async def test_a_bid_starts_the_clock_anew(hall: Hall) -> None:
    """Every accepted bid gives everybody the full time again."""
    ann, bob, _ = await auction(hall)
    await hall.hands.advance(3.0)
    await bob.act("bid 10")
    before = hall.manager.rooms[ann.code].need_state().seq

    await hall.hands.advance(3.0)

    assert before == hall.manager.rooms[ann.code].need_state().seq
    assert 1.0 == pytest.approx(ann.last(Update).scene.clocks[0].left - 3.0)


async def test_calls_follow_quickly_when_all_are_out(hall: Hall) -> None:
    """Nobody waits for bids that will not come."""
    ann, bob, cyril = await auction(hall)
    for player in (bob, cyril):
        assert (await player.send(Ready(player.number()))).ok
    before = hall.manager.rooms[ann.code].need_state().seq

    await hall.hands.advance(1.0)

    assert before + 1 == hall.manager.rooms[ann.code].need_state().seq
    assert "called" in forms(ann)


async def test_calls_wait_for_whoever_is_not_out(hall: Hall) -> None:
    """One who has said nothing keeps the full time for everybody."""
    ann, bob, _ = await auction(hall)
    await bob.send(Ready(bob.number()))

    await hall.hands.advance(1.0)

    assert "called" not in forms(ann)


@rule("K24")
async def test_the_auctioneer_hurries_one_call(hall: Hall) -> None:
    """Half the clock's time, for this call alone."""
    ann, bob, _ = await auction(hall)
    assert (await ann.send(Tempo(ann.number(), hurry=True))).ok
    assert "hurry" == bob.last(Update).happened.what
    assert 2.0 == bob.last(Update).scene.clocks[0].total

    await hall.hands.advance(2.0 + GRACE)

    assert 1 == forms(bob).count("called")
    assert 4.0 == bob.last(Update).scene.clocks[0].total


@rule("K24")
async def test_the_auctioneer_holds_a_call_for_twice_as_long_and_no_longer(hall: Hall) -> None:
    ann, bob, _ = await auction(hall)
    await hall.hands.advance(3.0)
    await ann.send(Tempo(ann.number(), hurry=False))
    assert "tempo-set" == await refused(ann, hurry=False)

    await hall.hands.advance(4.9)
    assert "called" not in forms(bob)
    await hall.hands.advance(0.1 + GRACE)

    assert 1 == forms(bob).count("called")


@rule("K24")
async def test_a_call_that_is_late_for_its_hurry_comes_at_once(hall: Hall) -> None:
    ann, bob, _ = await auction(hall)
    await hall.hands.advance(3.0)

    await ann.send(Tempo(ann.number(), hurry=True))
    await hall.hands.advance(GRACE)

    assert 1 == forms(bob).count("called")


@rule("K24")
async def test_nobody_else_has_that_voice(hall: Hall) -> None:
    """And nobody has it while nothing is called."""
    ann, bob, _ = await auction(hall)
    assert "not-auctioneer" == await refused(bob, hurry=True)
    for player in (bob, _):
        await player.send(Ready(player.number()))
    await hall.hands.advance(10.0)

    assert "no-calls" == await refused(ann, hurry=True)


@rule("K24")
async def test_the_voice_survives_a_restart(database: str) -> None:
    """It is in the log."""
    async with opened(database) as before:
        people = await auction(before, clocks=Clocks(call=20.0))
        await people[0].send(Tempo(people[0].number(), hurry=False))

    async with opened(database, before.hands) as after:
        back = [Player(after.manager, p.visitor, p.code, p.client) for p in people]
        scene = (await back[0].come()).scene

    assert scene is not None
    assert 40.0 == scene.clocks[0].total


async def test_the_clock_survives_a_restart(database: str) -> None:
    """A new process knows how long the clock has run; everybody gets a few seconds at least."""
    async with opened(database) as before:
        people = await auction(before, clocks=Clocks(call=20.0))
        await before.hands.advance(8.0)

    async with opened(database, before.hands) as after:
        back = [Player(after.manager, p.visitor, p.code, p.client) for p in people]
        welcomes = [await player.come() for player in back]
        scene = welcomes[0].scene
        assert scene is not None
        assert 12.0 == pytest.approx(scene.clocks[0].left)
        seq = welcomes[0].seq

        await after.hands.advance(12.0 + GRACE)

        assert seq + 1 == after.manager.rooms[back[0].code].need_state().seq


async def test_a_clock_that_ran_down_meanwhile_waits_for_people(database: str) -> None:
    """After a long night everybody has five seconds to look around."""
    async with opened(database) as before:
        people = await auction(before, clocks=Clocks(call=20.0))
        await before.hands.advance(1.0)
    before.hands.time += 3600

    async with opened(database, before.hands) as after:
        back = [Player(after.manager, p.visitor, p.code, p.client) for p in people]
        welcomes = [await player.come() for player in back]
        seq = welcomes[0].seq

        await after.hands.advance(5.0)
        assert seq == after.manager.rooms[back[0].code].need_state().seq
        await after.hands.advance(GRACE)
        assert seq + 1 == after.manager.rooms[back[0].code].need_state().seq


@pytest.mark.parametrize("noise", [False, True])
async def test_a_watch_put_forward_takes_nobodys_time(hall: Hall, noise: bool) -> None:
    """A laptop that slept acts for nobody at once, though somebody comes or goes meanwhile."""
    people = await auction(hall, clocks=Clocks(call=20.0))
    await hall.hands.advance(1.0)
    room = hall.manager.rooms[people[0].code]
    before = room.need_state().seq

    hall.hands.jump(3600)
    if noise:
        await people[2].go()
    await hall.hands.advance(4.0)
    between = room.need_state().seq
    await hall.hands.advance(20.0)

    assert before == between < room.need_state().seq


@pytest.mark.parametrize("jump", [7200, -10_800])
async def test_a_clock_has_as_much_left_after_its_watch_was_put_elsewhere(
    hall: Hall, jump: float
) -> None:
    """Somebody with a minute keeps what they had, and is shown as much."""
    people = await auction(hall, clocks=Clocks(call=60.0))
    await hall.hands.advance(2.0)
    room = hall.manager.rooms[people[0].code]
    before = room.need_state().seq

    hall.hands.jump(jump)
    shown = await people[1].come()
    await hall.hands.advance(55.0)
    between = room.need_state().seq
    await hall.hands.advance(10.0)

    assert shown.scene is not None
    assert [58] == [round(clock.left) for clock in shown.scene.clocks]
    assert before == between < room.need_state().seq


async def test_a_clock_that_begins_after_the_watch_was_put_back_shows_its_time(
    hall: Hall,
) -> None:
    """The log tells no earlier time than before, but nobody has hours left."""
    people = await auction(hall, clocks=Clocks(call=60.0))
    hall.hands.jump(-10_800)
    bidder = people[1]
    assert (await bidder.act("bid 10")).ok

    assert all(clock.left <= clock.total for clock in bidder.last(Update).scene.clocks)


async def test_a_pause_stops_the_clock(hall: Hall) -> None:
    """Nobody may act, no time goes by, and afterwards the clock has what it had."""
    ann, bob, _ = await auction(hall)
    await hall.hands.advance(3.0)
    assert (await ann.send(Pause(ann.number()))).ok
    await hall.hands.advance(3600)
    refused = await bob.act("bid 10")

    assert refused.refusal is not None
    assert "paused" == refused.refusal.code
    assert (await bob.send(Pause(bob.number(), on=False))).ok
    assert 1.0 == pytest.approx(ann.last(Update).scene.clocks[0].left)


async def test_a_table_without_people_waits(hall: Hall) -> None:
    """When everybody has left, the auction stands still."""
    people = await auction(hall)
    room = hall.manager.rooms[people[0].code]
    for player in people:
        await player.go()
    before = room.need_state().seq

    await hall.hands.advance(3600)

    assert before == (await hall.manager.room(people[0].code)).need_state().seq


async def test_the_turn_limit_lets_a_bot_answer(hall: Hall) -> None:
    """Whoever must act and does not is answered for, and everybody sees that."""
    _, bob = await hall.table(clocks=Clocks(turn=30.0))

    await hall.hands.advance(30.0 + GRACE)

    assert (0, True) == (bob.last(Update).happened.seat, bob.last(Update).happened.stand_in)


async def test_the_trading_clock_ends_trading(hall: Hall) -> None:
    """The active seat has so long for all its deals together."""
    ann, bob = await hall.table(clocks=Clocks(trade=60.0))
    await ann.act("plant 1")
    await ann.act("pass")
    await hall.hands.advance(40.0)
    ann.listen()
    assert ["trade"] == [clock.about for clock in bob.last(Update).scene.clocks]

    await hall.hands.advance(20.0 + GRACE)

    assert "trade_ended" in forms(bob)


async def test_a_dutch_count_ticks(hall: Hall) -> None:
    """The price of a pedigree counts down by itself; a claim for a number seen counts."""
    people = await hall.table("kuhhandel", people=3, bots=0)
    for _ in range(400):
        state = hall.manager.rooms[people[0].code].need_state()
        if any(ask.seat == -1 and "count" in ask.forms for ask in state.game.asks()):
            break
        await hall.play_on(people[0].code, people, 1)
    assert ["count"] == [c.about for c in people[0].last(Update).scene.clocks]
    state = hall.manager.rooms[people[0].code].need_state()
    before = state.seq

    await hall.hands.advance(1.5 + GRACE)

    assert before + 1 == state.seq

"""Rated games: whatever somebody does at one, it stays rated and comes to its end."""

import pytest

from higgle.protocol.messages import Answered, AskUndo, Changed, Pause, Rest, Update
from higgle.server.accounts import ratings
from higgle.server.lobby import table_list
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio
OFFER: dict[str, object] = {"type": "offer", "want": [1]}


async def trading(hall: Hall, members: bool = True) -> Player:
    """Ann trades in her first turn with two bots."""
    [ann] = await hall.table(people=1, bots=2, members=members)
    await ann.act("plant 1")
    await ann.act("pass")
    return ann


def refusal(answered: Answered) -> str:
    """Why something was refused."""
    return "" if answered.refusal is None else answered.refusal.code


async def answered(hall: Hall, ann: Player) -> None:
    """Ann offers something, and a bot has done something since."""
    assert (await ann.act(OFFER)).ok
    state = hall.manager.rooms[ann.code].need_state()
    while state.history[-1].seat == 0:
        await hall.hands.advance(0.5)
        ann.listen()
    assert state.undoable(0) > 1


async def test_what_others_did_since_is_not_taken_back(hall: Hall) -> None:
    """A losing game would be unrated by it, or an offer made again until it is accepted."""
    ann = await trading(hall)
    await answered(hall, ann)

    assert 0 == ann.last(Update).scene.back
    assert "undo-rated" == refusal(await ann.send(AskUndo(ann.number())))
    assert (await hall.info(ann.code)).rated


async def test_where_nothing_is_rated_it_is(small_hall: Hall) -> None:
    """A guest's game is not."""
    ann = await trading(small_hall, members=False)
    await answered(small_hall, ann)

    assert (await ann.send(AskUndo(ann.number()))).ok


async def test_my_own_last_action_is_taken_back_and_the_game_stays_rated(hall: Hall) -> None:
    """As long as nobody has done anything since."""
    ann = await trading(hall)
    assert (await ann.act(OFFER)).ok
    assert 1 == ann.last(Update).scene.back

    assert (await ann.send(AskUndo(ann.number()))).ok

    assert 1 == ann.last(Update).happened.undone
    assert (await hall.info(ann.code)).rated


async def test_whoever_leaves_for_good_has_lost(hall: Hall) -> None:
    """The table does not sleep: bots play it to the end, and whoever left is rated as the last."""
    ann = await trading(hall)
    await ann.go()
    await hall.manager.sweep()
    assert ann.code in hall.manager.rooms
    await hall.hands.advance(599)
    assert set() == hall.manager.rooms[ann.code].need_state().resting

    await hall.hands.advance(3600)

    info = await table_list.info(hall.manager.database, ann.code)
    assert ("over", True) == (info.state, info.rated)
    [rating] = await ratings.ratings_of(hall.manager.database, ann.visitor.id)
    assert rating.mu < ratings.MODEL.rating().mu


async def test_whoever_comes_back_in_time_plays_on(small_hall: Hall) -> None:
    """The seat was only kept."""
    ann = await trading(small_hall)
    await ann.go()
    await small_hall.hands.advance(602)
    state = small_hall.manager.rooms[ann.code].need_state()
    assert {0} == state.absent

    await ann.come()

    assert set() == state.resting
    assert not state.over


async def test_a_rated_table_is_taken_up_after_a_restart(database: str) -> None:
    """Though nobody comes back."""
    async with opened(database) as before:
        ann = await trading(before)
        await ann.go()

    async with opened(database, before.hands) as after:
        await after.manager.wake_all()
        await after.hands.advance(4200)

        assert "over" == (await table_list.info(after.manager.database, ann.code)).state


async def test_three_pauses_each(small_hall: Hall) -> None:
    """Whoever pauses again and again keeps nobody from playing."""
    ann, bob = await small_hall.table(people=2, bots=1, members=True)
    for _ in range(3):
        assert (await ann.send(Pause(ann.number()))).ok
        assert (await bob.send(Pause(bob.number(), on=False))).ok

    assert "no-more-pauses" == refusal(await ann.send(Pause(ann.number())))
    assert (await bob.send(Pause(bob.number()))).ok


async def test_a_pause_of_a_rated_game_ends_by_itself(hall: Hall) -> None:
    """After five minutes, whether anybody is there or not."""
    ann, bob = await hall.table(people=2, bots=1, members=True)
    assert (await ann.send(Pause(ann.number()))).ok
    await ann.go()
    await hall.hands.advance(299)
    assert "paused" == bob.last(Changed).table.state

    await hall.hands.advance(2)

    assert "playing" == bob.last(Changed).table.state
    assert not bob.last(Update).scene.paused


async def test_where_nothing_is_rated_pauses_have_no_end(small_hall: Hall) -> None:
    """A family may have dinner."""
    ann, bob = await small_hall.table(people=2, bots=1)
    for _ in range(5):
        assert (await ann.send(Pause(ann.number()))).ok
        await small_hall.hands.advance(3600)
        assert "paused" == bob.last(Changed).table.state
        assert (await bob.send(Pause(bob.number(), on=False))).ok


async def test_whoever_only_rests_has_lost_at_the_end(small_hall: Hall) -> None:
    """Resting from the first card on lets a good bot gain nothing for anybody."""
    [ann] = await small_hall.table(people=1, bots=2, members=True)
    await ann.send(Rest(1))
    await small_hall.hands.advance(7200)

    [rating] = await ratings.ratings_of(small_hall.manager.database, ann.visitor.id)
    assert rating.mu < ratings.MODEL.rating().mu

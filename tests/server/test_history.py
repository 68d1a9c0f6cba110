"""What was played: records that prove the deal, replays from any viewpoint, history and ratings."""

import threading
from collections.abc import Callable

import pytest

import higgle
from higgle.core import TRUTH, Illegal, Uttered, seal
from higgle.live.journal import LogEntry, Step
from higgle.live.results import course as course_of
from higgle.live.results import replay_page
from higgle.live.table_state import TableConfig, TableState, replay
from higgle.play import Promise, Statement
from higgle.protocol.messages import Changed, Remark, Rest, Say
from higgle.server import history
from higgle.server.accounts import ratings
from higgle.server.lobby import table_list
from higgle.server.rooms import game_end, manager
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio


async def finished(hall: Hall) -> list[Player]:
    """Two people and a bot have played to the end."""
    people = await hall.table(people=2, bots=1, members=True)
    await hall.play_on(people[0].code, people)
    await hall.hands.advance(1)
    return people


async def test_the_deal_can_be_proved_after_the_end(hall: Hall) -> None:
    """The seed is shown, its hash is the seal shown before, and the record verifies."""
    ann, _ = await finished(hall)
    table = ann.last(Changed).table
    info = await table_list.info(hall.manager.database, ann.code)
    record = await hall.manager.record(info)

    assert seal(table.seed) == table.seal
    assert table.result is not None
    assert table.result.scores == higgle.verify(str(record)).scores()


async def test_a_table_may_keep_what_was_said_in_its_record(small_hall: Hall) -> None:
    """Each word stands after the action before it, whoever said it; other tables keep none."""
    for keeps in (True, False):
        people = await small_hall.table(people=2, bots=1, keeps_talk=keeps)
        ann = people[0]
        await ann.act("plant 1")
        await ann.send(Say(ann.number(), "who wants a bean?"))
        await ann.send(Remark(ann.number(), "call", give=(1000,)))
        await ann.act("pass")
        await small_hall.manager.autopilots[ann.code].speak([Statement(2, 2, Promise(0, (3,)))])
        await small_hall.play_on(ann.code, people)
        await small_hall.hands.advance(1)
        record = await small_hall.manager.record(
            await table_list.info(small_hall.manager.database, ann.code)
        )

        said = [
            (1, Uttered(0, "say who wants a bean?")),
            (2, Uttered(2, "promise 1 stink to 1")),
        ]
        assert (said if keeps else []) == record.talk
        assert record.end is not None
        assert record.end.scores == higgle.verify(str(record)).scores()


async def test_the_course_of_a_game_ends_with_its_result(small_hall: Hall) -> None:
    """Everybody begins with nothing, the last points are the result, and the reason is told."""
    ann, _ = await finished(small_hall)
    info = await table_list.info(small_hall.manager.database, ann.code)
    course = course_of(await small_hall.manager.record(info))

    assert info.result is not None
    assert [0, 0, 0] == course.points[0]
    assert info.result.scores == course.points[-1]
    assert len(course.points) > 10
    assert ("deck", 3) == (course.why, course.count)


async def test_before_the_end_there_is_no_record(
    small_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log of actions is private until then, and nobody goes through it in vain."""
    ann, _ = await small_hall.table()
    info = await small_hall.info(ann.code)
    monkeypatch.delattr(manager, "replay")

    with pytest.raises(Illegal, match="not over"):
        await small_hall.manager.record(info)


async def test_nobody_waits_while_a_log_is_played_again(
    small_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has a thread of its own."""
    ann, _ = await small_hall.table()
    threads = []

    def noted(
        terms: TableConfig, entries: list[LogEntry], tell: Callable[[Step], object] | None = None
    ) -> TableState:
        threads.append(threading.current_thread())
        return replay(terms, entries, tell)

    monkeypatch.setattr(manager, "replay", noted)
    await small_hall.manager.load(await small_hall.info(ann.code))

    assert [threading.main_thread()] != threads
    assert 1 == len(threads)


async def test_replays_ratings_and_history(small_hall: Hall) -> None:
    """A finished game is in everybody's history and ratings, and can be seen from any seat."""
    ann, bob = await finished(small_hall)
    database = small_hall.manager.database

    mine = await history.load_history(database, ann.visitor.id, 0)
    assert [(ann.code, 0)] == [(game.code, game.seat) for game in mine.games]
    assert 1 == len(await ratings.ratings_of(database, bob.visitor.id))
    assert 3 == len(await ratings.leaders(database, "bohnanza"))

    info = await table_list.info(database, ann.code)
    record = await small_hall.manager.record(info)
    ours = replay_page(record, 0, 0, 5)
    theirs = replay_page(record, 1, 0, 5)
    whole = replay_page(record, TRUTH, 1, 5)
    assert 5 == len(ours.steps)
    assert [1, 2, 3, 4, 5] == [step.happened.seq for step in whole.steps]
    assert bytes(ours.steps[0].view) != bytes(theirs.steps[0].view)
    assert "plant" in whole.steps[0].text


async def test_ratings_move_once(hall: Hall) -> None:
    """However many processes see the end."""
    people = await finished(hall)
    room = hall.manager.rooms[people[0].code]
    before = await ratings.ratings_of(hall.manager.database, people[0].visitor.id)

    changes, game = ratings.SeatChanges(), room.need_state().game
    await game_end.store(hall.manager.database, room.info, game, hall.hands.time, changes)

    assert before == await ratings.ratings_of(hall.manager.database, people[0].visitor.id)


async def test_whoever_rests_is_rated_all_the_same(small_hall: Hall) -> None:
    """Nobody gets away from a loss by resting before the last step."""
    [ann] = await small_hall.table(people=1, bots=2, members=True)
    await ann.send(Rest(1))
    while not small_hall.manager.rooms[ann.code].need_state().over:
        await small_hall.hands.advance(60)
        ann.listen()
    await small_hall.hands.advance(1)

    assert "over" == ann.last(Changed).table.state
    [rating] = await ratings.ratings_of(small_hall.manager.database, ann.visitor.id)
    assert ("bohnanza", 1) == (rating.game, rating.games)


async def test_the_end_is_kept_though_the_server_died_in_between(database: str) -> None:
    """The last action was stored, the result not yet: the next process keeps it."""
    async with opened(database) as before:
        people = await before.table(people=2, bots=1)
        await before.play_on(people[0].code, people)

    async with opened(database, before.hands) as after:
        await after.manager.room(people[0].code)

        assert "over" == (await table_list.info(after.manager.database, people[0].code)).state


async def test_a_game_is_tried_differently_from_a_step(small_hall: Hall) -> None:
    """The same cards up to there, one seat for whoever tries, bots on the others, no rating."""
    ann, bob = await finished(small_hall)
    manager = small_hall.manager
    old = await table_list.info(manager.database, ann.code)
    record = await manager.record(old)
    step = len(record.lines) // 2

    code = await manager.lobby.try_again(bob.visitor, old, record, step, 2)

    table = await small_hall.info(code)
    assert ["bot", "bot", "person"] == [who.kind for who in table.seats]
    assert not table.rated
    there = manager.rooms[code].need_state().game.view(2).json()
    assert higgle.replay(record, step).view(2).json() == there
    assert all(entry.proof for entry in await manager.journal.read(code))
    with pytest.raises(Illegal, match="over"):
        await manager.lobby.try_again(bob.visitor, old, record, len(record.lines), 2)

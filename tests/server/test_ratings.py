"""Ratings: who is rated, against whom, and what cannot be gained by arrangement."""

import msgspec
import pytest
from sqlalchemy import select, update

from higgle.protocol.messages import AnswerChair, AskChair, Changed, Rest, TableInfo
from higgle.protocol.tables import NewTable, SeatPlan
from higgle.server.accounts import ratings
from higgle.server.accounts.people import Visitor
from higgle.server.accounts.ratings import MODEL, SeatChanges
from higgle.server.lobby import table_list
from higgle.server.store.schema import Chair, Person, Strength
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio
HOME, AWAY = "192.0.2.1", "192.0.2.2"
THREE = (SeatPlan("me"), SeatPlan(), SeatPlan("bot", "random"))


async def begin(hall: Hall, ann: Visitor, bob: Visitor) -> TableInfo:
    """A table of these two and a bot, as it was meant to be rated."""
    code = await hall.manager.lobby.open(ann, NewTable("bohnanza", THREE))
    await hall.manager.lobby.sit(code, bob, None)
    if (await table_list.info(hall.manager.database, code)).state == "open":
        await hall.manager.lobby.start(code)
    return await table_list.info(hall.manager.database, code)


async def strengths(hall: Hall) -> dict[str, float]:
    """Everybody's mean, by subject."""
    async with hall.manager.database.reading() as connection:
        found = await connection.execute(select(Strength.subject, Strength.mu))
        return {str(subject): float(mu) for subject, mu in found}


async def test_a_game_with_a_guest_is_not_rated(hall: Hall) -> None:
    """A new guest for every game would be an opponent without end."""
    ann, bob = await hall.member("Ann"), await hall.guest("Bob")

    assert not (await begin(hall, ann, bob)).rated
    assert (await begin(hall, ann, await hall.member("Bob"))).rated


@pytest.mark.parametrize(("days", "rated"), [(2.9, False), (3.1, True)])
async def test_a_new_account_is_not_rated(small_hall: Hall, days: float, rated: bool) -> None:
    """Nor is anybody who plays with it."""
    ann, bob = await small_hall.member("Ann"), await small_hall.member("Bob", days)

    assert rated == (await begin(small_hall, ann, bob)).rated


async def test_how_new_is_up_to_the_host(sqlite: str) -> None:
    async with opened(sqlite, rated_after_days=0) as hall:
        assert (await begin(hall, await hall.member("Ann", 0), await hall.member("Bob", 0))).rated


async def test_nobody_is_rated_against_their_own_programs(small_hall: Hall) -> None:
    """Whoever owns a program plays with it, and two programs of one person are one."""
    ann, one, two = [await small_hall.member(name) for name in ("Ann", "One", "Two")]
    async with small_hall.manager.database.writing() as connection:
        programs = update(Person).where(Person.id.in_([one.id, two.id]))
        await connection.execute(programs.values(kind="bot", owner=ann.id))

    assert not (await begin(small_hall, ann, one)).rated
    assert not (await begin(small_hall, one, two)).rated
    assert (await begin(small_hall, one, await small_hall.member("Bob"))).rated


async def test_two_people_from_one_address_are_not_rated(hall: Hall) -> None:
    """Where the host allows it they are, as in a club that shares one line."""
    ann, bob, cyd = [
        await hall.member(name, address=address)
        for name, address in (("Ann", HOME), ("Bob", HOME), ("Cyd", AWAY))
    ]

    assert not (await begin(hall, ann, bob)).rated
    assert (await begin(hall, ann, cyd)).rated


async def test_a_club_may_share_its_line(sqlite: str) -> None:
    async with opened(sqlite, rated_one_address=True) as hall:
        ann, bob = [await hall.member(name, address=HOME) for name in ("Ann", "Bob")]

        assert (await begin(hall, ann, bob)).rated


async def test_no_address_is_kept(small_hall: Hall) -> None:
    """Only a mark that fits hundreds of addresses, another one at each table, until the end."""
    ann = await small_hall.member("Ann", address=HOME)
    codes = [(await begin(small_hall, ann, await small_hall.member("Bob"))).code for _ in range(2)]
    wanted = select(Chair.origins).where(Chair.person == ann.id).order_by(Chair.code)
    async with small_hall.manager.database.reading() as connection:
        marks = list(await connection.scalars(wanted))

    assert 2 == len(set(codes)) == len(set(marks))
    assert {6} == {len(mark) for mark in marks}


async def test_whoever_comes_to_anothers_line_gains_nothing(hall: Hall) -> None:
    """Addresses count during the game as well; nobody gets out of a loss this way."""
    people = await hall.table(people=2, bots=1, members=True)
    for player in people:
        await player.go()
        player.subscriber.address = HOME
        await player.come()
    code = people[0].code
    assert people[0].last(Changed).table.rated
    await hall.play_on(code, people)
    await hall.hands.advance(1)

    mean = MODEL.rating().mu
    moved = await strengths(hall)
    assert moved
    assert all(mu <= mean for mu in moved.values())
    assert "bot:random" not in moved
    async with hall.manager.database.reading() as connection:
        marks = await connection.scalars(select(Chair.origins).where(Chair.code == code))
        assert {""} == set(marks)


async def test_whoever_lets_a_bot_play_to_the_end_has_lost(small_hall: Hall) -> None:
    """However well the bot does."""
    people = await small_hall.table(people=2, bots=1, members=True)
    await small_hall.play_on(people[0].code, people)
    room = small_hall.manager.rooms[people[0].code]
    best = room.need_state().game.winners()[0]

    assert 0.0 == ratings.ranks(room.need_state().game)[best]
    assert 2.0 == ratings.ranks(room.need_state().game, {best})[best]
    assert frozenset() == room.need_state().leavers()
    room.need_state().resting.add(1)
    assert frozenset({1}) == room.need_state().leavers()


async def test_a_bot_that_did_more_than_its_person_has_lost_for_them(small_hall: Hall) -> None:
    """Coming back for the last step is not enough."""
    ann, _ = await small_hall.table(people=2, bots=1, members=True)
    await ann.send(Rest(1))
    while sum(small_hall.manager.rooms[ann.code].need_state().stood_in) < 3:
        await small_hall.hands.advance(1)
    small_hall.manager.rooms[ann.code].need_state().resting.clear()

    assert frozenset({0}) == small_hall.manager.rooms[ann.code].need_state().leavers()


async def test_a_chair_that_changed_hands_gains_nobody_anything(small_hall: Hall) -> None:
    """Whoever sits down there has seen a bot's hand; the others' losses count all the same."""
    ann, bob = await small_hall.table(people=2, bots=1, members=True)
    eve = Player(small_hall.manager, await small_hall.guest("Eve"), ann.code, "client-Eve")
    await eve.come()
    await eve.send(AskChair(1, 2))
    for player in (ann, bob):
        await player.send(AnswerChair(player.number(), True))
    await small_hall.hands.advance(0)
    await small_hall.play_on(ann.code, [ann, bob, eve])
    await small_hall.hands.advance(1)

    moved = await strengths(small_hall)
    assert {ann.visitor.id, bob.visitor.id} == set(moved)
    assert all(mu <= MODEL.rating().mu for mu in moved.values())


async def test_ten_games_against_ones_own_guests_move_nothing(small_hall: Hall) -> None:
    """What once made the first of the list in twenty seconds."""
    ann = await small_hall.member("Ann")
    for _ in range(10):
        assert not (await begin(small_hall, ann, await small_hall.guest("Eve"))).rated


async def test_the_list_needs_several_opponents(small_hall: Hall) -> None:
    """Somebody who has beaten the same one again and again is not on it; bots always are."""
    people = await small_hall.table(people=2, bots=1, members=True)
    await small_hall.play_on(people[0].code, people)
    await small_hall.hands.advance(1)
    room, database = small_hall.manager.rooms[people[0].code], small_hall.manager.database
    for _ in range(3):
        async with database.writing() as connection:
            await ratings.rate(connection, room.info, room.need_state().game, SeatChanges())

    assert ["random"] == [one.name for one in await ratings.leaders(database, "bohnanza", 3)]

    third = msgspec.structs.replace(room.info.seats[1], person=(await small_hall.member("Cyd")).id)
    info = msgspec.structs.replace(room.info, seats=[room.info.seats[0], third, room.info.seats[2]])
    async with database.writing() as connection:
        await ratings.rate(connection, info, room.need_state().game, SeatChanges())

    listed = {one.name for one in await ratings.leaders(database, "bohnanza", 3)}
    assert {"Ann", "random"} == listed

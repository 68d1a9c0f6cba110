"""Tournaments: rounds open by themselves, no-shows get a bot, and nothing is lost by a kill."""

from collections.abc import Awaitable, Callable

import msgspec
import pytest
from sqlalchemy import insert, select, update

from higgle.core import Illegal
from higgle.live.standings import round_points
from higgle.protocol.clubs import (
    JoinClub,
    NewClub,
    NewTournament,
    RoundTable,
    TableResult,
    TournamentPage,
)
from higgle.protocol.messages import OVER, Result
from higgle.protocol.people import Letters
from higgle.server.accounts.people import Visitor
from higgle.server.clubs.tournament_pages import tournament_page
from higgle.server.clubs.tournaments import Tournaments
from higgle.server.history import load_export
from higgle.server.store.schema import Chair, GameTable, Outcome, SeedRow
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio
CUP = NewTournament("Cup", "bohnanza", wait=300)
LOOK = 4.0
"""Long enough for the server to have looked at all tournaments."""


async def circle(hall: Hall, count: int) -> tuple[str, list[Visitor]]:
    """A club with so many members, the first of whom leads it."""
    clubs = hall.manager.clubs
    host = await hall.member("Ann")
    code = await clubs.found(host, NewClub("The cups"))
    link = JoinClub((await clubs.page(host, code)).invitation)
    others = [await hall.guest(f"P{number:02}") for number in range(1, count)]
    for other in others:
        await clubs.join(other, code, link)
    return code, [host, *others]


async def begun(hall: Hall, plan: NewTournament, count: int) -> tuple[str, list[Visitor]]:
    """A tournament of so many people that has begun."""
    club, people = await circle(hall, count)
    held = hall.manager.tournaments
    code = await held.announce(people[0], club, plan)
    for person in people:
        await held.join(person, code)
    await held.start(people[0], code)
    return code, people


async def page(hall: Hall, code: str, person: Visitor) -> TournamentPage:
    """The tournament as somebody sees it."""
    return await tournament_page(hall.manager.tournaments, person, code)


async def come(hall: Hall, code: str, people: list[Visitor]) -> None:
    """These people take their chairs."""
    for person in people:
        table = (await page(hall, code, person)).table
        await hall.manager.lobby.set_ready(table, person, True)
        await hall.manager.change(table)


async def finish(hall: Hall, table: RoundTable, scores: list[int]) -> None:
    """A game ends with these points."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    result = msgspec.json.encode(Result(scores, [], best)).decode()
    async with hall.manager.database.writing() as connection:
        over = update(GameTable).where(GameTable.code == table.code).values(state=OVER)
        await connection.execute(over)
        row = {"code": table.code, "ended": hall.hands.time, "result": result}
        await connection.execute(insert(Outcome).values(row))


def points_of(seat: int, table: int, number: int) -> int:
    """The points of a seat in a round; no two tables are alike."""
    return 10 + (7 * seat + 11 * table + 5 * number) % 23


async def play_round(hall: Hall, code: str, host: Visitor, number: int) -> None:
    """All games of a round are played."""
    for at, table in enumerate((await page(hall, code, host)).played[0].tables):
        scores = [points_of(seat, at, number) for seat in range(len(table.seats))]
        await finish(hall, table, scores)
    await hall.hands.advance(LOOK)
    await hall.manager.tournaments.advance_all()


def expected(shown: TournamentPage) -> dict[str, int]:
    """Everybody's points, added up from what the page shows of the rounds."""
    total = {one.person: 0 for one in shown.standings}
    for one in shown.played:
        tables = [
            TableResult(table.code, [seat.person for seat in table.seats], table.scores, [])
            for table in one.tables
        ]
        for person, points in round_points(tables).items():
            total[person] += points
    return total


async def test_a_tournament_of_sixteen_ends_with_the_right_table(database: str) -> None:
    """Three people never come, and the server is killed in the middle of each round."""
    async with opened(database) as hall:
        code, people = await begun(hall, CUP, 16)
        host, hands = people[0], hall.hands
        await come(hall, code, people[:13])
        await hall.manager.tournaments.advance_all()
        first = await page(hall, code, host)
        assert 3 == first.rounds
        assert first.until == hands.time + 300
    async with opened(database, hands) as hall:
        await hands.advance(299)
        await hall.manager.tournaments.advance_all()
        assert "open" in {table.state for table in (await page(hall, code, host)).played[0].tables}
        await hands.advance(2)
        await hall.manager.tournaments.advance_all()
        begun_now = await page(hall, code, host)
        assert {"playing"} == {table.state for table in begun_now.played[0].tables}
        assert 3 == sum(seat.bot for table in begun_now.played[0].tables for seat in table.seats)
        assert {one.id for one in people[13:]} == {
            one.person for one in begun_now.standings if one.out
        }
        await play_round(hall, code, host, 1)
    for number in (2, 3):
        async with opened(database, hands) as hall:
            seats = [
                seat.person
                for table in (await page(hall, code, host)).played[0].tables
                for seat in table.seats
                if not seat.bot
            ]
            assert sorted(person.id for person in people[:13]) == sorted(seats)
            await come(hall, code, people[:13])
        async with opened(database, hands) as hall:
            await play_round(hall, code, host, number)

    async with opened(database, hands) as hall:
        over = await page(hall, code, host)
        club = await hall.manager.clubs.page(host, over.club)

    assert ("over", 3) == (over.state, len(over.played))
    table = [(one.person, one.points) for one in over.standings]
    assert expected(over) == dict(table)
    assert sorted((points for _, points in table), reverse=True) == [points for _, points in table]
    assert {one.id for one in people[13:]} == {one.person for one in over.standings if one.out}
    assert all([None] * 3 == one.rounds for one in over.standings if one.out)
    winners = [one.name for one in over.standings if one.place == 1]
    assert winners == club.tournaments[0].winners
    assert winners[0] == club.members[0].name


Step = Callable[..., Awaitable[object]]


@pytest.mark.parametrize("name", ["open_round", "seat_bots"])
async def test_a_step_that_breaks_off_is_taken_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Either the whole step is in the database or nothing of it."""
    whole: Step = getattr(Tournaments, name)
    left = [1]

    async def broken(self: Tournaments, *arguments: object) -> object:
        done = await whole(self, *arguments)
        if left:
            left.clear()
            raise OSError("killed on purpose")
        return done

    monkeypatch.setattr(Tournaments, name, broken)
    try:
        await begun(hall, CUP, 6)
    except OSError:
        pass
    else:
        await hall.hands.advance(301)
        with pytest.raises(OSError, match="killed"):
            await hall.manager.tournaments.advance_all()
    async with hall.manager.database.reading() as connection:
        wanted = select(GameTable.state).where(GameTable.tournament != "")
        assert {"open": [], "seat": ["open", "open"]}[name[:4]] == list(
            await connection.scalars(wanted)
        )

    await hall.manager.tournaments.advance_all()

    async with hall.manager.database.reading() as connection:
        states = list(await connection.scalars(wanted))
    assert [["open"] * 2, ["playing"] * 2][name == "seat_bots"] == states


async def test_all_tables_of_a_round_have_the_same_cards_that_nobody_can_read(hall: Hall) -> None:
    """Seeds and records open when the round is over; nobody looks over a shoulder meanwhile."""
    code, people = await begun(hall, CUP, 8)
    await come(hall, code, people)
    async with hall.manager.database.reading() as connection:
        seeds = list(await connection.scalars(select(SeedRow.seed)))
    tables = (await page(hall, code, people[0])).played[0].tables
    await finish(hall, tables[0], [9, 8, 7, 6])
    await hall.manager.tournaments.advance_all()
    hall.manager.rooms.clear()

    before = await hall.info(tables[0].code)
    await finish(hall, tables[1], [1, 2, 3, 4])
    await hall.manager.tournaments.advance_all()
    hall.manager.rooms.clear()
    after = await hall.info(tables[0].code)

    assert (2, 1) == (len(seeds), len(set(seeds)))
    assert (OVER, "", True, False) == (before.state, before.seed, before.held, before.spectators)
    assert (seeds[0], False) == (after.seed, after.held)


async def test_the_seats_of_a_round_are_nobody_elses(small_hall: Hall) -> None:
    """Nobody sits down, gets up, changes or closes what the round has set."""
    code, people = await begun(small_hall, CUP, 5)
    table = (await page(small_hall, code, people[0])).table
    lobby = small_hall.manager.lobby
    stranger = await small_hall.guest("Zed")
    info = await small_hall.info(table)
    bot = next(who.seat for who in info.seats if who.kind == "bot")

    deeds = [
        lobby.sit(table, stranger, bot),
        lobby.get_up(table, people[0]),
        lobby.mix_in(table, people[0], "luck"),
        lobby.set_seat(table, people[0], bot, ""),
        lobby.close(table, people[0]),
        lobby.start(table),
    ]
    for deed in deeds:
        with pytest.raises(Illegal) as caught:
            await deed
        assert "tournament-table" == caught.value.reason


async def test_a_game_begins_when_everybody_has_come(small_hall: Hall) -> None:
    """Nobody has to start it."""
    code, people = await begun(small_hall, CUP, 3)
    table = (await page(small_hall, code, people[0])).table

    await come(small_hall, code, people[:2])
    assert "open" == (await small_hall.info(table)).state
    await come(small_hall, code, people[2:])

    assert "playing" == (await small_hall.info(table)).state


async def test_whoever_was_stood_in_for_comes_back(small_hall: Hall) -> None:
    """They play the next round; whoever has had enough does not."""
    code, people = await begun(small_hall, CUP, 8)
    held = small_hall.manager.tournaments
    await come(small_hall, code, people[:7])
    await small_hall.hands.advance(301)
    await held.advance_all()
    assert "out" == (await page(small_hall, code, people[7])).mine
    await held.join(people[7], code)
    await held.leave(people[1], code)

    await play_round(small_hall, code, people[0], 1)

    shown = await page(small_hall, code, people[7])
    seated = {seat.person for table in shown.played[0].tables for seat in table.seats}
    assert ("in", 2) == (shown.mine, shown.played[0].number)
    assert people[7].id in seated
    assert people[1].id not in seated


async def test_a_duplicate_evening_compares_seat_with_seat(small_hall: Hall) -> None:
    """Two tables, the same cards: whoever made more of them on the same seat is ahead."""
    plan = NewTournament("Pairs", "kuhhandel", "evening", seats=3, rounds=1)
    code, people = await begun(small_hall, plan, 6)
    await come(small_hall, code, people)
    one, two = (await page(small_hall, code, people[0])).played[0].tables
    await finish(small_hall, one, [30, 20, 10])
    await finish(small_hall, two, [10, 40, 10])
    await small_hall.manager.tournaments.advance_all()

    over = await page(small_hall, code, people[0])

    points = {one.person: one.points for one in over.standings}
    assert [100, 0, 50] == [points[seat.person] for seat in one.seats]
    assert [0, 100, 50] == [points[seat.person] for seat in two.seats]
    assert "over" == over.state


async def test_games_of_a_round_are_played_to_their_end_without_their_people(
    small_hall: Hall,
) -> None:
    """They came and went, or never came: bots keep their chairs, and the next round opens."""
    plan = NewTournament("Ghosts", "kuhhandel", seats=3, rounds=2, bot="random")
    code, people = await begun(small_hall, plan, 4)
    await come(small_hall, code, people[:1])
    await small_hall.hands.advance(301)
    manager = small_hall.manager
    await manager.tournaments.advance_all()
    await manager.tournaments.join(people[1], code)
    await manager.sweep()

    for _ in range(200):
        await small_hall.hands.advance(60)
        await manager.tournaments.advance_all()
        if len((await page(small_hall, code, people[0])).played) == 2:
            break

    shown = await page(small_hall, code, people[0])
    assert [2, 1] == [one.number for one in shown.played]
    assert all(table.scores for table in shown.played[1].tables)


async def test_a_tournament_that_is_called_off_keeps_its_rounds(small_hall: Hall) -> None:
    """Tables that waited are no more; whoever does not lead it calls nothing off."""
    code, people = await begun(small_hall, CUP, 8)
    held = small_hall.manager.tournaments
    await come(small_hall, code, people)
    await play_round(small_hall, code, people[0], 1)
    with pytest.raises(Illegal) as caught:
        await held.end(people[1], code)
    assert "tournament-host-only" == caught.value.reason

    await held.end(people[0], code)

    over = await page(small_hall, code, people[0])
    assert "over" == over.state
    assert expected(over) == {one.person: one.points for one in over.standings}
    async with small_hall.manager.database.reading() as connection:
        waiting = select(GameTable.code).where(GameTable.state == "open")
        assert [] == list(await connection.scalars(waiting))


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"game": "kuhhandel", "seats": 3, "bot": "nobody"}, "unknown-bot"),
        ({"game": "chess"}, "unknown-game"),
        ({"game": "bohnanza", "options": {"no such": 1}}, "unknown-option"),
    ],
)
async def test_a_tournament_that_cannot_be_played_is_refused(
    small_hall: Hall, wrong: dict[str, object], reason: str
) -> None:
    """At once, and not when its round opens."""
    club, people = await circle(small_hall, 1)
    plan = msgspec.convert({"title": "Cup", **wrong}, NewTournament)

    with pytest.raises(Illegal) as caught:
        await small_hall.manager.tournaments.announce(people[0], club, plan)

    assert reason == caught.value.reason


async def test_requests_at_the_wrong_time_are_refused(small_hall: Hall) -> None:
    """Each with its sentence, and nothing changes."""
    club, people = await circle(small_hall, 2)
    held = small_hall.manager.tournaments
    stranger = await small_hall.guest("Zed")
    code = await held.announce(people[0], club, CUP)
    deeds = [
        (held.start(people[0], code), "tournament-people"),
        (held.start(people[1], code), "tournament-host-only"),
        (held.join(stranger, code), "not-member"),
        (held.announce(stranger, club, CUP), "not-member"),
        (held.join(people[0], "NOWHERE2"), "unknown-tournament"),
        (tournament_page(held, stranger, code), "not-member"),
    ]
    for deed, reason in deeds:
        with pytest.raises(Illegal) as caught:
            await deed
        assert reason == caught.value.reason
    assert "open" == (await page(small_hall, code, people[0])).state


async def test_whoever_is_forgotten_is_stood_in_for(hall: Hall) -> None:
    """Their name goes; their chair of the round is a bot's."""
    code, people = await begun(hall, CUP, 4)
    table = (await page(hall, code, people[0])).table
    await come(hall, code, people[:3])
    await hall.manager.forget(people[3], "")
    await hall.hands.advance(301)
    await hall.manager.tournaments.advance_all()

    info = await hall.info(table)
    shown = await page(hall, code, people[0])

    assert "playing" == info.state
    assert people[3].name not in {who.name for who in info.seats}
    assert {"-"} == {one.name for one in shown.standings if one.person == people[3].id}
    async with hall.manager.database.reading() as connection:
        mine = select(Chair.seat).where(Chair.person == people[3].id)
        assert [] == list(await connection.scalars(mine))


async def test_an_export_names_clubs_and_tournaments(small_hall: Hall) -> None:
    """Whoever leaves a club, as the last one too, is in none."""
    code, people = await begun(small_hall, CUP, 2)
    manager = small_hall.manager
    club = (await page(small_hall, code, people[0])).club

    async def mine() -> tuple[list[str], list[str]]:
        found = await load_export(manager.database, manager.people, people[0], Letters(False))
        return found.clubs, found.tournaments

    assert (["The cups"], [code]) == await mine()
    await manager.clubs.leave(people[0], club)
    led = await manager.clubs.page(people[1], club)
    assert ([], people[1].id) == ((await mine())[0], led.host)
    await manager.clubs.leave(people[1], club)
    assert ([], []) == await mine()


async def test_there_is_no_rematch_of_a_round(small_hall: Hall) -> None:
    """The next round opens by itself."""
    code, people = await begun(small_hall, CUP, 3)
    await come(small_hall, code, people)
    table = (await page(small_hall, code, people[0])).table
    player = Player(small_hall.manager, people[0], table, "ann")
    await player.come()
    info = await small_hall.info(table)

    with pytest.raises(Illegal) as caught:
        await small_hall.manager.lobby.again(info, people[0])

    assert "tournament-rematch" == caught.value.reason

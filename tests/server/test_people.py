"""People: guests, accounts, and programs with tokens."""

import asyncio

import msgspec
import pytest
from anyio.lowlevel import checkpoint
from sqlalchemy import select

from higgle.core import Illegal
from higgle.protocol.messages import Changed, Say
from higgle.protocol.tables import NewTable, SeatPlan
from higgle.server import history
from higgle.server.accounts import ratings
from higgle.server.lobby import table_list
from higgle.server.store.schema import LoginSession, Person
from tests.server.hall import Hall, Player

pytestmark = pytest.mark.anyio
DAY = 86_400.0


async def test_a_guest_is_known_by_the_cookie(hall: Hall) -> None:
    """And by nothing else."""
    people = hall.manager.people
    ann, secret = await people.guest("Ann", "cs")

    assert ann == await people.by_cookie(secret)
    assert await people.by_cookie(secret + "x") is None


async def test_a_session_ends(small_hall: Hall) -> None:
    """After ninety days, or when one logs out."""
    people = small_hall.manager.people
    _, secret = await people.guest("Ann", "cs")
    _, other = await people.guest("Bob", "cs")
    await people.log_out(other)
    assert await people.by_cookie(other) is None

    await small_hall.hands.advance(91 * DAY)

    assert await people.by_cookie(secret) is None


async def test_a_guest_who_opens_an_account_stays_the_same(hall: Hall) -> None:
    """Games and ratings are taken along, and found again on another device."""
    people = hall.manager.people
    ann, _ = await people.guest("Ann", "en")
    account, _ = await people.account(ann, "Ann", "correct horse", "en")

    back, _ = await people.log_in("ANN", "correct horse")

    assert ann.id == account.id == back.id


async def test_wrong_name_and_wrong_password_sound_alike(small_hall: Hall) -> None:
    """Nobody learns which names have accounts."""
    people = small_hall.manager.people
    await people.account(None, "Ann", "correct horse", "en")

    for name, password in (("Ann", "wrong horse"), ("Bob", "correct horse")):
        with pytest.raises(Illegal, match="do not match"):
            await people.log_in(name, password)


@pytest.mark.parametrize("name", ["Admin", "HIGGLE", "Sys\u200btem", "\u24c2oderator", "H\u043est"])
async def test_nobody_poses_as_the_host(small_hall: Hall, name: str) -> None:
    """Not by a name that is kept for the host, nor by letters that look like it."""
    with pytest.raises(Illegal):
        await small_hall.guest(name)


@pytest.mark.parametrize("letter", ["\ufe0f", "\u034f", "\u3164", "\u2800", "\U000e0100"])
async def test_letters_that_nobody_sees_make_no_other_name(small_hall: Hall, letter: str) -> None:
    """Neither the host's name with one of them, nor somebody's, nor a name of nothing else."""
    people = small_hall.manager.people
    await people.account(None, "Ann", "long enough", "en")

    assert "Eve" == (await small_hall.guest(f"E{letter}ve")).name
    with pytest.raises(Illegal, match="kept for"):
        await small_hall.guest(f"Admin{letter}")
    with pytest.raises(Illegal, match="taken"):
        await people.account(None, f"Ann{letter}", "long enough", "en")
    with pytest.raises(Illegal):
        await small_hall.guest(letter)


@pytest.mark.parametrize(
    "password", ["12345678", "qwertyui", "aaaaaaaaaaaa", "Password1!", "anna-belle1", "higgle2026"]
)
async def test_a_password_is_not_guessed_at_once(small_hall: Hall, password: str) -> None:
    """Neither a new one nor a changed one."""
    people = small_hall.manager.people
    with pytest.raises(Illegal, match="harder to guess"):
        await people.account(None, "Anna Belle", password, "en")
    ann, _ = await people.account(None, "Anna Belle", "correct horse", "en")
    with pytest.raises(Illegal, match="harder to guess"):
        await people.change_password(ann, "correct horse", password)


async def test_guests_are_marked(small_hall: Hall) -> None:
    """Anybody may take a name for an evening; an account is whose it is."""
    people = small_hall.manager.people
    ann, _ = await people.account(None, "Ann", "long enough", "en")
    bob = await small_hall.guest("Ann")
    plan = NewTable("bohnanza", (SeatPlan("me"), SeatPlan(), SeatPlan()))
    code = await small_hall.manager.lobby.open(ann, plan)
    await small_hall.manager.lobby.sit(code, bob, 1)

    seats = (await small_hall.manager.change(code)).seats

    assert [False, True, False] == [who.guest for who in seats]


async def test_a_name_has_one_account(hall: Hall) -> None:
    """However it is written."""
    people = hall.manager.people
    await people.account(None, "Ann Lee", "correct horse", "en")

    with pytest.raises(Illegal, match="taken"):
        await people.account(None, "ann lee", "other horse", "en")


async def test_secrets_are_kept_hashed(small_hall: Hall) -> None:
    """A stolen database opens no door."""
    people = small_hall.manager.people
    ann, secret = await people.account(None, "Ann", "correct horse", "en")
    bot = await people.new_bot(ann, "Annbot")

    async with small_hall.manager.database.reading() as connection:
        kept = str((await connection.execute(select(Person.password, Person.token))).all())
        kept += str((await connection.execute(select(LoginSession.token))).all())

    for secret_word in (secret, bot.token, "correct horse"):
        assert secret_word not in kept


async def test_a_program_has_a_token(hall: Hall) -> None:
    """It is known by it, marked as a program, and can be shut out again."""
    people = hall.manager.people
    ann, _ = await people.account(None, "Ann", "correct horse", "en")
    bot = await people.new_bot(ann, "Annbot")

    visitor = await people.by_token(bot.token)
    assert visitor is not None
    assert visitor.program
    assert [("Annbot", "")] == [(b.name, b.token) for b in await people.bots(ann)]
    await people.end_bot(ann, bot.id)
    assert await people.by_token(bot.token) is None


async def test_a_program_sits_where_it_is_welcome(small_hall: Hall) -> None:
    """And everybody sees that it is one."""
    people, lobby = small_hall.manager.people, small_hall.manager.lobby
    ann, _ = await people.account(None, "Ann", "correct horse", "en")
    bot = await people.by_token((await people.new_bot(ann, "Annbot")).token)
    assert bot is not None
    seats = (SeatPlan("me"), SeatPlan(), SeatPlan("bot"))
    closed = await lobby.open(ann, NewTable("bohnanza", seats))
    welcome = await lobby.open(ann, NewTable("bohnanza", seats, bots_welcome=True))

    with pytest.raises(Illegal, match="not welcome"):
        await lobby.sit(closed, bot, None)
    await lobby.sit(welcome, bot, None)

    assert (await small_hall.info(welcome)).seats[1].program


async def test_a_guest_has_no_programs(small_hall: Hall) -> None:
    """Somebody must answer for them."""
    with pytest.raises(Illegal, match="account"):
        await small_hall.manager.people.new_bot(await small_hall.guest(), "Annbot")


async def test_another_password_closes_other_browsers(small_hall: Hall) -> None:
    """The old one opens nothing any more, and without it nothing changes."""
    people = small_hall.manager.people
    ann, first = await people.account(None, "Ann", "correct horse", "en")
    with pytest.raises(Illegal, match="do not match"):
        await people.change_password(ann, "wrong horse", "battery staple")

    _, secret = await people.change_password(ann, "correct horse", "battery staple")

    assert await people.by_cookie(first) is None
    assert await people.by_cookie(secret) is not None
    assert ann.id == (await people.log_in("Ann", "battery staple"))[0].id


async def test_a_profile_counts_games_wins_and_places(hall: Hall) -> None:
    """Together they are as many as were played."""
    ann, bob = await hall.table(people=2, bots=1, members=True)
    await hall.play_on(ann.code, [ann, bob])
    await hall.hands.advance(1)

    shown = await history.load_profile(hall.manager.database, ann.visitor.id)

    [tally] = shown.tallies
    assert ("Ann", "bohnanza", 1) == (shown.name, tally.game, tally.games)
    assert tally.wins == tally.ranks[0]
    assert 1 == sum(tally.ranks)
    assert tally.rating is not None
    letters = await hall.manager.mailer.letters_of(ann.visitor.id)
    kept = await history.load_export(
        hall.manager.database, hall.manager.people, ann.visitor, letters
    )
    assert [ann.code] == [game.code for game in kept.games]


async def test_whoever_goes_leaves_no_name(hall: Hall) -> None:
    """The game stays and can be proved; name, words and rating are gone."""
    manager = hall.manager
    ann, bob = await hall.table(people=2, bots=1, members=True)
    await ann.send(Say(90, "my secret"))
    await hall.play_on(ann.code, [ann, bob])
    await hall.hands.advance(1)

    await manager.people.forget(msgspec.structs.replace(ann.visitor, kind="guest"), "")

    table = await table_list.info(manager.database, ann.code)
    assert table.rated
    assert [ann.visitor.id, bob.visitor.id, ""] == [who.person for who in table.seats]
    assert "Ann" not in [who.name for who in table.seats]
    [game] = (await history.load_history(manager.database, bob.visitor.id, 0)).games
    assert (True, False) == ("Bob" in game.names, "Ann" in game.names)
    assert "my secret" not in [one.body for one in await manager.journal.talk_after(ann.code, 0)]
    assert [] == await ratings.ratings_of(manager.database, ann.visitor.id)


async def test_whoever_goes_keeps_no_chair(hall: Hall) -> None:
    """Those who wait at a table see that somebody else can sit down, whoever its host was."""
    ann, bob, cat = [await hall.guest(name) for name in ("Ann", "Bob", "Cat")]
    lobby = hall.manager.lobby
    seats = (SeatPlan("me"), SeatPlan(), SeatPlan())
    code = await lobby.open(ann, NewTable("bohnanza", seats))
    await lobby.sit(code, bob, None)
    waiting = Player(hall.manager, bob, code, "client-0")
    await waiting.come()

    await hall.manager.forget(ann, "")

    shown = waiting.last(Changed).table
    assert ["open", "person", "open"] == [who.kind for who in shown.seats]
    await lobby.sit(code, cat, 0)
    await lobby.sit(code, await hall.guest("Dan"), 2)
    assert ["person"] * 3 == [who.kind for who in (await hall.manager.change(code)).seats]


async def test_whoever_goes_takes_their_programs_along(small_hall: Hall) -> None:
    """From the tables that wait for more."""
    manager = small_hall.manager
    ann, _ = await manager.people.account(None, "Ann", "correct horse", "en")
    bot = await manager.people.new_bot(ann, "Robbie")
    bob = await small_hall.guest("Bob")
    seats = (SeatPlan("me"), SeatPlan(), SeatPlan())
    code = await manager.lobby.open(bob, NewTable("bohnanza", seats, bots_welcome=True))
    await manager.lobby.sit(code, await manager.people.by_id(bot.id), None)

    await manager.forget(ann, "correct horse")

    shown = await table_list.info(manager.database, code)
    assert [bob.id, "", ""] == [who.person for who in shown.seats]


async def test_whoever_goes_while_a_table_is_closed_is_gone(hall: Hall) -> None:
    """A table that is no more by then is no reason to refuse."""
    ann, bob = [await hall.guest(name) for name in ("Ann", "Bob")]
    manager = hall.manager
    code = await manager.lobby.open(bob, NewTable("bohnanza", (SeatPlan("me"), *[SeatPlan()] * 2)))
    await manager.lobby.sit(code, ann, None)
    await Player(manager, bob, code, "client-0").come()

    async with manager.rooms[code].mailbox:
        going = asyncio.create_task(manager.forget(ann, ""))
        while (await table_list.info(manager.database, code)).seats[1].kind == "person":
            await checkpoint()
        await manager.lobby.close(code, bob)
    await going

    assert "Ann" != (await manager.people.by_id(ann.id)).name


async def test_an_account_goes_with_its_password_only(small_hall: Hall) -> None:
    """Its name is free again, and so are those of its programs."""
    people = small_hall.manager.people
    ann, secret = await people.account(None, "Ann", "correct horse", "en")
    bot = await people.new_bot(ann, "Robbie")
    with pytest.raises(Illegal, match="do not match"):
        await people.forget(ann, "wrong horse")

    await people.forget(ann, "correct horse")

    assert await people.by_cookie(secret) is None
    assert await people.by_token(bot.token) is None
    back, _ = await people.account(None, "Ann", "another horse", "en")
    await people.new_bot(back, "Robbie")

"""Whoever hosts: people are muted, barred, renamed and forgotten, tables closed; all is noted."""

import asyncio
import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from higgle.cli import admin as commands
from higgle.core import Illegal
from higgle.i18n import LANGUAGES, say
from higgle.play import Statement, TradeCall
from higgle.protocol.daily_deal import DayScore
from higgle.protocol.messages import Answered, Say
from higgle.protocol.notices import AddDevice
from higgle.server.admin import Admin
from higgle.server.store.schema import LogRow
from tests.server.hall import Hall
from tests.server.push_service import Device

pytestmark = pytest.mark.anyio
DAY = 86_400.0


def steward(hall: Hall) -> Admin:
    """Who acts for the host."""
    return Admin(hall.manager.database, hall.hands.now, "host")


async def test_whoever_is_muted_says_nothing_for_a_while(hall: Hall) -> None:
    """And plays on."""
    ann, _ = await hall.table()
    await steward(hall).mute(ann.visitor.id, 1, "shouting")

    refused = await ann.send(Say(ann.number(), "hello"))
    assert isinstance(refused, Answered)
    assert refused.refusal is not None
    assert "muted" == refused.refusal.code
    assert (await ann.act("plant 1")).ok

    hall.hands.time += DAY + 1
    assert (await ann.send(Say(ann.number(), "hello"))).ok


async def test_whoever_is_barred_does_not_come_in(hall: Hall) -> None:
    """Neither by the cookie, nor by the password, nor with a program, until let in again."""
    people, host = hall.manager.people, steward(hall)
    ann, secret = await people.account(None, "Ann", "correct horse", "en")
    bot = await people.new_bot(ann, "Annbot")

    await host.bar(ann.id, "cheating")

    assert await people.by_cookie(secret) is None
    assert await people.by_token(bot.token) is None
    assert set() == await people.alive({ann.key})
    with pytest.raises(Illegal) as refused:
        await people.log_in("Ann", "correct horse")
    assert "barred" == refused.value.reason
    with pytest.raises(Illegal, match="do not match"):
        await people.log_in("Ann", "wrong horse")
    await host.let_in(ann.id, "sorry")
    await people.log_in("Ann", "correct horse")


async def test_a_name_is_changed_everywhere(hall: Hall) -> None:
    """At the tables, and for logging in; a name that is taken stays taken."""
    host, people = steward(hall), hall.manager.people
    ann, _ = await hall.table()
    await host.rename(ann.visitor.id, "Daisy", "rude")
    assert "Daisy" == (await host.tables())[0].names[0]

    eve, _ = await people.account(None, "Eve", "correct horse", "en")
    await people.account(None, "Zoe", "correct horse", "en")
    await host.rename(eve.id, "Iris", "rude")
    await people.log_in("iris", "correct horse")
    with pytest.raises(Illegal, match="taken"):
        await host.rename(eve.id, "zoe", "rude")
    with pytest.raises(Illegal, match="another name"):
        await host.rename(eve.id, "E\u200bve", "rude")


async def test_a_forgotten_password_is_replaced(hall: Hall) -> None:
    """The old one and every browser are out, programs stay; the log does not tell the new one."""
    people, host = hall.manager.people, steward(hall)
    ann, secret = await people.account(None, "Ann", "correct horse", "en")
    _, other = await people.account(None, "Bob", "correct horse", "en")
    bot = await people.new_bot(ann, "Annbot")

    new = await host.password("ann", "forgot it")

    assert ann.id == (await people.log_in("Ann", new))[0].id
    with pytest.raises(Illegal, match="do not match"):
        await people.log_in("Ann", "correct horse")
    assert await people.by_cookie(secret) is None
    assert set() == await people.alive({ann.key})
    assert await people.by_cookie(other) is not None
    assert await people.by_token(bot.token) is not None
    (deed,) = await host.deeds()
    assert ("password", ann.id, "forgot it") == (deed.deed, deed.about, deed.why)
    assert new not in str(deed)
    assert new != await host.password("Ann", "forgot it again")


async def test_only_accounts_have_a_password(hall: Hall) -> None:
    """A guest, a program and nobody get none, and nothing is written down."""
    people, host = hall.manager.people, steward(hall)
    await hall.guest("Gus")
    ann, _ = await people.account(None, "Ann", "correct horse", "en")
    await people.new_bot(ann, "Annbot")

    for name in ("Gus", "Annbot", "Nobody"):
        with pytest.raises(Illegal, match=f"account named {name}"):
            await host.password(name, "")
    assert [] == await host.deeds()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_command_prints_the_new_password(
    hall: Hall,
    database: str,
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Once, in words of the system's language, beside a running server."""
    await hall.manager.people.account(None, "Ann", "correct horse", "en")
    monkeypatch.setenv("LC_ALL", language)

    await asyncio.to_thread(partial(commands.password, "Ann", place=commands.Place(database)))

    said = capsys.readouterr().out
    [new] = re.findall(r"\b[0-9a-f]{4}(?:-[0-9a-f]{4}){4}\b", said)
    assert say("done-password", language, name="Ann", password=new) == said.rstrip("\n")
    await hall.manager.people.log_in("Ann", new)


async def test_somebody_is_forgotten_as_if_asked(hall: Hall) -> None:
    """The games stay, with nobody's name in them."""
    ann, _ = await hall.table()

    await steward(hall).delete(ann.visitor.id, "asked by letter")

    assert "-" == (await steward(hall).tables())[0].names[0]
    with pytest.raises(Illegal, match="no such person"):
        await steward(hall).delete("nobody", "")


async def test_a_closed_table_is_gone_and_its_people_are_told(hall: Hall) -> None:
    """At the latest when the house next tidies up."""
    ann, bob = await hall.table()

    await steward(hall).close(ann.code, "abuse")
    await hall.manager.expire()

    assert ann.code not in hall.manager.rooms
    assert "table-closed" in "".join(str(message) for message in bob.listen())
    assert [] == await steward(hall).tables()
    with pytest.raises(Illegal, match="no table"):
        await steward(hall).close(ann.code, "again")


async def test_a_report_reaches_the_host_and_goes_when_settled(hall: Hall) -> None:
    """With both names' ids; nobody reports themselves or nobody."""
    host, people = steward(hall), hall.manager.people
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    await people.report(ann, bob.id, "shouts at children")

    (told,) = await host.reports()
    assert (ann.id, bob.id, "Bob", "shouts at children") == (
        told.person,
        told.about,
        told.name,
        told.words,
    )
    await host.settle(told.id, "muted him")
    assert [] == await host.reports()
    for about in (ann.id, "nobody"):
        with pytest.raises(Illegal):
            await people.report(ann, about, "hm")


async def test_whoever_goes_takes_reports_along(hall: Hall) -> None:
    """Those they wrote, and those about them."""
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    await hall.manager.people.report(ann, bob.id, "hm")
    await hall.manager.people.report(bob, ann.id, "hm")

    await hall.manager.people.forget(bob, "")

    assert [] == await steward(hall).reports()


async def test_every_deed_is_written_down(hall: Hall) -> None:
    """By whom, about whom and why, newest first; what was refused is not in it."""
    host, ann = steward(hall), await hall.guest()
    await host.mute(ann.id, 1, "shouting")
    await host.bar(ann.id, "shouting again")
    with pytest.raises(Illegal):
        await host.bar("nobody", "")

    found = [(deed.who, deed.deed, deed.about, deed.why) for deed in await host.deeds()]
    assert [
        ("host", "ban", ann.id, "shouting again"),
        ("host", "mute", ann.id, "shouting"),
    ] == found


@pytest.mark.usefixtures("orchard")
async def test_old_games_are_forgotten_with_their_guests(hall: Hall) -> None:
    """Those in play, younger ones, accounts and whoever still comes stay."""
    (ann,) = await hall.table("orchard", people=1, bots=2)
    (bob,) = await hall.table("orchard", people=1, bots=2)
    keeper, _ = await hall.manager.people.account(None, "Keeper", "correct horse", "en")
    await hall.manager.autopilots[bob.code].speak([Statement(1, 0, TradeCall(give=(1,)))])
    await hall.play_on(ann.code, [ann])
    await hall.hands.advance(1)
    await ann.go()
    assert 0 == await steward(hall).tidy(30)

    hall.hands.time += 100 * DAY
    assert 1 == await steward(hall).tidy(30)

    assert [bob.code] == [table.code for table in await steward(hall).tables()]
    left = {one.id for one in await steward(hall).people()}
    assert {bob.visitor.id, keeper.id} == left


async def test_guests_are_forgotten_with_all_that_is_kept_of_them(hall: Hall) -> None:
    """An answer to a puzzle, a result of a day, somebody blocked, a device that shows notices."""
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    await hall.manager.puzzles.answer(ann.id, "bohnanza", 1, 0)
    score = DayScore("2026-11-17", "bohnanza", 9, 0, 4, [1, 2])
    await hall.manager.days.send(ann.id, score)
    await hall.manager.people.block(ann, bob.id)
    device = Device("https://fcm.googleapis.com/a").subscription("turn")
    await hall.manager.notices.add(ann, msgspec.convert(device, AddDevice), "192.0.2.7")
    hall.hands.time += 200 * DAY

    await steward(hall).tidy(30)

    assert [] == await steward(hall).people()


@pytest.mark.usefixtures("orchard")
async def test_a_house_that_keeps_for_some_days_tidies_up_by_itself(hall: Hall) -> None:
    """As `keep_days` says; without it nothing is forgotten."""
    (ann,) = await hall.table("orchard", people=1, bots=2)
    await hall.play_on(ann.code, [ann])
    await hall.hands.advance(1)
    await ann.go()
    hall.hands.time += 100 * DAY
    await hall.manager.tidy()
    assert 1 == len(await steward(hall).tables())

    hall.manager.keep_days = 30
    await hall.manager.tidy()
    assert [] == await steward(hall).tables()


async def test_the_commands_work_beside_a_running_server(
    small_hall: Hall, sqlite: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """List, export, rename, log; an unknown file and an unknown person are one sentence."""
    ann = await small_hall.guest("Ann")

    async def admin(command: Callable[..., None], *words: str, file: str = sqlite) -> str:
        await asyncio.to_thread(command, *words, place=commands.Place(file))
        return capsys.readouterr().out

    assert ann.id in await admin(commands.people, "ann")
    assert "Ann" == json.loads(await admin(commands.export, ann.id))["me"]["name"]
    assert "Ann is called Daisy now, at the tables too.\n" == await admin(
        commands.rename, "Ann", "Daisy"
    )
    assert "rename" in await admin(commands.log)
    assert "Daisy" in await admin(commands.people)
    with pytest.raises(Illegal, match="no such person"):
        await admin(commands.ban, "nobody")
    with pytest.raises(Illegal, match="no database"):
        await admin(commands.people, file=f"{sqlite}-not")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_list_says_so(
    sqlite: str,
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In words of the system's language."""
    monkeypatch.setenv("LC_ALL", language)
    commands.people("nobody", place=commands.Place(sqlite))
    commands.tables(place=commands.Place(sqlite))
    commands.reports(place=commands.Place(sqlite))
    commands.log(place=commands.Place(sqlite))

    nothing = say("cli-nothing", language)
    assert [say("cli-nobody", language), *[nothing] * 3] == capsys.readouterr().out.splitlines()


async def test_words_of_strangers_do_nothing_to_a_terminal(
    small_hall: Hall, sqlite: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A report that would wipe the screen is a report."""
    ann, bob = await small_hall.guest("Ann"), await small_hall.guest("Bob")
    await small_hall.manager.people.report(ann, bob.id, "rude\x1b[2J\x9b2J\rkind")

    await asyncio.to_thread(commands.reports, place=commands.Place(sqlite))

    told = capsys.readouterr().out
    assert "rude" in told
    assert all(letter.isprintable() or letter == "\n" for letter in told)


async def test_changed_logs_are_listed(
    small_hall: Hall, sqlite: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the last step that is right; a whole log is not."""
    tables = [await small_hall.table() for _ in range(2)]
    for players in tables:
        await small_hall.play_on(players[0].code, players, 6)
    await asyncio.to_thread(commands.check, place=commands.Place(sqlite))
    assert say("cli-logs-whole", "en") in capsys.readouterr().out
    code = tables[0][0].code
    async with small_hall.manager.database.writing() as connection:
        changed = update(LogRow).where(LogRow.code == code, LogRow.seq == 3)
        await connection.execute(changed.values(body="{}"))

    with pytest.raises(SystemExit, match="1"):
        await asyncio.to_thread(commands.check, place=commands.Place(sqlite))

    assert [[code, "2"]] == [line.split() for line in capsys.readouterr().out.splitlines()]


WRONG = ["postgresql://a:b@127.0.0.1:1/x", "postgresql://a:b@127.0.0.1:port/x", "mysql://a/b"]


@pytest.mark.parametrize("address", WRONG)
def test_a_database_that_does_not_answer_is_one_sentence(address: str) -> None:
    """Whatever is wrong with it."""
    with pytest.raises(Illegal, match=r"^The database does not answer: [^\n]+$"):
        commands.people(place=commands.Place(address))


def test_a_database_that_nobody_has_made_is_one_sentence(postgres: str) -> None:
    """PostgreSQL answers, and knows no such database."""
    with pytest.raises(Illegal, match="does not exist"):
        commands.people(place=commands.Place(postgres.replace("/postgres?", "/nobodys?")))


@pytest.mark.parametrize("content", [None, b"port = ", b"\xe4", b"prot = 1"])
def test_settings_that_cannot_be_read_are_one_sentence(
    tmp_path: Path, content: bytes | None
) -> None:
    """No file, no TOML, no text, no such setting."""
    file = tmp_path / "higgle.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(Illegal, match=r"^(The file|The settings in|A setting is wrong)[^\n]+$"):
        commands.people(place=commands.Place(config=file))

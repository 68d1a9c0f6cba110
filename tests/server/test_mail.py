"""Letters by mail: an address that was confirmed, one letter a turn or a day, and a way out."""

import asyncio
import re
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from functools import partial
from pathlib import Path

import msgspec
import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from litestar.testing import AsyncTestClient

from higgle.core import Illegal
from higgle.protocol.people import ChangeLetters, MailWish
from higgle.server import history
from higgle.server.accounts.people import Visitor
from higgle.server.config import Config, settings
from higgle.server.http.app import application
from higgle.server.notify.smtp import SmtpSender
from higgle.server.notify.template import fold
from tests.server.hall import Hall, Hands, Player, opened

pytestmark = pytest.mark.anyio

HOME = "http://127.0.0.1"
MAIL = {
    "smtp": "smtp://127.0.0.1:9",
    "sender": "Games <games@games.example>",
    "origins": ("https://games.example",),
}
DAY = 86_400.0
BEANS = ("blue", "chili", "stink", "green", "soy", "black-eyed", "red", "garden", "wax")


@pytest.fixture
async def hall(database: str) -> AsyncIterator[Hall]:
    """A house that has a mail server, whose letters stay in the bag."""
    async with opened(database, None, **MAIL) as made:
        yield made


@pytest.fixture
async def small_hall(sqlite: str) -> AsyncIterator[Hall]:
    """The same on SQLite alone."""
    async with opened(sqlite, None, **MAIL) as made:
        yield made


def bag(hall: Hall) -> list[EmailMessage]:
    """The letters that were written since."""
    found: list[EmailMessage] = []
    while not hall.manager.mailer.smtp.queue.empty():
        found.append(hall.manager.mailer.smtp.queue.get_nowait())
    return found


def words(message: EmailMessage) -> str:
    """What one reads in a letter."""
    body = message.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def token(message: EmailMessage) -> str:
    """What the link to confirm carries."""
    found = re.search(r"https://games\.example/letters/confirm#(\S+)", words(message))
    assert found is not None
    return found[1]


async def give(
    hall: Hall, visitor: Visitor, address: str, wish: MailWish = "turn", place: str = HOME
) -> str:
    """Somebody gives an address; the token of the letter that asks."""
    await hall.manager.mailer.change(visitor, ChangeLetters(address, wish), place)
    (question,) = bag(hall)
    assert address == question["To"]
    return token(question)


async def confirmed(hall: Hall, visitor: Visitor, wish: MailWish = "turn") -> None:
    """Somebody gives an address and follows the link."""
    secret = await give(hall, visitor, f"{visitor.name.lower()}@home.example", wish)
    await hall.manager.mailer.subscriptions.confirm(secret)


async def table(hall: Hall) -> list[Player]:
    """A game by correspondence, of which everybody but Ann goes away."""
    people = await hall.table(people=3, bots=0, pace="correspondence")
    for player in people[1:]:
        await player.go()
    return people


async def offer(hall: Hall, ann: Player) -> list[EmailMessage]:
    """Ann plants, and offers Bob something; the letters about it."""
    await ann.act("plant 1")
    await ann.act("pass")
    await ann.act({"type": "offer", "want": [1], "to": [1]})
    await hall.hands.advance(0.1)
    return bag(hall)


async def test_nothing_is_sent_to_an_address_that_was_not_confirmed(hall: Hall) -> None:
    """Only the question, in which nothing stands that somebody else has chosen."""
    ann, bob, _ = await table(hall)
    await hall.manager.mailer.change(bob.visitor, ChangeLetters("bob@home.example"), HOME)

    (question,) = bag(hall)
    assert "Bob" not in words(question)
    assert "Is this your address?" == question["Subject"]
    assert [] == await offer(hall, ann)


async def test_a_confirmed_address_gets_one_letter_until_its_owner_acts(hall: Hall) -> None:
    """However much is offered meanwhile; it names the game, the time and the way there."""
    ann, bob, _ = await table(hall)
    await confirmed(hall, bob.visitor)

    (letter,) = await offer(hall, ann)
    assert "bob@home.example" == letter["To"]
    assert "Bob, somebody offers you something at Bohnanza." == letter["Subject"]
    assert f"https://games.example/t/{bob.code}" in words(letter)

    await ann.act({"type": "withdraw", "offer": 1})
    await hall.hands.advance(0.1)
    await ann.act({"type": "offer", "want": [2], "to": [1]})
    await hall.hands.advance(0.1)
    assert [] == bag(hall)


async def test_a_turn_has_its_deadline_as_a_calendar_reads_it(small_hall: Hall) -> None:
    """Attached, in lines that are short enough, under a name that a later letter moves."""
    ann, bob, _ = await table(small_hall)
    await confirmed(small_hall, bob.visitor)

    await small_hall.play_on(ann.code, [ann], 20)

    letter = next(one for one in bag(small_hall) if "turn" in one["Subject"])
    assert "You have until 16 January" in words(letter)
    (part,) = letter.iter_attachments()
    assert ("text/calendar", "higgle.ics") == (part.get_content_type(), part.get_filename())
    calendar = part.get_payload(decode=True)
    assert isinstance(calendar, bytes)
    lines = calendar.decode().split("\r\n")
    assert all(len(line.encode()) <= 75 for line in lines)
    assert f"UID:{ann.code}-{bob.visitor.id}@games.example" in "".join(lines).replace(" ", "")
    assert any(re.fullmatch(r"DTSTART:20270116T\d{6}Z", line) for line in lines)


async def test_letters_speak_the_language_of_the_reader(small_hall: Hall) -> None:
    """Also the line at their end."""
    ann, bob, _ = await table(small_hall)
    czech = await small_hall.manager.people.change(bob.visitor, None, "cs")
    await confirmed(small_hall, czech)

    (letter,) = await offer(small_hall, ann)

    assert "Bob, ve hře Bohnanza vám někdo něco nabízí." == letter["Subject"]
    assert "Tento e-mail dostáváte" in words(letter)


async def test_a_letter_of_the_day_gathers_what_still_awaits(hall: Hall) -> None:
    """One a day at most, and what was done meanwhile is not in it."""
    first, second = await table(hall), await table(hall)
    bob = first[1]
    await confirmed(hall, bob.visitor, "daily")
    assert [] == await offer(hall, first[0])

    await hall.manager.mailer.send_daily()
    (letter,) = bag(hall)
    assert "A game awaits you" == letter["Subject"]
    assert f"t/{bob.code}" in words(letter)
    assert f"t/{second[1].code}" not in words(letter)

    await first[0].act({"type": "offer", "want": [2], "to": [1]})
    await bob.come()
    await bob.go()
    await hall.manager.mailer.send_daily()
    assert [] == bag(hall)


async def test_what_was_done_meanwhile_is_not_in_the_letter_of_the_day(small_hall: Hall) -> None:
    """Ann takes her offer back before the letter goes out."""
    ann, bob, _ = await table(small_hall)
    await confirmed(small_hall, bob.visitor, "daily")
    await offer(small_hall, ann)
    await ann.act({"type": "withdraw", "offer": 1})
    await small_hall.hands.advance(0.1)

    await small_hall.manager.mailer.send_daily()

    assert [] == bag(small_hall)


async def test_a_second_letter_of_the_day_waits_a_day(small_hall: Hall) -> None:
    """Counted from the first."""
    ann, bob, _ = await table(small_hall)
    await confirmed(small_hall, bob.visitor, "daily")
    await offer(small_hall, ann)
    await small_hall.manager.mailer.send_daily()
    assert 1 == len(bag(small_hall))

    await bob.come()
    await bob.act("decline 1")
    await bob.go()
    await small_hall.hands.advance(0.1)
    await ann.act({"type": "offer", "want": [2], "to": [1]})
    await small_hall.hands.advance(DAY / 2)
    await small_hall.manager.mailer.send_daily()
    assert [] == bag(small_hall)
    small_hall.hands.time += DAY / 2 + 1
    await small_hall.manager.mailer.send_daily()
    assert 1 == len(bag(small_hall))


async def test_off_is_off(small_hall: Hall) -> None:
    """The address stays, and nothing is sent."""
    ann, bob, _ = await table(small_hall)
    await confirmed(small_hall, bob.visitor)
    chosen = ChangeLetters("bob@home.example", "off")

    kept = await small_hall.manager.mailer.change(bob.visitor, chosen, HOME)

    assert ("bob@home.example", "off", True) == (kept.address, kept.wish, kept.confirmed)
    assert [] == await offer(small_hall, ann)


async def test_a_link_to_confirm_ends(hall: Hall) -> None:
    """After two days, or when a newer one was asked for; then the address is forgotten."""
    bob = await hall.guest("Bob")
    first = await give(hall, bob, "bob@home.example")
    second = await give(hall, bob, "bob@home.example")
    with pytest.raises(Illegal, match="too old"):
        await hall.manager.mailer.subscriptions.confirm(first)

    hall.hands.time += 2 * DAY + 1
    with pytest.raises(Illegal, match="too old"):
        await hall.manager.mailer.subscriptions.confirm(second)
    await hall.manager.mailer.send_daily()

    assert await hall.manager.mailer.subscriptions.of(bob.id) is None


async def test_nobody_fills_a_mailbox_with_questions(small_hall: Hall) -> None:
    """Neither one person, nor many to one address, nor one house to many addresses."""
    mailer = small_hall.manager.mailer
    bob = await small_hall.guest("Bob")
    for number in range(3):
        await give(small_hall, bob, f"b{number}@home.example", place="a")
    with pytest.raises(Illegal, match="too often"):
        await mailer.change(bob, ChangeLetters("b4@home.example"), "a")
    for number in range(3):
        await give(small_hall, await small_hall.guest(), "eve@home.example", place=str(number))
    with pytest.raises(Illegal, match="too often"):
        await mailer.change(await small_hall.guest(), ChangeLetters("Eve@home.example"), "b")
    for number in range(20):
        await give(small_hall, await small_hall.guest(), f"c{number}@home.example", place="c")
    with pytest.raises(Illegal, match="too often"):
        await mailer.change(await small_hall.guest(), ChangeLetters("d@home.example"), "c")
    assert [] == bag(small_hall)


async def test_the_link_to_stop_forgets_the_address(hall: Hall) -> None:
    """Every letter carries it, for people and for mail programs; it opens nothing else."""
    ann, bob, _ = await table(hall)
    await confirmed(hall, bob.visitor)
    (letter,) = await offer(hall, ann)

    stop = re.fullmatch(r"<https://games\.example/letters/stop/(\S+)>", letter["List-Unsubscribe"])
    assert stop is not None
    assert "List-Unsubscribe=One-Click" == letter["List-Unsubscribe-Post"]
    assert f"/letters/stop/{stop[1]}" in words(letter)
    await hall.manager.mailer.subscriptions.stop(stop[1])
    await hall.manager.mailer.subscriptions.stop(stop[1])

    assert await hall.manager.mailer.subscriptions.of(bob.visitor.id) is None


async def test_whoever_goes_for_good_leaves_no_address(hall: Hall) -> None:
    """It stands in the export until then."""
    manager, bob = hall.manager, await hall.guest("Bob")
    await confirmed(hall, bob)
    mine = await manager.mailer.letters_of(bob.id)
    kept = await history.load_export(manager.database, manager.people, bob, mine)
    assert "bob@home.example" in msgspec.json.encode(kept).decode()

    await manager.people.forget(bob, "")

    assert await manager.mailer.subscriptions.of(bob.id) is None


async def test_letters_name_no_card(small_hall: Hall) -> None:
    """What awaits somebody is public; what they hold is nobody's business, the mailman's least."""
    ann, bob, cyd = await table(small_hall)
    for player in (bob, cyd):
        await confirmed(small_hall, player.visitor)
    await ann.act("plant 1")
    written = await offer(small_hall, ann)
    await small_hall.play_on(ann.code, [ann], 60)
    written += bag(small_hall)

    assert written
    told = " ".join(words(letter) + letter["Subject"] for letter in written).lower()
    assert [] == [bean for bean in BEANS if re.search(rf"\b{bean}\b", told)]


# On the web


@pytest.mark.parametrize(
    "address", ["ann", "ann@home", "a\nb@home.example", "a b@home.example", "<a@home.example>"]
)
async def test_what_is_no_address_is_refused(sqlite: str, address: str) -> None:
    """Nobody smuggles a line into a letter."""
    app = application(msgspec.convert({"database": sqlite, **MAIL}, Config), Hands())
    async with AsyncTestClient(app, base_url="http://testserver.local") as browser:
        answer = await browser.post("/api/guests", json={"name": "Ann"})
        header = {"X-CSRF-Token": answer.json()["csrf"]}
        asked = await browser.put("/api/me/letters", json={"address": address}, headers=header)
        assert 400 == asked.status_code


async def test_a_server_without_mail_takes_no_address(sqlite: str) -> None:
    """And says so."""
    async with opened(sqlite) as hall:
        ann = await hall.guest()
        assert not (await hall.manager.mailer.letters_of(ann.id)).offered
        with pytest.raises(Illegal, match="sends no e-mails"):
            await hall.manager.mailer.change(ann, ChangeLetters("ann@home.example"), HOME)


# A real mail server


class Taker:
    """Keeps what it is handed."""

    def __init__(self) -> None:
        self.taken: list[EmailMessage] = []
        self.came = asyncio.Event()

    async def handle_DATA(  # noqa: N802 - it is called so
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        read = BytesParser(policy=default).parsebytes(envelope.content)
        assert isinstance(read, EmailMessage)
        self.taken.append(read)
        self.came.set()
        return "250 taken"


@asynccontextmanager
async def mail_server(
    made: Callable[[], SMTP], safe: ssl.SSLContext | None = None
) -> AsyncIterator[int]:
    """A real mail server on a port of this machine."""
    server = await asyncio.get_running_loop().create_server(made, "127.0.0.1", 0, ssl=safe)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await server.wait_closed()


def note() -> EmailMessage:
    """A short letter."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = "a@a.example", "b@b.example", "Zug № 1"
    message.set_content("Grüße")
    return message


async def test_a_real_mail_server_takes_a_letter() -> None:
    """With its letters of any alphabet."""
    taker = Taker()
    async with mail_server(partial(SMTP, taker)) as port:
        await SmtpSender(f"smtp://127.0.0.1:{port}").send(note())

    assert [("Zug № 1", "Grüße\r\n")] == [(one["Subject"], words(one)) for one in taker.taken]


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate of our own for this machine."""
    folder = tmp_path_factory.mktemp("tls")
    command = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost"
    names = ["-addext", "subjectAltName=DNS:localhost", "-keyout", "key.pem", "-out", "cert.pem"]
    subprocess.run([*command.split(), *names], cwd=folder, check=True, capture_output=True)
    return folder


@pytest.mark.parametrize("scheme", ["smtp+starttls", "smtps"])
async def test_letters_travel_under_tls_with_a_password(
    scheme: str, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server proves who it is, or nothing is handed over."""
    safe = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    safe.load_cert_chain(certificate / "cert.pem", certificate / "key.pem")

    def check(
        server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: object
    ) -> AuthResult:
        right = LoginPassword(b"games", b"p@ss")
        return AuthResult(success=data == right, handled=False)

    taker = Taker()
    if scheme == "smtps":
        made = partial(SMTP, taker, authenticator=check, auth_require_tls=False)
        server = mail_server(made, safe)
    else:
        made = partial(SMTP, taker, tls_context=safe, require_starttls=True, authenticator=check)
        server = mail_server(made)
    async with server as port:
        mail = SmtpSender(f"{scheme}://games:p%40ss@localhost:{port}")
        wrong = SmtpSender(f"{scheme}://games:wrong@localhost:{port}")
        assert "certificate verify failed" in await mail.problem()
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate / "cert.pem"))
        assert "535" in await wrong.problem()
        assert "" == await mail.problem()
        await mail.send(note())

    assert 1 == len(taker.taken)


async def test_a_mail_server_that_is_away_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three times, and then the letter is given up."""
    monkeypatch.setattr("higgle.server.notify.smtp.PAUSES", (0.0, 0.0, 0.0))
    tries: list[int] = []

    class Refusing(Taker):
        async def handle_DATA(  # noqa: N802 - it is called so
            self, server: SMTP, session: Session, envelope: Envelope
        ) -> str:
            tries.append(1)
            return "451 try again"

    async with mail_server(partial(SMTP, Refusing())) as port:
        await SmtpSender(f"smtp://127.0.0.1:{port}").send(note())

    assert 3 == len(tries)


async def test_letters_are_chosen_confirmed_and_stopped_on_the_web(sqlite: str) -> None:
    """The links change nothing when they are only looked at: mail programs look at all of them."""
    taker = Taker()
    taken = taker.taken
    async with mail_server(partial(SMTP, taker)) as port:
        chosen = MAIL | {"database": sqlite, "smtp": f"smtp://127.0.0.1:{port}"}
        app = application(msgspec.convert(chosen, Config))
        async with AsyncTestClient(app, base_url="http://testserver.local") as browser:
            answer = await browser.post("/api/guests", json={"name": "Ann", "language": "de"})
            header = {"X-CSRF-Token": answer.json()["csrf"]}
            form = {"address": "ann@home.example", "wish": "daily"}
            asked = await browser.put("/api/me/letters", json=form, headers=header)
            assert {"offered": True, "confirmed": False} | form == asked.json()
            async with asyncio.timeout(10):
                await taker.came.wait()
            assert 200 == (await browser.get("/letters/confirm")).status_code
            assert not (await browser.get("/api/me/letters")).json()["confirmed"]
            done = await browser.post("/api/letters/confirm", json={"token": token(taken[0])})
            assert 204 == done.status_code
            assert (await browser.get("/api/me/letters")).json()["confirmed"]
            assert "ann@home.example" in (await browser.get("/api/me/export")).text

            box = await app.state.manager.mailer.subscriptions.of(answer.json()["id"])
            page = await browser.get(f"/letters/stop/{box.stop}")
            assert (200, True) == (page.status_code, "<base" in page.text)
            assert (await browser.get("/api/me/letters")).json()["confirmed"]
            one_click = {"List-Unsubscribe": "One-Click"}
            gone = await browser.post(f"/letters/stop/{box.stop}", data=one_click)
            assert 204 == gone.status_code
            assert "" == (await browser.get("/api/me/letters")).json()["address"]

    assert "Ist das deine Adresse?" == taken[0]["Subject"]
    assert "auto-generated" == taken[0]["Auto-Submitted"]


# Settings


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"SMTP": "mail.example"}, "setting is wrong"),
        ({"SMTP": "smtp://mail.example", "ORIGINS": "https://a.example"}, "need a sender"),
        ({"SMTP": "smtp://mail.example", "SENDER": "a@a.example"}, "its own address"),
        ({"SMTP": "smtp://mail.example", "SENDER": "nobody"}, "setting is wrong"),
    ],
)
def test_a_wrong_setting_is_one_sentence(given: dict[str, str], told: str) -> None:
    """Whoever hosts reads what to set."""
    with pytest.raises(Illegal, match=told):
        settings(environment={f"HIGGLE_{name}": value for name, value in given.items()})


def test_the_password_of_the_mail_server_is_not_shown() -> None:
    """In no log."""
    address = "smtps://games:secret@mail.example:465"
    made = settings(
        environment={
            "HIGGLE_SMTP": address,
            "HIGGLE_SENDER": "Games <a@a.example>",
            "HIGGLE_ORIGINS": "https://a.example",
        }
    )

    assert "smtps://***@mail.example:465" == made.public_values()["smtp"]


def test_long_lines_of_a_calendar_are_fold() -> None:
    """Between letters, never inside one."""
    line = "SUMMARY:" + "Ваш ход, " * 30
    assert line == fold(line).replace("\r\n ", "")
    assert all(len(part.encode()) <= 75 for part in fold(line).split("\r\n"))

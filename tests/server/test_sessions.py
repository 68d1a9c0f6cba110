"""Sessions: what ends, ends everywhere; guesses cost time; and no clock on the wall is a limit."""

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import AsyncTestClient, TestClient, WebSocketTestSession

from higgle.live.buckets import Buckets
from higgle.protocol.messages import Notice, Update
from higgle.server.http.app import application
from tests.server.hall import Hall, Hands, Player
from tests.server.web import HERE, Browser, code, come_in, config, open_lines

pytestmark = pytest.mark.anyio
LONG = "long enough"


def ending(socket: WebSocketTestSession) -> int:
    """Hear on until the line is closed."""
    try:
        while True:
            socket.receive_text()
    except WebSocketDisconnect as closed:
        return closed.code


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("logout", {}),
        ("logout/everywhere", {}),
        ("me/goodbye", {"password": LONG}),
        ("me/password", {"old": LONG, "new": "still longer"}),
    ],
)
def test_lines_end_with_their_session(sqlite: str, path: str, body: dict[str, str]) -> None:
    """Logging out, leaving for good and another password close what is open."""
    with TestClient(open_lines(application(config(sqlite))), base_url=HERE) as browser:
        account = {"name": "Ann", "password": LONG, "language": "en"}
        me = browser.post("/api/accounts", json=account).json()
        headers = {"X-CSRF-Token": me["csrf"]}
        table = browser.post("/api/quick", json={"game": "bohnanza"}, headers=headers).json()
        with browser.websocket_connect(f"/api/tables/{table['code']}/socket") as socket:
            socket.send_json({"type": "hello", "client": "12345678"})
            assert browser.post(f"/api/{path}", json=body, headers=headers).is_success

            assert 4401 == ending(socket)


def test_lines_end_with_their_token(sqlite: str) -> None:
    """A program whose token is taken away hears nothing more."""
    with TestClient(open_lines(application(config(sqlite))), base_url=HERE) as browser:
        account = {"name": "Ann", "password": LONG, "language": "en"}
        me = browser.post("/api/accounts", json=account).json()
        headers = {"X-CSRF-Token": me["csrf"]}
        bot = browser.post("/api/bots", json={"name": "Robbie"}, headers=headers).json()
        table = browser.post("/api/quick", json={"game": "bohnanza"}, headers=headers).json()
        token = {"Authorization": f"Bearer {bot['token']}"}
        place = f"/api/tables/{table['code']}/socket"
        with browser.websocket_connect(place, headers=token) as socket:
            socket.send_json({"type": "hello", "client": "12345678"})
            assert "welcome" == socket.receive_json()["type"]
            assert browser.delete(f"/api/bots/{bot['id']}", headers=headers).is_success

            assert 4401 == ending(socket)


async def test_another_process_closes_the_lines_too(hall: Hall) -> None:
    """Whoever logs out anywhere is out everywhere, a moment later."""
    [ann] = await hall.table(people=1, bots=2)
    visitor, secret = await hall.manager.people.guest("Ann", "en")
    line = Player(hall.manager, visitor, ann.code, "client-9")
    line.subscriber.key = visitor.key
    await line.come()
    await hall.manager.sweep()
    assert (False, False) == (line.subscriber.closed, ann.subscriber.closed)

    await hall.manager.people.log_out(secret)
    await hall.manager.sweep()

    assert (True, False) == (line.subscriber.closed, ann.subscriber.closed)


async def test_the_cookie_of_a_guest_opens_no_account(browser: Browser) -> None:
    """Whoever read it before the account was made has nothing."""
    headers = await come_in(browser)
    cookie = browser.cookies["higgle_session"]
    account = {"name": "Ann", "password": LONG, "language": "en"}
    assert 201 == (await browser.post("/api/accounts", json=account, headers=headers)).status_code
    browser.cookies.clear()
    browser.cookies.set("higgle_session", cookie)

    assert 401 == (await browser.get("/api/me")).status_code


async def test_logging_in_ends_what_was_before(browser: Browser) -> None:
    """The guest whom the browser was is known by that cookie no more."""
    account = {"name": "Ann", "password": LONG}
    await browser.post("/api/accounts", json=account)
    browser.cookies.clear()
    headers = await come_in(browser, "Eve")
    before = browser.cookies["higgle_session"]
    assert 201 == (await browser.post("/api/login", json=account, headers=headers)).status_code
    browser.cookies.clear()
    browser.cookies.set("higgle_session", before)

    assert 401 == (await browser.get("/api/me")).status_code


async def test_wrong_passwords_cost_patience(sqlite: str) -> None:
    """Ten are free; then even the right one has to wait."""
    hands = Hands()
    app = application(config(sqlite, requests=10_000), hands)
    async with AsyncTestClient(app, base_url=HERE) as browser:
        account = {"name": "Ann", "password": LONG, "language": "en"}
        await browser.post("/api/accounts", json=account)
        for _ in range(10):
            wrong = await browser.post("/api/login", json={"name": "Ann", "password": "12345678"})
            assert "wrong-password" == code(wrong)

        answer = await browser.post("/api/login", json={"name": "Ann", "password": LONG})
        assert (429, "61") == (answer.status_code, answer.headers["retry-after"])
        await hands.advance(61)
        answer = await browser.post("/api/login", json={"name": "Ann", "password": LONG})

    assert 201 == answer.status_code


async def test_a_watch_that_is_put_back_locks_nobody_out(sqlite: str) -> None:
    """Limits count seconds that went by, not what the clock on the wall shows."""
    hands = Hands()
    app = application(config(sqlite, requests=2, requests_per_seconds=20), hands)
    async with AsyncTestClient(app, base_url=HERE) as browser:
        for _ in range(2):
            assert 200 == (await browser.get("/api/about")).status_code
        hands.jump(-600)
        await hands.advance(11)

        assert 200 == (await browser.get("/api/about")).status_code


def test_handshakes_are_counted(sqlite: str) -> None:
    """Codes of tables are not guessed by the hundred."""
    with TestClient(
        open_lines(application(config(sqlite, handshakes=3))), base_url=HERE
    ) as browser:
        codes = []
        for _ in range(4):
            with browser.websocket_connect("/api/tables/ABCDEFGH/socket") as socket:
                codes.append(ending(socket))

    assert [4404, 4404, 4404, 4429] == codes


def test_nobody_is_welcomed_without_end(sqlite: str) -> None:
    """To be told everything anew counts for ten messages."""
    with TestClient(open_lines(application(config(sqlite))), base_url=HERE) as browser:
        me = browser.post("/api/guests", json={"name": "Ann"}).json()
        headers = {"X-CSRF-Token": me["csrf"]}
        table = browser.post("/api/quick", json={"game": "bohnanza"}, headers=headers).json()
        with browser.websocket_connect(f"/api/tables/{table['code']}/socket") as socket:
            for _ in range(15):
                socket.send_json({"type": "hello", "client": "12345678"})

            assert 4429 == ending(socket)


def test_rooms_are_not_opened_without_end(sqlite: str) -> None:
    """Each time a whole log is played; who comes to a table with people in it may."""
    with TestClient(
        open_lines(application(config(sqlite, handshakes=40))), base_url=HERE
    ) as browser:
        me = browser.post("/api/guests", json={"name": "Ann"}).json()
        headers = {"X-CSRF-Token": me["csrf"]}
        made = browser.post("/api/quick", json={"game": "bohnanza"}, headers=headers).json()
        place = f"/api/tables/{made['code']}"
        for _ in range(10):
            with browser.websocket_connect(f"{place}/socket") as socket:
                socket.send_json({"type": "hello", "client": "12345678"})
                assert "welcome" == socket.receive_json()["type"]
        with browser.websocket_connect(f"{place}/socket") as socket:
            assert 4429 == ending(socket)


def test_looking_into_a_bucket_takes_nothing() -> None:
    """Only what went wrong counts."""
    buckets = Buckets(1, 10, Hands().now)
    for _ in range(3):
        buckets.need("ann")

    assert 0 == buckets.take("ann")


async def test_two_devices_at_one_seat_are_told_of_each_other(small_hall: Hall) -> None:
    """Both go on, either may act; whoever only comes back hears nothing of it."""
    ann, bob = await small_hall.table(people=2, bots=1)
    await ann.go()
    await ann.come()
    alone = ann.all(Notice)
    other = Player(small_hall.manager, ann.visitor, ann.code, "client-9")
    await other.come()

    assert ([], []) == (alone, bob.all(Notice))
    assert ["two-devices"] == [notice.code for notice in ann.all(Notice)]
    assert ["two-devices"] == [notice.code for notice in other.all(Notice)]
    assert (await other.act("plant 1")).ok
    assert ann.last(Update).seq == other.last(Update).seq == 1

"""Limits: records, connections and alarms cannot be piled up; what counts is counted fairly."""

import asyncio
import contextlib
import json
import signal
import socket
import threading
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient
from sqlalchemy import select, update
from websockets import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import higgle
from higgle.client import Client, TableConnection
from higgle.core import Illegal, require
from higgle.live import results
from higgle.live.buckets import Buckets, TooOften
from higgle.live.subscriber import Subscriber
from higgle.protocol.messages import AskUndo, Changed, Say, TableInfo
from higgle.protocol.tables import NewTable, QuickGame, SeatPlan
from higgle.server.http.app import application
from higgle.server.http.limits import (
    FROM_EVERYWHERE,
    GUESSES,
    TRIES,
    RateLimiter,
    household,
    is_proxy,
)
from higgle.server.lobby import table_list
from higgle.server.rooms.pools import EACH, WAITING, ReplayPool
from higgle.server.store.schema import GameTable, Strength
from tests.server.hall import Hall, Hands, Player
from tests.server.server_process import running
from tests.server.web import HERE, Browser, code, come_in, config

pytestmark = pytest.mark.anyio

MESSAGES = 20
"""So many messages a socket may send at once."""


async def test_whoever_reads_much_is_told_to_wait() -> None:
    """Each address waits for a few at the most, and all together for some more."""
    pool, gate = ReplayPool(), threading.Event()
    people = [f"address {n // EACH}" for n in range(WAITING)]
    jobs = [asyncio.create_task(pool.run(one, lambda: gate.wait(10))) for one in people[:-1]]
    await asyncio.sleep(0)
    for whose in ("address 0", "address 1"):
        with pytest.raises(Illegal, match="moment"):
            await pool.run(whose, lambda: True)
    jobs.append(asyncio.create_task(pool.run("last", lambda: True)))
    await asyncio.sleep(0)
    with pytest.raises(Illegal, match="moment"):
        await pool.run("somebody else", lambda: True)
    gate.set()
    await asyncio.gather(*jobs)

    assert not pool.waiting
    pool.close()


async def test_a_record_has_an_end(browser: Browser) -> None:
    """One that no game has ever needed is not read."""
    headers = await come_in(browser)
    first = '{"game":"bohnanza","seats":3,"seed":"x","options":{}}'
    record = "\n".join([first, *['{"seat":0,"do":"pass"}'] * 10_001])

    answer = await browser.post("/api/watch", json={"record": record}, headers=headers)

    assert "record-too-long" == code(answer)


async def test_a_record_takes_so_much_of_the_processor(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that takes more is given up, and the next one is read."""
    headers = await come_in(browser)
    table = higgle.new("bohnanza", 3, "a seed")
    table.act(0, table.actions(0)[0])
    record = {"record": str(table.record())}
    monkeypatch.setattr(results, "LONGEST", 0.0)

    answer = await browser.post("/api/watch", json=record, headers=headers)
    assert "record-too-slow" == code(answer)

    monkeypatch.undo()
    assert (await browser.post("/api/watch", json=record, headers=headers)).is_success


async def test_a_body_has_an_end(browser: Browser) -> None:
    """Only records may be long, and even they not endless."""
    headers = await come_in(browser)
    long, endless = "x" * 70_000, "x" * 3_100_000

    for path, body in (("guests", {"name": long}), ("watch", {"record": endless})):
        answer = await browser.post(f"/api/{path}", json=body, headers=headers)
        assert ("too-big", 413) == (code(answer), answer.status_code)


async def test_a_slow_reader_is_cut_off() -> None:
    """And told to call again; what was there already is still sent."""
    reader = Subscriber("ann", "Ann")
    while not reader.closed:
        reader.send(b"x" * 1000)

    assert 256 == reader.size // 1024 + 1
    assert 1013 == reader.ending


async def test_reports_have_an_end(browser: Browser) -> None:
    """Five a day from one person, or from one address."""
    bob = (await browser.post("/api/guests", json={"name": "Bob"})).json()["id"]
    headers = await come_in(browser)
    words = {"words": "rude"}

    answers = [
        (await browser.post(f"/api/people/{bob}/report", json=words, headers=headers)).status_code
        for _ in range(6)
    ]

    assert [204] * 5 + [429] == answers


def test_sockets_are_not_packed(sqlite: str) -> None:
    """A small message could otherwise be unpacked to a very big one."""
    with running(sqlite) as server:
        address = server.address.replace("http", "ws", 1)
        with connect(f"{address}/api/tables/ABCDEFGH/socket", compression="deflate") as line:
            assert [] == list(line.protocol.extensions)


def test_half_a_request_is_not_waited_for(sqlite: str) -> None:
    """Nor is silence; a whole one is answered."""
    with running(sqlite, request_seconds=0.5) as server:
        place = ("127.0.0.1", server.port)
        with socket.create_connection(place, 10) as half, socket.create_connection(place, 10) as no:
            half.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
            assert (True, True) == (ended(half), ended(no))
        with socket.create_connection(place, 10) as whole:
            whole.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert whole.recv(100).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("endless", ["GET / HTTP/1.1\r\nX: ", "GET /", "X-Trailer: "])
def test_a_head_has_an_end(sqlite: str, endless: str) -> None:
    """Neither a header nor an address nor what follows a body is kept without end."""
    posted = "POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
    before = posted if endless.startswith("X-") else ""
    with running(sqlite) as server, socket.create_connection(("127.0.0.1", server.port), 5) as line:
        with contextlib.suppress(OSError):
            line.sendall((before + endless).encode() + 5_000_000 * b"x")

        assert ended(line)


def test_a_socket_that_says_nothing_is_not_kept(sqlite: str) -> None:
    """Whoever has said hello is; who talks without it is not."""
    with running(sqlite, request_seconds=0.5) as server:
        ann = Client(server.address, name="Ann")
        table = ann.request("POST", "quick", TableInfo, QuickGame("bohnanza"))
        place = ann.connect(table.code).address
        with connect(place) as silent, connect(place) as talking, connect(place) as polite:
            polite.send('{"type":"hello","client":"12345678"}')
            talking.send('{"type":"say","n":1,"text":"hello"}')
            for line in (silent, talking):
                assert 4408 == closed_with(line)
            polite.send('{"type":"hello","client":"12345678"}')
            assert 2 == [json.loads(polite.recv(10))["type"] for _ in range(2)].count("welcome")


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="a time-out of Linux")
def test_whoever_takes_nothing_in_is_given_up(sqlite: str) -> None:
    """The others are told that nobody is there any more."""
    with running(sqlite, deaf_seconds=0.5, messages=10_000) as server:
        ann, bob = (Client(server.address, name=name) for name in ("Ann", "Bob"))
        plan = NewTable("bohnanza", (SeatPlan("me"), SeatPlan(), SeatPlan("bot")))
        code = ann.request("POST", "tables", TableInfo, plan).code
        bob.sit(code)
        line, other = ann.connect(code), bob.connect(code)
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", server.port))
            shake_hands(deaf, line)
            hello = framed(b'{"type":"hello","client":"87654321"}')
            deaf.sendall(hello)
            while b'"welcome"' not in deaf.recv(1000):
                pass
            with connect(other.address, additional_headers=other.headers) as hearing:
                hearing.send('{"type":"hello","client":"12345678"}')
                assert until_present(hearing, True)
                deaf.sendall(100 * hello)

                assert not until_present(hearing, False)


def shake_hands(connection: socket.socket, line: TableConnection) -> None:
    """A socket by hand, which reads only when it is told to."""
    wanted = {
        "Host": "x",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        **line.headers,
    }
    path = line.address.split("/", 3)[3]
    told = "".join(f"{name}: {value}\r\n" for name, value in wanted.items())
    connection.sendall(f"GET /{path} HTTP/1.1\r\n{told}\r\n".encode())
    assert connection.recv(12, socket.MSG_WAITALL) == b"HTTP/1.1 101"


def framed(message: bytes) -> bytes:
    """A short message as it travels, masked with zeros."""
    return bytes([0x81, 0x80 | len(message), 0, 0, 0, 0]) + message


def until_present(line: ClientConnection, here: bool) -> bool:
    """Hear on until the first seat is there, or is not."""
    while True:
        message = json.loads(line.recv(10))
        table = message.get("table")
        if table and bool(table["seats"][0].get("present")) == here:
            return here


def closed_with(line: ClientConnection) -> int:
    """Hear on until the line is closed, and with which code it was."""
    try:
        while True:
            line.recv(10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_an_address_holds_so_many_connections(sqlite: str) -> None:
    """Those that are closed make room for others; a proxy speaks for many."""
    with running(sqlite, connections_per_address=3, proxies="192.0.2.1") as server:
        place = ("127.0.0.1", server.port)
        lines = [socket.create_connection(place, 10) for _ in range(3)]
        lines[2].sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert lines[2].recv(100).startswith(b"HTTP/1.1 200")
        with socket.create_connection(place, 10) as fourth:
            assert ended(fourth)
        for line in lines:
            line.close()


def ended(line: socket.socket) -> bool:
    """Whether the other end has hung up."""
    try:
        return line.recv(100) == b""
    except ConnectionResetError:
        return True


def test_a_household_has_one_address() -> None:
    """Whoever has a whole network counts once; neighbours count for themselves."""
    mine = {household(f"2001:db8:1:2::{n:x}") for n in range(20)}

    assert 1 == len(mine)
    assert household("2001:db8:1:3::1") not in mine
    assert "192.0.2.7" == household("192.0.2.7") == household("::ffff:192.0.2.7")
    assert "testclient" == household("testclient")


def test_a_proxy_is_known_by_its_address_or_network() -> None:
    """As the library knows it that believes a proxy's word about visitors."""
    for proxies in ("*", "192.0.2.1", "10.0.0.1, 192.0.2.1", "192.0.2.0/24"):
        assert is_proxy("192.0.2.1", proxies), proxies
    for proxies in ("", "192.0.2.10", "198.51.100.0/24"):
        assert not is_proxy("192.0.2.1", proxies), proxies
    assert not is_proxy("", "192.0.2.0/24")


def test_many_addresses_cost_little() -> None:
    """Though all of them are remembered, nobody goes through them at every request."""
    buckets = Buckets(10, 3600, Hands().steady)
    for n in range(Buckets.FORGET + 2):
        buckets.take(n)
    known = buckets.known

    buckets.take("another")

    assert known is buckets.known


async def test_so_many_come_in_from_one_address(sqlite: str) -> None:
    """Guests are free, and so there is no end to them otherwise; accounts count as well."""
    hands = Hands()
    app = application(config(sqlite, guests_per_hour=2), hands)
    async with AsyncTestClient(app, base_url=HERE) as browser:
        await come_in(browser)
        browser.cookies.clear()
        new = {"name": "Bob", "password": "long enough"}
        assert 201 == (await browser.post("/api/accounts", json=new)).status_code
        browser.cookies.clear()

        answer = await browser.post("/api/guests", json={"name": "Eve"})
        assert ("too-often", 429) == (code(answer), answer.status_code)
        await hands.advance(1801)
        await come_in(browser)


async def test_so_many_games_by_correspondence_from_one_address(sqlite: str) -> None:
    """They go on while nobody looks; whoever is refused hears why and when to try again."""
    hands = Hands()
    app = application(config(sqlite, alone_per_address=2), hands)
    letters = {"game": "bohnanza", "seats": [{"kind": "open"}] * 3, "pace": "correspondence"}
    async with AsyncTestClient(app, base_url=HERE) as browser:
        headers = await come_in(browser)
        for _ in range(2):
            assert (await browser.post("/api/tables", json=letters, headers=headers)).is_success

        answer = await browser.post("/api/tables", json=letters, headers=headers)
        assert ("too-many-alone-here", 429) == (code(answer), answer.status_code)
        live = {**letters, "pace": "live"}
        assert (await browser.post("/api/tables", json=live, headers=headers)).is_success
        hands.time += 43_201
        assert (await browser.post("/api/tables", json=letters, headers=headers)).is_success


async def test_passwords_are_not_tried_without_end(sqlite: str) -> None:
    """Every one keeps a core busy, the right ones too; a minute later one may again."""
    hands = Hands()
    async with AsyncTestClient(application(config(sqlite), hands), base_url=HERE) as browser:
        door = browser.app.state.limiter
        for _ in range(29):
            door.passwords.spend("testclient")
        account = {"name": "Ann", "password": "long enough"}
        assert 201 == (await browser.post("/api/accounts", json=account)).status_code
        browser.cookies.clear()

        for path in ("login", "accounts"):
            answer = await browser.post(f"/api/{path}", json=account)
            assert ("too-often", 429) == (code(answer), answer.status_code)
        await hands.advance(60)
        assert 201 == (await browser.post("/api/login", json=account)).status_code


def test_a_name_is_not_guessed_from_everywhere(sqlite: str) -> None:
    """A hundred wrong passwords for one name, whoever shows them; other names are free."""
    door = RateLimiter(config(sqlite), Hands().steady)

    def guess(name: str, address: str) -> str:
        with pytest.raises(Illegal) as refused, door.guarding(name, address):
            raise Illegal("wrong-password")
        return refused.value.reason

    assert {"wrong-password"} == {guess("ann", f"192.0.2.{n}") for n in range(100)}
    assert "too-often" == guess("ann", "192.0.2.200")
    assert "wrong-password" == guess("bob", "192.0.2.200")


async def test_whoever_watches_shares_words_with_an_address(small_hall: Hall) -> None:
    """A hundred guests of one household do not talk a table down; who plays is heard."""
    ann, _ = await small_hall.table()
    answers = []
    for n in range(12):
        eve = Player(small_hall.manager, await small_hall.guest(f"Eve {n}"), ann.code, f"eve-{n}")
        eve.subscriber.address = "192.0.2.1"
        await eve.come()
        answers.append((await eve.send(Say(1, "hello"))).ok)

    assert [True] * 10 + [False] * 2 == answers
    assert (await ann.send(Say(1, "hello"))).ok


def test_cancelled_alarms_are_forgotten() -> None:
    """A table that is arranged a million times leaves nothing behind."""
    hands = Hands()

    async def ring() -> None:
        raise AssertionError

    for n in range(20_000):
        hands.set(n, hands.time + 1000, ring)
        hands.cancel(n)

    assert len(hands.queue) <= 1002


async def test_what_is_taken_back_before_bots_does_not_count(small_hall: Hall) -> None:
    """Bots answer at once, so that one could look and take back: such a game is not rated."""
    [ann] = await small_hall.table("bohnanza", people=1, bots=2, undo=True)
    for _ in range(40):
        if (await ann.send(AskUndo(ann.number()))).ok:
            break
        await small_hall.play_on(ann.code, [ann], 1)
    else:
        raise AssertionError("nothing could be taken back")
    assert not ann.last(Changed).table.rated
    await small_hall.play_on(ann.code, [ann])
    await small_hall.hands.advance(2)

    async with small_hall.manager.database.reading() as connection:
        assert "over" == await connection.scalar(
            select(GameTable.state).where(GameTable.code == ann.code)
        )
        assert [] == list(await connection.scalars(select(Strength.subject)))


async def test_a_bad_row_harms_no_list(hall: Hall) -> None:
    """The other tables are shown."""
    ann = await hall.guest()
    plan = NewTable("bohnanza", (SeatPlan("me"), SeatPlan(), SeatPlan()), public=True)
    good, bad = [await hall.manager.lobby.open(ann, plan) for _ in range(2)]
    async with hall.manager.database.writing() as connection:
        await connection.execute(
            update(GameTable).where(GameTable.code == bad).values(options="{", clocks="no")
        )

    listed = await table_list.public_tables(hall.manager.database)

    assert [good] == [table.code for table in listed]


def test_whoever_stops_the_server_twice_waits_for_the_same_stop(tmp_path: Path) -> None:
    """Ctrl-C once more tears nothing off: what was open is closed, and nothing is logged of it."""
    with running(str(tmp_path / "x.sqlite3")) as server:
        for _ in range(3):
            server.process.send_signal(signal.SIGINT)
        _, told = server.process.communicate(timeout=20)

    assert "Traceback" not in told
    assert "Error" not in told


def show_password(limiter: RateLimiter, address: str, right: bool) -> None:
    """Somebody shows a password for Ann."""
    with limiter.guarding("ann", address):
        require(right, "wrong-password")


def test_guesses_from_everywhere_do_not_lock_the_owner_out() -> None:
    """Nobody tries more for one name, but whoever came in from an address does so again."""
    hands = Hands()
    limiter = RateLimiter(config(""), hands.steady)
    show_password(limiter, "home", right=True)
    for number in range(FROM_EVERYWHERE):
        with pytest.raises(Illegal, match="password"):
            show_password(limiter, f"elsewhere {number}", right=False)

    with pytest.raises(TooOften):
        show_password(limiter, "new", right=True)
    show_password(limiter, "home", right=True)
    for _ in range(GUESSES):
        with pytest.raises(Illegal, match="password"):
            show_password(limiter, "home", right=False)
    with pytest.raises(TooOften):
        show_password(limiter, "home", right=True)


async def test_an_address_lists_only_so_many_tables(sqlite: str) -> None:
    """Whether they are opened for the list or put on it later."""
    settings = config(sqlite, public_per_address=2)
    plan: dict[str, object] = {"game": "bohnanza", "seats": [{"kind": "me"}, {}, {}]}
    async with AsyncTestClient(application(settings, Hands()), base_url=HERE) as client:
        headers = await come_in(client)
        for _ in range(2):
            await client.post("/api/tables", json=plan | {"public": True}, headers=headers)
        third = await client.post("/api/tables", json=plan | {"public": True}, headers=headers)
        hidden = (await client.post("/api/tables", json=plan, headers=headers)).json()["code"]
        wish = {"public": True}
        changed = await client.patch(f"/api/tables/{hidden}", json=wish, headers=headers)

    assert ["too-often", "too-often"] == [code(third), code(changed)]


async def test_a_finished_game_is_tried_only_so_often(browser: Browser) -> None:
    """Every time all steps before are written once more."""
    headers = await come_in(browser)
    wish = {"step": 0, "seat": 0}
    for _ in range(TRIES):
        answer = await browser.post("/api/tables/ABCDEFGH/try", json=wish, headers=headers)
        assert "unknown-table" == code(answer)

    answer = await browser.post("/api/tables/ABCDEFGH/try", json=wish, headers=headers)

    assert "too-often" == code(answer)


@pytest.mark.parametrize("path", ["/api/me", "/api/about", "/api/tables", "/api/no/such"])
async def test_nobody_keeps_answers_of_the_api(browser: Browser, path: str) -> None:
    """Neither a proxy nor a browser that somebody else uses next."""
    await come_in(browser)

    assert ["no-store"] == (await browser.get(path)).headers.get_list("cache-control")


@pytest.mark.parametrize("flood", ["ping", "pong", "part"])
def test_control_frames_and_parts_of_messages_are_counted(sqlite: str, flood: str) -> None:
    """They are no way to keep the server busy; a few do no harm."""
    with running(sqlite, messages=MESSAGES) as server:
        ann = Client(server.address)
        place = ann.connect(ann.quick("bohnanza").code).address
        with connect(place) as line:
            assert [line.ping().wait(5) for _ in range(10)] == [True] * 10
            with pytest.raises(ConnectionClosed) as closed:
                send_frames(line, flood)

    assert closed.value.rcvd is not None
    assert 4429 == closed.value.rcvd.code


def send_frames(line: ClientConnection, flood: str) -> None:
    """Send what is no message, until the line is closed; what lies unread would reset it."""
    if flood == "part":
        line.send("" for _ in range(MESSAGES + 2))
    else:
        for _ in range(1000):
            if flood == "pong":
                line.pong()
            line.ping(ack_on_close=True).wait(5)
    while True:
        line.recv(5)

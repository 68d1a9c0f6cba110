"""Unhandled input: whatever is sent, the answer is a sentence, and nothing of ours breaks."""

import logging

import pytest
from litestar.testing import AsyncTestClient, TestClient, WebSocketTestSession

import higgle
from higgle.core import Illegal
from higgle.live.journal import action_reader
from higgle.server.http.app import application
from tests.server.hall import Hands
from tests.server.web import HERE, Browser, closing_code, come_in, config, open_lines

pytestmark = pytest.mark.anyio

LENGTHS = (10, 25, 26, 4000, 5000)
"""Digits of numbers that nobody means."""
DEEP = b"[" * 30_000
BODIES = {
    "deep": b'{"name":' + DEEP,
    "not UTF-8": b'{"name":"\xff\xfe"}',
    "half a surrogate": b'{"name":"\\ud800"}',
    "a long number": b'{"name":"Ann","seat":1234567890123456789012345}',
    "no JSON": b"\x00\x01",
    "a list": b"[]",
    "nothing": b"",
    **{
        f"{n} digits": b'{"game":"bohnanza","options":{"offers_per_turn":%s}}' % (b"9" * n)
        for n in LENGTHS
    },
    "a long word": b'{"game":"bohnanza","options":{"lone_bean":"%s"}}' % (b"x" * 5000),
}


async def test_a_body_that_cannot_be_read_is_refused(browser: Browser) -> None:
    """With a number below 500, and with a sentence."""
    headers = await come_in(browser) | {"Content-Type": "application/json"}

    for path in ("guests", "login", "tables", "quick", "watch", "accounts", "me/password"):
        for name, body in BODIES.items():
            answer = await browser.post(f"/api/{path}", content=body, headers=headers)
            assert 400 <= answer.status_code < 500, (path, name)
            assert answer.json()["refusal"]["text"]


async def test_an_odd_origin_is_foreign(browser: Browser) -> None:
    """It is not taken apart any further."""
    for origin in ("http://[", "http://]", "http://[::1", "null", "\x7f"):
        answer = await browser.post("/api/guests", json={"name": "Ann"}, headers={"Origin": origin})
        assert 403 == answer.status_code, origin


PATHS = ["tables/%00", "tables/A%00B/record", "people/%00", "ratings/%00", "tables/%ff", "bots/%00"]


async def test_odd_letters_are_no_fault_of_the_database(database: str) -> None:
    """Neither in paths nor in names, however long they are when written small."""
    async with AsyncTestClient(application(config(database), Hands()), base_url=HERE) as browser:
        headers = await come_in(browser)
        for path in PATHS:
            assert (await browser.get(f"/api/{path}")).status_code in (200, 400, 404, 405), path
        for name in ("ß" * 24, "A\x00B", "\u202eAnn", "A\u200bnn", "A\nB", "\u0410nn"):
            account = {"name": name, "password": "long enough", "language": "en"}
            answer = await browser.post("/api/accounts", json=account, headers=headers)
            assert answer.status_code in (400, 409), name


MESSAGES = [
    '{"type":"act","n":1,"action":' + "[" * 4000,
    '{"type":"act","n":1234567890123456789012345,"action":"pass"}',
    '{"type":"act","n":1,"action":{"type":"plant","slot":1234567890123456789012345}}',
    '{"type":"act","n":1,"action":"plant 1234567890123456789012345"}',
    '{"type":"act","n":1,"action":{"type":"plant","slot":NaN}}',
    *('{"type":"act","n":1,"action":{"type":"plant","slot":%s}}' % ("9" * n) for n in LENGTHS),
    *('{"type":"act","n":1,"action":{"type":"offer","hand":[%s]}}' % ("9" * n) for n in LENGTHS),
    *('{"type":"act","n":1,"action":"plant %s"}' % ("9" * n) for n in LENGTHS),
    '{"type":"say","n":1,"text":"\\ud800"}',
    '{"type":"hello","client":"12345678","seq":9007199254740991}',
    "\x00",
    "",
]


def test_every_message_is_answered(sqlite: str) -> None:
    """And the line stands afterwards."""
    with TestClient(open_lines(application(config(sqlite))), base_url=HERE) as browser:
        me = browser.post("/api/guests", json={"name": "Ann"}).json()
        headers = {"X-CSRF-Token": me["csrf"]}
        table = browser.post("/api/quick", json={"game": "bohnanza"}, headers=headers).json()
        with browser.websocket_connect(f"/api/tables/{table['code']}/socket") as socket:
            socket.send_json({"type": "hello", "client": "12345678"})
            assert answered(socket)
            for sent in MESSAGES:
                socket.send_text(sent)
                assert answered(socket), sent
            socket.send_bytes(b"\xff")
            assert answered(socket)


def answered(socket: WebSocketTestSession) -> bool:
    """Hear on until there is an answer."""
    while socket.receive_json()["type"] not in ("notice", "answered", "welcome"):
        pass
    return True


def test_a_line_that_breaks_is_counted(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is written down, and whoever looks at the numbers sees it."""

    async def broken(*asked: object) -> None:
        raise KeyError

    monkeypatch.setattr("higgle.live.session.Session.hear", broken)
    with TestClient(open_lines(application(config(sqlite))), base_url=HERE) as browser:
        me = browser.post("/api/guests", json={"name": "Ann"}).json()
        headers = {"X-CSRF-Token": me["csrf"]}
        table = browser.post("/api/quick", json={"game": "bohnanza"}, headers=headers).json()
        with browser.websocket_connect(f"/api/tables/{table['code']}/socket") as socket:
            socket.send_text("{}")
            assert 1011 == closing_code(socket)
        assert "higgle_broken_lines_total 1.0" in browser.get("/metrics").text


async def test_no_request_changes_the_logging(browser: Browser) -> None:
    """The contract is written without a word to anybody's logger."""
    from higgle.server.http import openapi

    openapi.text.cache_clear()
    before = (logging.getLogger().handlers[:], logging.getLogger().level)
    others = {name: logging.getLogger(name).handlers[:] for name in ("litestar", "higgle")}

    assert 200 == (await browser.get("/api/openapi.json")).status_code

    assert before == (logging.getLogger().handlers, logging.getLogger().level)
    assert others == {name: logging.getLogger(name).handlers for name in others}


def test_a_refusal_that_cannot_be_worded_is_its_code() -> None:
    """Python writes no number of more than 4,300 digits."""
    assert "too-many-tables" == Illegal("too-many-tables", most=10**5000).text()
    assert "“Ann”" in Illegal("name-taken", name="Ann").text()


@pytest.mark.parametrize("digits", [10, 25, 26, 4000])
def test_numbers_that_nobody_means_are_no_actions(digits: int) -> None:
    """They are stopped before a rule looks at them, however they are written."""
    game = higgle.new("kuhhandel", 3, "seed")
    bids = action_reader(game.ID, game.ACTIONS)
    many = int("9" * digits)

    for said in ({"type": "bid", "amount": many}, f"bid {many}"):
        with pytest.raises(Illegal) as refused:
            bids.parse(said)
        assert refused.value.text()

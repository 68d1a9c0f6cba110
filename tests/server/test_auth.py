"""The gate: origins, cookies, CSRF, limits, and the headers of every answer."""

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import AsyncTestClient, TestClient

from higgle.server.http.app import HEADERS, application
from tests.server.hall import Hands
from tests.server.web import HERE, Browser, closing_code, code, come_in, config, open_lines

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "path", ["/", "/t/ABCD", "/api/about", "/api/nothing", "/healthz", "/metrics", "/favicon.svg"]
)
async def test_every_answer_is_dressed(browser: Browser, path: str) -> None:
    """The headers are on pages, files, answers and refusals alike."""
    answer = await browser.get(path)

    assert HEADERS == {name: answer.headers.get(name) for name in HEADERS}


async def test_the_page_answers_for_every_place_in_the_app(browser: Browser) -> None:
    """A link into the app loads the same page, which is told where the app stands."""
    answer = await browser.get("/t/ABCD")

    assert 200 == answer.status_code
    assert '<base href="/">' in answer.text
    assert (await browser.head("/")).status_code == 200


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/assets/../../app.py", "/%2e%2e/app.py"])
async def test_no_other_file_is_read(browser: Browser, path: str) -> None:
    """Only files of the client are served."""
    answer = await browser.get(path)

    assert "import" not in answer.text or "<base" in answer.text


async def test_the_cookie_is_out_of_reach(browser: Browser) -> None:
    """Scripts cannot read it, and other sites cannot send it."""
    answer = await browser.post("/api/guests", json={"name": "Ann"})

    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


@pytest.mark.parametrize(
    ("path", "begins"), [("", "__Host-higgle"), ("/higgle", "__Secure-higgle")]
)
async def test_under_tls_the_cookie_says_so(sqlite: str, path: str, begins: str) -> None:
    """No other site, and no page without TLS, can put another in its place."""
    here = config(sqlite, secure_cookies=True, root_path=path)
    async with AsyncTestClient(application(here, Hands()), base_url="https://a.example") as browser:
        cookie = (await browser.post("/api/guests", json={"name": "Ann"})).headers["set-cookie"]
        browser.cookies.set(*cookie.partition(";")[0].split("="))

        assert 200 == (await browser.get("/api/me")).status_code
    assert cookie.startswith(begins)
    assert {"Secure", "HttpOnly", f"Path={path}/"} <= {part.strip() for part in cookie.split(";")}


async def test_a_change_needs_the_token(browser: Browser) -> None:
    """A cookie alone changes nothing."""
    await come_in(browser)

    answer = await browser.post("/api/quick", json={"game": "bohnanza"})

    assert (403, "csrf") == (answer.status_code, code(answer))


async def test_a_foreign_page_changes_nothing(browser: Browser) -> None:
    """Not even with the token."""
    token = await come_in(browser)

    headers = token | {"Origin": "https://elsewhere.example"}
    answer = await browser.post("/api/quick", json={"game": "bohnanza"}, headers=headers)

    assert (403, "foreign-origin") == (answer.status_code, code(answer))


async def test_our_own_page_does(browser: Browser) -> None:
    """Two clicks: a name, and a game against bots."""
    token = await come_in(browser)

    headers = token | {"Origin": HERE}
    answer = await browser.post("/api/quick", json={"game": "bohnanza"}, headers=headers)

    assert 201 == answer.status_code
    assert "playing" == answer.json()["state"]
    assert ["person", "bot", "bot", "bot"] == [seat["kind"] for seat in answer.json()["seats"]]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"name": ""}',
        b'{"name": 5}',
        b'{"name": "x", "more": 1}',
        b'{"name": "' + b"x" * 30 + b'"}',
        b"\xff\xfe",
        b"[" * 100_000,
    ],
)
async def test_a_request_that_makes_no_sense_is_refused(browser: Browser, body: bytes) -> None:
    """With a code and a sentence, and never with a crash."""
    headers = {"Content-Type": "application/json", "Accept-Language": "cs"}
    answer = await browser.post("/api/guests", content=body, headers=headers)

    assert answer.status_code in (400, 413)
    assert answer.json()["refusal"]["text"]


async def test_refusals_speak_the_visitors_language(browser: Browser) -> None:
    """The browser says which."""
    answer = await browser.get("/api/me", headers={"Accept-Language": "de-AT,de;q=0.9"})

    assert 401 == answer.status_code
    assert "Tritt zuerst mit einem Namen ein." == answer.json()["refusal"]["text"]


async def test_too_many_requests_have_to_wait(sqlite: str) -> None:
    """And are told how long, in words and in numbers."""
    app = application(config(sqlite, requests=3, requests_per_seconds=30.0), Hands())
    async with AsyncTestClient(app, base_url=HERE) as browser:
        for _ in range(3):
            assert 200 == (await browser.get("/api/about")).status_code

        answer = await browser.get("/api/about")

    assert 429 == answer.status_code
    assert 10.0 == pytest.approx(answer.json()["refusal"]["retry_after"])
    assert "11" == answer.headers["retry-after"]


@pytest.mark.parametrize("path", ["/readyz", "/metrics"])
async def test_looking_after_the_server_is_counted(sqlite: str, path: str) -> None:
    """Being ready is tried out by writing, and nobody may have the pen all the time."""
    app = application(config(sqlite, requests=2), Hands())
    async with AsyncTestClient(app, base_url=HERE) as browser:
        assert [200, 200, 429] == [(await browser.get(path)).status_code for _ in range(3)]
        assert 200 == (await browser.get("/healthz")).status_code


def test_a_socket_from_a_foreign_page_is_refused(sqlite: str) -> None:
    """The handshake looks at the origin."""
    headers = {"Origin": "https://elsewhere.example"}
    with (
        TestClient(open_lines(application(config(sqlite))), base_url=HERE) as browser,
        pytest.raises(WebSocketDisconnect),
        browser.websocket_connect("/api/tables/ABCDEFGH/socket", headers=headers),
    ):
        pass


def test_a_socket_to_no_table_is_closed(sqlite: str) -> None:
    """With a code of its own."""
    with (
        TestClient(open_lines(application(config(sqlite))), base_url=HERE) as browser,
        browser.websocket_connect("/api/tables/ABCDEFGH/socket") as socket,
    ):
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert 4404 == closed.value.code


@pytest.mark.parametrize(
    ("settings", "sent", "closed_with"),
    [
        ({}, '{"type":"hello","client":"' + "x" * 9000 + '"}', 1009),
        ({"messages": 3}, '{"type":"say"}', 4429),
    ],
)
def test_broken_limits_close_the_line(
    sqlite: str, settings: dict[str, object], sent: str, closed_with: int
) -> None:
    """Too big or too often: a notice, and goodbye."""
    with TestClient(open_lines(application(config(sqlite, **settings))), base_url=HERE) as browser:
        me = browser.post("/api/guests", json={"name": "Ann"}).json()
        headers = {"X-CSRF-Token": me["csrf"]}
        table = browser.post("/api/quick", json={"game": "bohnanza"}, headers=headers).json()
        with browser.websocket_connect(f"/api/tables/{table['code']}/socket") as socket:
            for _ in range(4):
                socket.send_text(sent)
            assert closed_with == closing_code(socket)


def test_a_low_limit_lets_people_in(sqlite: str) -> None:
    """A hello costs at most half of the messages, so that something can be said after it."""
    with TestClient(open_lines(application(config(sqlite, messages=4))), base_url=HERE) as browser:
        me = browser.post("/api/guests", json={"name": "Ann"}).json()
        headers = {"X-CSRF-Token": me["csrf"]}
        table = browser.post("/api/quick", json={"game": "bohnanza"}, headers=headers).json()
        with browser.websocket_connect(f"/api/tables/{table['code']}/socket") as socket:
            socket.send_json({"type": "hello", "client": "12345678"})
            socket.send_json({"type": "say", "n": 1, "text": "Good evening!"})
            while (told := socket.receive_json())["type"] != "said":
                assert "notice" != told["type"], told


@pytest.mark.parametrize("limit", ["sockets_per_person", "sockets_per_address"])
def test_sockets_are_counted(sqlite: str, limit: str) -> None:
    """One person, and one address, has a limited number of lines at once."""
    app = application(config(sqlite, **{limit: 1}))
    with TestClient(open_lines(app), base_url=HERE) as browser:
        me = browser.post("/api/guests", json={"name": "Ann"}).json()
        headers = {"X-CSRF-Token": me["csrf"]}
        table = browser.post("/api/quick", json={"game": "bohnanza"}, headers=headers).json()
        place = f"/api/tables/{table['code']}/socket"
        with browser.websocket_connect(place) as first:
            first.send_json({"type": "hello", "client": "12345678"})
            assert "welcome" == first.receive_json()["type"]
            with browser.websocket_connect(place) as second:
                with pytest.raises(WebSocketDisconnect) as closed:
                    second.receive_text()
                assert 4430 == closed.value.code


async def test_health_and_readiness(browser: Browser) -> None:
    """Alive, and the database answers; HEAD is enough for whoever asks often."""
    for path in ("/healthz", "/readyz"):
        assert "ok\n" == (await browser.get(path)).text
        assert 200 == (await browser.head(path)).status_code
    assert "higgle_tables 0" in (await browser.get("/metrics")).text

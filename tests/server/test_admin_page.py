"""Admins moderate in the browser: who is one, what is refused, and the words after every deed."""

import re
from collections.abc import AsyncIterator

import pytest
from litestar.testing import AsyncTestClient

from higgle.core import Illegal
from higgle.protocol.admin import Moderation
from higgle.server.accounts.people import People
from higgle.server.admin import Admin
from higgle.server.http.app import application
from higgle.server.rooms.manager import RoomManager
from tests.server.hall import Hands
from tests.server.web import HERE, Browser, code, config

pytestmark = pytest.mark.anyio

LOOKS = ("people", "tables", "reports", "log")
PASSWORD = "correct horse"


@pytest.fixture
async def browser(sqlite: str) -> AsyncIterator[Browser]:
    """A browser at a server with a database of its own."""
    app = application(config(sqlite), Hands())
    async with AsyncTestClient(app, base_url=HERE) as browser:
        yield browser


def rooms(browser: Browser) -> RoomManager:
    """The room manager behind the browser's server."""
    manager = browser.app.state.manager
    assert isinstance(manager, RoomManager)
    return manager


def people(browser: Browser) -> People:
    """Everybody the server knows."""
    return rooms(browser).people


async def log_in(browser: Browser, name: str = "Ann") -> dict[str, str]:
    """Open an account and stay; the header that changes need comes back."""
    answer = await browser.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert 201 == answer.status_code
    return {"X-CSRF-Token": answer.json()["csrf"]}


async def appoint(browser: Browser, name: str = "Ann", *, on: bool = True) -> None:
    """What `higgle admin appoint` does beside a running server."""
    manager = rooms(browser)
    await Admin(manager.database, manager.now, "root").appoint(name, on, "")


async def admin(browser: Browser) -> dict[str, str]:
    """Log in as an admin."""
    headers = await log_in(browser)
    await appoint(browser)
    return headers


async def test_only_whom_the_terminal_names_looks(browser: Browser) -> None:
    """No stranger, no account, no program of an admin, and nobody any longer when dismissed."""
    for look in LOOKS:
        assert 401 == (await browser.get(f"/api/admin/{look}")).status_code
    await log_in(browser)
    for look in LOOKS:
        answer = await browser.get(f"/api/admin/{look}")
        assert (403, "admin-only") == (answer.status_code, code(answer))
    assert not (await browser.get("/api/me")).json()["admin"]

    await appoint(browser)
    assert [200] * 4 == [(await browser.get(f"/api/admin/{look}")).status_code for look in LOOKS]
    me = (await browser.get("/api/me")).json()
    assert me["admin"]
    bot = await people(browser).new_bot(await people(browser).by_id(me["id"]), "Annbot")
    token = {"Authorization": f"Bearer {bot.token}"}
    assert 403 == (await browser.get("/api/admin/people", headers=token)).status_code

    await appoint(browser, on=False)
    assert 403 == (await browser.get("/api/admin/people")).status_code


@pytest.mark.parametrize("path", ["check", "moderate"])
async def test_an_admin_needs_the_token_too(browser: Browser, path: str) -> None:
    """A cookie alone, and a page from elsewhere with everything, change nothing."""
    headers = await admin(browser)
    bob, _ = await people(browser).guest("Bob", "en")
    wish = {"deed": "ban", "about": bob.id}

    bare = await browser.post(f"/api/admin/{path}", json=wish)
    foreign = await browser.post(
        f"/api/admin/{path}", json=wish, headers=headers | {"Origin": "https://elsewhere.example"}
    )

    assert (403, "csrf") == (bare.status_code, code(bare))
    assert (403, "foreign-origin") == (foreign.status_code, code(foreign))
    listed = (await browser.get("/api/admin/people?search=Bob")).json()
    assert [False] == [one["barred"] for one in listed]


async def test_who_is_no_admin_does_nothing(browser: Browser) -> None:
    """Not even with the token."""
    headers = await log_in(browser)
    bob, _ = await people(browser).guest("Bob", "en")

    answer = await browser.post(
        "/api/admin/moderate", json={"deed": "ban", "about": bob.id}, headers=headers
    )

    assert (403, "admin-only") == (answer.status_code, code(answer))


async def test_every_deed_is_answered_in_words_and_written_down(browser: Browser) -> None:
    """In the language of the browser, under the admin's name."""
    headers = await admin(browser)
    bob, _ = await people(browser).guest("Bob", "en")
    eve, _ = await people(browser).account(None, "Eve", PASSWORD, "en")
    await people(browser).report(bob, eve.id, "shouts")

    async def do(deed: str, about: str, **more: object) -> str:
        wish = {"deed": deed, "about": about, "why": "because", **more}
        answer = await browser.post("/api/admin/moderate", json=wish, headers=headers)
        assert 200 == answer.status_code, answer.text
        return str(answer.json()["text"])

    assert re.fullmatch(r"Eve can say nothing until [\d-]+ [\d:]+ UTC\.", await do("mute", eve.id))
    assert "Eve can speak again." == await do("mute", eve.id, days=0)
    assert "Bob is banned, with every browser and program." == await do("ban", bob.id)
    assert "Bob may come in again." == await do("unban", "Bob")
    assert "Eve is called Iris now, at the tables too." == await do("rename", "eve", name="Iris")
    new = re.findall(r"[0-9a-f]{4}(?:-[0-9a-f]{4}){4}", await do("password", eve.id))
    await people(browser).log_in("Iris", new[0])
    [report] = (await browser.get("/api/admin/reports")).json()
    assert f"Report {report['id']} is settled." == await do("settle", str(report["id"]))
    wish = {"game": "bohnanza", "seats": [{"kind": "me"}] + [{"kind": "open"}] * 2}
    table = await browser.post("/api/tables", json=wish, headers=headers)
    assert 201 == table.status_code, table.text
    closed = str(table.json()["code"])
    assert f"Table {closed} is closed." == await do("close", closed.lower())
    assert 404 == (await browser.get(f"/api/tables/{closed}")).status_code
    headers |= {"Accept-Language": "de"}
    assert "Bob ist gesperrt, mit allen Browsern und Programmen." == await do("ban", bob.id)

    done = (await browser.get("/api/admin/log")).json()
    assert ["ban", "close", "settle", "password", "rename"] == [one["deed"] for one in done[:5]]
    assert {"because"} == {one["why"] for one in done[:-1]}
    assert all(one["who"].startswith("Ann ") for one in done[:-1])
    assert ("appoint", "root") == (done[-1]["deed"], done[-1]["who"])


@pytest.mark.parametrize("deed", ["mute", "ban", "rename", "password"])
async def test_admins_are_changed_in_the_terminal(browser: Browser, deed: str) -> None:
    """So that a browser left open takes no other admin's account."""
    headers = await admin(browser)
    await people(browser).account(None, "Eve", PASSWORD, "en")
    await appoint(browser, "Eve")

    wish = {"deed": deed, "about": "Eve", "name": "Iris"}
    answer = await browser.post("/api/admin/moderate", json=wish, headers=headers)

    assert (403, "admin-in-terminal") == (answer.status_code, code(answer))
    await people(browser).log_in("Eve", PASSWORD)


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"deed": "ban", "about": "nobody"}, 404),
        ({"deed": "close", "about": "nothing"}, 404),
        ({"deed": "settle", "about": "x"}, 409),
        ({"deed": "rename", "about": "Bob"}, 400),
        ({"deed": "password", "about": "Bob"}, 409),
        ({"deed": "appoint", "about": "Bob"}, 400),
        ({"deed": "delete", "about": "Bob"}, 400),
        ({"deed": "mute", "about": "Bob", "days": -1}, 400),
        ({"deed": "mute", "about": "Bob\0"}, 400),
        ({"deed": "mute"}, 400),
    ],
)
async def test_a_wrong_wish_is_refused_with_a_sentence(
    browser: Browser, wish: dict[str, object], status: int
) -> None:
    """And nothing is written down."""
    headers = await admin(browser)
    await people(browser).guest("Bob", "en")

    answer = await browser.post("/api/admin/moderate", json=wish, headers=headers)

    assert status == answer.status_code
    assert answer.json()["refusal"]["text"]
    assert ["appoint"] == [one["deed"] for one in (await browser.get("/api/admin/log")).json()]


async def test_names_that_several_have_are_refused_with_their_ids(browser: Browser) -> None:
    """An account's name is its own, whatever guests are called."""
    await admin(browser)
    manager = rooms(browser)
    one, _ = await people(browser).guest("Gus", "en")
    two, _ = await people(browser).guest("Gus", "en")
    host = Admin(manager.database, manager.now, "root")

    with pytest.raises(Illegal, match=f"{one.id}|{two.id}"):
        await host.moderate(Moderation("ban", "Gus"), "en")
    account, _ = await people(browser).account(None, "Gus", PASSWORD, "en")
    assert account.id == (await host.find("gus")).id


async def test_logs_are_checked_a_few_times_an_hour(browser: Browser) -> None:
    """Each reads every table."""
    headers = await admin(browser)
    answers = [await browser.post("/api/admin/check", headers=headers) for _ in range(7)]

    assert ([200] * 6 + [429]) == [answer.status_code for answer in answers]
    assert [] == answers[0].json()

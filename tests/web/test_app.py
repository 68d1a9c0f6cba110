"""Like an app: it can be installed, and says how things stand when no server answers."""

import json
import re

import pytest
from playwright.sync_api import Browser, expect

from higgle.i18n import LANGUAGES
from tests.web.house import ROOT, House, somebody

PUBLIC = ROOT / "web" / "public"


def test_what_installs_the_app_is_there(browser: Browser, house: House) -> None:
    """The manifest is linked, and every picture it names has the size it says."""
    with somebody(browser, house) as person:
        person.visit()
        link = person.page.locator("link[rel=manifest]").get_attribute("href")
        assert link is not None
        answer = person.page.request.get(house.address + link.removeprefix("./"))
        manifest = json.loads(answer.text())
        assert "application/manifest+json" == answer.headers["content-type"]
        assert ("./", "standalone") == (manifest["start_url"], manifest["display"])
        for icon in manifest["icons"]:
            size = person.page.evaluate(
                "async (src) => { const one = new Image(); one.src = src; await one.decode();"
                " return `${one.naturalWidth}x${one.naturalHeight}`; }",
                icon["src"],
            )
            assert icon["sizes"] in (size, "any")


def test_without_a_server_the_page_says_so_and_comes_back(
    browser: Browser, own_house: House
) -> None:
    """Whoever opens the app then reads how things stand, in their own language."""
    with somebody(browser, own_house, language="de-DE") as person:
        person.visit()
        person.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        own_house.kill()

        person.page.goto(own_house.address + "rules/bohnanza")

        person.sees("Keine Verbindung zum Tisch")
        own_house.open()
        person.button("Noch einmal versuchen").click()
        expect(person.page.locator("#main")).to_be_visible()
        assert re.search(r"/rules/bohnanza$", person.page.url)


def test_a_link_to_a_table_says_who_invites_to_what(browser: Browser, house: House) -> None:
    """Of a public table a chat shows name, game and picture, in the reader's language."""
    with somebody(browser, house) as person:
        name = "Zoë <b>"
        post = person.page.request.post
        me = post(f"{house.address}api/guests", data={"name": name, "language": "en"}).json()
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        code = post(
            f"{house.address}api/tables",
            data={"game": "bohnanza", "seats": seats, "public": True},
            headers={"X-CSRF-Token": me["csrf"]},
        ).json()["code"]
        head = {"Accept-Language": "de"}

        told = person.page.request.get(f"{house.address}t/{code}", headers=head).text()
        plain = person.page.request.get(f"{house.address}t/NOBODY12", headers=head).text()

        assert 'lädt dich an einen Tisch ein: Bohnanza">' in told
        assert f'property="og:image" content="{house.address}invitation.png"' in told
        assert "<b>" not in told
        assert "fünf Spiele rund ums Handeln" in plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_broken_on_a_phone(browser: Browser, house: House, language: str) -> None:
    """A label beside a choice takes a line of its own before it is squeezed."""
    with somebody(browser, house, 390, 844, language=language) as person:
        person.visit()
        person.page.locator(".new .btn.yes").wait_for()

        assert ([], []) == (person.broken(), person.cut())

"""Like an app: it can be installed, and says how things stand when no server answers."""

import json
import re

from playwright.sync_api import Browser, expect

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

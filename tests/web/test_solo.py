"""The page without a server: it plays, goes on without a network, and says what is wrong."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.web.house import QUICK, ROOT, House, Person, somebody
from tests.web.playing import Player
from tests.web.static_house import (
    HASTY,
    StaticHouse,
    press,
    wait_for_engine,
    wait_for_files,
)

PRESSES = 12
CARDS = ".strip .slot"
"""The cards of whoever has the device."""
NO_DATABASE = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') };"
DECISIONS = {
    "bohnanza": 40,
    "bohnanza-plus": 40,
    "high-bohn": 40,
    "bohnaparte": 40,
    "kuhhandel": 120,
}
"""How many actions of a game the expert takes."""
MOST_PRESSES = 300
"""So often something is pressed until the other person has to act."""


def step(person: Person) -> int:
    """The last step of the table that is drawn."""
    person.page.wait_for_function("'step' in document.body.dataset")
    return int(person.page.evaluate("document.body.dataset.step"))


def test_a_game_goes_on_without_a_network(browser: Browser, static: StaticHouse) -> None:
    """The first visit loads everything; then the files may go away in the middle of a game."""
    with somebody(browser, static) as person:
        person.page.add_init_script(HASTY)
        player = Player(person, "solo")
        person.quick("Bohnanza")
        wait_for_files(person)
        press(player, PRESSES)
        person.page.wait_for_timeout(300)
        before = step(person)

        static.kill()
        person.page.reload()
        after = step(person)
        press(player, PRESSES)

        assert before <= after
        assert step(person) > after
        assert [] == person.complaints
        static.open()


def test_a_game_is_chosen_while_the_engine_loads(browser: Browser, static: StaticHouse) -> None:
    """On a first visit; whoever has pressed too early takes it back, and then plays the other."""
    with somebody(browser, static, 390, 844) as person:
        static.hold("engine/higgle.zip")
        person.page.goto(static.address)
        play = person.button("Play when it is ready")
        play.click()
        person.button("Not yet").click()
        person.page.get_by_role("radio", name="Kuhhandel Master").click()
        play.click()
        person.sees("Unpack and check")
        assert 0 == max(0, person.overflow())

        static.release()
        person.button("Table menu").wait_for()

        person.sees("Kuhhandel")
        assert [] == person.complaints


@pytest.mark.parametrize("width", [1440, 390])
def test_the_deal_of_the_day_needs_no_server(
    browser: Browser, static: StaticHouse, width: int
) -> None:
    """It is dealt in the page; what is begun goes on, and results are compared elsewhere."""
    with somebody(browser, static, width, 844) as person:
        person.visit()
        wait_for_engine(person)
        person.button("Play the deal").click()
        person.button("Table menu").wait_for()
        table = person.page.url

        person.visit()
        person.page.get_by_role("link", name="More", exact=True).click()
        person.sees("Results are compared on servers")
        person.button("Go on with the deal").click()
        person.button("Table menu").wait_for()

        assert table == person.page.url
        assert [] == person.complaints


def test_an_address_inside_the_app_is_found(browser: Browser, static: StaticHouse) -> None:
    """Forges send a page of their own for what is no file; this one is the app."""
    with somebody(browser, static) as person:
        person.page.goto(f"{static.address}rules/kuhhandel")

        person.sees("Kuhhandel Master")
        assert static.address == person.page.evaluate("document.baseURI")


def test_one_tab_has_the_tables(browser: Browser, static: StaticHouse) -> None:
    """A second one says so, and may take them over; then the first one says so."""
    with somebody(browser, static) as first:
        first.visit()
        wait_for_engine(first)
        second = Person(first.context, static).visit()

        second.sees("Your tables are open in another tab.")
        second.button("Play here").click()

        first.sees("Your tables are open in another tab now.")
        wait_for_engine(second)


def test_where_nothing_can_be_stored_the_page_says_so(
    browser: Browser, static: StaticHouse
) -> None:
    """It can be played all the same, on a phone."""
    with somebody(browser, static, 390, 844) as person:
        person.context.route("**/engine.worker-*.js", forbid_the_database)
        person.page.add_init_script("navigator.serviceWorker.register = () => Promise.reject()")
        person.visit()
        assert 0 == max(0, person.overflow())

        person.quick("Kuhhandel Master")

        person.sees("This browser lets the page store nothing")
        assert [] == person.complaints


def test_a_device_goes_from_hand_to_hand(browser: Browser, static: StaticHouse) -> None:
    """Two people and a bot: no hand is shown until whoever is meant says so, and time stands."""
    with somebody(browser, static, 390, 844) as person:
        person.page.add_init_script(HASTY)
        player = Player(person, "pass")
        person.visit()
        person.page.get_by_role("radio", name="3", exact=True).first.click()
        others = person.page.get_by_role("radiogroup", name="Others play on this device")
        others.get_by_role("radio", name="1").click()
        person.page.get_by_label("Seat 2").fill("Ben")
        person.button("Set the table").click()

        cover = person.page.locator("main.cover")
        cover.wait_for()
        for name in ("^I am (?!.*Ben)", "^I am .*Ben"):
            press(player, MOST_PRESSES, until=cover)
            assert 0 == person.page.locator(CARDS).count()
            assert 0 == max(0, person.overflow())
            cover.locator(".yes").filter(has_text=re.compile(name)).click()
            person.page.locator(CARDS).first.wait_for()
            expect(person.page.get_by_text("The game is paused.")).to_have_count(0)
        assert [] == person.complaints


def test_a_server_offers_play_without_a_connection(
    browser: Browser, static: StaticHouse, tmp_path: Path
) -> None:
    """The link in the lobby leads to the same page, which goes on when the server is gone."""
    settings = QUICK | {"HIGGLE_SOLO": str(ROOT / "build" / "solo")}
    house = House(tmp_path, settings)
    house.open()
    with somebody(browser, house) as person:
        person.page.add_init_script(HASTY)
        person.visit().page.get_by_role("link", name="Play without a connection").click()
        person.sees("Runs on this device")
        static.receive(person.page)
        person.button(re.compile("^Play now ?: Bohnanza$")).click()
        person.page.locator(".here").first.wait_for(timeout=static.patience)
        wait_for_files(person)

        house.kill()
        person.page.reload()

        person.page.locator(".here").first.wait_for(timeout=static.patience)
        assert [] == person.complaints
    assert [] == house.mistakes()


def forbid_the_database(route: Route) -> None:
    """The worker in a browser that lets it store nothing."""
    answer = route.fetch()
    route.fulfill(response=answer, body=NO_DATABASE + answer.text())


def test_the_learned_bots_decide_as_the_native_program(static: StaticHouse) -> None:
    """Without NumPy every decision is the same."""
    words = json.dumps([[game, "expert", 1, most] for game, most in DECISIONS.items()])
    native = [sys.executable, "-m", "scripts.solo.decisions", words]
    browsers = ["node", "scripts/solo/decisions.mjs", "build/solo", words]
    found = [
        json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)
        for command in (native, browsers)
    ]

    assert [one["digest"] for one in found[0]] == [one["digest"] for one in found[1]]

"""Every screen without a finding of axe, in the light and in the dark, at a desk and on a phone."""

import re
from functools import cache
from typing import Literal

import pytest
from playwright.sync_api import Browser

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.war import Attack, Attacking
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.core import Event, Table
from tests.web.house import House, somebody
from tests.web.situation import Situation, few_cards_are_left, find, jana_trades_late, lay

SCREENS = (
    "",
    "me",
    "watch",
    "rules/kuhhandel#K14",
    "learn/bohnanza",
    "learn/kuhhandel",
    "ratings",
    "t/nobody",
)
GAMES = ("Bohnanza", "Bohnanza Plus", "High Bohn", "Bohnaparte", "Kuhhandel Master")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_screens_have_no_findings(
    browser: Browser, house: House, width: int, theme: Literal["light", "dark"]
) -> None:
    """Lobby, account, records, rules, tutorials and the missing table."""
    with somebody(browser, house, width=width, theme=theme) as person:
        for path in SCREENS:
            person.visit(path)
            person.page.locator("h1").first.wait_for()

            assert ([], 0) == (person.findings(), max(0, person.overflow())), path


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_tables_have_no_findings(
    browser: Browser, house: House, width: int, theme: Literal["light", "dark"]
) -> None:
    """The table of every game."""
    with somebody(browser, house, width=width, theme=theme) as person:
        for game in GAMES:
            person.quick(game)
            person.page.locator("#main:not(.lobby)").wait_for()
            person.button("Table menu").wait_for()

            assert ([], 0) == (person.findings(), max(0, person.overflow())), game
        assert [] == [line for line in person.complaints if not re.search("429", line)]


@pytest.mark.parametrize("language", ["en", "ru", "cs", "de"])
def test_nothing_is_cut_in_any_language(browser: Browser, house: House, language: str) -> None:
    """Lobby and table on a laptop and on the smallest phone."""
    situation = find("bohnanza-plus", few_cards_are_left, bot="farmer", seats=5)
    for width, height in ((1280, 800), (360, 740)):
        with somebody(browser, house, width=width, height=height, language=language) as person:
            person.visit()
            person.page.locator("li.game").first.wait_for()
            assert ([], 0) == (person.cut(), max(0, person.overflow()))

            lay(house, situation, {0: person})
            assert ([], 0) == (person.cut(), max(0, person.overflow()))


@pytest.mark.parametrize("width", [1440, 390])
def test_sheets_have_no_findings(browser: Browser, house: House, width: int) -> None:
    """What lies over the table: menu, settings, signals, log and the offer being made."""
    with somebody(browser, house, width=width) as person:
        lay(house, find("bohnanza", jana_trades_late), {0: person})
        for name in ("Table menu", "Settings", re.compile("ignals$")):
            person.button(name).click()
            person.page.locator("dialog[open]").wait_for()
            assert ([], 0) == (person.findings(), max(0, person.overflow())), name
            person.page.keyboard.press("Escape")
        if width < 600:
            person.button("Log").click()
            assert [] == person.findings()
            person.page.keyboard.press("Escape")
            person.button(re.compile("^Trade")).click()
        person.button("New offer").click()
        person.page.locator(".build .sort").first.click()
        assert ([], 0) == (person.findings(), max(0, person.overflow())), "offer"


@pytest.fixture(scope="module")
def finished(browser: Browser, house: House) -> str:
    """A game in the town that has just ended."""
    late = find("high-bohn", few_cards_are_left, bot="farmer")
    with somebody(browser, house) as person:
        code = lay(house, late, {0: person}, bot="farmer")
        person.rests()
        person.page.locator("main.end").wait_for()
    return code


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_places_have_no_findings(
    browser: Browser, house: House, finished: str, width: int, theme: Literal["light", "dark"]
) -> None:
    """Town, map, the end of a game and its replay."""
    with somebody(browser, house, width=width, theme=theme) as person:
        lay(house, town(), {0: person})
        person.button(re.compile("[Tt]own")).click()
        person.page.locator("main.town").wait_for()
        assert ([], 0) == (person.findings(), max(0, person.overflow())), "town"

        lay(house, war(), {0: person})
        person.page.locator(".land.target").first.click()
        assert ([], 0) == (person.findings(), max(0, person.overflow())), "map"

        person.visit(f"t/{finished}")
        person.page.locator("main.end tfoot").wait_for()
        assert ([], 0) == (person.findings(), max(0, person.overflow())), "end"

        person.visit(f"replay/{finished}")
        person.button("Next harvest").click()
        assert ([], 0) == (person.findings(), max(0, person.overflow())), "replay"
        assert [] == person.complaints


@cache
def town() -> Situation:
    """The first seat has two buildings and may buy another."""

    def wish(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, HighBohn)
        return len(table.buildings(0)) == 2 and bool(table.affordable(0))

    return find("high-bohn", wish, bot="farmer")


@cache
def war() -> Situation:
    """The first seat may attack."""

    def wish(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Bohnaparte)
        ready = type(table.stages[-1]) is Attacking and table.active == 0
        return ready and any(isinstance(action, Attack) for action in table.actions(0))

    return find("bohnaparte", wish, bot="farmer")

"""Every screen without a finding of axe, in the light and in the dark, at a desk and on a phone."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser

from tests.web.house import House, somebody

SCREENS = (
    "",
    "me",
    "watch",
    "rules/kuhhandel#K14",
    "learn/bohnanza",
    "learn/kuhhandel",
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

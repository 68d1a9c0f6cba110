"""Showing cards on the page: chosen in a sheet, seen by who is named, and by nobody else."""

import re

import pytest
from playwright.sync_api import Browser, expect

from higgle.core import Table
from tests.web.house import House, somebody
from tests.web.situation import SLOW, find, lay


def has_begun(table: Table, _: object) -> bool:
    """Somebody has done something."""
    return not table.over


@pytest.mark.parametrize(
    ("game", "width", "height"), [("bohnanza", 390, 844), ("kuhhandel", 1280, 800)]
)
def test_a_card_is_shown_to_one(
    browser: Browser, house: House, game: str, width: int, height: int
) -> None:
    moment = find(game, has_begun)
    with (
        somebody(browser, house, width, height) as ann,
        somebody(browser, house, width, height) as bob,
        somebody(browser, house, width, height) as cyd,
    ):
        lay(house, moment, {0: ann, 1: bob, 2: cyd}, clocks=SLOW)
        ann.button("Table menu").click()
        ann.button("Show cards").click()
        sheet = ann.page.get_by_role("dialog")
        sheet.locator(".pick").first.click()
        whom = sheet.locator("button[data-seat='1']")
        whom.click()
        assert ([], 0) == (ann.cut(), ann.overflow())
        sheet.get_by_role("button", name="Show", exact=True).click()
        expect(sheet).to_have_count(0)

        for person, knows in ((bob, True), (cyd, False)):
            person.button("Table menu").click()
            person.button("Show cards").click()
            told = person.page.get_by_text(re.compile("has shown you"))
            expect(told).to_have_count(1 if knows else 0)
        assert [] == ann.complaints + bob.complaints + cyd.complaints

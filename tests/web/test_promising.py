"""Promises about later turns on the page: made in a sheet, read by all, settled by who has them."""

import pytest
from playwright.sync_api import Browser, expect

from higgle.core import Table
from tests.web.house import House, somebody
from tests.web.situation import SLOW, find, lay


def has_begun(table: Table, _: object) -> bool:
    """Somebody has done something."""
    return not table.over


@pytest.mark.parametrize(
    ("game", "width", "height", "told"),
    [
        ("kuhhandel", 390, 844, "promised you: no bid on"),
        ("bohnaparte", 1280, 800, "promised you: peace for 2 more rounds"),
    ],
)
def test_a_promise_stands_in_the_ledger_until_it_is_settled(
    browser: Browser, house: House, game: str, width: int, height: int, told: str
) -> None:
    moment = find(game, has_begun)
    with (
        somebody(browser, house, width, height) as ann,
        somebody(browser, house, width, height) as bob,
    ):
        lay(house, moment, {0: ann, 1: bob}, clocks=SLOW)
        ann.button("Table menu").click()
        ann.button("Make a promise").click()
        sheet = ann.page.get_by_role("dialog")
        if game == "bohnaparte":
            sheet.get_by_role("button", name="Peace").click()
        else:
            sheet.locator(".pick").first.click()
        sheet.locator("button[data-seat='1']").click()
        assert ([], 0) == (ann.cut(), ann.overflow())
        sheet.get_by_role("button", name="Promise", exact=True).click()
        expect(sheet).to_have_count(0)

        bob.button("Table menu").click()
        bob.button("Make a promise").click()
        bob.sees(told)
        bob.page.get_by_role("dialog").get_by_role("button", name="Settled").click()
        expect(bob.page.get_by_role("dialog").get_by_text(told)).to_have_count(0)
        assert [] == ann.complaints + bob.complaints

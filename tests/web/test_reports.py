"""Reports: a name at the table leads to the profile, and there one tells whoever hosts."""

import re

import pytest
from playwright.sync_api import Browser

from tests.web.house import House, somebody


@pytest.mark.parametrize(
    ("game", "width"), [("bohnanza", 1440), ("bohnanza", 390), ("kuhhandel", 390)]
)
def test_a_name_at_the_table_leads_to_the_report(
    browser: Browser, house: House, game: str, width: int
) -> None:
    """The table stays open beside it."""
    with somebody(browser, house) as bob, somebody(browser, house, width=width) as ann:
        bobs = bob.come_in()
        bob.page.locator(".new select").first.select_option(game)
        bob.page.get_by_role("switch", name="Fill chairs with bots").click()
        bob.page.locator(".new .seg").get_by_text("3", exact=True).click()
        bob.button("Set the table").click()
        bob.button("A bot").click()
        bob.sees("Waiting for one more player.")
        ann.page.goto(bob.page.url)
        ann.button("Sit down").click()
        bob.button("Start the game").click()
        ann.button("Table menu").wait_for()
        name = ann.page.locator(f"a[href$='people/{bobs}']")
        if width == 390 and game == "bohnanza":
            ann.page.locator(".seats .seat").filter(has_not_text="bot").first.click()
        assert [] == ann.findings()
        with ann.context.expect_page() as opened:
            name.first.click()
        profile = opened.value
        profile.get_by_text("Report to the host").click()
        profile.get_by_label("What should the host").fill("He shouts.")
        ann.page.close()
        ann.page = profile
        assert ([], 0) == (ann.findings(), max(0, ann.overflow()))
        ann.button("Send").click()
        ann.sees("Thank you.")
        assert [] == ann.complaints


def test_nobody_reports_a_bot_or_oneself(browser: Browser, house: House) -> None:
    """Their names are only names."""
    with somebody(browser, house) as ann:
        ann.quick("Bohnanza")
        ann.sees(re.compile("bot"))
        assert 0 == ann.page.locator("a[href*='people/']").count()

"""Puzzles in a real browser: from the home page to an answer and its reasons."""

import pytest
from playwright.sync_api import Browser

from higgle.puzzles.puzzle import find
from tests.web.house import House, somebody


@pytest.mark.parametrize(("width", "theme"), [(1440, "light"), (390, "dark")])
def test_a_puzzle_is_answered_and_explained(
    browser: Browser, house: House, width: int, theme: str
) -> None:
    """A press decides; values, sixty dots and reasons follow; the home page leads to the next."""
    best = find("bohnanza", 1).best
    with somebody(browser, house, width, 844, "dark" if theme == "dark" else "light") as person:
        person.visit()
        person.page.get_by_role("link", name="Solve it").click()
        person.page.locator(".answer").first.wait_for()
        assert [] == person.findings()
        assert 0 == max(0, person.overflow())

        person.page.locator(".answer").nth(best).click()
        person.sees("Yours brings most.")
        assert 60 == person.page.locator("li.best .dots i").count()
        assert [] == person.findings()
        assert 0 == max(0, person.overflow())
        assert [] == person.cut()
        assert [] == person.broken()

        person.page.get_by_role("link", name="All puzzles").click()
        person.page.get_by_role("link", name="(solved)").wait_for()
        assert [] == person.findings()
        assert 0 == max(0, person.overflow())
        assert [] == person.complaints


@pytest.mark.parametrize("game", ["bohnanza-plus", "high-bohn", "bohnaparte", "kuhhandel"])
def test_every_game_shows_its_table(browser: Browser, house: House, game: str) -> None:
    """On a phone, with an answer that can be pressed in sight of the page."""
    with somebody(browser, house, 390, 844) as person:
        person.visit(f"puzzles/{game}/1")
        person.page.locator(".answer").first.click()
        person.page.locator(".why").wait_for()
        assert [] == person.findings()
        assert 0 == max(0, person.overflow())
        assert [] == person.broken()
        assert [] == person.complaints

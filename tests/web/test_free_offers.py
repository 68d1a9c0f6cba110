"""Offers that leave a choice, and three people at one deal, on a desk, a phone and a tablet."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from higgle.bohnanza.beans import MESSAGES
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.trading import Trading
from higgle.core import Event, Table
from higgle.i18n import say
from tests.web.house import House, Person, somebody
from tests.web.situation import SLOW, find, lay


def deals_with_two(table: Table, _: list[Event]) -> bool:
    """The first seat trades and has three sorts in front; two others have some that it lacks."""
    assert isinstance(table, Bohnanza)
    trading = type(table.stages[-1]) is Trading and table.active == 0 and not table.offers
    if not trading or len(set(table.hand(0)[:3])) < 3 or 0 in map(len, map(table.hand, (1, 2))):
        return False
    return wanted(table, 1) != wanted(table, 2) and table.hand(2).count(wanted(table, 2)) > 1


def wanted(table: Bohnanza, seat: int) -> int:
    """The last sort in a hand."""
    return table.hand(seat)[-1]


def bean(sort: int) -> str:
    """The short name of a sort on the page."""
    return say(f"short-{MESSAGES[sort].removeprefix('bean-')}")


def look(person: Person, name: str) -> None:
    """Keep a picture where somebody wants to see it; nothing is cut, covered or beyond."""
    folder = os.environ.get("PICTURES")
    if folder:
        person.page.screenshot(path=Path(folder) / f"{name}.png")
    found = (person.findings(), person.overflow(), person.cut(), person.covered(), person.beyond())
    assert ([], 0, [], [], []) == found


def ask_for(person: Person, sort: int) -> None:
    """Ask for a bean of a sort."""
    person.page.get_by_role("button", name=f"Ask for {bean(sort)}", exact=True).click()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_three_deal_in_one_act(browser: Browser, house: House, width: int, height: int) -> None:
    """One of my two front cards for a bean of Mila's, and the third for all Otto's of a sort."""
    situation = find("bohnanza", deals_with_two, "greedy", 4)
    table = situation.table
    assert isinstance(table, Bohnanza)
    with (
        somebody(browser, house, width, height) as jana,
        somebody(browser, house, 390, 844) as mila,
        somebody(browser, house, 820, 1180) as otto,
    ):
        lay(house, situation, {0: jana, 1: mila, 2: otto}, clocks=SLOW, rated=False)
        cards = jana.page.locator(".hand button")
        cards.nth(0).click()
        cards.nth(1).click()
        jana.page.locator("[data-key=take]").click()
        jana.page.locator(".build").get_by_role("button", name="Mila").click()
        ask_for(jana, wanted(table, 1))
        look(jana, f"build-{width}")
        jana.page.locator(".send").click()

        jana.button("and also …").click()
        cards.nth(2).click()
        ask_for(jana, wanted(table, 2))
        jana.page.locator("[data-key=all]").click()
        if jana.page.locator(".build [aria-pressed=true]", has_text="Otto").count() == 0:
            jana.page.locator(".build").get_by_role("button", name="Otto").click()
            jana.page.locator(".build").get_by_role("button", name="Pavel").click()
        look(jana, f"join-{width}")
        jana.page.locator(".send").click()

        if mila.page.get_by_role("button", name="Trade").count():
            mila.page.get_by_role("button", name="Trade").first.tap()
        mila.sees("Only together with Otto")
        look(mila, f"choose-{width}")
        second = bean(table.hand(0)[1])
        mila.page.get_by_role("button", name=f"Accept: Take {second}").tap()
        give = mila.button("Give this")
        give.or_(mila.page.get_by_text("You agreed")).wait_for()
        if give.count():
            give.tap()
        count = table.hand(2).count(wanted(table, 2))
        look(otto, f"all-{width}")
        agree = otto.page.locator(".deeds .yes")
        expect(agree).to_contain_text(str(count))
        agree.click()

        expect(otto.page.locator(".offer")).to_have_count(0)
        expect(mila.page.locator(".offer")).to_have_count(0)
        look(jana, f"dealt-{width}")
        for person in (jana, mila, otto):
            assert [] == person.complaints

"""With keys alone: every deed of a turn takes five keys at most."""

from playwright.sync_api import Browser, expect

from higgle.table import Event, Table
from tests.web.house import House, somebody
from tests.web.situation import SLOW, find, lay
from tests.web.test_comforts import jana_trades


def test_an_offer_takes_four_keys(browser: Browser, house: House) -> None:
    """O, the card, the sort, Enter; the focus stays where offers are made."""
    with somebody(browser, house) as jana:
        lay(house, find("bohnanza", jana_trades), {0: jana}, clocks=SLOW)
        for key in ("o", "1", "c", "Enter"):
            jana.page.keyboard.press(key)

        expect(jana.page.locator("article.offer .who b", has_text="You")).to_have_count(1)
        expect(jana.page.locator("[data-key=offer]").first).to_be_focused()


def test_an_answer_takes_two_keys(browser: Browser, house: House) -> None:
    """J goes to the offer, N refuses it; C goes on in the counter-offer."""

    def an_offer_waits(table: Table, _: list[Event]) -> bool:
        return any(type(action).__name__ == "Accept" for action in table.actions(0))

    with somebody(browser, house) as jana:
        lay(house, find("bohnanza", an_offer_waits), {0: jana}, clocks=SLOW)
        for key in ("j", "c"):
            jana.page.keyboard.press(key)
        expect(jana.page.locator(".build .sort").first).to_be_focused()
        for key in ("Escape", "j", "n"):
            jana.page.keyboard.press(key)

        jana.page.locator(".refused").wait_for()

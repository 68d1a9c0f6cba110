"""What makes a long evening pleasant: taking back, being called, and a result one understands."""

import re

import pytest
from playwright.sync_api import Browser, expect

from higgle.core import Event, Stage, Table
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.stages import Answering, Choosing, Deciding, DodgingRat, Offering, Paying
from tests.web.house import House, somebody
from tests.web.situation import SLOW, find, it_is_over, jana_trades, lay

SCREENS = ((1440, 900), (390, 844))
HIDDEN = """
Object.defineProperty(document, "hidden", { get: () => true });
window.noticed = [];
const Real = Notification;
window.Notification = class extends Real {
  constructor(title, words) { super(title, words); window.noticed.push(title); }
  static get permission() { return "granted"; }
  static requestPermission() { return Promise.resolve("granted"); }
};
"""
"""The browser of somebody who looks elsewhere and wants to be told."""


@pytest.mark.parametrize("screen", SCREENS)
def test_one_tap_takes_back_what_has_shown_nothing(
    browser: Browser, house: House, screen: tuple[int, int]
) -> None:
    """Against bots: an offer is gone, with what they said to it; a drawn card stays."""
    with somebody(browser, house, *screen) as jana:
        lay(house, find("bohnanza", jana_trades), {0: jana}, bot="farmer", clocks=SLOW, rated=False)
        jana.button("Table menu").wait_for()
        expect(jana.button("Undo")).to_have_count(0)
        jana.does_if(".bar .yes")
        jana.does("[data-key=offer]")
        jana.does(".build .sort")
        jana.does(".build .send")
        mine = jana.page.locator("article.offer .who b", has_text="You")
        expect(mine).to_have_count(1)

        jana.button("Undo").click()

        jana.is_answered()
        expect(mine).to_have_count(0)
        expect(jana.button("Undo")).to_have_count(0)
        assert [] == jana.complaints


@pytest.mark.parametrize("screen", SCREENS)
def test_the_end_says_why_and_its_chart_adds_up(
    browser: Browser, house: House, screen: tuple[int, int]
) -> None:
    """The last points of the chart are the result, nobody is awaited; rated, it has no coach."""

    with somebody(browser, house, *screen) as jana:
        lay(house, find("high-bohn", it_is_over), {0: jana}, bot="farmer", clocks=SLOW)
        page = jana.page

        expect(page.locator(".why")).to_contain_text("The deck has run out 3 times.")
        page.locator("figure .chart svg").wait_for()
        shown = dict(
            re.findall(
                r"(\w+)\s+(-?\d+)", " ".join(page.locator("figure > ul li").all_inner_texts())
            )
        )
        heads = [re.sub(r"\W|You", "", one) for one in page.locator("thead b").all_inner_texts()]
        points = [one.strip() for one in page.locator("tfoot td").all_inner_texts()]
        assert shown == dict(zip(heads, points, strict=True))
        assert page.locator(".chart .points li").count() > 2
        expect(page.locator("[aria-live=assertive]")).to_be_empty()
        expect(page.locator("div[aria-live=polite]")).to_contain_text("win")
        expect(page.get_by_role("region", name="The deals that decided")).to_have_count(0)
        assert [] == jana.findings()


def test_money_lies_beside_what_is_paid_on_a_small_laptop(browser: Browser, house: House) -> None:
    """Whoever pays sees the button and every card without scrolling."""

    def jana_pays(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Kuhhandel)
        return type(table.stages[-1]) is Paying and table.asks()[0].seat == 0

    with somebody(browser, house, 1366, 650) as jana:
        lay(house, find("kuhhandel", jana_pays, seats=4), {0: jana}, clocks=SLOW)

        for card in jana.page.locator(".purse .money").all():
            expect(card).to_be_in_viewport(ratio=1)
        assert ([], [], 0) == (jana.findings(), jana.covered(), jana.overflow())
        assert [] == jana.complaints


@pytest.mark.parametrize("screen", SCREENS)
def test_the_end_names_the_deals_that_decided(
    browser: Browser, house: House, screen: tuple[int, int]
) -> None:
    """Three at most, by the coach's numbers; each leads to its moment in the replay."""

    with somebody(browser, house, *screen) as jana:
        moment = find("bohnanza", it_is_over, bot="farmer")
        lay(house, moment, {0: jana}, bot="farmer", clocks=SLOW, rated=False)
        panel = jana.page.get_by_role("region", name="The deals that decided your game")
        expect(panel.locator("li")).to_have_count(3)
        expect(panel).to_contain_text("for you")
        assert ([], 0, []) == (jana.findings(), max(0, jana.overflow()), jana.cut())

        panel.get_by_role("link").first.click()

        expect(jana.page).to_have_url(re.compile(r"replay/\w+#\d+"))
        jana.page.locator("input[type=range]").wait_for()
        assert [] == jana.complaints


STAGES = (Choosing, Deciding, Paying, DodgingRat, Offering, Answering)


@pytest.mark.parametrize("stage", STAGES)
def test_whoever_is_awaited_at_the_ring_sees_one_sign(
    browser: Browser, house: House, stage: type[Stage]
) -> None:
    """The same brass sign as everywhere, in sight on a desk and on a phone."""

    def jana_is_awaited(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Kuhhandel)
        must = any(ask.seat == 0 and ask.must for ask in table.asks())
        return must and type(table.stages[-1]) is stage

    moment = find("kuhhandel", jana_is_awaited)
    for screen in SCREENS:
        with somebody(browser, house, *screen) as jana:
            lay(house, moment, {0: jana}, clocks=SLOW)

            sign = jana.page.locator(".must")
            expect(sign).to_have_count(1)
            expect(sign).to_be_in_viewport()
            expect(jana.page).to_have_title(re.compile("^● It is your turn"))


def test_whoever_looks_elsewhere_is_told(browser: Browser, house: House) -> None:
    """By the system, once, where it was asked for in the settings."""
    with somebody(browser, house) as jana:
        jana.page.add_init_script(HIDDEN)
        jana.visit()
        jana.button("Settings").click()
        jana.page.get_by_role("switch", name=re.compile("page is hidden")).click()
        lay(house, find("bohnanza", jana_trades), {0: jana}, clocks=SLOW)

        expect(jana.page).to_have_title(re.compile("^● It is your turn"))
        assert ["It is your turn."] == jana.page.evaluate("() => window.noticed")


def test_a_shared_moment_opens_for_somebody_else(browser: Browser, house: House) -> None:
    """The copied link leads to the same step, seen with the same eyes."""

    with somebody(browser, house) as jana, somebody(browser, house, 390, 844) as mila:
        jana.context.grant_permissions(["clipboard-read", "clipboard-write"])
        code = lay(house, find("bohnanza", it_is_over, bot="random"), {0: jana}, clocks=SLOW)
        jana.page.locator("figure .chart svg").wait_for()
        jana.visit(f"replay/{code}")
        jana.page.locator("input[type=range]").fill("30")
        eyes = jana.page.locator(".as .seg button").nth(3)
        eyes.click()
        expect(eyes).to_have_attribute("aria-pressed", "true")
        jana.button("Share this moment").click()
        jana.sees("copied")
        link = jana.page.evaluate("() => navigator.clipboard.readText()")
        assert link == f"{house.address}replay/{code}#30.1"

        mila.page.goto(link)

        expect(mila.page.locator("input[type=range]")).to_have_value("30")
        eyes = mila.page.locator(".as .seg button").nth(3)
        expect(eyes).to_have_attribute("aria-pressed", "true")
        assert [] == jana.complaints + mila.complaints

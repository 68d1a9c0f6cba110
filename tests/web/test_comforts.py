"""What makes a long evening pleasant: taking back, being called, and a result one understands."""

import re

import pytest
from playwright.sync_api import Browser, expect

from higgle.core import Event, Stage, Table
from higgle.kuhhandel.auction import Deciding, Paying
from higgle.kuhhandel.cow_trade import Answering, Offering
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.turn import Choosing, DodgingRat
from tests.web.house import House, Person, somebody
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
@pytest.mark.parametrize(("game", "bot"), [("bohnanza", "farmer"), ("kuhhandel", "dealer")])
def test_the_end_looks_back_on_place_deals_and_moments(
    browser: Browser, house: House, screen: tuple[int, int], game: str, bot: str
) -> None:
    """My place first, my best deal and my dearest, what was fun; each leads into the replay."""
    with somebody(browser, house, *screen) as jana:
        moment = find(game, it_is_over, bot=bot)
        lay(house, moment, {0: jana}, bot=bot, clocks=SLOW, rated=False)
        deals = jana.page.get_by_role("region", name="Your best deal and your dearest")
        expect(deals.get_by_role("link", name="Look")).to_have_count(2)
        expect(jana.page.get_by_role("heading", level=1)).to_contain_text(place_of(moment.table))
        jana.sees("This game moved no rating.")
        assert ([], 0, []) == (jana.findings(), max(0, jana.overflow()), jana.cut())
        with jana.page.expect_download() as saved:
            jana.button("Save picture").click()
        assert saved.value.suggested_filename.endswith(".png")

        deals.get_by_role("link").first.click()

        expect(jana.page).to_have_url(re.compile(r"replay/\w+#\d+"))
        jana.page.locator("input[type=range]").wait_for()
        assert [] == jana.complaints


def place_of(table: Table) -> str:
    """How the first seat's place is called."""
    if 0 in table.winners():
        return "win"
    better = sum(score > table.scores()[0] for score in table.scores())
    return ("", "Second", "Third", "Fourth")[max(better, len(table.winners()))]


def test_the_score_of_kuhhandel_shows_its_multiplication(person: Person, house: House) -> None:
    """Sets, their pedigrees, times how many, the others, rats and money; the sum is the score."""
    moment = find("kuhhandel", it_is_over, bot="dealer")
    lay(house, moment, {0: person}, bot="dealer", clocks=SLOW)
    rows = person.page.locator(".scores tbody tr")
    expect(rows).to_have_count(6)
    cells = rows.nth(2).locator("td").all_inner_texts()
    others = rows.nth(3).locator("td").all_inner_texts()
    points = person.page.locator(".scores tfoot td").all_inner_texts()

    for times, other, score in zip(cells, others, points, strict=True):
        factors = [int(number) for number in re.findall(r"\d+", times)]
        beside = sum(int(number) for number in re.findall(r"\+(\d+)", other))
        assert int(score) == (factors[0] * factors[1] if factors else 0) + beside


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

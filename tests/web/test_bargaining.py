"""Bargaining with bots on the page: speed, no more, a last call, why, the coach and the ledger."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from higgle.bohnanza.beans import MESSAGES
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.trading import Trading
from higgle.core import Event, Table
from higgle.i18n import say
from tests.web.house import QUICK, House, Person, somebody
from tests.web.situation import SLOW, find, lay

BOXES = """() => Object.fromEntries(
  [".others", ".ground", ".fields", ".handbox", ".counter", ".side", ".board", ".strip"]
    .filter((name) => document.querySelector(name) !== null)
    .map((name) => [name, document.querySelector(name).getBoundingClientRect()])
    .map(([name, box]) => [name, [box.x, box.y, box.width, box.height].map(Math.round)]))"""
"""Where the parts of the table are."""
BUBBLES = """() => {
  window.bubbles = 0;
  const count = () => document.querySelectorAll(".spoken:not(.line)").length;
  new MutationObserver(() => (window.bubbles = Math.max(window.bubbles, count())))
    .observe(document.body, { subtree: true, childList: true });
}"""
"""From now on count how many bubbles are seen at once."""


@pytest.fixture(scope="module")
def slow_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots take their time, so that a countdown can be seen."""
    server = House(tmp_path_factory.mktemp("slow"), QUICK | {"HIGGLE_BOT_PACE": "3"})
    server.open()
    yield server
    server.kill()
    assert [] == server.mistakes()


def trades(active: int, table: Table, least: int = 0) -> bool:
    """Whether a seat trades, and the first one has cards."""
    assert isinstance(table, Bohnanza)
    trading = type(table.stages[-1]) is Trading and table.active == active
    return trading and len(table.hand(0)) > 3 and len(table.offers) >= least


def jana_trades(table: Table, _: list[Event]) -> bool:
    """The first seat trades, with an empty board."""
    assert isinstance(table, Bohnanza)
    return trades(0, table) and not table.offers


def otto_trades(table: Table, _: list[Event]) -> bool:
    """Another seat trades, and has had its say."""
    assert isinstance(table, Bohnanza)
    return trades(2, table) and table.offers_made[2] >= 3


def test_the_speed_is_set_when_and_where_one_plays(browser: Browser, house: House) -> None:
    """In the form, in the waiting room, and in the menu of a table that plays."""
    with somebody(browser, house) as jana:
        jana.visit()
        jana.page.get_by_role("radio", name="calm").click()
        jana.button("Set the table").click()
        jana.sees(re.compile("bots calm"))
        jana.button("Table menu").click()
        jana.page.get_by_role("radio", name="quick").click()
        jana.sees(re.compile("bots quick"))
        assert [] == jana.findings()

        jana.visit()
        jana.page.get_by_role("switch", name="Bots").first.click()
        jana.button("Set the table").click()
        jana.page.get_by_role("radio", name="normal").wait_for()
        jana.page.get_by_role("radio", name="calm").click()
        expect(jana.page.get_by_role("radio", name="calm")).to_be_checked()
        assert ([], []) == (jana.findings(), jana.complaints)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (360, 740)])
def test_no_more_is_said_while_others_trade(
    browser: Browser, slow_house: House, width: int, height: int
) -> None:
    """For the turn, until the next one, or until a bean is offered; and it is taken back."""
    with somebody(browser, slow_house, width=width, height=height) as jana:
        lay(slow_house, find("bohnanza", otto_trades, "farmer"), {0: jana}, clocks=SLOW)
        if width < 600:
            jana.button(re.compile("^Trade")).tap()
        longer = "No more" if width < 600 else "No more for longer"
        jana.page.get_by_role("button", name=longer, exact=True).click()
        expect(jana.page.get_by_role("group", name="Until something better")).to_be_visible()
        assert ([], 0) == (jana.findings(), jana.overflow())
        jana.button("Until something better comes").click()
        jana.button("Trade again").wait_for()
        assert ([], 0, []) == (jana.findings(), jana.overflow(), jana.cut())
        jana.button("Trade again").click()

        jana.page.get_by_role("button", name=longer, exact=True).click()
        jana.button("Until my next turn").click()
        jana.button("Trade again").wait_for()
        assert [] == jana.complaints


RING = """
window.rung = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) {
  window.rung.push(this.frequency.value);
  return start.call(this, when);
};
"""
"""The ears of a browser: the pitches that were played."""
BELL = 784


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_bell_rings_when_the_wished_bean_is_offered(
    browser: Browser, house: House, width: int, height: int
) -> None:
    """Jana wants no more but for one bean; Otto offers it, and she is told and called."""
    moment = find("bohnanza", otto_trades, "farmer")
    table = moment.table
    assert isinstance(table, Bohnanza)
    sort = table.piles[table.turned_up][0]
    bean = say(f"short-{MESSAGES[sort].removeprefix('bean-')}", "en")
    with somebody(browser, house, width, height) as jana, somebody(browser, house) as otto:
        jana.page.add_init_script(RING)
        jana.visit()
        jana.button("Settings").click()
        jana.page.get_by_role("switch", name="Sound").click()
        lay(house, moment, {0: jana, 2: otto}, clocks=SLOW)
        jana.does_if("nav .yes")
        longer = "No more" if jana.touches else "No more for longer"
        jana.page.get_by_role("button", name=longer, exact=True).click()
        beans = jana.page.get_by_role("group", name="Until something better")
        wished = beans.get_by_role("button", name=bean, exact=True)
        if wished.get_attribute("aria-pressed") == "false":
            wished.click()
        jana.button("Until something better comes").click()
        jana.button("Trade again").wait_for()
        jana.page.evaluate("() => { window.rung.length = 0; }")

        otto.page.locator("[data-pile=turned-up] button").first.click()
        otto.button("for nothing").click()
        otto.button("Give").click()

        jana.sees(f"Otto offers you {bean}.")
        assert BELL in jana.page.evaluate("() => window.rung")
        expect(jana.page.locator("article.offer").first).to_contain_text("Otto")
        assert [] == jana.complaints + otto.complaints


def test_a_bot_calls_before_it_ends_and_waits_when_asked(
    browser: Browser, slow_house: House
) -> None:
    """The countdown is seen; while an offer is laid out the bot waits, and says for whom."""
    with somebody(browser, slow_house) as jana:
        lay(slow_house, find("bohnanza", otto_trades, "farmer"), {0: jana}, bot="farmer")
        call = jana.page.locator(".call[role=status]")
        expect(call).to_contain_text("ends trading in")
        jana.button("Wait").click()
        expect(call).to_contain_text("waits for you")
        assert [] == jana.findings()
        jana.button("New offer").click()
        expect(call).to_contain_text("waits for you")
        jana.button("Drop this offer").click()
        expect(call).to_contain_text("ends trading in")
        assert [] == jana.complaints


def test_seven_bots_wait_while_an_offer_is_laid_out(browser: Browser, slow_house: House) -> None:
    """Also at a crowded table."""
    moment = find("bohnanza-plus", otto_trades, "farmer", seats=7)
    with somebody(browser, slow_house, width=1280, height=800) as jana:
        lay(slow_house, moment, {0: jana}, bot="farmer")
        call = jana.page.locator(".call[role=status]")
        expect(call).to_contain_text("ends trading in")
        jana.page.locator(".strip .slot").first.click()
        expect(call).to_contain_text("waits for you")
        assert [] == jana.complaints


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800), (1366, 650)])
def test_nothing_moves_when_an_offer_is_laid_out(
    browser: Browser, house: House, width: int, height: int
) -> None:
    """Seats, fields, hand and board stay where they are.

    On a small laptop an offer is made below the board, which then ends sooner.
    """

    def boxes() -> dict[str, list[int]]:
        found: dict[str, list[int]] = jana.page.evaluate(BOXES)
        if height < 700:
            found[".board"].pop()
        return found

    with somebody(browser, house, width=width, height=height) as jana:
        lay(house, find("bohnanza", jana_trades, "farmer"), {0: jana}, clocks=SLOW)
        jana.page.locator(".strip li").first.wait_for()
        before = boxes()

        jana.button("New offer").click()
        jana.page.locator(".build").wait_for()

        assert before == boxes()
        jana.page.keyboard.press("1")
        assert before == boxes()
        assert ([], []) == (jana.findings(), jana.covered())


def test_a_bot_says_why_it_refused(browser: Browser, house: House) -> None:
    """In words that follow from what everybody sees, one bubble at a time."""
    with somebody(browser, house) as jana:
        lay(house, find("bohnanza", jana_trades, "farmer"), {0: jana}, bot="farmer")
        jana.page.evaluate(BUBBLES)
        jana.page.keyboard.press("1")
        for _ in range(3):
            jana.page.locator(".build .sort").first.click()
        jana.button("Send offer").click()
        jana.button(re.compile("^Why did .* say no")).first.click()

        expect(jana.page.locator("article [role=status]")).to_contain_text(re.compile(": .+"))
        assert 1 == jana.page.evaluate("window.bubbles")
        assert ([], []) == (jana.findings(), jana.complaints)


def test_a_person_is_asked_why(browser: Browser, house: House) -> None:
    """The question reaches them, and so does the answer."""
    with somebody(browser, house) as jana, somebody(browser, house, 390, 844) as mila:
        lay(house, find("bohnanza", jana_trades, "farmer"), {0: jana, 1: mila}, clocks=SLOW)
        jana.page.keyboard.press("1")
        jana.page.locator(".build .sort").first.click()
        jana.page.locator(".build .to .chip").nth(1).click()
        jana.button("Send offer").click()
        mila.button(re.compile("^Trade")).tap()
        mila.page.locator("[data-answer=no]").tap()
        jana.button("Why did Mila say no?").click()
        jana.sees("Mila was asked why.")

        mila.sees("Jana asks why you said no.")
        mila.button("too little").tap()

        jana.sees(re.compile("Mila · too little"))


def test_the_coach_values_offers_and_lays_out_an_idea(browser: Browser, house: House) -> None:
    """Switched on in the menu; an idea goes into the builder and is never sent by itself."""

    def offered(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Bohnanza)
        return trades(0, table, 1) and any(0 in offer.to for offer in table.offers)

    moment = find("bohnanza", offered, "farmer")
    for width, height in ((1440, 900), (390, 844)):
        with somebody(browser, house, width=width, height=height) as jana:
            lay(house, moment, {0: jana}, clocks=SLOW, rated=False)
            jana.button("Table menu").click()
            jana.page.get_by_role("switch", name="Coach").click()
            assert [] == jana.findings()
            jana.page.keyboard.press("Escape")
            if width < 600:
                jana.button(re.compile("^Trade")).tap()
            expect(jana.page.locator("article .worth").first).to_contain_text(re.compile(r"\d\.\d"))
            expect(jana.page.locator("article .coach").first).to_contain_text("you")
            assert ([], 0, []) == (jana.findings(), jana.overflow(), jana.cut())
            if jana.page.locator(".idea").count():
                jana.button("Use this offer").click()
                expect(jana.page.locator(".build .coach")).to_contain_text("you")
                assert ([], 0) == (jana.findings(), jana.overflow())
            assert [] == jana.complaints


def test_against_bots_the_coach_is_there_until_it_is_switched_off(person: Person) -> None:
    """One click to a game brings it, and whoever wants none has none the next time either."""
    coach = person.quick("Bohnanza").page.get_by_role("switch", name="Coach")
    person.button("Table menu").click()
    expect(coach).to_be_checked()
    assert [] == person.findings()

    coach.click()
    person.page.reload()
    person.button("Table menu").click()

    expect(coach).not_to_be_checked()


def test_the_host_may_keep_what_was_said(browser: Browser, house: House) -> None:
    """Chosen when the table is made, and then the record tells it."""
    with somebody(browser, house) as jana:
        jana.visit()
        jana.page.get_by_role("switch", name="Keep the chat in the replay").click()
        assert [] == jana.findings()
        jana.button("Set the table").click()
        jana.button("Table menu").wait_for()
        code = jana.page.url.rsplit("/", 1)[-1]
        kept = jana.page.evaluate(f"async () => (await (await fetch('/api/tables/{code}')).json())")
        assert kept["keeps_talk"]
        assert [] == jana.complaints


def test_a_rated_table_has_no_coach(browser: Browser, house: House) -> None:
    """There is no switch for it."""
    with somebody(browser, house) as jana:
        lay(house, find("bohnanza", jana_trades, "farmer"), {0: jana}, clocks=SLOW)
        jana.button("Table menu").click()
        jana.sees("Keys")

        expect(jana.page.get_by_role("switch", name="Coach")).to_have_count(0)


def test_the_last_offer_cannot_be_changed(browser: Browser, house: House) -> None:
    """A changed offer is a new one: whoever may make no more withdraws it, or lets it stand."""
    moment = find("bohnanza", jana_trades, options={"offers_per_turn": 1})
    with somebody(browser, house) as jana:
        lay(house, moment, {0: jana}, clocks=SLOW)
        for key in ("o", "1", "c", "Enter"):
            jana.page.keyboard.press(key)
        jana.button("Withdraw").wait_for()

        expect(jana.page.get_by_role("button", name="Change", exact=True)).to_have_count(0)

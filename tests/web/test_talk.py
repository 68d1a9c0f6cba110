"""Table talk at the trade board, which binds nobody: signals, calls, promises and reasons."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from higgle.bohnanza.beans import MESSAGES
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.trading import Trading
from higgle.core import Event, Table
from higgle.i18n import say
from tests.web.house import House, Person, somebody
from tests.web.situation import find, lay


@pytest.fixture
def mila(browser: Browser, house: House) -> Iterator[Person]:
    """Somebody else, on a phone."""
    with somebody(browser, house, width=390, height=844) as other:
        yield other
        assert [] == other.complaints


def jana_trades(table: Table, _: list[Event]) -> bool:
    """The first seat trades, and both have cards."""
    assert isinstance(table, Bohnanza)
    trades = type(table.stages[-1]) is Trading and table.active == 0 and not table.offers
    return trades and len(table.hand(0)) > 3 and len(table.hand(1)) > 2


def test_a_call_is_answered_with_an_offer(person: Person, mila: Person, house: House) -> None:
    """Jana asks what others would give for a card; Mila answers, and the call is over."""
    lay(house, find("bohnanza", jana_trades), {0: person, 1: mila})
    person.page.keyboard.press("1")
    person.button("make me an offer").click()
    person.button("Ask for offers").click()
    person.sees("You ask for offers")

    mila.button(re.compile("^Trade")).tap()
    mila.sees("Jana asks for offers")
    mila.button("Make an offer").tap()
    mila.page.locator(".strip .slot").first.tap()
    assert ([], 0) == (mila.findings(), mila.overflow())
    mila.button("Send offer").tap()
    person.button("Accept").click()
    person.does_if("dialog .yes")

    person.sees(re.compile("You gave .* got .* from"))
    expect(person.page.locator("article.call")).to_have_count(0)
    expect(mila.page.locator("article.call")).to_have_count(0)


def test_an_offer_leaves_the_choice_to_the_other_side(
    person: Person, mila: Person, house: House
) -> None:
    """Jana would take either of two beans; Mila says which, and Jana closes the deal."""
    situation = find("bohnanza", jana_trades)
    table = situation.table
    assert isinstance(table, Bohnanza)
    has = table.hand(1)[0]
    lacks = next(sort for sort in table.sorts() if sort not in table.hand(1))
    lay(house, situation, {0: person, 1: mila})
    person.page.keyboard.press("1")
    other, bean = [
        say(f"short-{MESSAGES[sort].removeprefix('bean-')}", "en") for sort in (lacks, has)
    ]
    person.button(f"Ask for {other}").click()
    person.page.locator("[data-key=or]").click()
    person.button(f"Ask for {bean}").click()
    assert [] == person.findings()
    person.button("Send offer").click()

    mila.button(re.compile("^Trade")).tap()
    expect(mila.page.get_by_role("button", name=re.compile("^Accept with"))).to_have_count(1)
    assert ([], 0) == (mila.findings(), mila.overflow())
    mila.button(f"Accept with {bean}").tap()
    mila.does_if("dialog .yes")
    person.button(f"Mila: {bean}").click()
    person.does_if("dialog .yes")

    person.sees(re.compile(f"You gave .* got {bean} from"))


def test_a_promise_is_remembered_until_it_is_settled(
    person: Person, mila: Person, house: House
) -> None:
    """Jana gives a card and promises another; both see it, until Mila says that they are even."""
    lay(house, find("bohnanza", jana_trades), {0: person, 1: mila})
    person.page.locator("[data-pile=turned-up] button").first.click()
    person.page.locator(".build .to .chip").nth(1).click()
    person.button("promise").click()
    person.page.locator(".build .sort").first.click()
    assert [] == person.findings()
    person.button("Give").click()
    person.sees(re.compile("You promise for later"))

    mila.button(re.compile("^Trade")).tap()
    mila.sees(re.compile("Promises for later"))
    mila.button("Take it").tap()
    person.sees(re.compile("You promised Mila"))
    mila.sees(re.compile("Jana promised you"))
    mila.button("Settled").tap()

    expect(person.page.locator(".debt")).to_have_count(0)


def an_offer_is_declined(person: Person, mila: Person, house: House) -> None:
    """The person makes an offer, and Mila says no."""
    lay(house, find("bohnanza", jana_trades), {0: person, 1: mila})
    person.page.keyboard.press("1")
    person.page.locator(".build .sort").first.click()
    person.button("Send offer").click()
    mila.button(re.compile("^Trade")).tap()
    mila.page.locator("[data-answer=no]").tap()


def test_who_declines_may_say_why(person: Person, mila: Person, house: House) -> None:
    """The maker reads it in their own language, whatever the hand of the other holds."""
    an_offer_is_declined(person, mila, house)

    mila.button("too little").tap()

    person.sees("Mila · too little")


def test_a_reason_may_be_given_when_the_offer_is_gone(
    person: Person, mila: Person, house: House
) -> None:
    """The declined offer stays on the board of whoever declined it, with its reasons."""
    an_offer_is_declined(person, mila, house)

    person.button("Withdraw").click()
    expect(person.page.locator("article.offer")).to_have_count(0)
    expect(mila.page.locator("article.offer")).to_have_count(1)
    assert ([], 0) == (mila.findings(), mila.overflow())
    mila.button("too little").tap()

    expect(mila.button("too little")).to_have_count(0)
    mila.button("1 refused").tap()
    mila.sees(re.compile("too little"))
    assert ([], []) == (mila.complaints, person.complaints)


def test_signals_say_what_one_never_takes(person: Person, mila: Person, house: House) -> None:
    """Wants, gives and never, shown to everybody until they are taken back."""
    lay(house, find("bohnanza", jana_trades), {0: person, 1: mila})

    mila.button(re.compile("^Signals")).tap()
    mila.page.get_by_role("group", name="I never take").get_by_role("button").first.tap()
    assert ([], 0) == (mila.findings(), mila.overflow())
    mila.button("Show them").tap()

    expect(person.page.locator(".other .chip.never")).to_have_count(1)


def test_a_phone_shows_what_people_say_and_answers_with_one_tap(
    person: Person, mila: Person, house: House
) -> None:
    """Jana chats at a desk; Mila's phone shows a note and a badge, and her quick line is German."""
    lay(house, find("bohnanza", jana_trades), {0: person, 1: mila})
    person.button("Chat").click()
    person.page.get_by_label("Say something to the table").fill("Who has a bean for me?")
    person.page.keyboard.press("Enter")

    expect(mila.page.locator(".toast")).to_contain_text("Jana Who has a bean for me?")
    expect(mila.page.locator(".bar .unread")).to_contain_text("1")
    assert ([], 0) == (mila.findings(), mila.overflow())
    mila.button("Answer").tap()
    mila.sees("Who has a bean for me?")
    person.page.evaluate(
        "localStorage.setItem('higgle', JSON.stringify({ language: 'de', forced: false }))"
    )
    person.page.reload()
    person.button("Chat").click()
    mila.button("Thank you!").tap()

    expect(person.page.locator("[role=log]")).to_contain_text("Mila Danke!")
    expect(mila.page.locator(".unread")).to_have_count(0)

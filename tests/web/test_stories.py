"""Whole stories in a real browser against a real server."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error, expect

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.planting import Planting
from higgle.core import Event, Table
from higgle.i18n import say
from tests.web.house import House, Person, meet_by_the_link, somebody
from tests.web.playing import mila_seat, offer_and_counter
from tests.web.situation import find, lay


def test_one_click_and_a_bean_is_planted(person: Person) -> None:
    """From the lobby to the first planted bean is two clicks."""
    person.quick("Bohnanza")

    person.does(".here")

    person.sees(re.compile("You planted"))


def test_the_front_card_is_planted_by_keyboard_alone(person: Person) -> None:
    """Tab and Enter are enough."""
    person.quick("Bohnanza")
    person.page.locator(".here").first.wait_for()

    for _ in range(40):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("() => document.activeElement.classList.contains('here')"):
            break
    person.page.keyboard.press("Enter")

    person.sees(re.compile("You planted"))


def test_the_language_changes_without_a_reload(person: Person) -> None:
    """A switch speaks the other language at once, at the table too."""
    person.quick("Bohnanza")
    person.page.evaluate("() => { window.sameMoment = true; }")

    person.button("Settings").click()
    person.page.get_by_role("radio", name="Čeština").click()
    person.page.keyboard.press("Escape")

    person.sees(say("hand", "cs"))
    assert person.page.evaluate("() => window.sameMoment")


def test_a_closed_control_says_why(person: Person) -> None:
    """The third field is too dear at the start, and the button says so with its clause."""
    person.quick("Bohnanza")

    person.page.locator("[data-key=buy]").click(force=True)

    person.sees("That costs 3 thalers; you have fewer.")
    expect(person.page.get_by_role("link", name="Rule B70")).to_be_visible()


def test_two_people_meet_by_the_link(browser: Browser, house: House) -> None:
    """The host sets a table with free chairs, the guest comes by the link, bots fill the rest."""
    with somebody(browser, house) as host, somebody(browser, house) as guest:
        meet_by_the_link(host, guest)

        host.page.locator(".here").first.wait_for()
        guest.page.locator(".strip").wait_for()
        assert [] == host.complaints + guest.complaints


def test_two_people_and_two_bots_play_to_the_end(browser: Browser, house: House) -> None:
    """An offer, a counter-offer, a gift, a harvest in another's turn, the end and the replay."""
    late = find("bohnanza", the_last_turns_begin, seats=4)
    with somebody(browser, house) as jana, somebody(browser, house) as mila:
        code = lay(house, late, {0: jana, 1: mila}, bot="farmer")
        jana.plants_all()
        jana.does_if("[data-key=done]:has-text('Done planting')")
        jana.sees("Done trading")

        offer_and_counter(jana, mila)
        gift(jana, mila)

        jana.button("Done trading").click()
        mila.sees("Plant received")
        mila.page.locator(".here, .deed:has-text('No field')").first.wait_for()
        mila.plants_all()
        harvest_out_of_turn(mila)
        jana.plants_all()

        jana.rests()
        mila.rests()
        for somebody_there in (jana, mila):
            somebody_there.page.locator("main.end").wait_for(timeout=120_000)
            assert [] == somebody_there.complaints
        watch_again(jana, code)


def the_last_turns_begin(table: Table, _: list[Event]) -> bool:
    """Few cards are left, Jana begins her turn, and both have enough cards to deal."""
    assert isinstance(table, Bohnanza)
    last = table.exhausted == table.last_exhaustion() - 1 and 8 <= table.deck_size() <= 20
    cards = len(table.hand(0)) > 3 and len(table.hand(1)) > 1
    return last and cards and table.active == 0 and table.stages[-1] == Planting()


def gift(jana: Person, mila: Person) -> None:
    """Jana drags a turned-up card onto Mila, says that it is for nothing, and Mila takes it."""
    panel = jana.page.locator(".other").nth(mila_seat(jana) - 1)
    jana.page.locator("[data-pile=turned-up] button").first.drag_to(panel)
    expect(mila.button("Take it")).to_have_count(0)
    jana.button("for nothing").click()
    jana.button("Give").click()

    mila.button("Take it").click()
    jana.sees(re.compile("You gave .* to"))


def harvest_out_of_turn(mila: Person) -> None:
    """Mila harvests what she planted, though it is not her turn."""
    mila.page.locator("[data-key^=harvest]:not(.closed)").first.click()
    mila.does_if("dialog .yes")
    mila.sees(re.compile("You harvested"))


def watch_again(person: Person, code: str) -> None:
    """The finished game as a replay: to the end, from another seat, and to the next deal."""
    person.visit(f"replay/{code}")
    person.sees("deal verified")
    person.button("To the end").click()
    expect(person.page.locator(".moment")).to_contain_text("The game is over")
    person.page.locator(".as .seg button").nth(2).click()
    person.button("To the beginning").click()
    person.button("Next deal").click()
    expect(person.page.locator(".moment [aria-current=step]")).to_contain_text(
        re.compile("gave|got")
    )
    assert [] == person.complaints


def test_an_auction_is_won_and_paid(person: Person) -> None:
    """Kuhhandel: bids go up until the calls end, and somebody pays."""
    person.quick("Kuhhandel Master")

    sold = person.page.locator(".line").filter(has_text=re.compile("and (takes?|keeps?)"))
    button = person.page.locator(".stage .deeds button:not([aria-disabled=true])")
    while not sold.count():
        button.or_(sold).first.wait_for()
        with suppress(Error):
            button.first.click(timeout=1000)


def test_the_line_breaks_and_comes_back(browser: Browser, own_house: House) -> None:
    """The server dies in the middle of a turn; the page says so and goes on by itself."""
    with somebody(browser, own_house) as person:
        person.quick("Bohnanza")
        person.does(".here")
        person.sees(re.compile("You planted"))

        own_house.kill()
        person.sees("The connection is lost. Your seat is kept. Trying again.")
        own_house.open()

        expect(person.page.get_by_text("The connection is lost")).to_have_count(0, timeout=30_000)
        person.does("[data-key=done], .here")
        person.sees("Trade and give")


def test_two_tabs_show_the_same_table(person: Person) -> None:
    """What is done in one tab is seen in the other, and both say that there are two."""
    person.quick("Bohnanza")
    person.page.locator(".here").first.wait_for()
    other = person.context.new_page()
    other.goto(person.page.url)
    other.locator(".here").first.wait_for()

    person.does(".here")

    expect(other.get_by_text(re.compile("You planted")).first).to_be_visible()
    for page in (person.page, other):
        expect(page.get_by_text("You sit here on another device")).to_be_visible()


@pytest.mark.parametrize("width", [360, 390])
def test_the_first_turn_on_a_phone_by_touch(browser: Browser, house: House, width: int) -> None:
    """Taps alone plant, open the trade sheet and end the trade; nothing is wider than the phone."""
    with somebody(browser, house, width=width, height=740) as person:
        person.quick("Bohnanza")
        person.page.locator(".here").first.tap()
        person.plants_all()
        person.does_if(".bar [data-key=done]:has-text('planting')")
        person.page.get_by_role("button", name=re.compile("^Trade")).tap()
        person.page.get_by_role("button", name="New offer").first.tap()

        assert 0 == person.overflow()
        assert [] == person.findings()
        assert [] == person.complaints

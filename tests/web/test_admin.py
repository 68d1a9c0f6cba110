"""The page of admins: whom the terminal has named moderates in the browser, with words after it."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, expect

from higgle.cli import admin as commands
from tests.web.house import House, Person, somebody

SCREENS = ((1440, 900), (390, 844))


def appoint(house: House, name: str) -> None:
    """`higgle admin appoint NAME` beside the running server."""
    place = commands.Place(str(house.database))
    with ThreadPoolExecutor(1) as pool:
        pool.submit(commands.appoint, name, why="helps", place=place).result()


def open_account(person: Person, name: str) -> None:
    """Keep my games under a name and a password."""
    person.visit("me")
    field = person.page.get_by_label("Name", exact=True)
    expect(field).not_to_have_value("")  # the guest's name has come
    field.fill(name)
    person.page.get_by_label("Password, eight characters or more").fill("correct horse")
    person.button("Keep my games").click()
    person.sees("Current password")


@pytest.mark.parametrize("screen", SCREENS, ids=["desk", "phone"])
def test_an_admin_moderates_in_the_browser(
    browser: Browser, house: House, screen: tuple[int, int]
) -> None:
    """Not before the terminal says so; then deeds have words, and the log has them all."""
    name, other = f"Keeper {screen[0]}", f"Noisy {screen[0]}"
    with somebody(browser, house, *screen) as ann, somebody(browser, house) as bob:
        open_account(bob, other)
        open_account(ann, name)
        ann.visit("admin")
        ann.sees("This is for admins of this server.")
        assert 0 == ann.button("Ban").count()
        ann.complaints.clear()  # the browser notes the refusal

        appoint(house, name)
        ann.visit("me")
        ann.page.get_by_role("link", name="Moderation").click()
        ann.page.get_by_role("radio", name="People").click()
        ann.page.get_by_label("Name or id").fill(other)
        ann.button("Find").click()
        ann.button(f"Mute: {other}").click()
        ann.page.get_by_label("Reason, for the log").fill("shouts")
        ann.page.locator("dialog .yes").click()
        ann.sees(f"{other} can say nothing until")
        ann.sees("muted until")
        assert [] == ann.findings()
        assert [] == ann.cut()
        assert ann.overflow() <= 0

        ann.page.get_by_role("radio", name="Log").click()
        ann.sees("shouts")
        ann.button("Check all logs").click()
        ann.sees("All logs are as they were written.")
        assert [] == ann.complaints

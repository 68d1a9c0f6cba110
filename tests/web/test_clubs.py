"""A circle of friends in real browsers: founded, joined by the link, a tournament to its table."""

import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from tests.web.house import House, Person, somebody

ACCOUNT = """async (name) => {
  const me = await (await fetch("api/me")).json();
  const headers = { "Content-Type": "application/json", "X-CSRF-Token": me.csrf };
  const body = JSON.stringify({ name, password: "quiet amber lanterns", language: "en" });
  const answer = await fetch("api/accounts", { method: "POST", headers, body });
  return answer.status;
}"""


@pytest.fixture
def friends(browser: Browser, house: House) -> Iterator[list[Person]]:
    """Somebody at a desk and somebody with a phone."""
    with ExitStack() as stack:
        people = [
            stack.enter_context(somebody(browser, house, wide, high))
            for wide, high in ((1440, 900), (390, 844))
        ]
        yield people
        assert [] == [one for person in people for one in person.complaints]


def found_club(host: Person, name: str) -> str:
    """The host opens an account and founds a club; the link to it comes back."""
    host.come_in()
    assert host.page.evaluate(ACCOUNT, f"Host of {name}"[:24]) == 201
    host.visit("clubs")
    host.page.get_by_label("Name of the club").fill(name)
    host.button("Found a club").click()
    link = host.page.locator("input[readonly]")
    link.wait_for()
    return link.input_value().replace(host.house.address, "")


def is_sound(person: Person) -> None:
    """Nothing is cut off at the side, and a screen reader finds its way."""
    assert [] == person.findings()
    assert 0 == max(0, person.overflow())


def test_a_club_is_founded_joined_and_plays_a_tournament(friends: list[Person]) -> None:
    """Everything from the page: announced, joined, begun, and everybody finds their table."""
    host, guest = friends
    path = found_club(host, "Bean counters")
    guest.come_in()
    guest.visit(path.partition("#")[0])
    guest.sees("Only members see what a club has.")
    guest.visit("")
    guest.visit(path)
    guest.button("Join the club").click()
    guest.sees("2 members")
    is_sound(guest)

    host.button("Announce a tournament").click()
    host.page.get_by_label("Title").fill("Winter cup")
    host.page.get_by_label("Rounds").select_option("1")
    is_sound(host)
    host.page.locator("form .yes").click()
    host.page.get_by_role("heading", name="Winter cup").wait_for()
    expect(host.button("Begin with 1 player")).to_be_disabled()
    guest.page.get_by_text("Winter cup").first.wait_for()
    guest.page.get_by_role("link", name=re.compile("^More ?: Winter cup$")).click()
    guest.button("Take part").click()
    guest.button("Withdraw").wait_for()
    is_sound(guest)
    host.button("Begin with 2 players").click()

    host.button("To your table").click()
    host.sees("To the tournament")
    assert 0 == host.page.get_by_role("button", name="Start the game").count()
    guest.button("To your table").click()
    for person in (host, guest):
        person.button("Table menu").wait_for()
    guest.page.go_back()
    guest.sees("Table of results")
    is_sound(guest)


def test_an_evening_begins_on_the_page_of_its_club(friends: list[Person]) -> None:
    """A member finds the table that waits; whoever is removed sees nothing more."""
    host, guest = friends
    path = found_club(host, "Late birds")
    guest.come_in()
    guest.visit(path)
    guest.button("Join the club").click()
    guest.sees("2 members")
    host.button("Begin an evening").click()
    host.sees("Chairs")

    guest.page.get_by_text("Waits for people").wait_for()
    is_sound(guest)
    host.visit(path.partition("#")[0])
    host.button(re.compile("^Remove ")).click()
    host.sees("1 member")

    guest.button("Join the club").click()
    guest.sees("This link lets nobody in any more.")
    assert all("403" in complaint for complaint in guest.complaints)
    guest.complaints.clear()

"""Friends in the same house: plain http under a name that is not this machine's own."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from scripts.pictures.chromium import chromium, flags
from tests.web.house import House, Person, meet_by_the_link, somebody
from tests.web.playing import Player, offer_and_counter
from tests.web.situation import few_cards_are_left, find, lay

NAME = "higgle.test"


class Abroad(House):
    """The same server, called by a name that browsers do not trust."""

    def __init__(self, house: House) -> None:
        self.database = house.database
        self.port = house.port

    @property
    def address(self) -> str:
        """Where the server is for another device."""
        return f"http://{NAME}:{self.port}/"


@pytest.fixture(scope="module")
def stranger(browser: Browser) -> Iterator[Browser]:
    """A browser of another device, which finds this machine by a name."""
    launched = browser.browser_type.launch(
        executable_path=chromium(),
        args=[*flags(), f"--host-resolver-rules=MAP {NAME} 127.0.0.1"],
    )
    yield launched
    launched.close()


def test_a_guest_from_the_network_sits_down_and_trades(
    browser: Browser, stranger: Browser, house: House
) -> None:
    """The guest takes a chair by the link and deals with the host."""
    with somebody(browser, house) as host, somebody(stranger, Abroad(house)) as guest:
        sit_down_and_trade(host, guest)

        assert guest.page.evaluate("() => !window.isSecureContext")
        assert [] == host.complaints + guest.complaints


@pytest.mark.soak
def test_a_guest_from_the_network_plays_a_whole_game(
    browser: Browser, stranger: Browser, house: House
) -> None:
    """From the chair to the scores, a deal on the way."""
    with somebody(browser, house) as host, somebody(stranger, Abroad(house)) as guest:
        player = Player(guest, "network")
        sit_down_and_trade(host, guest)
        host.rests()

        player.play_to_the_end()

        assert [] == guest.complaints


@pytest.mark.soak
def test_a_guest_from_the_network_plays_to_the_end(
    browser: Browser, stranger: Browser, house: House
) -> None:
    """A game goes on and ends, and its deal is proven, where the browser trusts nobody."""
    late = find("bohnanza", few_cards_are_left)
    with (
        somebody(browser, house) as host,
        somebody(stranger, Abroad(house), width=390, height=844) as guest,
    ):
        player = Player(guest, "network late")
        code = lay(house, late, {1: host, 0: guest}, bot="farmer")
        assert guest.page.evaluate("() => !window.isSecureContext")
        host.rests()

        player.play_to_the_end()
        guest.button("Check").click()

        guest.sees(re.compile("The deal was fair"))
        guest.visit(f"replay/{code}")
        guest.sees("deal verified")
        assert [] == guest.complaints


def sit_down_and_trade(host: Person, guest: Person) -> None:
    """The host sets a table, the guest takes a chair, bots the others; then they deal."""
    meet_by_the_link(host, guest)
    host.page.locator(".here").first.wait_for()
    host.plants_all()
    host.does_if("[data-key=done]:has-text('Done planting')")
    host.sees("Done trading")

    offer_and_counter(host, guest)


def test_the_link_carries_a_name_that_others_can_reach(stranger: Browser, house: House) -> None:
    """Whoever came by a name invites by that name, and the link can be copied."""
    with somebody(stranger, Abroad(house)) as guest:
        guest.visit()
        guest.page.get_by_role("switch", name="Fill chairs with bots").click()
        guest.button("Set the table").click()
        code = guest.page.locator(".invite .code").inner_text()

        link = guest.page.get_by_role("textbox", name="Link to this table")
        expect(link).to_have_value(f"http://{NAME}:{house.port}/t/{code}")
        expect(guest.page.locator(".invite svg[role=img]")).to_be_visible()
        guest.button("Copy the link").click()
        guest.sees("Copied")
        assert [] == guest.complaints


def test_a_server_for_one_machine_says_so(browser: Browser, house: House) -> None:
    """The host learns that nobody else can open the link, and how to mend it."""
    with somebody(browser, house) as host:
        host.visit()
        host.page.get_by_role("switch", name="Fill chairs with bots").click()
        host.button("Set the table").click()

        host.sees(re.compile("no other device can open this link"))
        expect(host.page.locator(".invite svg[role=img]")).to_have_count(0)

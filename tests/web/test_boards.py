"""One screen and many hands: a board for the room, phones that close what was agreed aloud."""

import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from tests.web.house import House, Person, somebody
from tests.web.playing import Player

OPEN = """async ([game, seats]) => {
  const me = await (await fetch("api/me")).json();
  const headers = { "Content-Type": "application/json", "X-CSRF-Token": me.csrf };
  const open = Array.from({ length: seats - 1 }, () => ({ kind: "open" }));
  const clocks = { call: 0.5, count: 0.5, reading: 0 };
  const table = { game, clocks, seats: [{ kind: "me" }, ...open], rated: false };
  const body = JSON.stringify(table);
  const answer = await fetch("api/tables", { method: "POST", headers, body });
  return (await answer.json()).code;
}"""
PRESSED = "main :is(button, a):not([inert] *)"
SIGN = "The board shows the rest."
LOOKS = 20_000
"""More looks at the phones than a game takes."""


class Room:
    """Some phones and a big screen at one table."""

    def __init__(self, browser: Browser, house: House, stack: ExitStack, phones: int) -> None:
        self.phones = [
            stack.enter_context(somebody(browser, house, 390, 844)) for _ in range(phones)
        ]
        self.screen = stack.enter_context(somebody(browser, house, 1920, 1080))
        self.code = ""

    def sit_down(self, game: str, players: list[Player] | None = None) -> None:
        """The first phone opens the table, the others come by its code, and the host starts."""
        host, *others = self.phones
        host.come_in()
        self.code = host.page.evaluate(OPEN, [game, len(self.phones)])
        self.screen.visit(f"t/{self.code}/board")
        self.screen.sees("Take a hand")
        for phone in self.phones:
            phone.visit(f"t/{self.code}")
        for phone in others:
            phone.button("Sit down").click()
            phone.button("I am ready").click()
        host.sees("Everybody is ready")
        host.button("Start the game").click()
        self.screen.page.locator("main.table, main.big").wait_for()

    def complaints(self) -> list[str]:
        """What the pages complain about."""
        return [one for person in [*self.phones, self.screen] for one in person.complaints]


@pytest.fixture
def room(browser: Browser, house: House) -> Iterator[Room]:
    """Three phones and a screen."""
    with ExitStack() as stack:
        yield Room(browser, house, stack, 3)


def plant_first(phone: Person) -> None:
    """Plant the front bean, and go on to the trade."""
    phone.page.locator(".here").first.click()
    phone.is_answered()
    phone.does("nav .deed button")
    phone.sees("Close what you agreed aloud")


def only_one(phone: Person) -> str:
    """A bean that somebody holds once, so that no copy is to be chosen."""
    held = phone.page.locator(".hand .title").all_inner_texts()
    return next(bean for bean in held if held.count(bean) == 1 and "." not in bean)


def name_at(phone: Person, seat: int) -> str:
    """What somebody is called."""
    found: str = phone.page.evaluate(
        "async ([code, seat]) =>"
        " (await (await fetch(`../api/tables/${code}`)).json()).seats[seat].name",
        [phone.page.url.rsplit("/", 1)[1], seat],
    )
    return found


def test_what_was_agreed_aloud_takes_two_taps_and_a_present_is_taken_with_one(room: Room) -> None:
    """My card, then the partner's; the partner presses the same sentence from the other side."""
    room.sit_down("bohnanza")
    host, ben, eva = room.phones
    for phone in room.phones:
        phone.sees(SIGN)
    plant_first(host)
    name, wanted = name_at(host, 1), only_one(ben)
    third = name_at(host, 2)

    host.page.locator("button.card").first.click()
    host.button(f"Another card of {name}").click()
    host.page.get_by_role("button", name=re.compile(f"^Agree with {name}: ")).filter(
        has_text=wanted
    ).first.click()
    ben.page.get_by_role("button", name=re.compile("^Agree with ")).first.click()
    room.screen.sees(re.compile("and .* agree$"))
    host.page.locator("button.card").first.click()
    host.button(f"Give it to {third}").click()
    eva.page.get_by_role("button", name=re.compile("^Take from ")).first.click()

    expect(room.screen.page.locator(".agreed")).to_contain_text(third)
    for person in (host, room.screen):
        assert [] == person.findings()
        assert 0 == max(0, person.overflow())
    assert 0 == room.screen.page.locator(f".hand, {PRESSED}").count()
    assert [] == room.complaints()


def test_without_the_board_a_phone_shows_the_whole_table(room: Room) -> None:
    """Whoever wants to see it anyway presses a button, and comes back by the menu."""
    room.sit_down("bohnanza")
    host, ben, _ = room.phones
    host.button("Show the table").click()
    expect(host.page.get_by_text(SIGN)).to_have_count(0)
    host.button("Table menu").click()
    way = host.page.get_by_role("link", name="Show the table on a big screen")
    expect(way).to_have_attribute("href", f"/t/{room.code}/board")
    host.button("Only my hand: the board shows the table").click()
    host.sees(SIGN)

    room.screen.page.close()

    for phone in (host, ben):
        expect(phone.page.get_by_text(SIGN)).to_have_count(0)
    assert [] == room.complaints()


@pytest.mark.parametrize("game", ["bohnanza-plus", "high-bohn", "bohnaparte", "kuhhandel"])
def test_every_game_has_a_board(browser: Browser, house: House, game: str) -> None:
    """Nothing on it can be pressed, and nothing is cut off at the sides."""
    with ExitStack() as stack:
        room = Room(browser, house, stack, 3)
        room.sit_down(game)

        assert 0 == room.screen.page.locator(PRESSED).count()
        assert 0 == max(0, room.screen.overflow())
        assert [] == room.screen.findings()
        assert [] == room.complaints()


@pytest.mark.soak
@pytest.mark.parametrize("game", ["bohnanza", "kuhhandel"])
def test_four_phones_and_a_board_come_to_the_end(browser: Browser, house: House, game: str) -> None:
    """Everybody presses what invites to be pressed, and the board shows who has won."""
    with ExitStack() as stack:
        room = Room(browser, house, stack, 4)
        players = [Player(phone, f"{game} {at}") for at, phone in enumerate(room.phones)]
        room.sit_down(game)
        for number in range(LOOKS):
            player = players[number % len(players)]
            seen = player.look()
            player.need(not seen.refusals, f"refused: {seen.refusals}")
            if seen.over:
                break
            if seen.awaited or seen.begun or player.random.random() < 0.2:
                player.press(seen)

        room.screen.page.locator("main.over").wait_for()
        assert [] == room.complaints()

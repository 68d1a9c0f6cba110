"""One evening of three friends: a desk, a phone and a tablet, from "let's play" to the rematch."""

import re

from playwright.sync_api import Browser, expect

from tests.web.house import House, Person, somebody
from tests.web.situation import few_cards_are_left, find, lay

END = 120_000
"""How many milliseconds the bots may take for the rest of the game."""


def test_three_friends_play_an_evening(browser: Browser, house: House) -> None:
    """Names, a code with blanks, chat, Ready, a gift, thanks, a lost line, the end, once more."""
    with (
        somebody(browser, house, 1440, 900) as anna,
        somebody(browser, house, 390, 844) as ben,
        somebody(browser, house, 820, 1180) as eva,
    ):
        friends = (anna, ben, eva)
        code = set_the_table(anna)
        come_by_code(ben, code)
        come_by_link(eva, code)
        talk_and_start(anna, ben, eva)
        for friend in friends:
            friend.page.locator(".strip").wait_for()

        anna.plants_all()
        anna.does_if("[data-key=done]:has-text('Done planting')")
        give_the_first_card(anna, ben)
        thank(ben, anna)
        lose_the_line_and_come_back(eva, anna)

        last = find("bohnanza", few_cards_are_left, bot="farmer", seats=4)
        code = lay(house, last, dict(enumerate(friends)), bot="farmer", rated=False)
        for friend in (ben, eva, anna):
            friend.rests()
        for friend in friends:
            friend.page.locator("main.end").wait_for(timeout=END)
            expect(friend.page.get_by_role("heading", level=1)).to_contain_text(
                re.compile("win|Second|Third|Fourth")
            )
            friend.sees("Moments")
            assert ([], 0) == (friend.cut(), max(0, friend.overflow()))
        play_again(anna, [ben, eva], code)

        assert [] == anna.complaints + ben.complaints + eva.complaints


def set_the_table(anna: Person) -> str:
    """Anna sets a table without bots, and says who she is."""
    anna.visit()
    anna.page.get_by_role("switch", name="Fill chairs with bots").click()
    anna.button("Set the table").click()
    anna.page.get_by_label("Your name at this table").fill("Anna")
    anna.button("Keep").click()
    return anna.page.locator(".invite .code").inner_text()


def come_by_code(ben: Person, code: str) -> None:
    """Ben types the code as it was read to him."""
    ben.visit()
    ben.page.get_by_label("Table code").fill(f"{code[:4].lower()} {code[4:]}")
    ben.button("Join").tap()
    sit_down(ben, "Ben")


def come_by_link(eva: Person, code: str) -> None:
    """Eva follows the link."""
    eva.visit(f"t/{code}")
    sit_down(eva, "Eva")


def sit_down(guest: Person, name: str) -> None:
    """Under a name, on the first free chair."""
    guest.page.get_by_label("Your name at this table").fill(name)
    guest.button("Sit down").click()
    guest.button("I am ready").wait_for()


def talk_and_start(anna: Person, ben: Person, eva: Person) -> None:
    """They chat while they wait; a bot takes the last chair, everybody is ready, Anna starts."""
    eva.page.get_by_label("Say something").fill("Hello you two!")
    eva.page.keyboard.press("Enter")
    for other in (anna, ben):
        other.sees("Hello you two!")
    anna.button("A bot").click()
    for guest in (ben, eva):
        guest.button("I am ready").click()
    anna.sees("Everybody is ready")
    anna.button("Start the game").click()


def give_the_first_card(anna: Person, ben: Person) -> None:
    """Anna gives Ben what was turned up first; he takes it with two taps."""
    anna.page.locator("[data-pile=turned-up] button").first.click()
    anna.page.locator(".build .to .chip", has_text="Ben").click()
    anna.button("for nothing").click()
    anna.button("Give").click()
    ben.button(re.compile("^Trade")).tap()
    ben.button("Take it").tap()
    anna.sees(re.compile("You gave .* to Ben"))


def thank(ben: Person, anna: Person) -> None:
    """A quick line on the phone is a line of the log at the desk."""
    ben.page.keyboard.press("Escape")
    ben.button(re.compile("^Log")).tap()
    ben.page.locator("dialog").get_by_role("button", name="Chat").or_(
        ben.page.locator("dialog").get_by_role("tab", name="Chat")
    ).first.tap()
    ben.button("Thank you!").tap()
    anna.button("Chat").click()
    expect(anna.page.locator("[role=log]")).to_contain_text("Ben Thank you!")


def lose_the_line_and_come_back(eva: Person, anna: Person) -> None:
    """Anna sees that Eva is away, and for how long her chair is kept; home shows Eva the way."""
    eva.visit("rules")
    anna.sees(re.compile("Has left|Connection lost"))
    eva.visit()
    eva.sees("You are at a table")
    eva.page.get_by_role("link", name="Back to the table").click()
    eva.page.locator(".strip").wait_for()
    expect(anna.page.get_by_text(re.compile("Has left|Connection lost"))).to_have_count(0)


def play_again(anna: Person, others: list[Person], code: str) -> None:
    """One asks for another game; the others are asked, and sit there too."""
    anna.button("Play again").click()
    expect(anna.page).not_to_have_url(re.compile(code))
    for other in others:
        other.button("Join the next game").click()
        expect(other.page).not_to_have_url(re.compile(code))
        expect(other.button("Sit down")).to_have_count(0)
    for name in ("Ben", "Eva"):
        anna.sees(name)

"""A game without a board of its own is played on the page all the same, to its end."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.house import House, somebody
from tests.web.situation import find, lay

ANSWERS = ["Accept the swap", "Decline the swap"]


@pytest.fixture(scope="module")
def house(orchard: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which the game is installed."""
    server = House(tmp_path_factory.mktemp("house"))
    server.open()
    yield server
    server.kill()
    assert [] == server.mistakes()


def test_a_click_in_the_lobby_begins_an_installed_game(browser: Browser, house: House) -> None:
    with somebody(browser, house, 390, 844) as person:
        person.quick("Orchard")
        person.sees("What you may do")
        assert [] == person.complaints


def test_orchard_is_played_to_its_end_by_its_buttons(browser: Browser, house: House) -> None:
    """Deeds are buttons, piles are words; nothing is cut, and axe has no finding."""
    situation = find("orchard", lambda table, events: table.asks()[0].seat == 0, seats=2)
    with somebody(browser, house, 390, 844) as person:
        lay(house, situation, {0: person}, bot="random")
        person.sees("What you may do")
        assert [] == person.findings()
        assert [] == person.cut()
        person.button("Table menu").click()
        assert ["L", "T", "U", "G", "Y"] == person.page.locator("dialog kbd").all_inner_texts()
        person.page.keyboard.press("Escape")
        assert 0 >= person.overflow()
        end = person.page.get_by_text("Watch the replay")
        while not end.count():
            person.does_if(".deeds .btn >> nth=-1")
            person.page.locator(".deeds .btn").or_(end).first.wait_for()
        end.click()
        person.button("One step on").click()
        assert 0 == person.page.locator(".jump").count()
        assert [] == person.complaints


def test_whoever_answers_a_swap_reads_what_is_offered(browser: Browser, house: House) -> None:
    """The newest events stand on the board, and `l` comes back to them from the chat."""
    asked = find(
        "orchard",
        lambda table, events: table.asks() != [] and len(table.actions(0)) == len(ANSWERS),
        seats=2,
    )
    with somebody(browser, house, 390, 844) as person:
        lay(house, asked, {0: person}, bot="random")
        person.sees("What you may do")
        offer = person.page.get_by_role("log").get_by_text(re.compile("offers .+ a swap")).last
        expect(offer).to_be_in_viewport()
        assert ANSWERS == person.page.locator(".deeds .btn").all_inner_texts()
        person.page.keyboard.press("t")
        expect(offer).to_be_hidden()
        person.page.keyboard.press("l")
        expect(offer).to_be_in_viewport()
        assert [] == person.findings()
        assert [] == person.complaints


def test_buttons_and_piles_have_words_of_this_game_only(browser: Browser, house: House) -> None:
    """No hole that a text of another game would leave, and no raw key."""
    situation = find("orchard", lambda table, events: len(table.actions(0)) > len(ANSWERS), seats=2)
    with somebody(browser, house, 390, 844) as person:
        lay(house, situation, {0: person}, bot="random")
        person.sees("What you may do")
        buttons = person.page.locator(".deeds .btn").all_inner_texts()
        assert "Offer nothing" == buttons[-1]
        wanted = r"Offer \S+ a swap: (Apple|Pear|Plum) for (Apple|Pear|Plum)"
        assert [] == [text for text in buttons[:-1] if not re.fullmatch(wanted, text)]
        piles = person.page.locator("main dt").all_inner_texts()
        assert {"Deck", "Basket", "Laid open"} == set(piles)


@pytest.mark.parametrize("page", ["rules/orchard", "learn/orchard"])
def test_a_game_without_clauses_and_lesson_says_so(
    browser: Browser, house: House, page: str
) -> None:
    """Its title stands over no clause and no lesson of another game."""
    with somebody(browser, house, 390, 844) as person:
        person.visit(page)
        person.sees("Rules: Orchard")
        person.sees("This game has no clauses of its own yet.")
        assert 0 == person.page.locator("main dt").count()
        assert 0 == person.page.get_by_text("bean").count()
        assert "true" == person.page.get_by_role("radio", name="Orchard").get_attribute(
            "aria-checked"
        )
        assert [] == person.findings()
        assert [] == person.complaints

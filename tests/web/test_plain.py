"""A game without a board of its own is played on the page all the same, to its end."""

from playwright.sync_api import Browser

from tests.web.house import House, somebody
from tests.web.situation import find, lay


def test_orchard_is_played_to_its_end_by_its_buttons(browser: Browser, house: House) -> None:
    """Deeds are buttons, piles are words; nothing is cut, and axe has no finding."""
    situation = find("orchard", lambda table, events: table.asks()[0].seat == 0, seats=2)
    with somebody(browser, house, 390, 844) as person:
        lay(house, situation, {0: person}, bot="random")
        person.sees("What you may do")
        assert [] == person.findings()
        assert [] == person.cut()
        assert 0 >= person.overflow()
        end = person.page.get_by_text("Watch the replay")
        while not end.count():
            person.does_if(".deeds .btn >> nth=-1")
            person.page.locator(".deeds .btn").or_(end).first.wait_for()
        assert [] == person.complaints

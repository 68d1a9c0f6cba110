"""Games to the end with one hand only: a finger on a phone, or keys."""

import pytest
from playwright.sync_api import Browser

from tests.web.house import House, Person, somebody
from tests.web.playing import Finger, Keys
from tests.web.situation import few_cards_are_left, find, lay


def test_the_last_turns_by_touch_alone(browser: Browser, house: House) -> None:
    """On a phone: planting, trading, harvesting and the scores."""
    with somebody(browser, house, width=390, height=844) as person:
        sit_down_late(house, person)

        Finger(person).play_to_the_end()

        assert [] == person.complaints
        assert 0 == person.overflow()


def test_the_last_turns_by_keys_alone(browser: Browser, house: House) -> None:
    """At a desk, and nobody touches the mouse."""
    with somebody(browser, house) as person:
        sit_down_late(house, person)

        Keys(person).play_to_the_end()

        assert [] == person.complaints


@pytest.mark.soak
def test_a_whole_game_by_touch_alone(browser: Browser, house: House) -> None:
    """From the lobby to the scores on a phone."""
    with somebody(browser, house, width=390, height=844) as person:
        Finger(person.quick("Bohnanza")).play_to_the_end()

        assert [] == person.complaints


@pytest.mark.soak
def test_a_whole_game_by_keys_alone(browser: Browser, house: House) -> None:
    """From the first planted bean to the scores at a desk."""
    with somebody(browser, house) as person:
        Keys(person.quick("Bohnanza")).play_to_the_end()

        assert [] == person.complaints


def sit_down_late(house: House, person: Person) -> None:
    """A game for three in which the last cards are about to be drawn."""
    lay(house, find("bohnanza", few_cards_are_left), {0: person}, bot="farmer")

"""The law for the client, over a few positions; over thousands of them in `make soak`."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle

import pytest
from playwright.sync_api import Browser

from higgle.catalogue import GAMES
from tests.web import law
from tests.web.house import House, Person, somebody

SCREENS = ((1280, 800), (390, 844), (1440, 900), (768, 1024), (360, 740))
LANGUAGES = ("en", "ru", "cs", "de")
MATCHES = 250
"""So many matches of each game `make soak` looks at, at most eight moments of each."""

DEAD = """() => document.addEventListener("click", (event) => {
  if (event.target.closest("[data-key=done], .here")) event.stopImmediatePropagation();
}, true)"""
LID = """() => {
  const lid = document.createElement("div");
  lid.style.cssText = "position:fixed;inset:0 0 50% 0;z-index:99";
  document.body.append(lid);
}"""


@pytest.fixture(scope="module")
def guests(house: House) -> list[str]:
    """Others at the table."""
    return law.silent(house)


@contextmanager
def visitor(
    browser: Browser, house: House, screen: tuple[int, int], language: str = "en"
) -> Iterator[Person]:
    """Somebody whose page can be tried."""
    with somebody(browser, house, *screen, language=language) as person:
        person.page.add_init_script(law.SCRIPT)
        yield person


@pytest.mark.parametrize("screen", SCREENS[:2], ids=["desk", "phone"])
def test_everything_that_is_listed_can_be_done(
    browser: Browser, house: House, guests: list[str], screen: tuple[int, int]
) -> None:
    """Nothing missing, nothing refused, nothing covered, nothing cut, nothing dead."""
    positions = [one for game in GAMES for one in law.moments(game, number=1, many=1)]
    with visitor(browser, house, screen) as person:
        assert [] == law.all_faults(person, house, guests, positions)
        assert [] == person.complaints


def test_a_dead_control_and_a_lid_are_found(
    browser: Browser, house: House, guests: list[str]
) -> None:
    """The law is no law if a fault that was planted passes."""
    [position] = [one for one in law.moments("bohnanza", 1) if one.awaits("end_trade")][:1]
    with visitor(browser, house, SCREENS[0]) as person:
        [code] = law.lay_all(house, guests, person.come_in(), [position])
        person.page.evaluate(DEAD)
        person.page.evaluate(LID)

        found = law.faults(person, code, position)

        assert "missing: end trade" in found
        assert [one for one in found if one.startswith("covered")]


@pytest.mark.soak
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_the_law_holds_in_thousands_of_positions(
    browser: Browser, house: House, guests: list[str], game: str, screen: tuple[int, int]
) -> None:
    """Every screen, every number of seats, four languages."""
    found: list[str] = []
    place = SCREENS.index(screen)
    matches = range(place, MATCHES, len(SCREENS))
    for number, language in zip(matches, cycle(LANGUAGES), strict=False):
        with visitor(browser, house, screen, language) as person:
            found += law.all_faults(person, house, guests, law.moments(game, number))
            found += person.complaints

    assert [] == found

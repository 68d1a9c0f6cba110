"""Games to the end by the page alone: a pointer at a desk, a finger on a phone, or keys."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from higgle.catalogue import GAMES
from higgle.i18n import say
from tests.web.house import House, Person, somebody
from tests.web.playing import Keys, Player
from tests.web.situation import few_cards_are_left, find, lay

SCREENS = {"desk": (1280, 800), "phone": (390, 844)}
LAST = 16
"""How many deeds of bots are left to be done otherwise."""

NONSENSE = """(() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const said = JSON.parse(text);
    if (said.type === "act") said.action = { type: "plant", slot: 9 };
    return send.call(this, JSON.stringify(said));
  };
})()"""
"""A page that asks for what nobody may do."""
SLOW_LINE = """(() => {
  const heard = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  const set = function (hear) {
    heard.set.call(this, (event) => setTimeout(() => hear(event), 500));
  };
  Object.defineProperty(WebSocket.prototype, "onmessage", { ...heard, set });
})()"""
"""Whatever the page is told comes half a second late."""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_the_last_turns(browser: Browser, house: House, game: str, screen: str) -> None:
    """Whatever the page offers leads on to the scores, and nothing of it is refused."""
    late = find(game, lambda table, _: table.over, back=LAST)
    with somebody(browser, house, *SCREENS[screen]) as person:
        player = Player(person, f"{game} {screen} late")
        lay(house, late, {0: person}, bot="greedy")

        player.play_to_the_end()

        assert 0 == max(0, person.overflow())


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_last_turns_over_a_slow_line(browser: Browser, house: House, game: str) -> None:
    """Who comes too late is refused, and plays on; what is drawn is never refused."""
    late = find(game, lambda table, _: table.over, back=LAST)
    with somebody(browser, house, *SCREENS["desk"]) as person:
        person.page.add_init_script(SLOW_LINE)
        player = Player(person, f"{game} slow line")
        lay(house, late, {0: person}, bot="greedy")

        player.play_to_the_end()


def test_a_page_that_offers_what_is_refused_is_found(browser: Browser, house: House) -> None:
    """Such games prove nothing if a planted fault passes."""
    with somebody(browser, house) as person:
        person.page.add_init_script(NONSENSE)
        player = Player(person, "nonsense")
        sit_down_late(house, person)

        with pytest.raises(AssertionError, match="refused"):
            player.play_to_the_end()


@pytest.mark.soak
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(
    browser: Browser, house: House, game: str, screen: str, tmp_path: Path
) -> None:
    """From the lobby to the scores."""
    with somebody(browser, house, *SCREENS[screen]) as person:
        player = Player(person, f"{game} {screen}", tmp_path)
        person.quick(say(f"game-{game}"))

        player.play_to_the_end()


def test_the_last_turns_by_keys_alone(browser: Browser, house: House) -> None:
    """At a desk, and nobody touches the mouse."""
    with somebody(browser, house) as person:
        sit_down_late(house, person)

        Keys(person).play_to_the_end()

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

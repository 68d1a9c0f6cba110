"""The law for the client, over a few positions; over thousands of them in `make soak`."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser

from higgle.catalogue import GAMES
from tests.web import law
from tests.web.house import PHONE, QUICK, ROOT, House, Person, somebody

SCREENS = ((1366, 768), (390, 844), (1440, 900), (820, 1180), (1280, 800), (360, 740))
LANGUAGES = ("en", "ru", "cs", "de")
POSITIONS = 2000
"""How many positions of each game the law is held to: a few moments of each of many matches."""
MATCHES = 10
"""How many matches are looked at on one page, which learns what never does anything there."""
SHARE = 0.1
"""The part of a soak's positions in which controls are pressed; the others are looked at."""
THOROUGH = 0.25
"""The part of these that is tried thoroughly."""
SEEN = ROOT / ".cache" / "law"
"""What was looked at; without this folder `make soak` looks at everything again."""

FOUND = (
    ("high-bohn", 115, (390, 844), "cs"),
    ("high-bohn", 140, (360, 740), "cs"),
    ("high-bohn", 144, (360, 740), "cs"),
    ("high-bohn", 161, (390, 844), "de"),
    ("bohnaparte", 183, (768, 1024), "de"),
    ("bohnaparte", 242, (360, 740), "en"),
)
"""Matches in which something was wrong once: an offer too many, narrow words, a silent card."""
DEAD = """() => document.addEventListener("click", (event) => {
  if (event.target.closest("[data-key=done], .here")) event.stopImmediatePropagation();
}, true)"""
LID = """() => {
  const lid = document.createElement("div");
  lid.style.cssText = "position:fixed;inset:0 0 50% 0;z-index:99";
  document.body.append(lid);
}"""
NARROW = """() => {
  const words = document.createElement("p");
  words.style.cssText = "width:40px;overflow:hidden;white-space:nowrap";
  words.textContent = "Words that do not fit";
  document.querySelector("main").append(words);
}"""


TALL = """() => {
  const board = document.createElement("p");
  board.style.cssText = "height:900px";
  document.querySelector(".upper").append(board);
}"""
VEIL = """() => {
  const seen = (one) => one.checkVisibility() && !one.closest(".hear");
  const said = [...document.querySelectorAll("main h2")].find(seen);
  const { left, top, width, height } = said.getBoundingClientRect();
  const veil = document.createElement("div");
  veil.className = "veil";
  const place = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  veil.style.cssText = `position:fixed;${place};
    background:white;z-index:99`;
  document.body.append(veil);
}"""
CLAMPED = """() => {
  const lines = document.createElement("p");
  lines.style.cssText = "width:80px;height:16px;overflow:hidden";
  lines.textContent = "Lines that go on below the edge of a box that cuts them off";
  document.querySelector("main").append(lines);
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots leave every position as it is."""
    server = House(tmp_path_factory.mktemp("law"), QUICK | {"HIGGLE_BOT_PACE": "1000000"})
    server.open()
    yield server
    server.kill()
    assert [] == server.mistakes()


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
        assert [] == law.all_faults(person, person.come_in(), guests, positions)
        assert [] == person.complaints


@pytest.mark.parametrize("thorough", [True, False], ids=["thorough", "quick"])
def test_a_dead_control_a_lid_and_cut_words_are_found(
    browser: Browser, house: House, guests: list[str], thorough: bool
) -> None:
    """The law is no law if a fault that was planted passes."""
    moments = (one for number in count(1) for one in law.moments("bohnanza", number))
    position = next(one for one in moments if one.awaits("end_trade"))
    with visitor(browser, house, SCREENS[0]) as person:
        [code] = law.lay_all(house, guests, person.come_in(), [position])
        law.visit(person.page, code)
        person.page.evaluate(VEIL)
        veiled = law.sights(person.page)
        for planted in (DEAD, LID, NARROW, TALL, CLAMPED):
            person.page.evaluate(planted)

        found = law.faults(person.page, position, thorough)

        assert "missing: end trade" in found
        assert [one for one in veiled if one.endswith("under div.veil")]
        assert ": Words that do not fit" in " ".join(found)
        assert ": Lines that go on" in " ".join(found)
        assert [one for one in found if one.startswith("covered") and "beyond" not in one]
        assert [one for one in found if "beyond the screen" in one]


@pytest.mark.soak
@pytest.mark.parametrize(("game", "number", "screen", "language"), FOUND)
def test_what_was_found_once_stays_mended(
    browser: Browser,
    house: House,
    guests: list[str],
    game: str,
    number: int,
    screen: tuple[int, int],
    language: str,
) -> None:
    """A match in which the law was broken once is looked at whole."""
    with visitor(browser, house, screen, language) as person:
        assert [] == law.all_faults(person, person.come_in(), guests, law.moments(game, number))


@pytest.mark.soak
def test_the_law_holds_in_thousands_of_positions(
    browser: Browser, house: House, guests: list[str]
) -> None:
    """Every screen, every number of seats, four languages; what was seen before is not again."""
    games = {game: Seen(SEEN / f"{game}.jsonl") for game in GAMES}
    for stay in count():
        behind = [game for game, seen in games.items() if seen.positions() < POSITIONS]
        if not behind:
            break
        for game in behind:
            look_at(browser, house, guests, game, stay, games[game])

    assert [] == [fault for seen in games.values() for fault in seen.faults()]


def look_at(
    browser: Browser, house: House, guests: list[str], game: str, stay: int, seen: "Seen"
) -> None:
    """One page looks at those of its matches that were not seen yet."""
    screen = SCREENS[stay % len(SCREENS)]
    share = law.Share(SHARE, THOROUGH, (beside(screen),))
    language = LANGUAGES[stay // len(SCREENS) % len(LANGUAGES)]
    numbers = range(stay * MATCHES, (stay + 1) * MATCHES)
    new = [number for number in numbers if number not in seen.visits]
    if not new:
        return
    with visitor(browser, house, screen, language) as person:
        me = person.come_in()
        for number in new:
            positions = law.moments(game, number)
            alone = number % 2 == 1
            found = law.all_faults(person, me, guests, positions, share, alone)
            seen.add(Visit(number, len(positions), screen, language, found + person.complaints))
            person.complaints.clear()


def beside(screen: tuple[int, int]) -> tuple[int, int]:
    """Another size for the same hands: who touches a screen touches it in any size."""
    alike = [one for one in SCREENS if (one[0] < PHONE) == (screen[0] < PHONE)]
    return alike[(alike.index(screen) + 1) % len(alike)]


class Visit(msgspec.Struct, frozen=True):
    """One match that was looked at: how many of its moments, how, and what was wrong."""

    number: int
    positions: int
    screen: tuple[int, int]
    language: str
    faults: list[str]


class Seen:
    """What was looked at, kept in a file: a soak that was stopped goes on where it was.

    A match in which something was wrong is looked at again.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_bytes().splitlines() if path.exists() else []
        visits = [msgspec.json.decode(line, type=Visit) for line in lines]
        self.visits = {visit.number: visit for visit in visits if not visit.faults}

    def add(self, visit: Visit) -> None:
        """Remember a match."""
        self.visits[visit.number] = visit
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(visit) + b"\n")

    def faults(self) -> list[str]:
        """What is wrong anywhere."""
        return [fault for visit in self.visits.values() for fault in visit.faults]

    def positions(self) -> int:
        """In how many positions the law was tried."""
        return sum(visit.positions for visit in self.visits.values())

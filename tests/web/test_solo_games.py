"""The page without a server: whole games, its law, and tabs that are killed."""

import json
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import pytest
from playwright.sync_api import Browser, Error, Page

from higgle.catalogue import GAMES, game_class
from higgle.core import seal
from higgle.i18n import say
from higgle.live.opening import new_code
from higgle.protocol.messages import PLAYING, TableInfo, Who
from higgle.solo.storage import log_rows
from higgle.solo.tables import StoredTable
from tests.web import law
from tests.web.house import Person, somebody
from tests.web.playing import EAR, Player
from tests.web.situation import NAMES, SLOW, log
from tests.web.static_house import HASTY, StaticHouse, press, wait_for_engine, wait_for_files

SCREENS = {"desk": (1280, 800), "phone": (390, 844)}
MIDDLE = 60
"""Presses before the network goes."""
KILLS = 50
LATEST = 1500
"""A tab is killed at most this many milliseconds after the last press."""
NEWS = """(() => {
  const hear = ({ data }) => {
    const { type, ok, seq } = typeof data === "string" ? JSON.parse(data) : {};
    const told = ["update", "patch"].includes(type) || (type === "answered" && ok);
    if (told) console.debug(`told ${seq}`);
  };
  const channel = window.MessageChannel;
  window.MessageChannel = class extends channel {
    constructor() {
      super();
      this.port1.addEventListener("message", hear);
    }
  };
})()"""
"""Tells of every step that the page was told, at once."""
READ = """(prefix) => new Promise((done, failed) => {
  const opening = indexedDB.open("higgle-solo", 1);
  opening.onerror = failed;
  opening.onsuccess = () => {
    const rows = opening.result.transaction("rows").objectStore("rows");
    const asked = rows.getAll(IDBKeyRange.bound(prefix, `${prefix}\\uffff`));
    asked.onsuccess = () => { opening.result.close(); done(asked.result); };
  };
})"""
"""What the browser has stored."""
WRITE = """(rows) => new Promise((done, failed) => {
  const opening = indexedDB.open("higgle-solo", 1);
  opening.onerror = failed;
  opening.onsuccess = () => {
    const writing = opening.result.transaction("rows", "readwrite");
    for (const [key, row] of Object.entries(rows)) writing.objectStore("rows").put(row, key);
    writing.oncomplete = () => { opening.result.close(); done(); };
  };
})"""


def verify(player: Player, folder: Path) -> str:
    """Save the record by the page, and prove it with the native program."""
    with player.page.expect_download() as saved:
        player.page.locator("a[download]").first.click()
    record = folder / "game.jsonl"
    saved.value.save_as(record)
    words = [sys.executable, "-m", "higgle", "verify", str(record)]
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


@pytest.mark.soak
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(
    browser: Browser, static: StaticHouse, game: str, screen: str, tmp_path: Path
) -> None:
    """From the lobby to the scores by the page alone; the native program proves the record."""
    with somebody(browser, static, *SCREENS[screen]) as person:
        person.page.add_init_script(HASTY)
        player = Player(person, f"solo {game} {screen}", tmp_path)
        person.quick(say(f"game-{game}"))

        player.play_to_the_end()

        assert "Proved" in verify(player, tmp_path)
        assert [] == person.complaints


@pytest.mark.soak
def test_a_whole_game_goes_on_without_a_network(
    browser: Browser, static: StaticHouse, tmp_path: Path
) -> None:
    """In the middle the files go away and the page is loaded anew."""
    with somebody(browser, static) as person:
        person.page.add_init_script(HASTY)
        player = Player(person, "solo offline", tmp_path)
        person.quick("Bohnanza")
        wait_for_files(person)
        press(player, MIDDLE)

        static.kill()
        person.page.reload()
        player.play_to_the_end()

        assert "Proved" in verify(player, tmp_path)
        assert [] == person.complaints
        static.open()


@pytest.mark.soak
@pytest.mark.parametrize("screen", SCREENS)
def test_everything_that_is_listed_can_be_done(
    browser: Browser, static: StaticHouse, screen: str
) -> None:
    """The law of the page, over a moment of each game."""
    positions = [one for game in GAMES for one in law.moments(game, number=1, many=1)]
    with somebody(browser, static, *SCREENS[screen]) as person:
        person.page.add_init_script(law.SCRIPT)
        person.visit()
        wait_for_engine(person)
        codes = lay(person, positions)
        person.visit()
        wait_for_engine(person)
        faults: list[str] = []
        for code, one in zip(codes, positions, strict=True):
            law.visit(person.page, code)
            faults += [f"{one.name}: {fault}" for fault in law.faults(person.page, one)]

        assert [] == faults
        assert [] == person.complaints


def lay(person: Person, positions: list[law.Position]) -> list[str]:
    """Write tables into the browser's own database; the page reads them when it is loaded anew."""
    me = json.loads(person.page.evaluate(READ, "me")[0])["id"]
    rows: dict[str, str] = {}
    codes = [new_code() for _ in positions]
    for code, one in zip(codes, positions, strict=True):
        stored = table(code, one, me)
        rows |= log_rows(code, log(one.situation, 1.0))
        rows[f"table/{code}"] = msgspec.json.encode(stored).decode()
    person.page.evaluate(WRITE, rows)
    return codes


def table(code: str, one: law.Position, me: str) -> StoredTable:
    """A table at which I sit where something can be done, among strangers who do nothing."""
    game = one.table
    seats = [
        Who(seat, "person", NAMES[seat], me if seat == one.seat else f"stranger {seat}")
        for seat in range(game.seats)
    ]
    info = TableInfo(
        code,
        game.ID,
        msgspec.convert(msgspec.to_builtins(game.options), dict[str, object]),
        seats,
        PLAYING,
        "live",
        SLOW,
        public=False,
        spectators=True,
        chat=True,
        undo=True,
        bots_welcome=False,
        rated=False,
        keeps_talk=False,
        host=me,
        created=1.0,
        seal=seal(one.situation.seed),
    )
    return StoredTable(info, one.situation.seed, 1.0, game_class(game.ID).RULES)


def test_a_killed_tab_has_lost_nothing(browser: Browser, static: StaticHouse) -> None:
    """Twice here, fifty times in `make soak`."""
    kill_again_and_again(browser, static, 2)


@pytest.mark.soak
def test_fifty_killed_tabs_have_lost_nothing(browser: Browser, static: StaticHouse) -> None:
    """Fifty random instants."""
    kill_again_and_again(browser, static, KILLS)


def kill_again_and_again(browser: Browser, static: StaticHouse, times: int) -> None:
    """Play, kill the tab, and look for every step that it was told in what is stored."""
    random = Random(50)
    with somebody(browser, static) as person:
        for script in (EAR, NEWS, HASTY):
            person.context.add_init_script(script)
        person.quick("Bohnanza")
        address = person.page.url
        newest = 0
        for number in range(times):
            told = listen(person.page)
            player = Player(person, f"kill {number}")
            press(player, random.randrange(2, 6))
            person.page.wait_for_timeout(random.randrange(LATEST))
            spot = player.look().spot
            if spot is not None and random.random() < 0.5:
                person.page.mouse.click(spot["x"], spot["y"])
            crash(person.page)

            person.page = person.context.new_page()
            person.page.goto(address)
            person.page.wait_for_function("'step' in document.body.dataset")
            stored = [json.loads(row)["seq"] for row in person.page.evaluate(READ, "log/")]
            assert stored == list(range(1, len(stored) + 1))
            assert not told or newest <= max(told)
            newest = max([newest, *told])
            assert newest <= len(stored)
        assert newest > times


def listen(page: Page) -> list[int]:
    """The steps that the page was told, as they come."""
    told: list[int] = []

    def hear(text: str) -> None:
        if text.startswith("told "):
            told.append(int(text.split()[1]))

    page.on("console", lambda message: hear(message.text))
    return told


def crash(page: Page) -> None:
    """The tab and its worker end without a word."""
    with suppress(Error):
        page.goto("chrome://crash")
    page.close()

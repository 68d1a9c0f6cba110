"""The game that needs no server, offered by a web server of files under a path."""

import subprocess
from contextlib import AbstractContextManager
from pathlib import Path

from playwright.sync_api import Locator, Page

from scripts.solo.serve import Files, serving
from tests.web.house import ROOT, House, Person
from tests.web.playing import Player

PATH = "/games/higgle/"
HASTY = "localStorage.setItem('higgle-solo-pace', '0.1')"
"""Bots hurry."""
LOOKS = 3000
"""So often one looks before a page counts as stuck."""
READY = 60_000
"""How many milliseconds the engine may take to start on a busy machine."""


class StaticHouse(House):
    """A folder of files instead of a server; it can go away and come back on the same port."""

    patience = READY

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        subprocess.run(["make", "--silent", "solo"], cwd=ROOT, check=True, capture_output=True)
        self.served: AbstractContextManager[Files] | None = None

    def open(self) -> None:
        """Offer the files."""
        self.files = files = Files(path=PATH, port=self.port)
        self.port = files.server_address[1]
        self.served = serving(files)
        self.served.__enter__()

    def kill(self) -> None:
        """Offer nothing any more."""
        if self.served is not None:
            self.served.__exit__(None, None, None)
            self.served = None

    def hold(self, name: str) -> None:
        """Send everything but this file."""
        self.files.released.clear()
        self.files.held = name

    def release(self) -> None:
        """Send that file, too."""
        self.files.released.set()

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}{PATH}"

    def receive(self, page: Page) -> None:
        """Whoever is here for the first time goes on to the lobby."""
        page.locator("main.first .lobby, main:not(.first)").first.wait_for()
        if page.locator("main.first").count() > 0:
            page.locator("main.first .lobby").click()
            page.locator("main.lobby").wait_for()


def wait_for_engine(person: Person) -> None:
    """Wait until tables can be played."""
    bar = person.page.locator("progress")
    bar.wait_for(timeout=READY)
    bar.wait_for(state="detached", timeout=READY)


def wait_for_files(person: Person) -> None:
    """Wait until the whole page is stored."""
    person.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")


def press(player: Player, times: int, until: Locator | None = None) -> None:
    """Press what invites to be pressed, so often or until something is seen."""
    for _ in range(LOOKS):
        if not times or (until is not None and until.count()):
            return
        seen = player.look()
        if seen.asking or not (seen.awaited or seen.begun):
            player.page.wait_for_timeout(30)
            continue
        player.press(seen)
        player.need(not seen.refusals, f"refused: {seen.refusals}")
        times -= 1
    raise player.stuck("nothing invites to be pressed")

"""Pictures of every screen, at a desk and on a phone, light and dark, into screenshots/.

A real server keeps the tables, a real Chromium draws; `make screenshots` runs it. Bots have played
every table to a moment worth a picture. With `--docs` only those that a page shows are taken, into
docs/screenshots/.
"""

import argparse
import re
import tempfile
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from scripts.pictures.chromium import chromium, flags
from scripts.pictures.moments import MOMENTS, Moment
from scripts.pictures.pages import ROOT, SCREENSHOTS, shown
from tests.web.house import QUICK, House, Person, somebody
from tests.web.situation import SLOW, Situation, few_cards_are_left, find, lay

PICTURES = ROOT / "screenshots"
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
PLACES = {
    "lobby": "",
    "tutorial": "learn/bohnanza",
    "tutorial-kuhhandel": "learn/kuhhandel",
    "rules": "rules/bohnanza",
}
DREAMY = QUICK | {"HIGGLE_BOT_PACE": "1000"}
"""Bots that never come to a decision while a picture is taken."""
QUALITY = 72
"""Pictures are JPEG, so that each stays well under 200 kB."""

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")


class Camera(NamedTuple):
    """Where pictures go, and which are wanted."""

    folder: Path
    wanted: str
    language: str
    png: bool
    only: set[str] | None
    """The file names to take; all when there is no list."""

    def wants(self, name: str) -> bool:
        """Whether a picture of this name is wanted, in any size and theme."""
        listed = self.only is None or any(file.startswith(f"{name}-") for file in self.only)
        return listed and re.search(self.wanted, name) is not None

    def shoot(self, person: Person, name: str) -> None:
        """One picture of what is seen now."""
        file = self.folder / f"{name}.{'png' if self.png else 'jpg'}"
        if self.only is not None and file.name not in self.only:
            return
        person.page.wait_for_timeout(500)
        if self.png:
            person.page.screenshot(path=file)
        else:
            person.page.screenshot(path=file, type="jpeg", quality=QUALITY)
        print(f"{file.name}  {file.stat().st_size // 1000} kB")


@cache
def moment(name: str) -> Situation:
    """A table at its moment; the same for every size and theme."""
    one = MOMENTS[name]
    return find(one.game, one.wish, bot="farmer", seats=one.seats, options=one.options)


def show(person: Person, house: House, name: str) -> None:
    """Sit down at the moment, and do what the picture is about."""
    one: Moment = MOMENTS[name]
    lay(house, moment(name), {0: person}, bot="farmer", clocks=SLOW)
    for selector in one.clicks:
        person.does_if(selector)


def finish(browser: Browser, house: House) -> str:
    """A game in the town that has just ended; its code comes back."""
    with somebody(browser, house) as person:
        late = find("high-bohn", few_cards_are_left, bot="farmer", seats=4)
        code = lay(house, late, {0: person}, bot="farmer")
        person.rests()
        person.page.locator("main.end").wait_for(timeout=120_000)
    return code


def look(camera: Camera, person: Person, house: House, ended: str, at: str) -> None:
    """All pictures of one size and theme."""
    for name, path in PLACES.items():
        if camera.wants(name):
            person.visit(path)
            person.page.locator("h1").first.wait_for()
            person.page.locator("li.game, main.learn, main.page p").first.wait_for()
            camera.shoot(person, f"{name}-{at}")
    for name in MOMENTS:
        if camera.wants(name):
            show(person, house, name)
            camera.shoot(person, f"{name}-{at}")
    if camera.wants("end"):
        person.visit(f"t/{ended}")
        person.page.locator("main.end figure").wait_for()
        camera.shoot(person, f"end-{at}")
    if camera.wants("replay"):
        person.visit(f"replay/{ended}")
        person.page.locator(".controls .btn:has(svg)").nth(5).click()
        camera.shoot(person, f"replay-{at}")


def asked() -> argparse.Namespace:
    """What was asked for."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("wanted", nargs="?", default="", help="only names with this in them")
    words.add_argument("--folder", type=Path, default=PICTURES)
    words.add_argument("--docs", action="store_true", help="those that a page shows, into docs/")
    words.add_argument("--language", default="en-US")
    words.add_argument("--theme", choices=THEMES)
    words.add_argument("--size", choices=sorted(SIZES))
    words.add_argument("--png", action="store_true", help="for looking closely")
    return words.parse_args()


def main() -> None:
    """Take the pictures."""
    wish = asked()
    folder, only = (SCREENSHOTS, shown()) if wish.docs else (wish.folder, None)
    camera = Camera(folder, wish.wanted, wish.language, wish.png, only)
    camera.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as play:
        house = House(Path(place))
        house.open()
        try:
            browser = play.chromium.launch(executable_path=chromium(), args=flags())
            ended = finish(browser, house) if camera.wants("end") or camera.wants("replay") else ""
            house.kill()
            house.settings = DREAMY
            house.open()
            for theme in THEMES:
                for size, (width, height) in SIZES.items():
                    if wish.theme in (None, theme) and wish.size in (None, size):
                        with somebody(
                            browser, house, width, height, theme, camera.language
                        ) as person:
                            look(camera, person, house, ended, f"{size}-{theme}")
            browser.close()
        finally:
            house.kill()


if __name__ == "__main__":
    main()

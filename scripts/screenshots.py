"""Pictures of every screen, at a desk and on a phone, light and dark, into docs/screenshots/.

A real server deals, a real Chromium draws; `make screenshots` runs it.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from higgle.playing.match import Match  # noqa: E402
from tests.web.house import House, Person, somebody  # noqa: E402

PICTURES = ROOT / "docs" / "screenshots"
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
GAMES = {
    "bohnanza": "Bohnanza",
    "bohnanza-plus": "Bohnanza Plus",
    "high-bohn": "High Bohn",
    "bohnaparte": "Bohnaparte",
    "kuhhandel": "Kuhhandel Master",
}
QUALITY = 72
"""Pictures are JPEG, so that each stays well under 200 kB."""

Theme = Literal["light", "dark"]


def shoot(person: Person, name: str) -> None:
    """One picture of what is seen now."""
    person.page.wait_for_timeout(700)
    if len(sys.argv) > 2:
        person.page.screenshot(path=Path(sys.argv[2]) / f"{name}.png")
        return
    file = PICTURES / f"{name}.jpg"
    person.page.screenshot(path=file, type="jpeg", quality=QUALITY)
    print(f"{file.relative_to(ROOT)}  {file.stat().st_size // 1000} kB")


def plain_screens(person: Person, ending: str) -> None:
    """Everything that needs no game."""
    for path, name in (("", "lobby"), ("learn/bohnanza", "tutorial"), ("rules/bohnanza", "rules")):
        person.visit(path)
        shoot(person, f"{name}-{ending}")


def table(person: Person, game: str, ending: str) -> None:
    """A game some moments after it began."""
    person.quick(GAMES[game])
    if game == "bohnaparte":
        person.does(".land.target", 8000)
        person.does("aside .panel.land button.btn", 3000)
    if game == "kuhhandel":
        person.page.locator(".stage").wait_for()
    else:
        person.plants_all()
        person.does("[data-key=done]:has-text('Done planting')", 500)
        person.page.wait_for_timeout(1500)
    shoot(person, f"{game}-{ending}")
    if game == "bohnanza":
        trade(person, ending)
    if game == "high-bohn":
        person.does("button:has-text('town'), button:has-text('Town')", 3000)
        shoot(person, f"{game}-town-{ending}")
    if game == "bohnaparte":
        person.does("button:has-text('map'), button:has-text('Map')", 3000)
        shoot(person, f"{game}-map-{ending}")


def trade(person: Person, ending: str) -> None:
    """An offer being made."""
    person.does(".bar button:has-text('Trade')", 800)
    person.does("[data-key=offer]", 3000)
    person.does(".strip .slot", 2000)
    person.does(".build .sort", 2000)
    shoot(person, f"bohnanza-offer-{ending}")


def played(person: Person, record: str) -> None:
    """The replay of a whole game."""
    person.visit("watch")
    person.page.locator("input[type=file]").set_input_files(
        {"name": "game.jsonl", "mimeType": "application/jsonl", "buffer": record.encode()}
    )
    person.button("Next deal").click()
    shoot(person, "replay-desk-light")


def chromium() -> str:
    """Where the browser is."""
    found = subprocess.run(
        [str(ROOT / "scripts" / "get-chromium")], capture_output=True, text=True, check=True
    )
    return found.stdout.strip()


def record() -> str:
    """A whole game of Bohnanza among bots."""
    match = Match("bohnanza", 4, ["farmer"], "a fine day at the market")
    match.play()
    return str(match.table.record())


def visit(browser: Browser, house: House, wanted: str) -> None:
    """All pictures whose name has the wanted words in it."""
    themes: tuple[Theme, ...] = ("light", "dark")
    for theme in themes:
        for size, (width, height) in SIZES.items():
            ending = f"{size}-{theme}"
            with somebody(browser, house, width, height, theme) as person:
                if re.search(wanted, "lobby"):
                    plain_screens(person, ending)
                for game in GAMES:
                    if re.search(wanted, game):
                        table(person, game, ending)


def main() -> None:
    """Take the pictures; a word takes only some, and a folder takes them as PNG for looking."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        house = House(Path(folder))
        house.open()
        try:
            browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
            visit(browser, house, wanted)
            if re.search(wanted, "replay"):
                with somebody(browser, house) as person:
                    played(person, record())
            browser.close()
        finally:
            house.kill()


if __name__ == "__main__":
    main()

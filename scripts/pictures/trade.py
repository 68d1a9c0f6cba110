"""A short moving picture of a trade: a real server, a real Chromium, and a bot's offer taken.

`python -m scripts.pictures.trade` writes docs/screenshots/trade.webp, which the README shows.
"""

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import Locator, sync_playwright

from scripts.pictures.chromium import chromium, flags
from scripts.pictures.moments import MOMENTS
from tests.web.house import QUICK, House, Person, somebody
from tests.web.situation import SLOW, find, lay

ROOT = Path(__file__).parents[2]
PICTURE = ROOT / "docs" / "screenshots" / "trade.webp"
SIZE = (1280, 800)
SHOWN = (960, 600)
QUALITY = 70
MOST = 600_000
"""How many bytes the picture may have."""
RING = 26
STEPS = ("[data-answer=yes]", "[data-key=done]", ".here", ".here", ".here")
"""Take the first offer, end the trading, plant what was kept and received."""


class Film:
    """Frames, and how many milliseconds each is shown."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.frames: list[tuple[Image.Image, int]] = []

    def shoot(self, milliseconds: int, at: Locator | None = None) -> None:
        """What is seen now, with a ring round what will be pressed."""
        taken = Image.open(io.BytesIO(self.person.page.screenshot())).convert("RGB")
        box = at.bounding_box() if at is not None else None
        if box is not None:
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            spot = (x - RING, y - RING, x + RING, y + RING)
            ImageDraw.Draw(taken).ellipse(spot, outline=(214, 64, 48), width=6)
        self.frames.append((taken.resize(SHOWN, Image.Resampling.LANCZOS), milliseconds))

    def press(self, selector: str) -> None:
        """Show where, press, and show what came of it."""
        thing = self.person.page.locator(f"{selector} >> visible=true").first
        thing.wait_for()
        self.shoot(900, thing)
        thing.click()
        self.person.page.wait_for_timeout(700)
        self.shoot(1300)

    def save(self, file: Path) -> None:
        """Write the picture."""
        first, *more = [frame for frame, _ in self.frames]
        times = [milliseconds for _, milliseconds in self.frames]
        first.save(
            file,
            save_all=True,
            append_images=more,
            duration=times,
            loop=0,
            quality=QUALITY,
            method=6,
        )


def main() -> None:
    """Play, and write the picture."""
    one = MOMENTS["bohnanza"]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playing:
        house = House(Path(folder), QUICK | {"HIGGLE_BOT_PACE": "0.5"})
        house.open()
        try:
            browser = playing.chromium.launch(executable_path=chromium(), args=flags())
            with somebody(browser, house, *SIZE) as person:
                moment = find(one.game, one.wish, bot="farmer", seats=one.seats)
                lay(house, moment, {0: person}, bot="farmer", clocks=SLOW)
                film = Film(person)
                film.shoot(2000)
                for step in STEPS:
                    film.press(step)
            browser.close()
        finally:
            house.kill()
    film.save(PICTURE)
    size = PICTURE.stat().st_size
    print(f"{PICTURE.name}  {len(film.frames)} frames, {size // 1000} kB")
    if size > MOST:
        sys.exit("the picture is too big")


if __name__ == "__main__":
    main()

"""A film of a whole game of Bohnanza with three bots, in a real Chromium and in real time.

Somebody plants, takes what is best for them, ends their trading and otherwise only watches.
Pictures go into a folder, and every wait is measured in which nothing happened that could be seen:
no step, no countdown, nothing to do. `python -m scripts.pictures.film` fails when one is too long.
"""

import argparse
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import msgspec
from playwright.sync_api import Error, Page, sync_playwright

from scripts.pictures.chromium import chromium, flags
from tests.web.house import House, Person, somebody

LONGEST = 5.0
"""How many seconds may pass without anything to be seen."""
PICTURE = 5.0
"""How many seconds lie between two pictures."""
THINKS = 0.6
"""How long the person thinks before a deed."""
LISTENS = 4.0
"""How long the person waits for offers in its own turn."""
LONGEST_GAME = 3600.0

WATCH = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const seen = (selector) => all(selector).some((one) => one.checkVisibility());
  const due = ".here, .must, .btn.done, dialog[open], main.end, .offer.due";
  window.film = [];
  let last = "";
  setInterval(() => {
    const lines = document.querySelectorAll(".lines .line");
    const log = lines.length + (lines[lines.length - 1]?.textContent ?? "");
    const counts = seen(".call[role=status]");
    const words = document.querySelector(".deed")?.textContent.trim() ?? "";
    const alive = log !== last || counts || seen(due);
    last = log;
    window.film.push({ at: performance.now() / 1000, alive, words });
  }, 100);
}"""
"""Ten times a second: has something happened, is something counted down, or is it my turn?"""

DEEDS = (
    "main.end",
    "dialog[open] .yes:not(:disabled)",
    ".here",
    "h3.best + article [data-answer=yes]",
    ".offer.due .deeds .btn",
    ".deed:has(.must) .done",
    ".btn.done:not(.ending)",
    ".counter .due",
)
"""What the person does, the most urgent first; what ends its trading comes after some listening."""


class Moment(msgspec.Struct, frozen=True):
    """What could be seen at one moment."""

    at: float
    alive: bool
    words: str


class Wait(msgspec.Struct, frozen=True):
    """A time in which nothing happened, and what the page said about it."""

    length: float
    at: float
    words: str


def play(person: Person, folder: Path, most: float) -> list[Moment]:
    """Play to the end, or for at most this many seconds, and take pictures."""
    page = person.page
    page.evaluate(WATCH)
    began = shot = time.monotonic()
    trading = 0.0
    while time.monotonic() - began < most:
        now = time.monotonic()
        if now - shot >= PICTURE:
            shot = now
            page.screenshot(path=folder / f"{now - began:06.1f}.jpg", type="jpeg", quality=60)
        found = urgent(page)
        if found == "main.end":
            page.screenshot(path=folder / f"{now - began:06.1f}-end.jpg", type="jpeg", quality=60)
            break
        if found != ".btn.done:not(.ending)":
            trading = 0.0
        elif not trading:
            trading = now
        if found and (not trading or now - trading > LISTENS):
            page.wait_for_timeout(1000 * THINKS)
            with suppress(Error):
                page.locator(f"{found} >> visible=true").first.click(timeout=500)
            trading = 0.0
        page.wait_for_timeout(150)
    return msgspec.convert(page.evaluate("() => window.film"), list[Moment])


def urgent(page: Page) -> str:
    """The first thing to do that can be seen."""
    look = """(wanted) => wanted.find((selector) =>
      [...document.querySelectorAll(selector)].some((one) => one.checkVisibility())) ?? ''"""
    return str(page.evaluate(look, list(DEEDS)))


def waits(moments: list[Moment]) -> list[Wait]:
    """The times between two signs of life, the longest first."""
    found: list[Wait] = []
    last = moments[0].at if moments else 0.0
    for moment in moments:
        if moment.alive:
            found.append(Wait(moment.at - last, last - moments[0].at, moment.words))
            last = moment.at
    return sorted(found, key=lambda wait: -wait.length)


def main() -> int:
    """Film one game, and say how long the longest wait was."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "film")
    asked.add_argument("--seconds", type=float, default=LONGEST_GAME)
    asked.add_argument("--width", type=int, default=1280)
    asked.add_argument("--height", type=int, default=800)
    given = asked.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as films:
        house = House(Path(place), {})
        house.open()
        browser = films.chromium.launch(executable_path=chromium(), args=flags())
        try:
            with somebody(browser, house, given.width, given.height) as person:
                moments = play(person.quick("Bohnanza"), given.folder, given.seconds)
        finally:
            browser.close()
            house.kill()
    longest = waits(moments)
    long, total = longest[0].length, moments[-1].at - moments[0].at
    over = [wait for wait in longest if wait.length > LONGEST]
    print(f"{total:.0f} s filmed, longest wait {long:.1f} s, {len(over)} over {LONGEST} s")
    for wait in longest[:5]:
        print(f"  {wait.length:.1f} s at {wait.at:.0f} s: {wait.words}")
    print(f"pictures: {given.folder}")
    return int(bool(over))


if __name__ == "__main__":
    sys.exit(main())

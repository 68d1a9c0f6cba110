"""People who play on to the end: with a finger on a phone, or with nothing but keys."""

import re
from abc import ABC, abstractmethod

from playwright.sync_api import Error

from tests.web.house import Person

MOST = 4000
"""More deeds than any game takes."""
END = "main.end"
DIALOG = "dialog .yes:not(:disabled)"
PLANT = ".here"
DONE = "[data-key=done]:not(.closed):not(.ending)"
HARVEST = "[data-key^=harvest]:not(.closed)"
LOOK = """(wanted) => wanted.findIndex((selector) =>
  [...document.querySelectorAll(selector)].some((one) => one.checkVisibility()))"""
NO_FIELD = re.compile("No field")


class Player(ABC):
    """Somebody who does the first thing that can be done, over and over again."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def play_to_the_end(self) -> int:
        """Play until the scores are there; how many deeds it took."""
        for deeds in range(MOST):
            seen = self.look()
            if seen == END:
                return deeds
            try:
                self.do(seen)
            except Error:
                continue
        raise AssertionError("the game never ends")

    def look(self) -> str:
        """The first thing to do that is on the screen; harvests only where no field is free."""
        wanted = [END, DIALOG, PLANT, DONE, HARVEST]
        while True:
            self.page.locator(", ".join(wanted)).locator("visible=true").first.wait_for(
                timeout=120_000
            )
            found: int = self.page.evaluate(LOOK, wanted)
            if found < 0:
                continue
            if wanted[found] != HARVEST or self.has_no_field():
                return wanted[found]
            self.wait_for_news()

    def has_no_field(self) -> bool:
        """Whether the table says that a bean finds no field."""
        return any(NO_FIELD.search(text) for text in self.page.locator(".deed").all_inner_texts())

    def wait_for_news(self) -> None:
        """Wait until there is something else to do than a harvest that nobody needs."""
        urgent = f"{END}, {DIALOG}, {PLANT}, {DONE}, .deed:has-text('No field')"
        self.page.locator(urgent).locator("visible=true").first.wait_for(timeout=120_000)

    @abstractmethod
    def do(self, seen: str) -> None:
        """Do it."""


class Finger(Player):
    """Taps, and nothing else."""

    def do(self, seen: str) -> None:
        self.page.locator(seen).locator("visible=true").first.tap(timeout=1000)


class Keys(Player):
    """Keys, and nothing else."""

    def do(self, seen: str) -> None:
        keyboard = self.page.keyboard
        if seen == PLANT:
            keyboard.press("p")
            keyboard.press("Enter")
        elif seen == DONE:
            keyboard.press("d")
        elif seen == HARVEST:
            key = self.page.locator(seen).locator("visible=true").first.get_attribute("data-key")
            keyboard.press("h")
            keyboard.press(str(key)[-1])
        else:
            self.confirm()

    def confirm(self) -> None:
        """Tab to the dialog's answer and give it."""
        for _ in range(8):
            if self.page.evaluate("() => document.activeElement.matches('dialog .yes')"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")

"""People who play on to the end: by what they see on the page, or with nothing but keys."""

import re
from pathlib import Path
from random import Random

import msgspec
from playwright.sync_api import Error

from tests.web.house import Person

LOOK = Path(__file__).with_name("player.js").read_text("utf-8")
EAR = Path(__file__).with_name("ear.js").read_text("utf-8")
MOST = 6000
"""More deeds than any game takes."""
PATIENT = 400
"""This many presses without effect, while one is asked to act, are a dead end."""
LONGEST = 90
"""This many seconds may pass without news of the table."""
IDLE = 0.15
"""How often somebody who is not awaited does something all the same."""
NEWS = """(wait) => new Promise((done) => {
  const changes = new MutationObserver(() => { changes.disconnect(); done(); });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  changes.observe(document.body, all);
  setTimeout(() => { changes.disconnect(); done(); }, wait);
})"""


class Seen(msgspec.Struct, frozen=True):
    """What a player saw at one look."""

    asking: bool
    """Whether the page waits for an answer: so does whoever looks at it."""
    over: bool
    awaited: bool
    begun: bool
    """Whether an offer or a question is open: bots wait for whoever composes."""
    holes: list[str]
    """Sentences that lack a word."""
    label: str
    """What invites to be pressed, if anything does."""
    spot: dict[str, float] | None
    """Where; nowhere if something lies over it."""
    done: int
    """How many acts were accepted."""
    quiet: float
    """For how many seconds there were no news of the table."""
    refusals: list[str]
    """What the table refused though the page had drawn that very table."""


class Player:
    """Somebody who presses what invites to be pressed, and waits while others are awaited."""

    def __init__(self, person: Person, seed: str = "", pictures: Path | None = None) -> None:
        self.person = person
        self.page = person.page
        self.page.add_init_script(EAR)
        self.random = Random(seed)
        self.seed = seed
        self.pictures = pictures
        self.pressed: list[str] = []

    def play_to_the_end(self) -> int:
        """Play until the scores are there; how many presses it took."""
        vain = done = 0
        for _ in range(MOST):
            seen = self.look()
            if seen.over:
                return len(self.pressed)
            if seen.asking:
                self.person.is_answered()
            elif seen.awaited or seen.begun or self.random.random() < IDLE:
                self.press(seen)
            else:
                self.page.evaluate(NEWS, 1000)
            vain = vain + 1 if seen.awaited and seen.done == done else 0
            done = seen.done
            self.need(not seen.holes, f"words are missing: {seen.holes}")
            self.need(not seen.refusals, f"refused: {seen.refusals}")
            self.need(not self.person.complaints, f"the page complains: {self.person.complaints}")
            self.need(vain < PATIENT, "nothing that is pressed does anything")
            self.need(seen.quiet < LONGEST, "nothing happens any more")
        raise self.stuck("the game never ends")

    def look(self) -> Seen:
        """What there is to see, and what invites most."""
        return msgspec.convert(self.page.evaluate(LOOK, self.random.random()), Seen)

    def press(self, seen: Seen) -> None:
        """Press it, and wait for the answer."""
        if seen.spot is None:
            self.page.evaluate(NEWS, 100)
            return
        self.pressed.append(seen.label)
        if self.pictures is not None and len(self.pressed) % 40 == 1:
            self.page.screenshot(path=self.pictures / f"{self.seed} {len(self.pressed):04}.png")
        if self.person.touches:
            self.page.touchscreen.tap(seen.spot["x"], seen.spot["y"])
        else:
            self.page.mouse.click(seen.spot["x"], seen.spot["y"])
        self.person.is_answered()

    def need(self, fine: bool, what: str) -> None:
        """Something must hold, or the story ends here."""
        if not fine:
            raise self.stuck(what)

    def stuck(self, what: str) -> AssertionError:
        """Why it does not go on, with a picture and the last deeds."""
        picture = (self.pictures or self.person.house.database.parent) / f"{self.seed} stuck.png"
        self.page.screenshot(path=picture)
        return AssertionError(f"{self.seed}: {what}; {picture}; {self.pressed[-12:]}")


END = "main.end"
DIALOG = "dialog .yes:not(:disabled)"
PLANT = ".here"
DONE = "[data-key=done]:not(.closed):not(.ending)"
HARVEST = "[data-key^=harvest]:not(.closed)"
FIRST = """(wanted) => wanted.findIndex((selector) =>
  [...document.querySelectorAll(selector)].some((one) => one.checkVisibility()))"""
NO_FIELD = re.compile("No field")


class Keys:
    """Somebody who plays beans with keys and nothing else, always the first thing to be done."""

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
            found: int = self.page.evaluate(FIRST, wanted)
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

    def do(self, seen: str) -> None:
        """Do it."""
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


def mila_seat(jana: Person) -> int:
    """Which of the others is the other person: the one without the bot's tag."""
    panels = jana.page.locator(".other")
    people = [at for at in range(panels.count()) if not panels.nth(at).locator(".bot").count()]
    return people[0] + 1


def offer_and_counter(jana: Person, mila: Person) -> None:
    """Jana offers her front card for nothing in particular; Mila counters and Jana agrees."""
    seat = mila_seat(jana)
    jana.page.keyboard.press("1")
    jana.page.locator(".build .chip").nth(seat).click()
    jana.page.locator(".build .sort").first.click()
    jana.button("Send offer").click()

    card = mila.page.locator("article.offer").filter(has_text=re.compile("offers"))
    card.get_by_role("button", name="Counter").first.click()
    given = mila.page.locator(".build .well").nth(0).locator(".tiles button")
    while given.count():
        given.first.click()
    mila.page.keyboard.press("1")
    mila.button("Send offer").click()

    counter = jana.page.locator("article.offer").filter(has_text=re.compile("counters"))
    counter.get_by_role("button", name="Accept").click()
    if jana.page.locator("dialog").count():
        jana.button("Give this").click()
    jana.sees(re.compile("You gave .* got .* from"))

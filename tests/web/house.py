"""A real server in a process of its own, and people at it with real browsers."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 20_000
"""How many milliseconds a page may take to show something on a busy machine."""

PHONE = 600
"""Whatever is narrower is touched."""

UNDER_WAY = "test-under-way"
"""The file beside the folders of houses that names the test that is under way."""

QUICK = {
    "HIGGLE_BOT_PACE": "0.1",
    "HIGGLE_REQUESTS": "5000",
    "HIGGLE_HANDSHAKES": "5000",
    "HIGGLE_GUESTS_PER_HOUR": "5000",
    "HIGGLE_SOCKETS_PER_ADDRESS": "200",
}
"""Settings of a server whose visitors are in a hurry."""

FINDINGS = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.map((one) => one.id + ": " + one.nodes.map((node) => node.html));
}"""


STILL = """() => document.fonts.ready.then(() =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))"""
"""Wait until the letters have come and everything has found its place."""

CUT = """() => [...document.querySelectorAll("main *, header *")].filter((one) => {
  if (one.scrollWidth <= one.clientWidth + 1 || one.closest(".hear")) return false;
  if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) return false;
  const style = getComputedStyle(one);
  return style.overflowX !== "visible" && style.clipPath === "none" && style.display !== "inline";
}).map((one) => one.className + ": " + one.textContent.trim())"""
"""Words that do not fit into the box that hides the rest of them."""


COVERED = """() => {
  const controls = [...document.querySelectorAll("main :is(button, a, input, select)")];
  return controls.filter((one) => {
  if (!one.checkVisibility({ visibilityProperty: true })) return false;
  one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = one.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return top === null || !one.contains(top);
}).map((one) => one.outerHTML.slice(0, 160)); }"""
"""Controls whose middle cannot be pressed, because it lies under something or off the screen."""

BROKEN = """() => {
  const broken = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.parentElement.closest(".hear, select, svg")) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\d]+/gu)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) broken.push(word);
    }
  }
  return broken;
}"""
"""Words that go on in the next line."""

BEYOND = """() => [...document.querySelectorAll("main button")].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width > 0 && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1);
}).map((one) => one.outerHTML.slice(0, 160))"""
"""Buttons that are not on the screen until something is scrolled."""


BY_HAND = """if (localStorage.getItem("higgle") === null)
  localStorage.setItem("higgle", '{"forced": false}')"""
"""People in tests make the moves themselves that the page would make for them."""


BEEN_HERE = 'localStorage.setItem("higgle-been-here", "yes")'
"""The page asks who somebody is only where somebody has been."""


class House:
    """A server on a free port; it can be killed and started anew on the same port and file."""

    patience = PATIENCE

    def __init__(
        self,
        folder: Path,
        settings: dict[str, str] = QUICK,
        program: tuple[str, ...] = (),
    ) -> None:
        self.settings = settings
        same_deals = (sys.executable, "-m", "tests.web.same_deals", str(folder.parent / UNDER_WAY))
        self.program = program or same_deals
        self.database = folder / "tables.sqlite3"
        self.log = folder / "server.log"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        """Start the server and wait until it says where it is."""
        words = [
            "serve",
            "--no-browser",
            "--port",
            str(self.port),
            "--database",
            str(self.database),
        ]
        with self.log.open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [*self.program, *words],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | self.settings,
                cwd=ROOT,
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            told = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
            if told:
                self.port = int(told[1])
                return
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """End the server without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def mistakes(self) -> list[str]:
        """What the server wrote down as a mistake of its own."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if '"level":"error"' in line or not line.startswith("{")]

    @property
    def address(self) -> str:
        """Where the server is."""
        return f"http://127.0.0.1:{self.port}/"

    def receive(self, page: Page) -> None:
        """What somebody does who has just come to a page."""


class Person:
    """Somebody with a browser; what the page complains about is remembered."""

    def __init__(self, context: BrowserContext, house: House, language: str = "en-US") -> None:
        self.context = context
        self.house = house
        self.language = language[:2]
        context.set_default_timeout(house.patience)
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self.hear)

    @property
    def touches(self) -> bool:
        """Whether this person has a phone."""
        return self.page.viewport_size is not None and self.page.viewport_size["width"] < PHONE

    def hear(self, message: ConsoleMessage) -> None:
        """Remember an error of the console; a lost line is no mistake of the page."""
        if message.type == "error" and "WebSocket connection" not in message.text:
            self.complaints.append(message.text)

    def visit(self, path: str = "") -> "Person":
        """Go to a place of the app."""
        self.page.goto(self.house.address + path)
        self.page.locator("#main").wait_for()
        self.house.receive(self.page)
        return self

    def come_in(self) -> str:
        """Come to the lobby as a guest; the guest's id comes back."""
        with self.page.expect_response(re.compile(r"/api/(guests|me)$")):
            self.visit()
        return str(self.page.evaluate("async () => (await (await fetch('api/me')).json()).id"))

    def is_guest(self) -> str:
        """Be a guest, or stay who one is, before a page is opened; the id comes back."""
        api = self.house.address + "api/"
        answer = self.context.request.get(api + "me")
        if not answer.ok:
            guest = {"name": "Guest", "language": self.language}
            answer = self.context.request.post(api + "guests", data=guest)
            self.context.add_init_script(BEEN_HERE)
        return str(answer.json()["id"])

    def quick(self, game: str) -> "Person":
        """One click to a game against bots."""
        self.visit()
        self.button(re.compile(f"^Play now ?: {game}$")).click()
        self.button("Table menu").wait_for()
        return self

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """The first button of this name."""
        return self.page.get_by_role("button", name=name).first

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Wait until a text is there."""
        self.page.get_by_text(text).first.wait_for()

    def does(self, selector: str) -> None:
        """Press the first visible thing, and wait until the table has answered."""
        self.page.locator(f"{selector} >> visible=true").first.click()
        self.is_answered()

    def does_if(self, selector: str) -> bool:
        """Press the first visible thing, if there is one when all was answered."""
        if not self.has(selector):
            return False
        self.does(selector)
        return True

    def has(self, selector: str) -> bool:
        """Whether something is to be seen when all was answered."""
        self.is_answered()
        return self.page.locator(f"{selector} >> visible=true").count() > 0

    def is_answered(self) -> None:
        """Wait until the table has answered whatever this person asked."""
        self.page.locator("body:not([data-asking])").wait_for(state="attached")

    def plants_all(self) -> None:
        """Plant until nothing is to be planted, harvesting where no field is free."""
        for _ in range(12):
            if self.does_if(".here"):
                continue
            if not self.has(".deed:has-text('No field')"):
                return
            self.does("[data-key^=harvest]:not(.closed)")
            self.does_if("dialog .yes")

    def rests(self) -> None:
        """Let a bot play on."""
        self.button("Table menu").click()
        self.button("Let a bot play for me").click()

    def findings(self) -> list[str]:
        """What axe has to say about the page."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[str] = self.page.evaluate(FINDINGS)
        return found

    def cut(self) -> list[str]:
        """Words of the page that are cut off."""
        self.page.evaluate(STILL)
        found: list[str] = self.page.evaluate(CUT)
        return found

    def broken(self) -> list[str]:
        """Words of the page that are broken in the middle."""
        self.page.evaluate(STILL)
        found: list[str] = self.page.evaluate(BROKEN)
        return found

    def covered(self) -> list[str]:
        """Controls that lie under something else."""
        self.page.evaluate(STILL)
        found: list[str] = self.page.evaluate(COVERED)
        return found

    def beyond(self) -> list[str]:
        """Buttons that are out of sight without scrolling."""
        self.page.evaluate(STILL)
        found: list[str] = self.page.evaluate(BEYOND)
        return found

    def overflow(self) -> int:
        """By how many pixels the page is wider than the window."""
        self.page.evaluate(STILL)
        wide: int = self.page.evaluate(
            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return wide


@contextmanager
def somebody(
    browser: Browser,
    house: House,
    width: int = 1440,
    height: int = 900,
    theme: Literal["light", "dark"] = "light",
    language: str = "en-US",
) -> Iterator[Person]:
    """A person with a desk or a phone, who leaves at the end."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=theme,
        locale=language,
        has_touch=width < PHONE,
        reduced_motion="reduce",
    )
    context.add_init_script(BY_HAND)
    try:
        yield Person(context, house, language)
    finally:
        with suppress(Error):
            context.close()


def sit_down_beside(host: Person, guest: Person, code: str) -> None:
    """The guest takes a chair at the host's table and a bot another; one of the four stays free."""
    guest.visit(f"t/{code}")
    guest.button("Sit down").click()
    host.sees("Waiting for 2 more players.")
    host.button("A bot").click()
    host.sees("Waiting for one more player.")


def meet_by_the_link(host: Person, guest: Person) -> None:
    """The host sets a table, the guest comes by the link, bots fill the rest, the host starts."""
    host.visit()
    host.page.get_by_role("switch", name="Fill chairs with bots").click()
    host.button("Set the table").click()
    code = host.page.locator(".invite .code").inner_text()
    sit_down_beside(host, guest, code)
    host.button("A bot").click()
    guest.button("I am ready").click()
    host.sees("Everybody is ready")
    host.button("Start the game").click()

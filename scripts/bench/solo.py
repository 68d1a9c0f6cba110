"""How large and how quick the game without a server is, in a real Chromium.

`make solo && python -m scripts.bench.solo` takes some eight minutes, prints every figure beside
what is wanted and writes docs/evidence/solo.md anew; `--only start,decisions` measures a part.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from higgle.live.bot_levels import NORMAL
from scripts.pictures.chromium import chromium, flags
from scripts.solo.pack import ROOT
from scripts.solo.serve import FOLDER, Files, serving

PAGE = ROOT / "docs" / "evidence" / "solo.md"
BEGIN, END = "<!-- figures of the last run -->\n", "<!-- end of the figures -->\n"
RUNS = 3
GAMES = 10
LONG = 180_000
"""Milliseconds that anything may take on a slow machine."""
SLOWED = 4
THINKING = 45
"""Seconds for which frames are watched."""
HASTE = "localStorage.setItem('higgle-solo-pace', '0.02')"
STARTS = """(() => {
  window.seen = {};
  const wanted = { lobby: "li.game", move: ".here" };
  const look = () => {
    for (const [name, what] of Object.entries(wanted))
      if (!(name in seen) && document.querySelector(what)?.checkVisibility()) {
        seen[name] = 0;
        requestAnimationFrame(() => setTimeout(() => (seen[name] = performance.now())));
      }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
})()"""
"""Notes when the lobby is drawn, and when a first bean can be planted."""
FRAMES = """() => {
  window.longest = 0;
  let last = performance.now();
  const frame = (now) => {
    window.longest = Math.max(window.longest, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
DECIDE = """async ([base, kernel, script, wishes]) => {
  const code = `${kernel}
  onmessage = async ({ data: [base, script, wishes] }) => {
    const { loadPyodide } = await import(base + "engine/pyodide.mjs");
    const lock = await (await fetch(base + "engine/pyodide-lock.json")).text();
    const python = await loadPyodide({ indexURL: base + "engine/", lockFileContents: lock });
    const site = python.runPython("import site; site.getsitepackages()[0]");
    const archive = await (await fetch(base + "engine/higgle.zip")).arrayBuffer();
    python.unpackArchive(archive, "zip", { extractDir: site });
    const memory = () => python._module.HEAPU8.buffer;
    python.registerJsModule("higgle_kernel", { begin: (block) => kernel(memory, block) });
    python.FS.writeFile(site + "/decisions.py", script);
    python.globals.set("wishes", wishes);
    python.runPython("from higgle.solo import numpy_subset; numpy_subset.install()");
    postMessage(python.runPython("import decisions; decisions.main(wishes)"));
  };`;
  const place = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const worker = new Worker(place, { type: "module" });
  return new Promise((done, failed) => {
    worker.onmessage = ({ data }) => { worker.terminate(); done(data); };
    worker.onerror = (event) => failed(new Error(event.message));
    worker.postMessage([base, script, wishes]);
  });
}"""


class Figure(msgspec.Struct, frozen=True):
    """Something that was measured, in its unit, and the most that is wanted."""

    name: str
    unit: str
    most: float
    runs: list[float]
    worst: bool = False
    """Whether the worst run counts, and not the middle one."""

    @property
    def value(self) -> float:
        """The run that counts."""
        return max(self.runs) if self.worst else median(self.runs)

    def row(self) -> str:
        """A line of the table; what misses is bold."""
        told = f"{self.value:.4g} {self.unit}"
        runs = ", ".join(f"{run:.4g}" for run in self.runs) if len(self.runs) > 1 else ""
        told = f"**{told}**" if self.value > self.most else told
        return f"| {self.name} | {self.most:g} {self.unit} | {told} | {runs} |\n"


class Bench:
    """A browser and the files that it is sent."""

    def __init__(self, browser: Browser, files: Files) -> None:
        self.browser = browser
        self.files = files

    @contextmanager
    def visitor(self, haste: bool = False) -> Iterator[BrowserContext]:
        """Somebody who has never been here."""
        context = self.browser.new_context(viewport={"width": 1280, "height": 800})
        context.set_default_timeout(LONG)
        context.add_init_script(STARTS)
        if haste:
            context.add_init_script(HASTE)
        yield context
        context.close()

    def download(self) -> list[Figure]:
        """All files as they are sent."""
        names = {file for file in self.files.folder.rglob("*") if file.suffix not in (".br", ".gz")}
        sizes = [min(size(file), size(Path(f"{file}.br"))) for file in names if file.is_file()]
        return [Figure("download of everything, brotli", "MB", 9, [sum(sizes) / 1e6])]

    def start(self) -> list[Figure]:
        """From the address to the first bean that can be planted, with nothing kept and again."""
        found: dict[str, list[float]] = {}
        for _ in range(RUNS):
            with self.visitor() as context:
                for name in ("first visit", "later visit"):
                    lobby, move = begin(context, self.files.address)
                    found.setdefault(f"{name}: lobby drawn", []).append(lobby)
                    found.setdefault(f"{name}: first own move possible", []).append(move)
                self.files.quiet = True
                lobby, move = begin(context, self.files.address)
                found.setdefault("offline: first own move possible", []).append(move)
                self.files.quiet = False
        most = {"lobby drawn": 1, "first visit: first own move possible": 8}
        return [
            Figure(name, "s", most.get(name, most.get(name.split(": ")[1], 4)), runs)
            for name, runs in found.items()
        ]

    def decisions(self) -> list[Figure]:
        """How long default opponents think, beside the same decisions natively."""
        about = json.loads((self.files.folder / "about.en.json").read_text(encoding="utf-8"))
        wishes = [
            [game["id"], bot, 1, 250]
            for game in about["games"]
            for bot in sorted({game["opponent"], NORMAL})
        ]
        asked = json.dumps(wishes)
        native, here = [], []
        for _ in range(RUNS):
            words = [sys.executable, "-m", "scripts.solo.decisions", asked]
            native.append(json.loads(output(words)))
            with self.visitor() as context:
                here.append(json.loads(self.decide(context.new_page(), asked)))
        found = []
        for place, (game, bot, *_) in enumerate(wishes):
            digests = {run[place]["digest"] for run in (*native, *here)}
            assert len(digests) == 1, f"{game}, {bot}: decisions differ"
            times = [
                one[place]["mean"] / other[place]["mean"]
                for one, other in zip(here, native, strict=True)
            ]
            late = [run[place]["p95"] for run in here]
            found.append(
                Figure(f"{game}, {bot}: mean decision beside CPython", "times", 3.5, times)
            )
            found.append(Figure(f"{game}, {bot}: p95 of a decision", "ms", 150, late))
        return found

    def decide(self, page: Page, asked: str) -> str:
        """What bots decide in a worker of this browser."""
        page.goto(f"{self.files.address}favicon.svg")
        kernel = output(["node", "scripts/solo/kernel.mjs"]).replace("export ", "")
        script = (ROOT / "scripts" / "solo" / "decisions.py").read_text(encoding="utf-8")
        told: str = page.evaluate(DECIDE, [self.files.address, kernel, script, asked])
        return told

    def memory(self) -> list[Figure]:
        """What the page's process holds after each of ten games in one tab."""
        held: list[float] = []
        with self.visitor(haste=True) as context:
            page = context.new_page()
            page.goto(self.files.address)
            for _ in range(GAMES):
                play_now(page)
                page.locator(".rail button.more, header button.more").last.click()
                page.get_by_role("button", name="Let a bot play for me").click()
                page.locator("main.end").wait_for(timeout=10 * LONG)
                waste = context.new_cdp_session(page)
                waste.send("HeapProfiler.collectGarbage")
                waste.detach()
                held.append(self.renderers())
                page.get_by_role("link", name="Home").first.click()
        return [
            Figure(
                "most memory of the page's process after each of ten games",
                "MB",
                350,
                held,
                worst=True,
            ),
            Figure(
                "growth from the fifth game to the tenth", "%", 10, [100 * (held[-1] / held[4] - 1)]
            ),
        ]

    def renderers(self) -> float:
        """The proportional memory of all processes that draw pages, in megabytes."""
        line = self.browser.new_browser_cdp_session()
        told = line.send("SystemInfo.getProcessInfo")["processInfo"]
        found = [proportion(one["id"]) for one in told if one["type"] == "renderer"]
        line.detach()
        return max(found)

    def slowed(self) -> list[Figure]:
        """The page's own thread four times slower, by Chromium's emulation."""
        moves, frames = [], []
        for _ in range(RUNS):
            with self.visitor() as context:
                page = context.new_page()
                slow = context.new_cdp_session(page)
                slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
                moves.append(begin(context, self.files.address, page)[1])
                page.locator(".rail button.more, header button.more").last.click()
                page.get_by_role("button", name="Let a bot play for me").click()
                page.evaluate(FRAMES)
                page.wait_for_timeout(1000 * THINKING / RUNS)
                frames.append(page.evaluate("longest"))
        return [
            Figure("four times slower: first own move possible", "s", 30, moves),
            Figure(
                "four times slower: longest frame while bots play", "ms", 200, frames, worst=True
            ),
        ]


def size(file: Path) -> float:
    """The bytes of a file; one that is not there is none to choose."""
    return file.stat().st_size if file.is_file() else float("inf")


def output(words: list[str]) -> str:
    """What a command prints."""
    return subprocess.run(words, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def proportion(process: int) -> float:
    """The memory of a process, with its share of what it has in common with others."""
    told = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8")
    return int(told.partition("Pss:")[2].split()[0]) / 1000


def play_now(page: Page) -> None:
    """One click to a game of Bohnanza, and wait for it."""
    page.locator("main.first .start, li.game .yes").first.click()
    page.locator(".here").first.wait_for()


def begin(context: BrowserContext, address: str, page: Page | None = None) -> tuple[float, float]:
    """Seconds until the lobby is drawn, and until a bean can be planted in a game of Bohnanza."""
    if page is None:
        # Only one tab has the tables.
        for old in context.pages:
            old.close()
        page = context.new_page()
    page.goto(address)
    play_now(page)
    page.wait_for_function("seen.lobby && seen.move")
    seen = page.evaluate("seen")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    return seen["lobby"] / 1000, seen["move"] / 1000


PARTS: dict[str, Callable[[Bench], list[Figure]]] = {
    "download": Bench.download,
    "start": Bench.start,
    "decisions": Bench.decisions,
    "memory": Bench.memory,
    "slowed": Bench.slowed,
}


def machine(browser: Browser, load: float) -> str:
    """What it was measured on."""
    cores = os.cpu_count()
    system = f"Chromium {browser.version}, Python {platform.python_version()}"
    now = datetime.now(UTC).date().isoformat()
    busy = f"load {load:.1f} before and {os.getloadavg()[0]:.1f} at the end"
    return f"Measured on {now} on {cores} cores, {busy}; {system}.\n"


def renew(told: str) -> None:
    """Write the table into the page."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{told}\n{END}{after}", encoding="utf-8")


def main(wanted: list[str]) -> None:
    """Measure, print and write."""
    load, began = os.getloadavg()[0], time.monotonic()
    with sync_playwright() as play, serving(Files(FOLDER, "/games/higgle/")) as files:
        browser = play.chromium.launch(executable_path=chromium(), args=flags())
        bench = Bench(browser, files)
        rows = ["| measure | wanted, at most | measured | runs |\n", "|---|---:|---:|---|\n"]
        for name in wanted:
            for figure in PARTS[name](bench):
                rows.append(figure.row())
                print(rows[-1], end="", flush=True)
        told = f"{machine(browser, load)}\n{''.join(rows)}"
        browser.close()
    print(told.partition("\n")[0], f"{time.monotonic() - began:.0f} s")
    if wanted == list(PARTS):
        renew(told)


if __name__ == "__main__":
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--only", default=",".join(PARTS), help="parts, with commas between them")
    main(given.parse_args().only.split(","))

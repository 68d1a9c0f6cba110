"""The next piece of every long count: `python -m scripts.soak.piece --minutes 60`.

Each script goes on where it stopped, for its share of the minutes, and is then asked for its
verdict. What was counted lies in `build/soak`, in one folder for each state of `src`, since a count
says something only about the build that it was made with.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[2]
LEAVING = 60
"""How many seconds a script has to put its servers away."""


class Row(msgspec.Struct, frozen=True):
    """A count: which script makes it, which option says how many, and what they are called."""

    script: str
    option: str
    asked: int
    counts: tuple[str, ...]
    words: tuple[str, ...] = ()
    needs: str = ""
    """What must have been made before."""


ROWS = (
    Row("games", "--games", 100, ("games",), ("--bots", "random", "--processes", "1")),
    Row("builds", "--games", 100_000, ("games",), (), ".venv-compiled"),
    Row("leaks", "--pairs", 200_000, ("pairs",)),
    Row("bot_views", "--pairs", 200_000, ("pairs",)),
    Row("kills", "--kills", 1_000, ("kills",), ("--round", "10")),
    Row("fuzz", "--count", 400_000, ("messages", "requests"), ("--round", "2000")),
    Row("reconnects", "--rounds", 10, ("storms",), ("--tables", "750")),
    Row("contention", "--actions", 60_000, ("accepted",), ("--processes", "4")),
    Row("simulation", "--games", 500, ("games",)),
)


def build() -> str:
    """The state of the sources, as Git names it."""
    name = git("rev-parse", "--short", "HEAD:src")
    return f"{name}-changed" if git("status", "--porcelain", "src") else name


def git(*words: str) -> str:
    """What Git answers."""
    return subprocess.run(
        ["git", *words], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()


def run(row: Row, asked: int, file: Path, seconds: float) -> bool:
    """Run a script until it is done or its time is over; whether it found nothing wrong.

    It is interrupted so that it puts its servers away, also where the shell lets nobody interrupt
    what runs in the background.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    command = [
        "nice",
        "-n",
        "19",
        sys.executable,
        "-m",
        f"scripts.soak.{row.script}",
        row.option,
        str(asked),
    ]
    with file.with_suffix(".log").open("a", encoding="utf-8") as log:
        process = subprocess.Popen(
            [*command, *row.words, "--state", str(file)],
            cwd=ROOT,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
        try:
            return process.wait(seconds) == 0
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGINT)
            try:
                process.wait(LEAVING)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
            return True


def reached(row: Row, file: Path) -> int:
    """How many were counted so far."""
    told = json.loads(file.read_text()) if file.exists() else {}
    return sum(told.get(name, 0) for name in row.counts)


def main() -> int:
    """Run a piece of everything, and print what is reached."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--minutes", type=float, default=60.0, help="for all rows together")
    words.add_argument("--only", default="", help="rows, with commas between")
    words.add_argument("--folder", type=Path, default=ROOT / "build" / "soak")
    said = words.parse_args()
    wanted = said.only.split(",") if said.only else [row.script for row in ROWS]
    rows = [row for row in ROWS if row.script in wanted and (ROOT / row.needs).exists()]
    folder = said.folder / build()
    folder.mkdir(parents=True, exist_ok=True)
    end, bad = time.monotonic() + 60 * said.minutes, False
    for place, row in enumerate(rows):
        file = folder / f"{row.script}.json"
        share = (end - time.monotonic()) / (len(rows) - place)
        before = reached(row, file)
        found = run(row, row.asked, file, max(share, 1.0))
        if reached(row, file):
            found = run(row, 0, file, share + LEAVING) and found
        bad = bad or not found
        counts = {"before": before, "reached": reached(row, file), "asked": row.asked}
        print(json.dumps({"build": folder.name, "row": row.script, **counts, "holds": found}))
        sys.stdout.flush()
    return int(bad)


if __name__ == "__main__":
    sys.exit(main())

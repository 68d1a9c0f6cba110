"""Finds a Chromium for the browser tests, on any system; on Debian, root gets it installed.

`python scripts/pictures/chromium.py` prints its path; `CHROMIUM` names another.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"  # without windows of its own it is half as heavy
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
WINDOWS = ("Chromium/Application/chrome.exe", "Google/Chrome/Application/chrome.exe")
FOLDERS = ("LOCALAPPDATA", "PROGRAMFILES", "PROGRAMFILES(X86)")
MISSING = (
    f"The browser tests need Chromium or Chrome. Install it (on Debian: sudo apt install {SHELL}) "
    "or set CHROMIUM to its path."
)


def found() -> str | None:
    """The first that is there."""
    for name in filter(None, (os.environ.get("CHROMIUM"), *NAMES)):
        if place := shutil.which(name):
            return place
    folders = [Path(os.environ[name]) for name in FOLDERS if name in os.environ]
    usual = [*map(Path, MAC), *(folder / inside for folder in folders for inside in WINDOWS)]
    return next((str(place) for place in usual if place.is_file()), None)


def install() -> None:
    """Debian's own, where we may."""
    apt = shutil.which("apt-get")
    if apt is None or sys.platform == "win32" or os.getuid() != 0:
        return
    for package in (SHELL, "chromium"):
        words = [apt, "install", "-y", "--no-install-recommends", package]
        if subprocess.run(words, stdout=sys.stderr, check=False).returncode == 0:
            return
        subprocess.run([apt, "update"], stdout=sys.stderr, check=False)
        if subprocess.run(words, stdout=sys.stderr, check=False).returncode == 0:
            return


def chromium() -> str:
    """The path of a Chromium, or an end in words."""
    place = found()
    if place is None:
        install()
        place = found()
    if place is None:
        sys.exit(MISSING)
    return place


def flags() -> list[str]:
    """What it must be started with: as root it has no sandbox."""
    return ["--no-sandbox"] if sys.platform != "win32" and os.getuid() == 0 else []


if __name__ == "__main__":
    print(chromium())

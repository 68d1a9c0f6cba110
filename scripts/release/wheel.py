"""Build from a clean export of the files: `python scripts/release/wheel.py FOLDER`.

Plain: the wheel and the source distribution, both with the client in them. `--compiled`: the wheel
of this machine. The Python that runs it needs hatchling, and mypy and setuptools to compile.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CLIENT = Path("src/higgle/server/static")


def export(folder: Path) -> None:
    """Copy what git knows or would take, as it is now, and the client if it was built."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout.decode()
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    if built():
        shutil.copytree(ROOT / CLIENT, folder / CLIENT, dirs_exist_ok=True)


def built() -> bool:
    """Whether make has built the client."""
    return (ROOT / CLIENT / "index.html").is_file()


def build(target: Path, *, compiled: bool) -> None:
    """Build in a folder of its own."""
    settings = {name: value for name, value in os.environ.items() if name != "HIGGLE_COMPILED"}
    settings |= {"HIGGLE_COMPILED": "1"} if compiled else {}
    settings |= {"HIGGLE_CLIENT": "built"} if built() else {}
    kinds = ["-t", "wheel"] if compiled else ["-t", "wheel", "-t", "sdist"]
    words = [sys.executable, "-m", "hatchling", "build", *kinds, "-d", str(target)]
    with tempfile.TemporaryDirectory() as folder:
        export(Path(folder))
        done = subprocess.run(words, cwd=folder, env=settings, check=False)
    if done.returncode:
        sys.exit(done.returncode)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--compiled", action="store_true")
    asked.add_argument("folder", type=Path)
    given = asked.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    build(given.folder.resolve(), compiled=given.compiled)

"""How much a plain install weighs, and how long the first words take.

`python -m scripts.bench.size` prints it for the environment it runs in; so does `make bench`.
"""

import os
import re
import subprocess
import sys
import time
from importlib.metadata import Distribution, distribution
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from packaging.requirements import Requirement

ROUNDS = 5


def plain() -> dict[str, Distribution]:
    """Ourselves and everything that a plain install brings along."""
    found: dict[str, Distribution] = {}
    waiting, seen = [("higgle", "")], set[tuple[str, str]]()
    while waiting:
        name, extra = waiting.pop()
        if (name, extra) in seen:
            continue
        seen.add((name, extra))
        package = found.setdefault(name.lower().replace("_", "-"), distribution(name))
        for wanted in map(Requirement, package.requires or []):
            if wanted.marker is None or wanted.marker.evaluate({"extra": extra}):
                waiting += [(wanted.name, more) for more in ("", *wanted.extras)]
    return found


def size(package: Distribution) -> int:
    """The bytes of a package; of ourselves, an editable install counts the sources."""
    if package.name == "higgle":
        root = Path(__file__).parents[2] / "src" / "higgle"
        files = [file for file in root.rglob("*") if file.is_file()]
        return sum(file.stat().st_size for file in files if file.suffix not in (".pyc", ".so"))
    listed = [Path(str(file.locate())) for file in package.files or []]
    return sum(file.stat().st_size for file in listed if file.is_file() and file.suffix != ".pyc")


def spent(*words: str) -> float:
    """Milliseconds of processor that a fresh Python takes for this."""
    before = os.times()
    for _ in range(ROUNDS):
        subprocess.run([sys.executable, *words], capture_output=True, check=True)
    after = os.times()
    user = after.children_user - before.children_user
    return (user + after.children_system - before.children_system) * 1000 / ROUNDS


def ready(folder: str) -> float:
    """Seconds until a server on a database in this folder answers that it is ready."""
    words = ["serve", "--no-browser", "--port", "0", "--database", f"{folder}/higgle.db"]
    begun = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-u", "-m", "higgle", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        said = (re.search(r"http://127\S+:\d+", line) for line in server.stdout or ())
        address = next(found[0] for found in said if found)
        httpx.get(f"{address}/readyz").raise_for_status()
        took = time.perf_counter() - begun
        server.terminate()
    return took


def lines() -> list[str]:
    """The figures in words."""
    sizes = {name: size(package) for name, package in plain().items()}
    whole, own = sum(sizes.values()), sizes["higgle"]
    heavy = sorted(sizes, key=lambda name: -sizes[name])[:5]
    told = ", ".join(f"{name} {sizes[name] / 1e6:.1f}" for name in heavy)
    nothing = spent("-c", "")
    loading, helping = spent("-c", "import higgle") - nothing, spent("-m", "higgle", "--help")
    with TemporaryDirectory() as folder:
        first, *later = [ready(folder) for _ in range(ROUNDS)]
    return [
        f"plain install: {len(sizes)} packages, {whole / 1e6:.1f} MB, ours {own / 1e6:.1f} MB",
        f"the heaviest, in MB: {told}",
        f"milliseconds of processor: import higgle {loading:.0f}, higgle --help {helping:.0f}",
        f"seconds until the server is ready: new {first:.2f}, again {min(later):.2f}",
    ]


if __name__ == "__main__":
    print("\n".join(lines()))

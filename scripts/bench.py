"""How fast and how small: `make bench` measures every game, plain and compiled, in one run.

The builds take turns at every measure, several rounds long, so that they meet the same weather.
Figures are per CPU second of one thread: the median, and how far the rounds lie apart. Every figure
is also given as a share of a loop that has nothing to do with us, measured in the same round; runs
are compared by that share, because machines wander. `--quick` takes fewer rounds, `--only TEXT`
the measures whose names contain it, and then nothing is written.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median

from scripts import bench_plot

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "performance"
LAST = "docs/performance/bench.json"
BUILDS = {"plain": ROOT / ".venv/bin/python", "compiled": ROOT / ".venv-compiled/bin/python"}
MICROSECONDS = ("copy", "view", "served")
"""Measures that are told as microseconds for one; all others as so many in a second."""
SLOWER = 1.2
"""What takes so much longer than in the last run is named."""

Figure = dict[str, float]
Figures = dict[str, dict[str, Figure]]


class Worker:
    """A process of one build that answers measures."""

    def __init__(self, python: Path, module: str = "scripts.bench_measures") -> None:
        self.process = subprocess.Popen(
            [python, "-m", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )

    def measure(self, name: str) -> Figure:
        """One measure."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(name + "\n")
        self.process.stdin.flush()
        answer: Figure = json.loads(self.process.stdout.readline())
        return answer

    def stop(self) -> None:
        """No more measures."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def rounds_of(name: str, workers: dict[str, Worker], rounds: int) -> dict[str, Figure]:
    """One measure in every build, the builds in turn."""
    values: dict[str, list[Figure]] = {build: [] for build in workers}
    for _ in range(1 if name.startswith("memory") else rounds):
        for build, worker in workers.items():
            reference = worker.measure("reference")
            answer = worker.measure(name)
            speed = answer["count"] / answer["seconds"]
            loops = reference["count"] / reference["seconds"]
            games = answer.get("rounds", 0) / answer["seconds"]
            values[build].append({"speed": speed, "share": speed / loops, "games": games})
    return {build: figure(name, found) for build, found in values.items()}


def figure(name: str, found: list[Figure]) -> Figure:
    """What the rounds say together."""
    speeds = sorted(one["speed"] for one in found)
    told: Figure = {
        "median": median(speeds),
        "lowest": speeds[0],
        "highest": speeds[-1],
        "share": median(one["share"] for one in found),
    }
    if name.split(maxsplit=1)[0] in ("public", "random", "default", "seats", "offers", "five"):
        told["games"] = median(one["games"] for one in found)
    return {key: float(f"{value:.4g}") for key, value in told.items()}


def said(name: str, one: Figure) -> str:
    """A figure for people."""
    kind = name.split(maxsplit=1)[0]
    if kind == "memory":
        return f"{one['median'] / 1000:.1f} kB"
    if kind in MICROSECONDS:
        return f"{1e6 / one['median']:.2f} µs"
    if kind == "searcher":
        return f"{one['median'] / 10:.0f} in 100 ms"
    text = f"{one['median']:,.0f}/s ({one['lowest']:,.0f}-{one['highest']:,.0f})"
    return text + (f", {one['games']:,.1f} games/s" if "games" in one else "")


def compared(figures: Figures, before: Figures) -> list[str]:
    """What got slower, or larger, by more than a fifth since the last committed run."""
    lines: list[str] = []
    for name, builds in figures.items():
        for build, one in builds.items():
            old = before.get(name, {}).get(build)
            if old is None or name == "reference":
                continue
            size = name.startswith("memory")
            ratio = one["median"] / old["median"] if size else old["share"] / one["share"]
            if ratio > SLOWER:
                lines.append(f"{name}, {build}: {'larger' if size else 'slower'} by {ratio:.2f}")
    return lines


def last_run() -> Figures:
    """The figures of the last committed run, if there is one."""
    shown = subprocess.run(
        ["git", "show", f"HEAD:{LAST}"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    found: Figures = json.loads(shown.stdout)["figures"] if shown.returncode == 0 else {}
    return found


def names_of(python: Path, only: str) -> list[str]:
    """The measures that are wanted."""
    code = "from scripts.bench_measures import measures; print('\\n'.join(measures()))"
    shown = subprocess.run(
        [python, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [name for name in shown.stdout.splitlines() if only in name]


def write(figures: Figures, rounds: int) -> None:
    """The results as JSON and as a picture."""
    about = {
        "command": "make bench",
        "python": platform.python_version(),
        "machine": f"{platform.machine()}, {os.cpu_count()} processors",
        "load": f"{os.getloadavg()[0]:.1f}",
        "rounds": rounds,
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"about": about, "figures": figures}, indent=1) + "\n"
    (FOLDER / "bench.json").write_text(text, encoding="utf-8")
    (FOLDER / "bench.svg").write_text(bench_plot.picture(figures), encoding="utf-8")


def main() -> None:
    """Measure, tell, compare and write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", default="")
    chosen = parser.parse_args()
    rounds = 3 if chosen.quick else 5
    workers = {build: Worker(python) for build, python in BUILDS.items() if python.exists()}
    if "compiled" not in workers:
        print("no compiled build here: `make compiled` makes one")
    figures: Figures = {}
    for name in names_of(Path(sys.executable), chosen.only):
        figures[name] = rounds_of(name, workers, rounds)
        parts = [f"{build} {said(name, one)}" for build, one in figures[name].items()]
        shares = [one["share"] for one in figures[name].values()]
        if len(shares) == 2 and not name.startswith("memory"):
            parts.append(f"{shares[1] / shares[0]:.1f} times")
        print(f"{name:24} " + "   ".join(parts), flush=True)
    for worker in workers.values():
        worker.stop()
    slower = compared(figures, last_run())
    print("\n".join(["", "against the last committed run:", *(slower or ["nothing is slower"])]))
    if not chosen.only:
        write(figures, rounds)


if __name__ == "__main__":
    main()

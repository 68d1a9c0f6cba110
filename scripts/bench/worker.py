"""Measures that take turns: a process for each build or engine, asked for one at a time."""

import json
import subprocess
import sys
from collections.abc import Callable, Mapping
from os import environ
from pathlib import Path
from time import process_time

ROOT = Path(__file__).parents[2]
BUILDS = {"plain": ROOT / ".venv/bin/python", "compiled": ROOT / ".venv-compiled/bin/python"}
FOLDER = ROOT / "docs/evidence/performance"
SECONDS = 0.3
"""How long one measure goes on."""

Answer = dict[str, float]
Measures = Mapping[str, Callable[[], Answer]]


class Worker:
    """A process of one build that answers measures, with our sources or another checkout's."""

    def __init__(self, python: Path, module: str, checkout: Path = ROOT) -> None:
        self.process = subprocess.Popen(
            [python, "-m", module, "--answer"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**environ, "PYTHONPATH": str(checkout / "src")} if checkout != ROOT else None,
        )

    def measure(self, name: str) -> Answer:
        """One measure."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(name + "\n")
        self.process.stdin.flush()
        answer: Answer = json.loads(self.process.stdout.readline())
        return answer

    def stop(self) -> None:
        """No more measures."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def answer(measures: Measures) -> None:
    """Be such a process: names come in, one on each line, and answers go out as JSON."""
    for line in sys.stdin:
        try:
            told: object = measures[line.strip()]()
        except Exception as problem:  # noqa: BLE001 - what fails is told, the others go on
            told = {"problem": repr(problem)}
        print(json.dumps(told), flush=True)


def reference() -> Answer:
    """A loop that has nothing to do with us: how fast the machine is just now."""
    cells = [0] * 64
    mixed = 0
    start = process_time()
    for number in range(200_000):
        cells[number & 63] += number
        mixed ^= cells[number * 7 & 63]
    return {"count": 200_000, "seconds": process_time() - start}


def during(work: Callable[[int], int], seconds: float = SECONDS) -> Answer:
    """Do work again and again, which says how much it was."""
    start = process_time()
    count = rounds = 0
    while process_time() - start < seconds:
        count += work(rounds)
        rounds += 1
    return {"count": count, "rounds": rounds, "seconds": process_time() - start}

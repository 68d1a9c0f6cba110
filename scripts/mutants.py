"""Mutants: rules broken one by one in a copy of the tree, to see which of them no test notices.

`python scripts/mutants.py --sample 20 deck rat` breaks twenty places each of some modules; without
names it takes all. What was run before is kept under `.mutants` and not run again, so that a
stopped run goes on, and a larger sample adds to a smaller one.
"""

import argparse
import hashlib
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).parent.parent
KEPT = ROOT / ".mutants"
TREE = KEPT / "tree"
REPORT = ROOT / "docs" / "mutants.md"
TOOL = ROOT / ".venv-mutants" / "bin" / "cosmic-ray"
TESTS = {
    "table": "tests/test_record.py tests/test_load.py tests/test_stage.py tests/rules/bohnanza",
    "bohnanza": "tests/rules/bohnanza tests/rules/plus",
    "bohnanza/plus": "tests/rules/plus",
    "bohnanza/high_bohn": "tests/rules/high_bohn",
    "bohnanza/bohnaparte": "tests/rules/bohnaparte",
    "kuhhandel": "tests/rules/kuhhandel",
}
"""The tests that import the modules of a package."""
PATIENCE = 180.0
"""After so many seconds a mutant counts as killed: it runs in circles."""

Row = tuple[int, str, str]
"""A survivor: its line, its function and what was changed."""


def modules(names: list[str]) -> list[Path]:
    """The rule modules that were named, or all."""
    source = ROOT / "src" / "higgle"
    found = [file for package in TESTS for file in sorted((source / package).glob("*.py"))]
    return [
        file
        for file in found
        if file.name not in ("__init__.py", "aids.py", "words.py")
        and (not names or file.stem in names or str(file.relative_to(source)) in names)
    ]


def package_of(module: Path) -> str:
    """The package of a module, as the tests are listed by it."""
    return str(module.parent.relative_to(ROOT / "src" / "higgle"))


def copy_tree() -> None:
    """The tracked files once more, to be broken there."""
    shutil.rmtree(TREE, ignore_errors=True)
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, check=True)
    for name in listed.stdout.decode().splitlines():
        file = ROOT / name
        if file.is_file() and not name.startswith(("docs/", "web/")):
            (TREE / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, TREE / name)


def session(module: Path) -> Path:
    """Where the mutants of a module are kept; another text has other mutants."""
    name = str(module.relative_to(ROOT / "src" / "higgle").with_suffix("")).replace("/", ".")
    print_of = hashlib.sha256(module.read_bytes()).hexdigest()[:8]
    return KEPT / f"{name}-{print_of}.sqlite"


def run(module: Path, sample: int, seconds: float) -> None:
    """Break some places of a module that were not broken yet."""
    kept = session(module)
    path = str(module.relative_to(ROOT))
    command = f"{sys.executable} -m pytest -q -x {TESTS[package_of(module)]}"
    config = KEPT / "config.toml"
    config.write_text(
        "[cosmic-ray]\n"
        f'module-path = "{path}"\ntimeout = {PATIENCE}\nexcluded-modules = []\n'
        f'test-command = "{command}"\n[cosmic-ray.distributor]\nname = "local"\n'
    )
    env = {**os.environ, "PYTHONPATH": str(TREE / "src")}
    subprocess.run(command.split(), cwd=TREE, env=env, stdout=subprocess.DEVNULL, check=True)
    if not kept.exists():
        subprocess.run([TOOL, "init", str(config), str(kept)], cwd=TREE, env=env, check=True)
    choose(kept, sample)
    try:
        subprocess.run(
            [TOOL, "exec", str(config), str(kept)], cwd=TREE, env=env, timeout=seconds, check=True
        )
    except subprocess.TimeoutExpired:
        shutil.copy2(module, TREE / path)


def choose(kept: Path, sample: int) -> None:
    """The first so many in a random order that is always the same; 0 is all of them."""
    with sqlite3.connect(kept) as known:
        known.execute("DELETE FROM work_results WHERE worker_outcome = 'SKIPPED'")
        jobs = [
            job
            for (job,) in known.execute(
                "SELECT job_id FROM mutation_specs ORDER BY operator_name, occurrence"
            )
        ]
        Random(kept.stem).shuffle(jobs)
        done = {job for (job,) in known.execute("SELECT job_id FROM work_results")}
        left = [job for job in jobs[sample:] if job not in done] if sample else []
        known.executemany(
            "INSERT INTO work_results (worker_outcome, job_id) VALUES ('SKIPPED', ?)",
            [(job,) for job in left],
        )


def judged(kept: Path) -> tuple[int, int, list[Row]]:
    """How many mutants there are, how many were run, and which of them survived."""
    with sqlite3.connect(kept) as known:
        (every,) = known.execute("SELECT count(*) FROM work_items").fetchone()
        ran = known.execute(
            "SELECT test_outcome, start_pos_row, definition_name, operator_name"
            " FROM work_results JOIN mutation_specs USING (job_id)"
            " WHERE worker_outcome != 'SKIPPED' ORDER BY start_pos_row"
        ).fetchall()
    alive = [
        (row, str(name), what.partition("/")[2])
        for how, row, name, what in ran
        if how == "SURVIVED"
    ]
    return every, len(ran), alive


def report() -> str:
    """What is known of every module, as a page."""
    lines: list[str] = []
    survivors: list[str] = []
    total = died = 0
    for module in modules([]):
        if not session(module).exists():
            continue
        name = str(module.relative_to(ROOT / "src" / "higgle"))
        every, ran, alive = judged(session(module))
        total += ran
        died += ran - len(alive)
        lines.append(f"| `{name}` | {every} | {ran} | {ran - len(alive)} | {len(alive)} |")
        survivors += [f"* `{name}` line {row}, `{where}`: {what}" for row, where, what in alive]
    share = f"{died / total:.1%}" if total else "none"
    return "\n".join(
        [
            "# Mutants",
            "",
            "A rule whose breaking no test notices is not proven. `make mutants` breaks the rule",
            "modules in one place after the other, with cosmic-ray in a copy of the tree, and runs",
            "the tests of `tests/rules` that import the module. It takes a sample of each module",
            '(`ARGS="--sample 50"`; 0 is all), goes on where it was stopped, and writes this page.',
            "",
            f"So far {total} mutants were run; {died} of them were killed: {share}. The laws in",
            "`tests/laws` are not among these tests, so a survivor may still be killed by them.",
            "",
            "| module | mutants | run | killed | alive |",
            "|---|---|---|---|---|",
            *lines,
            "",
            "## Alive",
            "",
            *(survivors or ["None of those that were run."]),
            "",
        ]
    )


def main() -> None:
    """Run what was asked for, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=20, help="mutants of each module, 0 for all")
    parser.add_argument("--seconds", type=float, default=3600.0, help="the most for one module")
    parser.add_argument("names", nargs="*", help="modules, such as deck or kuhhandel/rat.py")
    asked = parser.parse_args()
    KEPT.mkdir(exist_ok=True)
    copy_tree()
    for module in modules(asked.names):
        print(module.relative_to(ROOT), flush=True)
        run(module, asked.sample, asked.seconds)
        REPORT.write_text(report(), encoding="utf-8")


if __name__ == "__main__":
    main()

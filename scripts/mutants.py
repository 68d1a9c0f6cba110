"""Mutants: rules broken one by one, to see which of them no test notices.

`python scripts/mutants.py --sample 20 deck rat` breaks twenty places each of some modules; without
names it takes all. Each mutant lives in a process of its own, forked with everything imported that
is not ours, and meets the tests that run its line, the quickest first. What was judged is kept in
`.mutants` and not tried again, so a stopped run goes on, and a larger sample adds to a smaller one;
`--again` tries those that were alive once more, with the laws besides.
"""

import argparse
import ast
import hashlib
import importlib
import importlib.util
import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "higgle"
KEPT: Final = ROOT / os.environ.get("MUTANTS", ".mutants")
BRED: Final = KEPT / "bred.json"
MAP: Final = KEPT / "map.json"
REPORT: Final = ROOT / "docs" / "mutants.md"
EQUIVALENT: Final = ROOT / "scripts" / "mutants_equivalent.txt"
BREEDER: Final = ROOT / ".venv-mutants" / "bin" / "python"
PACKAGES: Final = (
    "table",
    "bohnanza",
    "bohnanza/plus",
    "bohnanza/high_bohn",
    "bohnanza/bohnaparte",
    "kuhhandel",
)
NO_RULES: Final = ("__init__.py", "aids.py", "words.py")
TESTS: Final = (
    "tests/rules",
    "tests/test_record.py",
    "tests/test_load.py",
    "tests/test_stage.py",
)
LAWS: Final = {
    "table": ("bohnanza", "kuhhandel"),
    "bohnanza": ("bohnanza", "plus"),
    "bohnanza/plus": ("plus",),
    "bohnanza/high_bohn": ("high_bohn",),
    "bohnanza/bohnaparte": ("bohnaparte",),
    "kuhhandel": ("kuhhandel", "kuhhandel_leaks"),
}
"""The laws that a mutant of a package meets when nobody else has noticed it."""
LAW: Final = 90.0
"""About how many seconds the laws of a game take."""
LONGEST: Final = 4.0
"""A test that takes longer is left out."""
MOST: Final = 40.0
"""So many seconds of tests a mutant meets at most."""
READING: Final = 20.0
"""How many seconds of work reading the tests may take."""
PATIENCE: Final = 2.0
"""And a test, beyond five times what it usually takes."""
MEMORY: Final = 4 << 30


class Mutant(NamedTuple):
    """A module with one place changed."""

    module: str
    print_of: str
    how: str
    line: int
    start: int
    end: int
    text: str

    @property
    def key(self) -> str:
        """Its name in the list of those judged."""
        return f"{self.module} {self.print_of} {self.start} {self.end} {self.text}"


class Test(NamedTuple):
    """A test, its seconds, and the lines of each module that it runs."""

    name: str
    seconds: float
    lines: dict[str, set[int]]


# Which mutants there are


def modules(names: Sequence[str]) -> list[str]:
    """The rule modules that were named, or all, as paths under `higgle`."""
    found = [file for package in PACKAGES for file in sorted((SOURCE / package).glob("*.py"))]
    paths = [str(file.relative_to(SOURCE)) for file in found if file.name not in NO_RULES]
    return [path for path in paths if not names or path in names or Path(path).stem in names]


def print_of(module: str) -> str:
    """Another text has other mutants."""
    return hashlib.sha256((SOURCE / module).read_bytes()).hexdigest()[:8]


def breed(chosen: Sequence[str]) -> dict[str, list[Mutant]]:
    """The mutants of these modules in a random order that is always the same."""
    known = json.loads(BRED.read_text(encoding="utf-8")) if BRED.exists() else {}
    for module in chosen:
        if known.get(module, {}).get("print") != print_of(module):
            if not BREEDER.exists():
                print(f"{module} has changed since it was packed", flush=True)
                known[module] = {"print": print_of(module), "mutants": []}
                continue
            command = [str(BREEDER), "scripts/mutants_breed.py", str(SOURCE / module)]
            made = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
            known[module] = {"print": print_of(module), "mutants": json.loads(made.stdout)}
            BRED.write_text(json.dumps(known), encoding="utf-8")
    bred = {}
    for module in chosen:
        made = known[module]
        bred[module] = [Mutant(module, made["print"], *mutant) for mutant in made["mutants"]]
        Random(module).shuffle(bred[module])
    return bred


# Which test runs which line


class Watcher:
    """Writes down which lines of the rules each test runs, and how long it takes."""

    def __init__(self) -> None:
        site = next((ROOT / ".venv-mutants" / "lib").glob("python3.*/site-packages"))
        sys.path.append(str(site))
        from coverage import Coverage

        self.coverage = Coverage(
            data_file=None, config_file=False, include=[f"{SOURCE}/*"], messages=False
        )
        self.coverage.start()
        self.tests: list[tuple[str, float]] = []
        self.failed: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Everything from here on is this test's."""
        self.coverage.switch_context(item.nodeid)
        began = time.process_time()
        kept = yield
        self.tests.append((item.nodeid, time.process_time() - began))
        self.coverage.switch_context("")
        return kept

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that fails in a whole house says nothing about a broken one."""
        if report.failed:
            self.failed.append(report.nodeid)

    def write(self) -> None:
        """Keep what was seen."""
        self.coverage.stop()
        data = self.coverage.get_data()
        seen: dict[str, dict[str, list[int]]] = {}
        for file in data.measured_files():
            module = str(Path(file).relative_to(SOURCE))
            for line, names in data.contexts_by_lineno(file).items():
                for name in names:
                    seen.setdefault(name, {}).setdefault(module, []).append(line)
        kept = [
            (name, seconds, seen.get(name, {}))
            for name, seconds in self.tests
            if name not in self.failed
        ]
        MAP.write_text(json.dumps(kept), encoding="utf-8")
        print(f"{len(kept)} tests watched, left out because they fail: {self.failed}", flush=True)


def watch(tests: Sequence[str]) -> None:
    """Run the tests once and write down which lines they run."""
    with_sources()
    watcher = Watcher()
    pytest.main(["-q", *tests], plugins=[watcher])
    watcher.write()


def known_tests() -> list[Test]:
    """The tests that were watched, the quickest first."""
    rows = json.loads(MAP.read_text(encoding="utf-8"))
    tests = [
        Test(name, seconds, {module: set(lines) for module, lines in seen.items()})
        for name, seconds, seen in rows
        if seconds < LONGEST
    ]
    return sorted(tests, key=lambda test: test.seconds)


def statement(tree: ast.Module, line: int) -> tuple[set[int], bool]:
    """The lines of the statement around a line, and whether it stands in a function."""
    lines, inside = {line}, False
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or 0):
            body = getattr(node, "body", None)
            last = body[0].lineno - 1 if body else node.end_lineno or line
            if line <= max(last, node.lineno):
                lines = set(range(node.lineno, max(last, node.lineno) + 1))
            elif isinstance(node, ast.FunctionDef):
                inside = True
    return lines, inside


def meeting(mutant: Mutant, tests: list[Test], tree: ast.Module) -> list[Test]:
    """The tests that a mutant meets: those that run its line, else those that run its package."""
    lines, inside = statement(tree, mutant.line)
    package = Path(mutant.module).parent
    chosen = [test for test in tests if inside and test.lines.get(mutant.module, set()) & lines]
    near = [test for test in tests if any(Path(name).parent == package for name in test.lines)]
    met: list[Test] = []
    spent = 0.0
    for test in chosen or near or tests:
        spent += test.seconds
        if spent > MOST:
            break
        met.append(test)
    return met


def laws(mutant: Mutant) -> list[Test]:
    """The laws of the games in which a module plays."""
    names = LAWS[str(Path(mutant.module).parent)]
    return [Test(f"tests/laws/test_{name}.py", LAW, {}) for name in names]


# One mutant meets its tests


class Changed(SourceFileLoader):
    """Loads a module from another text than its file's."""

    text = ""

    def get_code(self, fullname: str) -> CodeType:
        """The changed text, compiled."""
        return compile(self.text, self.path, "exec", dont_inherit=True)


class Finder:
    """Finds the one module that is changed."""

    def __init__(self, mutant: Mutant) -> None:
        self.path = SOURCE / mutant.module
        self.name = ".".join(("higgle", *Path(mutant.module).with_suffix("").parts))
        code = self.path.read_text(encoding="utf-8")
        self.text = code[: mutant.start] + mutant.text + code[mutant.end :]

    def find_spec(
        self, name: str, path: object = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The changed module, and nothing else."""
        if name != self.name:
            return None
        loader = Changed(name, str(self.path))
        loader.text = self.text
        return importlib.util.spec_from_file_location(name, self.path, loader=loader)


class Chosen:
    """Only these tests, in this order, until one fails."""

    def __init__(self, tests: list[Test]) -> None:
        self.order = {test.name: place for place, test in enumerate(tests)}
        self.seconds = {test.name: test.seconds for test in tests}
        self.killer = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """The quickest first."""
        items[:] = [item for item in items if self.place(item) >= 0]
        items.sort(key=self.place)

    def place(self, item: pytest.Item) -> int:
        """When the turn of a test, or of its whole file, comes."""
        whole = self.order.get(item.nodeid.partition("::")[0], -1)
        return self.order.get(item.nodeid, whole)

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Who runs in circles is ended by the clock of its own work, however busy the machine."""
        usual = self.seconds.get(item.nodeid, LAW)
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE + 5 * usual)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember who noticed."""
        if report.failed and not self.killer:
            self.killer = report.nodeid


def meet(mutant: Mutant, tests: list[Test], answer: int) -> None:
    """Run the tests against the mutant in this process, and say who noticed."""
    signal.setitimer(signal.ITIMER_VIRTUAL, READING)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    sys.meta_path.insert(0, Finder(mutant))
    plugin = Chosen(tests)
    files = sorted({test.name.partition("::")[0] for test in tests})
    preloaded = "ignore::pytest.PytestAssertRewriteWarning"
    code = pytest.main(["-q", "-x", "--tb=no", "-W", preloaded, *files], plugins=[plugin])
    os.write(answer, (plugin.killer or ("" if code == pytest.ExitCode.OK else str(code))).encode())
    os._exit(0 if code == pytest.ExitCode.OK else 1)


def groups(tests: list[Test]) -> list[list[Test]]:
    """The file with the most of the tests first, for one file is quickly read; then the rest."""
    files = Counter(test.name.partition("::")[0] for test in tests)
    first = max(files, key=files.__getitem__)
    near = [test for test in tests if test.name.startswith(f"{first}::")]
    rest = [test for test in tests if not test.name.startswith(f"{first}::")]
    return [group for group in (near, rest) if group]


def judge(mutant: Mutant, tests: list[Test]) -> dict[str, object]:
    """Whether somebody notices, who, and after how long."""
    began = time.monotonic()
    alive, killer = True, ""
    for group in groups(tests):
        if alive:
            alive, killer = face(mutant, group)
    seconds = round(time.monotonic() - began, 2)
    return {"key": mutant.key, "alive": alive, "by": killer, "met": len(tests), "seconds": seconds}


def face(mutant: Mutant, tests: list[Test]) -> tuple[bool, str]:
    """Let a mutant meet some tests in a process of its own; whether it lives, or who noticed."""
    heard, answer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            meet(mutant, tests, answer)
        finally:
            os._exit(1)
    os.close(answer)
    with os.fdopen(heard, "rb") as reader:
        killer = reader.read().decode()
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    return code == 0, killer if code >= 0 else "its own weight"


# Many mutants


def with_sources() -> None:
    """Our own sources, not an installed copy."""
    sys.path.insert(0, str(ROOT / "src"))
    os.environ["HIGGLE_PURE"] = "1"
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def preload() -> None:
    """Import here whatever the tests import that is not ours, so that no mutant has to."""
    asked = "import json, sys, hypothesis.stateful, higgle.staging, higgle.bots.random"
    command = [sys.executable, "-c", f"{asked}; print(json.dumps(sorted(sys.modules)))"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    listed = subprocess.run(command, stdout=subprocess.PIPE, env=env, check=True)
    for name in json.loads(listed.stdout):
        if name.partition(".")[0] not in ("higgle", "__main__", "__mp_main__"):
            importlib.import_module(name)


def control(module: str) -> None:
    """A module in which nothing was changed lives."""
    same = Mutant(module, "", "nothing", 1, 0, 0, "")
    tests = [test for test in known_tests() if module in test.lines]
    result = judge(same, tests)
    assert result["alive"], f"a whole {module} fails {result['by']}"


def work(mutants: list[Mutant], worker: int, workers: int, until: float, again: bool) -> None:
    """Judge every so-manieth mutant; one that was alive before meets the laws too."""
    tests = known_tests()
    trees = {
        module: ast.parse((SOURCE / module).read_text(encoding="utf-8"))
        for module in {mutant.module for mutant in mutants}
    }
    with (KEPT / f"judged-{worker}.jsonl").open("a", encoding="utf-8") as file:
        for mutant in mutants[worker::workers]:
            if time.monotonic() > until:
                return
            met = meeting(mutant, tests, trees[mutant.module])
            result = judge(mutant, met + laws(mutant) if again else met)
            file.write(json.dumps(result) + "\n")
            file.flush()


def spread(mutants: list[Mutant], workers: int, seconds: float, again: bool) -> None:
    """Several workers side by side."""
    until = time.monotonic() + seconds
    children = []
    for worker in range(workers):
        child = os.fork()
        if child == 0:
            try:
                work(mutants, worker, workers, until, again)
            finally:
                os._exit(0)
        children.append(child)
    for child in children:
        os.waitpid(child, 0)


def judged() -> dict[str, dict[str, object]]:
    """The last word on every mutant that was tried."""
    found: dict[str, dict[str, object]] = {}
    for file in sorted(KEPT.glob("judged*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            if row["key"] not in found or found[row["key"]]["alive"]:
                found[row["key"]] = row
    return found


# The page


def shown(mutant: Mutant) -> str:
    """A mutant for people: its function, its line and what stands there instead."""
    code = (SOURCE / mutant.module).read_text(encoding="utf-8")
    where = ""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and (
            node.lineno <= mutant.line <= (node.end_lineno or 0)
        ):
            where = f"{where}.{node.name}" if where else node.name
    first = code.rfind("\n", 0, mutant.start) + 1
    last = code.find("\n", mutant.end)
    before = " ".join(code[first:last].split())
    after = " ".join((code[first : mutant.start] + mutant.text + code[mutant.end : last]).split())
    return f"{mutant.module} {where}: {before} -> {after}"


def equivalents() -> dict[str, str]:
    """The mutants that break nothing, each with its reason."""
    found: dict[str, str] = {}
    reason = ""
    for line in EQUIVALENT.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            reason = line[2:]
        elif line:
            found[line] = reason
    return found


def report(bred: dict[str, list[Mutant]]) -> str:
    """What is known of every module, as a page."""
    results = judged()
    excused = equivalents()
    rows: list[str] = []
    alive: list[str] = []
    counts = [0, 0, 0, 0]
    for module, mutants in bred.items():
        ran = [mutant for mutant in mutants if mutant.key in results]
        living = [shown(mutant) for mutant in ran if results[mutant.key]["alive"]]
        same = [text for text in living if text in excused]
        alive += [text for text in living if text not in excused]
        row = (len(mutants), len(ran), len(ran) - len(living), len(same))
        counts = [old + new for old, new in zip(counts, row, strict=True)]
        rows.append(f"| `{module}` | {' | '.join(map(str, row))} | {len(living) - len(same)} |")
    every, tried, died, same_all = counts
    share = f"{died / (tried - same_all):.1%}" if tried > same_all else "none"
    lines = [
        "# Mutants",
        "",
        "If a rule can be broken and no test notices, it is not proven. `make mutants` breaks",
        "the modules of the rules in one place at a time (cosmic-ray finds the places; whole",
        "statements are dropped as well) and runs the tests of `tests/rules` that reach that",
        'line, the quickest first. It takes a sample of each module (`ARGS="--sample 50"`; 0',
        "means all), carries on where it was stopped, and writes this page; with `--again` the",
        "survivors must face the laws too. Types, decorators, assertions and the proposals of",
        "random play are left alone, since they are not rules.",
        "",
        f"Of {every} mutants {tried} were tried. {same_all} of these break nothing, for reasons",
        f"in `scripts/mutants_equivalent.txt`. Of the others {died} were noticed: **{share}**.",
        "",
        "| module | mutants | tried | noticed | break nothing | alive |",
        "|---|---|---|---|---|---|",
        *rows,
        "",
        "## Alive",
        "",
        *([f"* `{text}`" for text in alive] or ["None of those that were tried."]),
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    """Try what was asked for, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=20, help="mutants of each module, 0 for all")
    parser.add_argument("--workers", type=int, default=2, help="how many side by side")
    parser.add_argument("--seconds", type=float, default=3600.0, help="the most for the whole run")
    parser.add_argument(
        "--again", action="store_true", help="only those that were alive, and with the laws"
    )
    parser.add_argument("--watch", action="store_true", help="learn anew which test runs what")
    parser.add_argument("names", nargs="*", help="modules, such as deck or kuhhandel/rat.py")
    asked = parser.parse_args()
    KEPT.mkdir(exist_ok=True)
    bred = breed(modules([]))
    if asked.watch or not MAP.exists():
        command = [sys.executable, "-c", f"from scripts.mutants import watch; watch({TESTS!r})"]
        subprocess.run(command, cwd=ROOT, check=True)
    results = judged()
    excused = equivalents()
    chosen = [
        mutant
        for module in modules(asked.names)
        for mutant in bred[module][: asked.sample or None]
        if (
            mutant.key in results and results[mutant.key]["alive"] and shown(mutant) not in excused
            if asked.again
            else mutant.key not in results
        )
    ]
    Random(0).shuffle(chosen)
    print(f"{len(chosen)} mutants to try", flush=True)
    with_sources()
    preload()
    control(chosen[0].module if chosen else "kuhhandel/rat.py")
    spread(chosen, asked.workers, asked.seconds, asked.again)
    REPORT.write_text(report(bred), encoding="utf-8")
    print(REPORT.read_text(encoding="utf-8").partition("| module")[0], flush=True)


if __name__ == "__main__":
    main()

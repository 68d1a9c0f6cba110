"""Mutants: rules broken one by one, to see which of them no test notices.

`python scripts/mutants/run.py --sample 20 deck rat` breaks twenty places each of some modules;
without names it takes all. Each mutant lives in a process of its own, forked from one that has
read every test, and meets the tests that run its line: first those that noticed its neighbours,
and the quick ones. Only what is computed while modules are read needs a process that reads them
anew. What
was judged is kept in `.mutants` and not tried again, so a stopped run goes on, and a larger sample
adds to a smaller one; `--again` tries those that were alive once more, with all tests and laws.
`--fresh 150 --seed WORD` draws among all that were never tried: what share of these is noticed says
more than a list whose survivors were mended.
"""

import argparse
import ast
import gc
import hashlib
import importlib
import importlib.util
import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from functools import cache, partial
from importlib.machinery import ModuleSpec, SourceFileLoader
from itertools import chain
from pathlib import Path
from random import Random
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Final, NamedTuple, TextIO

import pytest

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "higgle"
KEPT: Final = ROOT / os.environ.get("MUTANTS", ".mutants")
BRED: Final = KEPT / "bred.json"
MAP: Final = KEPT / "map.json"
REPORT: Final = ROOT / "docs/evidence/mutants.md"
BY_HAND: Final = "\n## Fresh samples\n"
"""From here on the page is written by hand."""
EQUIVALENT: Final = ROOT / "scripts" / "mutants" / "equivalent.txt"
BREEDER: Final = ROOT / ".venv-mutants" / "bin" / "python"
PACKAGES: Final = (
    "core",
    "bohnanza",
    "bohnanza/plus",
    "bohnanza/high_bohn",
    "bohnanza/bohnaparte",
    "kuhhandel",
)
NO_RULES: Final = ("__init__.py", "hints.py", "highlights.py", "text.py")
TESTS: Final = (
    "tests/rules",
    "tests/laws",
    "tests/test_record.py",
    "tests/test_load.py",
    "tests/test_stage.py",
)
LAWS: Final = {
    "core": ("bohnanza", "kuhhandel"),
    "bohnanza": ("bohnanza", "plus"),
    "bohnanza/plus": ("plus",),
    "bohnanza/high_bohn": ("high_bohn",),
    "bohnanza/bohnaparte": ("bohnaparte",),
    "kuhhandel": ("kuhhandel",),
}
"""The laws that a mutant of a package meets; they run every line of it."""
BRIEF: Final = tuple(f"tests/laws/test_{name}.py" for name in ("brief", "questions", "aids"))
"""Laws that are quick, and of which is known which lines they run."""
FEW: Final = 6
"""So many tests of the laws, at the most."""
NEAR: Final = 30.0
"""A test that noticed another mutant of the same function is worth so many of the same module."""
UNTRIED: Final = 0.3
"""What a test is worth that has noticed none of them yet."""
LONGEST: Final = 4.0
"""A test that takes longer meets only those that were alive before."""
MOST: Final = 8.0
"""How many seconds of tests a mutant meets at most."""
MOST_AGAIN: Final = 120.0
"""The same for one that was alive before."""
READING: Final = 20.0
"""How many seconds of work reading the tests may take."""
PATIENCE: Final = 2.0
"""And a test, beyond five times what it usually takes."""
MEMORY: Final = 4 << 30


class Mutant(NamedTuple):
    """A module with one place changed."""

    module: str
    where: str
    """The function around it, or nothing."""
    key: str
    """Its name in the list of those judged: another text of its function has other mutants."""
    line: int
    start: int
    end: int
    text: str


class Test(NamedTuple):
    """A test, its seconds, and the lines of each module that it runs, by their places."""

    name: str
    seconds: float
    lines: dict[str, set[str]]


# Which mutants there are


def modules(names: Sequence[str]) -> list[str]:
    """The rule modules that were named, or all, as paths under `higgle`."""
    found = [file for package in PACKAGES for file in sorted((SOURCE / package).glob("*.py"))]
    paths = [str(file.relative_to(SOURCE)) for file in found if file.name not in NO_RULES]
    return [path for path in paths if not names or path in names or Path(path).stem in names]


def print_of(text: str) -> str:
    """Another text has other mutants."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def name_of(module: str) -> str:
    """The name by which a module is imported."""
    return ".".join(("higgle", *Path(module).with_suffix("").parts))


def code_of(module: str) -> str:
    """The text of a module."""
    return (SOURCE / module).read_text(encoding="utf-8")


class Piece(NamedTuple):
    """A function, a method or another statement of a module or a class."""

    name: str
    function: bool
    first: int
    """Its first line, with its decorators."""
    body: int
    """The first line of what it does."""
    last: int


def pieces(code: str) -> list[Piece]:
    """The pieces of a module; the name of a function is what its code object calls itself."""
    found: list[Piece] = []
    for node in ast.parse(code).body:
        parts = node.body if isinstance(node, ast.ClassDef) else [node]
        prefix = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for part in parts:
            last = part.end_lineno or part.lineno
            if isinstance(part, ast.FunctionDef):
                first = min([part.lineno, *(one.lineno for one in part.decorator_list)])
                body = part.body[0].lineno
                found.append(Piece(prefix + part.name, True, first, body, last))
            else:
                found.append(Piece(prefix.strip("."), False, part.lineno, part.lineno, last))
    return found


@cache
def places(module: str) -> dict[int, str]:
    """Each line by its function and its number in it, which other functions do not change."""
    return {
        line: f"{piece.name} {line - piece.first}"
        for piece in pieces(code_of(module))
        for line in range(piece.first, piece.last + 1)
    }


def named(module: str, rows: list[tuple[str, int, int, int, str]]) -> list[Mutant]:
    """Mutants as they were bred, each with its piece and its key."""
    code = code_of(module)
    starts = [0]
    for text in code.splitlines(keepends=True):
        starts.append(starts[-1] + len(text))
    parts = pieces(code)
    found = []
    for _, line, start, end, text in rows:
        piece = next(piece for piece in parts if piece.first <= line <= piece.last)
        first = starts[piece.first - 1]
        same = print_of(code[first : starts[piece.last]])
        key = f"{module} {piece.name} {same} {start - first} {end - first} {text}"
        found.append(Mutant(module, piece.name, key, line, start, end, text))
    return found


def breed(chosen: Sequence[str]) -> dict[str, list[Mutant]]:
    """The mutants of these modules in a random order that is always the same."""
    known = json.loads(BRED.read_text(encoding="utf-8")) if BRED.exists() else {}
    breeder = print_of((ROOT / "scripts" / "mutants" / "breed.py").read_text(encoding="utf-8"))
    bred = {}
    for module in chosen:
        same = f"{breeder} {print_of(code_of(module))}"
        if known.get(module, {}).get("print") != same:
            command = [str(BREEDER), "scripts/mutants/breed.py", str(SOURCE / module)]
            made = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
            known[module] = {"print": same, "mutants": json.loads(made.stdout)}
            BRED.write_text(json.dumps(known), encoding="utf-8")
        bred[module] = named(module, known[module]["mutants"])
        Random(module).shuffle(bred[module])
    return bred


def draw(bred: dict[str, list[Mutant]], size: int, seed: str) -> list[Mutant]:
    """A sample of those that were never tried; once drawn, it stays the same."""
    every = {mutant.key: mutant for mutants in bred.values() for mutant in mutants}
    kept = KEPT / f"fresh-{seed}.json"
    if not kept.exists():
        tried = judged()
        new = [key for key in every if key not in tried]
        kept.write_text(json.dumps(Random(seed).sample(new, size)), encoding="utf-8")
    return [every[key] for key in json.loads(kept.read_text(encoding="utf-8")) if key in every]


MODULES: Final = modules([])

# Which test runs which line


def forget() -> None:
    """What the rules compute once and remember is computed again: a test then runs all it needs."""
    from higgle import catalogue

    catalogue.LAYOUTS.clear()
    for module in MODULES:
        for thing in vars(sys.modules.get(name_of(module), catalogue)).values():
            if hasattr(thing, "cache_clear"):
                thing.cache_clear()


class Watcher:
    """Writes down which lines of the rules each test runs, and how long it takes."""

    def __init__(self, lines: bool) -> None:
        site = next((ROOT / ".venv-mutants" / "lib").glob("python3.*/site-packages"))
        sys.path.append(str(site))
        from coverage import Coverage

        self.coverage = Coverage(
            data_file=None, config_file=False, include=[f"{SOURCE}/*"], messages=False
        )
        self.lines = lines
        if lines:
            self.coverage.start()
        self.tests: list[tuple[str, float]] = []
        self.failed: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Everything from here on is this test's."""
        if self.lines:
            self.coverage.switch_context(item.nodeid)
        forget()
        began = time.process_time()
        kept = yield
        self.tests.append((item.nodeid, time.process_time() - began))
        return kept

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that fails in a whole house says nothing about a broken one."""
        if report.failed:
            self.failed.append(report.nodeid)

    def write(self) -> None:
        """Keep what was seen, file by file."""
        if self.lines:
            self.coverage.stop()
        data = self.coverage.get_data()
        seen: dict[str, dict[str, list[str]]] = {}
        for file in data.measured_files():
            module = str(Path(file).relative_to(SOURCE))
            for line, names in data.contexts_by_lineno(file).items():
                for name in names if module in MODULES else ():
                    place = places(module).get(line, "")
                    seen.setdefault(name, {}).setdefault(module, []).append(place)
        kept = json.loads(MAP.read_text(encoding="utf-8")) if MAP.exists() else {}
        for file in {file_of(name) for name, _ in self.tests}:
            kept[file] = {"print": print_of((ROOT / file).read_text(encoding="utf-8")), "tests": []}
        for name, seconds in self.tests:
            if name not in self.failed:
                kept[file_of(name)]["tests"].append((name, seconds, seen.get(name, {})))
        MAP.write_text(json.dumps(kept), encoding="utf-8")
        print(f"{len(self.tests)} tests watched, left out because they fail: {self.failed}")


def file_of(test: str) -> str:
    """The file of a test."""
    return test.partition("::")[0]


def unwatched() -> list[str]:
    """The files of tests that are new or have changed; of the laws those that mutants meet."""
    kept = json.loads(MAP.read_text(encoding="utf-8")) if MAP.exists() else {}
    met = {*BRIEF, *(file for package in LAWS for file in laws_of(package))}
    found = []
    for place in map(ROOT.joinpath, TESTS):
        for file in sorted(place.rglob("test_*.py")) if place.is_dir() else [place]:
            name = str(file.relative_to(ROOT))
            same = kept.get(name, {}).get("print") == print_of(file.read_text(encoding="utf-8"))
            if not same and (name in met or not name.startswith("tests/laws")):
                found.append(name)
    return found


def laws_of(package: str) -> tuple[str, ...]:
    """The files of the laws that mutants of a package meet."""
    return tuple(f"tests/laws/test_{name}.py" for name in LAWS[package])


def watch(tests: Sequence[str], lines: bool) -> None:
    """Run the tests once and write down which lines they run; laws run all, and only take time."""
    with_sources()
    watcher = Watcher(lines)
    pytest.main(["-q", "--tb=short", *tests], plugins=[watcher])
    watcher.write()


def known_tests() -> list[Test]:
    """The tests that were watched, the quickest first."""
    kept = json.loads(MAP.read_text(encoding="utf-8"))
    tests = [
        Test(name, seconds, {module: set(lines) for module, lines in seen.items()})
        for file, row in kept.items()
        if (ROOT / file).exists()
        for name, seconds, seen in row["tests"]
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


class Past:
    """Who noticed what: the best tests for a mutant are those that noticed its neighbours."""

    def __init__(self) -> None:
        self.kills: dict[tuple[str, str], Counter[str]] = {}
        for key, row in judged().items():
            if not row["alive"]:
                module, where, _ = key.split(" ", 2)
                self.add(module, where, str(row["by"]))

    def add(self, module: str, where: str, killer: str) -> None:
        """Remember who noticed a mutant."""
        for place in {where, ""}:
            self.kills.setdefault((module, place), Counter())[killer] += 1

    def order(self, mutant: Mutant, tests: list[Test]) -> list[Test]:
        """The tests in the order in which a mutant meets them: what each second may tell."""
        here = self.kills.get((mutant.module, mutant.where), Counter())
        near = self.kills.get((mutant.module, ""), Counter())

        def hope(test: Test) -> float:
            kills = NEAR * here[test.name] + near[test.name] + UNTRIED
            return kills / (0.02 + test.seconds)

        return sorted(tests, key=hope, reverse=True)


def meeting(
    mutant: Mutant, tests: list[Test], tree: ast.Module, past: Past, again: bool
) -> list[Test]:
    """The tests that a mutant meets: those that run its line, else those that run its package.

    Some laws, and all that are quick, meet it as well, and so notice what is computed only once.
    """
    numbers, inside = statement(tree, mutant.line)
    lines = {places(mutant.module)[number] for number in numbers}
    package = Path(mutant.module).parent
    chosen = [test for test in tests if inside and test.lines.get(mutant.module, set()) & lines]
    near = [test for test in tests if any(Path(name).parent == package for name in test.lines)]
    met: list[Test] = []
    spent = 0.0
    laws = [test for test in tests if test.name.startswith(laws_of(str(package)))]
    laws = Random(mutant.key).sample(laws, min(len(laws), len(laws) if again else FEW))
    if chosen:
        running = {test.name for test in chosen}
        quick = [test for test in near if test.name.startswith(BRIEF)]
        laws += [test for test in quick if test.name not in running]
    for test in past.order(mutant, [*(chosen or near or tests), *laws]):
        if again or test.seconds < LONGEST:
            spent += test.seconds
            met.append(test)
            if spent > (MOST_AGAIN if again else MOST):
                break
    return met


# One mutant meets its tests in a process that has read everything


class Live(NamedTuple):
    """A function of the rules as it runs: where it stands and every object that runs it."""

    piece: Piece
    objects: list[FunctionType]


class Forks:
    """Reads every test once; then each mutant is a fork in which one function runs other code."""

    def __init__(
        self, mutants: list[Mutant], tests: list[Test], until: float, again: bool, kept: Path
    ) -> None:
        self.mutants = mutants
        self.tests = tests
        self.until = until
        self.again = again
        self.kept = kept
        self.called: set[CodeType] = set()

    def profile(self, frame: FrameType, event: str, arg: object) -> None:
        """What runs while modules are read may have left something behind."""
        if event == "call":
            self.called.add(frame.f_code)

    def pytest_sessionstart(self) -> None:
        """From here on everything is read."""
        sys.setprofile(self.profile)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self) -> None:
        """Everything is read."""
        sys.setprofile(None)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Judge the mutants instead of running the tests."""
        items = {item.nodeid: item for item in session.items}
        known = [test for test in self.tests if test.name in items]
        functions = self.functions()
        past = Past()
        trees = {module: ast.parse(code_of(module)) for module in MODULES}
        gc.freeze()
        with self.kept.open("a", encoding="utf-8") as file:
            for mutant in self.mutants:
                if time.monotonic() > self.until:
                    break
                live = functions.get((mutant.module, mutant.where))
                if live is None or mutant.line < live.piece.body:
                    continue
                met = meeting(mutant, known, trees[mutant.module], past, self.again)
                began = time.monotonic()
                alive, killer = face(partial(self.meet, mutant, live, met, items))
                if not alive:
                    past.add(mutant.module, mutant.where, killer)
                write(file, mutant, alive, killer, len(met), began)
        return True

    def functions(self) -> dict[tuple[str, str], Live]:
        """Every function of the rules that has not run yet, by module and name."""
        found: dict[tuple[str, str], Live] = {}
        tables = {
            module: {(p.name, p.first): p for p in pieces(code_of(module))} for module in MODULES
        }
        files = {str(SOURCE / module): module for module in MODULES}
        for thing in gc.get_objects():
            if type(thing) is not FunctionType or thing.__code__.co_filename not in files:
                continue
            code = thing.__code__
            module = files[code.co_filename]
            piece = tables[module].get((code.co_qualname, code.co_firstlineno))
            if piece is not None and piece.function and code not in self.called:
                place = (module, piece.name)
                found.setdefault(place, Live(piece, [])).objects.append(thing)
        return found

    def meet(
        self,
        mutant: Mutant,
        live: Live,
        tests: list[Test],
        items: dict[str, pytest.Item],
        answer: int,
    ) -> None:
        """Run the tests against the mutant in this process, and say who noticed."""
        try:
            code = compile(changed(mutant), str(SOURCE / mutant.module), "exec", dont_inherit=True)
        except SyntaxError:
            os._exit(1)
        for one in live.objects:
            one.__code__ = find(code, live.piece)
        forget()
        listener = Listener()
        chosen = [items[test.name] for test in tests]
        chosen[0].config.pluginmanager.register(listener)
        for place, test in enumerate(tests):
            item = chosen[place]
            following = chosen[place + 1] if place + 1 < len(chosen) else None
            signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE + 5 * test.seconds)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if listener.failed:
                os.write(answer, test.name.encode())
                os._exit(1)
        os._exit(0)


class Listener:
    """Hears whether a test fails."""

    failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Setting up and tidying away count too."""
        self.failed = self.failed or report.failed


def changed(mutant: Mutant) -> str:
    """The text of the module with the mutant in it."""
    code = code_of(mutant.module)
    return code[: mutant.start] + mutant.text + code[mutant.end :]


def find(code: CodeType, piece: Piece) -> CodeType:
    """The code of a function within the code of its module."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            if (part.co_qualname, part.co_firstlineno) == (piece.name, piece.first):
                return part
            if piece.name.startswith(f"{part.co_qualname}."):
                return find(part, piece)
    raise LookupError(piece.name)


# One mutant meets its tests in a process that reads everything anew


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
        self.name = name_of(mutant.module)
        self.text = changed(mutant)

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
        """In the order in which the mutant meets them."""
        items[:] = [item for item in items if item.nodeid in self.order]
        items.sort(key=lambda item: self.order[item.nodeid])

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Who runs in circles is ended by the clock of its own work, however busy the machine."""
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE + 5 * self.seconds[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember who noticed."""
        if report.failed and not self.killer:
            self.killer = report.nodeid


def meet(mutant: Mutant, tests: list[Test], answer: int) -> None:
    """Run the tests against the mutant in this process, and say who noticed."""
    signal.setitimer(signal.ITIMER_VIRTUAL, READING)
    sys.meta_path.insert(0, Finder(mutant))
    plugin = Chosen(tests)
    files = sorted({file_of(test.name) for test in tests})
    preloaded = "ignore::pytest.PytestAssertRewriteWarning"
    code = pytest.main(["-q", "-x", "--tb=no", "-W", preloaded, *files], plugins=[plugin])
    os.write(answer, (plugin.killer or ("" if code == pytest.ExitCode.OK else str(code))).encode())
    os._exit(0 if code == pytest.ExitCode.OK else 1)


def groups(tests: list[Test]) -> list[list[Test]]:
    """The file whose test comes first, for one file is quickly read; then the rest."""
    first = file_of(tests[0].name)
    near = [test for test in tests if file_of(test.name) == first]
    rest = [test for test in tests if file_of(test.name) != first]
    return [group for group in (near, rest) if group]


def judge(mutant: Mutant, tests: list[Test]) -> tuple[bool, str]:
    """Whether nobody notices, and who does."""
    alive, killer = True, ""
    for group in groups(tests):
        if alive:
            alive, killer = face(partial(meet, mutant, group))
    return alive, killer


def face(meets: Callable[[int], None]) -> tuple[bool, str]:
    """Let a mutant meet its tests in a process of its own; whether it lives, or who noticed."""
    heard, answer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            meets(answer)
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
    asked = "import json, sys, hypothesis.stateful, higgle.staging, higgle.bots.random_bot"
    command = [sys.executable, "-c", f"{asked}; print(json.dumps(sorted(sys.modules)))"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    listed = subprocess.run(command, stdout=subprocess.PIPE, env=env, check=True)
    for name in json.loads(listed.stdout):
        if name.partition(".")[0] not in ("higgle", "__main__", "__mp_main__"):
            importlib.import_module(name)


def control() -> None:
    """A module in which nothing was changed lives."""
    module = "kuhhandel/turn.py"
    same = Mutant(module, "", "", 1, 0, 0, "")
    tests = [test for test in known_tests() if module in test.lines and test.seconds < LONGEST]
    alive, killer = judge(same, tests)
    assert alive, f"a whole {module} fails {killer}"


def write(file: TextIO, mutant: Mutant, alive: bool, killer: str, met: int, began: float) -> None:
    """Keep what was found."""
    seconds = round(time.monotonic() - began, 2)
    row = {"key": mutant.key, "alive": alive, "by": killer, "met": met, "seconds": seconds}
    file.write(json.dumps(row) + "\n")
    file.flush()


def work(mutants: list[Mutant], worker: int, until: float, again: bool) -> None:
    """Judge the mutants that need no new reading, then the others."""
    tests = known_tests()
    kept = KEPT / f"judged-{worker}.jsonl"
    before = kept.read_text(encoding="utf-8") if kept.exists() else ""
    forks = Forks(mutants, tests, until, again, kept)
    child = os.fork()
    if child == 0:
        try:
            pytest.main(["-q", *TESTS], plugins=[forks])
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    new = kept.read_text(encoding="utf-8")[len(before) :] if kept.exists() else ""
    done = {json.loads(line)["key"] for line in new.splitlines()}
    left = [mutant for mutant in mutants if mutant.key not in done]
    anew(left, tests, until, again, kept)


def anew(mutants: list[Mutant], tests: list[Test], until: float, again: bool, kept: Path) -> None:
    """Judge those mutants on which the reading itself depends."""
    preload()
    control()
    past = Past()
    trees = {module: ast.parse(code_of(module)) for module in MODULES}
    with kept.open("a", encoding="utf-8") as file:
        for mutant in mutants:
            if time.monotonic() > until:
                return
            met = meeting(mutant, tests, trees[mutant.module], past, again)
            began = time.monotonic()
            alive, killer = judge(mutant, met)
            if not alive:
                past.add(mutant.module, mutant.where, killer)
            write(file, mutant, alive, killer, len(met), began)


def spread(mutants: list[Mutant], workers: int, seconds: float, again: bool) -> None:
    """Several workers side by side."""
    until = time.monotonic() + seconds
    children = []
    for worker in range(workers):
        child = os.fork()
        if child == 0:
            try:
                work(mutants[worker::workers], worker, until, again)
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
    code = code_of(mutant.module)
    first = code.rfind("\n", 0, mutant.start) + 1
    last = code.find("\n", mutant.end)
    before = " ".join(code[first:last].split())
    after = " ".join((code[first : mutant.start] + mutant.text + code[mutant.end : last]).split())
    return f"{mutant.module} {mutant.where}: {before} -> {after}"


def breaks_nothing(text: str) -> bool:
    """Whether a mutant is among those that break nothing; a line after a slash is a pattern."""
    for line in EQUIVALENT.read_text(encoding="utf-8").splitlines():
        if line == text or (line.startswith("/") and re.fullmatch(line[1:], text)):
            return True
    return False


def report(bred: dict[str, list[Mutant]]) -> str:
    """What is known of every module, as a page."""
    results = judged()
    rows: list[str] = []
    alive: list[str] = []
    counts = [0, 0, 0, 0]
    for module, mutants in bred.items():
        ran = [mutant for mutant in mutants if mutant.key in results]
        living = [shown(mutant) for mutant in ran if results[mutant.key]["alive"]]
        same = [text for text in living if breaks_nothing(text)]
        alive += [text for text in living if text not in same]
        row = (len(mutants), len(ran), len(ran) - len(living), len(same))
        counts = [old + new for old, new in zip(counts, row, strict=True)]
        rows.append(f"| `{module}` | {' | '.join(map(str, row))} | {len(living) - len(same)} |")
    every, tried, died, same_all = counts
    share = f"{died / (tried - same_all):.1%}" if tried > same_all else "none"
    lines = [
        "# Mutants",
        "",
        f"As of {datetime.now(tz=UTC):%Y-%m-%d}. A rule that can be broken without failing a test",
        "is not tested. `make mutants` breaks the rule modules in one place at a time",
        "(cosmic-ray finds the places; whole statements are dropped as well) and runs the tests of",
        "`tests/rules` and `tests/laws` that reach that line, those first that noticed its",
        'neighbours. It samples each module (`ARGS="--sample 50"`; 0 means all), resumes where it',
        "was stopped, and writes this page; with `--again` the survivors face all their tests.",
        "Types, decorators, assertions and the proposals of random play are left out, because they",
        "are not rules.",
        "",
        f"Of {every} mutants {tried} were tried. {same_all} of these break nothing, for reasons in",
        f"`scripts/mutants/equivalent.txt`. The tests noticed {died} of the others: **{share}**.",
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
    return "\n".join(lines) + by_hand()


def said(sample: list[Mutant]) -> str:
    """What is known of a sample."""
    results = judged()
    tried = [mutant for mutant in sample if mutant.key in results]
    living = [shown(mutant) for mutant in tried if results[mutant.key]["alive"]]
    alive = [text for text in living if not breaks_nothing(text)]
    real = len(tried) - len(living) + len(alive)
    counts = f"{len(tried)} of {len(sample)} tried, {len(tried) - real} break nothing"
    return "\n".join([f"{counts}, {real - len(alive)} of the other {real} noticed", *alive])


def by_hand() -> str:
    """What is written on the page by hand stays there."""
    _, heading, text = REPORT.read_text(encoding="utf-8").partition(BY_HAND)
    return heading + text


def main() -> None:
    """Try what was asked for, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=20, help="mutants of each module, 0 for all")
    parser.add_argument("--workers", type=int, default=2, help="how many side by side")
    parser.add_argument("--seconds", type=float, default=3600.0, help="the most for the whole run")
    parser.add_argument(
        "--again", action="store_true", help="only those that were alive, and with the laws"
    )
    parser.add_argument("--fresh", type=int, default=0, help="so many that were never tried")
    parser.add_argument("--seed", default="fresh", help="the word by which they are drawn")
    parser.add_argument("names", nargs="*", help="modules, such as deck or kuhhandel/turn.py")
    asked = parser.parse_args()
    KEPT.mkdir(exist_ok=True)
    bred = breed(modules([]))
    for lines in (True, False):
        new = [f for f in unwatched() if (f in BRIEF or not f.startswith("tests/laws")) == lines]
        if new:
            script = f"from scripts.mutants.run import watch; watch({new!r}, {lines})"
            subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True)
    results = judged()
    few = [bred[module][: asked.sample or None] for module in modules(asked.names)]
    sample = draw(bred, asked.fresh, asked.seed) if asked.fresh else list(chain(*few))
    chosen = [
        mutant
        for mutant in sample
        if (
            mutant.key in results
            and results[mutant.key]["alive"]
            and not breaks_nothing(shown(mutant))
            if asked.again
            else mutant.key not in results
        )
    ]
    if not asked.fresh:
        Random(0).shuffle(chosen)
    print(f"{len(chosen)} mutants to try", flush=True)
    with_sources()
    spread(chosen, asked.workers, asked.seconds, asked.again)
    REPORT.write_text(report(bred), encoding="utf-8")
    print(said(sample), flush=True)


if __name__ == "__main__":
    main()

"""Prints each clause of the rulebooks with the tests that prove it; fails when one has none."""

import json
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_pattern
from rich.console import Console

import higgle

ROOT = Path(__file__).parent.parent
CLAUSES = ROOT / "src/higgle/speech/en/clauses.ftl"
GAMES = {
    "B": "bohnanza",
    "P": "bohnanza-plus",
    "H": "high-bohn",
    "W": "bohnaparte",
    "K": "kuhhandel",
}


def clauses() -> dict[str, str]:
    """The clauses by id, in the order of the book."""
    resource = FluentParser().parse(CLAUSES.read_text(encoding="utf-8"))
    return {
        entry.id.name: serialize_pattern(entry.value).strip()
        for entry in resource.body
        if isinstance(entry, Message) and entry.value is not None
    }


def proofs() -> dict[str, list[str]]:
    """The tests by clause, as pytest collects them."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "rules.json"
        command = [sys.executable, "-m", "pytest", "--collect-only", "-qq", "-m", ""]
        done = subprocess.run(
            [*command, f"--rules-file={file}"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise SystemExit(done.stdout + done.stderr)
        tests: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    found: dict[str, list[str]] = defaultdict(list)
    for test, ids in tests.items():
        name = test.partition("[")[0]
        for clause in ids:
            if name not in found[clause]:
                found[clause].append(name)
    return found


def built_games() -> set[str]:
    """The ids of the games that can be played."""
    games: tuple[object, ...] = getattr(higgle, "games", tuple)()
    return {str(getattr(game, "id", game)) for game in games}


def main() -> int:
    """The list, family by family, and a verdict."""
    console = Console(highlight=False, soft_wrap=True)
    built = built_games()
    texts, found = clauses(), proofs()
    bare = [clause for clause in texts if not found.get(clause)]
    missing = [clause for clause in bare if GAMES[clause[0]] in built]
    for clause, text in texts.items():
        tests = found.get(clause, [])
        console.print(clause, style="green" if tests else "red", end=" ", markup=False)
        console.print(text, markup=False)
        for test in tests:
            console.print(f"    {test}", style="dim", markup=False)
        if not tests:
            word = "no test" if clause in missing else "open: the game is not built yet"
            console.print(f"    {word}", style="red" if clause in missing else "yellow")
    unknown = sorted(found.keys() - texts.keys())
    console.print(f"\n{len(texts)} clauses, {len(texts) - len(bare)} with tests, ", end="")
    console.print(f"{len(bare) - len(missing)} open, {len(missing)} without a test")
    if missing:
        console.print("without a test: " + " ".join(missing), style="red")
    if unknown:
        console.print("tests name clauses that do not exist: " + " ".join(unknown), style="red")
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())

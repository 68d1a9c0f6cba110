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

ROOT = Path(__file__).parents[2]
CLAUSES = ROOT / "src/higgle/i18n/en/clauses.ftl"
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


def tell(console: Console, clause: str, text: str, tests: list[str], built: bool) -> None:
    """One clause, and its tests or the want of them."""
    console.print(clause, style="green" if tests else "red", end=" ")
    console.print(text)
    for test in tests:
        console.print(f"    {test}", style="dim")
    if not tests:
        console.print(
            "    no test" if built else "    open: the game is not built yet", style="yellow"
        )


def main() -> int:
    """The list in the order of the book, and a verdict."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    built = {game.id for game in higgle.games()}
    texts, found = clauses(), proofs()
    for clause, text in texts.items():
        tell(console, clause, text, found.get(clause, []), GAMES[clause[0]] in built)
    bare = [clause for clause in texts if clause not in found]
    missing = [clause for clause in bare if GAMES[clause[0]] in built]
    unknown = sorted(found.keys() - texts.keys())
    console.print(
        f"\n{len(texts)} clauses: {len(texts) - len(bare)} with tests, "
        f"{len(bare) - len(missing)} open, {len(missing)} of built games without a test"
    )
    if missing:
        console.print("without a test: " + " ".join(missing), style="red")
    if unknown:
        console.print("tests name clauses that do not exist: " + " ".join(unknown), style="red")
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())

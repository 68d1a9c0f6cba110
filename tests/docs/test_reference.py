"""The reference has an entry for everything that is public."""

import re
from pathlib import Path
from types import ModuleType

import griffe
import msgspec
import pytest

import higgle
from higgle import arena, core, play
from higgle.cli.program import COMMANDS
from higgle.i18n import FOLDER
from higgle.protocol.messages import ClientMessage, ServerMessage
from higgle.server.config import Config
from scripts.docs.reference import PAGES

ROOT = Path(__file__).parents[2]
API = ROOT / "docs/reference/api"


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    """The generated pages."""
    return {name: page() for name, page in PAGES.items()}


@pytest.mark.parametrize("package", [higgle, arena, core, play], ids=lambda one: one.__name__)
def test_every_public_name_has_an_entry(package: ModuleType) -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in API.glob("*.md"))
    entries = set(re.findall(r"::: [\w.]*\.(\w+)$", text, re.MULTILINE))
    for names in re.findall(r"members: \[(.*?)\]", text):
        entries |= set(names.split(", "))

    assert set() == set(package.__all__) - entries


def test_every_name_that_a_program_on_a_page_imports_has_an_entry() -> None:
    """Of what users import; what a game is made of stands in the file of the game."""
    text = "".join(page.read_text(encoding="utf-8") for page in API.glob("*.md"))
    shown = re.findall(
        r"^::: higgle\.([\w.]+)$(?:\n    options:\n      members: \[(.*?)\])?", text, re.MULTILINE
    )
    whole = {path for path, names in shown if not names}
    entries = {path.rpartition(".")[2] for path in whole}
    entries.update(*[names.split(", ") for _, names in shown])
    imported = [
        (module, name)
        for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
        for module, names in re.findall(
            r"^from higgle\.((?:envs|play|client|core|arena)\b[\w.]*) import (\w+(?:, \w+)*)",
            page.read_text(encoding="utf-8"),
            re.MULTILINE,
        )
        for name in names.split(", ")
    ]

    assert len(imported) > 20
    assert [] == [
        (module, name) for module, name in imported if module not in whole and name not in entries
    ]


def test_every_entry_exists_and_has_a_docstring() -> None:
    package = griffe.load("higgle", search_paths=[ROOT / "src"])
    for page in API.glob("*.md"):
        text = page.read_text(encoding="utf-8")
        for path, names in re.findall(
            r"^::: higgle\.([\w.]+)$(?:\n    options:\n      members: \[(.*?)\])?",
            text,
            re.MULTILINE,
        ):
            entry = package[path]
            assert entry.docstring, path
            assert [] == [
                name for name in filter(None, names.split(", ")) if not entry[name].docstring
            ]


def test_every_command_and_its_flags_are_explained(pages: dict[str, str]) -> None:
    page = pages["commands"]

    for place in COMMANDS:
        assert f"## higgle {place.partition(':')[2]}\n" in page
    assert set() == set(re.findall(r"^higgle .* -m .*$", page, re.MULTILINE))
    described = re.findall(r"^\* `.*$", page, re.MULTILINE)
    assert len(described) > 100
    assert [] == [line for line in described if not re.search(r"`: [^*\s]", line)]


def test_every_setting_is_explained(pages: dict[str, str]) -> None:
    for field in msgspec.structs.fields(Config):
        row = re.search(
            rf"^\| `{field.name}` \| `HIGGLE_\w+` \| `.*?` \| (.+) \|$",
            pages["settings"],
            re.MULTILINE,
        )
        assert row is not None, field.name


def test_every_message_is_explained(pages: dict[str, str]) -> None:
    headings = set(re.findall(r"^### (\w+)$", pages["messages"], re.MULTILINE))
    messages = {
        kind.__name__ for union in (ClientMessage, ServerMessage) for kind in union.__args__
    }

    assert set() == messages - headings


def test_every_clause_stands_under_its_chapter(pages: dict[str, str]) -> None:
    text = (FOLDER / "en/clauses.ftl").read_text(encoding="utf-8")
    clauses = re.findall(r"^([BPHWK]\d\d) =", text, re.MULTILINE)

    assert clauses == re.findall(r"^\| `([BPHWK]\d\d)`", pages["clauses"], re.MULTILINE)

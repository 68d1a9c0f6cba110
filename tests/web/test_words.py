"""The texts of the page: whatever a text speaks of, the page says."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from higgle.i18n import LANGUAGES, bundle, knows
from tests.web.house import ROOT

SOURCES = sorted(
    path
    for kind in ("*.svelte", "*.ts")
    for path in (ROOT / "web" / "src").rglob(kind)
    if not path.name.endswith(".test.ts")
)
CALL = re.compile(r'\bt\(\s*"([\w-]+(?:\.\w+)?)"\s*(?:,\s*\{([^{}]*)\}\s*)?\)')
"""A text asked for by its name, with plain words or none."""
NAME = re.compile(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)")


def asked(path: Path) -> list[tuple[str, dict[str, str | int]]]:
    """What a file asks for, with a number for every word that it gives."""
    calls = CALL.findall(path.read_text(encoding="utf-8"))
    return [
        (name, dict.fromkeys(NAME.findall(words), 2)) for name, words in calls if "..." not in words
    ]


def lacks(name: str, language: str, words: dict[str, str | int]) -> list[str]:
    """What a text speaks of and was not told."""
    found = Asked()
    found.visit(bundle(language)[name])
    return sorted(found.names - words.keys())


class Asked(Visitor):
    """The words that a text asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_hole(language: str) -> None:
    """Where a text says a price, the page gives one."""
    calls = [(path.name, name, words) for path in SOURCES for name, words in asked(path)]
    known = [call for call in calls if knows(call[1], language)]
    found = [(path, name, lacks(name, language, words)) for path, name, words in known]

    assert len(found) > 400
    assert [] == [hole for hole in found if hole[2]]

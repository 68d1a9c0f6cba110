"""What a plain install leaves out is named with the command that brings it."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from higgle.extras import Extra, Missing

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SOURCES = list((ROOT / "src").rglob("*.py"))
IMPORTED_AS = {
    "open_spiel": "pyspiel",
    "argon2-cffi": "argon2",
    "prometheus-client": "prometheus_client",
    "http-ece": "http_ece",
    "py-vapid": "py_vapid",
}
INDIRECT = {"aiosqlite"}
"""SQLAlchemy imports it, by the address of the database."""
BEHIND = {
    "server/": "server",
    "bots/net.py": "bots",
    "bots/kuhhandel/": "bots",
    "arena/plackett_luce.py": "bots",
    "envs/encoder.py": "research",
    "envs/env_core.py": "research",
    "train/": "train",
}
"""Modules to which the doors that are outside of them lead: those name the extra."""


def test_a_missing_extra_is_named_with_its_command() -> None:
    """One sentence, ready to be typed; it is an import error for programs, too."""
    with pytest.raises(ModuleNotFoundError) as caught, Extra("cluster"):
        import no_such_package  # type: ignore[import-not-found]  # noqa: F401 - it must be missing

    assert isinstance(caught.value, Missing)
    assert (
        "This needs no_such_package, which a plain install leaves out: "
        'pip install "higgle[cluster]"' == caught.value.text()
    )


def test_every_extra_that_is_named_exists() -> None:
    """What the code tells people to install is in the package."""
    sources = "".join(file.read_text(encoding="utf-8") for file in SOURCES)
    named = set(re.findall(r'with Extra\("(\w+)"\)', sources))

    assert {"cluster", "postgres"} <= named <= set(PROJECT["optional-dependencies"])


def imported(tree: ast.AST, extra: str = "") -> Iterator[tuple[str, str]]:
    """Every package that is imported, and the extra inside which it is."""
    match tree:
        case ast.With(items=[ast.withitem(ast.Call(ast.Name("Extra"), [ast.Constant(str(name))]))]):
            extra = name
        case ast.Import(names):
            yield from ((name.name.partition(".")[0], extra) for name in names)
        case ast.ImportFrom(module=str(module), level=0):
            yield module.partition(".")[0], extra
    for part in ast.iter_child_nodes(tree):
        yield from imported(part, extra)


def test_whatever_an_extra_brings_is_imported_as_part_of_it() -> None:
    """Nobody reads a bare ModuleNotFoundError, whichever door they come through."""
    brought: dict[str, set[str]] = {}
    for extra, needs in PROJECT["optional-dependencies"].items():
        for need in needs:
            package = re.split(r"\W", need)[0]
            brought.setdefault(IMPORTED_AS.get(need.split(">")[0], package), set()).add(extra)
    found = {
        (file.relative_to(ROOT).as_posix(), package, extra)
        for file in SOURCES
        for package, extra in imported(ast.parse(file.read_text(encoding="utf-8")))
        if package in brought
    }

    assert set(brought) - INDIRECT == {package for _, package, _ in found}
    assert [] == sorted(one for one in found if not belongs(one[0], one[2], brought[one[1]]))


def belongs(file: str, extra: str, extras: set[str]) -> bool:
    """Whether an import is part of one of these extras, or stands in a module behind its door."""
    behind = {home for home, one in BEHIND.items() if one in extras}
    return extra in extras or any(file.startswith(f"src/higgle/{home}") for home in behind)

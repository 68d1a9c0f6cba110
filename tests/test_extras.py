"""What a plain install leaves out is named with the command that brings it."""

import re
import tomllib
from pathlib import Path

import pytest

from higgle.extras import Extra, Missing

ROOT = Path(__file__).parent.parent


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
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    sources = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py"))
    named = set(re.findall(r'with Extra\("(\w+)"\)', sources))

    assert {"cluster", "postgres"} <= named <= set(project["optional-dependencies"])

"""What every test runs under: a fixed course for hypothesis, and a list of the clauses proved."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "house",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("explore", parent=settings.get_profile("house"), derandomize=False)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let `make rules` ask which test proves which clause."""
    parser.addoption(
        "--rules-file", type=Path, help="write each collected test and its clauses to this file"
    )


def pytest_collection_finish(session: pytest.Session) -> None:
    """Write the list, when it was asked for."""
    file: Path | None = session.config.getoption("--rules-file")
    if file is None:
        return
    tests = {
        item.nodeid: [clause for mark in item.iter_markers("rule") for clause in mark.args]
        for item in session.items
    }
    file.write_text(json.dumps(tests), encoding="utf-8")

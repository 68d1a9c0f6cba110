"""What every test runs under: a fixed course for hypothesis, and a list of the clauses proved."""

import json
import os
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from higgle import catalogue, i18n

EXAMPLE = Path(__file__).parent.parent / "docs/examples/orchard"

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


@pytest.fixture(scope="module")
def orchard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The example of a game in a package of its own, installed while these tests run."""
    site = tmp_path_factory.mktemp("site")
    about = site / "higgle_orchard-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: higgle-orchard\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[higgle.games]\norchard = higgle_orchard.game:Orchard\n"
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(site), str(EXAMPLE)]))  # for servers
        patch.syspath_prepend(site)
        i18n.bundle.cache_clear()
        found = catalogue.load_installed(entry_points(group=i18n.GAMES_GROUP))
        for name, game in found.items():
            patch.setitem(catalogue.GAMES, name, game)
        yield
    i18n.bundle.cache_clear()

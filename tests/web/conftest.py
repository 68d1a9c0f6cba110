"""A real browser and one server for all stories; nobody outside this machine is asked."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from scripts.pictures.chromium import chromium, flags
from tests.web.house import PATIENCE, UNDER_WAY, House, Person, somebody
from tests.web.static_house import StaticHouse

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real Chromium; without a window, and as root without its sandbox.

    It goes with the folder: while it lives, nothing asynchronous can run in the same thread.
    """
    with sync_playwright() as play:
        launched = play.chromium.launch(executable_path=chromium(), args=flags())
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that all stories share."""
    server = House(tmp_path_factory.mktemp("house"))
    server.open()
    yield server
    server.kill()
    assert [] == server.mistakes()


@pytest.fixture(scope="package")
def static(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHouse]:
    """The files of the game that needs no server, offered under a path."""
    server = StaticHouse(tmp_path_factory.mktemp("static"))
    server.open()
    yield server
    server.kill()


@pytest.fixture(autouse=True)
def name_the_test(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Every test meets the same deals each time, whatever ran before it."""
    file = tmp_path_factory.getbasetemp() / UNDER_WAY
    file.write_text(request.node.nodeid, encoding="utf-8")


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a story may kill."""
    server = House(tmp_path)
    server.open()
    yield server
    server.kill()
    assert [] == server.mistakes()


@pytest.fixture
def person(browser: Browser, house: House) -> Iterator[Person]:
    """Somebody at a desk, whose browser must not complain."""
    with somebody(browser, house) as visitor:
        yield visitor
        assert [] == visitor.complaints

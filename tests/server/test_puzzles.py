"""Puzzles at a server, and in a page without one: the first answer counts, for guests too."""

from collections.abc import AsyncIterator

import pytest
from litestar.testing import AsyncTestClient

from higgle.protocol.puzzles import PuzzleList, PuzzlePage
from higgle.puzzles.puzzle import find
from higgle.server.http.app import application
from higgle.solo.storage import MemoryStorage
from tests.server.web import Browser, code, come_in, config
from tests.solo.page import SoloPage

pytestmark = pytest.mark.anyio
FIRST = "/api/puzzles/bohnanza/1"


@pytest.fixture
async def browser(sqlite: str) -> AsyncIterator[Browser]:
    """A browser at a server."""
    async with AsyncTestClient(application(config(sqlite))) as found:
        yield found


async def test_a_puzzle_is_answered_once_and_its_rating_moves(browser: Browser) -> None:
    """A second answer changes nothing; the solution is told to whoever has answered."""
    puzzle = find("bohnanza", 1)
    wrong = (puzzle.best + 1) % len(puzzle.answers)
    before = (await browser.get(FIRST)).json()
    assert "solution" not in before or before["solution"] is None
    assert 1500 == before["rating"]

    headers = await come_in(browser)
    told = (await browser.post(FIRST, json={"choice": wrong}, headers=headers)).json()
    again = (await browser.post(FIRST, json={"choice": puzzle.best}, headers=headers)).json()

    assert (wrong, puzzle.best) == (told["solution"]["chosen"], told["solution"]["best"])
    assert told["rating"] > 1500
    assert told == again == (await browser.get(FIRST)).json()
    listed = (await browser.get("/api/puzzles")).json()
    assert "wrong" == listed["sets"][0]["puzzles"][0]["state"]
    assert 2 == listed["next"]["number"] or "bohnanza" != listed["next"]["game"]


async def test_what_there_is_not_is_refused(browser: Browser) -> None:
    """With a sentence each; nobody needs to be known to look, but to answer."""
    assert "no-puzzle" == code(await browser.get("/api/puzzles/bohnanza/21"))
    assert "unknown-game" == code(await browser.get("/api/puzzles/chess/1"))
    assert "come-in-first" == code(await browser.post(FIRST, json={"choice": 0}))
    headers = await come_in(browser)
    assert "no-answer" == code(await browser.post(FIRST, json={"choice": 9}, headers=headers))
    assert 200 == (await browser.get("/api/puzzles")).status_code


async def test_whoever_says_goodbye_leaves_no_answer(browser: Browser) -> None:
    """The count of others' answers loses it too."""
    headers = await come_in(browser)
    await browser.post(FIRST, json={"choice": 0}, headers=headers)
    assert 1500 != (await browser.get(FIRST)).json()["rating"]

    gone = await browser.post("/api/me/goodbye", json={"password": ""}, headers=headers)

    assert gone.status_code < 300, gone.text
    assert 1500 == (await browser.get(FIRST)).json()["rating"]


async def test_a_page_without_a_server_shows_the_same_and_keeps_the_answer() -> None:
    """The position and the values come from the same engine; a reload finds the answer."""
    storage = MemoryStorage()
    page = await SoloPage(storage).load()
    await page.come_in()
    puzzle = find("kuhhandel", 2)
    shown = await page.need(PuzzlePage, "GET", "puzzles/kuhhandel/2")
    told = await page.need(PuzzlePage, "POST", "puzzles/kuhhandel/2", {"choice": puzzle.best})
    assert shown.solution is None
    assert told.solution is not None
    assert puzzle.best == told.solution.chosen

    later = await SoloPage(storage).load()
    await later.need(PuzzlePage, "POST", "puzzles/kuhhandel/2", {"choice": 0})
    found = await later.need(PuzzleList, "GET", "puzzles")

    assert (1, 1) == (found.solved, found.row)
    refused = await later.ask("GET", "puzzles/kuhhandel/x")
    assert "no-puzzle" in refused.body

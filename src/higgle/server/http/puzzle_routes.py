"""Requests about puzzles."""

from functools import partial

from litestar import get, post
from litestar.params import FromPath, JSONBody

from higgle.protocol.puzzles import AnswerPuzzle, PuzzleList, PuzzlePage
from higgle.puzzles.pages import listing, page
from higgle.puzzles.puzzle import find
from higgle.server.http.auth import WebRequest, address_of, anybody, manager_of, who


async def shown(request: WebRequest, person: str, game: str, number: int) -> PuzzlePage:
    """A puzzle as somebody finds it."""
    manager = manager_of(request)
    chose, chosen = await manager.puzzles.look(person, find(game, number))
    work = partial(page, game, number, chose, chosen)
    return await manager.replays.run(address_of(request), work)


@get("/api/puzzles")
async def puzzles(request: WebRequest) -> PuzzleList:
    """All puzzles, and how I have done."""
    visitor = await anybody(request)
    tries = [] if visitor is None else await manager_of(request).puzzles.of(visitor.id)
    return listing(tries)


@get("/api/puzzles/{game:str}/{number:int}")
async def puzzle(request: WebRequest, game: FromPath[str], number: FromPath[int]) -> PuzzlePage:
    """A puzzle; its solution for those who have answered it."""
    visitor = await anybody(request)
    return await shown(request, "" if visitor is None else visitor.id, game, number)


@post("/api/puzzles/{game:str}/{number:int}", status_code=200)
async def answer_puzzle(
    request: WebRequest, game: FromPath[str], number: FromPath[int], data: JSONBody[AnswerPuzzle]
) -> PuzzlePage:
    """Answer a puzzle: the first answer counts."""
    visitor = await who(request)
    await manager_of(request).puzzles.answer(visitor.id, game, number, data.choice)
    return await shown(request, visitor.id, game, number)


ROUTES = [puzzles, puzzle, answer_puzzle]

"""Puzzles at a server: whose first answer was what, and how everybody has fared."""

from collections.abc import Callable

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from higgle.puzzles.pages import Try, check_choice
from higgle.puzzles.puzzle import Puzzle, find
from higgle.server.store.database import Database
from higgle.server.store.schema import PuzzleTry


class PuzzleTries:
    """The first answers of all people."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now

    async def of(self, person: str) -> list[Try]:
        """Somebody's first answers, in their order."""
        wanted = select(PuzzleTry).where(PuzzleTry.person == person).order_by(PuzzleTry.at)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Try(row.puzzle, row.choice, row.right) for row in rows]

    async def look(self, person: str, puzzle: Puzzle) -> tuple[list[int], int | None]:
        """How many chose which answer, and what somebody has chosen."""
        async with self.database.reading() as connection:
            return await chose(connection, puzzle), await chosen(connection, person, puzzle)

    async def answer(self, person: str, game: str, number: int, choice: int) -> None:
        """Count somebody's answer, if it is their first to this puzzle."""
        puzzle = find(game, number)
        check_choice(puzzle, choice)
        row = {"puzzle": puzzle.code, "person": person, "choice": choice, "at": self.now()}
        async with self.database.writing() as connection:
            if await chosen(connection, person, puzzle) is None:
                right = choice == puzzle.best
                await connection.execute(insert(PuzzleTry).values(row | {"right": right}))


async def chose(connection: AsyncConnection, puzzle: Puzzle) -> list[int]:
    """How many people chose which answer first."""
    counted = select(PuzzleTry.choice, func.count()).where(PuzzleTry.puzzle == puzzle.code)
    rows = await connection.execute(counted.group_by(PuzzleTry.choice))
    found = {row[0]: row[1] for row in rows}
    return [found.get(place, 0) for place in range(len(puzzle.answers))]


async def chosen(connection: AsyncConnection, person: str, puzzle: Puzzle) -> int | None:
    """What somebody has answered first."""
    mine = PuzzleTry.puzzle == puzzle.code, PuzzleTry.person == person
    return await connection.scalar(select(PuzzleTry.choice).where(*mine))

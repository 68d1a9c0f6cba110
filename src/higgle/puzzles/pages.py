"""Puzzles as they are shown: the position from its seat, the answers, and the solution after it."""

from collections.abc import Mapping, Sequence
from math import log10
from typing import Final

import msgspec

from higgle.catalogue import OWN_GAMES
from higgle.core import SPECTATOR, Action, Seat, Table, require
from higgle.live.results import replay_step
from higgle.play.registry import bot_name
from higgle.protocol.history import Replay
from higgle.protocol.messages import Happened, Pile
from higgle.protocol.puzzles import (
    PuzzleChoice,
    PuzzleList,
    PuzzlePage,
    PuzzleSet,
    PuzzleSolution,
    PuzzleSpot,
    PuzzleWorld,
    PuzzleWorth,
)
from higgle.puzzles.games.questions import deed_of, open_offers
from higgle.puzzles.puzzle import WORLDS, Puzzle, find, load

MIDDLE: Final = 1500
"""The rating of a puzzle that half of all solve; nobody has tried a new one."""
SCALE: Final = 400
"""How much more a puzzle is rated that ten times as many fail."""


class Try(msgspec.Struct, frozen=True):
    """Somebody's first answer to a puzzle, which counts."""

    code: str
    choice: int
    right: bool


def rating(tries: int, right: int) -> int:
    """How hard a puzzle is, by how people fare: on the scale of chess ratings."""
    return round(MIDDLE + SCALE * log10((tries - right + 1) / (right + 1)))


def position(puzzle: Puzzle) -> Replay:
    """The table at the moment, as its seat sees it, in the form of a replay of one step."""
    table = puzzle.table()
    now = replay_step(table, Happened(0, "deal", SPECTATOR, 0.0), "", puzzle.seat)
    return Replay(
        puzzle.game,
        names(puzzle),
        msgspec.to_builtins(table.options),
        puzzle.seat,
        msgspec.convert(table.layout.public(), list[Pile]),
        0,
        1,
        [now],
        "",
        None,
    )


def names(puzzle: Puzzle, own: str = "") -> list[str]:
    """Who sits at the table: oneself, and bots by their names."""
    seats = range(puzzle.seats)
    return [own if seat == puzzle.seat else bot_name(seat, [own]) for seat in seats]


def page(game: str, number: int, chose: Sequence[int], chosen: int | None) -> PuzzlePage:
    """A puzzle, with its solution for whoever has answered it; `chose` is how often what was."""
    puzzle = find(game, number)
    shown = position(puzzle)
    view = puzzle.view()
    choices = [
        choice(view, puzzle.seat, action, text)
        for action, text in zip(puzzle.actions(view), puzzle.answers, strict=True)
    ]
    answer = None if chosen is None else solution(puzzle, chosen, chose)
    return PuzzlePage(
        game,
        number,
        len(load(game)),
        puzzle.question,
        puzzle.seat,
        len(puzzle.log),
        shown,
        open_offers(view),
        choices,
        rating(sum(chose), right(puzzle, chose)),
        answer,
    )


def choice(view: Table, seat: Seat, action: Action | None, text: str) -> PuzzleChoice:
    """Something that could be done."""
    found = None if action is None else msgspec.to_builtins(action)
    return PuzzleChoice(found, text, deed_of(view, seat, action))


def right(puzzle: Puzzle, chose: Sequence[int]) -> int:
    """How many have chosen the best."""
    return chose[puzzle.best] if len(chose) > puzzle.best else 0


def solution(puzzle: Puzzle, chosen: Seat, chose: Sequence[int]) -> PuzzleSolution:
    """What comes of every answer, and how others have chosen."""
    worths = [
        PuzzleWorth(one.value, one.error, one.dots, one.yes, list(one.facts))
        for one in puzzle.outcomes
    ]
    told = puzzle.outcomes[puzzle.best].told
    counts = [chose[place] if place < len(chose) else 0 for place in range(len(worths))]
    return PuzzleSolution(
        chosen,
        puzzle.best,
        puzzle.beside,
        puzzle.step,
        WORLDS,
        worths,
        [PuzzleWorld(one.dot, list(one.sentences)) for one in told],
        counts,
        rating(sum(counts), right(puzzle, counts)),
    )


def check_choice(puzzle: Puzzle, chosen: int) -> int:
    """Refuse an answer that the puzzle does not offer."""
    require(0 <= chosen < len(puzzle.answers), "no-answer", most=len(puzzle.answers))
    return chosen


def listing(tries: Sequence[Try]) -> PuzzleList:
    """All sets with how somebody has done, their first answers in order, and what comes next."""
    by_code = {one.code: one for one in tries}
    sets: list[PuzzleSet] = []
    open_spots: list[PuzzleSpot] = []
    for game in OWN_GAMES:
        spots = [spot(game, number, by_code) for number in range(1, len(load(game)) + 1)]
        sets.append(PuzzleSet(game, spots))
        open_spots += [one for one in spots if one.state == "open"]
    row = 0
    for one in reversed(tries):
        if not one.right:
            break
        row += 1
    coming = min(open_spots, key=lambda one: one.number, default=None)
    return PuzzleList(sets, sum(one.right for one in tries), row, coming)


def spot(game: str, number: int, tries: Mapping[str, Try]) -> PuzzleSpot:
    """A puzzle of a set in short, and whether somebody has solved it."""
    puzzle = find(game, number)
    done = tries.get(puzzle.code)
    state = "open" if done is None else "right" if done.right else "wrong"
    return PuzzleSpot(game, number, puzzle.question, state)  # type: ignore[arg-type]  # one of three

"""What was played: history, records and replays from any viewpoint."""

from collections.abc import Iterator
from time import thread_time

import msgspec
from sqlalchemy import select

from higgle import catalogue
from higgle.core import CLOCK, SPECTATOR, TRUTH, Event, Record, Seat, Table, require
from higgle.live.log import ACT
from higgle.narrator import show
from higgle.protocol.messages import Happened, Pile, Result
from higgle.protocol.rest import Course, History, Played, Replay, ReplayStep
from higgle.server.lobby.tables import infos, result_of
from higgle.server.store.database import Database
from higgle.server.store.schema import Chair, GameTable, Outcome

PAGE = 50
LONGEST = 3.0
"""How many seconds of processor time a game may take to be played once more; most take a tenth."""
TURN = "turn_began"
"""The event that parts a game into turns; a game without it is told step by step."""


async def history(database: Database, person: str, first: int) -> History:
    """Somebody's finished games, newest first."""
    wanted = (
        select(Outcome.code, Outcome.ended, Outcome.result, GameTable.began, Chair.seat)
        .join(GameTable, GameTable.code == Outcome.code)
        .join(Chair, Chair.code == Outcome.code)
        .where(Chair.person == person)
        .order_by(Outcome.ended.desc(), Outcome.code)
        .offset(first)
        .limit(PAGE + 1)
    )
    async with database.reading() as connection:
        rows = (await connection.execute(wanted)).all()
    codes = [row.code for row in rows[:PAGE]]
    tables = {
        table.code: table for table in await infos(database, GameTable.code.in_(codes), limit=PAGE)
    }
    played = [
        Played(
            row.code,
            tables[row.code].game,
            [who.name for who in tables[row.code].seats],
            row.seat,
            row.began,
            row.ended,
            result_of(row.result),
        )
        for row in rows[:PAGE]
    ]
    return History(played, len(rows) > PAGE)


def course(record: Record) -> Course:
    """How everybody stood whenever a turn began, and at the end."""
    table = catalogue.new(record.game, record.seats, record.seed, record.options)
    dealt = table.scores()
    told = TURN in table.EVENTS
    turns = [
        table.scores()
        for events in retrace_in_time(record, table)
        if not told or any(event.name == TURN for event in events)
    ]
    why, count = table.why_over()
    return Course(why, count, [dealt, *turns, table.scores()])


def retrace_in_time(record: Record, table: Table) -> Iterator[list[Event]]:
    """Play a record once more, unless that takes too long."""
    last = thread_time() + LONGEST
    for events in catalogue.retrace(table, record):
        require(thread_time() < last, "record-too-slow")
        yield events


def replay(record: Record, viewpoint: Seat, first: int, count: int) -> Replay:
    """A part of a game, step by step, as a viewpoint saw it; step 0 is the deal."""
    require(TRUTH <= viewpoint < record.seats, "unknown-seat")
    table = catalogue.new(record.game, record.seats, record.seed, record.options)
    piles = msgspec.convert(table.layout.public(), list[Pile])
    steps = [replay_step(table, Happened(0, "deal", SPECTATOR, 0.0), "", viewpoint)]
    played = zip(record.lines, retrace_in_time(record, table), strict=True)
    for number, (line, events) in enumerate(played, 1):
        if first <= number < first + count:
            told = [show(table, event, viewpoint) for event in events]
            text = line.do if viewpoint in (TRUTH, line.seat) or line.seat == CLOCK else ""
            step = Happened(number, ACT, line.seat, 0.0, told)
            steps.append(replay_step(table, step, text, viewpoint))
    result = Result(table.scores(), table.scores(detail=True), table.winners())
    return Replay(
        record.game,
        [],
        msgspec.to_builtins(table.options),
        viewpoint,
        piles,
        first,
        len(record.lines) + 1,
        steps if first == 0 else steps[1:],
        record.seal,
        result if table.over else None,
    )


def replay_step(table: Table, step: Happened, text: str, viewpoint: Seat) -> ReplayStep:
    """The table after a step; -1 is a spectator, -2 sees everything."""
    view = table
    if viewpoint != TRUTH:
        view = table.view(None if viewpoint == SPECTATOR else viewpoint)
    return ReplayStep(step, text, msgspec.Raw(view.json()), view.hints().all())

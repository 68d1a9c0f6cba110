"""What a finished game shows: its result, its course, and its replay from any viewpoint."""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping

import msgspec

from higgle import catalogue
from higgle.core import CLOCK, SPECTATOR, TRUTH, Event, Record, Seat, Table, require
from higgle.narrator import show
from higgle.protocol.history import Course, Rating, Replay, ReplayStep, Tally
from higgle.protocol.messages import Happened, Pile, Result

LONGEST = 3.0
"""How many seconds of processor time a game may take to be played once more; most take a tenth."""
TURN = "turn_began"
"""The event that parts a game into turns; a game without it is told step by step."""

clock: Callable[[], float] = getattr(time, "thread_time", time.process_time)
"""The processor time of this thread; a browser has no threads to tell apart."""


def result(game: Table) -> Result:
    """How a game ended."""
    return Result(game.scores(), game.scores(detail=True), game.winners())


def tallies(
    played: Iterable[tuple[str, Seat, Result | None]], ratings: Mapping[str, Rating]
) -> list[Tally]:
    """How somebody has done at every game, by the results on the seats that they had."""
    places: dict[str, Counter[int]] = {}
    wins: Counter[str] = Counter()
    for game, seat, ended in played:
        if ended is not None:
            places.setdefault(game, Counter())[rank(ended, seat)] += 1
            wins[game] += seat in ended.winners
    return [
        Tally(game, count.total(), wins[game], spread(count), ratings.get(game))
        for game, count in sorted(places.items())
    ]


def rank(result: Result, seat: Seat) -> int:
    """The place of a seat, 0 for a winner; whoever lost a tie is behind the winner."""
    if seat in result.winners:
        return 0
    better = sum(score > result.scores[seat] for score in result.scores)
    return max(better, len(result.winners))


def spread(places: Counter[int]) -> list[int]:
    """How often each place was taken, from the first on."""
    return [places[place] for place in range(max(places) + 1)]


def course(record: Record) -> Course:
    """How everybody stood whenever a turn began, and at the end."""
    table = catalogue.new(record.game, record.seats, record.seed, record.options)
    told = TURN in table.EVENTS
    points, steps = [table.scores()], [0]
    for step, events in enumerate(retrace_in_time(record, table), 1):
        if not told or any(event.name == TURN for event in events):
            points.append(table.scores())
            steps.append(step)
    why, count = table.why_over()
    return Course(why, count, [*points, table.scores()], [*steps, len(record.lines)])


def retrace_in_time(record: Record, table: Table) -> Iterator[list[Event]]:
    """Play a record once more, unless that takes too long."""
    last = clock() + LONGEST
    for events in catalogue.retrace(table, record):
        require(clock() < last, "record-too-slow")
        yield events


def replay_page(record: Record, viewpoint: Seat, first: int, count: int) -> Replay:
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
            step = Happened(number, "act", line.seat, 0.0, told)
            steps.append(replay_step(table, step, text, viewpoint))
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
        result(table) if table.over else None,
    )


def replay_step(table: Table, step: Happened, text: str, viewpoint: Seat) -> ReplayStep:
    """The table after a step; -1 is a spectator, -2 sees everything."""
    view = table
    if viewpoint != TRUTH:
        view = table.view(None if viewpoint == SPECTATOR else viewpoint)
    return ReplayStep(step, text, msgspec.Raw(view.json()), view.hints().all())
